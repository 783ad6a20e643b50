#include "hal_host/commands/options.h"

#include <algorithm>

namespace felicity::host {
namespace {

bool among(const std::vector<std::string_view>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::string Options::parse(const std::vector<std::string>& words, const Known& known) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (!word.starts_with("--")) {
      if (word.empty()) return "an argument is empty";
      if (arguments_.size() == known.most_arguments) return "unexpected argument " + word;
      arguments_.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
    const bool repeated = among(known.repeated, name);
    if (values_.contains(name) && !repeated) return "--" + name + " given twice";
    std::string value;
    if (among(known.flags, name)) {
      if (equals != std::string::npos) return "--" + name + " takes no value";
    } else if (!repeated && !among(known.with_value, name)) {
      return "unknown option --" + name;
    } else if (equals != std::string::npos) {
      value = word.substr(equals + 1);
    } else if (++i == words.size()) {
      return "--" + name + " needs a value";
    } else {
      value = words[i];
    }
    if (!among(known.flags, name) && value.empty()) return "--" + name + " is empty";
    values_[name].push_back(value);
  }
  return "";
}

std::vector<std::string> Options::values(std::string_view name) const {
  const auto found = values_.find(std::string(name));
  return found == values_.end() ? std::vector<std::string>() : found->second;
}

std::string Options::value(std::string_view name, std::string otherwise) const {
  const auto found = values_.find(std::string(name));
  return found == values_.end() ? otherwise : found->second.front();
}

}  // namespace felicity::host

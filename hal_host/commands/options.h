// Command lines: `--name value`, `--flag` and plain arguments.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace felicity::host {

class Options {
 public:
  // What a subcommand understands. Names without dashes.
  struct Known {
    std::vector<std::string_view> with_value;
    std::vector<std::string_view> flags;
    std::size_t most_arguments = 0;
    std::vector<std::string_view> repeated = {};  // with a value, any number of times
  };

  // Empty, or one sentence saying what is wrong.
  std::string parse(const std::vector<std::string>& words, const Known& known);

  bool has(std::string_view name) const { return !values(name).empty(); }
  std::string value(std::string_view name, std::string otherwise = "") const;
  std::vector<std::string> values(std::string_view name) const;  // of a repeated one, in order
  const std::vector<std::string>& arguments() const { return arguments_; }

 private:
  std::map<std::string, std::vector<std::string>> values_;
  std::vector<std::string> arguments_;
};

}  // namespace felicity::host

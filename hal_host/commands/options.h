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
  };

  // Empty, or one sentence saying what is wrong.
  std::string parse(const std::vector<std::string>& words, const Known& known);

  bool has(std::string_view name) const { return values_.contains(std::string(name)); }
  std::string value(std::string_view name, std::string otherwise = "") const;
  const std::vector<std::string>& arguments() const { return arguments_; }

 private:
  std::map<std::string, std::string> values_;
  std::vector<std::string> arguments_;
};

}  // namespace felicity::host

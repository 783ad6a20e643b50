// `felicity rules`: the engine as a service, one line in, one line out.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/state.h"
#include "hal_host/protocol/json_line.h"

namespace felicity::host {

class RulesService {
 public:
  // The answer to one input line, both without the line's end.
  std::string answer(std::string_view line);
  // The answer to a line that was too long to keep.
  std::string answer_too_long();

 private:
  std::string answer_object(const Json& object);
  std::string answer_view(const Json& viewer);
  std::string play(const Action& action);
  std::string bad(const std::string& error);  // BAD_ACTION, or BAD_SETUP before the first game

  bool running_ = false;
  State state_;
  Events last_;
};

// Speaks until the input ends or nobody reads the output any more. The exit status.
int serve_rules(int in, int out);

}  // namespace felicity::host

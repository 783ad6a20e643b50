// The grammar of actions in text: SEAT place FACE, SEAT bid MICE, SEAT pass, SEAT buy.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/game.h"

namespace felicity::host {

struct ParsedAction {
  std::optional<Action> action;
  std::string error;  // if there is no action
};

// A seat that does not exist becomes kNobody, so that the rules refuse it as NotYourTurn.
ParsedAction parse_action(const std::vector<std::string_view>& words);
// The same from values that were found elsewhere.
ParsedAction parse_action(int seat, std::string_view type, std::optional<std::string_view> card,
                          std::optional<int> mice);

}  // namespace felicity::host

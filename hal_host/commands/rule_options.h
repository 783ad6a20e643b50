// --edition and an option for each house rule, by its key.
#pragma once

#include <string>

#include "engine/rules/game.h"
#include "hal_host/commands/options.h"

namespace felicity::host {

// The rules of the edition, which is that of Setup() unless one is given, and house rules that are
// given. Returns what is wrong, or an empty string.
[[nodiscard]] std::string read_rules(Setup& setup, const Options& options);

}  // namespace felicity::host

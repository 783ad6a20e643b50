// Help texts of the subcommands, and the lists of names in them.
#pragma once

#include <string>

#include "hal_host/commands/commands.h"

namespace felicity::host {

// Command::help with the names of the engine's tables in place of {languages}, {editions},
// {house_rules}, {levels} and {characters}.
std::string help_of(const Command& command);

std::string language_codes();  // "en, de, nl or sk"

}  // namespace felicity::host

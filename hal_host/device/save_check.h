// Is this a save of the game?
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace felicity::host {

// The reason why these bytes are not a save of this game, or an empty string. Only the first bytes
// of a file that is too long are needed: one more than a save has.
std::string save_fault(std::span<const std::uint8_t> bytes);

}  // namespace felicity::host

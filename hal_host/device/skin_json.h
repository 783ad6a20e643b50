// A skin as JSON, for people and programs that make one (docs/protocols.md).
#pragma once

#include <string>

#include "hal_host/device/skin_block.h"

namespace felicity::host {

// Empty, or what is wrong and where: "animals.15.large: row 3 has 37 characters, not 38".
[[nodiscard]] std::string parse_skin(const std::string& json, Bytes& block);
// Of a skin that is used.
std::string format_skin(const skin::Skin& skin);

// Empty, or why the game would not use it, and of which section: "name of 15: …".
[[nodiscard]] std::string check_skin(const Bytes& block);

}  // namespace felicity::host

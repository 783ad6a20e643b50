// A skin from a file: the block itself, or the JSON it is made of.
#pragma once

#include <string>

#include "hal_host/device/skin_block.h"

namespace felicity::host {

// Empty, or why it cannot be read or would not be used.
[[nodiscard]] std::string read_skin(const std::string& path, Bytes& block);

}  // namespace felicity::host

// The board this image is built for.
#pragma once

#include "board.h"

namespace felicity::drivers {

inline constexpr const boards::Board& kBoard = boards::FELICITY_BOARD::kBoard;

constexpr bool is_there(boards::Pin pin) { return pin != boards::kNoPin; }
// The SDK takes pins as unsigned.
constexpr unsigned gpio(boards::Pin pin) { return static_cast<unsigned>(pin); }

}  // namespace felicity::drivers

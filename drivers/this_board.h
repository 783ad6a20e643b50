// The board and the chip this image is built for.
#pragma once

#include "board.h"
#include "boards/pico.h"
#include "chip.h"

namespace felicity::drivers {

inline constexpr const boards::Board& kBoard = boards::FELICITY_BOARD::kBoard;

inline constexpr std::uint32_t kFlashBytes =
    chip::kChip == boards::Chip::Rp2350 ? boards::pico::kPico2FlashBytes : kBoard.flash_bytes;

constexpr bool is_there(boards::Pin pin) { return pin != boards::kNoPin; }
// The SDK takes pins as unsigned.
constexpr unsigned gpio(boards::Pin pin) { return static_cast<unsigned>(pin); }

}  // namespace felicity::drivers

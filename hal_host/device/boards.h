// Every board there is, for a program that shows any of them.
#pragma once

#include <cstdint>
#include <string_view>

#include "boards/pico_display_2/board.h"
#include "boards/pico_lcd_1_3/board.h"
#include "boards/pico_oled/board.h"
#include "boards/pico_oled_sh1106/board.h"
#include "boards/pico_oled_spi/board.h"
#include "boards/picosystem/board.h"
#include "engine/hal.h"

namespace felicity::host {

inline constexpr const boards::Board* kBoards[] = {
    &boards::picosystem::kBoard, &boards::pico_lcd_1_3::kBoard,  &boards::pico_display_2::kBoard,
    &boards::pico_oled::kBoard,  &boards::pico_oled_spi::kBoard, &boards::pico_oled_sh1106::kBoard,
};

// nullptr if there is none of this name.
constexpr const boards::Board* board_of(std::string_view name) {
  for (const boards::Board* board : kBoards) {
    if (name == board->name) return board;
  }
  return nullptr;
}

constexpr std::uint8_t key_bits(const boards::Board& board) {
  constexpr std::uint8_t kCross = hal::kUp | hal::kDown | hal::kLeft | hal::kRight;
  switch (board.buttons) {
    case boards::Buttons::Six: return kCross | hal::kA | hal::kB;
    case boards::Buttons::Eight: return kCross | hal::kA | hal::kB | hal::kX | hal::kY;
    case boards::Buttons::Four: break;
  }
  return hal::kA | hal::kB | hal::kX | hal::kY;
}

constexpr bool is_mono(const boards::Board& board) {
  return board.panel.depth == boards::Depth::Mono;
}

}  // namespace felicity::host

// Looks up boards by name. The list of all boards is written by boards/boards.cmake.
#pragma once

#include <cstdint>
#include <string_view>

#include "boards/all.h"
#include "engine/hal.h"
#include "hal_host/device/device.h"

namespace felicity::host {

using boards::kBoards;

// Shown unless --board names another; the small one where a terminal has no room for it.
inline constexpr const boards::Board& kDefaultBoard = boards::picosystem::kBoard;
inline constexpr const boards::Board& kSmallBoard = boards::pico_oled::kBoard;

// nullptr: no board has this name.
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
    case boards::Buttons::Five: return kCross | hal::kA;
    case boards::Buttons::Four: break;
  }
  return hal::kA | hal::kB | hal::kX | hal::kY;
}

// The board's own panel, in good order.
constexpr hal::PanelCheck panel_of(const boards::Board& board) {
  if (board.bus.kind == boards::BusKind::Spi) return {};
  return {.answer = hal::PanelCheck::Answer::Fine, .address = board.bus.address};
}

constexpr bool is_mono(const boards::Board& board) {
  return board.panel.depth == boards::Depth::Mono;
}

constexpr bool has_sound(const boards::Board& board) { return board.piezo != boards::kNoPin; }

constexpr ui::Buttons buttons_of(const boards::Board& board) {
  switch (board.buttons) {
    case boards::Buttons::Six: return ui::Buttons::Six;
    case boards::Buttons::Eight: return ui::Buttons::Eight;
    case boards::Buttons::Five: return ui::Buttons::Five;
    case boards::Buttons::Four: break;
  }
  return ui::Buttons::Four;
}

constexpr Shape shape_of(const boards::Board& board) {
  return {.width = board.panel.width,
          .height = board.panel.height,
          .depth = is_mono(board) ? gfx::Depth::Mono : gfx::Depth::Colour,
          .buttons = buttons_of(board),
          .has_sound = has_sound(board)};
}

}  // namespace felicity::host

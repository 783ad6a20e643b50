#include "hal_host/device/device.h"

#include "engine/hal.h"
#include "hal_host/device/boards.h"
#include "hal_host/device/machine.h"

namespace felicity::host {
namespace {

gfx::Depth depth(const boards::Board& board) {
  return is_mono(board) ? gfx::Depth::Mono : gfx::Depth::Colour;
}

std::size_t canvas_bytes(const boards::Board& board) {
  return gfx::Canvas::bytes(board.panel.width, board.panel.height, depth(board));
}

gfx::Canvas canvas_of(const boards::Board& board, std::vector<std::uint32_t>& memory,
                      gfx::TextWatch* watch) {
  gfx::Canvas canvas(board.panel.width, board.panel.height, depth(board),
                     {reinterpret_cast<std::uint8_t*>(memory.data()), canvas_bytes(board)});
  canvas.set_watch(watch);
  return canvas;
}

ui::Buttons buttons(const boards::Board& board) {
  return board.buttons == boards::Buttons::Four ? ui::Buttons::Four : ui::Buttons::Six;
}

}  // namespace

Device::Device(const boards::Board& board, gfx::TextWatch* watch)
    : memory_(canvas_bytes(board) / sizeof(std::uint32_t)),
      app_(canvas_of(board, memory_, watch), buttons(board), thinker_) {}

void Device::run(Front& front) {
  while (!front.wants_to_leave()) step(front);
}

void Device::watch(Front& front, const Record& record) {
  step(front);  // what was found at the start is in place after the first
  app_.watch(record);
  while (!front.wants_to_leave() && app_.is_watching()) step(front);
}

void Device::step(Front& front) {
  app_.step(hal::now_ms(), hal::keys());
  const bool toggled = app_.settings().toggle_hand && &app_.screen() == &ui::kHandScreen;
  front.secret_shown(app_.screen().secret && !toggled);
  hal::idle_until(app_.wake_at());
}

}  // namespace felicity::host

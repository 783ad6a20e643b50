#include "hal_host/device/pc_machine.h"

#include <utility>

#include "hal_host/device/boards.h"
#include "hal_host/device/canvas_picture.h"

namespace felicity::host {

PcMachine::PcMachine(const boards::Board& board, Front& front, const Chance& chance, Flash flash)
    : front_(front),
      chance_(chance),
      flash_(std::move(flash)),
      has_sound_(host::has_sound(board)),
      picture_(board.panel.width, board.panel.height, is_mono(board)),
      panel_(panel_of(board)) {
  use();
}

void PcMachine::entropy(std::uint8_t (&key)[32]) {
  if (!chance_.draw(key)) hal::panic(__FILE__, __LINE__);
}

bool PcMachine::show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  front_.show(picture_, copy_pixels(canvas, palette, changed, picture_));
  return true;
}

}  // namespace felicity::host

#include "hal_host/device/canvas_picture.h"

namespace felicity::host {
namespace {

constexpr std::uint16_t kLit = 0xFFFF;
constexpr std::uint16_t kDark = 0;

}  // namespace

gfx::Rect copy_pixels(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed,
                      Picture& picture) {
  const gfx::Rect area =
      changed.intersect(canvas.bounds()).intersect({0, 0, picture.width, picture.height});
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) {
      const gfx::Colour colour = canvas.at(x, y);
      picture.at(x, y) = !canvas.is_mono() ? palette[colour] : colour == gfx::kInk ? kLit : kDark;
    }
  }
  return area;
}

}  // namespace felicity::host

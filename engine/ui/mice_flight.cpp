#include "engine/ui/mice_flight.h"

#include <algorithm>

#include "engine/ui/pieces.h"

namespace felicity::ui {

void sound_of_pass(App& app, int mice) {
  app.sound(mice > 0 ? Tune::Squeak : Tune::Pass, std::max(mice, 1));
}

// The mice follow each other in an arc.
void draw_mice_flight(Page& page, gfx::Rect from, gfx::Rect to, int mice, int flight) {
  constexpr int kBehind = 20;  // of the 256 of a flight
  const int alone = 256 - kBehind * (mice - 1);
  for (int i = 0; i < mice; ++i) {
    const int way = std::clamp((flight - i * kBehind) * 256 / alone, 0, 256);
    if (way == 256) continue;  // arrived
    const int lift = way * (256 - way) / 256 * from.h / 64;
    draw_mouse(page, from.x + from.w / 2 + (to.x + to.w / 2 - from.x - from.w / 2) * way / 256,
               from.y + from.h / 2 + (to.y + to.h / 2 - from.y - from.h / 2) * way / 256 - lift);
  }
}

}  // namespace felicity::ui

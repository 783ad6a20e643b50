#include "engine/ui/idle_life.h"

#include <algorithm>

namespace felicity::ui {
namespace {

using namespace gfx;

// A key script's `settle` ends before the first of them: everything else that moves a picture does
// so within four seconds.
constexpr std::uint32_t kEveryMs = 4'600;
constexpr std::uint32_t kBlinkMs = 160;
constexpr std::uint32_t kFlickMs = 140;  // and as long between two of them

// In turn a blink and two flicks of the tail.
bool is_blink(std::uint32_t still_ms) { return still_ms / kEveryMs % 2 == 1; }

void shut_eyes(Canvas& canvas, const Life& life, int x, int y) {
  for (const Rect& eye : life.eyes) {
    const Rect place = eye.moved(x, y);
    canvas.fill(place, life.lid);
    canvas.hline(place.x, place.y + place.h * 2 / 3, place.w, life.lash);
  }
}

// Bent to the right: its upper half by two columns, its lower half by one.
void draw_bent(Page& page, const Sprite& picture, const Life& life, int x, int y) {
  Canvas& canvas = page.canvas();
  const auto draw_part = [&](Rect part, int by) {
    const Rect clip = canvas.narrow_clip(part.moved(x, y));
    canvas.draw(picture, x + by, y, kInk, kPaper);
    canvas.set_clip(clip);
  };
  const int left = life.tail.x;
  const int root = life.tail.bottom();
  const int bend = root / 2 + 1;
  draw_part({0, root, picture.w, picture.h - root}, 0);
  draw_part({0, 0, left, root}, 0);
  draw_part({left + 2, 0, picture.w - left - 2, bend}, 2);
  draw_part({left + 1, bend, picture.w - left - 1, root - bend}, 1);
}

}  // namespace

Pose pose_at(std::uint32_t still_ms, std::uint32_t idle_ms) {
  if (idle_ms >= kLifelessMs || still_ms < kEveryMs) return Pose::Still;
  const std::uint32_t phase = still_ms % kEveryMs;
  if (is_blink(still_ms)) return phase < kBlinkMs ? Pose::Blink : Pose::Still;
  return phase / kFlickMs % 2 == 0 && phase < 3 * kFlickMs ? Pose::Flick : Pose::Still;
}

std::uint32_t until_pose_changes(std::uint32_t still_ms, std::uint32_t idle_ms) {
  if (idle_ms >= kLifelessMs) return kLifelessMs;
  const std::uint32_t phase = still_ms % kEveryMs;
  std::uint32_t next = kEveryMs;
  if (still_ms >= kEveryMs && is_blink(still_ms)) {
    if (phase < kBlinkMs) next = kBlinkMs;
  } else if (still_ms >= kEveryMs && phase < 3 * kFlickMs) {
    next = (phase / kFlickMs + 1) * kFlickMs;
  }
  const std::uint32_t until_end = kLifelessMs - idle_ms;
  if (next - phase < until_end) return next - phase;
  return pose_at(still_ms, idle_ms) == Pose::Still ? kLifelessMs : until_end;
}

void draw_living(Page& page, const Sprite& picture, const Life& life, int x, int y) {
  page.live(life.eyes[0].join(life.eyes[1]).join(life.tail).moved(x, y));
  Pose pose = page.pose();
  if (pose == Pose::Flick && life.tail.is_empty()) pose = Pose::Blink;
  if (pose == Pose::Flick) return draw_bent(page, picture, life, x, y);
  page.canvas().draw(picture, x, y, kInk, kPaper);
  if (pose == Pose::Blink) shut_eyes(page.canvas(), life, x, y);
}

}  // namespace felicity::ui

// Signs of life: while a public picture rests, its animal blinks or flicks its tail now and then,
// until no key was touched for 20 s. It follows the clock alone, not the game: it knows nothing
// that could be secret, and draws no chance.
#pragma once

#include <cstdint>

#include "engine/gfx/art/life.h"
#include "engine/ui/page.h"

namespace felicity::ui {

// Of a picture that was drawn `still_ms` ago, when the last key was touched `idle_ms` ago.
Pose pose_at(std::uint32_t still_ms, std::uint32_t idle_ms);
// Milliseconds until that changes; kLifelessMs: not before something else does.
inline constexpr std::uint32_t kLifelessMs = 20'000;
std::uint32_t until_pose_changes(std::uint32_t still_ms, std::uint32_t idle_ms);

// A picture in the pose of its page.
void draw_living(Page& page, const gfx::Sprite& picture, const gfx::Life& life, int x, int y);

}  // namespace felicity::ui

// A mouse, the money of the game; and a piece of cheese.
#pragma once
#include "engine/gfx/sprite.h"
namespace felicity::gfx {
inline constexpr auto kMouseLarge = colour_sprite<16, 12>({
    "................",
    "...000..........",
    "..0fff0.0000....",
    "..0ffa00aaaa00..",
    "...0aaaaaaaaaa0.",
    "..0aaaaaaaaaaaa0",
    "00a0aaaaaaaaaaa0",
    "fbaaaaaaaaaaaaa0",
    ".0bbbaaaaaaaaa0f",
    "..00bbbbbbbb00.f",
    "....ff0000ff0.ff",
    ".........fffff..",
});
inline constexpr auto kMouseSmall = mono_sprite<8, 7>({
    "..##....",
    ".#--###.",
    ".#--####",
    "#-######",
    ".#######",
    "..#..#-#",
    "......##",
});
}  // namespace felicity::gfx

// The heads of the two dogs: in the place of a number, which they have none of.
#pragma once
#include "engine/gfx/sprite.h"
namespace felicity::gfx {
// Lines more than areas: on a small panel a chosen cell is known by its ground alone.
inline constexpr auto kBigDogSign = mono_sprite<9, 10>({
    "..#####..",
    ".#-----#.",
    "##-----##",
    "##-#-#-##",
    "##-----##",
    "##-----##",
    "##--#--##",
    ".#-###-#.",
    ".#-----#.",
    "..#####..",
});
inline constexpr auto kSmallDogSign = mono_sprite<7, 7>({
    ".##-##.",
    "###-###",
    "##---##",
    "#-#-#-#",
    "#-----#",
    ".#-#-#.",
    "..###..",
});
}  // namespace felicity::gfx

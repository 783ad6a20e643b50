// The heads of the two dogs: in the place of a number, which they have none of.
#pragma once
#include "engine/gfx/sprite.h"
namespace felicity::gfx {
inline constexpr auto kBigDogSign = mono_sprite<11, 10>({
    "...#####...",
    ".###---###.",
    "####---####",
    "###-----###",
    "##-#---#-##",
    "##-------##",
    "##--###--##",
    ".#---#---#.",
    "..#-#-#-#..",
    "...#####...",
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

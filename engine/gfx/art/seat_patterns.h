// Fill patterns of the five seats, distinct without colour: A diagonal, B dots, C waves, D checker, E crosses.
#pragma once
#include "engine/gfx/sprite.h"
namespace felicity::gfx {
inline constexpr Pattern kSeatPatterns[5] = {
    pattern({
        "###.....",
        "##.....#",
        "#.....##",
        ".....###",
        "....###.",
        "...###..",
        "..###...",
        ".###....",
    }),
    pattern({
        "........",
        ".##.....",
        ".##.....",
        "........",
        "........",
        ".....##.",
        ".....##.",
        "........",
    }),
    pattern({
        "##......",
        "..##..##",
        "....##..",
        "........",
        "##......",
        "..##..##",
        "....##..",
        "........",
    }),
    pattern({
        "####....",
        "####....",
        "####....",
        "####....",
        "....####",
        "....####",
        "....####",
        "....####",
    }),
    pattern({
        "..##....",
        "..##....",
        "######..",
        "######..",
        "..##....",
        "..##....",
        "........",
        "........",
    }),
};
}  // namespace felicity::gfx

// Where the animal in a picture has its eyes and its tail, so that it can blink and flick it.
#pragma once

#include "engine/gfx/colour.h"
#include "engine/gfx/rect.h"

namespace felicity::gfx {

struct Life {
  Rect eyes[2];
  Colour lid;   // what covers the eyes
  Colour lash;  // the line where they are shut
  Rect tail;    // up to the right edge of the picture; empty: there is none
};

inline constexpr Life kSackLargeLife = {.eyes = {{18, 36, 7, 7}, {31, 36, 7, 7}},
                                        .lid = Colour::Black,
                                        .lash = Colour::Yellow,
                                        .tail = {41, 0, 15, 9}};
inline constexpr Life kSackSmallLife = {
    .eyes = {{6, 15, 5, 4}, {17, 15, 5, 4}}, .lid = kPaper, .lash = kInk, .tail = {}};
inline constexpr Life kSackTinyLife = {
    .eyes = {{1, 9, 3, 3}, {5, 9, 3, 3}}, .lid = kInk, .lash = kPaper, .tail = {}};
inline constexpr Life kLogoLargeLife = {.eyes = {{22, 32, 6, 6}, {34, 32, 6, 6}},
                                        .lid = Colour::Orange,
                                        .lash = Colour::Black,
                                        .tail = {}};
inline constexpr Life kLogoSmallLife = {
    .eyes = {{8, 8, 4, 4}, {18, 8, 4, 4}}, .lid = kInk, .lash = kPaper, .tail = {}};

}  // namespace felicity::gfx

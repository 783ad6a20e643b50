// The fonts: faces that tools/make-fonts has made of the drawings *.glyphs, in the sizes and
// weights in use. What draws none of a face leaves its tables out of the image.
#pragma once

#include "engine/gfx/font.h"

namespace felicity::gfx {

extern const Typeface kTiny7Face, kText8Face, kText10Face, kText12Face;

inline constexpr Font kTiny7 = {&kTiny7Face, 7, 1, 0};
inline constexpr Font kText8 = {&kText8Face, 8, 1, 0};
inline constexpr Font kText12 = {&kText12Face, 12, 1, 0};
inline constexpr Font kBold12 = {&kText12Face, 12, 1, 1};
inline constexpr Font kText16 = {&kText8Face, 16, 2, 0};  // for the mono canvas
inline constexpr Font kText20 = {&kText10Face, 20, 2, 0};  // for the colour canvas
inline constexpr Font kBold24 = {&kText12Face, 24, 2, 1};
inline constexpr Font kText40 = {&kText10Face, 40, 4, 0};

inline constexpr const Font* kAllFonts[] = {&kTiny7,  &kText8,  &kText12, &kBold12,
                                            &kText16, &kText20, &kBold24, &kText40};

}  // namespace felicity::gfx

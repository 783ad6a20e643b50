// Made by tools/make-fonts; do not edit.  Origins and licences: FONTS.md.
#pragma once

#include <iterator>

#include "engine/ui/gfx/font.h"

namespace felicity::gfx {

// For the mono canvas.
extern const Font kFixed4x6;  // 4x6
extern const Font kFixed5x8;  // 5x8
extern const Font kFixed6x10;  // 6x10
extern const Font kFixed6x13Bold;  // 6x13
extern const Font kFixed10x20;  // 10x20

// For the colour canvas.
extern const Font kText12;  // 6x12
extern const Font kText14;  // 8x14
extern const Font kText16;  // 8x16
extern const Font kBold16;  // 8x16
extern const Font kBold20;  // 10x20
extern const Font kBold32;  // 16x32

inline constexpr const Font* kAllFonts[] = {
    &kFixed4x6, &kFixed5x8, &kFixed6x10, &kFixed6x13Bold, &kFixed10x20, &kText12,
    &kText14, &kText16, &kBold16, &kBold20, &kBold32,
};

}  // namespace felicity::gfx

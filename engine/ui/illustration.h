// The picture that goes with a page of prose.
#pragma once

#include "engine/ui/page.h"

namespace felicity::ui {

// In the middle of what is free; where a picture has no room there, animals without their cards, or
// nothing.
void illustrate(Page& page, Prose about);

}  // namespace felicity::ui

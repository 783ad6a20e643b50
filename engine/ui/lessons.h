// The lessons of "Learn to play", which name the buttons of the device.
#pragma once

#include "engine/session/settings.h"
#include "engine/text/prose.h"
#include "engine/ui/keys.h"

namespace felicity::ui {

using session::kLessons;
using text::Prose;
using text::Text;

// A lesson is a title and two pages.
struct Lesson {
  Text title;
  Prose page[2];
};
Lesson lesson(int index, Buttons);  // the lesson on placing names the keys

}  // namespace felicity::ui

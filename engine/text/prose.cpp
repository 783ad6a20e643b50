#include "engine/text/prose.h"

namespace felicity::text {
namespace {

// The index-th of a list that begins at `first`; the ends hold, so a page can never be missed.
Prose nth(Prose first, int index, int count) {
  if (index < 0) index = 0;
  if (index >= count) index = count - 1;
  return static_cast<Prose>(static_cast<int>(first) + index);
}

}  // namespace

const char* prose(Language language, Prose which) {
  switch (language) {
    case Language::English: return english(which);
    case Language::German: return german(which);
    case Language::Dutch: return dutch(which);
    case Language::Slovak: return slovak(which);
  }
  return english(which);  // only a damaged setting gets here
}

Prose rule(int index) { return nth(Prose::RuleAim, index, kRules); }

Prose about_card(Face face) { return nth(Prose::AboutMangyCat, static_cast<int>(face), kFaces); }

}  // namespace felicity::text

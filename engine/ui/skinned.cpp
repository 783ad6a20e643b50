#include "engine/ui/skinned.h"

#include "engine/ui/app.h"
#include "engine/ui/originals.h"

namespace felicity::ui {
namespace {

using namespace gfx;

static_assert(std::size(kTunes) == skin::kTunes);
static_assert(static_cast<int>(Tune::Click) == skin::kClick);
static_assert(static_cast<int>(Tune::Squeak) == skin::kSqueak);

}  // namespace

Sprite animal_picture(const Page& page, int animal) {
  Sprite other;
  if (page.small()) return page.skin().small(animal, other) ? other : own_small(animal);
  return page.skin().large(animal, other) ? other : own_large(animal);
}

Line animal_name(const App& app, Face face) {
  const char* const other = app.panel().skin().name(face, app.settings().language);
  return other != nullptr ? Line(other) : app.say(card_name(face));
}

std::span<const Note> notes_of(const skin::Skin& skin, Tune tune) {
  const std::span<const Note> other = skin.tune(static_cast<int>(tune));
  return other.empty() ? notes_of(tune) : other;
}

const Palette& palette_of(const skin::Skin& skin, skin::Ground ground) {
  const Palette* const other = skin.palette(ground);
  if (other != nullptr) return *other;
  return own_palette(ground);
}

Line words_on(const App& app, const skin::Skin& skin) {
  using enum skin::Fault;
  switch (skin.fault()) {
    case Absent: return {};
    case None: return *skin.title() == '\0' ? Line() : app.say(Text::SkinIs, skin.title());
    case TooNew: return app.say(Text::SkinTooNew);
    case Damaged: return app.say(Text::SkinDamaged);
    case BadSections:
    case BadTitle:
    case BadName:
    case BadPicture:
    case BadTune:
    case BadColours: break;
  }
  return app.say(Text::SkinWrong);
}

}  // namespace felicity::ui

// What a skin may change: pictures of animals, their names, tunes and colours. What it has not is
// the game's own.
#pragma once

#include "engine/rules/card.h"
#include "engine/ui/page.h"
#include "engine/ui/tunes.h"

namespace felicity::ui {

class App;

// A picture of skin::kAnimals, as large as the page has it.
gfx::Sprite animal_picture(const Page& page, int animal);

Line animal_name(const App& app, Face face);

std::span<const Note> notes_of(const skin::Skin& skin, Tune tune);

const gfx::Palette& palette_of(const skin::Skin& skin, skin::Ground ground);

// What the boot screen shows of it; empty: there is none.
Line words_on(const App& app, const skin::Skin& skin);

}  // namespace felicity::ui

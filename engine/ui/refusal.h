// A bid or a purchase that the seat to act cannot pay. With secret mice the refusal is one picture
// and one sentence for every purse; with open mice the sentence has the number.
#pragma once

#include "engine/ui/app.h"

namespace felicity::ui {

// The most the seat to act could bid, where mice lie open; empty where they are secret.
std::optional<int> open_limit(const View& view);

// The plate of a refusal shakes from now on.
void shake_refusal(App& app);
// `secret_words`: what it says where mice are secret.
void draw_refusal(const App& app, Page& page, gfx::Rect area, Text secret_words);
// "Ben has only 3 mice"; only where mice lie open.
Line has_only(const App& app);

}  // namespace felicity::ui

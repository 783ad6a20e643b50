// Advice for a beginner in words. Only screens that no one else sees draw it.
#pragma once

#include "engine/bots/hint.h"
#include "engine/ui/app.h"

namespace felicity::ui {

Line say_reason(const App& app, const bots::Hint& tip);
// In an auction: what to do, and on the next line why.
Line say_tip(const App& app, const bots::Hint& tip);
// The title of a turn. A small panel has no other place for what to do; why is with one's own mice.
Line turn_words(const App& app, const Page& page, Text title);

}  // namespace felicity::ui

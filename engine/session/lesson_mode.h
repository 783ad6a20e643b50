// The guided round: one round by hand against three opponents who follow a script, with advice at
// the right moments. Nothing in it is left to chance.
#pragma once

#include "engine/rules/game.h"
#include "engine/text/prose.h"

namespace felicity::session {

inline constexpr Seat kLearner = 0;

struct Advice {
  text::Prose words = text::Prose::GuidePlace;
  Seat about = kLearner;
};

// How far the guided round is.
struct LessonProgress {
  std::uint16_t advised = 0;  // a bit per advice already given
  Advice advice;              // the one that Show::Advice shows
};

Deal guided_deal();

// The action of a scripted opponent, from the view of its own seat.
Action guided_action(const View& own);

}  // namespace felicity::session

#include "engine/ui/lessons.h"

namespace felicity::ui {

Lesson lesson(int index, Buttons buttons) {
  const Prose keys = buttons == Buttons::Four   ? Prose::PlacingKeysFour
                     : buttons == Buttons::Five ? Prose::PlacingKeysFive
                                                : Prose::PlacingKeys;
  switch (index) {
    case 0: return {Text::LessonSack, {Prose::SackAnimals, Prose::SackPoints}};
    case 1: return {Text::LessonPlacing, {Prose::PlacingSecret, keys}};
    case 2: return {Text::LessonAuction, {Prose::AuctionBid, Prose::AuctionReveal}};
    case 3: return {Text::LessonPassing, {Prose::PassingMice, Prose::PassingLastChance}};
    case 4: return {Text::LessonDogs, {Prose::DogsOne, Prose::DogsMany}};
    default: return {Text::LessonEnd, {Prose::EndScoring, Prose::EndTip}};
  }
}

}  // namespace felicity::ui

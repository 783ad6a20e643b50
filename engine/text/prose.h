// The long texts: lessons, rules, what a card or a setting does. They are wrapped and paged by
// the screens, so a text may be up to 220 bytes long and does not care for the panel.
#pragma once

#include <algorithm>

#include "engine/text/text.h"

namespace felicity::text {

// clang-format off
enum class Prose : uint8_t {
  // S14 learn: the pages of the six lessons, in order
  SackAnimals, SackPoints, PlacingSecret, PlacingKeys, PlacingKeysFour,
  PlacingKeysFive, AuctionBid,
  AuctionReveal, PassingMice, PassingLastChance, DogsOne, DogsMany, EndScoring, EndTip,

  // S14 learn: prompts of the guided round
  GuideStart, GuidePlace, GuideFirstCard, GuideBid, GuideBidFour, GuideRaise, GuidePass, GuideDogs,
  GuideSold, GuideUnsold, GuideEnd,

  // The keys, for each kind of board
  KeysSix, KeysEight, KeysFour, KeysFive,

  // Rules, in order
  RuleAim, RuleCards, RuleMice, RulePlacing, RuleBidding, RulePassing, RuleWinning, RuleOneDog,
  RuleManyDogs, RuleRefill, RuleNobodyBids, RuleThree, RuleEnd,

  // Cards, in the order of the faces
  AboutMangyCat, AboutAlleyCat, AboutRabbit, AboutKitten, AboutTabby, AboutHouseCat,
  AboutGreyCat, AboutChampion, AboutLargeDog, AboutSmallDog,

  // Explanations of house rules and settings
  HelpEdition, HelpRabbit, HelpTie, HelpMoney, HelpBattery, HelpUsbConsole, HelpTracker,
  HelpAllIn, HelpBotsLearn, HelpTips, AboutGame,
};
// clang-format on
inline constexpr int kProse = static_cast<int>(Prose::AboutGame) + 1;  // AboutGame stays the last
inline constexpr int kProseBytes = 220;

// The rules in order; an index beyond either end gives the first or the last.
inline constexpr int kRules =
    static_cast<int>(Prose::RuleEnd) - static_cast<int>(Prose::RuleAim) + 1;
constexpr Prose rule(int index) {
  return static_cast<Prose>(static_cast<int>(Prose::RuleAim) + std::clamp(index, 0, kRules - 1));
}

// What an animal does.
constexpr Prose about_card(Face face) {
  return static_cast<Prose>(static_cast<int>(Prose::AboutMangyCat) + static_cast<int>(face));
}

}  // namespace felicity::text

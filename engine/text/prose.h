// The long texts: lessons, rules, what a card or a setting does. They are wrapped and paged by
// the screens, so a text may be up to 220 bytes long and does not care for the panel.
#pragma once

#include "engine/text/text.h"

namespace felicity::text {

// clang-format off
enum class Prose : uint8_t {
  // S14 learn: the pages of the six lessons, in order
  SackAnimals, SackPoints, PlacingSecret, PlacingKeys, PlacingKeysFour, AuctionBid,
  AuctionReveal, PassingMice, PassingLastChance, DogsOne, DogsMany, EndScoring, EndTip,

  // S14 learn: prompts of the guided round
  GuidePlace, GuideFirstCard, GuideBid, GuideBidFour, GuidePass, GuideRaise, GuideDogs,
  GuideSold, GuideUnsold, GuideEnd,

  // Rules, in order
  RuleAim, RuleCards, RuleMice, RulePlacing, RuleBidding, RulePassing, RuleWinning, RuleOneDog,
  RuleManyDogs, RuleRefill, RuleNobodyBids, RuleThree, RuleEnd,

  // Cards, in the order of the faces
  AboutMangyCat, AboutAlleyCat, AboutRabbit, AboutKitten, AboutTabby, AboutHouseCat,
  AboutGreyCat, AboutChampion, AboutLargeDog, AboutSmallDog,

  // Explanations of house rules and settings
  HelpEdition, HelpRabbit, HelpTie, HelpMoney, HelpUsbConsole, HelpTracker,
  HelpAllIn, HelpBotsLearn, AboutGame,
};
// clang-format on
inline constexpr int kProse = static_cast<int>(Prose::AboutGame) + 1;  // AboutGame stays the last
inline constexpr int kProseBytes = 220;

const char* prose(Language, Prose);

// The rules in order, to be read one after the other.
inline constexpr int kRules =
    static_cast<int>(Prose::RuleEnd) - static_cast<int>(Prose::RuleAim) + 1;
Prose rule(int index);

// What an animal does.
Prose about_card(Face face);

const char* english(Prose);
const char* german(Prose);
const char* dutch(Prose);
const char* slovak(Prose);

}  // namespace felicity::text

// Every short text of the game. Long pages (lessons, rules) are in prose.h, the languages in
// language.h; say.h puts names and numbers into a text.
//
// To add a text: a name in the list below, then a line in each file of languages/; the compiler
// finds those that miss it. Names are printed, never "you": the device is shared.
// Sentences about a player use the present tense and the bare name, so that no language needs
// to know a gender or a case. {0} {1} {2} stand for what say() is given.
#pragma once

#include <cstdint>

#include "engine/rules/card.h"
#include "engine/rules/house.h"
#include "engine/rules/player.h"

namespace felicity::text {

// "at most N characters" is what a translator should aim for, with a name of 8 letters and the
// longest numbers; tests/ui/texts_fit.cpp checks what the panels really have room for. 25 is a line
// of the small panel, 80 a caption that is wrapped, 14 + 10 and two of 11 a label and its value.
// clang-format off
enum class Text : uint16_t {
  // Words for everywhere
  // - at most 11 characters
  Yes, No, Ok, Back, Next, Done, On, Off, Menu, Nobody, Mice, BankHas, RoundOf, Rematch,
  Home, Resume, Start, Dummy, DeleteLetter, HoldYes,
  // - at most 25 characters
  WhatIsThis, HoldToChange,

  // S0 boot and resume
  // - at most 25 characters
  Title, Subtitle, GameBy, VersionIs, ResumeRound, ResumeGame, HoldForSelfTest, SkinIs,
  // - at most 80 characters
  Restarts, SaveTooNew, SafeMode, SafeModeKept, FirstTime, SkinTooNew, SkinDamaged, SkinWrong,

  // S1 home
  // - at most 22 characters
  PlayTogether, PlayBots, Learn, More, Settings, NewGame, Statistics,

  // S2 players: kinds and characters of players, in the order of Player::Kind and Player::Character
  // - at most 14 characters
  Players, Human, EasyBot, NormalBot, HardBot,
  CharacterPlain, CharacterCautious, CharacterBold, CharacterTrickster,

  // S2 players: editions in the order of kEditionRows, then house rules, left half
  // - at most 14 characters
  Edition, EditionEnglish, EditionSlovak, EditionFelicity, EditionDutch, EditionOwn,
  HouseRabbit, HouseTie, HouseMoney,

  // S2 players: values of the house rules, right half
  // - at most 10 characters
  TieCatPoints, TieShared, MoneySecret, MoneyOpen,

  // S2 players: lines
  // - at most 25 characters
  NameTaken, StyleIs, ChangeName,

  // S2a name
  // - at most 25 characters
  NameOfSeat, NewName,
  // - at most 80 characters
  NameHelp, NameHelpFour,

  // S3 deal
  // - at most 25 characters
  Shuffling, Starts,
  // - at most 80 characters
  OneCardLeaves, DummyJoins,

  // S4 cover
  // - at most 11 characters
  PassTo,
  // - at most 25 characters
  PutCard, HoldToShow, PressToShow, TakeBackHint, Thinks, PlacesCard,
  // - at most 80 characters
  LastCards,

  // S5 hand
  // - at most 25 characters
  IntoSack, IntoSackFour, ReleaseHides, PressHides, AHides,

  // Tips for beginners: the word, what to do, and why, in the order of bots::Hint::Reason
  // - at most 14 characters
  Tips,
  // - at most 25 characters
  TipGoodCards, TipChasesBad, TipHiddenCards, TipStayingPays, TipBadCards, TipChasesGood,
  TipPassPays, TipFewMice, TipPrice, TipFirst, TipLater, TipRich, TipPoor, TipEarly, TipLate,
  TipSurprise,
  // - at most 14 characters
  TipBid, TipPass, TipBuy,

  // S6 row filled
  // - at most 25 characters
  SackClosed, FirstCardUp,

  // S7 auction
  // - at most 6 characters
  Bid, Pass, Gains, Passed,
  // - at most 16 characters
  PeekHelp,
  // - at most 25 characters
  ToBid, NoBidYet, PassPaysNothing, BidHelp, BidHelpFour,
  // - at most 80 characters
  AllIn, TooFewMice, HasOnly,

  // S7L last chance
  // - at most 25 characters
  NobodyHasBid, LastChance,
  // - at most 22 characters
  BuyForOne, LeaveIt,
  // - at most 80 characters
  NoMiceToBuy,

  // S7p own mice; the cat points are in the menu, too
  // - at most 25 characters
  MiceOf, CatPoints,

  // S8 pass
  // - at most 80 characters
  PassesTakes, PassesEmpty,

  // S9 reveal and dogs
  // - at most 25 characters
  BuysFor,

  // S9 reveal and dogs: which cat is chased, and why
  // - at most 80 characters
  NoDog, ManyDogs, LargeDogBest, SmallDogWorst, LargeDogNearest, SmallDogLowest, LargeDogRabbit,
  SmallDogRabbit, DogFindsNobody, DogsIdle,

  // S10 round result
  // - at most 25 characters
  SackWorth, NobodyTookSack, ToTheBox,
  // - at most 80 characters
  Refilled, BankTooSmall, NoMiceNext,

  // S10 round result and S13 podium: what a bot says, in character; for each occasion a line of each
  // Player::Character. Here "you" are those who listen
  // - at most 36 characters
  RemarkDear, RemarkDearCautious, RemarkDearBold, RemarkDearTrickster,
  RemarkBargain, RemarkBargainCautious, RemarkBargainBold, RemarkBargainTrickster,
  RemarkRobbed, RemarkRobbedCautious, RemarkRobbedBold, RemarkRobbedTrickster,
  RemarkPassed, RemarkPassedCautious, RemarkPassedBold, RemarkPassedTrickster,
  RemarkWon, RemarkWonCautious, RemarkWonBold, RemarkWonTrickster,

  // S11 history: column heads, then lines
  // - at most 7 characters
  ColumnRound, ColumnWinner, ColumnPrice, ColumnValue,
  // - at most 22 characters
  History, NoSackYet,

  // S12 final scoring
  // - at most 14 characters
  NegativeCats, PositiveCats, Total,
  // - at most 25 characters
  FinalScoring, ShowAll, SharedVictory,
  // - at most 80 characters
  TieMoreCats,

  // S13 podium
  // - at most 11 characters
  Series,
  // - at most 25 characters
  Wins, GameCode, Ranking,
  // - at most 80 characters
  WinTogether, BestSackOf,

  // S14 learn: titles of the six lessons
  // - at most 25 characters
  LessonSack, LessonPlacing, LessonAuction, LessonPassing, LessonDogs, LessonEnd,
  GuidedRound,

  // Menu on every public screen, and its questions
  // - at most 22 characters
  Rules, Cards, Keys, Mute, SoundOn, PlayerLeaves, Pause, Abandon, TakeBack,
  // - at most 25 characters
  WhoLeaves, PlayOn,
  // - at most 80 characters
  ReallyAbandon, ReallyLeave,

  // Cards by name, in the order of the faces
  // - at most 14 characters
  CardMangyCat, CardAlleyCat, CardRabbit, CardKitten, CardTabby, CardHouseCat, CardGreyCat,
  CardChampion, CardLargeDog, CardSmallDog,

  // S15 settings: labels, left half
  // - at most 14 characters
  SetLanguage, SetBrightness, SetVolume, SetAnimation, SetLargeText, SetTheme, SetLeftHanded,
  SetShowHand, SetSleep, SetBattery, SetUsbConsole, SetTracker, SetAllInWarning, SetBotsLearn,

  // S15 settings: values, right half
  // - at most 10 characters
  SoundMuted, SpeedSlow, SpeedNormal, SpeedFast, ThemeDay, ThemeNight, ShowByHolding,
  ShowByPressing, MinutesAre, Never, BatteryLithium, BatteryThree, BatteryTwo, BatteryNone,

  // S15 settings: menu lines and questions
  // - at most 22 characters
  ResetSettings, EraseName, EraseAll, SelfTest, About, NoNamesYet,
  // - at most 80 characters
  ReallyReset, ReallyEraseName, ReallyEraseAll, ErasingFailed,
  // - at most 25 characters
  Erasing, LeaveSwitchedOn,

  // The tracker
  // - at most 25 characters
  NotYetShown,

  // S16 self-test
  // - at most 25 characters
  TestEdges, TestButtons, ButtonStuck, ButtonsShorted, ButtonsFine, DisplayBus, DisplaySilent,
  TestToneAndLed, TestLed, BatteryAt, BatteryUnknown, TestNext,

  // S18 power and saving
  // - at most 80 characters
  BatteryLow, SavingFailed, Panic,

  // Statistics
  // - at most 15 characters
  StatGames, StatWins, StatBestScore, StatBestSack, StatDearestDog, StatAverage,
  // - at most 25 characters
  NoGamesYet, LastGames, GameNumber,

  // A game played back
  // - at most 11 characters
  Watch,
  // - at most 80 characters
  RecordEnds,

  // S17 bots lab
  // - at most 25 characters
  BotsLab, ChooseBots, LetThemPlay, GameOf, StopLab,
};
// clang-format on
inline constexpr int kTexts = static_cast<int>(Text::StopLab) + 1;  // StopLab stays the last one

// The name of a value whose names follow each other in the list, `first` the one of value 0.
template <class Value>
constexpr Text name_from(Text first, Value value) {
  return static_cast<Text>(static_cast<int>(first) + static_cast<int>(value));
}
// The animal's name.
constexpr Text card_name(Face face) { return name_from(Text::CardMangyCat, face); }
constexpr Text edition_name(felicity::Edition edition) {
  return name_from(Text::EditionEnglish, edition);
}
constexpr Text kind_name(Player::Kind kind) { return name_from(Text::Human, kind); }
constexpr Text character_name(Player::Character character) {
  return name_from(Text::CharacterPlain, character);
}
static_assert(name_from(Text::EditionEnglish, kEditions) == Text::EditionOwn);
static_assert(name_from(Text::Human, Player::kKinds) == Text::CharacterPlain);
static_assert(name_from(Text::CharacterPlain, Player::kCharacters) == Text::Edition);

// Words that are counted.
enum class Noun : uint8_t { Mouse, Point, Game, Win, Dog };
inline constexpr int kNouns = static_cast<int>(Noun::Dog) + 1;

}  // namespace felicity::text

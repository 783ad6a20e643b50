// Every short text of the game, in every language. Long pages (lessons, rules) are in prose.h,
// putting names and numbers into a text is in say.h.
//
// To add a text: a name in the list below, then a line in each of the four language files; the
// compiler finds those that miss it. Names are printed, never "you": the device is shared.
// Sentences about a player use the present tense and the bare name, so that no language needs
// to know a gender or a case. {0} {1} {2} stand for what say() is given.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/rules/card.h"

namespace felicity::text {

enum class Language : uint8_t { English, German, Dutch, Slovak };
inline constexpr int kLanguages = 4;

// "at most N characters" counts what is printed: a name as 8 letters, numbers as the game can
// make them. 25 = a line of the small panel, 80 = a caption that is wrapped, 14 + 10 and two of
// 11 = a label and its value, side by side.
// clang-format off
enum class Text : uint16_t {
  // Words for everywhere
  // - at most 11 characters
  Yes, No, Ok, Back, Next, Done, On, Off, Menu, Nobody, Mice, BankHas, RoundOf, Rematch,
  Home, Resume, Start, Dummy,
  // - at most 25 characters
  WhatIsThis,

  // S0 boot and resume
  // - at most 25 characters
  Title, Subtitle, GameBy, VersionIs, ResumeRound, ResumeGame, HoldForSelfTest,
  // - at most 80 characters
  Restarts, SaveTooNew, SafeMode, SafeModeKept,

  // S1 home
  // - at most 22 characters
  NewGame, Learn, Bots, Statistics, Settings,

  // S2 players: seat kinds and bot styles
  // - at most 14 characters
  PlayersAre, Human, EasyBot, NormalBot, HardBot, StylePlain, StyleCareful, StyleBold, StyleTricky,

  // S2 players: editions and house rules, left half
  // - at most 14 characters
  Edition, EditionEnglish, EditionFelicity, EditionDutch, EditionSlovak, EditionOwn, HouseRabbit,
  HouseTie, HouseMoney,

  // S2 players: values of the house rules, right half
  // - at most 10 characters
  TieCatPoints, TieShared, MoneySecret, MoneyOpen,

  // S2 players: lines
  // - at most 25 characters
  NameTaken,

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
  IntoSack, IntoSackFour, ReleaseHides, PressHides,

  // S6 row filled
  // - at most 25 characters
  SackClosed, FirstCardUp,

  // S7 auction
  // - at most 6 characters
  Pass, Gains, Passed,
  // - at most 16 characters
  HighBid, PeekHelp,
  // - at most 25 characters
  ToBid, Bids, NoBidYet, PassPaysNothing, BidHelp, BidHelpFour,
  // - at most 80 characters
  AllIn,

  // S7L last chance
  // - at most 25 characters
  NobodyHasBid, LastChance,
  // - at most 22 characters
  BuyForOne, LeaveIt,

  // S7p own mice
  // - at most 25 characters
  MiceOf,

  // S8 pass
  // - at most 80 characters
  PassesTakes, PassesEmpty,

  // S9 reveal and dogs: who is chased, and why
  // - at most 80 characters
  NoDog, ManyDogs, LargeDogBest, SmallDogWorst, LargeDogNearest, SmallDogLowest, LargeDogRabbit,
  SmallDogRabbit, DogFindsNobody, DogsIdle,

  // S10 round result
  // - at most 25 characters
  SackWorth, NobodyTookSack, ToTheBox,
  // - at most 80 characters
  TakesSack, Refilled, BankTooSmall, NoMiceNext,

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
  Rules, Cards, Mute, SoundOn, PlayerLeaves, Pause, Abandon, TakeBack,
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
  SetShowHand, SetSleep, SetUsbConsole, SetTracker, SetAllInWarning, SetBotsLearn,

  // S15 settings: values, right half
  // - at most 10 characters
  SoundMuted, SpeedSlow, SpeedNormal, SpeedFast, ThemeDay, ThemeNight, ShowByHolding,
  ShowByPressing, MinutesAre, Never,

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
  TestToneAndLed, BatteryAt, BatteryUnknown, TestLeave,

  // S18 power and saving
  // - at most 80 characters
  SavingFailed, Panic,

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

const char* translate(Language, Text);

// The room that the screens keep for a text, in characters.
int room(Text);

// The language's name in itself, the same in all languages: nobody is lost in the settings.
const char* language_name(Language);

// The animal's name.
Text card_name(Face face);

// Words that are counted.
enum class Noun : uint8_t {
  Mouse,
  Point,
  Card,
  Round,
  Game,
  Win,
  Dog,
  Cat,
  Sack,
  Player,
  Bot,
  Minute,
};
inline constexpr int kNouns = static_cast<int>(Noun::Minute) + 1;

// The form that goes with n: "mouse" for 1, "mice" for 5. Slovak has three: 1, 2 to 4, the rest.
const char* plural(Language, Noun, int n);

// First names to choose from, at most 8 letters. Any index is fine: the list begins anew.
const char* preset_name(Language, int index);
inline constexpr int kPresetNames = 10;

// The letters a name is written with, in the order of the alphabet, small or capital.
std::u16string_view alphabet(Language, bool capital);

// One file a language.
const char* english(Text);
const char* german(Text);
const char* dutch(Text);
const char* slovak(Text);

}  // namespace felicity::text

// The texts with placeholders.
#pragma once

#include "engine/text/text.h"

namespace felicity::text {

// What each text is filled with: N name, M mice, P points, D dogs, C card and its points,
// d one digit, n number up to 108, b up to 1000, k a key or a seat, w a word of eight letters,
// T the title of a skin.
struct Filled {
  Text text;
  const char* arguments;
};
// clang-format off
inline constexpr Filled kFilled[] = {
    {Text::SkinIs, "T"},
    {Text::BankHas, "n"}, {Text::TipBid, "n"}, {Text::RoundOf, "dd"}, {Text::VersionIs, "w"}, {Text::ResumeRound, "d"},
    {Text::HoldForSelfTest, "k"}, {Text::TestNext, "k"}, {Text::Restarts, "n"}, {Text::StyleIs, "w"},
    {Text::NameOfSeat, "k"}, {Text::Starts, "N"}, {Text::Thinks, "N"},
    {Text::PlacesCard, "N"}, {Text::IntoSack, "k"}, {Text::PressHides, "d"},
    {Text::Gains, "n"}, {Text::PeekHelp, "k"}, {Text::ToBid, "N"},
    {Text::BidHelp, "d"}, {Text::BidHelpFour, "d"}, {Text::AllIn, "N"}, {Text::HasOnly, "NM"},
    {Text::BuysFor, "NM"}, {Text::LastChance, "N"}, {Text::MiceOf, "N"}, {Text::PassesTakes, "NM"},
    {Text::PassesEmpty, "N"}, {Text::ManyDogs, "D"}, {Text::LargeDogBest, "C"},
    {Text::SmallDogWorst, "C"}, {Text::LargeDogNearest, "C"}, {Text::SmallDogLowest, "C"},
    {Text::SackWorth, "P"}, {Text::Wins, "N"},
    {Text::GameCode, "w"}, {Text::WinTogether, "NN"}, {Text::BestSackOf, "NP"},
    {Text::TieMoreCats, "nn"}, {Text::ReallyLeave, "N"},
    {Text::MinutesAre, "n"}, {Text::ReallyEraseName, "N"}, {Text::ButtonStuck, "k"},
    {Text::ButtonsShorted, "kk"}, {Text::DisplayBus, "w"}, {Text::BatteryAt, "n"},
    {Text::GameNumber, "n"}, {Text::GameOf, "bb"},
};
// clang-format on

}  // namespace felicity::text

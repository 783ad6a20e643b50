// Advice for a beginner: what a normal bot would do in this seat, and the part of its policy that
// weighs most. View and public History in, as for a bot; no chance of the game is used.
#pragma once

#include <cstdint>

#include "engine/rules/history.h"

namespace felicity::bots {

struct Hint {
  enum class Reason : std::uint8_t {
    // for a bid, or for buying at the last chance
    GoodCards,    // those the seat knows
    ChasesBad,    // a dog would more often take a bad cat
    HiddenCards,  // bring something on average
    StayingPays,  // a later pass brings more
    // against it
    BadCards,
    ChasesGood,
    PassPays,  // mice for passing now
    FewMice,   // the purse is the limit
    Price,     // is above the value
    // for a card
    TurnedFirst,
    TurnedLater,
    RicherThanMost,
    PoorerThanMost,
    EarlyRounds,
    LateRounds,
    Unexpected,  // the policy likes it less than most others, so it is not expected
  };
  static constexpr int kReasons = static_cast<int>(Reason::Unexpected) + 1;

  Action action;
  Reason reason = Reason::Price;
  std::int16_t most = 0;  // whole mice, in an auction: what the sack is worth to the seat
};

// The same question with the same seed has the same answer. In a View with open choices.
Hint hint_for(const View& view, const History& history, std::uint64_t seed);

}  // namespace felicity::bots

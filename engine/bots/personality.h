// Characters: small deviations on top of a level, so that bots differ.
#pragma once

#include "engine/rules/record.h"

namespace felicity::bots {

struct Personality {
  std::int16_t limit_bonus;  // quarter mice on top of every limit
  std::int16_t bid_bonus;    // preference of a bid over a pass, in 1/4096 of a win
  std::uint8_t jump;         // a bid may leap to this many sixteenths of the limit
  std::uint8_t bluff;        // chance in 256 of an unlikely card or of a bid without a reason
  std::int8_t dare;          // quarter mice on top of a limit while an own bad cat lies face down
  std::uint8_t dogs;         // how much dogs are liked, in sixteenths of what the level has
  std::uint8_t purse;        // most sixteenths of the purse that a bid takes
};

const Personality& personality_of(Player::Character character);

}  // namespace felicity::bots

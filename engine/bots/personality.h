// Characters: small deviations on top of a level, so that bots differ.
#pragma once

#include "engine/rules/record.h"

namespace felicity::bots {

struct Personality {
  std::int16_t limit_bonus;  // quarter mice on top of every limit
  std::int16_t bid_bonus;    // preference of a bid over a pass, in 1/4096 of a win
  std::uint8_t jump;         // most sixteenths of the way to the limit that a bid leaps at once
  std::uint8_t bluff;        // chance in 256 of an unlikely card or of a bid without a reason
};

const Personality& personality_of(Player::Character character);

}  // namespace felicity::bots

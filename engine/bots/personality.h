// Characters make a table lively: small leanings on top of a level.
#pragma once

#include "engine/rules/record.h"

namespace felicity::bots {

struct Personality {
  std::int16_t limit_bonus;  // quarter mice on top of every limit
  std::int16_t bid_bonus;    // how much more a bid is liked than a pass, in 1/4096 of a win
  std::uint8_t jump;         // most sixteenths of the way to the limit that a bid leaps at once
  std::uint8_t trick;  // chance in 256 of placing what nobody expects, or of bidding for nothing
};

const Personality& leaning_of(Player::Character character);

}  // namespace felicity::bots

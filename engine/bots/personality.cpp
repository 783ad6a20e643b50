#include "engine/bots/personality.h"

namespace felicity::bots {

const Personality& personality_of(Player::Character character) {
  static constexpr Personality kPersonalities[Player::kCharacters] = {
      // Plain
      {.limit_bonus = 0, .bid_bonus = 0, .jump = 0, .bluff = 0, .dare = 0, .dogs = 16, .purse = 16},
      // Cautious
      {.limit_bonus = -4,
       .bid_bonus = -24,
       .jump = 0,
       .bluff = 0,
       .dare = -8,
       .dogs = 8,
       .purse = 7},
      // Bold
      {.limit_bonus = 4,
       .bid_bonus = 24,
       .jump = 12,
       .bluff = 0,
       .dare = 6,
       .dogs = 24,
       .purse = 16},
      // Trickster
      {.limit_bonus = -5,
       .bid_bonus = 0,
       .jump = 12,
       .bluff = 40,
       .dare = 28,
       .dogs = 40,
       .purse = 16},
  };
  return kPersonalities[static_cast<int>(character)];
}

}  // namespace felicity::bots

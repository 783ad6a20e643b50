#include "engine/bots/personality.h"

namespace felicity::bots {

const Personality& personality_of(Player::Character character) {
  static constexpr Personality kPersonalities[Player::kCharacters] = {
      {0, 0, 0, 0},     // Plain
      {-4, -24, 0, 0},  // Cautious
      {4, 24, 8, 0},    // Bold
      {0, 0, 4, 40},    // Trickster
  };
  return kPersonalities[static_cast<int>(character)];
}

}  // namespace felicity::bots

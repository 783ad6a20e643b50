#include "engine/bots/personality.h"

namespace felicity::bots {

const Personality& personality_of(Player::Character character) {
  static constexpr Personality kPersonalities[Player::kCharacters] = {
      {0, 0, 0, 0, 0, 16, 16},      // Plain
      {-4, -24, 0, 0, -8, 8, 7},    // Cautious
      {4, 24, 12, 0, 6, 24, 16},    // Bold
      {-5, 0, 12, 40, 28, 40, 16},  // Trickster
  };
  return kPersonalities[static_cast<int>(character)];
}

}  // namespace felicity::bots

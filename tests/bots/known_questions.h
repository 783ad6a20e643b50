// Two hundred questions that can be asked on any machine: a PC and the chip must answer alike.
#pragma once

#include "tests/bots/bot_game.h"

namespace felicity::bots {

inline constexpr int kQuestions = 200;
inline constexpr int kQuestionSimulations = 48;

// Player counts, levels, characters and house rules in turn; the game is played by normal bots up
// to a moment that differs each time. Returns the answer's code.
inline std::uint8_t ask_known_question(Bot& bot, int number) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(3 + number % 3);
  setup.house.dog_chases_rabbit = number % 4 == 1;
  setup.house.money = number % 5 == 2 ? Money::Open : Money::Secret;
  const std::uint64_t seed = 0x5EED0000ULL + static_cast<unsigned>(number);
  BotGame sitting = BotGame::from_seed(setup, seed);
  Dice dice(seed);
  // A game has some sixty actions; every question stops somewhere before the sixtieth.
  for (unsigned left = dice.below(60); left > 0 && !sitting.over(); --left) {
    // One after the other: compilers differ in which argument they work out first.
    const int character = static_cast<int>(dice.below(4));
    const std::uint32_t chance = dice.word();
    sitting.play(sitting.ask(bot, style_of(1, character), chance, 0));
  }
  if (sitting.over()) return 254;
  return code_of(
      sitting.ask(bot, style_of(number / 3 % 3, number / 9 % 4), seed, kQuestionSimulations));
}

}  // namespace felicity::bots

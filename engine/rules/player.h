// Who sits at the table: a person, or a bot of some level and character. A new level of bots is a
// name in the enum, a word in kKindWords, a row in engine/bots/bot.cpp and a label in
// engine/text/text.h.
#pragma once

#include <cstddef>
#include <cstdint>

namespace felicity {

struct Player {
  // In the order of kKindWords and kCharacterWords; the place is the number in records and saves.
  enum class Kind : std::uint8_t { Human, EasyBot, NormalBot, HardBot };
  enum class Character : std::uint8_t { Plain, Cautious, Bold, Trickster };
  static constexpr const char* kKindWords[] = {"human", "bot:easy", "bot:normal", "bot:hard"};
  static constexpr const char* kCharacterWords[] = {"", ":cautious", ":bold", ":trickster"};
  static constexpr int kKinds = sizeof kKindWords / sizeof kKindWords[0];
  static constexpr int kCharacters = sizeof kCharacterWords / sizeof kCharacterWords[0];
  static constexpr int kNameLetters = 8;
  static constexpr int kNameBytes = 3 * kNameLetters;  // of any alphabet the fonts have

  Kind kind = Kind::Human;
  Character character = Character::Plain;  // of a bot; a human is always Plain
  std::uint8_t name_size = 0;
  char name[kNameBytes + 1] = {};  // UTF-8 that can be seen, without '#'; ends in 0
  bool operator==(const Player&) const = default;
};

// The kinds of bots, weakest first: 0 <= level < kBotLevels.
inline constexpr int kBotLevels = Player::kKinds - 1;
constexpr Player::Kind bot_of_level(int level) { return static_cast<Player::Kind>(level + 1); }

// Kind and character in four bits, as records and saves have them. False, and nothing set: more.
unsigned who(const Player& player);
[[nodiscard]] bool set_who(Player& player, unsigned who);

// False, and nothing set, if the bytes are not a name.
[[nodiscard]] bool set_name(Player& player, const char* bytes, std::size_t size);

}  // namespace felicity

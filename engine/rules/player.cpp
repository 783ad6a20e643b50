#include "engine/rules/player.h"

#include "engine/base/utf8.h"

namespace felicity {

// Two bits each: a fifth kind or character needs a new version of records and saves.
static_assert(Player::kKinds <= 4 && Player::kCharacters <= 4);

unsigned who(const Player& player) {
  return static_cast<unsigned>(player.kind) | static_cast<unsigned>(player.character) << 2;
}

bool set_who(Player& player, unsigned who) {
  if (who >= Player::kKinds * Player::kCharacters) return false;
  player.kind = static_cast<Player::Kind>(who & 3U);
  player.character = static_cast<Player::Character>(who >> 2);
  return true;
}

bool set_name(Player& player, const char* bytes, std::size_t size) {
  if (size < 1 || size > Player::kNameBytes) return false;
  for (std::size_t i = 0; i < size;) {
    const std::size_t step = utf8_size(bytes + i, size - i);
    if (step == 0 || bytes[i] == '#' || is_invisible(utf8_code(bytes + i, step))) return false;
    i += step;
  }
  for (std::size_t i = 0; i < Player::kNameBytes; ++i) player.name[i] = i < size ? bytes[i] : '\0';
  player.name_size = static_cast<std::uint8_t>(size);
  return true;
}

}  // namespace felicity

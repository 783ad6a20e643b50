#include "engine/ui/player_kinds.h"

#include "engine/ui/screen.h"

namespace felicity::ui {

void turn_kind(Player& player, int by, bool human_too) {
  const int first = human_too ? 0 : 1;
  const int kind = wrapped(static_cast<int>(player.kind), by, first, Player::kKinds - 1);
  player.kind = static_cast<Player::Kind>(kind);
  if (player.kind == Player::Kind::Human) player.character = Player::Character::Plain;
}

void turn_character(Player& player) {
  const int character = wrapped(static_cast<int>(player.character), 1, 0, Player::kCharacters - 1);
  player.character = static_cast<Player::Character>(character);
}

}  // namespace felicity::ui

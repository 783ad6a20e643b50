#include "engine/session/seating.h"

#include <algorithm>

namespace felicity::session {
namespace {

bool is_person(const Player& player) { return player.kind == Player::Kind::Human; }

void seat_as(Player& player, Player::Kind kind) {
  player.kind = kind;
  player.character = Player::Character::Plain;
}

}  // namespace

void Seating::seat_people(int players) {
  int people = 0;
  for (int seat = 0; seat < players; ++seat) people += is_person(seats[seat]) ? 1 : 0;
  if (people != 1) return;
  for (Player& player : seats) seat_as(player, Player::Kind::Human);
}

void Seating::seat_bots(int players) {
  Player* const end = seats + players;
  Player* person = seats;
  while (person != end && !is_person(*person)) ++person;
  if (person == end) person = seats;
  seat_as(*person, Player::Kind::Human);
  for (Player& player : seats) {
    if (&player != person && is_person(player)) seat_as(player, Player::Kind::NormalBot);
  }
}

bool Seating::continues_series(int players) const {
  if (series_size != players) return false;
  for (Seat seat = 0; seat < series_size; ++seat) {
    if (!(series[seat] == seats[seat])) return false;
  }
  return true;
}

void Seating::begin_series(int players) {
  series_size = static_cast<std::uint8_t>(players);
  games = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    series[seat] = seats[seat];
    wins[seat] = 0;
  }
}

void Seating::count_game(std::uint16_t number, std::uint8_t winners) {
  if (last_game == number || games == kMostGames) return;
  last_game = number;
  ++games;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((winners >> seat & 1) != 0) ++wins[seat];
  }
}

}  // namespace felicity::session

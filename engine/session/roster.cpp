#include "engine/session/roster.h"

#include <algorithm>
#include <cstring>

namespace felicity::session {

int Roster::find(const char* name, int size) const {
  for (int i = 0; i < count_; ++i) {
    const Person& person = list_[i];
    if (person.name_size == size && std::memcmp(person.name, name, person.name_size) == 0) return i;
  }
  return -1;
}

int Roster::meet(const char* name, int size) {
  const int known = find(name, size);
  if (known >= 0) return known;
  if (count_ == kMost) {
    const auto least = std::min_element(list_, list_ + kMost, [](const Person& a, const Person& b) {
      return a[Figure::Games] < b[Figure::Games];
    });
    forget(static_cast<int>(least - list_));
  }
  Person& person = list_[count_] = Person();
  person.name_size = static_cast<std::uint8_t>(std::min(size, Player::kNameBytes));
  std::memcpy(person.name, name, person.name_size);
  return count_++;
}

void Roster::forget(int index) {
  if (index < 0 || index >= count_) return;
  for (int i = index; i + 1 < count_; ++i) list_[i] = list_[i + 1];
  --count_;
}

void Roster::note_game(std::uint16_t number, const Record& record, const History& history,
                       const Scores& scores) {
  for (Seat seat = 0; seat < record.deal.setup.players; ++seat) {
    const Player& player = record.players[seat];
    if (player.kind != Player::Kind::Human) continue;
    Person& person = list_[meet(player.name, player.name_size)];
    if (person.last_game == number) continue;
    person.last_game = number;
    const bool won = (scores.winners >> seat & 1) != 0;
    count_game(person, {history, seat, scores.total[seat], won});
  }
}

}  // namespace felicity::session

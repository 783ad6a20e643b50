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
    const auto least = std::min_element(
        list_, list_ + kMost, [](const Person& a, const Person& b) { return a.games < b.games; });
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
    const std::int16_t total = scores.total[seat];
    person.best_score = person.games == 0 ? total : std::max(person.best_score, total);
    // At the highest number they stay: a page that wins more games than it has is not believed.
    constexpr int kMostGames = 0xFFFF;
    const bool won = (scores.winners >> seat & 1) != 0;
    if (person.games < kMostGames) ++person.games;
    if (won && person.wins < person.games) ++person.wins;
    person.points = static_cast<std::int32_t>(
        std::clamp<std::int64_t>(std::int64_t{person.points} + total, INT32_MIN, INT32_MAX));
    for (int round = history.first_round(); round <= history.round(); ++round) {
      const PastRound& past = history.past(round);
      if (past.winner != seat) continue;
      person.best_sack = std::max(person.best_sack, past.value);
      if (past.dogs > 0) person.dearest_dog = std::max(person.dearest_dog, past.price);
    }
  }
}

}  // namespace felicity::session

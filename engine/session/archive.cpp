#include "engine/session/archive.h"

#include <cstring>

namespace felicity::session {
namespace {

// Both apart, so that the search for the record need not have room for them too.
[[gnu::noinline]] Scores scores_of(const Record& record) {
  Replay replay(record);
  Action action;
  Events events;
  while (!replay.at_end() && replay.step(action, events)) {
  }
  return scores(replay.state());
}

[[gnu::noinline]] void fill(FinishedGame& game, const Record& record, std::uint16_t number) {
  game = FinishedGame();
  game.number = number;
  game.players = record.deal.setup.players;
  game.tie_break = record.deal.setup.house.tie_break;
  game.scores = scores_of(record);
  for (Seat seat = 0; seat < game.players; ++seat) {
    std::memcpy(game.names[seat], record.players[seat].name, Player::kNameBytes);
  }
}

}  // namespace

bool Archive::look_up(int index) {
  Record record;
  store::GameMeta meta;
  if (!find_finished(*store_, index, record, meta)) return false;
  fill(game_, record, meta.number);
  return true;
}

bool find_finished(store::Store& store, int index, Record& record, store::GameMeta& meta) {
  if (index < 0 || index >= store::Store::kMostFinished) return false;
  store::PageRef mark = store::kAfterAll;
  return store.skip_finished(mark, index) == index && store.next_finished(mark, record, meta);
}

}  // namespace felicity::session

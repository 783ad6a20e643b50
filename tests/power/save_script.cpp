#include "tests/power/save_script.h"

#include <cstdlib>
#include <cstring>

#include "engine/rules/random.h"
#include "tests/property/random_players.h"

namespace felicity::tests {
namespace {

// Bids by ones and twos up to a random limit: games of the usual length.
Action sensible(const State& state, property::SplitMix64& dice) {
  const Choices open = choices(state);
  if (state.phase == Phase::Place) {
    int skip = dice.below(open.cards.size());
    for (const Face face : open.cards) {
      if (skip-- == 0) return Action::place(state.turn, face);
    }
  }
  if (open.bid_low > 0 && open.bid_low <= 14 && dice.chance(80)) {
    return Action::bid(state.turn, open.bid_low);
  }
  return open.buy ? Action::buy(state.turn) : Action::pass(state.turn);
}

std::vector<Record> play_game(int game, std::uint64_t seed) {
  property::SplitMix64 dice(seed * 1000 + static_cast<std::uint64_t>(game));
  Random random = Random::from_seed(dice.word());
  Setup setup = property::random_setup(dice);
  setup.players = static_cast<std::uint8_t>(kMaxSeats - game % 3);
  setup.start = kNobody;
  Record record;
  record.deal = deal(setup, random);
  for (Seat seat = 0; seat < setup.players; ++seat) {
    const char* names[] = {"Anna", "B\xC3\xA4r", "\xC5\xA0t\xC4\x9Bp\xC3\xA1n", "Dora", "Evi"};
    const char* name = names[(seat + game) % kMaxSeats];
    if (!set_name(record.players[seat], name, std::strlen(name))) std::abort();
  }
  State state;
  if (begin(state, record.deal) != Verdict::Ok) std::abort();
  std::vector<Record> records = {record};
  Events events;
  while (state.phase != Phase::Over) {
    const Action action = sensible(state, dice);
    append(record.moves, state, action);
    if (apply(state, action, events) != Verdict::Ok) std::abort();
    records.push_back(record);
  }
  return records;
}

}  // namespace

SaveScript::SaveScript(int games, std::uint64_t seed) : sights_(1) {
  for (int game = 1; game <= games; ++game) {
    games_.push_back(play_game(game, seed));
    tell_game(game);
  }
}

void SaveScript::add(const Step& step) {
  Sight sight = sights_.back();
  switch (step.kind) {
    case Step::Kind::Slot: sight.choices[static_cast<int>(step.choice)] = step.version; break;
    case Step::Kind::Game:
      sight.game = step.game;
      sight.actions = step.actions;
      sight.result_seen = step.result_seen;
      sight.none = false;
      break;
    case Step::Kind::File: sight.finished = step.game; break;
    case Step::Kind::NoGame:
      sight.none = true;
      sight.actions = 0;
      sight.result_seen = false;
      break;
    case Step::Kind::EraseAhead: break;
  }
  steps_.push_back(step);
  sights_.push_back(sight);
}

// Players and rules; the game, with a change of the settings in between; its end.
void SaveScript::tell_game(int game) {
  using store::Slot;
  const auto choose = [&](Slot choice) {
    add({Step::Kind::Slot, choice, ++version_, game, 0, false});
  };
  begins_.push_back(size());
  choose(Slot::Seating);
  const int last = actions(game);
  for (int done = 0; done <= last; ++done) {
    add({Step::Kind::Game, Slot::Settings, 0, game, done, false});
    if (done == last) break;
    if (done % 3 == 0) add({Step::Kind::EraseAhead, Slot::Settings, 0, game, 0, false});
    if (done % 70 == 35) choose(Slot::Settings);
  }
  add({Step::Kind::File, Slot::Settings, 0, game, last, false});
  for (const Slot choice : {Slot::Seating, Slot::Roster0, Slot::Roster1}) choose(choice);
  add({Step::Kind::Game, Slot::Settings, 0, game, last, true});
  add({Step::Kind::NoGame, Slot::Settings, 0, game, 0, false});
}

std::vector<std::uint8_t> SaveScript::bytes_of(store::Slot choice, int version) {
  property::SplitMix64 dice(static_cast<std::uint64_t>(version) * store::kSlots +
                            static_cast<std::uint64_t>(choice));
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(dice.below(store::kPayloadBytes + 1)));
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.word());
  return bytes;
}

}  // namespace felicity::tests

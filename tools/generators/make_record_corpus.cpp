// usage: make_record_corpus FOLDER
// Writes a few good records for the fuzzer to start from: every number of players, every edition,
// games just dealt, in progress and finished.
#include <cstdio>
#include <cstring>
#include <string>

#include "engine/rules/random.h"
#include "engine/rules/record.h"

using namespace felicity;

namespace {

Action any_action(const State& state, Random& random) {
  const Choices open = choices(state);
  if (open.phase == Phase::Place) {
    unsigned skip = below(random, static_cast<unsigned>(open.cards.size()));
    for (const Face face : open.cards) {
      if (skip-- == 0) return Action::place(open.seat, face);
    }
  }
  const bool pass = random.bits(1) != 0;
  if (open.buy && !pass) return Action::buy(open.seat);
  if (open.bid_high == 0 || pass) return Action::pass(open.seat);
  // Mostly small raises, sometimes everything: long raises have a form of their own.
  const bool all_in = random.bits(4) == 0;
  return Action::bid(open.seat, all_in ? open.bid_high : open.bid_low);
}

Record random_record(int players, Edition edition, int actions, Random& random) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.edition = edition;
  setup.house = house_rules_of(edition);
  Record record;
  record.deal = deal(setup, random);
  const char* names[] = {"Anna", "Ben", "Cléo", "Dörte", "Ёжик"};
  for (int seat = 0; seat < players; ++seat) {
    Player& player = record.players[seat];
    player.kind = static_cast<Player::Kind>(random.bits(2));
    if (player.kind != Player::Kind::Human) {
      player.character = static_cast<Player::Character>(random.bits(2));
    }
    if (!set_name(player, names[seat], std::strlen(names[seat]))) return record;
  }
  State state;
  if (begin(state, record.deal) != Verdict::Ok) return record;
  Events events;
  for (int i = 0; i < actions && state.phase != Phase::Over; ++i) {
    const Action action = any_action(state, random);
    append(record.moves, state, action);
    if (apply(state, action, events) != Verdict::Ok) return record;
  }
  return record;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: make_record_corpus FOLDER\n");
    return 2;
  }
  Random random = Random::from_seed(1);
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    for (const int actions : {0, 20, kMostActions}) {
      const Edition edition = static_cast<Edition>((players + actions) % kEditions);
      const Record record = random_record(players, edition, actions, random);
      std::uint8_t bytes[kMostRecordBytes];
      const std::size_t size = encode(record, bytes);
      const char* length = actions == 0 ? "dealt" : actions == kMostActions ? "whole" : "begun";
      const std::string path =
          std::string(argv[1]) + "/" + std::to_string(players) + "-players-" + length;
      std::FILE* file = std::fopen(path.c_str(), "wb");
      if (file == nullptr || std::fwrite(bytes, 1, size, file) != size || std::fclose(file) != 0) {
        std::fprintf(stderr, "cannot write %s\n", path.c_str());
        return 1;
      }
    }
  }
  return 0;
}

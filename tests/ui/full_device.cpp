#include "tests/ui/full_device.h"

#include <cstdlib>
#include <cstring>

#include "tests/ui/virtual_device.h"

namespace felicity::tests {
namespace {

using namespace ui;

static_assert(kFullGames == store::kFinishedSectors * store::kPagesInSector);
static_assert(kFullNames == Roster::kMost);

void demand(bool truth) {
  if (!truth) std::abort();
}

void seat(Player (&players)[kMaxSeats], int game) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const int who = i == 0 ? 0 : 1 + (game * (kMaxSeats - 1) + i - 1) % (kFullNames - 1);
    demand(set_name(players[i], full_name(who), store::kKeptNameBytes));
  }
}

// The shortest raise whenever there is one: auctions of many calls make the longest records.
Action decide(const State& state, Random& random) {
  const Choices open = choices(state);
  switch (open.phase) {
    case Phase::Place: {
      auto card = open.cards.begin();
      const auto cards = static_cast<unsigned>(open.cards.size());
      for (unsigned skip = below(random, cards); skip > 0; --skip) ++card;
      return Action::place(open.seat, *card);
    }
    case Phase::Auction:
      if (open.bid_low > 0 && below(random, 12) > 0) return Action::bid(open.seat, open.bid_low);
      break;
    case Phase::LastChance:
    case Phase::Over: break;
  }
  return Action::pass(open.seat);
}

Record played(int game) {
  Random random = Random::from_seed(static_cast<std::uint64_t>(game));
  Setup setup;
  setup.players = kMaxSeats;
  Record record;
  record.deal = deal(setup, random);
  seat(record.players, game);
  State state;
  demand(begin(state, record.deal) == Verdict::Ok);
  while (state.phase != Phase::Over) {
    const Action action = decide(state, random);
    const State before = state;
    Events events;
    demand(apply(state, action, events) == Verdict::Ok);
    append(record.moves, before, action);
  }
  return record;
}

// Every byte that is kept differs from what a new device has, but for one: the language was asked.
void change(Settings& settings) {
  settings = {
      .language = Language::Slovak,
      .brightness = 5,
      .volume = 3,
      .mute = true,
      .speed = Speed::Off,
      .large_text = true,
      .night = true,
      .left_handed = true,
      .toggle_hand = true,
      .sleep_minutes = 10,
      .usb_console = true,
      .tracker = true,
      .all_in_warning = true,
      .bots_learn = true,
      .battery = session::Battery::None,
      .players = kMaxSeats,
      .edition = Edition::Dutch999,
      .house = {.dog_chases_rabbit = true, .tie_break = TieBreak::Shared, .money = Money::Open},
      .tips = true,
      .lessons_read = 0xFF};
  std::uint8_t kept[2][store::kPayloadBytes];
  const std::size_t size = pack(settings, kept[0]);
  demand(size > 0 && size == pack(Settings(), kept[1]));
  std::size_t same = 0;
  for (std::size_t i = 0; i < size; ++i) same += kept[0][i] == kept[1][i];
  demand(same == 1);
}

void meet(Roster& people) {
  for (int i = 0; i < kFullNames; ++i) {
    Person& person = people.change(people.meet(full_name(i), store::kKeptNameBytes));
    const std::int32_t games = i == 0 ? kFullGames : kFullGames / 4;
    person[Figure::Games] = games;
    person[Figure::Wins] = games / 5;
    person[Figure::BestScore] = 99;
    person[Figure::BestSack] = 60;
    person[Figure::DearestDog] = 40;
    person[Figure::Points] = games * 45;
    for (std::uint8_t& habit : person.habits) habit = 1;
  }
}

}  // namespace

const char* full_name(int index) {
  static constexpr const char* kNames[kFullNames] = {
      "ÁÁÁÁÁÁÁÁ", "ÄÄÄÄÄÄÄÄ", "ČČČČČČČČ", "ĎĎĎĎĎĎĎĎ", "ÉÉÉÉÉÉÉÉ", "ÍÍÍÍÍÍÍÍ",
      "ĹĹĹĹĹĹĹĹ", "ĽĽĽĽĽĽĽĽ", "ŇŇŇŇŇŇŇŇ", "ÓÓÓÓÓÓÓÓ", "ÔÔÔÔÔÔÔÔ", "ŔŔŔŔŔŔŔŔ",
      "ŠŠŠŠŠŠŠŠ", "ŤŤŤŤŤŤŤŤ", "ÚÚÚÚÚÚÚÚ", "ŽŽŽŽŽŽŽŽ"};
  return kNames[index];
}

FailingFlash full_device(LastGame last) {
  VirtualDevice device(kOled);
  change(device.app().change_settings());
  meet(device.app().saves().change_roster());
  device.wait(100);
  store::Store store;
  Record record;
  store::GameMeta note;
  demand(!store.load_game(record, note));
  for (int game = 1; game <= kFullGames; ++game) {
    note.number = static_cast<std::uint16_t>(game);
    note.result_seen = true;
    demand(store.archive(played(game), note, /*again=*/false));
  }
  if (last == LastGame::Over) {
    note = {.number = kFullGames + 1};
    demand(store.save_game(played(kFullGames + 1), note));
    return device.flash();
  }
  demand(store.save_no_game(kFullGames));
  VirtualDevice full(kOled, 1, device.flash());
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    demand(set_name(full.app().saves().change_seating().seats[seat], full_name(seat + 1),
                    store::kKeptNameBytes));
  }
  full.app().begin(ui::kGameMode);
  full.settle();
  demand(full.app().session().can_resume());
  return full.flash();
}

}  // namespace felicity::tests

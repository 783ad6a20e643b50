// Commit before reveal: games on a whole device whose power fails in the middle of a write. What
// was on the panel before the cut is still true after the next start.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include "tests/effort.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using property::SplitMix64;

// Seats beyond the number of players are not compared.
bool is_same(const Record& one, const Record& two) {
  std::uint8_t bytes[2][kMostRecordBytes];
  const std::size_t size = encode(one, bytes[0]);
  return size == encode(two, bytes[1]) && std::memcmp(bytes[0], bytes[1], size) == 0;
}

// A game as far as it was shown.
struct Known {
  bool running = false;  // it can be resumed
  Record record;

  bool operator==(const Known& other) const {
    return running == other.running && (!running || is_same(record, other.record));
  }
};

// An action that waits to be taken back is shown: a restart makes it final.
Known known_to(VirtualDevice& device) {
  const session::PublicSession& session = std::as_const(device).app().session();
  Known known = {session.can_resume(), device.record()};
  const Action* waiting = session.waiting();
  if (waiting != nullptr) append(known.record.moves, device.truth(), *waiting);
  return known;
}

// A bot taking a seat over is saved between two moves, so the players of the seats are compared
// separately from the moves.
bool begins_with(const Record& longer, const Record& shorter) {
  Record cut = longer;
  if (cut.moves.size() < shorter.moves.size()) return false;
  cut.moves.truncate(shorter.moves.size());
  std::copy(std::begin(shorter.players), std::end(shorter.players), cut.players);
  return is_same(cut, shorter);
}

bool has_players_of(const Record& record, const Record& before, const Record& after) {
  for (Seat seat = 0; seat < record.deal.setup.players; ++seat) {
    const Player& player = record.players[seat];
    if (!(player == before.players[seat]) && !(player == after.players[seat])) return false;
  }
  return true;
}

Known g_shown;  // on the last picture before the power failed
long g_games = 0;
long g_cuts = 0;
long g_restarts = 0;
long g_taken_back = 0;

// A lesson, a bot match or a replay is not saved; the suspended game is.
void see(VirtualDevice& device) {
  const ui::App& app = std::as_const(device).app();
  if (!device.flash().is_off() && app.session().mode().saves) g_shown = known_to(device);
}

Tear any_tear(SplitMix64& dice) {
  switch (dice.below(5)) {
    case 0: return {Tear::How::FirstBytes, dice.below(kTornBytes)};
    case 1: return {Tear::How::LastBytes, dice.below(kTornBytes)};
    case 2: return {Tear::How::Bits, dice.below(kTornBits)};
    case 3: return {Tear::How::Hardly, dice.below(kWavering)};
    default: return {Tear::How::Wavering, dice.below(kWavering)};
  }
}

// Switched on again, sometimes with another cut during the start. `wanted` is what the device was
// saving when the power failed.
std::unique_ptr<VirtualDevice> switch_on(const FailingFlash& left_behind, const Known& wanted,
                                         SplitMix64& dice) {
  FailingFlash flash = left_behind;
  flash.power_on();
  if (dice.chance(30)) {
    flash.cut(dice.below(6), any_tear(dice));
    VirtualDevice brief(kOled, dice.word(), flash);
    flash = brief.flash();
    flash.power_on();
  }
  const Known shown = g_shown;
  auto device = std::make_unique<VirtualDevice>(kOled, dice.word(), flash);
  ++g_restarts;
  const Known now = known_to(*device);
  const bool between = shown.running && now.running && wanted.running &&
                       begins_with(now.record, shown.record) &&
                       begins_with(wanted.record, now.record) &&
                       has_players_of(now.record, shown.record, wanted.record);
  if (!(now == shown || now == wanted || between)) {
    const std::string message = "shown " + std::to_string(shown.record.moves.size()) + ", found " +
                                std::to_string(now.record.moves.size()) + " of " +
                                std::to_string(wanted.record.moves.size()) + " moves; running " +
                                std::to_string(shown.running) + std::to_string(now.running) +
                                std::to_string(wanted.running);
    TEST_FAIL_MESSAGE(message.c_str());
  }
  g_shown = now;
  device->set_witness(see);
  return device;
}

// Random keys, until the power fails or enough keys were pressed.
void scratch(VirtualDevice& device, SplitMix64& dice) {
  for (int i = 0; i < 40 && !device.flash().is_off(); ++i) {
    const auto key = static_cast<std::uint8_t>(1U << dice.below(8));
    switch (dice.below(6)) {
      case 0: device.hold(key, dice.below(1000)); break;
      case 1: device.release(device.held(), 300); break;
      case 2:
        device.settle();
        device.press(hal::kA);
        break;
      default: device.press(key); break;
    }
  }
}

// Random keys on a copy of the device, which is discarded afterwards.
void let_a_monkey_try(const VirtualDevice& device, SplitMix64& dice) {
  const Known before = g_shown;
  VirtualDevice monkey(device);
  monkey.set_witness(see);
  monkey.flash().seed(dice.word());
  monkey.flash().cut(dice.below(20), any_tear(dice));
  scratch(monkey, dice);
  if (monkey.flash().is_off()) {
    ++g_cuts;
    const bool kept = std::as_const(monkey).app().session().mode().saves;
    (void)switch_on(monkey.flash(), kept ? known_to(monkey) : g_shown, dice);
  }
  g_shown = before;
}

// Only what waits can be taken back.
void take_back(VirtualDevice& device) {
  if (std::as_const(device).app().session().waiting() == nullptr) return;
  device.wait(250);
  device.press(hal::kB);
  ++g_taken_back;
}

// Plays until the power fails in one of the next writes, and switches on again.
std::unique_ptr<VirtualDevice> play_into_a_cut(VirtualDevice& device, Random& random,
                                               SplitMix64& dice) {
  device.flash().seed(dice.word());
  device.flash().cut(dice.below(8), any_tear(dice));
  ButtonPlayer player(device);
  while (!device.flash().is_off() && !device.app().table().over()) {
    player.play(player.decide(random));
    if (dice.chance(3)) take_back(device);
    if (!device.flash().is_off()) player.skip_to_turn();
  }
  g_cuts += device.flash().is_off() ? 1 : 0;
  return switch_on(device.flash(), known_to(device), dice);
}

void play_a_game(std::uint64_t seed) {
  SplitMix64 dice(seed);
  Random random = Random::from_seed(seed);
  auto device = std::make_unique<VirtualDevice>(kOled, seed);
  seat_players(*device, 3 + dice.below(3));
  device->app().change_settings().speed = ui::Speed::Off;
  device->set_witness(see);
  device->app().begin(ui::kGameMode);
  ButtonPlayer(*device).skip_to_turn();
  while (!device->app().table().over()) {
    if (dice.chance(3)) let_a_monkey_try(*device, dice);
    ButtonPlayer player(*device);
    if (dice.chance(5)) {
      device = play_into_a_cut(*device, random, dice);
      TEST_ASSERT_TRUE(device->app().session().can_resume());
      device->press(hal::kA);
    } else {
      player.play(player.decide(random));
      if (dice.chance(5)) take_back(*device);
    }
    ButtonPlayer(*device).skip_to_turn();
  }
}

void what_was_shown_is_never_lost() {
  const long games = by_effort(20, 400, 10'000);
  for (; g_games < games; ++g_games) play_a_game(static_cast<std::uint64_t>(g_games) + 1);
  std::printf("%ld games, %ld cuts, %ld starts: nothing shown was taken back\n", g_games, g_cuts,
              g_restarts);
  TEST_ASSERT_GREATER_THAN(games / 2, g_cuts);
  TEST_ASSERT_GREATER_THAN(games, g_taken_back);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(what_was_shown_is_never_lost);
  return UNITY_END();
}

// The power fails, and fails again before or after everything is saved; some bits read differently
// every time, others are stuck. Whatever was shown after a start is found again.
#include <cstdio>

#include "tests/effort.h"
#include "tests/power/device_life.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using property::SplitMix64;

const SaveScript& story() {
  static const SaveScript kStory(4);
  return kStory;
}

// The device after every step of two games; during the first the ring has not wrapped yet.
const std::vector<DeviceLife>& moments() {
  static const std::vector<DeviceLife> kMoments = [] {
    std::vector<DeviceLife> lives;
    DeviceLife life(story());
    TEST_ASSERT_TRUE(life.start());
    while (!life.at_end()) {
      const int game = story().sight(life.done()).game;
      if (game <= 1 || game == 4) lives.push_back(life);
      TEST_ASSERT_TRUE(life.run(1));
      if (life.done() % 97 == 0) TEST_ASSERT_TRUE(life.start());
    }
    lives.push_back(life);
    return lives;
  }();
  return kMoments;
}

// Half of the cuts leave unstable bits: the hardest case.
Tear any_tear(SplitMix64& dice) {
  switch (dice.below(8)) {
    case 0: return {Tear::How::FirstBytes, dice.below(kTornBytes)};
    case 1: return {Tear::How::LastBytes, dice.below(kTornBytes)};
    case 2: return {Tear::How::Bits, dice.below(kTornBits)};
    case 3:
    case 4: return {Tear::How::Hardly, dice.below(kWavering)};
    default: return {Tear::How::Wavering, dice.below(kWavering)};
  }
}

// Bits that cannot change any more. The present contents read correctly.
void stick_some_bits(FailingFlash& flash, SplitMix64& dice) {
  for (int i = 0; i < 40; ++i) {
    const auto at = static_cast<std::uint32_t>(
        dice.below(static_cast<int>((store::kFirstFinishedSector + 2) * store::kSectorBytes)));
    const auto bit = static_cast<std::uint8_t>(1U << dice.below(8));
    flash.stick(at, bit, flash.byte(at));
  }
}

struct Case {
  explicit Case(std::uint64_t seed) : dice(seed), life(start_of(dice)) {
    life.flash.seed(dice.word());
  }
  static const DeviceLife& start_of(SplitMix64& dice) {
    return moments()[static_cast<std::size_t>(dice.below(static_cast<int>(moments().size())))];
  }

  // The power fails in one of the next operations, while the script goes on for a few steps.
  void cut(int operations, int steps) {
    life.flash.cut(dice.below(operations), any_tear(dice));
    for (int i = 0; i < steps && !life.flash.is_off() && !life.at_end(); ++i) (void)life.run(1);
    power_on();
  }
  // The power fails in a start, or soon after.
  void cut_start(int operations, int steps) {
    life.flash.cut(dice.below(operations), any_tear(dice));
    if (life.start()) {
      for (int i = 0; i < steps && !life.flash.is_off() && !life.at_end(); ++i) (void)life.run(1);
    }
    power_on();
  }
  void power_on() {
    cuts += life.flash.is_off() ? 1 : 0;
    life.flash.power_on();
  }
  // Start, cut the power at once, start again; play a little; start again.
  bool look_and_look_again() {
    if (!life.start()) return false;
    const int shown = life.done();
    if (!life.start() || life.done() < shown) return false;
    if (!life.run(life.at_end() ? 0 : 1)) return false;
    return life.start();
  }

  SplitMix64 dice;
  DeviceLife life;
  int cuts = 0;
};

void demand(const Case& it, bool truth, std::uint64_t seed) {
  if (truth && it.life.wrong().empty()) return;
  const std::string message = "case " + std::to_string(seed) + ": " + it.life.wrong();
  TEST_FAIL_MESSAGE(message.c_str());
}

template <class Act>
void many(const char* what, std::uint64_t cases, std::uint64_t salt, const Act& act) {
  long cuts[4] = {};
  for (std::uint64_t i = 0; i < cases; ++i) {
    const std::uint64_t seed = salt * 1'000'000'000 + i;
    Case it(seed);
    act(it);
    demand(it, it.look_and_look_again(), seed);
    ++cuts[it.cuts];
  }
  std::printf("%s: %ld cases, %ld with two cuts, %ld with three, 0 failures\n", what,
              static_cast<long>(cases), cuts[2], cuts[3]);
  TEST_ASSERT_GREATER_OR_EQUAL(cases / 2, cuts[2] + cuts[3]);
}

void two_cuts_lose_nothing() {
  many("two cuts", by_effort<std::uint64_t>(1500, 12'000, 300'000), 1, [](Case& it) {
    it.cut(3, 8);
    it.cut_start(8, 4);
  });
}

// The second cut falls into the repair of the first.
void a_cut_while_a_cut_is_being_mended_loses_nothing() {
  many("cuts in two starts", by_effort<std::uint64_t>(1500, 8000, 150'000), 2, [](Case& it) {
    it.cut(2, 8);
    it.cut_start(4, 0);
    it.cut_start(4, 0);
  });
}

void two_cuts_on_a_flash_with_stuck_bits_lose_nothing() {
  many("two cuts, stuck bits", by_effort<std::uint64_t>(1500, 8000, 150'000), 3, [](Case& it) {
    stick_some_bits(it.life.flash, it.dice);
    it.cut(3, 8);
    it.cut_start(8, 4);
  });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(two_cuts_lose_nothing);
  RUN_TEST(a_cut_while_a_cut_is_being_mended_loses_nothing);
  RUN_TEST(two_cuts_on_a_flash_with_stuck_bits_lose_nothing);
  return UNITY_END();
}

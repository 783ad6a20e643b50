// The power fails once: in every write of a whole game, after every byte, with any bits done. The
// next start finds the last save or the one being written, nothing older and nothing else.
#include <cstdio>

#include "tests/effort.h"
#include "tests/power/device_life.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

long g_cases = 0;

void demand(const DeviceLife& life, bool truth, const Tear& tear) {
  if (truth && life.wrong().empty() && life.flash.overwrites() == 0) return;
  const std::string message = life.wrong() + " (done " + std::to_string(life.done()) + ", tear " +
                              std::to_string(static_cast<int>(tear.how)) + " " +
                              std::to_string(tear.amount) + ")";
  TEST_FAIL_MESSAGE(message.c_str());
}

// The power has failed in `life`: it starts again and goes on, sometimes to the end of the script.
void live_on(DeviceLife& life, const Tear& tear) {
  demand(life, life.flash.is_off(), tear);
  life.flash.power_on();
  const int before = life.done();
  demand(life, life.start(), tear);
  demand(life, life.done() >= before && life.done() <= before + 2,
         tear);  // it may be archived, too
  if (g_cases % 64 == 0) {
    demand(life, life.run_to_the_end(), tear);
  } else if (!life.at_end()) {
    demand(life, life.run(1), tear);
  }
  if (g_cases % 4 == 0) demand(life, life.start(), tear);
  ++g_cases;
}

std::vector<Tear> all_tears() {
  std::vector<Tear> tears;
  for (int i = 0; i < kTornBytes; ++i) tears.push_back({Tear::How::FirstBytes, i});
  for (int i = 0; i < kTornBytes; i += 16) tears.push_back({Tear::How::LastBytes, i});
  for (int times = 0; times < 5; ++times) {
    for (int i = 0; i < kTornBits; ++i) tears.push_back({Tear::How::Bits, i});
    for (int i = 0; i < kWavering; ++i) tears.push_back({Tear::How::Wavering, i});
    for (int i = 0; i < kWavering; ++i) tears.push_back({Tear::How::Hardly, i});
  }
  return tears;
}

// Cuts the power in every operation of `act`, in every way.
template <class Act>
void cut_everywhere(DeviceLife& life, const std::vector<Tear>& tears, const Act& act) {
  const DeviceLife before = life;
  demand(life, act(life), {});
  const long operations = life.flash.operations() - before.flash.operations();
  const int every = by_effort(16, 1, 1);
  for (long operation = 0; operation < operations; ++operation) {
    for (std::size_t i = 0; i < tears.size(); i += static_cast<std::size_t>(every)) {
      DeviceLife cut = before;
      cut.flash.seed(static_cast<std::uint64_t>(g_cases) + 1);
      cut.flash.cut(operation, tears[i]);
      act(cut);
      const bool all_alike = cut.flash.tore_nothing();  // the second program of a page
      live_on(cut, tears[i]);
      if (all_alike) break;
    }
  }
}

const SaveScript& story() {
  static const SaveScript kStory(3);
  return kStory;
}

// The flash holds two games, and the ring of the game in progress has wrapped once.
void a_cut_in_any_write_of_a_game_loses_nothing() {
  const std::vector<Tear> tears = all_tears();
  DeviceLife life(story());
  TEST_ASSERT_TRUE(life.start());
  TEST_ASSERT_TRUE(life.run(story().begin_of(3)));
  TEST_ASSERT_TRUE(life.start());
  const int from = life.done();
  while (!life.at_end()) cut_everywhere(life, tears, [](DeviceLife& it) { return it.run(1); });
  demand(life, life.start(), {});
  std::printf("%d steps, %ld cuts, 0 lost\n", story().size() - from, g_cases);
}

// In the middle of a game, at its end, between two games, on a blank flash.
void a_cut_in_any_write_of_a_start_loses_nothing() {
  const std::vector<Tear> tears = all_tears();
  const long before = g_cases;
  DeviceLife life(story());
  for (const int steps : {0, 1, 2, 40, story().begin_of(2) - 6, story().begin_of(2) - 5,
                          story().begin_of(2) - 2, story().begin_of(2) - 1, story().begin_of(2)}) {
    TEST_ASSERT_TRUE(life.run(steps - life.done()));
    cut_everywhere(life, tears, [](DeviceLife& it) { return it.start(); });
  }
  std::printf("%ld cuts in starts, 0 lost\n", g_cases - before);
}

// The same on a device that has hardly been used.
void a_cut_in_the_first_writes_of_a_blank_flash_loses_nothing() {
  const std::vector<Tear> tears = all_tears();
  const long before = g_cases;
  DeviceLife life(story());
  TEST_ASSERT_TRUE(life.start());
  for (int i = 0; i < 20; ++i) {
    cut_everywhere(life, tears, [](DeviceLife& it) { return it.run(1); });
  }
  std::printf("%ld cuts in first writes, 0 lost; %ld in all\n", g_cases - before, g_cases);
  if (kEffort != Effort::Short) TEST_ASSERT_GREATER_OR_EQUAL(75'000, g_cases);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_cut_in_any_write_of_a_game_loses_nothing);
  RUN_TEST(a_cut_in_any_write_of_a_start_loses_nothing);
  RUN_TEST(a_cut_in_the_first_writes_of_a_blank_flash_loses_nothing);
  return UNITY_END();
}

// Time: neither the wrap of the clock after 49 days nor weeks without a key changes anything.
#include <algorithm>
#include <type_traits>

#include "tests/effort.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using hal::Moment;

const int kKeys = by_effort(100, 400, 1'000);

constexpr std::uint64_t kSecond = 1'000;
constexpr std::uint64_t kDay = 24 * 3'600 * kSecond;
constexpr std::uint64_t kLap = 1ULL << 32;  // of the clock: 49.7 days

// Half a lap is 24.86 days: signed differences end there.
constexpr std::uint64_t kPauses[] = {kDay * 248 / 10, kDay * 25, kDay * 497 / 10, kDay * 50,
                                     kDay * 100};

// ---- the type -----------------------------------------------------------------------------------

// Versions of clang-format lay these out differently.
// clang-format off
template <class A, class B>
concept Ordered = requires(A a, B b) { a < b; } || requires(A a, B b) { a >= b; };
template <class A, class B>
concept Equal = requires(A a, B b) { a == b; } || requires(A a, B b) { a != b; };
template <class A>
concept Numeric = requires(A a) { static_cast<std::uint32_t>(a); } || requires(A a) { a / 2; };
// clang-format on

static_assert(!Ordered<Moment, Moment> && !Ordered<Moment, std::uint32_t>);
static_assert(!Equal<Moment, Moment> && !Equal<Moment, std::uint32_t>);
static_assert(!Numeric<Moment>);
static_assert(!std::is_convertible_v<std::uint32_t, Moment>);
static_assert(Ordered<int, int> && Equal<int, int> && Numeric<int>);  // the concepts can fail
static_assert(sizeof(Moment) == 4 && std::is_trivially_copyable_v<Moment>);

void moments_only_have_distances() {
  const Moment before(0xFFFFFFFF - 99), after = before + 300;
  TEST_ASSERT_EQUAL(300, after - before);
  TEST_ASSERT_EQUAL(300, after.left(before));
  TEST_ASSERT_EQUAL(-300, before.left(after));
  TEST_ASSERT_EQUAL(0, before.left(before));
}

void an_old_moment_stays_old() {
  for (const std::uint64_t step : {10 * kSecond, kDay / 3, 20 * kDay}) {
    Moment then(0xFFFFFFFF - 5'000);
    for (std::uint64_t passed = 0; passed < 3 * kLap; passed += step) {
      const Moment now(0xFFFFFFFF - 5'000 + static_cast<std::uint32_t>(passed));
      then.stay_old(now);
      const std::uint64_t least = std::min(passed, kDay / 2);
      TEST_ASSERT_TRUE(now - then >= least);
      TEST_ASSERT_TRUE(now - then < kDay);
    }
  }
}

// ---- the buttons --------------------------------------------------------------------------------

void read(ui::KeyReader& reader, std::uint64_t now, unsigned held) {
  ui::KeyEvent events[ui::KeyReader::kMostEvents];
  reader.read(Moment(static_cast<std::uint32_t>(now)), static_cast<std::uint8_t>(held),
              ui::KeyTiming::OnRelease, events);
}

// How long A had been up when it goes down beside other buttons.
std::uint32_t rested_before_a(ui::KeyReader& reader, std::uint64_t now, unsigned held) {
  ui::KeyEvent events[ui::KeyReader::kMostEvents];
  const int count =
      reader.read(Moment(static_cast<std::uint32_t>(now)),
                  static_cast<std::uint8_t>(held | hal::kA), ui::KeyTiming::OnRelease, events);
  for (int i = 0; i < count; ++i) {
    if (events[i].key == ui::Key::A) return events[i].rested;
  }
  TEST_FAIL_MESSAGE("A did not go down");
  return 0;
}

// Pressed for the first time in weeks it is a fresh press; stuck for weeks it is stuck, and two
// that are stuck did not go down together.
void weeks_without_a_change_are_measured_as_weeks() {
  constexpr std::uint64_t kHour = 3'600 * kSecond;
  constexpr unsigned kStuck = hal::kLeft | hal::kRight;
  ui::KeyReader reader(ui::Buttons::Six);
  read(reader, 5'000, hal::kLeft);
  read(reader, 5'010, kStuck);
  for (std::uint64_t now = kHour + 5'010; now < 3 * kLap; now += kHour) {
    read(reader, now, kStuck);
    TEST_ASSERT_EQUAL(kStuck, reader.stuck());
    TEST_ASSERT_EQUAL(0, reader.pressed_together());
    if (now / kHour % 24 != 0) continue;
    ui::KeyReader other = reader;
    TEST_ASSERT_TRUE(rested_before_a(other, now + 1, kStuck) >= 120);
  }
}

// ---- the game -----------------------------------------------------------------------------------

VirtualDevice dealt(const Panel& panel, std::uint64_t now) {
  VirtualDevice device(panel, 5, FailingFlash(), now);
  seat_players(device, 4);
  device.app().begin(ui::kGameMode);
  ButtonPlayer(device).skip_to_turn();
  return device;
}

void wait(VirtualDevice& device, std::uint64_t milliseconds) {
  constexpr std::uint64_t kMost = 20 * kDay;
  for (; milliseconds > kMost; milliseconds -= kMost) device.wait(static_cast<int>(kMost));
  device.wait(static_cast<int>(milliseconds));
}

// On a cable the device never stops. Dark it stays dark, whatever its clock shows; the first key
// lights the panel and does nothing else, the second one acts.
void after_weeks_in_the_dark_a_key_wakes_and_the_next_one_acts() {
  VirtualDevice device = dealt(kOled, 0);
  device.set_supply({.cable = true});
  device.wait(11 * kSecond);
  const std::uint64_t cover = device.picture();
  const int full = device.light();
  const std::uint64_t start = device.now();
  wait(device, 3 * 60 * kSecond);
  TEST_ASSERT_EQUAL(0, device.light());
  device.trace().clear();
  const std::uint64_t nothing = device.trace().sum();
  for (const std::uint64_t pause : kPauses) {
    if (kEffort == Effort::Short && pause > 60 * kDay) break;
    wait(device, start + pause - device.now());
    TEST_ASSERT_TRUE_MESSAGE(device.trace().sum() == nothing, "picture, light or tone while dark");
    VirtualDevice woken = device;
    woken.press(hal::kA);
    TEST_ASSERT_EQUAL(full, woken.light());
    TEST_ASSERT_TRUE(woken.picture() == cover);
    woken.wait(200);
    woken.hold(hal::kA, 100);
    TEST_ASSERT_TRUE_MESSAGE(at(woken, ui::kHandScreen), "a new press was ignored");
  }
}

// Two moments a lap apart look the same: the press must not look as if it were chatter.
void a_key_exactly_one_lap_later_counts() {
  constexpr std::uint64_t kLetGo = 50;  // press() releases the key in its middle
  VirtualDevice device = dealt(kOled, 1'000);
  device.press(hal::kA);  // shows the hand and hides it
  device.app().change_settings().sleep_minutes = 0;
  wait(device, kLap - kLetGo);
  for (const unsigned late : {0U, 1U, 60U, 119U, 120U}) {
    VirtualDevice pressed = device;
    wait(pressed, late);
    pressed.hold(hal::kA, 10);
    TEST_ASSERT_TRUE(at(pressed, ui::kHandScreen));
  }
}

// Where the panel never goes dark it is dimmed, and stays so; the battery is still measured.
void a_panel_dimmed_for_weeks_stays_dim() {
  VirtualDevice device = dealt(kOled, 0);
  device.app().change_settings().sleep_minutes = 0;
  const int full = device.light();
  wait(device, 60 * kSecond);
  const int dimmed = device.light();
  TEST_ASSERT_TRUE(dimmed > 0 && dimmed < full);
  device.trace().clear();
  const std::uint64_t nothing = device.trace().sum();
  for (int day = 0; day < 52; ++day) {
    device.set_battery(20 + day);
    device.wait(3 * 60 * kSecond);
    TEST_ASSERT_INT_WITHIN(3, 20 + day, device.app().panel().battery());
    wait(device, kDay - 3 * 60 * kSecond);
    TEST_ASSERT_TRUE_MESSAGE(device.trace().sum() == nothing, "the light changed");
  }
  device.press(hal::kUp);
  TEST_ASSERT_EQUAL(full, device.light());
}

// The same keys give the same pictures, light and tones, wherever the clock began.
void a_game_is_the_same_wherever_the_clock_began() {
  const Panel panels[] = {kOled, kWide};
  for (const Panel& panel : panels) {
    for (const std::uint64_t start : {kLap / 2, kLap, 5 * kLap}) {
      Random random = Random::from_seed(start);
      VirtualDevice young = dealt(panel, 0);
      VirtualDevice old = dealt(panel, start - 20 * kSecond);
      for (int i = 0; i < kKeys; ++i) {
        const auto key = static_cast<std::uint8_t>(1U << below(random, 8));
        const auto down = static_cast<int>(below(random, 12) == 0 ? 1'000 : below(random, 150));
        const auto up = static_cast<int>(below(random, 40) == 0 ? 130'000 : below(random, 900));
        const std::uint8_t chosen = below(random, 3) == 0 ? std::uint8_t{hal::kA} : key;
        for (VirtualDevice* device : {&young, &old}) {
          device->hold(chosen, down);
          if (i % 7 != 0) device->release(device->held(), up);
        }
        TEST_ASSERT_TRUE(young.picture() == old.picture());
        TEST_ASSERT_EQUAL(young.light(), old.light());
        TEST_ASSERT_EQUAL(young.heard().size(), old.heard().size());
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(moments_only_have_distances);
  RUN_TEST(an_old_moment_stays_old);
  RUN_TEST(weeks_without_a_change_are_measured_as_weeks);
  RUN_TEST(after_weeks_in_the_dark_a_key_wakes_and_the_next_one_acts);
  RUN_TEST(a_key_exactly_one_lap_later_counts);
  RUN_TEST(a_panel_dimmed_for_weeks_stays_dim);
  RUN_TEST(a_game_is_the_same_wherever_the_clock_began);
  return UNITY_END();
}

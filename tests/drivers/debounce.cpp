// Debouncing: chatter, fast presses, and presses while the game is busy.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "drivers/debounce.h"
#include "engine/rules/random.h"
#include "tests/effort.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using drivers::Debounce;

const int kTraces = by_effort(100'000, 1'000'000, 1'000'000);

constexpr std::uint32_t kMs = 1000;
constexpr std::uint32_t kBurst = 20 * kMs;

struct Edge {
  std::uint64_t at;
  bool closed;
};
using Trace = std::vector<Edge>;

int between(Random& random, int low, int high) {
  return low + static_cast<int>(below(random, static_cast<unsigned>(high - low + 1)));
}

// From one state to the other, with up to 20 ms of chatter in between.
void chatter(Trace& trace, Random& random, std::uint64_t at, bool closed) {
  trace.push_back({at, closed});
  const int bounces = between(random, 0, 6);
  std::uint32_t left = kBurst;
  for (int i = 0; i < 2 * bounces && left > 1; ++i) {
    const auto step = static_cast<std::uint32_t>(between(random, 1, static_cast<int>(left) / 2));
    at += step;
    left -= step;
    closed = !closed;
    trace.push_back({at, closed});
  }
}

// What read() returned to the game, and when.
struct Reported {
  int presses = 0;
  std::vector<std::uint64_t> pressed_at;
  bool held = false;
};

// The interrupt sees every edge; the game reads after each edge that changes the value, and after
// busy times of its own.
class Game {
 public:
  Reported play(const Trace& trace, std::uint64_t end, std::uint32_t busy, Random& random) {
    std::size_t next = 0;
    bool closed = false;
    for (std::uint64_t now = trace.front().at; now != end;) {
      for (; next < trace.size() && trace[next].at == now; ++next) {
        closed = trace[next].closed;
        closed ? key_.closes(now) : key_.touch(now);
      }
      if (now >= awake_at_ && key_.has_news(now, closed)) ask(now, closed, busy, random);
      now = later(trace, next, now, closed, end);
    }
    while (key_.has_news(end, closed)) ask(end, closed, 0, random);
    return reported_;
  }

 private:
  void ask(std::uint64_t now, bool closed, std::uint32_t busy, Random& random) {
    const bool held = key_.read(now, closed);
    if (held && !reported_.held) {
      ++reported_.presses;
      reported_.pressed_at.push_back(now);
    }
    reported_.held = held;
    awake_at_ = now + (busy == 0 ? 0 : static_cast<std::uint32_t>(between(random, 1, int(busy))));
  }

  // The next event: an edge, the end of a rest, or the end of a busy time.
  std::uint64_t later(const Trace& trace, std::size_t next, std::uint64_t now, bool closed,
                      std::uint64_t end) const {
    std::uint64_t at = end;
    const auto sooner = [&](std::uint64_t other) {
      if (other > now && other < at) at = other;
    };
    if (next < trace.size()) sooner(trace[next].at);
    if (key_.is_opening(closed)) sooner(key_.opens_at());
    sooner(awake_at_);
    return at;
  }

  Debounce key_;
  Reported reported_;
  std::uint64_t awake_at_ = 0;
};

// Presses of 25 ms and more, rests of 30 ms and more after the chatter: as fast as fingers get.
Trace presses(Random& random, int count, std::vector<std::uint64_t>& at, std::uint64_t& end) {
  Trace trace;
  std::uint64_t now = 1000 * kMs;
  for (int i = 0; i < count; ++i) {
    at.push_back(now);
    chatter(trace, random, now, true);
    now += kBurst + static_cast<std::uint32_t>(between(random, 5 * kMs, 200 * kMs));
    chatter(trace, random, now, false);
    now += kBurst + static_cast<std::uint32_t>(between(random, 26 * kMs, 200 * kMs));
  }
  end = now + 100 * kMs;
  return trace;
}

void chatter_is_one_press_and_the_press_is_not_late() {
  Random random = Random::from_seed(1);
  long count = 0;
  std::uint64_t latest = 0;
  for (int i = 0; i < kTraces; ++i) {
    std::vector<std::uint64_t> at;
    std::uint64_t end = 0;
    const Trace trace = presses(random, between(random, 1, 3), at, end);
    const Reported reported = Game().play(trace, end, 0, random);
    TEST_ASSERT_EQUAL(at.size(), reported.presses);
    TEST_ASSERT_FALSE(reported.held);
    for (std::size_t k = 0; k < at.size(); ++k) {
      latest = std::max(latest, reported.pressed_at[k] - at[k]);
    }
    count += static_cast<long>(at.size());
  }
  std::printf("%d traces, %ld presses, the latest after %llu us\n", kTraces, count,
              static_cast<unsigned long long>(latest));
  TEST_ASSERT_EQUAL(0, latest);
}

// During an erase or a bot's turn: no press is lost as long as the game reads once between two
// presses.
void a_busy_game_gets_every_press() {
  Random random = Random::from_seed(2);
  for (int i = 0; i < kTraces / 10; ++i) {
    std::vector<std::uint64_t> at;
    std::uint64_t end = 0;
    const Trace trace = presses(random, between(random, 1, 4), at, end);
    const Reported reported = Game().play(trace, end, 50 * kMs, random);
    TEST_ASSERT_EQUAL(at.size(), reported.presses);
    TEST_ASSERT_FALSE(reported.held);
  }
}

// While interrupts are off the GPIO block latches only that there were edges.
void a_press_that_came_and_went_during_an_erase_is_reported() {
  Debounce key;
  key.touch(500 * kMs);  // both edges, seen when the erase is over
  TEST_ASSERT_TRUE(key.has_news(500 * kMs, false));
  TEST_ASSERT_TRUE(key.read(500 * kMs, false));
  TEST_ASSERT_FALSE(key.read(500 * kMs + Debounce::kRestUs, false));
}

void a_press_that_ends_before_it_is_read_is_reported_once() {
  Debounce key;
  key.closes(0);
  key.touch(10 * kMs);
  TEST_ASSERT_TRUE(key.has_news(900 * kMs, false));
  TEST_ASSERT_TRUE(key.read(900 * kMs, false));
  TEST_ASSERT_TRUE(key.has_news(900 * kMs, false));
  TEST_ASSERT_FALSE(key.read(900 * kMs, false));
  TEST_ASSERT_FALSE(key.has_news(900 * kMs, false));
}

void two_presses_while_the_game_is_busy_are_reported_as_one() {
  Debounce key;
  key.closes(0);
  TEST_ASSERT_TRUE(key.read(0, true));
  key.touch(30 * kMs);
  key.closes(90 * kMs);
  TEST_ASSERT_TRUE(key.has_news(100 * kMs, true));
  TEST_ASSERT_FALSE(key.read(100 * kMs, true));
  TEST_ASSERT_TRUE(key.read(100 * kMs, true));
}

void a_stuck_button_is_pressed_once() {
  Debounce key;
  key.closes(0);
  int presses = 0;
  bool held = false;
  constexpr std::uint64_t kDay = 24ULL * 3'600'000 * kMs;
  for (std::uint64_t now = 0; now < kDay; now += 997 * kMs) {
    const bool pressed = key.read(now, true);
    presses += pressed && !held ? 1 : 0;
    held = pressed;
  }
  TEST_ASSERT_EQUAL(1, presses);
  TEST_ASSERT_TRUE(held);
}

// The timer's low word wraps after 71 minutes; signed differences overflow after half of that.
constexpr std::uint64_t kEdges[] = {1ULL << 31, 1ULL << 32, 3ULL << 31, 1ULL << 33};

void no_bit_of_the_clock_is_an_edge() {
  for (const std::uint64_t edge : kEdges) {
    const std::uint64_t start = edge - 10 * kMs;
    Debounce key;
    key.closes(start);
    TEST_ASSERT_TRUE(key.read(start, true));
    key.touch(start + 8 * kMs);
    TEST_ASSERT_TRUE(key.read(start + 20 * kMs, false));
    TEST_ASSERT_FALSE(key.read(start + 8 * kMs + Debounce::kRestUs, false));
  }
}

// After a full wrap of the low word an old edge would look recent.
void a_rest_of_any_length_is_a_rest() {
  for (const std::uint64_t rest : kEdges) {
    Debounce key;
    key.closes(0);
    TEST_ASSERT_TRUE(key.read(0, true));
    key.touch(10 * kMs);
    TEST_ASSERT_FALSE(key.read(10 * kMs + rest, false));
    key.closes(20 * kMs + rest);
    TEST_ASSERT_TRUE(key.read(20 * kMs + rest, true));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(chatter_is_one_press_and_the_press_is_not_late);
  RUN_TEST(a_busy_game_gets_every_press);
  RUN_TEST(a_press_that_came_and_went_during_an_erase_is_reported);
  RUN_TEST(a_press_that_ends_before_it_is_read_is_reported_once);
  RUN_TEST(two_presses_while_the_game_is_busy_are_reported_as_one);
  RUN_TEST(a_stuck_button_is_pressed_once);
  RUN_TEST(no_bit_of_the_clock_is_an_edge);
  RUN_TEST(a_rest_of_any_length_is_a_rest);
  return UNITY_END();
}

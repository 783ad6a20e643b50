// What an action shows, in the order it happened.
#include "engine/session/show_queue.h"

#include <vector>

#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::session;
using Kind = Event::Kind;

std::vector<Show> shown_after(const std::vector<Kind>& kinds) {
  Events events;
  for (const Kind kind : kinds) events.add(kind);
  ShowQueue queue;
  queue.fill(events);
  std::vector<Show> shown;
  while (!queue.is_empty()) {
    const Show front = queue.front();
    shown.push_back(queue.take());
    TEST_ASSERT_TRUE(front == shown.back());
  }
  return shown;
}

void each_chain_of_events_is_shown_in_its_order() {
  const struct {
    std::vector<Kind> events;
    std::vector<Show> shown;
  } cases[] = {
      {{Kind::Placed}, {}},
      {{Kind::Placed, Kind::Revealed}, {Show::RowFilled}},
      {{Kind::Bid}, {}},
      {{Kind::Passed, Kind::Revealed}, {Show::Pass}},
      {{Kind::Passed, Kind::Revealed, Kind::Revealed, Kind::Won, Kind::Refilled},
       {Show::Pass, Show::Reveal, Show::Result}},
      {{Kind::Bought, Kind::Won, Kind::NotRefilled}, {Show::Reveal, Show::Result}},
      {{Kind::Passed, Kind::AllPassed, Kind::Refilled}, {Show::Pass, Show::Result}},
      {{Kind::Passed, Kind::Revealed, Kind::Won, Kind::GameOver},
       {Show::Pass, Show::Reveal, Show::Result, Show::Scoring}},
  };
  for (const auto& expected : cases) {
    TEST_ASSERT_TRUE(expected.shown == shown_after(expected.events));
  }
}

void filling_it_again_drops_what_was_not_taken() {
  Events won;
  won.add(Kind::Won);
  Events placed;
  placed.add(Kind::Placed);
  ShowQueue queue;
  queue.fill(won);
  (void)queue.take();
  queue.fill(placed);
  TEST_ASSERT_TRUE(queue.is_empty());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(each_chain_of_events_is_shown_in_its_order);
  RUN_TEST(filling_it_again_drops_what_was_not_taken);
  return UNITY_END();
}

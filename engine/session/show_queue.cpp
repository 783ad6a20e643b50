#include "engine/session/show_queue.h"

#include "engine/hal.h"

namespace felicity::session {

void ShowQueue::add(Show show) {
  if (size_ == kMost) hal::panic(__FILE__, __LINE__);
  list_[size_++] = show;
}

void ShowQueue::fill(const Events& events) {
  clear();
  for (const Event& event : events) {
    switch (event.kind) {
      case Event::Kind::Placed:
        if (events.size() > 1) add(Show::RowFilled);
        break;
      case Event::Kind::Passed: add(Show::Pass); break;
      case Event::Kind::Won:
        add(Show::Reveal);
        add(Show::Result);
        break;
      case Event::Kind::AllPassed: add(Show::Result); break;
      case Event::Kind::GameOver: add(Show::Scoring); break;
      case Event::Kind::Revealed:
      case Event::Kind::Bid:
      case Event::Kind::Bought:
      case Event::Kind::Refilled:
      case Event::Kind::NotRefilled: break;
    }
  }
}

}  // namespace felicity::session

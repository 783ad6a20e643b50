// One button without its chatter. A contact that closes counts at once; it counts as open only when
// it has rested open for longer than any chatter lasts. So a press is never late and never doubled,
// and the chatter of letting go presses nothing.
//
// Edges come from the interrupt; the game calls read(). However long the game was busy, read()
// still returns a press that is already over, and a release between two presses.
#pragma once

#include <cstdint>

namespace felicity::drivers {

class Debounce {
 public:
  static constexpr std::uint32_t kRestUs = 25'000;  // bursts of chatter last up to 20 ms

  void closes(std::uint64_t now) {
    if (held_ && !fresh_ && now - closed_at_ >= kRestUs) again_ = true;
    touch(now);
  }
  // An edge that opens, or both kinds at once: the contact was closed a moment ago.
  void touch(std::uint64_t now) {
    closed_at_ = now;
    if (!held_) held_ = fresh_ = true;
  }

  // Whether it counts as held; `closed` is the contact at this moment.
  bool read(std::uint64_t now, bool closed) {
    if (closed) touch(now);
    if (again_) {
      again_ = false;
      fresh_ = true;
      return reported_ = false;
    }
    if (rested(now)) held_ = false;
    fresh_ = false;
    return reported_ = held_;
  }

  // read() would return another value than last time.
  bool has_news(std::uint64_t now, bool closed) const {
    if (again_) return true;
    return reported_ != (closed || (held_ && !rested(now)));
  }

  // It counts as held until opens_at(), if the contact stays open.
  bool is_opening(bool closed) const { return held_ && !closed; }
  std::uint64_t opens_at() const { return closed_at_ + kRestUs; }

 private:
  bool rested(std::uint64_t now) const { return !fresh_ && now - closed_at_ >= kRestUs; }

  std::uint64_t closed_at_ = 0;
  bool held_ = false;
  bool fresh_ = false;  // pressed, and not read yet
  bool again_ = false;  // let go and pressed once more since it was read
  bool reported_ = false;
};

}  // namespace felicity::drivers

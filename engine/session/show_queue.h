// The screens that show what the last action caused, in the order it happened.
#pragma once

#include "engine/session/mode.h"

namespace felicity::session {

class ShowQueue {
 public:
  void clear() { size_ = next_ = 0; }
  void fill(const Events& events);
  bool is_empty() const { return next_ == size_; }
  Show front() const { return list_[next_]; }
  Show take() { return list_[next_++]; }

 private:
  static constexpr int kMost = 4;

  void add(Show show);

  std::uint8_t size_ = 0;
  std::uint8_t next_ = 0;
  Show list_[kMost] = {};
};

}  // namespace felicity::session

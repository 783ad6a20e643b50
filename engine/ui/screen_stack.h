// The open screens lie on each other; keys and pictures are those of the one on top. Each has its
// own memory, and finds it again when a screen that was opened on top of it closes.
#pragma once

#include "engine/ui/screen.h"

namespace felicity::ui {

class ScreenStack {
 public:
  const Screen& top() const { return *stack_[depth_].screen; }
  template <class T>
  const T& memory() const {
    return stack_[depth_].memory.as<T>();
  }
  template <class T>
  T& memory() {
    return stack_[depth_].memory.as<T>();
  }
  int depth() const { return depth_; }  // 0: one screen is open
  // Where this screen is; -1: it is not open.
  int find(const Screen& wanted) const;
  // Whether a screen with this flag is open.
  template <class Flag>
  bool any(Flag flag) const {
    for (int at = 0; at <= depth_; ++at) {
      if (flag(*stack_[at].screen)) return true;
    }
    return false;
  }

  void replace_all(const Screen& with);
  // `advances`: the screen beneath was about to go on by a timer.
  void push(const Screen& on_top, bool advances);
  // Not the last one. True: the screen that is on top now was about to go on by a timer.
  bool pop();

 private:
  static constexpr int kDeepest = 8;
  struct Open {
    const Screen* screen = nullptr;
    ScreenMemory memory;
    bool advances = false;
  };

  int depth_ = 0;
  Open stack_[kDeepest];
};

}  // namespace felicity::ui

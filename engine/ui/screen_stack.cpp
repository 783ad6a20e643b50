#include "engine/ui/screen_stack.h"

#include "engine/hal.h"

namespace felicity::ui {

int ScreenStack::find(const Screen& wanted) const {
  int at = depth_;
  while (at >= 0 && stack_[at].screen != &wanted) --at;
  return at;
}

void ScreenStack::replace_all(const Screen& with) {
  depth_ = 0;
  stack_[0] = {&with, ScreenMemory()};
}

void ScreenStack::push(const Screen& on_top, bool advances) {
  if (depth_ + 1 == kDeepest) hal::panic(__FILE__, __LINE__);
  stack_[depth_].advances = advances;
  stack_[++depth_] = {&on_top, ScreenMemory()};
}

bool ScreenStack::pop() {
  --depth_;
  return stack_[depth_].advances;
}

}  // namespace felicity::ui

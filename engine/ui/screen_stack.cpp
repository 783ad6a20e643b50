// The open screens lie on each other; keys and pictures are those of the one on top.
#include "engine/hal.h"
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

constexpr int kResumeMs = 600;  // a screen that goes on by itself, seen again

}  // namespace

void App::enter(const Screen& entered) {
  keys_.swallow_counted();
  stack_[depth_] = {&entered, ScreenMemory()};
  animating_ = advancing_ = hiding_ = false;
  dirty_ = true;
  if (!entered.secret) opened_ = kNobody;
  if (entered.enter != nullptr) entered.enter(*this);
}

void App::go(const Screen& to) {
  depth_ = 0;
  thinking_ = false;
  enter(to);
}

void App::open(const Screen& on_top) {
  if (depth_ + 1 == kDeepest) hal::panic(__FILE__, __LINE__);
  stack_[depth_].advances = advancing_;
  ++depth_;
  enter(on_top);
}

void App::back() {
  if (depth_ == 0) return go(kHomeScreen);
  --depth_;
  keys_.swallow_counted();
  if (!screen().secret) opened_ = kNobody;
  animating_ = advancing_ = hiding_ = false;
  dirty_ = true;
  if (stack_[depth_].advances) advance_after(kResumeMs);
}

// From anything that was opened from the menu, the menu is where one comes back to.
void App::open_menu() {
  int at = depth_;
  while (at > 0 && stack_[at].screen != &kMenuScreen) --at;
  if (at == 0) return open(kMenuScreen);
  while (depth_ > at) back();
}

bool App::is_open(const Screen& wanted) const {
  for (int at = 0; at <= depth_; ++at) {
    if (stack_[at].screen == &wanted) return true;
  }
  return false;
}

void App::ask(Text what, Argument about, void (*yes)(App&)) {
  is_notice_ = false;
  question_.clear().add(translate(settings_.language, what), about);
  if_yes_ = yes;
  open(kQuestionScreen);
}

void App::claim_table(void (*then)(App&)) {
  const bool is_safe = !saving_fails_ && !store_.too_new();
  if (can_resume() && !is_safe) return ask(Text::ReallyAbandon, {}, then);
  then(*this);
}

void App::answer(bool yes) {
  void (*const then)(App&) = if_yes_;
  back();
  if ((yes || is_notice_) && then != nullptr) then(*this);
}

void App::notice(Text what, void (*then)(App&)) {
  ask(what, {}, then);
  is_notice_ = true;
}

void App::explain(Text title, Prose words) {
  open(kExplainScreen);
  memory<ExplainMemory>() = {.title = title, .words = words, .page = 0};
}

}  // namespace felicity::ui

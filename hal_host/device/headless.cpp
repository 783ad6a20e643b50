#include "hal_host/device/headless.h"

#include <algorithm>
#include <utility>

#include "engine/hal.h"
#include "hal_host/device/boards.h"

namespace felicity::host {
namespace {

constexpr int kPretendedBattery = 87;  // so that pictures show the sign
constexpr std::int32_t kLeastStepMs = 10;

}  // namespace

// ---- texts --------------------------------------------------------------------------------------

ScreenTexts::ScreenTexts() {
  watch_.listener = this;
  watch_.drawn = [](void* listener, std::string_view text, gfx::Rect where) {
    static_cast<ScreenTexts*>(listener)->add(text, where);
  };
}

void ScreenTexts::add(std::string_view text, gfx::Rect where) {
  if (stale_) drawn_.clear();
  stale_ = false;
  drawn_.push_back({std::string(text), where});
}

void ScreenTexts::end_frame() {
  if (stale_) drawn_.clear();
  stale_ = false;
}

// Lines of a paragraph follow one another without a gap.
bool ScreenTexts::continues(std::size_t index) const {
  if (index == 0) return false;
  const gfx::Rect above = drawn_[index - 1].where;
  const gfx::Rect here = drawn_[index].where;
  return here.y == above.bottom() && here.h == above.h && here.x < above.right() &&
         above.x < here.right();
}

bool ScreenTexts::has(std::string_view wanted) const {
  std::string joined;
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    joined = continues(i) ? joined + " " + drawn_[i].text : drawn_[i].text;
    if (joined.find(wanted) != std::string::npos) return true;
  }
  return false;
}

std::string ScreenTexts::all() const {
  std::string lines;
  for (const Drawn& drawn : drawn_) lines += drawn.text + "\n";
  return lines;
}

// ---- time and keys ------------------------------------------------------------------------------

Headless::Headless(const boards::Board& board, const Chance& chance, Flash flash)
    : key_bits_(host::key_bits(board)),
      battery_(boards::tells_battery(board) ? kPretendedBattery : hal::kNoBattery),
      machine_(board, *this, chance, std::move(flash)),
      device_(board, texts_.watch()) {}

void Headless::start(const std::function<void(ui::App&)>& before_it) {
  app().start(now_ms());
  if (before_it) before_it(app());
  step();
}

void Headless::step() {
  texts_.begin_frame();
  app().step(now_ms(), held_);
}

// Only what changes the picture is shown, so a frame that drew no text shows itself here.
void Headless::show(const Picture&, gfx::Rect changed) {
  texts_.end_frame();
  if (on_show) on_show(changed);
}

void Headless::idle_until(hal::Moment then) {
  now_ += static_cast<std::uint64_t>(std::max(then.left(now_ms()), 0));
}

void Headless::set_keys(std::uint8_t held) {
  held_ = held;
  step();
}

std::uint64_t Headless::next_step(std::uint64_t latest) {
  const std::int32_t left = std::max(app().wake_at().left(now_ms()), kLeastStepMs);
  return std::min(now_ + static_cast<std::uint64_t>(left), latest);
}

void Headless::pass(std::uint32_t milliseconds) {
  const std::uint64_t end = now_ + milliseconds;
  while (now_ != end) {
    now_ = next_step(end);
    step();
  }
}

bool Headless::settle(std::uint32_t milliseconds) {
  const std::uint64_t end = now_ + milliseconds;
  while (!app().settled() && now_ != end) {
    now_ = next_step(end);
    step();
  }
  return app().settled();
}

}  // namespace felicity::host

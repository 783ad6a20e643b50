#include "hal_host/device/headless.h"

#include <utility>

#include "engine/hal.h"
#include "hal_host/device/boards.h"

namespace felicity::host {
namespace {

constexpr std::int32_t kLeastStepMs = 10;
constexpr int kCableMillivolts = 5000;

}  // namespace

// ---- texts

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

// ---- the device

Headless::Headless(const boards::Board& board, const Chance& chance, Flash flash)
    : MemoryDevice(shape_of(board), chance, 0),
      flash_(std::move(flash)),
      key_bits_(host::key_bits(board)),
      senses_cable_(boards::senses_cable(board)),
      adc_sees_cable_(board.battery.adc_sees_cable) {
  device().watch_texts(texts_.watch());
  set_check(panel_of(board));
  set_charge(boards::measures_battery(board) ? kFullBattery : hal::kNoBattery);
  use();
}

void Headless::plug_in_cable() {
  if (!senses_cable_) return;
  hal::Power fed = power();
  fed.cable = true;
  fed.of_cable = adc_sees_cable_;
  if (adc_sees_cable_) fed.millivolts = kCableMillivolts;
  set_power(fed);
}

void Headless::start(const std::function<void(ui::App&)>& before_it) {
  app().start(moment());
  if (before_it) before_it(app());
  step();
}

void Headless::step() {
  texts_.begin_frame();
  MemoryDevice::step();
}

// hal::show is only called for a picture that changed; if it holds no text, the old ones go here.
void Headless::shown(gfx::Rect changed) {
  texts_.end_frame();
  if (on_show) on_show(changed);
}

void Headless::set_keys(std::uint8_t held) {
  hold_keys(held);
  step();
}

void Headless::pass(std::uint32_t milliseconds) { run_until(now() + milliseconds, kLeastStepMs); }

bool Headless::settle(std::uint32_t milliseconds) {
  return settle_until(now() + milliseconds, kLeastStepMs);
}

}  // namespace felicity::host

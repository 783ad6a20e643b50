#include "hal_host/device/device.h"

#include <algorithm>

#include "engine/hal.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/typing.h"
#include "hal_host/device/front.h"

namespace felicity::host {

Device::Device(const Shape& shape)
    : shape_(shape),
      memory_(gfx::Canvas::bytes(shape.width, shape.height, shape.depth) / sizeof(std::uint32_t)),
      canvas_(
          shape.width, shape.height, shape.depth,
          {reinterpret_cast<std::uint8_t*>(memory_.data()), memory_.size() * sizeof memory_[0]}),
      session_(saves_, bot_),
      panel_(canvas_),
      app_(panel_, shape.buttons, session_) {}

// Assigning copies the state of a part and leaves its links to the parts of this device.
Device::Device(const Device& other) : Device(other.shape_) {
  std::copy(other.memory_.begin(), other.memory_.end(), memory_.begin());
  saves_ = other.saves_;
  session_ = other.session_;
  panel_ = other.panel_;
  app_ = other.app_;
}

void Device::run(Front& front) {
  while (!front.wants_to_leave()) step(front);
}

void Device::watch(Front& front, const Record& record) {
  step(front);  // the first step saves again what the start has found
  app_.watch(record);
  while (!front.wants_to_leave() && app_.session().mode().recorded) step(front);
}

hal::Moment Device::step(hal::Moment now, std::uint8_t held) {
  constexpr std::uint32_t kSoonMs = 10;
  const bool waits = before_step && before_step();
  app_.step(now, held);
  return waits ? now + kSoonMs : app_.wake_at();
}

void Device::step(Front& front) {
  for (const char16_t letter : front.take_letters()) ui::type_letter(app_, letter);
  const hal::Moment next = step(hal::now_ms(), hal::keys());
  const bool stays = ui::hand_is_toggled(app_) || session_.is_alone(app_.view().turn);
  front.secret_shown(app_.screen().secret, stays && app_.screen().may_stay);
  front.takes_letters(ui::takes_letters(app_));
  front.speak(app_.settings().language);
  hal::idle_until(next);
}

}  // namespace felicity::host

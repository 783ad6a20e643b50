#include "hal_host/device/device.h"

#include "engine/hal.h"
#include "hal_host/device/front.h"

namespace felicity::host {

Device::Device(const Shape& shape)
    : shape_(shape),
      memory_(gfx::Canvas::bytes(shape.width, shape.height, shape.depth) / sizeof(std::uint32_t)),
      app_(canvas(), shape.buttons, thinker_) {}

Device::Device(const Device& other)
    : shape_(other.shape_), memory_(other.memory_), app_(other.app_) {
  app_.use_canvas(canvas());
  app_.use_thinker(thinker_);
}

gfx::Canvas Device::canvas() {
  return gfx::Canvas(
      shape_.width, shape_.height, shape_.depth,
      {reinterpret_cast<std::uint8_t*>(memory_.data()), memory_.size() * sizeof memory_[0]});
}

void Device::watch_texts(gfx::TextWatch* watch) {
  gfx::Canvas watched = canvas();
  watched.set_watch(watch);
  app_.use_canvas(watched);
}

void Device::run(Front& front) {
  while (!front.wants_to_leave()) step(front);
}

void Device::watch(Front& front, const Record& record) {
  step(front);  // the first step saves again what the start has found
  app_.watch(record);
  while (!front.wants_to_leave() && app_.is_watching()) step(front);
}

void Device::step(Front& front) {
  app_.step(hal::now_ms(), hal::keys());
  const bool toggled = app_.settings().toggle_hand && &app_.screen() == &ui::kHandScreen;
  front.secret_shown(app_.screen().secret && !toggled);
  hal::idle_until(app_.wake_at());
}

}  // namespace felicity::host

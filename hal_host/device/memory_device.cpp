#include "hal_host/device/memory_device.h"

#include <algorithm>
#include <cstring>

#include "engine/gfx/canvas.h"
#include "hal_host/device/canvas_picture.h"

namespace felicity::host {
namespace {

std::span<std::uint8_t> bytes_of(std::vector<std::uint32_t>& words) {
  return {reinterpret_cast<std::uint8_t*>(words.data()), words.size() * sizeof words[0]};
}

}  // namespace

// ---- the panel

PanelMemory::PanelMemory(const Shape& shape)
    : shape_(shape), words_(gfx::Canvas::bytes(shape.width, shape.height, shape.depth) / 4) {}

// Byte by byte: a rectangle that changed is made of whole tiles.
void PanelMemory::copy(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  // The bytes are colours of the palette. A panel holds RGB: one that gets another palette has to
  // get all of the picture.
  const bool is_whole = changed.w == shape_.width && changed.h == shape_.height;
  if (&palette != palette_ && !is_whole) hal::panic(__FILE__, __LINE__);
  palette_ = &palette;
  const bool mono = canvas.is_mono();
  const int top = mono ? changed.y / 8 : changed.y;
  const int bottom = mono ? (changed.bottom() + 7) / 8 : changed.bottom();
  const int left = mono ? changed.x : changed.x / 2;
  const int right = mono ? changed.right() : (changed.right() + 1) / 2;
  std::uint8_t* const bytes = bytes_of(words_).data();
  for (int row = top; row < bottom; ++row) {
    const int at = row * canvas.stride() + left;
    std::memcpy(bytes + at, canvas.pixels() + at, static_cast<std::size_t>(right - left));
  }
}

Picture PanelMemory::picture() const {
  Picture picture(shape_.width, shape_.height, shape_.depth == gfx::Depth::Mono);
  if (palette_ == nullptr) return picture;  // nothing was sent yet
  std::vector<std::uint32_t> words = words_;
  const gfx::Canvas canvas(shape_.width, shape_.height, shape_.depth, bytes_of(words));
  copy_pixels(canvas, *palette_, canvas.bounds(), picture);
  return picture;
}

// ---- the device

MemoryDevice::MemoryDevice(const Shape& shape, const Chance& chance, std::uint64_t now)
    : device_(shape), panel_(shape), chance_(chance), has_sound_(shape.has_sound), now_(now) {}

void MemoryDevice::idle_until(hal::Moment then) {
  now_ += static_cast<std::uint64_t>(std::max(then.left(moment()), 0));
}

void MemoryDevice::entropy(std::uint8_t (&key)[32]) {
  if (!chance_.draw(key)) hal::panic(__FILE__, __LINE__);
}

// Not if the probe of its bus found a fault.
bool MemoryDevice::takes_pictures() const {
  using Answer = hal::PanelCheck::Answer;
  return check_.answer == Answer::Fine || check_.answer == Answer::OneWay;
}

bool MemoryDevice::show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  if (!takes_pictures()) return false;
  panel_.copy(canvas, palette, changed);
  shown(changed);
  return true;
}

void MemoryDevice::step() { (void)device_.step(moment(), held_); }

std::uint64_t MemoryDevice::next_step(std::uint64_t latest, std::int32_t least_step_ms) {
  const std::int32_t left = std::max(app().wake_at().left(moment()), least_step_ms);
  return std::min(now_ + static_cast<std::uint64_t>(left), latest);
}

void MemoryDevice::run_until(std::uint64_t end, std::int32_t least_step_ms) {
  while (now_ != end) {
    now_ = next_step(end, least_step_ms);
    step();
  }
}

bool MemoryDevice::settle_until(std::uint64_t end, std::int32_t least_step_ms) {
  while (!app().settled() && now_ != end) {
    now_ = next_step(end, least_step_ms);
    step();
  }
  return app().settled();
}

}  // namespace felicity::host

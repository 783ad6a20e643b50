// Buttons, each on a pin of its own. Every edge interrupts: it wakes the chip, and one that comes
// while interrupts are off (an erase of the flash takes up to 400 ms) is latched by the pin.
#include <algorithm>

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/debounce.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/structs/io_bank0.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

namespace felicity::drivers {
namespace {

static_assert(kBoard.keys.pressed_is_low || kBoard.keys.has_resistors ||
                  !chip::kPulledDownPinsLatch,
              "erratum RP2350-E9: a button to 3.3 V needs a resistor of its own, 8.2 kOhm or less");
constexpr auto kPins = boards::pins(kBoard.keys);
constexpr std::uint32_t kPressEdge =
    kBoard.keys.pressed_is_low ? GPIO_IRQ_EDGE_FALL : GPIO_IRQ_EDGE_RISE;
constexpr int kStick = 8;
constexpr std::uint32_t kSettleUs = 50;  // 80 kOhm against 200 pF of a long wire, three times

Debounce keys[boards::kKeyPins];

// In the order of hal::KeyBit; a joystick pushed in counts as A.
constexpr std::uint8_t bit_of(int key) {
  return static_cast<std::uint8_t>(key == kStick ? 1U * hal::kA : 1U << key);
}

bool is_closed(int key) { return gpio_get(gpio(kPins[key])) != kBoard.keys.pressed_is_low; }

template <class What>
void each_key(What what) {
  for (int key = 0; key < boards::kKeyPins; ++key) {
    if (is_there(kPins[key])) what(key);
  }
}

void on_edge() {
  const std::uint64_t now = now_us();
  each_key([&](int key) {
    const unsigned pin = gpio(kPins[key]);
    const std::uint32_t edges = gpio_get_irq_event_mask(pin);
    if (edges == 0) return;
    gpio_acknowledge_irq(pin, edges);
    if (edges == kPressEdge) {
      keys[key].closes(now);
    } else {
      keys[key].touch(now);
    }
    stir_entropy(now);
  });
}

}  // namespace

void start_buttons() {
  std::uint32_t pins = 0;
  each_key([&](int key) {
    const unsigned pin = gpio(kPins[key]);
    pins |= 1U << pin;
    gpio_init(pin);
    gpio_set_pulls(pin, kBoard.keys.pressed_is_low, !kBoard.keys.pressed_is_low);
  });
  // After reset every pin is pulled down: its way up is an edge, but not a press.
  busy_wait_us_32(kSettleUs);
  each_key([](int key) {
    gpio_set_irq_enabled(gpio(kPins[key]), GPIO_IRQ_EDGE_FALL | GPIO_IRQ_EDGE_RISE, true);
  });
  gpio_add_raw_irq_handler_masked(pins, on_edge);
  irq_set_enabled(IO_IRQ_BANK0, true);
}

// The SDK's function for this clears edges that have already come, and with them a touch that ended
// before the crystal ran.
void wake_by_keys(bool on) {
  each_key([on](int key) {
    const unsigned pin = gpio(kPins[key]);
    constexpr std::uint32_t kEdges = GPIO_IRQ_EDGE_FALL | GPIO_IRQ_EDGE_RISE;
    io_rw_32* const armed = &io_bank0_hw->dormant_wake_irq_ctrl.inte[pin / 8];
    hw_write_masked(armed, on ? ~0U : 0U, kEdges << 4 * (pin % 8));
  });
}

bool keys_changed() {
  const std::uint64_t now = now_us();
  bool news = false;
  each_key([&](int key) { news = news || keys[key].has_news(now, is_closed(key)); });
  return news;
}

bool keys_change_at(std::uint64_t& us) {
  bool opening = false;
  each_key([&](int key) {
    if (!keys[key].is_opening(is_closed(key))) return;
    const std::uint64_t at = keys[key].opens_at();
    us = opening ? std::min(us, at) : at;
    opening = true;
  });
  return opening;
}

}  // namespace felicity::drivers

namespace felicity::hal {

std::uint8_t keys() {
  using namespace drivers;
  const std::uint32_t before = save_and_disable_interrupts();
  const std::uint64_t now = now_us();
  std::uint8_t held = 0;
  each_key([&](int key) {
    if (drivers::keys[key].read(now, is_closed(key))) held |= bit_of(key);
  });
  restore_interrupts(before);
  return held;
}

}  // namespace felicity::hal

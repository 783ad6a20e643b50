#include "drivers/bus_i2c.h"

#include "drivers/clock_timer.h"
#include "drivers/pulled_down.h"
#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/i2c.h"

namespace felicity::drivers {
namespace {

using hal::PanelCheck;
using Answer = PanelCheck::Answer;

constexpr boards::Bus kBus = kBoard.bus;
static_assert(kBus.kind == boards::BusKind::I2c, "board.h and board.cmake name different buses");
// Nine bits take 23 us at 400 kHz; the queue holds 16 bytes.
constexpr std::uint32_t kTimeoutUs = 2'000;
constexpr std::uint8_t kNop = 0xE3;
constexpr unsigned kSda = gpio(kBus.sda);
constexpr unsigned kScl = gpio(kBus.scl);

i2c_hw_t* hw() { return i2c_get_hw(i2c_get_instance(kBus.instance)); }

bool refused() { return (hw()->raw_intr_stat & I2C_IC_RAW_INTR_STAT_TX_ABRT_BITS) != 0; }

// Open drain by hand: low is driven, high is left to the pull-up.
void half_a_bit() { busy_wait_us_32(5); }
void let_go(unsigned pin) {
  gpio_set_dir(pin, GPIO_IN);
  half_a_bit();
}
void pull_low(unsigned pin) {
  gpio_set_dir(pin, GPIO_OUT);
  half_a_bit();
}

void take_by_hand() {
  for (const unsigned pin : {kSda, kScl}) {
    gpio_init(pin);
    gpio_pull_up(pin);
  }
  half_a_bit();
}

PanelCheck::Wire low_wires() {
  const unsigned data = gpio_get(kSda) ? 0 : PanelCheck::kData;
  const unsigned clock = gpio_get(kScl) ? 0 : PanelCheck::kClock;
  return static_cast<PanelCheck::Wire>(data | clock);
}

// A module pulls its wires up, and more strongly than the chip pulls them down.
PanelCheck::Wire loose_wires() {
  constexpr std::uint32_t kSettleUs = 50;
  for (const unsigned pin : {kSda, kScl}) {
    gpio_pull_down(pin);
    switch_latching_input(pin, false);
  }
  busy_wait_us_32(kSettleUs);
  for (const unsigned pin : {kSda, kScl}) switch_latching_input(pin, true);
  const PanelCheck::Wire loose = low_wires();
  for (const unsigned pin : {kSda, kScl}) gpio_pull_up(pin);
  busy_wait_us_32(kSettleUs);
  return loose;
}

// Addresses the panel by hand with data and clock exchanged.
bool answers_swapped(std::uint8_t address) {
  constexpr unsigned kData = kScl, kClock = kSda;
  pull_low(kData);  // start
  pull_low(kClock);
  const unsigned write = address << 1U;
  for (int bit = 7; bit >= 0; --bit) {
    (write >> bit & 1) != 0 ? let_go(kData) : pull_low(kData);
    let_go(kClock);
    pull_low(kClock);
  }
  let_go(kData);
  let_go(kClock);
  const bool acknowledged = !gpio_get(kData);
  pull_low(kClock);
  pull_low(kData);
  let_go(kClock);
  let_go(kData);  // stop
  return acknowledged;
}

// The wires are high, but no address acknowledged: finds the reason.
PanelCheck search_for_panel() {
  take_by_hand();
  const PanelCheck::Wire loose = loose_wires();
  if (loose != PanelCheck::kNone) return {.answer = Answer::WireLoose, .wire = loose};
  for (const std::uint8_t address : {kBus.address, kBus.other_address}) {
    if (answers_swapped(address)) return {.answer = Answer::Swapped};
  }
  return {.answer = Answer::Silent};
}

}  // namespace

// A panel that was interrupted while sending waits for clocks, with the data wire low: nine of them
// end any byte (I2C specification, 3.1.16), then a stop.
bool I2cBus::free_wires() {
  take_by_hand();
  for (int clock = 0; clock < 9 && !gpio_get(kSda); ++clock) {
    pull_low(kScl);
    let_go(kScl);
  }
  pull_low(kSda);
  let_go(kSda);
  const PanelCheck::Wire low = low_wires();
  if (low != PanelCheck::kNone) check_ = {.answer = Answer::WireLow, .wire = low};
  for (const unsigned pin : {kSda, kScl}) gpio_set_function(pin, GPIO_FUNC_I2C);
  return low == PanelCheck::kNone;
}

bool I2cBus::open() {
  if (!free_wires()) return false;
  i2c_init(i2c_get_instance(kBus.instance), kBus.hertz);
  for (const std::uint8_t address : {kBus.address, kBus.other_address}) {
    if (address != 0 && answers(address)) {
      check_ = {.answer = Answer::Fine, .address = address};
      return true;
    }
  }
  check_ = search_for_panel();
  return false;
}

bool I2cBus::answers(std::uint8_t address) {
  hw()->enable = 0;  // only then can the address be changed
  hw()->tar = address;
  hw()->enable = 1;
  failed_ = false;
  begin_commands();
  put(&kNop, 1);
  end();
  return flush();
}

void I2cBus::begin(std::uint8_t control) { held_back_ = control; }

void I2cBus::put(const std::uint8_t* bytes, int count) {
  for (int i = 0; i < count; ++i) {
    push(held_back_);
    held_back_ = bytes[i];
  }
}

void I2cBus::end() { push(held_back_ | I2C_IC_DATA_CMD_STOP_BITS); }

// After a refusal the I2C block drops its queue; the rest of the message is dropped here.
void I2cBus::push(std::uint32_t word) {
  if (failed_) return;
  if ((hw()->status & I2C_IC_STATUS_TFNF_BITS) == 0) {
    const std::uint64_t deadline = now_us() + kTimeoutUs;
    while ((hw()->status & I2C_IC_STATUS_TFNF_BITS) == 0) {
      failed_ = failed_ || has_come(deadline);
      if (failed_) return;
    }
  }
  if (refused()) {
    failed_ = true;
    return;
  }
  hw()->data_cmd = word;
}

bool I2cBus::flush() {
  const std::uint64_t deadline = now_us() + kTimeoutUs;
  const auto is_busy = [] {
    const std::uint32_t status = hw()->status;
    return (status & I2C_IC_STATUS_TFE_BITS) == 0 ||
           (status & I2C_IC_STATUS_MST_ACTIVITY_BITS) != 0;
  };
  while (is_busy()) {
    if (!has_come(deadline)) continue;
    failed_ = true;
    break;
  }
  failed_ = failed_ || refused();
  if (refused()) (void)hw()->clr_tx_abrt;  // reading clears
  if (failed_) check_ = {.answer = Answer::Silent};
  const bool fine = !failed_;
  failed_ = false;
  return fine;
}

bool I2cBus::read(std::uint8_t& byte) {
  push(I2C_IC_DATA_CMD_CMD_BITS | I2C_IC_DATA_CMD_STOP_BITS);
  const std::uint64_t deadline = now_us() + kTimeoutUs;
  while (hw()->rxflr == 0 && !refused() && !has_come(deadline)) {
  }
  const bool arrived = hw()->rxflr != 0;
  if (arrived) byte = static_cast<std::uint8_t>(hw()->data_cmd);
  // A module that takes pictures but cannot be read still counts as fine.
  const PanelCheck written = check_;
  const bool fine = flush();
  check_ = written;
  return fine && arrived;
}

}  // namespace felicity::drivers

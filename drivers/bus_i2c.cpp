#include "drivers/bus_i2c.h"

#include "drivers/clock_rp2040.h"
#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/i2c.h"

namespace felicity::drivers {
namespace {

constexpr boards::Bus kBus = kBoard.bus;
// Nine bits take 23 us at 400 kHz; the queue holds 16 bytes.
constexpr std::uint32_t kPatienceUs = 2'000;
constexpr std::uint8_t kNop = 0xE3;

i2c_hw_t* hw() { return i2c_get_hw(i2c_get_instance(kBus.instance)); }

bool refused() { return (hw()->raw_intr_stat & I2C_IC_RAW_INTR_STAT_TX_ABRT_BITS) != 0; }

// Open drain by hand: low is driven, high is left to the pull-up.
void let_go(unsigned pin) { gpio_set_dir(pin, GPIO_IN); }
void pull_low(unsigned pin) { gpio_set_dir(pin, GPIO_OUT); }
void half_a_bit() { busy_wait_us_32(5); }

}  // namespace

// A panel that was interrupted while sending waits for clocks, with the data wire low: nine of them
// end any byte (I2C specification, 3.1.16), then a stop.
bool I2cBus::free_wires() {
  const unsigned sda = gpio(kBus.sda);
  const unsigned scl = gpio(kBus.scl);
  for (const unsigned pin : {sda, scl}) {
    gpio_init(pin);
    gpio_pull_up(pin);
  }
  half_a_bit();
  for (int clock = 0; clock < 9 && !gpio_get(sda); ++clock) {
    pull_low(scl);
    half_a_bit();
    let_go(scl);
    half_a_bit();
  }
  pull_low(sda);
  half_a_bit();
  let_go(sda);
  half_a_bit();
  fault_ = !gpio_get(scl) ? Fault::ClockLow : !gpio_get(sda) ? Fault::DataLow : Fault::None;
  for (const unsigned pin : {sda, scl}) gpio_set_function(pin, GPIO_FUNC_I2C);
  return fault_ == Fault::None;
}

bool I2cBus::open() {
  if (!free_wires()) return false;
  i2c_init(i2c_get_instance(kBus.instance), kBus.hertz);
  for (const std::uint8_t address : {kBus.address, kBus.other_address}) {
    if (address != 0 && answers(address)) {
      address_ = address;
      return true;
    }
  }
  fault_ = Fault::NoAnswer;
  return false;
}

bool I2cBus::answers(std::uint8_t address) {
  hw()->enable = 0;  // the address can be changed only so
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

// After a refusal the controller throws away what is queued, and so do we.
void I2cBus::push(std::uint32_t word) {
  if (failed_) return;
  if ((hw()->status & I2C_IC_STATUS_TFNF_BITS) == 0) {
    const std::uint32_t deadline = now_us() + kPatienceUs;
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
  const std::uint32_t deadline = now_us() + kPatienceUs;
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
  if (failed_) fault_ = Fault::NoAnswer;
  const bool fine = !failed_;
  failed_ = false;
  return fine;
}

}  // namespace felicity::drivers

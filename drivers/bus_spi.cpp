#include "drivers/bus_spi.h"

#include "drivers/output_pin.h"
#include "hardware/clocks.h"

namespace felicity::drivers {
namespace {

constexpr boards::Bus kBus = kBoard.bus;
static_assert(kBus.kind == boards::BusKind::Spi, "board.h and board.cmake name different buses");

// The SPI block divides its clock by an even number.
constexpr std::uint32_t made_of(std::uint32_t clock, std::uint32_t wanted) {
  std::uint32_t divisor = 2;
  while (clock / divisor > wanted) divisor += 2;
  return clock / divisor;
}
static_assert(made_of(SYS_CLK_HZ, kBus.hertz) * 10 >= kBus.hertz * 8,
              "this clock of the chip makes the panel's bus slower than 80 % of what is legal");

}  // namespace

void start_spi() {
  start_output(kBus.cs, true);
  start_output(kBus.dc, true);
  spi_init(panel_spi(), kBus.hertz);
  set_spi_word(8);
  gpio_set_function(gpio(kBus.sck), GPIO_FUNC_SPI);
  gpio_set_function(gpio(kBus.mosi), GPIO_FUNC_SPI);
}

void SpiBus::begin(bool pixels) {
  gpio_put(gpio(kBus.dc), pixels);
  gpio_put(gpio(kBus.cs), false);
}

void SpiBus::put(const std::uint8_t* bytes, int count) {
  spi_write_blocking(panel_spi(), bytes, static_cast<std::size_t>(count));
}

void SpiBus::end() { gpio_put(gpio(kBus.cs), true); }

}  // namespace felicity::drivers

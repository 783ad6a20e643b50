#include "drivers/bus_spi.h"

#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/spi.h"

namespace felicity::drivers {
namespace {

constexpr boards::Bus kBus = kBoard.bus;

spi_inst_t* spi() { return SPI_INSTANCE(kBus.instance); }

void start_output(boards::Pin pin) {
  if (!is_there(pin)) return;
  gpio_init(gpio(pin));
  gpio_put(gpio(pin), true);
  gpio_set_dir(gpio(pin), GPIO_OUT);
}

}  // namespace

bool SpiBus::open() {
  for (const boards::Pin pin : {kBus.cs, kBus.dc, kBoard.panel.reset}) start_output(pin);
  spi_init(spi(), kBus.hertz);
  // Mode 3: the SPI block then sends bytes without a pause between them; in mode 0 it inserts one.
  spi_set_format(spi(), 8, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
  gpio_set_function(gpio(kBus.sck), GPIO_FUNC_SPI);
  gpio_set_function(gpio(kBus.mosi), GPIO_FUNC_SPI);
  return true;
}

void SpiBus::begin(bool pixels) {
  gpio_put(gpio(kBus.dc), pixels);
  gpio_put(gpio(kBus.cs), false);
}

void SpiBus::put(const std::uint8_t* bytes, int count) {
  spi_write_blocking(spi(), bytes, static_cast<std::size_t>(count));
}

void SpiBus::end() { gpio_put(gpio(kBus.cs), true); }

}  // namespace felicity::drivers

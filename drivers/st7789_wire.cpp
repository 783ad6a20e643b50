#include "drivers/st7789_wire.h"

#include <algorithm>

#include "drivers/bus_spi.h"
#include "drivers/clock_timer.h"
#include "drivers/this_board.h"
#include "hardware/dma.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"

namespace felicity::drivers::st7789 {
namespace {

constexpr boards::Panel kPanel = kBoard.panel;
constexpr boards::Bus kBus = kBoard.bus;
constexpr std::uint32_t kTimeoutUs = 5'000;  // a buffer takes 0.1 ms

constexpr int kChunkPixels = 320;
std::uint32_t chunks[2][kChunkPixels / 2];  // two pixels a word
std::uint32_t pair_colours[256];            // of a byte of the canvas
gfx::Palette pair_palette;
bool pairs_known = false;
int channel;

void on_sent() { dma_irqn_acknowledge_channel(0, static_cast<unsigned>(channel)); }

bool is_sent() { return !dma_channel_is_busy(static_cast<unsigned>(channel)); }

void start_dma() {
  channel = dma_claim_unused_channel(true);
  const auto number = static_cast<unsigned>(channel);
  dma_channel_config config = dma_channel_get_default_config(number);
  channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
  channel_config_set_dreq(&config, spi_get_dreq(panel_spi(), /*is_tx=*/true));
  dma_channel_configure(number, &config, &spi_get_hw(panel_spi())->dr, nullptr, 0, false);
  dma_channel_set_irq0_enabled(number, true);
  irq_set_exclusive_handler(DMA_IRQ_0, on_sent);
  irq_set_enabled(DMA_IRQ_0, true);
}

void learn_pairs(const gfx::Palette& palette) {
  if (pairs_known && std::ranges::equal(palette.rgb565, pair_palette.rgb565)) return;
  pair_palette = palette;
  pairs_known = true;
  for (unsigned byte = 0; byte < 256; ++byte) {  // the left pixel is sent first
    pair_colours[byte] = palette.rgb565[byte >> 4] | palette.rgb565[byte & 15] << 16;
  }
}

void open_window(gfx::Rect area) {
  const auto ends = [](int first, int count, std::uint8_t(&bytes)[4]) {
    const int last = first + count - 1;
    bytes[0] = static_cast<std::uint8_t>(first >> 8);
    bytes[1] = static_cast<std::uint8_t>(first);
    bytes[2] = static_cast<std::uint8_t>(last >> 8);
    bytes[3] = static_cast<std::uint8_t>(last);
  };
  std::uint8_t bytes[4];
  ends(area.x + kPanel.column_offset, area.w, bytes);
  command(kColumns, bytes);
  ends(area.y + kPanel.row_offset, area.h, bytes);
  command(kRows, bytes);
  command(kWriteMemory);
}

// From RAM: a miss of the flash cache in here would show as a gap on the wire.
void __no_inline_not_in_flash_func(expand)(const std::uint8_t* from, int bytes, std::uint32_t* to) {
  const std::uint8_t* const end = from + bytes;
  while (from != end) *to++ = pair_colours[*from++];
}

bool send_pixels(const gfx::Canvas& canvas, gfx::Rect area) {
  const int bytes = area.w / 2;
  const int most = std::max(1, kChunkPixels / area.w);
  const auto number = static_cast<unsigned>(channel);
  // Changing the word size switches the SPI block off for a moment, which may make an edge of its
  // clock: so it is done while the panel is not selected.
  set_spi_word(16);
  gpio_put(gpio(kBus.cs), false);
  bool fine = true;
  int next = 0;
  for (int y = area.y; fine && y < area.bottom(); next ^= 1) {
    std::uint32_t* const chunk = chunks[next];
    const int rows = std::min(most, area.bottom() - y);
    for (int row = 0; row < rows; ++row, ++y) {
      expand(canvas.pixels() + y * canvas.stride() + area.x / 2, bytes, chunk + row * bytes);
    }
    fine = wait_until(now_us() + kTimeoutUs, is_sent);
    if (fine) dma_channel_transfer_from_buffer_now(number, chunk, unsigned(rows * area.w));
  }
  fine = fine && wait_until(now_us() + kTimeoutUs, is_sent);
  if (!fine) dma_channel_abort(number);
  // Up to eight pixels are still in the queue of the SPI block: 2 us.
  const std::uint64_t deadline = now_us() + kTimeoutUs;
  while (spi_is_busy(panel_spi()) && !has_come(deadline)) tight_loop_contents();
  gpio_put(gpio(kBus.cs), true);
  set_spi_word(8);
  return fine;
}

}  // namespace

void start_wire() {
  start_spi();
  start_dma();
}

void command(Command code, std::span<const std::uint8_t> with) {
  gpio_put(gpio(kBus.cs), false);
  gpio_put(gpio(kBus.dc), false);
  const std::uint8_t byte = code;
  spi_write_blocking(panel_spi(), &byte, 1);
  gpio_put(gpio(kBus.dc), true);
  spi_write_blocking(panel_spi(), with.data(), with.size());
  gpio_put(gpio(kBus.cs), true);
}

bool send_area(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect area) {
  learn_pairs(palette);
  open_window(area);
  return send_pixels(canvas, area);
}

}  // namespace felicity::drivers::st7789

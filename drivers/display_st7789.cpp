// ST7789, 240 x 240 or 320 x 240, on SPI. The canvas holds two palette indices a byte; they become
// colours a few lines at a time, while DMA sends the lines before. Commands and waits are those of
// the ST7789V datasheet.
#include <algorithm>
#include <span>

#include "drivers/clock_rp2040.h"
#include "drivers/light_pwm.h"
#include "drivers/parts.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "engine/ui/gfx/canvas.h"
#include "hardware/dma.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/spi.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "hardware/watchdog.h"

namespace felicity::drivers {
namespace {

constexpr boards::Panel kPanel = kBoard.panel;
constexpr boards::Bus kBus = kBoard.bus;
constexpr boards::Light kBacklight = {.pin = kPanel.backlight};
constexpr unsigned kTearing = static_cast<unsigned>(kPanel.tearing);

enum Command : std::uint8_t {
  kSoftReset = 0x01,
  kSleepIn = 0x10,
  kSleepOut = 0x11,
  kInvert = 0x21,
  kDisplayOff = 0x28,
  kDisplayOn = 0x29,
  kColumns = 0x2A,
  kRows = 0x2B,
  kWriteMemory = 0x2C,
  kTearingOn = 0x35,
  kMemoryOrder = 0x36,
  kPixelFormat = 0x3A,
  kFrameRate = 0xC6,
};
constexpr std::uint8_t k16Bits = 0x55;
constexpr std::uint8_t k40Hertz = 0x1E;  // scanned more slowly than we write: no torn picture
constexpr std::uint32_t kResetUs = 10;
constexpr std::uint32_t kReadyUs = 5'000;          // after a reset or a change of sleep
constexpr std::uint32_t kSleepChangeUs = 120'000;  // between two changes of sleep
constexpr std::uint32_t kCatchUpUs = 3'000;        // see let_scan_pass()
constexpr std::uint32_t kChunkUs = 5'000;          // far longer than a buffer needs

constexpr int kChunkPixels = 320;
std::uint32_t chunks[2][kChunkPixels / 2];  // two pixels a word
std::uint32_t pair_colours[256];            // of a byte of the canvas
gfx::Palette pair_palette;
bool pairs_known = false;

int channel;
bool set_up_done = false;
bool lit = false;
std::uint64_t scan_began_at;    // by its tearing pin; written by an interrupt
std::uint64_t ready_at;         // the next command
std::uint64_t sleep_change_at;  // the next sleep in or out

spi_inst_t* spi() { return SPI_INSTANCE(kBus.instance); }

void on_sent() { dma_irqn_acknowledge_channel(0, static_cast<unsigned>(channel)); }

bool is_sent() { return !dma_channel_is_busy(static_cast<unsigned>(channel)); }

void wait_for(std::uint64_t at) {
  wait_until(at, [] { return false; });
}

void start_output(boards::Pin pin) {
  if (!is_there(pin)) return;
  gpio_init(gpio(pin));
  gpio_put(gpio(pin), true);
  gpio_set_dir(gpio(pin), GPIO_OUT);
}

void command(Command code, std::span<const std::uint8_t> with = {}) {
  wait_for(ready_at);
  gpio_put(gpio(kBus.cs), false);
  gpio_put(gpio(kBus.dc), false);
  const std::uint8_t byte = code;
  spi_write_blocking(spi(), &byte, 1);
  gpio_put(gpio(kBus.dc), true);
  spi_write_blocking(spi(), with.data(), with.size());
  if (code != kWriteMemory) gpio_put(gpio(kBus.cs), true);
}

void command(Command code, std::uint8_t with) { command(code, std::span(&with, 1)); }

// Only the chosen board's lines of this are in the image.
void set_up() {
  if (!is_there(kPanel.reset)) {
    command(kSoftReset);
    ready_at = now_us() + kReadyUs;
  }
  command(kPixelFormat, k16Bits);
  command(kMemoryOrder, kPanel.madctl);
  if (kPanel.inverted) command(kInvert);
  if (is_there(kPanel.tearing)) {
    command(kFrameRate, k40Hertz);
    command(kTearingOn, 0);
  }
  set_up_done = true;
}

void start_dma() {
  channel = dma_claim_unused_channel(true);
  const auto number = static_cast<unsigned>(channel);
  dma_channel_config config = dma_channel_get_default_config(number);
  channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
  channel_config_set_dreq(&config, spi_get_dreq(spi(), /*is_tx=*/true));
  dma_channel_configure(number, &config, &spi_get_hw(spi())->dr, nullptr, 0, false);
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
  spi_set_format(spi(), 16, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
  bool fine = true;
  int turn = 0;
  for (int y = area.y; fine && y < area.bottom(); turn ^= 1) {
    std::uint32_t* const chunk = chunks[turn];
    const int rows = std::min(most, area.bottom() - y);
    for (int row = 0; row < rows; ++row, ++y) {
      expand(canvas.pixels() + y * canvas.stride() + area.x / 2, bytes, chunk + row * bytes);
    }
    fine = wait_until(now_us() + kChunkUs, is_sent);
    if (fine) dma_channel_transfer_from_buffer_now(number, chunk, unsigned(rows * area.w));
  }
  fine = fine && wait_until(now_us() + kChunkUs, is_sent);
  if (!fine) dma_channel_abort(number);
  // Up to eight pixels are still in the queue of the SPI block: 2 us.
  const std::uint64_t deadline = now_us() + kChunkUs;
  while (spi_is_busy(spi()) && !has_come(deadline)) tight_loop_contents();
  gpio_put(gpio(kBus.cs), true);
  spi_set_format(spi(), 8, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
  return fine;
}

// The buttons share this interrupt: their edges say nothing of the scan.
void on_tearing() {
  if ((gpio_get_irq_event_mask(kTearing) & GPIO_IRQ_EDGE_FALL) == 0) return;
  gpio_acknowledge_irq(kTearing, GPIO_IRQ_EDGE_FALL);
  scan_began_at = now_us();
}

void start_tearing() {
  gpio_init(kTearing);
  gpio_add_raw_irq_handler(kTearing, on_tearing);
  gpio_set_irq_enabled(kTearing, GPIO_IRQ_EDGE_FALL, true);
}

// A picture is torn where writing and scanning cross. Writing a line takes 61 us, scanning one 73:
// who starts before the scan stays ahead of it, who starts when it is 38 lines down never gets
// there. Only in between it is better to wait.
void let_scan_pass() {
  if (!is_there(kPanel.tearing) || !lit) return;
  const std::uint32_t before = save_and_disable_interrupts();
  const std::uint64_t past = scan_began_at + kCatchUpUs;
  restore_interrupts(before);
  wait_for(past);
}

void sleep_change(Command code) {
  wait_for(sleep_change_at);
  command(code);
  ready_at = now_us() + kReadyUs;
  sleep_change_at = now_us() + kSleepChangeUs;
}

}  // namespace

bool panel_is_dark() { return !lit; }

// Nothing comes back over these wires.
bool panel_is_due() { return false; }

bool panel_has_forgotten() { return false; }

void start_display() {
  start_light(kBacklight);
  for (const boards::Pin pin : {kBus.cs, kBus.dc, kPanel.reset}) start_output(pin);
  if (is_there(kPanel.tearing)) start_tearing();
  spi_init(spi(), kBus.hertz);
  // Mode 3: the SPI block then sends without a pause between two words; in mode 0 it inserts one.
  spi_set_format(spi(), 8, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
  gpio_set_function(gpio(kBus.sck), GPIO_FUNC_SPI);
  gpio_set_function(gpio(kBus.mosi), GPIO_FUNC_SPI);
  start_dma();
  if (is_there(kPanel.reset)) {
    gpio_put(gpio(kPanel.reset), false);
    busy_wait_us_32(kResetUs);
    gpio_put(gpio(kPanel.reset), true);
    ready_at = now_us() + kReadyUs;
  } else {
    ready_at = now_us();
  }
  // Reset out of sleep, it needs longer before it can be woken again.
  sleep_change_at = now_us() + (watchdog_caused_reboot() ? kSleepChangeUs : 2 * kReadyUs);
}

}  // namespace felicity::drivers

namespace felicity::hal {

// The memory can be filled while the panel sleeps: a picture is there before it is lit.
bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  using namespace drivers;
  gfx::Rect area = changed.intersect(canvas.bounds());
  if (area.is_empty()) return true;
  const int right = area.right() + area.right() % 2;  // whole bytes of the canvas
  area = {area.x & ~1, area.y, right - (area.x & ~1), area.h};
  if (!set_up_done) set_up();
  learn_pairs(palette);
  if (area == canvas.bounds()) let_scan_pass();
  open_window(area);
  return send_pixels(canvas, area);
}

void brightness(int percent) {
  using namespace drivers;
  if (percent > 0 && !lit) {
    sleep_change(kSleepOut);
    command(kDisplayOn);
    lit = true;
  }
  set_light(kBacklight, percent);
  if (percent == 0 && lit) {
    command(kDisplayOff);
    sleep_change(kSleepIn);
    lit = false;
  }
}

PanelCheck check_panel() { return {}; }

}  // namespace felicity::hal

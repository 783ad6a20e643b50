#include "drivers/slow_clock.h"

#include <cstdint>

#include "hardware/clocks.h"
#include "hardware/pll.h"
#include "hardware/xosc.h"

namespace felicity::drivers {
namespace {

// 25 MHz: PWM follows, and lights are dimmed at 2.5 kHz, as their makers do it.
constexpr std::uint32_t kDivisor = 5;

void divide_by(std::uint32_t divisor) {
  clocks_hw->clk[clk_sys].div = divisor << CLOCKS_CLK_SYS_DIV_INT_LSB;
}

void run_on_crystal() {
  clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLK_REF, 0, XOSC_HZ);
  clock_stop(clk_usb);
  clock_stop(clk_adc);
  pll_deinit(pll_sys);
  pll_deinit(pll_usb);
}

void run_on_plls() {
  pll_init(pll_sys, PLL_SYS_REFDIV, PLL_SYS_VCO_FREQ_HZ, PLL_SYS_POSTDIV1, PLL_SYS_POSTDIV2);
  pll_init(pll_usb, PLL_USB_REFDIV, PLL_USB_VCO_FREQ_HZ, PLL_USB_POSTDIV1, PLL_USB_POSTDIV2);
  clock_configure_undivided(clk_sys, CLOCKS_CLK_SYS_CTRL_SRC_VALUE_CLKSRC_CLK_SYS_AUX,
                            CLOCKS_CLK_SYS_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ);
  clock_configure_undivided(clk_usb, 0, CLOCKS_CLK_USB_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB,
                            USB_CLK_HZ);
  clock_configure_undivided(clk_adc, 0, CLOCKS_CLK_ADC_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB,
                            USB_CLK_HZ);
}

}  // namespace

void begin_slow_clock(SlowClock clock) {
  switch (clock) {
    case SlowClock::None: break;
    case SlowClock::Divided: divide_by(kDivisor); break;
    case SlowClock::Crystal: run_on_crystal(); break;
  }
}

void end_slow_clock(SlowClock clock) {
  switch (clock) {
    case SlowClock::None: break;
    case SlowClock::Divided: divide_by(1); break;
    case SlowClock::Crystal: run_on_plls(); break;
  }
}

}  // namespace felicity::drivers

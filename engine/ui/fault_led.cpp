// The LED. A dark panel cannot say what is wrong with it: the LED is lit while a wire of its bus is
// held low, and blinks while nobody answers. Otherwise it is dark, but in the self-test every press
// lights it, each in another colour.
#include "engine/hal.h"
#include "engine/ui/app.h"

namespace felicity::ui {

bool App::panel_is_silent() const {
  const PanelCheck::Answer answer = panel().answer;
  return answer != PanelCheck::Answer::Fine && answer != PanelCheck::Answer::OneWay;
}

PanelCheck App::panel() const { return hal::check_panel(); }

void App::update_led() {
  constexpr std::uint32_t kBlinkMs = 500;
  enum Colours : std::uint8_t { kDark, kRed, kGreen, kBlue, kAll };
  int colours = kDark;
  if (panel_is_silent()) {
    panel_lost_ = true;
    const bool is_low = panel().answer == PanelCheck::Answer::WireLow;
    if (is_low || (now_ - hal::Moment()) / kBlinkMs % 2 == 0) colours = kAll;
  } else {
    const bool pressed = screen().lights_led && keys_.held() != 0;
    if (pressed && !pressed_) pressed_colour_ = pressed_colour_ % kBlue + kRed;
    pressed_ = pressed;
    if (pressed) colours = pressed_colour_;
  }
  const auto percent = [&](int of) { return colours == of || colours == kAll ? 100 : 0; };
  hal::led(percent(kRed), percent(kGreen), percent(kBlue));
}

}  // namespace felicity::ui

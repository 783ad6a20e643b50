// A light of one colour, on or off. The LED of a Pico W is wired to its radio: where the board has
// no other, a fault code, which lights all colours, is heard instead.
#include "boards/pico.h"
#include "drivers/board_parts.h"
#include "drivers/output_pin.h"
#include "drivers/pico_module.h"
#include "engine/hal.h"

namespace felicity::drivers {
namespace {

constexpr boards::Light kLight = kBoard.lights.plain;
static_assert(is_there(kLight.pin), "board.cmake names an LED driver, board.h no pin");
constexpr bool kIsOfThePico =
    kBoard.module == boards::Module::Pico && kLight.pin == boards::pico::kLight.pin;

constexpr int kVolume = 3;
constexpr Note kBlink[] = {tone(1000, 60)};
constexpr Note kLong[] = {tone(1000, 400)};
constexpr std::uint32_t kLongAfterMs = 700;  // longer than one blink lasts

bool was_lit = false;
hal::Moment last_tone;

// A short tone for each blink, long ones while it would stay lit.
void sound_code(bool lit) {
  const bool begins = lit && !was_lit;
  was_lit = lit;
  if (!lit || (!begins && hal::now_ms() - last_tone < kLongAfterMs)) return;
  last_tone = hal::now_ms();
  hal::play(begins ? kBlink : kLong, 1, kVolume);
}

}  // namespace

void start_led() { start_output(kLight.pin, kLight.lit_is_low); }

}  // namespace felicity::drivers

namespace felicity::hal {

void led(int red, int green, int blue) {
  using namespace drivers;
  if (kIsOfThePico && module() == PicoModule::W) {
    return sound_code(red > 0 && green > 0 && blue > 0);
  }
  const bool lit = red > 0 || green > 0 || blue > 0;
  gpio_put(gpio(kLight.pin), lit != kLight.lit_is_low);
}

}  // namespace felicity::hal

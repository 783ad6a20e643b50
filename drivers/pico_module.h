// Which module carries the chip: the same image runs on a Pico, a Pico W and copies of the Pico.
// They differ in three pins that are not led out.
//
//           Pico               Pico W                                 many copies
//   GPIO 24 VBUS               data of the radio                      a button, or nothing
//   GPIO 25 LED                chip select of the radio               LED
//   GPIO 29 VSYS / 3           VSYS / 3 while GPIO 25 is high         nothing
#pragma once

namespace felicity::drivers {

enum class PicoModule { Plain, W, Copy };

// Measures it, once: GPIO 25 is an output and low afterwards. A board without a Pico is Plain.
void find_module();
PicoModule module();

}  // namespace felicity::drivers

// A board that cannot measure its battery.
#include "drivers/board_parts.h"
#include "engine/hal.h"

void felicity::drivers::start_battery() {}
felicity::hal::Power felicity::hal::power() { return {.cable = drivers::on_usb_power()}; }

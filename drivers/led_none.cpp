// A board without an LED.
#include "drivers/board_parts.h"
#include "engine/hal.h"

void felicity::drivers::start_led() {}
void felicity::hal::led(int, int, int) {}

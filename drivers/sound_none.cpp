// A board without a piezo.
#include "drivers/board_parts.h"
#include "engine/hal.h"

void felicity::drivers::start_sound() {}
bool felicity::drivers::is_sounding() { return false; }
void felicity::hal::beep(int, int, int) {}

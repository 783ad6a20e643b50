// A board without a piezo.
#include "drivers/parts.h"
#include "engine/hal.h"

void felicity::drivers::start_sound() {}
void felicity::hal::beep(int, int, int) {}

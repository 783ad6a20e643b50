// A board without a piezo.
#include "drivers/board_parts.h"
#include "engine/hal.h"

void felicity::drivers::start_sound() {}
bool felicity::drivers::is_sounding() { return false; }
void felicity::hal::play(std::span<const Note>, int, int) {}
bool felicity::hal::has_sound() { return false; }

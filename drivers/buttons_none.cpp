// A board without buttons. They count as moved just now, so that the chip never stops for good.
#include "drivers/board_parts.h"
#include "engine/hal.h"

void felicity::drivers::start_buttons() {}
bool felicity::drivers::keys_changed() { return false; }
bool felicity::drivers::keys_change_at(std::uint64_t&) { return false; }
void felicity::drivers::wake_by_keys(bool) {}
std::uint8_t felicity::hal::keys() { return 0; }

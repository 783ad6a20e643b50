// The lines of `report` about chip, supply and flash.
#pragma once

#include "engine/console/console.h"

namespace felicity::console {

// Line `number`, from 0; false: there is none.
bool hardware_line(const Hardware& hardware, int number, Chunk& chunk);

}  // namespace felicity::console

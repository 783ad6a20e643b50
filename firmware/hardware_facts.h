// Chip, module, supply and saves, for the console's `report`.
#pragma once

#include "engine/console/console.h"

namespace felicity::firmware {

console::Hardware hardware_facts();

}  // namespace felicity::firmware

// The running game of the page.
#pragma once

#include "hal_host/device/device.h"

namespace felicity::web {

// nullptr before start().
host::Device* game();

}  // namespace felicity::web

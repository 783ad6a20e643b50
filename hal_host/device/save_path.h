// The default save file, for a run without --save.
#pragma once

#include <string>

#include "hal_host/device/flash.h"

namespace felicity::host {

// Saves to felicity/save.flash in the user's data folder. All boards share this file. Returns an
// error, or "".
[[nodiscard]] std::string keep_at_home(Flash& flash);
// Loads the same file if it exists; changes stay in memory.
void copy_from_home(Flash& flash);

}  // namespace felicity::host

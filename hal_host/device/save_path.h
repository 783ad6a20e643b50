// Where a person's save lies who did not say where.
#pragma once

#include <string>

#include "hal_host/device/flash.h"

namespace felicity::host {

// felicity/save.flash where this person's programs keep their data. All boards share it, as if the
// flash were put into another case. Empty, or why it cannot be kept there.
[[nodiscard]] std::string keep_at_home(Flash& flash);
// The same save if there is one, but what is written stays in memory.
void copy_from_home(Flash& flash);

}  // namespace felicity::host

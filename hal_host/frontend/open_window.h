// The window, for code that must not depend on SDL: without SDL 2 the program is built with
// window_none.cpp instead of window.cpp.
#pragma once

#include <functional>
#include <string>

#include "boards/board.h"
#include "hal_host/device/front.h"

namespace felicity::host {

// Whether this program was built with SDL 2.
extern const bool kHasWindow;

// Opens a window, keeps it while `show` runs, closes it. A scale of 0 chooses one. Returns an error
// if no window could be opened, without running `show`, or "".
[[nodiscard]] std::string with_window(const boards::Board& board, int scale,
                                      const std::function<void(Front&)>& show);

}  // namespace felicity::host

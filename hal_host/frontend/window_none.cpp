#include "hal_host/frontend/open_window.h"

namespace felicity::host {

const bool kHasWindow = false;

std::string with_window(const boards::Board&, int, const std::function<void(Front&)>&) {
  return "this program was built without SDL 2";
}

}  // namespace felicity::host

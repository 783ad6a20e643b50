// What a run writes into its flash, as a file: one line an operation, in their order.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "hal_host/device/flash.h"

namespace felicity::host {

class FlashTrace {
 public:
  FlashTrace() = default;
  FlashTrace(const FlashTrace&) = delete;
  FlashTrace& operator=(const FlashTrace&) = delete;
  ~FlashTrace();

  // From now on this flash tells this file, which is written anew. Empty, or the reason why not.
  [[nodiscard]] std::string follow(Flash& flash, const std::string& path);
  // The run is over. Empty, or why the file does not hold all of it.
  [[nodiscard]] std::string end();

 private:
  void tell(const Flash::Operation& operation);

  std::FILE* file_ = nullptr;
};

}  // namespace felicity::host

// Logs every flash operation of a run into a file, one line each.
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

  // Overwrites the file and logs every operation of this flash from now on. Returns an error, or
  // "".
  [[nodiscard]] std::string follow(Flash& flash, const std::string& path);
  // Closes the file. Returns an error if not all of it could be written, or "".
  [[nodiscard]] std::string end();

 private:
  void log(const Flash::Operation& operation);

  std::FILE* file_ = nullptr;
};

}  // namespace felicity::host

#include "hal_host/device/flash_trace.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include "engine/base/crc32.h"

namespace felicity::host {
namespace {

// A page of the game ends with the CRC-32 of the bytes before it, so the CRC-32 of a whole page is
// a constant. The log has the CRC-32 of its parts.
constexpr std::uint32_t kChecked = Flash::kPageBytes - 4;

}  // namespace

FlashTrace::~FlashTrace() {
  if (file_ != nullptr) std::fclose(file_);
}

std::string FlashTrace::follow(Flash& flash, const std::string& path) {
  file_ = std::fopen(path.c_str(), "w");
  if (file_ == nullptr) return std::strerror(errno);
  flash.on_operation = [this](const Flash::Operation& operation) { log(operation); };
  return "";
}

// Line by line: a run that is killed leaves a trace up to its end.
void FlashTrace::log(const Flash::Operation& operation) {
  if (operation.page == nullptr) {
    std::fprintf(file_, "erase %u\n", operation.at / Flash::kSectorBytes);
  } else {
    std::fprintf(file_, "program %u %08x ", operation.at / Flash::kPageBytes,
                 crc32(operation.page, kChecked));
    for (std::uint32_t i = Flash::kPageBytes; i-- > kChecked;) {
      std::fprintf(file_, "%02x", operation.page[i]);
    }
    std::fputc('\n', file_);
  }
  std::fflush(file_);
}

std::string FlashTrace::end() {
  if (file_ == nullptr) return "";
  std::FILE* const file = std::exchange(file_, nullptr);
  const bool failed = std::ferror(file) != 0;
  return std::fclose(file) != 0 || failed ? "the trace could not be written completely" : "";
}

}  // namespace felicity::host

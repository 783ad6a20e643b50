#include "hal_host/device/save_check.h"

#include <algorithm>
#include <cstring>

#include "engine/store/flash_map.h"
#include "engine/store/page.h"

namespace felicity::host {
namespace {

constexpr std::uint8_t kErased = 0xFF;

// A page with nothing in it: erased, or struck out by programming all of its bits.
bool is_filled_with(const store::Page& page, std::uint8_t filling) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(&page);
  return std::all_of(bytes, bytes + sizeof page,
                     [&](std::uint8_t byte) { return byte == filling; });
}

// Something was written there, and not by this game. A sound page proves the opposite. Without one
// a save is blank but for pages that a cut has torn, which begin as ours, and pages struck out.
bool is_foreign(std::span<const std::uint8_t> bytes) {
  constexpr std::uint8_t kStruck = 0x00;
  bool blank_pages = false;
  bool foreign_pages = false;
  for (std::size_t at = 0; at < bytes.size(); at += store::kPageBytes) {
    store::Page page;
    std::memcpy(&page, &bytes[at], sizeof page);
    if (page.is_sound()) return false;
    const bool is_blank = is_filled_with(page, kErased);
    blank_pages = blank_pages || is_blank;
    foreign_pages = foreign_pages || !(is_blank || is_filled_with(page, kStruck) ||
                                       page.head.magic == store::PageHead::kMagic);
  }
  return foreign_pages || !blank_pages;
}

}  // namespace

std::string save_fault(std::span<const std::uint8_t> bytes) {
  if (bytes.size() != store::kSaveBytes) {
    const bool too_long = bytes.size() > store::kSaveBytes;
    return "a save has " + std::to_string(store::kSaveBytes) + " bytes, this file has " +
           (too_long ? "more" : std::to_string(bytes.size()));
  }
  return is_foreign(bytes) ? "not a save of this game" : "";
}

}  // namespace felicity::host

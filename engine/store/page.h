// One page of flash is one record: whole, checked, and numbered in the order of writing.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/crc32.h"
#include "engine/store/flash_map.h"

namespace felicity::store {

inline constexpr std::size_t kPayloadBytes = 243;

// What is looked at to find a page, before all of it is read.
struct PageHead {
  static constexpr std::uint16_t kMagic = 0x4C46;  // "FL"
  static constexpr std::uint32_t kMostNumber = 0x7FFFFFFF;
  // 72 sectors of 16 pages take 100,000 erases each: 115 million numbers at most. A page above this
  // one is foreign, and nothing is numbered after it.
  static constexpr std::uint32_t kMostOwn = kMostNumber / 2;

  std::uint16_t magic;
  std::uint8_t kind;
  std::uint8_t schema;
  std::uint32_t number;  // in the order of writing

  bool is_ours() const { return magic == kMagic && number <= kMostNumber; }
  bool is_blank() const { return magic == 0xFFFF && number == 0xFFFFFFFF; }
  // What is left of ours: while a page is written its bits fall to what they shall be, while it is
  // struck they fall from there to 0.
  bool is_torn() const { return (magic & kMagic) == kMagic || (magic & ~kMagic) == 0; }
};
static_assert(sizeof(PageHead) == 8);

// As it lies in flash. What the payload means is known to its owner.
struct Page {
  PageHead head;
  std::uint8_t size;
  std::uint8_t payload[kPayloadBytes];
  std::uint32_t crc;

  std::uint32_t sum() const {
    return crc32(reinterpret_cast<const std::uint8_t*>(this), offsetof(Page, crc));
  }
  bool is_sound() const { return head.is_ours() && size <= kPayloadBytes && crc == sum(); }
};
static_assert(sizeof(Page) == kPageBytes);
static_assert(std::endian::native == std::endian::little, "pages are read as they lie");

}  // namespace felicity::store

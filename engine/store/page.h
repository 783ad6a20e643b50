// One page of flash: a head with a sequence number, a payload and a checksum.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/crc32.h"
#include "engine/store/flash_map.h"

namespace felicity::store {

inline constexpr std::size_t kPayloadBytes = 243;

// Enough to find a page without reading all of it.
struct PageHead {
  static constexpr std::uint16_t kMagic = 0x4C46;  // "FL"
  static constexpr std::uint32_t kMaxSequence = 0x7FFFFFFF;
  // 72 sectors of 16 pages take 100,000 erases each: 115 million pages at most. A page with a
  // higher sequence number is foreign, and none is continued from it.
  static constexpr std::uint32_t kMaxOwnSequence = kMaxSequence / 2;

  std::uint16_t magic;
  std::uint8_t kind;
  std::uint8_t schema;
  std::uint32_t sequence;  // in the order of writing

  bool is_ours() const { return magic == kMagic && sequence <= kMaxSequence; }
  bool is_blank() const { return magic == 0xFFFF && sequence == 0xFFFFFFFF; }
  // The remains of a page of ours: programming clears bits down to the page's own, invalidating
  // clears the rest.
  bool is_torn() const { return (magic & kMagic) == kMagic || (magic & ~kMagic) == 0; }
};
static_assert(sizeof(PageHead) == 8);

// As it lies in flash. The caller owns the payload format.
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
static_assert(std::endian::native == std::endian::little, "pages are read without conversion");

}  // namespace felicity::store

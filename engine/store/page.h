// One page of flash is one record: whole, checked, and numbered in the order of writing.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/rules/crc32.h"

namespace felicity::store {

inline constexpr std::uint32_t kPageBytes = 256;
inline constexpr std::uint32_t kSectorBytes = 4096;
inline constexpr std::uint32_t kPagesInSector = kSectorBytes / kPageBytes;
inline constexpr std::size_t kPayloadBytes = 243;

// What is looked at to find a page, before all of it is read.
struct PageHead {
  static constexpr std::uint16_t kMagic = 0x4C46;  // "FL"
  // Far more than flash can ever be written; what claims more is foreign.
  static constexpr std::uint32_t kMostNumber = 0x7FFFFFFF;

  std::uint16_t magic;
  std::uint8_t kind;
  std::uint8_t schema;
  std::uint32_t number;  // in the order of writing

  bool is_ours() const { return magic == kMagic && number <= kMostNumber; }
};
static_assert(sizeof(PageHead) == 8);

// As it lies in flash. What the payload says is its owner's business.
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

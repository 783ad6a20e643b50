// Where saves lie in the flash: regions, sectors and bytes. Every other place that needs one of
// these numbers (drivers, linker script, hal_host, tests) takes it from here. Saves of older
// versions lie at these addresses, so none of them may change.
#pragma once

#include <cstdint>

namespace felicity::store {

inline constexpr std::uint32_t kPageBytes = 256;     // programmed at once
inline constexpr std::uint32_t kSectorBytes = 4096;  // erased at once
inline constexpr std::uint32_t kPagesInSector = kSectorBytes / kPageBytes;

// Three regions, one after the other, at the end of the flash: settings, seating and roster; the
// game in progress; finished games.
inline constexpr std::uint32_t kSlotSectors = 8;
inline constexpr std::uint32_t kGameSectors = 16;
inline constexpr std::uint32_t kFinishedSectors = 72;

inline constexpr std::uint32_t kFirstGameSector = kSlotSectors;
inline constexpr std::uint32_t kFirstFinishedSector = kFirstGameSector + kGameSectors;
inline constexpr std::uint32_t kSectors = kFirstFinishedSector + kFinishedSectors;
inline constexpr std::uint32_t kSaveBytes = kSectors * kSectorBytes;
static_assert(kSaveBytes == 393216, "saves of older versions would no longer be found");

}  // namespace felicity::store

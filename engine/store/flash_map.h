// Where saves and a skin lie in the flash: regions, sectors and bytes. Every other place that needs
// one of these numbers (drivers, linker script, hal_host, tools, tests) takes it from here. Saves
// of older versions lie at these addresses, and skins are made for them, so none of them may
// change.
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

// A skin (docs/protocols.md) lies alone in these sectors, the same for all boards and chips: behind
// every image, before the saves of the smallest flash.
inline constexpr std::uint32_t kSkinAt = 0x100000;  // from the start of the flash
inline constexpr std::uint32_t kSkinBytes = 16384;
static_assert(kSkinAt % kSectorBytes == 0 && kSkinBytes % kSectorBytes == 0);

}  // namespace felicity::store

// The save region, near the end of the flash that the program itself runs from. While it is written
// no code can be fetched from it, so interrupts are off: 0.4 ms a page, 45 ms a sector, 400 ms at
// worst.
#include <cstring>

#include "drivers/this_board.h"
#include "engine/hal.h"
#include "engine/store/flash_map.h"
#include "hardware/flash.h"
#include "hardware/watchdog.h"
#include "pico/flash.h"

extern "C" char felicity_save_region[];  // firmware/save_region.ld
extern "C" const std::uint8_t felicity_skin_region[];

namespace felicity::hal {
namespace {

constexpr std::uint32_t kTimeoutMs = 100;  // for the second core, which is not used
static_assert(PICO_FLASH_SIZE_BYTES == drivers::kFlashBytes,
              "flash_bytes of board.h is not that of the SDK's board which board.cmake names");
static_assert(store::kPageBytes == FLASH_PAGE_SIZE && store::kSectorBytes == FLASH_SECTOR_SIZE);

struct Job {
  std::uint32_t at;
  const std::uint8_t* page;
};

int least_millivolts = 0;  // of the battery, for writing

std::uint32_t offset() { return reinterpret_cast<std::uint32_t>(felicity_save_region) - XIP_BASE; }

bool is_ours(std::uint32_t at, std::uint32_t size) {
  return at <= store::kSaveBytes && size <= store::kSaveBytes - at;
}

void program(void* job) {
  const Job& wanted = *static_cast<const Job*>(job);
  flash_range_program(offset() + wanted.at, wanted.page, FLASH_PAGE_SIZE);
}

void erase(void* job) {
  flash_range_erase(offset() + static_cast<const Job*>(job)->at, FLASH_SECTOR_SIZE);
}

bool supply_is_low() {
  if (least_millivolts == 0) return false;
  const Power now = power();
  return !now.cable && now.millivolts > 0 && now.millivolts < least_millivolts;
}

// One step of the game may write several regions and pass over worn-out sectors on the way, which
// takes longer than the watchdog's timeout. So the watchdog is fed before each operation; one that
// takes more than the 400 ms of the data sheet still ends in a reset.
bool carry_out(void (*operation)(void*), Job job) {
  watchdog_update();
  if (supply_is_low()) return false;
  return flash_safe_execute(operation, &job, kTimeoutMs) == PICO_OK;
}

}  // namespace

void write_above(int millivolts) { least_millivolts = millivolts; }

bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  if (!is_ours(at, size)) return false;
  // Past the cache, which may still hold the bytes from before a page was written.
  std::memcpy(out, reinterpret_cast<const void*>(XIP_NOCACHE_NOALLOC_BASE + offset() + at), size);
  return true;
}

bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  static_assert(sizeof page == FLASH_PAGE_SIZE);
  if (at % FLASH_PAGE_SIZE != 0 || !is_ours(at, FLASH_PAGE_SIZE)) return false;
  return carry_out(program, {at, page});
}

bool flash_erase(std::uint32_t at) {
  if (at % FLASH_SECTOR_SIZE != 0 || !is_ours(at, FLASH_SECTOR_SIZE)) return false;
  return carry_out(erase, {at, nullptr});
}

// Only the boot ROM writes it: through the cache.
std::span<const std::uint8_t> skin() { return {felicity_skin_region, store::kSkinBytes}; }

}  // namespace felicity::hal

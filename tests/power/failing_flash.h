// A NOR flash in memory that fails the way real ones do: power cut in the middle of an operation,
// bits that read differently every time, bits that are stuck, sectors that are worn out. It has
// nothing to share with host::Flash, which keeps a save file and always works: copies of this one
// are cheap and made by the million.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "engine/store/flash_map.h"
#include "hal_host/device/machine.h"
#include "tests/property/random_players.h"

namespace felicity::tests {

// How far an operation got when the power failed. A program lets bits fall. An erase lets all bits
// of the sector fall and then rise.
struct Tear {
  enum class How : std::uint8_t {
    FirstBytes,  // that many of a page were done, the rest not; of a sector sixteen times as many
    LastBytes,   // the same from the end; an erase only got as far as letting those bits fall
    Bits,        // a random eighth of the bits for each of `amount`
    Wavering,    // all were done, but some of them read differently every time: more with `amount`
    Hardly,      // none was done, but some of them read differently every time
  };
  How how = How::FirstBytes;
  int amount = 0;
};
inline constexpr int kTornBytes = 257;  // 0..256
inline constexpr int kTornBits = 9;     // 0..8
inline constexpr int kWavering = 5;     // 0..4

class FailingFlash final : public host::FlashChip {
 public:
  static constexpr std::uint32_t kPage = store::kPageBytes;
  static constexpr std::uint32_t kSector = store::kSectorBytes;

  // Copies are cheap: a sector is shared until one of its owners changes it.
  explicit FailingFlash(std::uint32_t sectors = store::kSectors);
  FailingFlash(const FailingFlash&) = default;
  FailingFlash& operator=(const FailingFlash&) = default;
  FailingFlash(FailingFlash&&) = default;
  FailingFlash& operator=(FailingFlash&&) = default;
  ~FailingFlash();  // no longer in use
  std::uint32_t sectors() const { return static_cast<std::uint32_t>(sectors_.size()); }

  // ---- what engine/hal.h asks for; anything beyond the flash or across its borders is a bug -----
  bool read(std::uint32_t at, void* out, std::uint32_t size) override {
    // The heads of all pages are read at every start, and there are millions of starts.
    ++reads_;
    if (size == 8 && !off_ && failing_read_ < 0 && !strange_[at / kSector]) {
      std::memcpy(out, sectors_[at / kSector]->bytes + at % kSector, 8);
      return true;
    }
    return read_slowly(at, out, size);
  }
  bool program(std::uint32_t at, const std::uint8_t (&page)[kPage]) override;
  bool erase(std::uint32_t at) override;

  // ---- power ------------------------------------------------------------------------------------
  // The power fails in the middle of an operation (program or erase): 0 is the next one. From then
  // on nothing works until the power is back.
  void cut(long operation, const Tear& tear);
  bool is_off() const { return off_; }
  void power_on();
  void seed(std::uint64_t seed) { dice_ = property::SplitMix64(seed); }

  // ---- age --------------------------------------------------------------------------------------
  enum class Health : std::uint8_t {
    Good,
    EraseRefused,
    EraseIgnored,
    ProgramRefused,
    ProgramIgnored,
    Unreadable,
  };
  static constexpr int kHealths = 6;
  void set_health(std::uint32_t sector, Health health) {
    health_[sector] = health;
    strange_[sector] = true;
  }
  // A flash that can be read, but not written.
  void set_writes(bool writes) { writes_ = writes; }
  // A sector erased more often than this gets the health `then`.
  void set_endurance(std::uint32_t erases, Health then);
  // These bits always read as in `value`.
  void stick(std::uint32_t at, std::uint8_t bits, std::uint8_t value);
  // These bits read differently every time, until they are erased.
  void waver(std::uint32_t at, std::uint8_t bits);
  // One read fails: 0 is the next one.
  void fail_read(long read) { failing_read_ = read; }

  // ---- for tests --------------------------------------------------------------------------------
  long operations() const { return programs_ + erases_; }
  long programs() const { return programs_; }
  long erases() const { return erases_; }
  long reads() const { return reads_; }
  bool tore_nothing() const { return tore_nothing_; }  // all bits had fallen before the cut
  long overwrites() const { return overwrites_; }      // programs that wanted to raise a bit
  std::uint32_t wear(std::uint32_t sector) const { return wear_[sector]; }
  const std::uint8_t* bytes(std::uint32_t at) const {  // up to the end of the sector
    return sectors_[at / kSector]->bytes + at % kSector;
  }
  std::uint8_t byte(std::uint32_t at) const { return *bytes(at); }
  void set_byte(std::uint32_t at, std::uint8_t value) { put(at, &value, 1); }
  void put(std::uint32_t at, const void* bytes, std::uint32_t size);  // what no program can do
  bool is_blank(std::uint32_t page) const;
  bool operator==(const FailingFlash& other) const;  // the same bytes

  // The functions of engine/hal.h in flash_hal.cpp reach this one.
  static FailingFlash* in_use;

 private:
  struct Sector {
    std::uint8_t bytes[kSector];
    std::uint8_t wavering[kSector];  // bits that read differently every time
  };
  struct Stuck {
    std::uint32_t at;
    std::uint8_t bits;
    std::uint8_t value;
  };

  bool read_slowly(std::uint32_t at, void* out, std::uint32_t size);
  Sector& own(std::uint32_t sector);
  bool is_cut();
  void tear_program(Sector& sector, std::uint32_t from, const std::uint8_t (&page)[kPage]);
  void tear_erase(Sector& sector);
  std::uint8_t some_bits(int of_eight);
  std::uint8_t wavering_bits();

  std::vector<std::shared_ptr<Sector>> sectors_;
  std::vector<std::uint32_t> wear_;
  std::vector<Health> health_;
  std::vector<bool> strange_;  // a read of this sector may fail or lie
  std::vector<Stuck> stuck_;
  std::uint32_t endurance_ = ~0U;
  Health worn_out_ = Health::Good;
  long reads_ = 0;
  long programs_ = 0;
  long erases_ = 0;
  long overwrites_ = 0;
  long cut_at_ = -1;
  long failing_read_ = -1;
  Tear tear_;
  bool off_ = false;
  bool tore_nothing_ = false;
  bool writes_ = true;
  property::SplitMix64 dice_{1};
};

}  // namespace felicity::tests

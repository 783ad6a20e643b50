// A NOR flash whose bits are charges: a bit that a cut left between 0 and 1 reads as either, and
// drifts while the power is off. It is slow: made for one long run rather than for many cases.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/store/flash_map.h"
#include "tests/property/random_players.h"

namespace felicity::tests {

class Cells {
 public:
  static constexpr std::uint32_t kPage = store::kPageBytes;
  static constexpr std::uint32_t kPagesInSector = store::kPagesInSector;

  struct Nature {
    int drift = 4;              // of a charge while the power is off, either way
    int late_percent = 50;      // cuts in the last eighth of an operation
    bool all_but_bits = false;  // a cut program is whole but for one or two bits at the threshold
    int weak_percent = 0;       // programs that are not cut and yet leave one bit of 100 near it
  };

  Cells(std::uint32_t sectors, const Nature& nature, std::uint64_t seed);

  // ---- functions of engine/hal.h ----------------------------------------------------------------
  bool read(std::uint32_t at, void* out, std::uint32_t size);
  bool program(std::uint32_t at, const std::uint8_t (&data)[kPage]);
  bool erase(std::uint32_t at);

  // ---- power ------------------------------------------------------------------------------------
  // It fails in the middle of that operation: 0 is the next one; -1: not at all.
  void cut(long operation) { until_ = operation; }
  bool is_off() const { return off_; }
  void power_on();

  long cuts() const { return cuts_; }
  long programs() const { return programs_; }
  long erases() const { return erases_; }

  // The functions of engine/hal.h in torture.cpp reach this one.
  static Cells* in_use;

 private:
  static constexpr int kBits = kPage * 8;
  struct Charges {
    std::uint8_t of[kBits];
  };
  // Charges of pages with a bit that is not clearly 0 or 1.
  struct Page {
    std::uint8_t bytes[kPage];
    std::unique_ptr<Charges> charges;
  };

  bool is_cut();
  int how_far();  // in 1024ths, when the power fails
  void charge(Page& page);
  void settle(Page& page);
  void tear_program(Page& page, const std::uint8_t (&data)[kPage]);
  void tear_all_but_bits(Page& page, const std::uint8_t (&data)[kPage]);
  void program_weakly(Page& page, const std::uint8_t (&data)[kPage]);

  std::vector<Page> pages_;
  Nature nature_;
  property::SplitMix64 dice_;
  long until_ = -1;
  bool off_ = false;
  long cuts_ = 0;
  long programs_ = 0;
  long erases_ = 0;
};

}  // namespace felicity::tests

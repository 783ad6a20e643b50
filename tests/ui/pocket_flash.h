// The flash of a device in memory. Copies share sectors until one of them writes: devices are
// copied by the hundred thousand.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>

#include "engine/store/store.h"

namespace felicity::tests {

class PocketFlash {
 public:
  PocketFlash() {
    static const std::shared_ptr<const Sector> kBlank = [] {
      auto sector = std::make_shared<Sector>();
      sector->fill(0xFF);
      return sector;
    }();
    sectors_.fill(kBlank);
  }

  bool read(std::uint32_t at, void* out, std::uint32_t size) const {
    if (!works_) return false;
    auto* to = static_cast<std::uint8_t*>(out);
    for (std::uint32_t i = 0; i < size; ++i, ++at) {
      to[i] = (*sectors_[at / store::kSectorBytes])[at % store::kSectorBytes];
    }
    return true;
  }
  bool program(std::uint32_t at, const std::uint8_t (&page)[store::kPageBytes]) {
    if (!takes()) return false;
    ++programs_;
    std::uint8_t* to = own(at / store::kSectorBytes) + at % store::kSectorBytes;
    for (const std::uint8_t byte : page) *to++ &= byte;  // bits only ever fall
    return true;
  }
  bool erase(std::uint32_t at) {
    if (!takes()) return false;
    ++erases_;
    std::memset(own(at / store::kSectorBytes), 0xFF, store::kSectorBytes);
    return true;
  }

  // A chip that is gone, or takes nothing any more.
  void set_works(bool works) { works_ = works; }
  void set_writes(bool writes) {
    writes_ = writes;
    left_ = kForEver;
  }
  // The power fails after so many programs and erases.
  void stop_writing_after(int operations) { left_ = operations; }
  bool has_stopped() const { return !writes_; }
  // What no game would do.
  void overwrite(std::uint32_t at, const store::Page& page) {
    std::memcpy(own(at / store::kSectorBytes) + at % store::kSectorBytes, &page, sizeof page);
  }
  int programs() const { return programs_; }
  int erases() const { return erases_; }

 private:
  using Sector = std::array<std::uint8_t, store::kSectorBytes>;

  static constexpr int kForEver = -1;

  bool takes() {
    if (left_ == 0) writes_ = false;
    if (left_ > 0) --left_;
    return works_ && writes_;
  }

  std::uint8_t* own(std::uint32_t sector) {
    auto copy = std::make_shared<Sector>(*sectors_[sector]);
    std::uint8_t* bytes = copy->data();
    sectors_[sector] = std::move(copy);
    return bytes;
  }

  std::array<std::shared_ptr<const Sector>, store::kSectors> sectors_;
  bool works_ = true;
  bool writes_ = true;
  int left_ = kForEver;
  int programs_ = 0;
  int erases_ = 0;
};

}  // namespace felicity::tests

#include "tests/power/failing_flash.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace felicity::tests {

FailingFlash* FailingFlash::in_use = nullptr;

namespace {

constexpr std::uint8_t kErased = 0xFF;

void demand(bool truth, const char* what) {
  if (truth) return;
  std::fprintf(stderr, "flash: %s\n", what);
  std::abort();
}

}  // namespace

FailingFlash::FailingFlash(std::uint32_t sectors)
    : sectors_(sectors, std::make_shared<Sector>()),
      wear_(sectors),
      health_(sectors),
      strange_(sectors) {
  Sector& blank = *sectors_[0];
  std::memset(blank.bytes, kErased, kSector);
  std::memset(blank.wavering, 0, kSector);
}

FailingFlash::~FailingFlash() {
  if (in_use == this) in_use = nullptr;
}

FailingFlash::Sector& FailingFlash::own(std::uint32_t sector) {
  std::shared_ptr<Sector>& held = sectors_[sector];
  if (held.use_count() > 1) held = std::make_shared<Sector>(*held);
  return *held;
}

bool FailingFlash::read_slowly(std::uint32_t at, void* out, std::uint32_t size) {
  const std::uint32_t from = at % kSector;
  demand(at / kSector < sectors() && from + size <= kSector, "read beyond a sector");
  if (off_ || health_[at / kSector] == Health::Unreadable) return false;
  if (failing_read_ >= 0 && failing_read_-- == 0) return false;
  const Sector& sector = *sectors_[at / kSector];
  auto* bytes = static_cast<std::uint8_t*>(out);
  std::memcpy(bytes, sector.bytes + from, size);
  if (!strange_[at / kSector]) return true;
  for (std::uint32_t i = 0; i < size; ++i) {
    const std::uint8_t wavering = sector.wavering[from + i];
    if (wavering == 0) continue;
    bytes[i] = static_cast<std::uint8_t>((bytes[i] & ~wavering) | (dice_.word() & wavering));
  }
  for (const Stuck& stuck : stuck_) {
    if (stuck.at < at || stuck.at >= at + size) continue;
    std::uint8_t& byte = bytes[stuck.at - at];
    byte = static_cast<std::uint8_t>((byte & ~stuck.bits) | (stuck.value & stuck.bits));
  }
  return true;
}

// True: the power fails in this operation, or has failed before.
bool FailingFlash::is_cut() {
  if (off_) return true;
  off_ = cut_at_ == 0;
  if (cut_at_ >= 0) --cut_at_;
  return off_;
}

bool FailingFlash::program(std::uint32_t at, const std::uint8_t (&page)[kPage]) {
  demand(at / kSector < sectors() && at % kPage == 0, "program takes one page of the flash");
  if (off_ || !writes_) return false;
  const bool cut = is_cut();
  ++programs_;
  const Health health = health_[at / kSector];
  if (health == Health::ProgramRefused) return false;
  if (health == Health::ProgramIgnored) return !cut;
  Sector& sector = own(at / kSector);
  const std::uint32_t from = at % kSector;
  if (cut) {
    strange_[at / kSector] = true;
    tear_program(sector, from, page);
    return false;
  }
  bool raises = false;
  for (std::uint32_t i = 0; i < kPage; ++i) {
    std::uint8_t& byte = sector.bytes[from + i];
    raises = raises || (page[i] & ~(byte | sector.wavering[from + i])) != 0;
    byte = static_cast<std::uint8_t>(byte & page[i]);
    sector.wavering[from + i] = static_cast<std::uint8_t>(sector.wavering[from + i] & page[i]);
  }
  if (raises) ++overwrites_;
  return true;
}

bool FailingFlash::erase(std::uint32_t at) {
  demand(at / kSector < sectors() && at % kSector == 0, "erase takes one sector of the flash");
  if (off_ || !writes_) return false;
  const bool cut = is_cut();
  ++erases_;
  const std::uint32_t number = at / kSector;
  if (++wear_[number] > endurance_) set_health(number, worn_out_);
  if (health_[number] == Health::EraseRefused) return false;
  if (health_[number] == Health::EraseIgnored) return !cut;
  Sector& sector = own(number);
  if (cut) {
    strange_[number] = true;
    tear_erase(sector);
    return false;
  }
  std::memset(sector.bytes, kErased, kSector);
  std::memset(sector.wavering, 0, kSector);
  return true;
}

std::uint8_t FailingFlash::some_bits(int of_eight) {
  std::uint64_t word = dice_.word();
  unsigned bits = 0;
  for (int bit = 0; bit < 8; ++bit, word >>= 3) {
    if (static_cast<int>(word & 7U) < of_eight) bits |= 1U << bit;
  }
  return static_cast<std::uint8_t>(bits);
}

// One bit in 2048, 256, 16, 2, and every one.
std::uint8_t FailingFlash::wavering_bits() {
  constexpr std::uint32_t kOneIn[kWavering] = {2048, 256, 16, 2, 1};
  const std::uint32_t one_in = kOneIn[tear_.amount];
  if (one_in == 1) return 0xFF;
  if (one_in == 2) return static_cast<std::uint8_t>(dice_.word());
  const std::uint64_t word = dice_.word();
  if ((word >> 32) % one_in >= 8) return 0;
  return static_cast<std::uint8_t>(1U << (word & 7U));
}

void FailingFlash::tear_program(Sector& sector, std::uint32_t from,
                                const std::uint8_t (&page)[kPage]) {
  const auto amount = static_cast<std::uint32_t>(tear_.amount);
  tore_nothing_ = true;
  for (std::uint32_t i = 0; i < kPage; ++i) {
    std::uint8_t& byte = sector.bytes[from + i];
    auto falling = static_cast<std::uint8_t>(byte & ~page[i]);
    tore_nothing_ = tore_nothing_ && falling == 0;
    std::uint8_t wavering = 0;
    switch (tear_.how) {
      case Tear::How::FirstBytes: falling = i < amount ? falling : 0; break;
      case Tear::How::LastBytes: falling = i >= kPage - amount ? falling : 0; break;
      case Tear::How::Bits: falling = falling & some_bits(tear_.amount); break;
      case Tear::How::Wavering: wavering = falling & wavering_bits(); break;
      case Tear::How::Hardly:
        wavering = falling & wavering_bits();
        falling = 0;
        break;
    }
    byte = static_cast<std::uint8_t>(byte & ~falling);
    sector.wavering[from + i] =
        static_cast<std::uint8_t>((sector.wavering[from + i] & ~falling) | wavering);
  }
}

void FailingFlash::tear_erase(Sector& sector) {
  const std::uint32_t part = static_cast<std::uint32_t>(tear_.amount) * (kSector / kPage);
  for (std::uint32_t i = 0; i < kSector; ++i) {
    std::uint8_t& byte = sector.bytes[i];
    std::uint8_t& wavering = sector.wavering[i];
    const auto down = static_cast<std::uint8_t>(~byte);
    switch (tear_.how) {
      case Tear::How::FirstBytes:
        if (i < part) byte = kErased, wavering = 0;
        break;
      case Tear::How::LastBytes:
        if (i >= kSector - part) byte = wavering = 0;
        break;
      case Tear::How::Bits: byte = static_cast<std::uint8_t>(byte | some_bits(tear_.amount)); break;
      case Tear::How::Wavering:
        byte = kErased;
        wavering = down & wavering_bits();
        break;
      case Tear::How::Hardly: wavering = down & wavering_bits(); break;
    }
  }
}

void FailingFlash::cut(long operation, const Tear& tear) {
  cut_at_ = operation;
  tear_ = tear;
}

void FailingFlash::power_on() {
  off_ = false;
  cut_at_ = -1;
}

void FailingFlash::set_endurance(std::uint32_t erases, Health then) {
  endurance_ = erases;
  worn_out_ = then;
}

void FailingFlash::stick(std::uint32_t at, std::uint8_t bits, std::uint8_t value) {
  stuck_.push_back({at, bits, value});
  strange_[at / kSector] = true;
}

void FailingFlash::waver(std::uint32_t at, std::uint8_t bits) {
  own(at / kSector).wavering[at % kSector] |= bits;
  strange_[at / kSector] = true;
}

void FailingFlash::put(std::uint32_t at, const void* bytes, std::uint32_t size) {
  std::memcpy(own(at / kSector).bytes + at % kSector, bytes, size);
}

bool FailingFlash::is_blank(std::uint32_t page) const {
  const std::uint8_t* first = bytes(page * kPage);
  return std::all_of(first, first + kPage, [](std::uint8_t byte) { return byte == kErased; });
}

bool FailingFlash::operator==(const FailingFlash& other) const {
  const auto same = [](const auto& one, const auto& two) {
    return one == two || std::memcmp(one->bytes, two->bytes, kSector) == 0;
  };
  return std::equal(sectors_.begin(), sectors_.end(), other.sectors_.begin(), other.sectors_.end(),
                    same);
}

}  // namespace felicity::tests

#include "tests/power/cells.h"

#include <algorithm>
#include <cstring>

namespace felicity::tests {

Cells* Cells::in_use = nullptr;

namespace {

constexpr int kThreshold = 128;  // more than this reads as 1
constexpr int kNoise = 10;       // of a read, either way
constexpr int kOne = 255;
constexpr int kZero = 30;
// A page is digital again as soon as no charge lies between these.
constexpr int kClearlyZero = 60;
constexpr int kClearlyOne = 200;
constexpr int kWhole = 1024;  // of an operation

bool bit_of(const std::uint8_t* bytes, int bit) { return (bytes[bit / 8] >> bit % 8 & 1) != 0; }

}  // namespace

Cells::Cells(std::uint32_t sectors, const Nature& nature, std::uint64_t seed)
    : pages_(sectors * kPagesInSector), nature_(nature), dice_(seed) {
  for (Page& page : pages_) std::memset(page.bytes, 0xFF, kPage);
}

void Cells::charge(Page& page) {
  if (page.charges) return;
  page.charges = std::make_unique<Charges>();
  for (int i = 0; i < kBits; ++i) {
    page.charges->of[i] = static_cast<std::uint8_t>(bit_of(page.bytes, i) ? kOne : kZero);
  }
}

void Cells::settle(Page& page) {
  const std::uint8_t* of = page.charges->of;
  const auto unclear = [](std::uint8_t v) { return v > kClearlyZero && v < kClearlyOne; };
  if (std::any_of(of, of + kBits, unclear)) return;
  std::memset(page.bytes, 0, kPage);
  for (int i = 0; i < kBits; ++i) {
    if (of[i] > kThreshold) page.bytes[i / 8] |= static_cast<std::uint8_t>(1U << i % 8);
  }
  page.charges.reset();
}

bool Cells::read(std::uint32_t at, void* out, std::uint32_t size) {
  if (off_) return false;
  auto* bytes = static_cast<std::uint8_t*>(out);
  const Page& page = pages_[at / kPage];
  const std::uint32_t from = at % kPage;
  if (!page.charges) {
    std::memcpy(bytes, page.bytes + from, size);
    return true;
  }
  std::memset(bytes, 0, size);
  for (int i = 0; i < static_cast<int>(size) * 8; ++i) {
    int value = page.charges->of[static_cast<int>(from) * 8 + i];
    const bool near = value > kThreshold - kNoise && value <= kThreshold + kNoise;
    if (near) value += dice_.below(2 * kNoise + 1) - kNoise;
    if (value > kThreshold) bytes[i / 8] |= static_cast<std::uint8_t>(1U << i % 8);
  }
  return true;
}

bool Cells::is_cut() {
  off_ = until_ == 0;
  if (until_ >= 0) --until_;
  cuts_ += off_ ? 1 : 0;
  return off_;
}

int Cells::how_far() {
  if (dice_.chance(nature_.late_percent)) return kWhole - dice_.below(kWhole / 8);
  return dice_.below(kWhole);
}

bool Cells::program(std::uint32_t at, const std::uint8_t (&data)[kPage]) {
  if (off_) return false;
  const bool cut = is_cut();
  ++programs_;
  Page& page = pages_[at / kPage];
  if (cut) {
    charge(page);
    if (nature_.all_but_bits) {
      tear_all_but_bits(page, data);
    } else {
      tear_program(page, data);
    }
    settle(page);
    return false;
  }
  if (dice_.below(100) < nature_.weak_percent) {
    program_weakly(page, data);
    return true;
  }
  if (!page.charges) {
    for (std::uint32_t i = 0; i < kPage; ++i) page.bytes[i] &= data[i];
    return true;
  }
  for (int i = 0; i < kBits; ++i) {
    if (!bit_of(data, i)) page.charges->of[i] = kZero;
  }
  settle(page);
  return true;
}

// Byte by byte, in groups, or the whole page at once. A group that was begun is partly programmed,
// and its bits change at different speeds.
void Cells::tear_program(Page& page, const std::uint8_t (&data)[kPage]) {
  constexpr int kGroups[] = {1, 8, 32, 256};
  const int group = kGroups[dice_.below(4)];
  const int done = how_far() * static_cast<int>(kPage) / group;  // in 1024ths of a group
  for (int i = 0; i < kBits; ++i) {
    if (bit_of(data, i)) continue;
    const int far = std::clamp(done - i / 8 / group * kWhole, 0, kWhole);
    if (far == 0) continue;
    const int speed = 90 + dice_.below(26);
    const int left = kOne - far * (kOne - kZero) / kWhole * speed / 100;
    const int value = far == kWhole ? kZero : std::max(kZero, left);
    std::uint8_t& charge = page.charges->of[i];
    charge = static_cast<std::uint8_t>(std::min<int>(charge, value));
  }
}

void Cells::tear_all_but_bits(Page& page, const std::uint8_t (&data)[kPage]) {
  std::vector<int> zeros;
  for (int i = 0; i < kBits; ++i) {
    if (bit_of(data, i)) continue;
    if (page.charges->of[i] > kClearlyZero) zeros.push_back(i);
    page.charges->of[i] = kZero;
  }
  if (zeros.empty()) return;
  for (int times = 1 + dice_.below(2); times > 0; --times) {
    const int bit = zeros[static_cast<std::size_t>(dice_.below(static_cast<int>(zeros.size())))];
    page.charges->of[bit] = static_cast<std::uint8_t>(kThreshold - 2 + dice_.below(5));
  }
}

void Cells::program_weakly(Page& page, const std::uint8_t (&data)[kPage]) {
  charge(page);
  for (int i = 0; i < kBits; ++i) {
    if (bit_of(data, i)) continue;
    const int value = dice_.below(100) == 0 ? kThreshold - 16 + dice_.below(14) : kClearlyZero;
    std::uint8_t& charge = page.charges->of[i];
    charge = static_cast<std::uint8_t>(std::min<int>(charge, value));
  }
  settle(page);
}

// All bits fall first, page by page, then they rise together.
bool Cells::erase(std::uint32_t at) {
  if (off_) return false;
  const bool cut = is_cut();
  ++erases_;
  const int done = how_far();
  for (std::uint32_t i = 0; i < kPagesInSector; ++i) {
    Page& page = pages_[at / kPage + i];
    if (!cut) {
      std::memset(page.bytes, 0xFF, kPage);
      page.charges.reset();
      continue;
    }
    charge(page);
    for (std::uint8_t& value : page.charges->of) {
      if (done < kWhole / 4) {
        const int far = std::clamp(done * 4 * 16 - static_cast<int>(i) * kWhole, 0, kWhole);
        value = static_cast<std::uint8_t>(value - far * std::max(0, value - kZero) / kWhole);
      } else {
        const int speed = 85 + dice_.below(26);
        const int far = (done - kWhole / 4) * 4 / 3;
        value = static_cast<std::uint8_t>(
            std::min(kOne, kZero + far * (kOne - kZero) / kWhole * speed / 100));
      }
    }
    settle(page);
  }
  return !cut;
}

void Cells::power_on() {
  off_ = false;
  until_ = -1;
  for (Page& page : pages_) {
    if (!page.charges) continue;
    for (std::uint8_t& value : page.charges->of) {
      const int drifted = value + dice_.below(2 * nature_.drift + 1) - nature_.drift;
      value = static_cast<std::uint8_t>(std::clamp(drifted, 0, kOne));
    }
  }
}

}  // namespace felicity::tests

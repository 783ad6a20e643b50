// Bytes and half bytes to and from memory: records and saves are written by these two.
#pragma once

#include <cstddef>
#include <cstdint>

namespace felicity {

class ByteWriter {
 public:
  ByteWriter(std::uint8_t* out, std::size_t room) : out_(out), room_(room) {}
  void byte(unsigned value) {
    low_ = true;
    if (size_ == room_) good_ = false;
    if (good_) out_[size_++] = static_cast<std::uint8_t>(value);
  }
  // The lowest byte first.
  void number(std::int32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) byte(static_cast<std::uint8_t>(value >> (8 * i)));
  }
  // Two halves share a byte, the low half first, until a whole byte is written.
  void half(unsigned value) {
    if (low_) {
      byte(value);
      low_ = false;
    } else {
      if (good_) out_[size_ - 1] = static_cast<std::uint8_t>(out_[size_ - 1] | value << 4);
      low_ = true;
    }
  }
  // A size in one byte, then the text.
  void text(const char* bytes, std::size_t size) {
    byte(static_cast<unsigned>(size));
    for (std::size_t i = 0; i < size; ++i) byte(static_cast<std::uint8_t>(bytes[i]));
  }
  void demand(bool condition) { good_ = good_ && condition; }
  // 0: there was not enough room, or a demand failed.
  std::size_t written() const { return good_ ? size_ : 0; }

 private:
  std::uint8_t* out_;
  std::size_t room_;
  std::size_t size_ = 0;
  bool low_ = true;
  bool good_ = true;
};

// Reading past the end gives 0 and makes is_short() true. A value out of range gives the lowest one
// in range and makes is_good() false.
class ByteReader {
 public:
  ByteReader(const std::uint8_t* bytes, std::size_t size) : at_(bytes), left_(size) {}
  unsigned byte() {
    if (left_ == 0) {
      short_ = true;
      return 0;
    }
    --left_;
    return *at_++;
  }
  unsigned half() {
    if (low_) held_ = byte();
    const unsigned value = low_ ? held_ & 15U : held_ >> 4;
    low_ = !low_;
    return value;
  }
  // Ends a row of halves. False: the unused half is not 0, though a row has only one encoding.
  bool align() {
    const bool clean = low_ || held_ >> 4 == 0;
    low_ = true;
    return clean;
  }
  // The next `size` bytes; nullptr if there are fewer.
  const std::uint8_t* take(std::size_t size) {
    if (left_ < size) {
      short_ = true;
      return nullptr;
    }
    const std::uint8_t* taken = at_;
    at_ += size;
    left_ -= size;
    return taken;
  }
  // With its sign.
  std::int32_t number(int bytes) {
    std::uint32_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= byte() << (8 * i);
    const int unused = (32 - 8 * bytes) & 31;  // no shift by 32, even for no bytes
    return static_cast<std::int32_t>(value << unused) >> unused;
  }
  int within(int low, int high) {
    const int value = static_cast<int>(byte());
    const bool fits = value >= low && value <= high;
    demand(fits);
    return fits ? value : low;
  }
  bool flag() { return within(0, 1) == 1; }
  template <class Enum>
  Enum one_of(int count) {
    return static_cast<Enum>(within(0, count - 1));
  }
  void demand(bool condition) { good_ = good_ && condition; }

  bool is_short() const { return short_; }
  bool is_good() const { return good_ && !short_; }
  std::size_t left() const { return left_; }
  bool ended_well() const { return is_good() && left_ == 0; }

 private:
  const std::uint8_t* at_;
  std::size_t left_;
  unsigned held_ = 0;
  bool low_ = true;
  bool short_ = false;
  bool good_ = true;
};

}  // namespace felicity

// The part of the flash that is ours: in memory, or in a file that outlives the program.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/store/flash_map.h"
#include "hal_host/device/machine.h"

namespace felicity::host {

class Flash final : public FlashChip {
 public:
  static constexpr std::uint32_t kPageBytes = store::kPageBytes;
  static constexpr std::uint32_t kSectorBytes = store::kSectorBytes;
  static constexpr std::uint32_t kBytes = store::kSaveBytes;

  struct Operation {
    std::uint32_t at;
    const std::uint8_t* page;  // what is programmed; nullptr: the sector is erased
  };

  // Blank, and forgotten at the end.
  Flash() = default;
  Flash(Flash&& other) noexcept;
  Flash& operator=(Flash&& other) = delete;
  ~Flash();

  // From now on in this file: what it holds is there, and what is written is on the disk before
  // the game goes on. It is ours alone until the end. A missing file is made, blank; one that
  // was written by something else is left alone. Empty, or the reason why it cannot be; then
  // neither the file nor this has changed.
  [[nodiscard]] std::string keep_in(const std::string& path);
  // As this file holds it, which is not touched: what is written is forgotten at the end. Empty,
  // or the reason why it cannot be; then this has not changed.
  [[nodiscard]] std::string copy(const std::string& path);
  // A flash that is worn out: reading works.
  void refuse_writes() { writable_ = false; }

  bool read(std::uint32_t at, void* out, std::uint32_t size) override;
  bool program(std::uint32_t at, const std::uint8_t (&page)[kPageBytes]) override;
  bool erase(std::uint32_t at) override;
  // Told of everything that was programmed or erased.
  std::function<void(const Operation& operation)> on_operation;

 private:
  bool holds(std::uint32_t at, std::uint32_t size) const;
  bool write(std::uint32_t at, const std::uint8_t* bytes, std::uint32_t size);
  bool done(const Operation& operation) const;

  std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(kBytes, 0xFF);
  int file_ = -1;  // holds the same bytes; -1: there is none
  bool writable_ = true;
};

}  // namespace felicity::host

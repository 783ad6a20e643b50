// The save region of the flash: in memory, or in a file that outlives the program.
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
    const std::uint8_t* page;  // programmed bytes; nullptr: an erase
  };

  // Blank, in memory.
  Flash() = default;
  Flash(Flash&& other) noexcept;
  Flash& operator=(Flash&& other) = delete;
  ~Flash();

  // Loads this file and writes every change through to the disk before it returns. Locks the file.
  // Creates a missing one, blank; refuses one that is not a save. Returns an error, or "": after an
  // error neither the file nor this flash has changed.
  [[nodiscard]] std::string keep_in(const std::string& path);
  // Loads this file and keeps changes in memory. Returns an error, or "": after an error this flash
  // has not changed.
  [[nodiscard]] std::string copy(const std::string& path);
  // Simulates a worn-out flash: reads work, writes fail.
  void refuse_writes() { writable_ = false; }

  bool read(std::uint32_t at, void* out, std::uint32_t size) override;
  bool program(std::uint32_t at, const std::uint8_t (&page)[kPageBytes]) override;
  bool erase(std::uint32_t at) override;
  // Called after every successful program or erase.
  std::function<void(const Operation& operation)> on_operation;

 private:
  bool holds(std::uint32_t at, std::uint32_t size) const;
  bool write(std::uint32_t at, const std::uint8_t* bytes, std::uint32_t size);
  bool done(const Operation& operation) const;

  std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(kBytes, 0xFF);
  int file_ = -1;  // holds the same bytes; -1: no file
  bool writable_ = true;
};

}  // namespace felicity::host

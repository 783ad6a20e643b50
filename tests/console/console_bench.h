// A console connected to a stand-in device whose answers a test sets.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/console/console.h"
#include "engine/hal.h"
#include "tests/rules/record_table.h"
#include "tests/rules/share.h"

namespace felicity::tests {

using console::Console;
using console::SelfTest;
using hal::PanelCheck;

struct Machine : console::DeviceInfo {
  explicit Machine(gfx::Depth of = gfx::Depth::Mono, int width = 128, int height = 64)
      : memory(gfx::Canvas::bytes(width, height, of) / 4),
        canvas(width, height, of,
               {reinterpret_cast<std::uint8_t*>(memory.data()), memory.size() * 4}) {}

  console::Facts facts() override { return device_facts; }
  SelfTest self_test() override { return found; }
  console::Picture picture() override {
    if (pieces_until_secret-- == 0) is_secret = true;
    if (pieces_until_change-- == 0) ++number;
    return {is_secret ? nullptr : &canvas, &gfx::kDay, number};
  }
  int games() override {
    ++counted;
    return static_cast<int>(kept.size());
  }
  bool game(int index, Record& record) override {
    if (index == lost) return false;
    record = kept[static_cast<std::size_t>(index)];
    return true;
  }

  console::Facts device_facts = {"1.2.3", "pico_oled", 128,     64,      180'000, 2'097'152,
                                 20'000,  270'336,     "power", nullptr, 0};
  SelfTest found = {.panel = {.answer = PanelCheck::Answer::Fine, .address = 0x3C},
                    .held = 0,
                    .stuck = 0,
                    .together = 0,
                    .battery = 87,
                    .usb_power = true,
                    .flash_fine = true,
                    .chance_fine = true};
  std::vector<std::uint32_t> memory;
  gfx::Canvas canvas;
  std::uint32_t number = 7;
  bool is_secret = false;
  int pieces_until_secret = -1;
  int pieces_until_change = -1;
  std::vector<Record> kept;
  int lost = -1;
  int counted = 0;
};

inline std::string said(Console& console) {
  std::string text;
  console::Chunk piece;
  while (console.next(piece)) {
    TEST_ASSERT_FALSE(piece.empty());
    TEST_ASSERT_FALSE_MESSAGE(piece.cut(), piece.c_str());
    text += piece.c_str();
  }
  return text;
}

inline std::string answer(Console& console, const std::string& typed) {
  for (const char byte : typed) console.feed(byte);
  return said(console);
}

inline std::string answer(Machine& machine, const std::string& typed) {
  Console console(machine);
  return answer(console, typed);
}

inline void answers(const char* expected, Machine& machine, const std::string& typed) {
  TEST_ASSERT_EQUAL_STRING(expected, answer(machine, typed).c_str());
}

inline constexpr const char* kUnknown = "error: there is no such command, try help\r\n";
inline constexpr const char* kTooLong = "error: no command is as long as that, try help\r\n";
inline constexpr const char* kNoGame = "error: game N: N is one of the finished games, from 1\r\n";

}  // namespace felicity::tests

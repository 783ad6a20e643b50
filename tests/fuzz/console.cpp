// Any bytes typed at the console: every line is answered by lines of plain text, the last of them
// "ok" or an error, and a line of any length costs no more than that.
#include <cstring>
#include <string>

#include "engine/console/console.h"
#include "engine/rules/random.h"
#include "tests/fuzz/demand.h"

using namespace felicity;

namespace {

// A machine whose picture turns secret or changes, and whose games vanish, as the input says.
struct Machine : console::DeviceInfo {
  explicit Machine(unsigned moods)
      : mood(moods),
        canvas(kWidth, kHeight, gfx::Depth::Colour,
               {reinterpret_cast<std::uint8_t*>(memory), sizeof memory}) {}

  console::Facts facts() override {
    return {"0.0.0", "board", kWidth, kHeight, 1, 2, 3, 4, "a bug", "file.cpp", 5};
  }
  console::SelfTest self_test() override {
    return {.panel = {.answer = static_cast<hal::PanelCheck::Answer>(mood % 6),
                      .address = 0x3D,
                      .wire = static_cast<hal::PanelCheck::Wire>(mood % 4)},
            .held = static_cast<std::uint8_t>(mood),
            .stuck = static_cast<std::uint8_t>(mood / 3),
            .together = static_cast<std::uint8_t>(mood / 5),
            .battery = static_cast<int>(mood % 102) - 1,
            .usb_power = true,
            .flash_fine = false,
            .chance_fine = false};
  }
  console::Picture picture() override {
    ++asked;
    const bool is_secret = mood != 0 && asked % (mood % 61 + 5) == 0;
    const bool changes = mood != 0 && asked % (mood % 37 + 11) == 0;
    return {is_secret ? nullptr : &canvas, &gfx::kNight, changes ? asked : 0};
  }
  int games() override { return static_cast<int>(mood % 5); }
  bool game(int index, Record& record) override {
    demand(index >= 0 && index < games());
    if (mood % 3 == 0) return false;
    Random random = Random::from_seed(mood);
    record = Record();
    Setup setup;
    setup.players = static_cast<std::uint8_t>(kMinSeats + index % 3);
    setup.edition = static_cast<Edition>(mood % kEditions);
    setup.house = house_rules_of(setup.edition);
    record.deal = deal(setup, random);
    for (int seat = 0; seat < setup.players; ++seat) demand(set_name(record.players[seat], "W", 1));
    return true;
  }

  static constexpr int kWidth = 88, kHeight = 8;
  unsigned mood;
  std::uint32_t asked = 0;
  std::uint32_t memory[gfx::Canvas::bytes(kWidth, kHeight, gfx::Depth::Colour) / 4] = {};
  gfx::Canvas canvas;
};

// Everything up to the end of the answer.
std::string said(console::Console& console) {
  std::string text;
  console::Chunk piece;
  while (console.next(piece)) {
    demand(!piece.cut());
    text += piece.c_str();
    demand(text.size() < 20'000);
  }
  return text;
}

void demand_an_answer(const std::string& text) {
  demand(text.ends_with("\r\n"));
  const std::size_t before = text.rfind("\r\n", text.size() - 3);
  const std::size_t last = before == std::string::npos ? 0 : before + 2;
  demand(text.compare(last, std::string::npos, "ok\r\n") == 0 ||
         text.compare(last, 7, "error: ") == 0);
  for (const char c : text) demand((c >= ' ' && c < '\x7F') || c == '\r' || c == '\n');
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  Machine machine(data[0]);
  console::Console console(machine);
  constexpr int kMostAnswers = 3;  // more of the same only costs time
  int answers = 0;
  for (std::size_t i = 1; i < size && answers < kMostAnswers; ++i) {
    console.feed(static_cast<char>(data[i]));
    const std::string text = said(console);
    if (text.empty()) continue;
    demand(data[i] == '\r' || data[i] == '\n');
    demand_an_answer(text);
    ++answers;
  }
  return 0;
}

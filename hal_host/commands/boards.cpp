// `felicity boards`: every board as it stands in boards/, for people and, as JSON, for the wiring
// pages and the emulator, so that no pin is typed twice.
#include <iterator>
#include <nlohmann/json.hpp>

#include "engine/store/flash_map.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/device/boards.h"

namespace felicity::host {
namespace {

using Ordered = nlohmann::ordered_json;

Ordered pin(boards::Pin number) {
  return number == boards::kNoPin ? Ordered(nullptr) : Ordered(int{number});
}

const char* name_of(boards::Controller controller) {
  switch (controller) {
    case boards::Controller::Ssd1306: return "ssd1306";
    case boards::Controller::Sh1106: return "sh1106";
    case boards::Controller::St7789: break;
  }
  return "st7789";
}

Ordered panel(const boards::Panel& panel) {
  return {{"width", panel.width},
          {"height", panel.height},
          {"depth", panel.depth == boards::Depth::Mono ? "mono" : "colour"},
          {"controller", name_of(panel.controller)},
          {"column_offset", panel.column_offset},
          {"row_offset", panel.row_offset},
          {"madctl", panel.madctl},
          {"inverted", panel.inverted},
          {"reset", pin(panel.reset)},
          {"tearing", pin(panel.tearing)},
          {"backlight", pin(panel.backlight)},
          {"glass_turned", panel.glass_turned},
          {"light_after_ms", panel.light_after_ms}};
}

Ordered bus(const boards::Bus& bus) {
  Ordered fields = {{"kind", bus.kind == boards::BusKind::I2c ? "i2c" : "spi"},
                    {"instance", bus.instance},
                    {"hertz", bus.hertz}};
  if (bus.kind == boards::BusKind::I2c) {
    fields["address"] = bus.address;
    fields["other_address"] = bus.other_address;
    fields["sda"] = pin(bus.sda);
    fields["scl"] = pin(bus.scl);
  } else {
    fields["sck"] = pin(bus.sck);
    fields["mosi"] = pin(bus.mosi);
    fields["cs"] = pin(bus.cs);
    fields["dc"] = pin(bus.dc);
  }
  return fields;
}

Ordered keys(const boards::Keys& keys) {
  Ordered fields = {{"pressed_is_low", keys.pressed_is_low}, {"has_resistors", keys.has_resistors}};
  constexpr const char* kNames[] = {"up", "down", "left", "right", "A", "B", "X", "Y", "stick"};
  const auto numbers = boards::pins(keys);
  static_assert(std::size(kNames) == boards::kKeyPins);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != boards::kNoPin) fields["pins"][kNames[i]] = int{numbers[i]};
  }
  return fields;
}

Ordered light(const boards::Light& light) {
  if (light.pin == boards::kNoPin) return nullptr;
  return {{"pin", pin(light.pin)}, {"lit_is_low", light.lit_is_low}};
}

// The same on every board; here for programs that read or check saves.
Ordered save_region() {
  return {{"bytes", store::kSaveBytes},
          {"sector_bytes", store::kSectorBytes},
          {"page_bytes", store::kPageBytes},
          {"first_game_sector", store::kFirstGameSector},
          {"first_finished_sector", store::kFirstFinishedSector}};
}

Ordered json_of(const boards::Board& board) {
  return {{"name", board.name},
          {"title", board.title},
          {"detail", board.detail},
          {"module", board.module == boards::Module::Pico ? "pico" : "bare"},
          {"flash_bytes", board.flash_bytes},
          {"save", save_region()},
          {"panel", panel(board.panel)},
          {"bus", bus(board.bus)},
          {"keys", keys(board.keys)},
          {"piezo", pin(board.piezo)},
          {"lights",
           {{"plain", light(board.lights.plain)},
            {"red", light(board.lights.red)},
            {"green", light(board.lights.green)},
            {"blue", light(board.lights.blue)}}},
          {"battery",
           {{"adc", pin(board.battery.adc)},
            {"divided_by", board.battery.divided_by},
            {"charging", pin(board.battery.charging)},
            {"usb_power", pin(board.battery.usb_power)}}}};
}

std::string line_of(const boards::Board& board) {
  std::string line = board.name;
  line.resize(18, ' ');
  std::string size = std::to_string(board.panel.width) + "x" + std::to_string(board.panel.height);
  size.resize(9, ' ');
  return line + size + board.title + "\n";
}

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string error =
      options.parse(words, {.with_value = {}, .flags = {"json"}, .most_arguments = 1});
  if (!error.empty()) return wrong_usage(kBoardsCommand, error);
  const bool one = !options.arguments().empty();
  if (one && board_of(options.arguments()[0]) == nullptr) {
    return wrong_usage(kBoardsCommand, "there is no board " + options.arguments()[0]);
  }
  std::string text;
  for (const boards::Board* board : kBoards) {
    if (one && options.arguments()[0] != board->name) continue;
    text += options.has("json") ? json_of(*board).dump() + "\n" : line_of(*board);
  }
  return print(text);
}

}  // namespace

const Command kBoardsCommand = {
    "boards", "lists the boards there is firmware for",
    "usage: felicity boards [NAME] [--json]\n"
    "\n"
    "  NAME             only this one\n"
    "  --json           everything that is known of a board, a JSON line each: panel, bus, pins\n",
    run};

}  // namespace felicity::host

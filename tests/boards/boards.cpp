// Every board is legal, and a wrong one is refused with its reason.
#include "tests/unity_main.h"

#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

#include "boards/legal.h"
#include "hal_host/device/boards.h"

using namespace felicity;
using boards::Board;
using boards::Fault;
using boards::Pin;

namespace {

constexpr Board kTwoWires = boards::pico_oled::kBoard;
constexpr Board kColour = boards::pico_lcd_1_3::kBoard;
constexpr Board kCase = boards::picosystem::kBoard;
constexpr Board kFour = boards::pico_display_2::kBoard;

int refused = 0;

template <typename Change>
void refuses(Fault reason, Board board, Change change) {
  change(board);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(reason), static_cast<int>(boards::fault_of(board)));
  ++refused;
}

void every_board_is_legal() {
  for (const Board* board : felicity::host::kBoards) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, static_cast<int>(boards::fault_of(*board)), board->name);
  }
}

void every_folder_is_a_board_and_holds_what_a_board_needs() {
  std::set<std::string> folders, names;
  for (const auto& entry : std::filesystem::directory_iterator(FELICITY_ROOT "/boards")) {
    if (entry.is_directory()) folders.insert(entry.path().filename().string());
  }
  for (const Board* board : felicity::host::kBoards) {
    TEST_ASSERT_TRUE_MESSAGE(names.insert(board->name).second, board->name);
    for (const char* file : {"board.h", "board.cmake"}) {
      const std::string path = std::string(FELICITY_ROOT "/boards/") + board->name + "/" + file;
      TEST_ASSERT_TRUE_MESSAGE(std::filesystem::exists(path), path.c_str());
    }
  }
  TEST_ASSERT_TRUE_MESSAGE(folders == names, "boards/all.h does not list every folder of boards/");
}

void a_board_has_a_name_and_a_flash_the_chip_can_reach() {
  refuses(Fault::NoName, kTwoWires, [](Board& b) { b.name = nullptr; });
  refuses(Fault::NoName, kTwoWires, [](Board& b) { b.title = nullptr; });
  refuses(Fault::FlashSizeIsWrong, kTwoWires, [](Board& b) { b.flash_bytes = 0; });
  refuses(Fault::FlashSizeIsWrong, kTwoWires, [](Board& b) { b.flash_bytes = 3 * 1024 * 1024; });
  refuses(Fault::FlashSizeIsWrong, kTwoWires, [](Board& b) { b.flash_bytes = 32 * 1024 * 1024; });
}

void a_pin_is_a_gpio_of_the_chip() {
  refuses(Fault::PinIsNotGpio, kTwoWires, [](Board& b) { b.piezo = 30; });
  refuses(Fault::PinIsNotGpio, kTwoWires, [](Board& b) { b.keys.up = -2; });
}

void pins_inside_the_pico_are_for_what_they_are_there_for() {
  refuses(Fault::PinIsInsideThePico, kTwoWires, [](Board& b) { b.keys.up = 23; });
  refuses(Fault::PinIsInsideThePico, kTwoWires, [](Board& b) { b.battery.usb_power = 23; });
  refuses(Fault::PinIsInsideThePico, kFour, [](Board& b) { b.lights.red.pin = 29; });
  // The PicoSystem does not contain a Pico: its ▲ is GPIO 23.
  TEST_ASSERT_EQUAL_INT(23, kCase.keys.up);
}

// Every pair of parts: giving both the same pin is refused.
void no_pin_is_used_twice() {
  for (const Board* good : felicity::host::kBoards) {
    Board board = *good;
    Pin* all[] = {&board.panel.reset,
                  &board.panel.tearing,
                  &board.panel.backlight,
                  &board.bus.sda,
                  &board.bus.scl,
                  &board.bus.sck,
                  &board.bus.mosi,
                  &board.bus.cs,
                  &board.bus.dc,
                  &board.keys.up,
                  &board.keys.down,
                  &board.keys.left,
                  &board.keys.right,
                  &board.keys.a,
                  &board.keys.b,
                  &board.keys.x,
                  &board.keys.y,
                  &board.keys.stick,
                  &board.piezo,
                  &board.lights.plain.pin,
                  &board.lights.red.pin,
                  &board.lights.green.pin,
                  &board.lights.blue.pin,
                  &board.battery.adc,
                  &board.battery.charging,
                  &board.battery.usb_power};
    for (Pin* one : all) {
      for (Pin* other : all) {
        if (one == other || *other == boards::kNoPin) continue;
        if (boards::legal::is_inside_the_pico(*other)) continue;
        const Pin before = *one;
        *one = *other;
        TEST_ASSERT_EQUAL_INT(static_cast<int>(Fault::PinUsedTwice),
                              static_cast<int>(boards::fault_of(board)));
        *one = before;
        ++refused;
      }
    }
  }
}

void i2c_pins_belong_to_their_instance_and_end() {
  refuses(Fault::PinIsNotI2cData, kTwoWires, [](Board& b) { b.bus.sda = 6; });    // I2C1
  refuses(Fault::PinIsNotI2cData, kTwoWires, [](Board& b) { b.bus.sda = 1; });    // an SCL
  refuses(Fault::PinIsNotI2cClock, kTwoWires, [](Board& b) { b.bus.scl = 7; });   // I2C1
  refuses(Fault::PinIsNotI2cClock, kTwoWires, [](Board& b) { b.bus.scl = 16; });  // an SDA
  refuses(Fault::PinIsNotI2cData, kTwoWires, [](Board& b) { b.bus.instance = 1; });
  refuses(Fault::PinMissing, kTwoWires, [](Board& b) { b.bus.sda = boards::kNoPin; });
  refuses(Fault::PinMissing, kTwoWires, [](Board& b) { b.bus.scl = boards::kNoPin; });
  refuses(Fault::PinOfAnotherBus, kTwoWires, [](Board& b) { b.bus.dc = 20; });
  refuses(Fault::AddressIsReserved, kTwoWires, [](Board& b) { b.bus.address = 0x78; });
  refuses(Fault::AddressIsReserved, kTwoWires, [](Board& b) { b.bus.other_address = 0; });
}

void spi_pins_belong_to_their_instance_and_end() {
  refuses(Fault::PinIsNotSpiClock, kColour, [](Board& b) { b.bus.sck = 6; });   // SPI0
  refuses(Fault::PinIsNotSpiClock, kColour, [](Board& b) { b.bus.sck = 27; });  // a TX
  refuses(Fault::PinIsNotSpiData, kColour, [](Board& b) { b.bus.mosi = 7; });   // SPI0
  refuses(Fault::PinIsNotSpiData, kColour, [](Board& b) { b.bus.mosi = 28; });  // an RX
  refuses(Fault::PinIsNotSpiClock, kColour, [](Board& b) { b.bus.instance = 0; });
  refuses(Fault::PinMissing, kColour, [](Board& b) { b.bus.sck = boards::kNoPin; });
  refuses(Fault::PinMissing, kColour, [](Board& b) { b.bus.mosi = boards::kNoPin; });
  refuses(Fault::PinMissing, kColour, [](Board& b) { b.bus.cs = boards::kNoPin; });
  refuses(Fault::PinMissing, kColour, [](Board& b) { b.bus.dc = boards::kNoPin; });
  refuses(Fault::PinOfAnotherBus, kColour, [](Board& b) { b.bus.sda = 0; });
}

// The SDK's own default pins are legal places, so the table is not merely strict.
void the_table_of_functions_agrees_with_the_datasheet() {
  using namespace boards::legal;
  TEST_ASSERT_TRUE(is_i2c_data(4, 0) && is_i2c_clock(5, 0));
  TEST_ASSERT_TRUE(is_i2c_data(2, 1) && is_i2c_clock(3, 1) && is_i2c_data(26, 1));
  TEST_ASSERT_TRUE(is_spi_clock(18, 0) && is_spi_data(19, 0));
  TEST_ASSERT_TRUE(is_spi_clock(10, 1) && is_spi_data(11, 1) && is_spi_clock(26, 1));
  TEST_ASSERT_EQUAL_INT(4, pwm_slice(9));
  TEST_ASSERT_EQUAL_INT(4, pwm_slice(25));
  TEST_ASSERT_EQUAL_INT(7, pwm_slice(15));
}

void the_battery_hangs_on_an_adc() {
  refuses(Fault::PinIsNotAdc, kTwoWires, [](Board& b) { b.battery.adc = 22; });
  Board board = kTwoWires;
  for (const Pin pin : {Pin{26}, Pin{27}, Pin{28}}) {
    board.battery.adc = pin;
    TEST_ASSERT_EQUAL_INT(0, static_cast<int>(boards::fault_of(board)));
  }
}

void a_clock_is_one_the_controller_can_follow() {
  refuses(Fault::ClockIsWrong, kTwoWires, [](Board& b) { b.bus.hertz = 400'001; });
  refuses(Fault::ClockIsWrong, kTwoWires, [](Board& b) { b.bus.hertz = 0; });
  refuses(Fault::ClockIsWrong, kColour, [](Board& b) { b.bus.hertz = 62'500'001; });
  refuses(Fault::ClockIsWrong, boards::pico_oled_spi::kBoard,
          [](Board& b) { b.panel.controller = boards::Controller::Sh1106; });
  refuses(Fault::ControllerHasNoSuchBus, kTwoWires, [](Board& b) {
    b.panel.controller = boards::Controller::St7789;
    b.panel.depth = boards::Depth::Colour;
  });
}

void no_light_before_the_glass_has_its_voltages() {
  refuses(Fault::LightComesTooEarly, kColour, [](Board& b) { b.panel.light_after_ms = 119; });
  refuses(Fault::LightComesTooEarly, kFour, [](Board& b) { b.panel.light_after_ms = 0; });
}

// A Thumby has 72 x 40, a Thumby Color 128 x 128.
void a_panel_has_room_for_the_screens() {
  refuses(Fault::PanelIsTooSmall, kTwoWires, [](Board& b) { b.panel.width = 0; });
  refuses(Fault::PanelIsTooSmall, kTwoWires, [](Board& b) { b.panel.width = 127; });
  refuses(Fault::PanelIsTooSmall, kTwoWires, [](Board& b) { b.panel.height = 63; });
  refuses(Fault::PanelIsTooSmall, kTwoWires, [](Board& b) {
    b.panel.width = 72;
    b.panel.height = 40;
  });
  refuses(Fault::PanelIsTooSmall, kColour, [](Board& b) { b.panel.width = 239; });
  refuses(Fault::PanelIsTooSmall, kColour, [](Board& b) { b.panel.height = 239; });
}

void a_picture_stays_in_the_memory_of_its_controller() {
  refuses(Fault::PictureLeavesTheMemory, kTwoWires, [](Board& b) { b.panel.height = 65; });
  refuses(Fault::PictureLeavesTheMemory, kTwoWires, [](Board& b) { b.panel.column_offset = 2; });
  refuses(Fault::PictureLeavesTheMemory, kTwoWires, [](Board& b) { b.panel.row_offset = -1; });
  refuses(Fault::PictureLeavesTheMemory, boards::pico_oled_sh1106::kBoard,
          [](Board& b) { b.panel.column_offset = 5; });
  // A wide picture needs the rows and columns exchanged.
  refuses(Fault::PictureLeavesTheMemory, kFour, [](Board& b) { b.panel.madctl = 0; });
  refuses(Fault::ControllerHasNoSuchDepth, kFour,
          [](Board& b) { b.panel.depth = boards::Depth::Mono; });
  refuses(Fault::ControllerHasNoSuchDepth, kTwoWires,
          [](Board& b) { b.panel.depth = boards::Depth::Colour; });
}

void the_buttons_a_board_names_are_the_ones_it_has() {
  refuses(Fault::PinMissing, kTwoWires, [](Board& b) { b.keys.left = boards::kNoPin; });
  refuses(Fault::PinMissing, kTwoWires, [](Board& b) { b.keys.a = boards::kNoPin; });
  refuses(Fault::PinMissing, kTwoWires, [](Board& b) { b.keys.b = boards::kNoPin; });
  refuses(Fault::PinMissing, kTwoWires, [](Board& b) { b.buttons = boards::Buttons::Eight; });
  refuses(Fault::PinIsNotButton, kTwoWires, [](Board& b) { b.keys.x = 0; });
  refuses(Fault::PinIsNotButton, kFour, [](Board& b) { b.keys.up = 0; });
  refuses(Fault::PinIsNotButton, kColour, [](Board& b) { b.buttons = boards::Buttons::Four; });
  refuses(Fault::PinIsNotButton, kTwoWires, [](Board& b) { b.buttons = boards::Buttons::Five; });
  refuses(Fault::PinMissing, boards::picoboy::kBoard,
          [](Board& b) { b.buttons = boards::Buttons::Six; });
}

void a_tone_does_not_make_a_light_flicker() {
  refuses(Fault::SoundSharesItsPwm, kCase, [](Board& b) { b.panel.backlight = 10; });
  refuses(Fault::SoundSharesItsPwm, kCase, [](Board& b) { b.lights.green.pin = 27; });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_board_is_legal);
  RUN_TEST(every_folder_is_a_board_and_holds_what_a_board_needs);
  RUN_TEST(a_board_has_a_name_and_a_flash_the_chip_can_reach);
  RUN_TEST(a_pin_is_a_gpio_of_the_chip);
  RUN_TEST(pins_inside_the_pico_are_for_what_they_are_there_for);
  RUN_TEST(no_pin_is_used_twice);
  RUN_TEST(i2c_pins_belong_to_their_instance_and_end);
  RUN_TEST(spi_pins_belong_to_their_instance_and_end);
  RUN_TEST(the_table_of_functions_agrees_with_the_datasheet);
  RUN_TEST(the_battery_hangs_on_an_adc);
  RUN_TEST(a_clock_is_one_the_controller_can_follow);
  RUN_TEST(no_light_before_the_glass_has_its_voltages);
  RUN_TEST(a_panel_has_room_for_the_screens);
  RUN_TEST(a_picture_stays_in_the_memory_of_its_controller);
  RUN_TEST(the_buttons_a_board_names_are_the_ones_it_has);
  RUN_TEST(a_tone_does_not_make_a_light_flicker);
  std::printf("%d wrong boards refused\n", refused);
  return UNITY_END();
}

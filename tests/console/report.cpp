// What a bug report quotes, and the way into the boot loader.
#include "tests/console/console_bench.h"

using namespace felicity;
using namespace felicity::tests;

namespace {

constexpr const char* kRefused =
    "error: a game is under way, a PC could read its cards: hold A on the device\r\n";

void the_report_joins_info_hardware_and_self_test_in_one_block() {
  Machine machine;
  machine.device_facts.hardware = {.chip = "RP2040 B2",
                                   .module = "Pico W",
                                   .reset_by = "power-on",
                                   .seconds = 61,
                                   .power = {.millivolts = 3712},
                                   .pages_used = 34,
                                   .pages = 1536,
                                   .pages_written = 250};
  const std::string hardware =
      "chip RP2040 B2 on Pico W\r\nreset by power-on, 61 s ago\r\n"
      "supply 3712 mV, charging: unknown\r\n"
      "save pages 34 of 1536 used, 250 written since new\r\n";
  const auto without_end = [&](const char* word) {
    const std::string text = answer(machine, word);
    return text.substr(0, text.size() - std::string("ok\r\n").size());
  };
  const std::string expected =
      without_end("info\n") + hardware + without_end("selftest\n") + "ok\r\n";
  answers(expected.c_str(), machine, "report\n");
}

void the_report_names_what_is_unknown() {
  Machine machine;
  using Charging = hal::Power::Charging;
  for (const auto& [charging, words] :
       {std::pair(Charging::Unknown, "unknown"), std::pair(Charging::No, "no"),
        std::pair(Charging::Yes, "yes")}) {
    machine.device_facts.hardware.power = {.millivolts = 0, .charging = charging};
    const std::string line = std::string("\r\nsupply unknown, charging: ") + words + "\r\n";
    TEST_ASSERT_TRUE_MESSAGE(answer(machine, "report\n").find(line) != std::string::npos, words);
  }
}

void the_boot_loader_is_entered_after_the_answer() {
  Machine machine;
  Console console(machine);
  for (const char byte : std::string("bootsel\n")) console.feed(byte);
  TEST_ASSERT_FALSE(console.wants_boot_loader());
  TEST_ASSERT_EQUAL_STRING("ok\r\n", said(console).c_str());
  TEST_ASSERT_TRUE(console.wants_boot_loader());
}

void during_a_game_the_boot_loader_is_refused_unless_a_is_held() {
  Machine machine;
  machine.device_facts.game_is_under_way = true;
  Console console(machine);
  for (const int held : {0, int{hal::kB}, hal::kUp | hal::kX}) {
    machine.found.held = static_cast<std::uint8_t>(held);
    TEST_ASSERT_EQUAL_STRING(kRefused, answer(console, "bootsel\n").c_str());
    TEST_ASSERT_FALSE(console.wants_boot_loader());
  }
  machine.found.held = hal::kA;
  TEST_ASSERT_EQUAL_STRING("ok\r\n", answer(console, "bootsel\n").c_str());
  TEST_ASSERT_TRUE(console.wants_boot_loader());
}

void a_pulled_cable_and_other_words_do_not_enter_the_boot_loader() {
  Machine machine;
  Console console(machine);
  answer(console, "bootsel\n");
  console.reset();
  TEST_ASSERT_FALSE(console.wants_boot_loader());
  answer(console, "bootsel\n");
  answer(console, "info\n");
  TEST_ASSERT_FALSE(console.wants_boot_loader());
  answer(console, "bootsel now\n");
  TEST_ASSERT_FALSE(console.wants_boot_loader());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_report_joins_info_hardware_and_self_test_in_one_block);
  RUN_TEST(the_report_names_what_is_unknown);
  RUN_TEST(the_boot_loader_is_entered_after_the_answer);
  RUN_TEST(during_a_game_the_boot_loader_is_refused_unless_a_is_held);
  RUN_TEST(a_pulled_cable_and_other_words_do_not_enter_the_boot_loader);
  return UNITY_END();
}

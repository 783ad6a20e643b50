// A bid or a purchase that a seat cannot pay: seen and read on every panel, with and without sound.
#include <cstring>
#include <string>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr Panel kPanels[] = {kOled, kOledFour, kSquare, kWide};

// All texts of the picture as it is now, each in a line.
std::string texts_of(const VirtualDevice& device) {
  VirtualDevice copy(device);
  std::string texts;
  gfx::TextWatch watch;
  watch.listener = &texts;
  watch.drawn = [](void* all, std::string_view text, gfx::Rect) {
    static_cast<std::string*>(all)->append(text).append("\n");
  };
  copy.watch_texts(&watch);
  redraw(copy);
  copy.wait(0);
  copy.watch_texts(nullptr);
  return texts;
}

// A sentence may be broken over lines at its spaces.
std::string in_one_line(std::string text) {
  for (char& letter : text) letter = letter == '\n' ? ' ' : letter;
  return text;
}

bool shows(const VirtualDevice& device, const char* words) {
  return in_one_line(texts_of(device)).find(words) != std::string::npos;
}

// The first auction of a game of four, with this many mice for the seat to act.
VirtualDevice auction(const Panel& panel, Money money, int mice) {
  VirtualDevice device(panel, 5);
  seat_players(device, 4);
  device.app().change_settings().house.money = money;
  device.app().change_settings().mute = true;
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  Random random = Random::from_seed(5);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  State truth = device.truth();
  truth.money[truth.turn] = static_cast<Mice>(mice);
  device.set_truth(truth);
  redraw(device);
  device.wait(300);
  return device;
}

// The last chance, which comes to the last seat after three others have passed.
VirtualDevice last_chance(const Panel& panel, Money money, int mice) {
  VirtualDevice device = auction(panel, money, 15);
  for (int i = 0; i < 4; ++i) {
    device.press(hal::kB);
    ButtonPlayer(device).skip_to_turn();
    if (at(device, ui::kLastChanceScreen)) break;
  }
  TEST_ASSERT_TRUE(at(device, ui::kLastChanceScreen));
  State truth = device.truth();
  truth.money[truth.turn] = static_cast<Mice>(mice);
  device.set_truth(truth);
  redraw(device);
  device.wait(300);
  return device;
}

void press_a(VirtualDevice& device) {
  device.press(hal::kA);
  device.settle();
}

void a_refused_bid_is_seen_without_sound() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = auction(panel, Money::Secret, 0);
    const std::uint64_t before = device.picture();
    TEST_ASSERT_FALSE(shows(device, "Too few mice: bid less or pass"));
    press_a(device);
    TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
    TEST_ASSERT_TRUE(device.picture() != before);
    TEST_ASSERT_TRUE(shows(device, "Too few mice: bid less or pass"));
  }
}

// The plate moves again at the second press: a press is never silent.
void a_second_refusal_is_seen_too() {
  VirtualDevice device = auction(kOled, Money::Secret, 0);
  device.app().change_settings().speed = ui::Speed::Normal;
  press_a(device);
  const std::uint64_t refused = device.picture();
  device.hold(hal::kA, 60);
  TEST_ASSERT_TRUE(device.picture() != refused);
  device.release(hal::kA);
  device.settle();
  TEST_ASSERT_TRUE(device.picture() == refused);
}

void another_amount_ends_the_refusal() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = auction(panel, Money::Secret, 1);
    ButtonPlayer player(device);
    const std::uint64_t one = device.picture();
    player.press_up();
    device.wait(600);
    press_a(device);
    TEST_ASSERT_TRUE(shows(device, "Too few mice"));
    player.press_down();
    device.wait(600);
    TEST_ASSERT_TRUE(device.picture() == one);
  }
}

void open_mice_give_the_number() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = auction(panel, Money::Open, 9);
    ButtonPlayer player(device);
    const std::string words =
        std::string(device.app().name(device.app().view().turn)) + " has only 9 mice";
    for (int i = 0; i < 9; ++i) player.press_up();
    device.wait(600);
    TEST_ASSERT_FALSE(shows(device, words.c_str()));
    press_a(device);
    TEST_ASSERT_TRUE(shows(device, words.c_str()));
    TEST_ASSERT_FALSE(shows(device, "Too few mice"));
  }
}

// The filled key is the one a player can use; where mice are secret it is A for every purse.
void with_open_mice_and_none_left_pass_is_the_key() {
  for (const Panel& panel : kPanels) {
    VirtualDevice none = auction(panel, Money::Open, 0);
    VirtualDevice one = auction(panel, Money::Open, 1);
    const auto key_colour = [](const VirtualDevice& device, int eighths) {
      const int above = device.height() == 64 ? 3 : 4;  // the bottom, inside the key
      return device.canvas().at(device.width() * eighths / 8, device.height() - above);
    };
    TEST_ASSERT_TRUE(key_colour(one, 3) != key_colour(one, 7));
    TEST_ASSERT_TRUE(key_colour(none, 7) == key_colour(one, 3));
    TEST_ASSERT_TRUE(key_colour(none, 3) == key_colour(one, 7));
  }
}

void a_refused_purchase_is_seen_and_read() {
  for (const Panel& panel : kPanels) {
    VirtualDevice secret = last_chance(panel, Money::Secret, 0);
    const std::uint64_t before = secret.picture();
    press_a(secret);
    TEST_ASSERT_TRUE(at(secret, ui::kLastChanceScreen));
    TEST_ASSERT_TRUE(secret.picture() != before);
    TEST_ASSERT_TRUE(shows(secret, "No mice: leave it"));

    VirtualDevice open = last_chance(panel, Money::Open, 0);
    press_a(open);
    TEST_ASSERT_TRUE(shows(open, "has only 0 mice"));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_refused_bid_is_seen_without_sound);
  RUN_TEST(a_second_refusal_is_seen_too);
  RUN_TEST(another_amount_ends_the_refusal);
  RUN_TEST(open_mice_give_the_number);
  RUN_TEST(with_open_mice_and_none_left_pass_is_the_key);
  RUN_TEST(a_refused_purchase_is_seen_and_read);
  return UNITY_END();
}

// Tips for beginners: a choice of the table, seen by their owner only, and without a trace in the
// game.
#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using text::Text;

constexpr int kPlayers = 4;

VirtualDevice begun(int people, bool tips, const Panel& panel = kOled) {
  VirtualDevice device(panel, 3);
  seat_players(device, kPlayers);
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    device.app().saves().change_seating().seats[seat].kind =
        seat < people ? Player::Kind::Human : Player::Kind::EasyBot;
  }
  device.app().change_settings().tips = tips;
  device.app().begin(ui::kGameMode);
  return device;
}

// A colour panel wraps a tip into lines.
std::string first_word(const std::string& words) { return words.substr(0, words.find(' ')); }

bool shows(const VirtualDevice& device, Text from, Text to) {
  const std::vector<Drawn> texts = texts_of(device);
  for (int i = static_cast<int>(from); i <= static_cast<int>(to); ++i) {
    const std::string words = device.app().say(static_cast<Text>(i)).c_str();
    const std::string first = first_word(words);
    for (std::size_t at = 0; at < texts.size(); ++at) {
      std::string line = texts[at].text;
      if (line.compare(0, first.size(), first) != 0) continue;
      while (line.size() < words.size() && at + 1 < texts.size()) line += " " + texts[++at].text;
      if (line.compare(0, words.size(), words) == 0) return true;
    }
  }
  return false;
}

bool shows_reason(const VirtualDevice& device) {
  return shows(device, Text::TipGoodCards, Text::TipSurprise);
}

bool shows_advice(const VirtualDevice& device) {
  const std::vector<Drawn> texts = texts_of(device);
  return any_has(texts, "Tip: ");
}

// Calls `look` before every decision of a person in a whole game.
template <class Look>
void play_game(VirtualDevice& device, Look look) {
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  player.skip_to_turn();
  while (!device.app().table().over()) {
    look(device);
    player.play(player.decide(random));
    player.let_it_stand();
    player.skip_to_turn();
  }
}

void without_the_choice_there_is_no_tip() {
  TEST_ASSERT_FALSE(ui::Settings().tips);
  for (const int people : {1, 4}) {
    VirtualDevice device = begun(people, false);
    play_game(device, [](const VirtualDevice& now) {
      TEST_ASSERT_FALSE(shows_reason(now) || shows_advice(now));
    });
  }
}

void one_person_among_bots_sees_them_in_hand_and_auction() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = begun(1, true, panel);
    int hands = 0, auctions = 0;
    play_game(device, [&](const VirtualDevice& now) {
      if (&now.app().screen() == &ui::kHandScreen) {
        ++hands;
        TEST_ASSERT_TRUE(shows_reason(now));
      } else if (now.app().view().phase == Phase::Auction) {
        ++auctions;
        TEST_ASSERT_TRUE(shows_advice(now));
        TEST_ASSERT_TRUE(shows_reason(now) || !now.app().panel().in_colour());
      }
    });
    TEST_ASSERT_GREATER_THAN(5, hands);
    TEST_ASSERT_GREATER_THAN(5, auctions);
  }
}

void among_people_they_are_for_the_owner_of_an_opened_hand() {
  for (const Panel& panel : {kOled, kSquare}) {
    VirtualDevice device = begun(2, true, panel);
    int covers = 0;
    play_game(device, [&](const VirtualDevice& now) {
      TEST_ASSERT_FALSE(shows_reason(now) || shows_advice(now));
      if (&now.app().screen() != &ui::kCoverScreen) return;
      ++covers;
      TEST_ASSERT_TRUE(any_has(texts_of(now), "Tips"));
      VirtualDevice opened(now);
      opened.hold(hal::kA, 60);
      TEST_ASSERT_TRUE(shows_reason(opened));
      opened.release(hal::kA, 300);
      TEST_ASSERT_FALSE(shows_reason(opened));
    });
    TEST_ASSERT_GREATER_THAN(10, covers);
  }
}

void a_game_with_tips_is_the_same_game() {
  VirtualDevice with = begun(1, true);
  VirtualDevice without = begun(1, false);
  const auto nothing = [](const VirtualDevice&) {};
  play_game(with, nothing);
  play_game(without, nothing);
  TEST_ASSERT_TRUE(with.truth() == without.truth());
}

void looking_twice_gives_the_same_advice() {
  VirtualDevice device = begun(1, true);
  play_game(device, [](const VirtualDevice& now) {
    const auto tip = now.app().session().tip();
    TEST_ASSERT_TRUE(tip.has_value());
    TEST_ASSERT_TRUE(tip->action == now.app().session().tip()->action);
  });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(without_the_choice_there_is_no_tip);
  RUN_TEST(one_person_among_bots_sees_them_in_hand_and_auction);
  RUN_TEST(among_people_they_are_for_the_owner_of_an_opened_hand);
  RUN_TEST(a_game_with_tips_is_the_same_game);
  RUN_TEST(looking_twice_gives_the_same_advice);
  return UNITY_END();
}

// What bots say: in character, about what all saw, now and then, and never while cards are placed.
#include "engine/ui/remark.h"

#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "tests/property/hidden_cards.h"
#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/ui/text_reader.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using namespace felicity::ui;

constexpr int kLines =
    static_cast<int>(Text::RemarkWonTrickster) - static_cast<int>(Text::RemarkDear) + 1;

const char* line(int index, Language language) {
  return translate(language, name_from(Text::RemarkDear, index));
}

// A game of bots that nobody needs to press a key for; one of each character, or all plain.
VirtualDevice game_of_bots(const tests::Panel& panel, std::uint64_t seed, bool all_plain = false) {
  VirtualDevice device(panel, seed);
  seat_players(device, 4);
  for (Seat seat = 0; seat < 4; ++seat) {
    Player& player = device.app().saves().change_seating().seats[seat];
    player.kind = Player::Kind::NormalBot;
    player.character = static_cast<Player::Character>(all_plain ? 0 : seat);
  }
  device.app().change_settings().speed = Speed::Fast;
  device.app().begin(kGameMode);
  return device;
}

// Until another screen is open. The scoring waits for a key even if only bots play.
void go_on(VirtualDevice& device) {
  const Screen* before = &device.app().screen();
  for (int i = 0; i < 1000 && &device.app().screen() == before; ++i) {
    device.wait(50);
    if (at(device, kScoringScreen)) device.press(hal::kA);
  }
}

// Which remarks are in the picture.
std::set<int> spoken_in(const VirtualDevice& device) {
  std::set<int> found;
  std::string words;  // a caption is drawn line by line
  for (const Drawn& drawn : texts_of(device)) words += drawn.text + " ";
  for (int i = 0; i < kLines; ++i) {
    if (words.find(line(i, Language::English)) != std::string::npos) found.insert(i);
  }
  return found;
}

void every_line_is_another_one_in_every_language() {
  for (int language = 0; language < kLanguages; ++language) {
    std::set<std::string> lines;
    for (int i = 0; i < kLines; ++i) lines.insert(line(i, static_cast<Language>(language)));
    TEST_ASSERT_EQUAL(kLines, lines.size());
  }
}

void bots_speak_on_results_and_the_podium_alone_and_one_at_a_time() {
  int results = 0, spoken = 0;
  bool won = false;
  std::set<int> lines;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    VirtualDevice device = game_of_bots(kSquare, seed);
    while (!at(device, kPodiumScreen)) {
      go_on(device);
      const std::set<int> found = spoken_in(device);
      const bool result = at(device, kResultScreen);
      TEST_ASSERT_TRUE_MESSAGE(found.empty() || result || at(device, kPodiumScreen),
                               name_of(device.app().screen()));
      TEST_ASSERT_TRUE(found.size() <= 1);
      if (!result) continue;
      ++results;
      spoken += static_cast<int>(found.size());
      lines.insert(found.begin(), found.end());
      const PublicTable& table = device.app().table();
      const int round = table.history().round() - (table.over() ? 0 : 1);
      if (!found.empty()) {  // in the character of the seat, which has the same number
        TEST_ASSERT_EQUAL(remark_on(table, round).seat, *found.begin() % Player::kCharacters);
      }
    }
    device.settle();
    won = won || !spoken_in(device).empty();
  }
  std::printf("%d of %d results have a remark, %d lines are different ones\n", spoken, results,
              static_cast<int>(lines.size()));
  TEST_ASSERT_EQUAL(4 * kRounds, results);
  TEST_ASSERT_TRUE(spoken * 5 >= results);       // company
  TEST_ASSERT_TRUE(spoken * 10 <= results * 7);  // that does not bore
  TEST_ASSERT_TRUE(lines.size() >= 5);
  TEST_ASSERT_TRUE(won);
}

void no_line_is_read_twice_running_though_others_say_it() {
  int silent = 0, spoken = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    VirtualDevice device = game_of_bots(kOled, seed, true);
    std::set<int> before;
    while (!at(device, kPodiumScreen)) {
      go_on(device);
      if (!at(device, kResultScreen)) continue;
      const std::set<int> now = spoken_in(device);
      if (!now.empty()) TEST_ASSERT_FALSE_MESSAGE(now == before, "said twice running");
      ++(now.empty() ? silent : spoken);
      before = now;
    }
  }
  std::printf("plain bots: %d lines, %d results without\n", spoken, silent);
  TEST_ASSERT_TRUE(spoken >= 6);
}

void a_remark_does_not_change_with_what_no_player_has_seen() {
  Random random = Random::from_seed(7);
  int looks = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    VirtualDevice device = game_of_bots(kOled, seed);
    while (!at(device, kPodiumScreen)) {
      go_on(device);
      if (!at(device, kResultScreen)) continue;
      VirtualDevice other(device);
      other.set_truth(imagine(device.truth(), kNobody, random));
      const std::set<int> found = spoken_in(device);
      TEST_ASSERT_TRUE(found == spoken_in(other));
      if (!found.empty()) ++looks;
    }
  }
  std::printf("%d looks at a remark\n", looks);
  TEST_ASSERT_TRUE(looks >= 4);
}

// ---- every line on every panel ------------------------------------------------------------------

// Records of bots' games whose sacks give every occasion.
std::vector<Record> games_with_every_occasion() {
  std::vector<Record> records;
  std::set<int> occasions;
  for (std::uint64_t seed = 1; seed <= 40 && occasions.size() < 5; ++seed) {
    VirtualDevice device = game_of_bots(kOled, seed);
    while (!at(device, kPodiumScreen)) go_on(device);
    const PublicTable& table = device.app().table();
    std::set<int> found;
    const auto add = [&](const Remark& remark) {
      if (remark.seat == kNobody) return;
      found.insert((static_cast<int>(remark.words) - static_cast<int>(Text::RemarkDear)) /
                   Player::kCharacters);
    };
    for (int round = 1; round <= kRounds; ++round) {
      const PastRound::Mouse mouse = table.history().past(round).mouse;
      const bool room = mouse == PastRound::Mouse::Refilled || mouse == PastRound::Mouse::LastRound;
      if (room) add(remark_on(table, round));
    }
    add(remark_of_winner(table));
    const std::size_t before = occasions.size();
    occasions.insert(found.begin(), found.end());
    if (occasions.size() > before) records.push_back(device.record());
  }
  TEST_ASSERT_EQUAL(5, occasions.size());
  return records;
}

// To its end, the reader looking at every text.
void watch_game(VirtualDevice& device, const Record& record, std::set<int>& seen) {
  const Reader reader(device);
  device.app().watch(record);
  for (int i = 0; i < 60 && device.app().session().mode().recorded; ++i) {
    device.settle();
    const std::set<int> found = spoken_in(device);
    seen.insert(found.begin(), found.end());
    device.press(hal::kA);
  }
}

void every_line_fits_on_every_panel() {
  const std::vector<Record> records = games_with_every_occasion();
  for (const tests::Panel& panel : {kOled, kSquare, kWide}) {
    std::set<int> seen;
    for (int look = 0; look < kLanguages * 2 * Player::kCharacters; ++look) {
      VirtualDevice device(panel, 1);
      Settings& settings = device.app().change_settings();
      settings.speed = Speed::Off;
      settings.language = static_cast<Language>(look / 2 % kLanguages);
      settings.large_text = look % 2 != 0;
      for (Record record : records) {
        for (Player& player : record.players) {
          player.character = static_cast<Player::Character>(look / 2 / kLanguages);
        }
        watch_game(device, record, seen);
      }
    }
    const bool podium = panel.depth == gfx::Depth::Colour;
    TEST_ASSERT_EQUAL(podium ? kLines : kLines - Player::kCharacters, seen.size());
  }
  for (const std::string& fault : Reader::faults) std::printf("%s\n", fault.c_str());
  TEST_ASSERT_TRUE(Reader::faults.empty());
}

void people_are_not_spoken_for() {
  std::vector<Record> records = games_with_every_occasion();
  for (Record& record : records) {
    for (Player& player : record.players) {
      player.kind = Player::Kind::Human;
      player.character = Player::Character::Plain;
    }
    VirtualDevice device(kSquare, 1);
    device.app().change_settings().speed = Speed::Off;
    std::set<int> seen;
    watch_game(device, record, seen);
    TEST_ASSERT_TRUE(seen.empty());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_line_is_another_one_in_every_language);
  RUN_TEST(bots_speak_on_results_and_the_podium_alone_and_one_at_a_time);
  RUN_TEST(no_line_is_read_twice_running_though_others_say_it);
  RUN_TEST(a_remark_does_not_change_with_what_no_player_has_seen);
  RUN_TEST(every_line_fits_on_every_panel);
  RUN_TEST(people_are_not_spoken_for);
  return UNITY_END();
}

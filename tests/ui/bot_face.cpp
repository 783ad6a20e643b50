// A bot shows its character, and nothing of what it holds.
#include "engine/ui/bot_face.h"

#include <set>
#include <string>

#include "tests/property/hidden_cards.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

using Character = Player::Character;
constexpr Character kAll[] = {Character::Plain, Character::Cautious, Character::Bold,
                              Character::Trickster};
static_assert(std::size(kAll) == Player::kCharacters);

// The turn of a bot in this phase; all seats but the first are bots of one character.
VirtualDevice at_a_bot(const Panel& panel, Character character, Phase phase) {
  VirtualDevice device(panel, 5);
  seat_players(device, 4);
  for (Seat seat = 1; seat < 4; ++seat) {
    Player& player = device.app().saves().change_seating().seats[seat];
    player.kind = Player::Kind::HardBot;
    player.character = character;
  }
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(5);
  for (int i = 0; i < 2000; ++i) {
    if (at(device, ui::kWaitScreen) && device.app().view().phase == phase) return device;
    const bool places = at(device, ui::kCoverScreen) || at(device, ui::kHandScreen);
    if (places || at(device, ui::kAuctionScreen)) {
      device.wait(400);
      ButtonPlayer(device).play(ButtonPlayer(device).decide(random));
    } else {
      device.wait(10);
    }
  }
  TEST_FAIL_MESSAGE("no bot has its turn");
  std::abort();
}

std::string words_of(VirtualDevice& device) {
  std::string words = "|";
  gfx::TextWatch watch;
  watch.listener = &words;
  watch.drawn = [](void* all, std::string_view text, gfx::Rect) {
    static_cast<std::string*>(all)->append(text).append("|");
  };
  device.watch_texts(&watch);
  redraw(device);
  device.wait(0);
  device.watch_texts(nullptr);
  return words;
}

void every_character_has_an_animal_of_its_own() {
  std::set<Face> animals;
  for (const Character character : kAll) animals.insert(ui::animal_of(character));
  TEST_ASSERT_EQUAL(std::size(kAll), animals.size());
}

void the_turn_of_a_bot_shows_its_character() {
  const std::string words[] = {"|balanced|", "|careful|", "|bold|", "|tricky|"};
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const Phase phase : {Phase::Place, Phase::Auction}) {
      const bool has_room = panel.depth == gfx::Depth::Colour || phase == Phase::Place;
      std::set<std::uint64_t> pictures;
      for (int i = 0; i < Player::kCharacters; ++i) {
        VirtualDevice device = at_a_bot(panel, kAll[i], phase);
        const bool shown = words_of(device).find(words[i]) != std::string::npos;
        TEST_ASSERT_EQUAL(has_room, shown);
        pictures.insert(device.picture());
      }
      if (phase == Phase::Place) TEST_ASSERT_EQUAL(Player::kCharacters, pictures.size());
    }
  }
}

// Rows of pixels in which two pictures differ.
int different_rows(const VirtualDevice& a, const VirtualDevice& b) {
  int rows = 0;
  for (int y = 0; y < a.height(); ++y) {
    bool same = true;
    for (int x = 0; x < a.width(); ++x) same = same && a.canvas().at(x, y) == b.canvas().at(x, y);
    rows += same ? 0 : 1;
  }
  return rows;
}

// More rows than a word has: the animal is another one. In German both words have ten letters, so
// that nothing is moved.
void the_animal_is_drawn_on_colour_panels() {
  for (const Panel& panel : {kSquare, kWide}) {
    VirtualDevice plain = at_a_bot(panel, Character::Plain, Phase::Place);
    VirtualDevice cautious = at_a_bot(panel, Character::Cautious, Phase::Place);
    for (VirtualDevice* device : {&plain, &cautious}) {
      device->app().change_settings().language = text::Language::German;
      (void)words_of(*device);
    }
    TEST_ASSERT_GREATER_THAN(24, different_rows(plain, cautious));
  }
}

void a_face_does_not_depend_on_what_the_bot_holds() {
  Random random = Random::from_seed(6);
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const Phase phase : {Phase::Place, Phase::Auction}) {
      const VirtualDevice device = at_a_bot(panel, Character::Bold, phase);
      VirtualDevice real(device);
      (void)words_of(real);
      for (int way = 0; way < 8; ++way) {
        VirtualDevice other(device);
        other.set_truth(imagine(device.truth(), kNobody, random));
        (void)words_of(other);
        TEST_ASSERT_TRUE(real.picture() == other.picture());
      }
    }
  }
}

// A person who left is played by a bot; a person at the table has no such face.
void people_have_no_such_face() {
  VirtualDevice device = at_a_bot(kSquare, Character::Bold, Phase::Place);
  TEST_ASSERT_TRUE(ui::bot_word(device.app(), 0).empty());
  TEST_ASSERT_FALSE(ui::bot_word(device.app(), 1).empty());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_character_has_an_animal_of_its_own);
  RUN_TEST(the_turn_of_a_bot_shows_its_character);
  RUN_TEST(the_animal_is_drawn_on_colour_panels);
  RUN_TEST(a_face_does_not_depend_on_what_the_bot_holds);
  RUN_TEST(people_have_no_such_face);
  return UNITY_END();
}

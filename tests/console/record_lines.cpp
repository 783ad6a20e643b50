// A game as lines of text, written without a heap.
#include <string>

#include "engine/console/record_lines.h"
#include "tests/rules/record_table.h"

using namespace felicity;

namespace {

std::string text_of(const Record& record) {
  std::string text;
  console::RecordLines lines(record);
  console::RecordLine line;
  while (lines.next(line)) {
    TEST_ASSERT_FALSE(line.cut());
    text.append(line.c_str()).append("|");
  }
  TEST_ASSERT_FALSE(lines.next(line));
  return text;
}

void says(const char* expected, const Record& record) {
  TEST_ASSERT_EQUAL_STRING(expected, text_of(record).c_str());
}

void a_game_of_four_is_its_deal_and_its_actions() {
  const Deal deal = deal_for(setup(4, 1));
  Record record = record_of(deal);
  Table table(deal);
  play(record, table, "1:15 2:-8 3:D 0:d 1b3 2b4 3p 0p 1b9 2p");
  says(
      "felicity 1|edition english-2007|seat 0 Ana human|seat 1 Bo bot:hard:trickster|"
      "seat 2 C\xC3\xA9 human|seat 3 Dunja human|start 1|discard 0 R|discard 1 R|discard 2 R|"
      "discard 3 R|1 place 15|2 place -8|3 place BIG|0 place SMALL|1 bid 3|2 bid 4|3 pass|0 pass|"
      "1 bid 9|2 pass|",
      record);
}

void with_three_players_the_dummy_is_in_it() {
  const Deal deal = deal_for(setup(3));
  says(
      "felicity 1|edition english-2007|seat 0 Ana human|seat 1 Bo bot:hard:trickster|"
      "seat 2 C\xC3\xA9 human|start 0|discard 0 R|discard 1 R|discard 2 R|discard 3 R|"
      "dummy -8 -5 3 5 8 11 15 BIG SMALL|",
      record_of(deal));
}

void the_last_chance_is_bought() {
  const Deal deal = deal_for(setup(5));
  Record record = record_of(deal);
  Table table(deal);
  play(record, table, "0:3 1:3 2:3 3:3 4:3 0p 1p 2p 3p 4buy");
  const std::string text = text_of(record);
  const std::string end = "|0 pass|1 pass|2 pass|3 pass|4 buy|";
  TEST_ASSERT_EQUAL_STRING(end.c_str(), text.c_str() + text.size() - end.size());
}

void only_options_that_differ_from_the_edition_are_printed() {
  Setup changed = setup(4);
  const HouseRules usual = changed.house;
  const auto options = [&] {
    const std::string text = text_of(record_of(deal_for(changed)));
    const std::size_t from = text.find("2007|") + 5;
    return text.substr(from, text.find("seat 0") - from);
  };
  changed.house.dog_chases_rabbit = !usual.dog_chases_rabbit;
  TEST_ASSERT_EQUAL_STRING(usual.dog_chases_rabbit ? "option dog_chases_rabbit false|"
                                                   : "option dog_chases_rabbit true|",
                           options().c_str());
  changed.house.money = Money::Open;
  changed.house.tie_break = usual.tie_break == TieBreak::Cats ? TieBreak::Shared : TieBreak::Cats;
  const std::string all = options();
  TEST_ASSERT_TRUE(all.find("option tie_break ") != std::string::npos);
  TEST_ASSERT_TRUE(all.find("option money open|") != std::string::npos);
  changed.house.dog_chases_rabbit = usual.dog_chases_rabbit;
  TEST_ASSERT_TRUE(options().find("dog") == std::string::npos);
}

void options_are_compared_with_their_own_edition() {
  for (int edition = 0; edition < kEditions; ++edition) {
    Setup table = setup(4, 0, static_cast<Edition>(edition));
    TEST_ASSERT_TRUE(text_of(record_of(deal_for(table))).find("option") == std::string::npos);
    table.house.dog_chases_rabbit = !table.house.dog_chases_rabbit;
    const std::string wanted = table.house.dog_chases_rabbit ? "rabbit true|" : "rabbit false|";
    TEST_ASSERT_TRUE(text_of(record_of(deal_for(table))).find(wanted) != std::string::npos);
  }
}

void the_longest_lines_fit() {
  Record record = record_of(deal_for(setup(3)));
  name(record.players[2], std::string(Player::kNameBytes, 'W'));
  record.players[2].kind = Player::Kind::NormalBot;
  record.players[2].character = Player::Character::Trickster;
  TEST_ASSERT_TRUE(text_of(record).find("WWWW bot:normal:trickster|") != std::string::npos);
}

void illegal_moves_end_the_lines() {
  Record record = record_of(deal_for(setup(4)));
  record.moves.push(static_cast<unsigned>(Face::Rabbit));  // discarded, so in no hand
  const std::string text = text_of(record);
  TEST_ASSERT_TRUE(text.ends_with("discard 3 R|"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_game_of_four_is_its_deal_and_its_actions);
  RUN_TEST(with_three_players_the_dummy_is_in_it);
  RUN_TEST(the_last_chance_is_bought);
  RUN_TEST(only_options_that_differ_from_the_edition_are_printed);
  RUN_TEST(options_are_compared_with_their_own_edition);
  RUN_TEST(the_longest_lines_fit);
  RUN_TEST(illegal_moves_end_the_lines);
  return UNITY_END();
}

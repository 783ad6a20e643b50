// The text of an act line, key by key, and why a line is refused.
#include "hal_host/protocol/observation.h"
#include "tests/rules/table.h"

using namespace felicity;
using namespace felicity::host;

namespace {

std::string line_of(const Table& table) {
  return act_line(fields_of(table.view(table.state.turn), table.history));
}

void expect_line(const std::string& wanted, const Table& table) {
  TEST_ASSERT_EQUAL_STRING(wanted.c_str(), line_of(table).c_str());
}

std::string refusal(const std::string& line, const HouseRules& house = {}) {
  ActFields fields;
  const std::string reason = read_act(fields, std::string_view(line).substr(4));
  Observation seen;
  return reason.empty() ? rebuild(seen, fields, Edition::English2007, house) : reason;
}

void the_first_line_of_a_game_knows_a_hand_and_nothing_else() {
  Table table(deal_for(setup(4, 2)));
  expect_line(
      "act n=4 seat=2 phase=place round=0 start=2 money=15,15,15,15 cats=0,0,0,0 bank=15 mice=1 "
      "passed=- lastbid=0,0,0,0 bid=0 bidder=- row=.,.,.,. up=0 hand=-8,-5,3,5,8,11,15,L,S "
      "seen=-/-/-/- log=- legal=-8,-5,3,5,8,11,15,L,S",
      table);
}

void own_cards_are_shown_and_those_of_others_are_not() {
  Table table(deal_for(setup(4, 2)));
  table.play("2:5 3:-8 0:D");
  expect_line(
      "act n=4 seat=1 phase=place round=0 start=2 money=15,15,15,15 cats=0,0,0,0 bank=15 mice=1 "
      "passed=- lastbid=0,0,0,0 bid=0 bidder=- row=?,?,?,. up=0 hand=-8,-5,3,5,8,11,15,L,S "
      "seen=-/-/-/- log=- legal=-8,-5,3,5,8,11,15,L,S",
      table);
  table.play("1:15 2b3 3p 0b4 1b9");
  expect_line(
      "act n=4 seat=2 phase=auction round=0 start=2 money=15,15,15,17 cats=0,0,0,0 bank=15 mice=1 "
      "passed=3 lastbid=4,9,3,0 bid=9 bidder=1 row=5,-8,?,? up=2 hand=-8,-5,3,8,11,15,L,S "
      "seen=-/-/5/-8 log=2b3,3p,0b4,1b9 legal=0,10-15",
      table);
  // Seat 0 sees its own dog; the bid of seat 2 stays to be seen after its pass.
  table.play("2p");
  expect_line(
      "act n=4 seat=0 phase=auction round=0 start=2 money=15,15,19,17 cats=0,0,0,0 bank=15 mice=1 "
      "passed=3,2 lastbid=4,9,3,0 bid=9 bidder=1 row=5,-8,L,? up=3 hand=-8,-5,3,5,8,11,15,S "
      "seen=L/-/5/-8 log=2b3,3p,0b4,1b9,2p legal=0,10-15",
      table);
  table.play("0p");
  expect_line(
      "act n=4 seat=1 phase=place round=1 start=1 money=21,6,19,17 cats=0,-3,0,0 bank=12 mice=1 "
      "passed=- lastbid=0,0,0,0 bid=0 bidder=- row=.,.,.,. up=0 hand=-8,-5,3,5,8,11,L,S "
      "seen=L/15/5/-8 log=2b3,3p,0b4,1b9,2p,0p legal=-8,-5,3,5,8,11,L,S",
      table);
}

void with_three_players_the_dummy_lies_first() {
  Table table(deal_for(setup(3, 1)));
  expect_line(
      "act n=3 seat=1 phase=place round=0 start=1 money=15,15,15 cats=0,0,0 bank=12 mice=1 "
      "passed=- lastbid=0,0,0 bid=0 bidder=- row=?,.,.,. up=0 hand=-8,-5,3,5,8,11,15,L,S "
      "seen=-/-/-/- log=- legal=-8,-5,3,5,8,11,15,L,S",
      table);
  table.play("1:3 2:8 0:15 1p");
  expect_line(
      "act n=3 seat=2 phase=auction round=0 start=1 money=15,18,15 cats=0,0,0 bank=12 mice=1 "
      "passed=1 lastbid=0,0,0 bid=0 bidder=- row=-8,3,8,? up=2 hand=-8,-5,3,5,11,15,L,S "
      "seen=-/3/-/-8 log=1p legal=0,1-15",
      table);
}

void the_last_chance_is_a_bid_of_one_and_a_purchase_in_the_log() {
  Table table(deal_for(setup(3, 1)));
  table.play("1:3 2:8 0:15 1p 2p");
  const std::string line =
      "act n=3 seat=0 phase=auction round=0 start=1 money=15,18,21 cats=0,0,0 bank=12 mice=1 "
      "passed=1,2 lastbid=0,0,0 bid=0 bidder=- row=-8,3,8,15 up=4 hand=-8,-5,3,5,8,11,L,S "
      "seen=15/3/8/-8 log=1p,2p legal=0,1-1";
  expect_line(line, table);
  Table bought = table;
  bought.play("0buy");
  TEST_ASSERT_NOT_EQUAL(std::string::npos, line_of(bought).find(" log=1p,2p,0y "));
  table.play("0p");
  TEST_ASSERT_NOT_EQUAL(std::string::npos, line_of(table).find(" log=1p,2p,0p "));
  TEST_ASSERT_NOT_EQUAL(std::string::npos, line_of(table).find(" mice=0 "));
}

// R41.
void with_no_mice_at_the_last_chance_only_a_pass_is_open() {
  Position laid = position_of_all(setup(4, 0), "3 5");
  laid.mice_laid = false;
  laid.money[3] = 0;
  balance(laid);
  Table table(laid);
  table.place_anything().passes(3);
  const std::string line = line_of(table);
  TEST_ASSERT_TRUE(line.ends_with(" legal=0"));
  TEST_ASSERT_EQUAL_STRING("", refusal(line).c_str());
}

std::string good_line() {
  Table table(deal_for(setup(4, 2)));
  table.play("2:5 3:-8 0:D 1:15 2b3 3p 0b4 1b9 2p 0p");
  table.play("1:8 2:3 3:3 0:3 1b1 2p");
  return line_of(table);
}

std::string with(std::string line, const std::string& key, const std::string& value) {
  const std::size_t start = line.find(" " + key + "=") + key.size() + 2;
  const std::size_t end = std::min(line.find(' ', start), line.size());
  return line.replace(start, end - start, value);
}

std::string with(const std::string& key, const std::string& value) {
  return with(good_line(), key, value);
}

void the_order_of_lists_and_unknown_keys_do_not_matter() {
  TEST_ASSERT_EQUAL_STRING("", refusal(good_line()).c_str());
  TEST_ASSERT_EQUAL_STRING("", refusal(good_line() + " mood=merry weather=").c_str());
  TEST_ASSERT_EQUAL_STRING("", refusal(with("hand", "S,L,15,11,8,5,-5")).c_str());
  Table table(deal_for(setup(4, 2)));
  table.play("2:5 3:-8 0:D 1:15 2b3 3p 0b4 1b9 2p 0p");
  for (const char* ending : {"/", "/-"}) {
    std::string line = line_of(table);
    line.insert(line.find(" legal="), ending);
    TEST_ASSERT_EQUAL_STRING("", refusal(line).c_str());
  }
}

void a_missing_or_doubled_key_is_named() {
  for (const char* key :
       {"n", "seat", "phase", "round", "start", "money", "cats", "bank", "mice", "passed",
        "lastbid", "bid", "bidder", "row", "up", "hand", "seen", "log", "legal"}) {
    std::string line = good_line();
    const std::size_t start = line.find(std::string(" ") + key + "=");
    const std::size_t size = std::min(line.find(' ', start + 1), line.size()) - start;
    const std::string said = line.substr(start, size);
    std::string missing = line;
    missing.erase(start, size);
    const std::string lacks = std::string("key ") + key + " is missing";
    TEST_ASSERT_EQUAL_STRING(lacks.c_str(), refusal(missing).c_str());
    const std::string twice = std::string("key ") + key + " given twice";
    TEST_ASSERT_EQUAL_STRING(twice.c_str(), refusal(line + said).c_str());
  }
}

void expect_refused(const std::string& key, const std::string& value) {
  const std::string reason = refusal(with(key, value));
  const std::string all = key + "=" + value + ": " + reason;
  TEST_ASSERT_TRUE_MESSAGE(!reason.empty(), all.c_str());
}

void an_invalid_value_is_refused() {
  for (const char* key :
       {"n", "seat", "phase", "round", "start", "money", "cats", "bank", "mice", "passed",
        "lastbid", "bid", "bidder", "row", "up", "hand", "seen", "log", "legal"}) {
    for (const char* value :
         {"x",   "99",    "-1", "1,,2", "=",     "4294967296", "99999999999999999999",
          "1.0", "/////", "??", "L,L",  "0,0-0", "0,5",        "0,9-5",
          "3b",  "b3",    "3q", "3b0",  "3b999", "-8,-8",      "0x1",
          "\xff"}) {
      expect_refused(key, value);
    }
  }
}

void a_value_that_contradicts_the_log_is_refused() {
  expect_refused("seat", "0");
  expect_refused("start", "2");
  expect_refused("round", "2");
  expect_refused("phase", "place");
  expect_refused("money", "21,6,20,17");
  expect_refused("cats", "0,-4,0,0");
  expect_refused("bank", "13");
  expect_refused("mice", "0");
  expect_refused("passed", "-");
  expect_refused("passed", "3");
  expect_refused("lastbid", "0,2,0,0");
  expect_refused("bid", "2");
  expect_refused("bidder", "-");
  expect_refused("row", "8,3,?,3");
  expect_refused("row", "8,3,?,?");
  expect_refused("up", "1");
  expect_refused("up", "3");
  expect_refused("hand", "-5,5,8,11,15,L");
  expect_refused("hand", "-5,3,5,8,11,15,L,S");
  expect_refused("seen", "L/15,8/5,3/-5");
  expect_refused("seen", "L/15,8/5,3/-8,3");
  expect_refused("log", "2b3,3p,0b4,1b9,2p/1b1,2p");
  expect_refused("log", "2b3,3p,0b4,1b9,2p,0p,1p/1b1,2p");
  expect_refused("log", "2b3,3p,0b4,1b3,2p,0p/1b1,2p");
  expect_refused("log", "2b3,3p,0b4,1b9,2p,0p");
  expect_refused("legal", "0,2-18");
}

// Puzzles: the log holds the current round only.
void a_game_that_begins_now_has_all_its_mice_and_every_card_once() {
  const std::string puzzle = with("log", "1b1,2p");
  TEST_ASSERT_EQUAL_STRING("", refusal(puzzle).c_str());
  TEST_ASSERT_EQUAL_STRING("", refusal(with(puzzle, "seen", "-/8/3/-")).c_str());
  TEST_ASSERT_EQUAL_STRING("", refusal(with(puzzle, "cats", "9,-3,15,0")).c_str());
  const std::string money = "21,6,21,17";
  TEST_ASSERT_NOT_EQUAL(std::string::npos, puzzle.find(" money=" + money + " "));
  for (const auto& [key, value] :
       {std::pair("bank", "13"), std::pair("money", "22,6,21,17"), std::pair("money", "43,6,1,15"),
        std::pair("mice", "0"), std::pair("seen", "L/15,8/3,3/-8"), std::pair("seen", "L/8/3/L,L"),
        std::pair("seen", "L/15,8/5,3/15"), std::pair("seen", "-/-/-/-"),
        std::pair("hand", "-8,-5,5,8,11,15,L"), std::pair("log", "1b1"), std::pair("log", "1b2,2p"),
        std::pair("round", "2")}) {
    const std::string reason = refusal(with(puzzle, key, value));
    const std::string all = std::string(key) + "=" + value;
    TEST_ASSERT_TRUE_MESSAGE(!reason.empty(), all.c_str());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_first_line_of_a_game_knows_a_hand_and_nothing_else);
  RUN_TEST(own_cards_are_shown_and_those_of_others_are_not);
  RUN_TEST(with_three_players_the_dummy_lies_first);
  RUN_TEST(the_last_chance_is_a_bid_of_one_and_a_purchase_in_the_log);
  RUN_TEST(with_no_mice_at_the_last_chance_only_a_pass_is_open);
  RUN_TEST(the_order_of_lists_and_unknown_keys_do_not_matter);
  RUN_TEST(a_missing_or_doubled_key_is_named);
  RUN_TEST(an_invalid_value_is_refused);
  RUN_TEST(a_value_that_contradicts_the_log_is_refused);
  RUN_TEST(a_game_that_begins_now_has_all_its_mice_and_every_card_once);
  return UNITY_END();
}

// The text form of a game record: what is read, what is written, and that nothing is lost.
#include <cstdio>
#include <cstring>
#include <vector>

#include "engine/rules/random.h"
#include "hal_host/protocol/record_text.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

const int kGames = by_effort(200, 2000, 2000);

const char* const kExample =
    "felicity 1\n"
    "edition english-2007\n"
    "option money open            # only what differs from the edition\n"
    "seat 0 Anna human            # name without space or #; human, or bot:LEVEL[:CHARACTER]\n"
    "seat 1 Ben bot:hard\n"
    "seat 2 Cleo human\n"
    "seat 3 Dora human\n"
    "start 2\n"
    "discard 0 R                  # one per seat\n"
    "discard 1 -8\n"
    "discard 2 3\n"
    "discard 3 BIG\n"
    "2 place 15\n"
    "3 place -8\n"
    "0 place 5\n"
    "1 place R\n"
    "2 bid 3\n"
    "3 pass\n";

const char* const kThreePlayers =
    "felicity 1\nedition dutch-999\nseat 0 A human\nseat 1 B human\nseat 2 C human\nstart 1\n"
    "discard 0 R\ndiscard 1 -8\ndiscard 2 3\ndiscard 3 11\n"
    "dummy 5 -8 R 3 BIG SMALL 15 8 -5\n1 place 15\n";

Record parsed(const std::string& text) {
  Record record;
  const TextFault fault = parse_record(record, text);
  TEST_ASSERT_EQUAL_STRING_MESSAGE("", fault.error.c_str(), text.c_str());
  TEST_ASSERT_EQUAL_INT(0, fault.line);
  return record;
}

std::string without_comments(std::string text) {
  for (std::size_t at = 0; (at = text.find(" #")) != std::string::npos;) {
    std::size_t front = text.find_last_not_of(' ', at) + 1;
    text.erase(front, text.find('\n', at) - front);
  }
  return text;
}

void the_example_of_the_protocol_is_read_as_documented() {
  const Record record = parsed(kExample);
  const Setup& setup = record.deal.setup;
  TEST_ASSERT_EQUAL_INT(4, setup.players);
  TEST_ASSERT_TRUE(setup.edition == Edition::English2007);
  TEST_ASSERT_TRUE(setup.house.money == Money::Open);
  TEST_ASSERT_TRUE(setup.house.tie_break == TieBreak::Cats && !setup.house.dog_chases_rabbit);
  TEST_ASSERT_EQUAL_INT(2, setup.start);
  TEST_ASSERT_EQUAL_STRING_LEN("Anna", record.players[0].name, 4);
  TEST_ASSERT_TRUE(record.players[0].kind == Player::Kind::Human);
  TEST_ASSERT_TRUE(record.players[1].kind == Player::Kind::HardBot);
  TEST_ASSERT_TRUE(record.deal.discards[0] == Face::Rabbit);
  TEST_ASSERT_TRUE(record.deal.discards[3] == Face::BigDog);
  Replay replay(record);
  Action action;
  Events events;
  int actions = 0;
  for (; !replay.at_end(); ++actions) TEST_ASSERT_TRUE(replay.step(action, events));
  TEST_ASSERT_EQUAL_INT(6, actions);
  TEST_ASSERT_TRUE(action == Action::pass(3));
  TEST_ASSERT_EQUAL_INT(0, replay.state().turn);
}

void the_record_is_written_as_the_example_without_its_comments() {
  TEST_ASSERT_EQUAL_STRING(without_comments(kExample).c_str(),
                           format_record(parsed(kExample)).c_str());
  TEST_ASSERT_EQUAL_STRING(kThreePlayers, format_record(parsed(kThreePlayers)).c_str());
}

void comments_blank_lines_tabs_and_carriage_returns_do_not_count() {
  const std::string plain = without_comments(kExample);
  std::string dressed = "# a game\n\n  \t \n";
  for (const char c : plain) {
    if (c == ' ') {
      dressed += " \t ";
    } else if (c == '\n') {
      dressed += "  # \u017elut\u00fd k\u016f\u0148 # twice\r\n\r\n#\n";
    } else {
      dressed += c;
    }
  }
  TEST_ASSERT_TRUE(parsed(dressed) == parsed(plain));
  TEST_ASSERT_TRUE(parsed("  " + plain.substr(0, plain.size() - 1)) == parsed(plain));
}

void a_record_may_stop_after_any_action_and_nowhere_before() {
  for (const char* whole : {kExample, kThreePlayers}) {
    const std::string text = without_comments(whole);
    const int header = whole == kExample ? 12 : 11;
    int lines = 0;
    for (std::size_t end = 0; (end = text.find('\n', end)) != std::string::npos; ++end) {
      ++lines;
      Record record;
      const TextFault fault = parse_record(record, text.substr(0, end + 1));
      TEST_ASSERT_EQUAL_INT(lines < header ? lines : 0, fault.line);
      TEST_ASSERT_EQUAL_INT(lines < header, !fault.error.empty());
    }
  }
  Record record;
  TEST_ASSERT_EQUAL_INT(1, parse_record(record, "").line);
  TEST_ASSERT_EQUAL_INT(2, parse_record(record, "# nothing\n\n").line);
}

void options_are_written_only_where_they_differ_from_the_edition() {
  for (int table = 0; table < kEditions * 8; ++table) {
    Record record = parsed(kExample);
    Setup& setup = record.deal.setup;
    setup.edition = static_cast<Edition>(table / 8);
    setup.house.dog_chases_rabbit = (table & 1) != 0;
    setup.house.tie_break = (table & 2) != 0 ? TieBreak::Shared : TieBreak::Cats;
    setup.house.money = (table & 4) != 0 ? Money::Open : Money::Secret;
    const std::string text = format_record(record);
    const HouseRules usual = house_rules_of(setup.edition);
    const auto says = [&](const char* line) { return text.find(line) != std::string::npos; };
    TEST_ASSERT_EQUAL_INT(setup.house.dog_chases_rabbit && !usual.dog_chases_rabbit,
                          says("\noption dog_chases_rabbit true\n"));
    TEST_ASSERT_EQUAL_INT(!setup.house.dog_chases_rabbit && usual.dog_chases_rabbit,
                          says("\noption dog_chases_rabbit false\n"));
    TEST_ASSERT_EQUAL_INT((table & 2) != 0, says("\noption tie_break shared\n"));
    TEST_ASSERT_EQUAL_INT((table & 4) != 0, says("\noption money open\n"));
    TEST_ASSERT_FALSE(says("option tie_break cats") || says("option money secret"));
    TEST_ASSERT_TRUE(parsed(text) == record);
  }
}

void an_option_equal_to_the_editions_is_accepted() {
  std::string text = kExample;
  text.replace(text.find("option money open"), 17, "option money secret\noption tie_break cats");
  TEST_ASSERT_TRUE(parsed(text).deal.setup.house == HouseRules());
}

void names_may_have_accents_and_every_kind_of_player_is_kept() {
  const char* kKinds[] = {"human",
                          "bot:easy",
                          "bot:normal",
                          "bot:hard",
                          "bot:hard:cautious",
                          "bot:easy:bold",
                          "bot:normal:trickster"};
  const char* kNames[] = {
      "\u017dofka", "Ren\u00e9e", "\u0141ukasz", "\u732b", "J\u00f6rg-\u00d8ystein", "a\u00a0b"};
  for (const char* kind : kKinds) {
    for (const char* name : kNames) {
      std::string text = without_comments(kExample);
      text.replace(text.find("Ben bot:hard"), 12, std::string(name) + " " + kind);
      TEST_ASSERT_EQUAL_STRING(text.c_str(), format_record(parsed(text)).c_str());
    }
  }
}

Record random_record(std::uint64_t seed) {
  property::SplitMix64 dice(seed);
  Random random = Random::from_seed(seed);
  Record record;
  record.deal = deal(property::random_setup(dice), random);
  for (int seat = 0; seat < record.deal.setup.players; ++seat) {
    Player& player = record.players[seat];
    player.kind = static_cast<Player::Kind>(dice.below(Player::kKinds));
    if (player.kind != Player::Kind::Human) {
      player.character = static_cast<Player::Character>(dice.below(Player::kCharacters));
    }
    std::string name;
    for (int i = 1 + dice.below(8); i > 0; --i) {
      const char* kLetters[] = {"a", "Z", "\u010d", "\u00e9", "\u20ac", "-", "\"", "7", "\u732b"};
      name += kLetters[dice.below(9)];
    }
    TEST_ASSERT_TRUE(set_name(player, name.data(), name.size()));
  }
  State s;
  TEST_ASSERT_TRUE(begin(s, record.deal) == Verdict::Ok);
  property::Company company;
  Events events;
  for (int left = dice.chance(50) ? 9999 : dice.below(150); left > 0 && s.phase != Phase::Over;
       --left) {
    const Action action = company.act(s, dice);
    append(record.moves, s, action);
    TEST_ASSERT_TRUE(apply(s, action, events) == Verdict::Ok);
  }
  return record;
}

void text_and_binary_turn_into_each_other_without_loss() {
  for (int seed = 1; seed <= kGames; ++seed) {
    const Record record = random_record(static_cast<std::uint64_t>(seed));
    const std::string text = format_record(record);
    const Record from_text = parsed(text);
    TEST_ASSERT_TRUE(from_text == record);
    std::uint8_t bytes[kMostRecordBytes];
    std::uint8_t again[kMostRecordBytes];
    const std::size_t size = encode(record, bytes);
    TEST_ASSERT_EQUAL_UINT(size, encode(from_text, again));
    TEST_ASSERT_EQUAL_MEMORY(bytes, again, size);
    Record from_bytes;
    TEST_ASSERT_TRUE(decode(from_bytes, bytes, size) == RecordFault::None);
    TEST_ASSERT_TRUE(from_bytes == record);
    TEST_ASSERT_EQUAL_STRING(text.c_str(), format_record(from_bytes).c_str());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_example_of_the_protocol_is_read_as_documented);
  RUN_TEST(the_record_is_written_as_the_example_without_its_comments);
  RUN_TEST(comments_blank_lines_tabs_and_carriage_returns_do_not_count);
  RUN_TEST(a_record_may_stop_after_any_action_and_nowhere_before);
  RUN_TEST(options_are_written_only_where_they_differ_from_the_edition);
  RUN_TEST(an_option_equal_to_the_editions_is_accepted);
  RUN_TEST(names_may_have_accents_and_every_kind_of_player_is_kept);
  RUN_TEST(text_and_binary_turn_into_each_other_without_loss);
  return UNITY_END();
}

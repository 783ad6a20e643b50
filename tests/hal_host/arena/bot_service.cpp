// The bot's side of the protocol, and the answers an arena takes.
#include "hal_host/arena/bot_service.h"

#include "engine/rules/random.h"
#include "hal_host/protocol/observation.h"
#include "hal_host/protocol/words.h"
#include "tests/property/random_players.h"
#include "tests/rules/table.h"

using namespace felicity;
using namespace felicity::host;

namespace {

HouseBot bot(const char* name) {
  const auto found = HouseBot::named(name);
  expect(found.has_value(), name);
  return *found;
}

std::string said(BotService& service, const std::string& line) {
  return service.answer(line).value_or("(nothing)");
}

void expect_answer(const char* wanted, BotService& service, const std::string& line) {
  TEST_ASSERT_EQUAL_STRING_MESSAGE(wanted, said(service, line).c_str(), line.c_str());
}

const std::string kLine =
    "act n=4 seat=2 phase=place round=0 start=2 money=15,15,15,15 cats=0,0,0,0 bank=15 mice=1 "
    "passed=- lastbid=0,0,0,0 bid=0 bidder=- row=.,.,.,. up=0 hand=-8,-5,3,5,8,11,15,L,S "
    "seen=-/-/-/- log=- legal=-8,-5,3,5,8,11,15,L,S";

const std::string kAuction =
    "act n=4 seat=2 phase=auction round=0 start=2 money=15,15,15,15 cats=0,0,0,0 bank=15 mice=1 "
    "passed=- lastbid=0,0,0,0 bid=0 bidder=- row=5,?,?,? up=1 hand=-8,-5,3,8,11,15,L,S "
    "seen=-/-/5/- log=- legal=0,1-15";

void a_conversation_follows_the_protocol() {
  BotService service(bot("normal"));
  expect_answer("id felicity normal", service, "hello 1");
  expect_answer("ok", service,
                "new n=4 seat=2 seed=12345 edition=english-2007 rabbit=0 tie=cats money=secret");
  TEST_ASSERT_TRUE(said(service, kLine).starts_with("a "));
  expect_answer("(nothing)", service, "end scores=51,40,38,60");
  TEST_ASSERT_FALSE(service.over());
  expect_answer("(nothing)", service, "quit");
  TEST_ASSERT_TRUE(service.over());
}

void a_question_needs_no_game_before_it() {
  BotService fresh(bot("random"));
  BotService seeded(bot("random"));
  expect_answer("ok", seeded, "new n=4 seat=2 seed=0");
  TEST_ASSERT_EQUAL_STRING(said(seeded, kLine).c_str(), said(fresh, kLine).c_str());
}

void the_seed_decides_every_random_choice() {
  bool differs = false;
  std::string first;
  for (int seed = 0; seed < 20; ++seed) {
    BotService service(bot("random"));
    expect_answer("ok", service, "new seed=" + std::to_string(seed));
    const std::string answer = said(service, kLine);
    TEST_ASSERT_EQUAL_STRING(answer.c_str(), said(service, kLine).c_str());
    differs = differs || (!first.empty() && answer != first);
    first = answer;
  }
  TEST_ASSERT_TRUE(differs);
}

void invalid_input_gives_an_error_and_the_bot_goes_on() {
  BotService service(bot("easy"));
  for (const char* line : {"", " ", "hello", "hello 2", "act", "act n=4", "a 5", "ok", "{}",
                           "new x", "new seed=x", "new seed=-1", "new edition=german",
                           "new rabbit=2", "new tie=", "new money=1", "ACT", "\xff\xfe"}) {
    TEST_ASSERT_TRUE_MESSAGE(said(service, line).starts_with("error "), line);
  }
  TEST_ASSERT_TRUE(said(service, kLine).starts_with("a "));
}

void an_invalid_new_changes_nothing() {
  BotService service(bot("random"));
  expect_answer("ok", service, "new seed=7");
  const std::string answer = said(service, kLine);
  TEST_ASSERT_TRUE(said(service, "new seed=8 edition=german").starts_with("error "));
  TEST_ASSERT_EQUAL_STRING(answer.c_str(), said(service, kLine).c_str());
}

// R31: which cat is chased depends on the house rules, which only "new" holds.
void house_rules_come_from_new_and_default_to_the_editions() {
  Table table(deal_for(setup(4, 0, Edition::Dutch999)));
  table.play("0:-8 1:D 2:-5 3:d 0b1 1p 2p 3p 0:3 1:d 2:8 3:5 0b1 1p 2p 3p");
  Deal rabbits = deal_for(setup(4, 0, Edition::Dutch999));
  for (Face& discard : rabbits.discards) discard = Face::Cat3;
  Table chase(rabbits);
  chase.play("0:-8 1:D 2:R 3:-5 0b1 1p 2p 3p");
  const std::string line = act_line(fields_of(chase.view(chase.state.turn), chase.history));
  BotService service(bot("normal"));
  TEST_ASSERT_TRUE(said(service, line).starts_with("error "));
  expect_answer("ok", service, "new edition=dutch-999");
  TEST_ASSERT_TRUE(said(service, line).starts_with("a "));
  expect_answer("ok", service, "new edition=dutch-999 rabbit=0");
  TEST_ASSERT_TRUE(said(service, line).starts_with("error "));
  expect_answer("ok", service, "new edition=slovak rabbit=1");
  TEST_ASSERT_TRUE(said(service, line).starts_with("a "));
}

void every_bot_answers_every_position_as_the_built_in_one_does() {
  for (const char* name :
       {"easy", "normal:bold", "hard:8", "hard:trickster:8", "random", "greedy"}) {
    property::SplitMix64 dice(11);
    for (int game = 0; game < 6; ++game) {
      Random random = Random::from_seed(dice.word());
      const Setup table = property::random_setup(dice);
      State state;
      expect(begin(state, deal(table, random)) == Verdict::Ok, "deal");
      History history(state);
      HouseBot at_home = bot(name);
      BotService service(bot(name));
      expect_answer("ok", service, new_line(table, 0, 99));
      property::Company company;
      Events events;
      while (state.phase != Phase::Over) {
        const View view = view_for(state, state.turn);
        const Action action = at_home.decide(view, history, 99);
        const std::string answer = said(service, act_line(fields_of(view, history)));
        TEST_ASSERT_EQUAL_STRING(reply_line(action).c_str(), answer.c_str());
        TEST_ASSERT_TRUE(read_reply(answer, view.choices) == action);
        const Action next = dice.chance(50) ? action : company.act(state, dice);
        expect(apply(state, next, events) == Verdict::Ok, "illegal");
        history.note(events);
      }
    }
  }
}

void more_simulations_give_other_answers() {
  int differ = 0;
  for (int seed = 0; seed < 40; ++seed) {
    BotService hasty(bot("hard:1"));
    BotService thorough(bot("hard:400"));
    const std::string game = "new seed=" + std::to_string(seed);
    expect_answer("ok", hasty, game);
    expect_answer("ok", thorough, game);
    differ += said(hasty, kAuction) != said(thorough, kAuction);
  }
  TEST_ASSERT_GREATER_THAN(0, differ);
}

void names_of_bots() {
  for (const char* name : {"easy", "normal", "hard", "hard:1", "hard:1000000", "hard:bold",
                           "easy:cautious", "normal:trickster:5", "random", "greedy", "uniform"}) {
    TEST_ASSERT_EQUAL_STRING(name, bot(name).name().c_str());
  }
  for (const char* name :
       {"", "Hard", "hard:", "hard:0", "hard:1000001", "hard:-5", "hard:1:bold", "hard:mild",
        "human", "bot:hard", "hard:bold:", "hard:5:5", "random:5", "greedy:bold", ":5", "hard 5"}) {
    TEST_ASSERT_FALSE_MESSAGE(HouseBot::named(name).has_value(), name);
  }
}

void expect_no_reply(const char* line, const Choices& open) {
  TEST_ASSERT_FALSE_MESSAGE(read_reply(line, open).has_value(), line);
}

void only_an_open_action_is_an_answer() {
  Table table(deal_for(setup(4, 2)));
  const Choices placing = choices(table.state);
  TEST_ASSERT_TRUE(read_reply("a L", placing) == Action::place(2, Face::BigDog));
  TEST_ASSERT_TRUE(read_reply(" a  -8 ", placing) == Action::place(2, Face::CatMinus8));
  for (const char* line : {"", "a", "a R", "a 0", "a BIG", "a l", "L", "b L", "a L S", "a 16", "aL",
                           "A L", "a ?", "error"}) {
    expect_no_reply(line, placing);
  }
  table.play("2:5 3:-8 0:D 1:15 2b3 3b7");
  const Choices bidding = choices(table.state);
  TEST_ASSERT_TRUE(read_reply("a 0", bidding) == Action::pass(0));
  TEST_ASSERT_TRUE(read_reply("a 8", bidding) == Action::bid(0, 8));
  TEST_ASSERT_TRUE(read_reply("a 15", bidding) == Action::bid(0, 15));
  for (const char* line : {"a 7", "a 16", "a 1", "a -1", "a 8.0", "a p", "a pass", "a 0x8", "a +8",
                           "a 99999999999999999999", "a 4294967304"}) {
    expect_no_reply(line, bidding);
  }
  Table last(deal_for(setup(4, 0)));
  last.place_anything().passes(3);
  TEST_ASSERT_TRUE(read_reply("a 1", choices(last.state)) == Action::buy(3));
  TEST_ASSERT_TRUE(read_reply("a 0", choices(last.state)) == Action::pass(3));
  expect_no_reply("a 2", choices(last.state));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_conversation_follows_the_protocol);
  RUN_TEST(a_question_needs_no_game_before_it);
  RUN_TEST(the_seed_decides_every_random_choice);
  RUN_TEST(invalid_input_gives_an_error_and_the_bot_goes_on);
  RUN_TEST(an_invalid_new_changes_nothing);
  RUN_TEST(house_rules_come_from_new_and_default_to_the_editions);
  RUN_TEST(every_bot_answers_every_position_as_the_built_in_one_does);
  RUN_TEST(more_simulations_give_other_answers);
  RUN_TEST(names_of_bots);
  RUN_TEST(only_an_open_action_is_an_answer);
  return UNITY_END();
}

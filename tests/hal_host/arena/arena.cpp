// What an arena makes of its games: standings, tables, pictures; who may be invited.
#include <cmath>

#include "hal_host/arena/arena_report.h"
#include "hal_host/arena/child_process.h"
#include "hal_host/protocol/json_line.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

void expect_near(double wanted, double got) {
  TEST_ASSERT_TRUE_MESSAGE(std::abs(wanted - got) < 1e-9, std::to_string(got).c_str());
}

using Words = std::vector<std::string>;

ArenaPlan plan_of(const std::string& seats, long deals) {
  ArenaPlan plan;
  std::string wrong;
  plan.entrants = read_invitations(seats, wrong);
  TEST_ASSERT_EQUAL_STRING("", wrong.c_str());
  plan.setup.players = static_cast<std::uint8_t>(plan.entrants.size());
  plan.deals = deals;
  return plan;
}

Tally tally(double wins, long margin, long score, long faults = 0) {
  return {wins, margin, score, faults, 10, 0.02};
}

void the_interval_counts_deals_not_games() {
  const ArenaPlan plan = plan_of("easy,normal,hard", 2);
  const auto list = standings(plan, {tally(3, 30, 150), tally(0, -30, 60, 2), tally(0, -33, 90),
                                     tally(1.5, 0, 120), tally(1.5, 3, 120, 1), tally(0, -3, 90)});
  TEST_ASSERT_EQUAL_size_t(3, list.size());
  TEST_ASSERT_EQUAL_STRING("easy", list[0].name.c_str());
  expect_near(0.75, list[0].win);
  expect_near(0.25, list[1].win);
  expect_near(0, list[2].win);
  // Shares 1 and 0.5: a standard deviation of 0.25 * sqrt(2), divided by sqrt(2).
  expect_near(1.959964 * 0.25, list[0].interval);
  expect_near(1.959964 * 0.25, list[1].interval);
  expect_near(0, list[2].interval);
  expect_near(5, list[0].margin);
  // Margins 10 and 0 a game.
  expect_near(1.959964 * 5, list[0].margin_interval.value());
  expect_near(45, list[0].score);
  TEST_ASSERT_EQUAL_INT(3, list[1].faults);
  expect_near(2, list[0].milliseconds);
}

void a_single_deal_gives_no_interval() {
  const ArenaPlan plan = plan_of("easy,normal,hard", 1);
  const auto list = standings(plan, {tally(3, 1, 1), tally(0, 1, 1), tally(0, 1, 1)});
  for (const Standing& standing : list) {
    expect_near(1, standing.interval);
    TEST_ASSERT_FALSE(standing.margin_interval.has_value());
  }
  TEST_ASSERT_NOT_EQUAL(std::string::npos, standings_json(plan, list).find("\"margin_ci\":null}"));
  TEST_ASSERT_NOT_EQUAL(std::string::npos, standings_table(plan, list).find("+0.3 ± ? "));
}

ArenaWatcher no_watcher() {
  return {.played = [](long) {}, .fault = [](const Fault&) { TEST_FAIL_MESSAGE("a fault"); }};
}

bool same_games(const std::vector<Tally>& a, const std::vector<Tally>& b) {
  bool same = a.size() == b.size();
  for (std::size_t i = 0; same && i < a.size(); ++i) {
    same = a[i].wins == b[i].wins && a[i].margin == b[i].margin && a[i].score == b[i].score &&
           a[i].decisions == b[i].decisions;
  }
  return same;
}

void threads_change_nothing_and_seeds_everything() {
  for (const char* seats :
       {"greedy,normal,random", "hard:4,greedy,easy,random", "greedy,normal,random,random,easy"}) {
    ArenaPlan plan = plan_of(seats, 30);
    const auto alone = play_arena(plan, no_watcher());
    for (const int threads : {2, 5, 64}) {
      plan.threads = threads;
      TEST_ASSERT_TRUE(same_games(alone, play_arena(plan, no_watcher())));
    }
    plan.deal_key = key_of(2);
    TEST_ASSERT_FALSE(same_games(alone, play_arena(plan, no_watcher())));
  }
}

void the_shares_of_all_bots_add_up_to_every_win() {
  for (const char* seats : {"random,greedy,easy", "normal,normal,normal,normal"}) {
    const ArenaPlan plan = plan_of(seats, 50);
    long games = 0;
    ArenaWatcher watcher = no_watcher();
    watcher.played = [&games](long more) { games += more; };
    const auto tallies = play_arena(plan, watcher);
    double wins = 0;
    for (const Tally& one : tallies) wins += one.wins;
    TEST_ASSERT_EQUAL_INT(50 * plan.setup.players, games);
    expect_near(static_cast<double>(games), wins);
  }
}

void json_has_its_keys_in_order_and_nothing_else() {
  const ArenaPlan plan = plan_of("easy,normal,hard", 2);
  const auto list = standings(plan, std::vector<Tally>(6, tally(1, -2, 100)));
  TEST_ASSERT_EQUAL_STRING(
      "{\"games\":6,\"seats\":["
      "{\"name\":\"easy\",\"win\":0.333333,\"ci\":0.0,\"margin\":-0.666667,\"score\":33.333333,"
      "\"faults\":0,\"ms\":2.0,\"margin_ci\":0.0},"
      "{\"name\":\"normal\",\"win\":0.333333,\"ci\":0.0,\"margin\":-0.666667,\"score\":33.333333,"
      "\"faults\":0,\"ms\":2.0,\"margin_ci\":0.0},"
      "{\"name\":\"hard\",\"win\":0.333333,\"ci\":0.0,\"margin\":-0.666667,\"score\":33.333333,"
      "\"faults\":0,\"ms\":2.0,\"margin_ci\":0.0}]}\n",
      standings_json(plan, list).c_str());
}

void names_do_not_break_tables_pictures_and_json() {
  ArenaPlan plan = plan_of("exec:./a<b>&c \"d e\",exec:katzen/müller,exec:x", 2);
  plan.entrants[2].name = "exec:\xff\x01";
  const auto list = standings(plan, std::vector<Tally>(6, tally(1, -2, 100)));
  const std::string plot = standings_plot(plan, list);
  TEST_ASSERT_EQUAL_size_t(std::string::npos, plot.find("a<b"));
  TEST_ASSERT_NOT_EQUAL(std::string::npos, plot.find("./a&lt;b>&amp;c \"d e\""));
  TEST_ASSERT_NOT_EQUAL(std::string::npos, plot.find("müller"));
  TEST_ASSERT_EQUAL_size_t(std::string::npos, plot.find('\xff'));
  TEST_ASSERT_TRUE(parse_json(standings_json(plan, list)).has_value());
  const std::string table = standings_table(plan, list);
  TEST_ASSERT_NOT_EQUAL(std::string::npos, table.find(".333 ± .000     -0.7 ± 0.0     33.3"));
}

void expect_words(const Words& wanted, const char* text) {
  const auto words = split_command(text);
  TEST_ASSERT_TRUE_MESSAGE(words.has_value() && *words == wanted, text);
}

void a_command_is_split_into_words() {
  expect_words({}, "");
  expect_words({}, "   \t ");
  expect_words({"./mybot"}, " ./mybot ");
  expect_words({"python3", "my bot.py", "--level", "3"}, "python3 'my bot.py'  --level 3");
  expect_words({"a b", "c\"d", "", "e"}, "a\\ b \"c\\\"d\" '' e");
  expect_words({"a'b\\", "$HOME", "*"}, "\"a'b\\\\\" $HOME *");
  expect_words({"\\"}, "\\");
  TEST_ASSERT_FALSE(split_command("python3 'mybot.py").has_value());
  TEST_ASSERT_FALSE(split_command("\"").has_value());
}

void seats_are_parted_by_commas_outside_quotes() {
  std::string wrong;
  const auto list = read_invitations(
      "hard:bold:500,exec:./mybot,exec:\"python3 mybot.py\",exec:sh -c 'a,b',exec:\"a b\" c",
      wrong);
  TEST_ASSERT_EQUAL_STRING("", wrong.c_str());
  TEST_ASSERT_EQUAL_size_t(5, list.size());
  TEST_ASSERT_TRUE(list[0].command.empty() && list[0].name == "hard:bold:500");
  TEST_ASSERT_TRUE(list[1].command == Words({"./mybot"}));
  TEST_ASSERT_TRUE(list[2].command == Words({"python3", "mybot.py"}));
  TEST_ASSERT_TRUE(list[3].command == Words({"sh", "-c", "a,b"}));
  TEST_ASSERT_TRUE(list[4].command == Words({"a b", "c"}));
}

void an_unknown_bot_is_refused() {
  for (const char* seats : {"", ",", "hard,", "hard,clever",
                            "hard,exec:", "hard,exec: ", "hard,exec:'a", "exec:\"\""}) {
    std::string wrong;
    TEST_ASSERT_TRUE_MESSAGE(read_invitations(seats, wrong).empty(), seats);
    TEST_ASSERT_FALSE_MESSAGE(wrong.empty(), seats);
  }
}

void a_child_process_is_started_read_and_ended() {
  using Clock = ChildProcess::Clock;
  ChildProcess process;
  TEST_ASSERT_EQUAL_STRING("No such file or directory", process.start({"./no-such-bot"}).c_str());
  TEST_ASSERT_FALSE(process.running());
  TEST_ASSERT_EQUAL_STRING("", process.start({"cat"}).c_str());
  std::string line;
  const auto soon = Clock::now() + std::chrono::seconds(10);
  TEST_ASSERT_TRUE(process.say("mouse", soon) == ChildProcess::Heard::Line);
  TEST_ASSERT_TRUE(process.hear(line, soon) == ChildProcess::Heard::Line);
  TEST_ASSERT_EQUAL_STRING("mouse", line.c_str());
  TEST_ASSERT_TRUE(process.hear(line, Clock::now()) == ChildProcess::Heard::Late);
  TEST_ASSERT_EQUAL_STRING("ended with status 0", process.stop(std::chrono::seconds(10)).c_str());
  TEST_ASSERT_FALSE(process.running());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_interval_counts_deals_not_games);
  RUN_TEST(a_single_deal_gives_no_interval);
  RUN_TEST(threads_change_nothing_and_seeds_everything);
  RUN_TEST(the_shares_of_all_bots_add_up_to_every_win);
  RUN_TEST(json_has_its_keys_in_order_and_nothing_else);
  RUN_TEST(names_do_not_break_tables_pictures_and_json);
  RUN_TEST(a_command_is_split_into_words);
  RUN_TEST(seats_are_parted_by_commas_outside_quotes);
  RUN_TEST(an_unknown_bot_is_refused);
  RUN_TEST(a_child_process_is_started_read_and_ended);
  return UNITY_END();
}

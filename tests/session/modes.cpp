// Game, lesson, bot match and replay without a screen: what each writes, and what it leaves behind.
#include "tests/session/session_bench.h"

namespace {

using namespace felicity;
using namespace felicity::session;

void a_game_is_resumed_after_every_action() {
  SessionBench bench;
  bench.seat_people(3);
  TEST_ASSERT_TRUE(bench.session.begin(kGameMode) == Show::Deal);
  for (int action = 0; !bench.session.table().over(); ++action) {
    SessionBench next(bench.flash);
    tests::FailingFlash::in_use = &bench.flash;
    TEST_ASSERT_TRUE(next.session.can_resume());
    TEST_ASSERT_TRUE(bench.session.table().state() == next.session.table().state());
    bench.play_one();
  }
}

void a_finished_game_is_archived_and_counted_once() {
  SessionBench bench;
  bench.seat_people(4);
  bench.play_game();
  SessionBench next(bench.flash);
  TEST_ASSERT_FALSE(next.session.can_resume());
  TEST_ASSERT_EQUAL(1, next.saves.seating().games);
  TEST_ASSERT_EQUAL(4, next.saves.roster().count());
  TEST_ASSERT_EQUAL(1, next.saves.roster().at(0)[Figure::Games]);
  Archive archive(next.saves.store());
  TEST_ASSERT_TRUE(archive.look_up(0));
  const FinishedGame& game = archive.game();
  TEST_ASSERT_EQUAL(1, game.number);
  TEST_ASSERT_EQUAL(4, game.players);
  TEST_ASSERT_EQUAL_STRING("Dora", game.names[3]);
  TEST_ASSERT_TRUE(bench.session.table().view().scores == game.scores);
  TEST_ASSERT_EQUAL(1, archive.count());
  TEST_ASSERT_FALSE(archive.look_up(1));
  TEST_ASSERT_FALSE(archive.look_up(-1));
  TEST_ASSERT_EQUAL(1, game.number);  // nothing changed
}

void an_abandoned_game_is_not_resumed_and_not_counted() {
  SessionBench bench;
  bench.seat_people(3);
  (void)bench.session.begin(kGameMode);
  bench.play(5);
  TEST_ASSERT_TRUE(bench.session.leave() == Show::Home);
  const SessionBench next(bench.flash);
  TEST_ASSERT_FALSE(next.session.can_resume());
  TEST_ASSERT_EQUAL(0, next.saves.seating().games);
  TEST_ASSERT_EQUAL(0, next.saves.roster().count());
}

// One automatic action of whatever is on the table.
void step(Session& session) {
  if (session.mode().in_background) {
    while (session.bots().thinking()) session.think();
    (void)session.step_in_background();
  } else if (session.is_automatic(session.table().view().turn)) {
    (void)session.begin_bot_turn();
    TEST_ASSERT_TRUE(session.play(session.automatic_action()) == Verdict::Ok);
  }
}

void other_modes_write_nothing_and_give_the_game_back() {
  constexpr struct {
    const Mode& mode;
    Show left;
  } kOthers[] = {{kLessonMode, Show::Lessons},
                 {kBotMatchMode, Show::Unchanged},
                 {kReplayMode, Show::Statistics}};
  SessionBench bench;
  bench.seat_people(4);
  bench.play_game();  // for the replay
  (void)bench.session.begin(kGameMode);
  bench.play(7);
  const State game = bench.session.table().state();
  for (const auto& other : kOthers) {
    const long operations = bench.flash.operations();
    if (other.mode.recorded) {
      TEST_ASSERT_TRUE(bench.session.begin_replay(0));
    } else {
      (void)bench.session.begin(other.mode);
    }
    TEST_ASSERT_TRUE(&bench.session.mode() == &other.mode);
    TEST_ASSERT_FALSE(bench.session.can_resume());
    for (int i = 0; i < 3; ++i) step(bench.session);
    TEST_ASSERT_TRUE(bench.session.leave() == other.left);
    TEST_ASSERT_TRUE(&bench.session.mode() == &kGameMode);
    TEST_ASSERT_TRUE(bench.session.can_resume());
    TEST_ASSERT_TRUE(game == bench.session.table().state());
    TEST_ASSERT_EQUAL(operations, bench.flash.operations());
  }
}

void a_replay_plays_the_recorded_game_to_its_end() {
  SessionBench bench;
  bench.seat_people(3);
  bench.play_game();
  const Scores scores = bench.session.table().view().scores;
  TEST_ASSERT_FALSE(bench.session.begin_replay(1));
  TEST_ASSERT_TRUE(bench.session.begin_replay(0));
  TEST_ASSERT_FALSE(bench.session.table().over());
  while (!bench.session.table().over()) step(bench.session);
  TEST_ASSERT_TRUE(scores == bench.session.table().view().scores);
  TEST_ASSERT_EQUAL(1, bench.saves.seating().games);
}

void a_bot_match_counts_every_win_in_shares() {
  SessionBench bench;
  BotMatch& match = bench.session.bot_match();
  for (Player& player : match.seats) player.kind = Player::Kind::EasyBot;
  (void)bench.session.begin(kBotMatchMode);
  for (long i = 0; bench.session.mode().in_background && i < 100'000; ++i) step(bench.session);
  TEST_ASSERT_TRUE(&bench.session.mode() == &kGameMode);
  TEST_ASSERT_EQUAL(match.games(), match.played);
  std::uint32_t shares = 0;
  for (Seat seat = 0; seat < match.players; ++seat) shares += match.wins[seat];
  TEST_ASSERT_EQUAL(match.games() * BotMatch::kWhole, shares);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_game_is_resumed_after_every_action);
  RUN_TEST(a_finished_game_is_archived_and_counted_once);
  RUN_TEST(an_abandoned_game_is_not_resumed_and_not_counted);
  RUN_TEST(other_modes_write_nothing_and_give_the_game_back);
  RUN_TEST(a_replay_plays_the_recorded_game_to_its_end);
  RUN_TEST(a_bot_match_counts_every_win_in_shares);
  return UNITY_END();
}

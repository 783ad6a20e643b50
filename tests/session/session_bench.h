// A session on a flash in memory, without a screen or a button.
#pragma once

#include <cstring>

#include "engine/session/session.h"
#include "tests/power/failing_flash.h"
#include "tests/unity_main.h"

namespace felicity::session {

struct SessionBench {
  tests::FailingFlash flash;
  Saves saves;
  bots::Bot bot;
  Session session{saves, bot};

  explicit SessionBench(const tests::FailingFlash& before = tests::FailingFlash()) : flash(before) {
    tests::FailingFlash::in_use = &flash;
    session.load(/*battery_is_safe=*/true, /*safe_mode=*/false);
    TEST_ASSERT_TRUE(session.count_boot());
    TEST_ASSERT_TRUE(session.write_start());
  }

  void seat_people(int players) {
    constexpr const char* kNames[] = {"Anna", "Ben", "Cleo", "Dora", "Emil"};
    saves.change_settings().players = static_cast<std::uint8_t>(players);
    for (Seat seat = 0; seat < players; ++seat) {
      Player& player = saves.change_seating().seats[seat];
      TEST_ASSERT_TRUE(set_name(player, kNames[seat], std::strlen(kNames[seat])));
    }
    saves.save_changed_slots();
  }

  // Every player places the lowest card and passes.
  void play_one() {
    const State& state = session.table().state();
    const Action action = state.phase == Phase::Place
                              ? Action::place(state.turn, state.hands[state.turn].lowest())
                              : Action::pass(state.turn);
    TEST_ASSERT_TRUE(session.play(action) == Verdict::Ok);
    while (session.waiting() != nullptr) (void)session.next();  // until it cannot be taken back
  }
  void play(int actions) {
    for (int i = 0; i < actions; ++i) play_one();
  }
  void play_game() {
    (void)session.begin(kGameMode);
    while (!session.table().over()) play_one();
    session.mark_result_seen();
  }
};

}  // namespace felicity::session

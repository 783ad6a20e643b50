// A game being played, whatever shows it: the table, its mode, the turns of bots, and what is to be
// shown next.
#pragma once

#include "engine/rules/random.h"
#include "engine/session/bot_match.h"
#include "engine/session/bot_turns.h"
#include "engine/session/finished_game.h"
#include "engine/session/lesson_mode.h"
#include "engine/session/mode.h"
#include "engine/session/saves.h"
#include "engine/session/show_queue.h"

namespace felicity::session {

// How long a seat without keys seems to think, in milliseconds.
struct BotPause {
  int drawn = 0;  // at normal speed; the length says nothing about what the seat holds
  int least = 0;  // at any speed
};

// The record that is replayed.
struct ReplayedGame {
  Moves moves;
  std::int16_t finished = -1;  // its place among the finished games, or -1
};

class Session {
 public:
  static constexpr int kMostBoots = 255;  // are counted

  Session(Saves& saves, bots::Bot& bot);

  // ---- a start ----------------------------------------------------------------------------------
  // Finds what was saved. `safe_mode`: the last runs crashed, so a game waits until it is asked
  // for.
  void load(bool battery_is_safe, bool safe_mode);
  // Before anything of the game is shown: counts the start. False: an erase has to go on first.
  [[nodiscard]] bool count_boot();
  // What was found is made safe. With an empty battery this waits for a charger or for the first
  // action: a series of starts that are cut is the worst that can happen to a flash. False: a
  // finished game could not be archived.
  bool write_start();

  // ---- what the table is used for ---------------------------------------------------------------
  [[nodiscard]] Show begin_game();    // with the players and rules of the settings
  [[nodiscard]] Show begin_lesson();  // the guided round against scripted opponents
  void begin_bot_match();
  Show begin_replay(const Record& record);        // of a legal game
  [[nodiscard]] bool begin_replay(int finished);  // 0: the newest game; false: there is none
  [[nodiscard]] Show leave();
  const Mode& mode() const { return *mode_; }

  // ---- a turn -----------------------------------------------------------------------------------
  [[nodiscard]] Verdict play(const Action& action);  // Ok: next() is what follows
  [[nodiscard]] Show next();
  [[nodiscard]] Show turn() const;  // of the seat to act
  [[nodiscard]] Show resume();      // from where the table was
  [[nodiscard]] bool take_back();   // false: it cannot be
  void give_to_bot(Seat seat);
  void mark_result_seen();
  // Only a person takes back, and only before another seat has acted.
  bool can_take_back() const;
  bool can_resume() const { return mode_->saves && has_game() && !meta_.result_seen; }
  bool is_automatic(Seat seat) const;  // the seat has no keys
  BotPause begin_bot_turn();
  void think();                             // one slice, if a bot is at it
  [[nodiscard]] bool step_in_background();  // true: there is something new to see
  Action automatic_action();

  // ---- erasing: Store::erase_step() goes on -----------------------------------------------------
  [[nodiscard]] bool begin_erase_name(std::string_view name);  // false: nothing was begun
  void begin_erase_everything();

  // ---- its parts, for the modes and for engine/ui -----------------------------------------------
  Table& table() { return table_; }
  const Table& table() const { return table_; }
  Saves& saves() const { return *saves_; }
  Random& chance() { return chance_; }
  BotTurns& bots() { return bots_; }
  const BotTurns& bots() const { return bots_; }
  BotMatch& bot_match() { return bot_match_; }
  const BotMatch& bot_match() const { return bot_match_; }
  LessonProgress& lesson() { return lesson_; }
  const ReplayedGame& replay() const { return replay_; }
  const ShowQueue& queue() const { return queue_; }
  const store::GameMeta& meta() const { return meta_; }
  bool is_set_aside() const { return set_aside_; }

  // ---- for the modes ----------------------------------------------------------------------------
  bool record_ends() const;
  void ask_bot();       // the seat to act
  void abandon_game();  // the table is empty, now and after a start
  // The game that waited meanwhile is found as after a start, with what was about to be shown.
  void restore_game();

 private:
  void use_table(const Mode& mode);
  void reseed();
  void load_game();
  void resume_set_aside();
  bool has_game() const { return table_.running() || set_aside_; }
  void play_forced_cards();
  void commit();
  void save_game();
  bool finish_game(bool again);
  void learn_habits();

  const Mode* mode_ = &kGameMode;
  Link<Saves> saves_;
  bool safe_mode_ = false;
  bool set_aside_ = false;  // in safe mode the table has the record of the game and nothing else
  store::GameMeta meta_;
  ShowQueue queue_;
  LessonProgress lesson_;
  Table table_;
  Random chance_;
  BotTurns bots_;
  BotMatch bot_match_;
  ReplayedGame replay_;
};

}  // namespace felicity::session

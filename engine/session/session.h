// A game being played, whatever shows it: the table, its mode, the turns of bots, and what is to be
// shown next.
#pragma once

#include <optional>

#include "engine/bots/hint.h"
#include "engine/rules/random.h"
#include "engine/session/archive.h"
#include "engine/session/bot_match.h"
#include "engine/session/bot_turns.h"
#include "engine/session/lesson_mode.h"
#include "engine/session/mode.h"
#include "engine/session/saves.h"
#include "engine/session/show_queue.h"

namespace felicity::session {

// How fast bots act. Watched: a demo, a replay or a lesson, in which no person waits for
// a turn. Hurried: of the
// people at the table none bids any more.
enum class Pace : std::uint8_t { Watched, Played, Hurried };

// How long a seat without keys seems to think, in milliseconds: never until it is ready, which
// would depend on what it holds.
struct BotPause {
  int drawn = 0;  // at normal speed
  int least = 0;  // at any speed
};

// A pass of a person, or the card that fills the row: it is in the flash before it is shown, and
// the table stays as it was until it cannot be taken back any more. So nothing can reveal what
// follows from it, and no bot can be asked about it.
struct WaitingAction {
  enum class Stage : std::uint8_t { None, Saved, Shown, Played };
  Stage stage = Stage::None;
  Action action;
};

// The record that is replayed.
struct ReplayedGame {
  Moves moves;
  std::int16_t finished = -1;  // its place among the finished games, or -1
};

// What a screen may use of it.
class PublicSession {
 public:
  static constexpr int kMostBoots = 255;  // are counted

  const PublicTable& table() const { return table_; }
  const Mode& mode() const { return *mode_; }
  int boots() const { return meta_.boots; }  // during this game
  // The action that waits; nullptr: none.
  const Action* waiting() const;
  // The last action was shown while it waited.
  bool has_waited() const { return waiting_.stage == WaitingAction::Stage::Played; }
  // Only a person takes back, and only before another seat has acted.
  bool can_take_back() const;
  // Not before everything found at the start is safe again.
  bool can_resume() const;
  // There is a game to resume, and the flash does not hold all of it.
  bool would_lose_game() const;
  // The seat has no keys: it gets no cover, only a moment in which the table is shown.
  bool is_automatic(Seat seat) const;
  bool is_demo() const;  // all seats are
  // The only person at the table, from the first card on: there is no one to hide a hand from.
  bool is_alone(Seat seat) const;
  // Advice for the seat to act, where the table plays with tips and only the owner sees them: in an
  // opened hand, or alone with bots.
  std::optional<bots::Hint> tip() const;
  // Of the auction under way, or of the one that the last action ended.
  Pace pace() const;
  BotMatch& bot_match() { return bot_match_; }
  const BotMatch& bot_match() const { return bot_match_; }
  // By lot, below `count`.
  unsigned chance(unsigned count) { return below(chance_, count); }

 protected:
  explicit PublicSession(Saves& saves);
  bool has_game() const { return table_.running() || set_aside_; }

  const Mode* mode_ = &kGameMode;
  Link<Saves> saves_;
  bool boot_is_counted_ = false;
  bool set_aside_ = false;  // in safe mode the table has the record of the game and nothing else
  store::GameMeta meta_;
  Table table_;
  WaitingAction waiting_;
  Random chance_;
  std::uint64_t tip_seed_ = 0;
  BotMatch bot_match_;
};

class Session : public PublicSession {
 public:
  Session(Saves& saves, bots::Bot& bot);

  // ---- a start ----------------------------------------------------------------------------------
  // Finds what was saved. `safe_mode`: the last runs crashed, so a game waits until it is asked
  // for.
  void load(bool battery_is_safe, bool safe_mode);
  // Before anything of the game is shown: counts the start. False: an erase has to go on first.
  [[nodiscard]] bool count_boot();
  bool boot_is_counted() const { return boot_is_counted_; }
  // What was found is made safe. With an empty battery this waits for a charger or for the first
  // action: a series of starts that are cut is the worst that can happen to a flash. False: a
  // finished game could not be archived.
  bool write_start();

  // ---- what the table is used for ---------------------------------------------------------------
  [[nodiscard]] Show begin(const Mode& mode) { return mode.begin(*this); }
  [[nodiscard]] Show begin_game();    // with the players and rules of the settings
  [[nodiscard]] Show begin_lesson();  // the guided round against scripted opponents
  [[nodiscard]] Show begin_bot_match();
  Show begin_replay(const Record& record);        // of a legal game
  [[nodiscard]] bool begin_replay(int finished);  // 0: the newest game; false: there is none
  [[nodiscard]] Show leave();

  // ---- a turn -----------------------------------------------------------------------------------
  [[nodiscard]] Verdict play(const Action& action);  // Ok: next() is what follows
  [[nodiscard]] Show next();
  [[nodiscard]] Show turn() const;  // of the seat to act
  [[nodiscard]] Show resume();      // from where the table was
  [[nodiscard]] bool take_back();   // false: it cannot be
  void give_to_bot(Seat seat);
  void mark_result_seen();
  BotPause begin_bot_turn();
  void think();                             // one slice, if a bot is at it
  [[nodiscard]] bool step_in_background();  // true: there is something new to see
  Action automatic_action();
  // Who holds the device is known since a game was begun or a cover opened, until it rests or is
  // switched off.
  void set_holder_known(bool known) { holder_is_known_ = known; }
  // The seat to act needs no cover.
  bool shows_hand_at_once() const { return holder_is_known_ && is_alone(table_.view().turn); }

  // ---- erasing: Store::erase_step() goes on -----------------------------------------------------
  [[nodiscard]] bool begin_erase_name(std::string_view name);  // false: nothing was begun
  void begin_erase_everything();

  // ---- its parts, for the modes and for engine/ui -----------------------------------------------
  Table& table() { return table_; }
  const Table& table() const { return table_; }
  Saves& saves() const { return *saves_; }
  Random& random() { return chance_; }
  BotTurns& bots() { return bots_; }
  const BotTurns& bots() const { return bots_; }
  LessonProgress& lesson() { return lesson_; }
  const ReplayedGame& replay() const { return replay_; }
  const ShowQueue& queue() const { return queue_; }
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
  void play_forced_cards();
  bool can_wait(const Action& played) const;
  void play_waiting();
  void commit();
  void save_game();
  bool finish_game(bool again);
  void learn_habits();

  bool safe_mode_ = false;
  bool holder_is_known_ = false;
  ShowQueue queue_;
  LessonProgress lesson_;
  BotTurns bots_;
  ReplayedGame replay_;
};

}  // namespace felicity::session

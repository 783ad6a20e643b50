// The game in the hand: keys in, pictures out. Owns the table, the settings and the open screens,
// and decides which screen follows.
#pragma once

#include "engine/bots/bot.h"
#include "engine/gfx/changed.h"
#include "engine/hal.h"
#include "engine/rules/random.h"
#include "engine/session/roster.h"
#include "engine/session/save_format.h"
#include "engine/session/table.h"
#include "engine/store/store.h"
#include "engine/ui/bot_match.h"
#include "engine/ui/screen.h"
#include "engine/ui/sounds.h"

namespace felicity::ui {

using hal::PanelCheck;

struct FinishedGame {
  std::uint16_t number = 0;
  std::uint8_t players = 0;
  TieBreak tie_break = TieBreak::Cats;
  char names[kMaxSeats][Player::kNameBytes + 1] = {};
  Scores scores;
};

// What the table is used for. Only a game is kept: saved, counted, found again after a start; the
// one under way waits in the flash while the table is used for something else.
enum class Use : std::uint8_t { Game, Lesson, BotMatch, Watching };

class App {
 public:
  // The canvas and the head all bots think with are the machine's memory.
  App(const gfx::Canvas& canvas, Buttons buttons, bots::Bot& thinker);

  // Power on: finds what was saved. The first picture is drawn by the first step.
  void start(hal::Moment now);
  // Keys held now; everything that follows from them and from time passing.
  void step(hal::Moment now, std::uint8_t held);
  // The machine noticed that the panel was without power: the next step sends all of the picture.
  void panel_has_forgotten() { panel_lost_ = true; }
  // When step() is wanted next even if no key changes.
  hal::Moment wake_at() const;
  // Nothing moves and keys are taken: what a key script waits for.
  bool settled() const;
  // The picture on the panel if it is for everybody's eyes, else nullptr; how many there were
  // before it, so that a slow reader notices another one.
  const gfx::Canvas* public_picture() const { return drawn_secret_ ? nullptr : &canvas_; }
  std::uint32_t pictures() const { return pictures_; }
  // Games that are over, from the newest on: begin with store::kAfterAll. False: no more.
  bool next_finished(store::Mark& mark, Record& record);
  int pass_finished(store::Mark& mark, int games) const {
    return store_.pass_finished(mark, games);
  }
  int finished_count() const { return store_.finished_count(); }
  bool saving_fails() const { return store_.failing(); }

  // ---- for screens: where to go -----------------------------------------------------------------
  void go(const Screen& to);                 // instead of everything that is open
  void open(const Screen& on_top);           // on top
  void back();                               // to the one beneath
  bool is_open(const Screen& wanted) const;  // anywhere in the pile
  void next();  // what follows in the game: the rest of the tale, then the turn
  void ask(Text what, Argument about, void (*yes)(App&));  // opens a question
  void answer(bool yes);
  // To use the table for something else; asks first if that would cost the game that lies on it.
  void claim_table(void (*then)(App&));
  // Opens something to be read once.
  void notice(Text what, void (*then)(App&) = nullptr);
  bool is_notice() const { return is_notice_; }
  void explain(Text title, Prose words);  // opens a page to read

  // This key changed nothing but what draw() has marked on its page: a number that is turned shows
  // as fast as it can be drawn.
  void redraw_marked_only();

  // ---- for screens: what they show --------------------------------------------------------------
  // What the screen on top remembers; T is its own struct (screen_memory.h).
  template <class T>
  const T& memory() const {
    return stack_[depth_].memory.as<T>();
  }
  template <class T>
  T& memory() {
    return stack_[depth_].memory.as<T>();
  }
  const Table& table() const { return table_; }
  const View& view() const { return table_.view(); }
  // The seat whose cover was opened sees its own cards; without an opened cover this is the table.
  const View& secret_view() const { return table_.view_of(opened_); }
  const Settings& settings() const { return settings_; }
  Settings& change_settings();
  const Roster& roster() const { return roster_; }
  Roster& change_roster();
  Buttons buttons() const { return keys_.buttons(); }
  std::uint8_t held() const { return keys_.held(); }
  std::uint8_t stuck() const { return keys_.held_for(now_, kStuckMs); }
  std::uint8_t pressed_together() const { return keys_.pressed_together(); }
  PanelCheck panel() const;      // what the bus says of it
  bool panel_is_silent() const;  // and that is nothing good
  bool in_colour() const { return !canvas_.is_mono(); }
  // Not before everything found at the start is safe again.
  bool can_resume() const { return rewritten_ && is_kept() && has_game() && !note_.result_seen; }
  bool save_is_too_new() const { return store_.too_new(); }
  static constexpr int kMostBoots = 255;     // are counted
  int boots() const { return note_.boots; }  // during this game
  // The finished game that was looked up last.
  const FinishedGame& finished() const { return finished_; }
  bool look_up_finished(int index);           // 0: the newest; false: there is none
  int pages(std::string_view passage) const;  // of Page::passage
  const char* name(Seat seat) const;          // of a seat of the running game
  const Line& question() const { return question_; }
  int battery() const { return chrome_.battery; }
  int series_wins(Seat seat) const { return seating_.wins[seat]; }
  int series_games() const { return seating_.games; }
  Player& player(Seat seat) { return change_seating().seats[seat]; }
  const Player& player(Seat seat) const { return seating_.seats[seat]; }
  // In the language of the settings. One function for each number of arguments: absent ones would
  // be built anew at every call, and screens do little else.
  Line say(Text what) const;
  Line say(Text what, const Argument& a) const;
  Line say(Text what, const Argument& a, const Argument& b) const;
  Line say(Text what, const Argument& a, const Argument& b, const Argument& c) const;
  Paragraph say(Prose what, const Argument& a = {}) const;
  Line mice(int count) const;

  // ---- for screens: time ------------------------------------------------------------------------
  // An animation of this length at normal speed, from now on; 0..256 how far it is.
  void animate(int milliseconds);
  int progress() const;
  // next() by itself this long after the animation has ended.
  void advance_after(int milliseconds);
  // back() by itself after this long, from now on.
  void hide_after(int milliseconds);
  // Keys are deaf for a while, and those held count only when pressed anew.
  void lock(int milliseconds);

  // ---- for screens: the game --------------------------------------------------------------------
  void begin_game();                 // with the players and rules of the settings
  void begin_lesson_game();          // the guided round against scripted opponents
  void watch(const Record& record);  // a legal game, from its deal on
  bool watch_finished(int index);    // as look_up_finished; false: there is none
  bool is_kept() const { return use_ == Use::Game; }
  bool in_lesson() const { return use_ == Use::Lesson; }
  bool in_bot_match() const { return use_ == Use::BotMatch; }
  bool is_watching() const { return use_ == Use::Watching; }
  Verdict play(const Action& action);  // Ok: the next screen is already open
  void take_back();
  // Only a human takes back, and only before anybody else has acted.
  bool can_take_back() const {
    return table_.can_take_back() && !is_automatic(table_.last_actor());
  }
  // The seat plays by itself: it gets no cover and no keys, only a moment to be watched.
  bool is_automatic(Seat seat) const;
  bool is_demo() const;   // all seats do
  void begin_bot_turn();  // the seat to act begins to; it plays after a while
  const BotMatch& bot_match() const { return bot_match_; }
  BotMatch& change_bot_match() { return bot_match_; }
  void begin_bot_match();
  void end_bot_match();
  void abandon();           // gets up from the table, whatever it is used for
  void resume();            // from where the table was
  void mark_result_seen();  // everybody has seen who won
  void erase_name(int index);
  void erase_everything();
  int erase_percent() const { return store_.erase_percent(); }
  void leave(Seat seat);  // this player goes, a bot takes the seat
  // Opens a secret screen for the seat to act, as long as this key is held. False: the press is too
  // fresh to be a new one.
  bool reveal_to(Seat seat, const Screen& shown, Key key);
  unsigned chance(unsigned count) { return below(chance_, count); }
  void tone(Tone tone) const;

  // For tests that swap what nobody can know, and look at what is open. Only they define the first.
  TableForTest table_for_test();
  void use_canvas(const gfx::Canvas& canvas) { canvas_ = canvas; }
  void use_thinker(bots::Bot& thinker);
  void redraw() { dirty_ = true; }
  const Screen& screen() const { return *stack_[depth_].screen; }

 private:
  static constexpr int kDeepest = 7;
  static constexpr int kLongestTale = 4;
  static constexpr std::uint32_t kNothingKept = 0;
  static constexpr std::uint32_t kStuckMs = 8000;  // no thumb holds a button that long
  struct Open {
    const Screen* screen = nullptr;
    ScreenMemory memory;
    bool advances = false;  // was about to go on by itself when something was opened on it
  };

  void wake_table();
  void handle(const KeyEvent& event);
  void enter(const Screen& entered);
  void tell(const Screen& told);
  void tell_events(const Events& events);
  void open_turn();
  void play_forced_cards();
  void play_automatic();
  Action automatic_action();
  void use_table(Use use);
  void restore_game();
  bool find_finished(int index, Record& record, store::GameMeta& note);
  bool record_ends() const;
  void stop_watching();
  void ask_thinker(Seat seat);
  void put_question(Seat seat);
  void recall_habits();
  void learn_habits();
  void begin_bot_match_game();
  void step_bot_match();
  bool advise();  // during the guided round, when a word of advice is due
  bool advise(Prose words, Seat about);
  void lay_lesson_table();
  void end_lesson();
  void open_menu();
  bool same_seating() const;
  void begin_series();
  void finish_game(bool again);
  void load();
  void tell_trouble();
  void load_game();
  void resume_set_aside();
  // On the table, or in safe mode beside it.
  bool has_game() const { return table_.running() || set_aside_; }
  void rewrite_all();
  void write_start();
  bool battery_is_safe() const;
  void forget_kept();
  void erase_name(std::string_view name);
  void go_on_erasing();
  void step_erasing(std::uint8_t held);
  void ignore_keys(std::uint8_t held);
  void erase_on();
  void end_erasing(std::string_view name, bool gone);
  void save_changed_slots();
  std::size_t pack_slot(store::Slot slot, std::uint8_t* bytes) const;
  Seating& change_seating();
  void commit();
  void save_game();
  void forget_game();
  void erase_ahead();
  void close_secret();
  void watch_idleness();
  void fall_asleep();
  void wake_up();
  void draw(gfx::Rect part);
  void update_backlight();
  void update_led();
  int scaled(int milliseconds) const;
  std::uint32_t sleep_ms() const { return settings_.sleep_minutes * 60'000U; }
  bool reached(hal::Moment at) const { return at.left(now_) <= 0; }

  // First what nearly every function asks for: code that reaches near members is shorter, and a
  // byte is near only within the first 32.
  bool dirty_ = true;
  bool marked_dirty_ = false;
  bool animating_ = false;
  bool advancing_ = false;
  bool hiding_ = false;
  bool locked_ = false;
  bool silent_ = false;       // a key is taken back: it was heard when it counted
  bool drawn_secret_ = true;  // what the canvas holds, whatever is open by now
  bool asleep_ = false;
  bool thinking_ = false;
  bool panel_lost_ = false;
  bool pressed_ = false;  // in the self-test
  std::uint8_t pressed_colour_ = 0;
  Use use_ = Use::Game;
  bool is_notice_ = false;
  std::uint8_t unsaved_ = 0;       // a bit per choice that may have changed
  bool safe_mode_ = false;         // the game may be what went wrong: it is played when asked for
  bool set_aside_ = false;         // so it waits: the table has its record and nothing else
  bool rewritten_ = false;         // what was found at the start may be shown
  bool start_is_written_ = false;  // and is safe
  bool erasing_ = false;           // there is more to erase ahead
  bool saving_fails_ = false;      // since the last time it worked
  bool saving_failed_ = false;     // and the notice is still to be shown
  Seat opened_ = kNobody;
  Key opened_by_ = Key::A;
  std::uint16_t advised_ = 0;       // a bit per word of advice already given
  std::int16_t watched_game_ = -1;  // its place among the finished ones
  int depth_ = 0;
  hal::Moment now_;
  hal::Moment drawn_at_;
  std::uint32_t pictures_ = 0;  // that were not like the one before
  hal::Moment animation_start_;
  hal::Moment animation_end_;
  hal::Moment advance_at_;
  hal::Moment hide_at_;
  hal::Moment locked_until_;
  hal::Moment last_key_at_;
  hal::Moment battery_at_;
  int brightness_ = -1;
  int tale_size_ = 0;
  int tale_next_ = 0;
  const Screen* tale_[kLongestTale] = {};  // screens that tell what the last action caused
  void (*if_yes_)(App&) = nullptr;
  Settings settings_;
  Chrome chrome_;
  store::GameMeta note_;
  gfx::Rect marked_;  // by the picture that is shown
  gfx::Canvas canvas_;
  bots::Bot* thinker_;
  KeyReader keys_;
  Open stack_[kDeepest];
  Line question_;

  Table table_;
  Roster roster_;
  Seating seating_;
  store::Store store_;
  FinishedGame finished_;
  Moves watched_;
  std::uint32_t kept_sums_[store::kSlots] = {};
  Random chance_;
  BotMatch bot_match_;
  View asked_;                             // what the thinker was handed
  bots::OpponentModel habits_[kMaxSeats];  // handed to it where bots learn
  std::uint64_t think_seed_ = 0;
  gfx::ChangedTiles tiles_;
};
static_assert(sizeof(App) <= 8 * 1024);

}  // namespace felicity::ui

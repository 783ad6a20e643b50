// Keys in, pictures out. The app joins the parts (key reader, timers, screen stack, panel, session)
// and offers screens what they may do.
#pragma once

#include "engine/session/session.h"
#include "engine/ui/panel.h"
#include "engine/ui/screen_stack.h"
#include "engine/ui/sounds.h"
#include "engine/ui/timers.h"

namespace felicity::ui {

using hal::PanelCheck;

class App {
 public:
  App(gfx::Canvas& canvas, Buttons buttons, Session& session);

  // Power on: finds what was saved. The first picture is drawn by the first step.
  void start(hal::Moment now);
  // Keys held now; everything that follows from them and from time passing.
  void step(hal::Moment now, std::uint8_t held);
  // The machine noticed that the panel was without power: the next step sends all of the picture.
  void panel_has_forgotten() { panel_.has_forgotten(); }
  // When step() is wanted next even if no key changes.
  hal::Moment wake_at() const;
  // Nothing moves and keys are taken: a key script waits for this.
  bool settled() const;
  // The picture on the panel if it is public, else nullptr; how many there were before it, so that
  // a slow reader notices another one.
  const gfx::Canvas* public_picture() const;
  std::uint32_t pictures() const { return panel_.pictures(); }
  // Games that are over, from the newest on: begin with store::kAfterAll. False: no more.
  bool next_finished(store::PageRef& mark, Record& record);
  int skip_finished(store::PageRef& mark, int games) const;
  int finished_count() const { return saves_->store().finished_count(); }
  bool saving_fails() const { return saves_->store().failing(); }

  // ---- for screens: where to go -----------------------------------------------------------------
  void go(const Screen& to);                 // instead of everything that is open
  void open(const Screen& on_top);           // on top
  void back();                               // to the one beneath
  bool is_open(const Screen& wanted) const;  // anywhere in the stack
  void next();  // what follows in the game: what the last action caused, then the turn
  void ask(Text what, Argument about, void (*yes)(App&));  // opens a question
  void answer(bool yes);
  // To use the table for something else; asks first if that would cost the game that lies on it.
  void claim_table(void (*then)(App&));
  // Opens something to be read once.
  void notice(Text what, void (*then)(App&) = nullptr);
  bool is_notice() const { return is_notice_; }
  void explain(Text title, Prose words);  // opens a page to read
  // This key changed nothing but what draw() has marked on its page.
  void redraw_marked_only();

  // ---- for screens: what they show --------------------------------------------------------------
  const Screen& screen() const { return screens_.top(); }
  // What the screen on top remembers; T is its own struct (screen_memory.h).
  template <class T>
  const T& memory() const {
    return screens_.memory<T>();
  }
  template <class T>
  T& memory() {
    return screens_.memory<T>();
  }
  const PublicTable& table() const { return session_->table(); }
  const View& view() const { return session_->table().view(); }
  // The seat whose cover was opened sees its own cards; without an opened cover this is the table.
  const View& secret_view() const { return session_->table().opened_view(); }
  bool cover_is_open() const { return session_->table().cover_is_open(); }
  const Settings& settings() const { return saves_->settings(); }
  Settings& change_settings();
  const Roster& roster() const { return saves_->roster(); }
  Roster& change_roster() { return saves_->change_roster(); }
  Buttons buttons() const { return keys_.buttons(); }
  std::uint8_t held() const { return keys_.held(); }
  std::uint8_t stuck() const { return keys_.held_for(now(), kStuckMs); }
  std::uint8_t pressed_together() const { return keys_.pressed_together(); }
  PanelCheck panel() const { return hal::check_panel(); }  // the result of probing its bus
  bool panel_is_silent() const { return Panel::is_silent(); }
  bool in_colour() const { return !panel_.canvas().is_mono(); }
  // Not before everything found at the start is safe again.
  bool can_resume() const { return rewritten_ && session_->can_resume(); }
  bool save_is_too_new() const { return saves_->store().too_new(); }
  bool shows_save_mark() const { return saves_->shows_mark(); }
  static constexpr int kMostBoots = Session::kMostBoots;
  int boots() const { return session_->meta().boots; }  // during this game
  // The finished game that was looked up last.
  const FinishedGame& finished() const { return finished_; }
  bool look_up_finished(int index);           // 0: the newest; false: there is none
  int pages(std::string_view passage) const;  // of Page::passage
  const char* name(Seat seat) const;          // of a seat of the running game
  const Line& question() const { return question_; }
  int battery() const { return panel_.chrome().battery; }
  bool battery_is_safe() const { return session::battery_is_safe(battery()); }
  int series_wins(Seat seat) const { return saves_->seating().wins[seat]; }
  int series_games() const { return saves_->seating().games; }
  Player& player(Seat seat) { return saves_->change_seating().seats[seat]; }
  const Player& player(Seat seat) const { return saves_->seating().seats[seat]; }
  // In the language of the settings. One function for each number of arguments: absent ones would
  // be built at every call, and screens do little else.
  Line say(Text what) const;
  Line say(Text what, const Argument& a) const;
  Line say(Text what, const Argument& a, const Argument& b) const;
  Line say(Text what, const Argument& a, const Argument& b, const Argument& c) const;
  Paragraph say(Prose what, const Argument& a = {}) const;
  Line mice(int count) const;

  // ---- for screens: time ------------------------------------------------------------------------
  hal::Moment now() const { return timers_.now(); }
  // An animation of this length at normal speed, from now on; 0..256 how far it is.
  void animate(int milliseconds);
  int progress() const { return timers_.progress(); }
  // next() this long after the animation has ended, at normal speed.
  void advance_after(int milliseconds);
  // back() after this long, from now on.
  void hide_after(int milliseconds) { timers_.hide_after(milliseconds); }
  // Keys do nothing for a while, and those held count only when pressed again.
  void lock(int milliseconds);

  // ---- for screens: the game --------------------------------------------------------------------
  const Mode& mode() const { return session_->mode(); }
  void begin_game();
  void begin_lesson_game();
  void begin_bot_match() { session_->begin_bot_match(); }
  void watch(const Record& record);
  bool watch_finished(int index);      // as look_up_finished; false: there is none
  Verdict play(const Action& action);  // Ok: the next screen is already open
  void take_back();
  bool can_take_back() const { return session_->can_take_back(); }
  // The seat has no keys: it gets no cover, only a moment in which the table is shown.
  bool is_automatic(Seat seat) const { return session_->is_automatic(seat); }
  bool is_demo() const;   // all seats do
  void begin_bot_turn();  // the seat to act begins to think; it plays after a while
  const BotMatch& bot_match() const { return session_->bot_match(); }
  BotMatch& change_bot_match() { return session_->bot_match(); }
  void abandon();  // clears the table, whatever it is used for
  void resume();   // from where the table was
  void mark_result_seen() { session_->mark_result_seen(); }
  void erase_name(int index);
  void erase_everything();
  int erase_percent() const { return saves_->store().erase_percent(); }
  void leave(Seat seat);  // this player goes, a bot takes the seat
  // Opens a secret screen for the seat to act, as long as this key is held. False: the press is too
  // fresh to be a new one.
  bool reveal_to(Seat seat, const Screen& shown, Key key);
  unsigned chance(unsigned count) { return below(session_->chance(), count); }
  void tone(Tone tone) const;

 private:
  static constexpr std::uint32_t kStuckMs = 8000;  // no thumb holds a button that long

  void enter(const Screen& entered);
  void show(Show what);
  void fill_advice();
  void reopen_last_games();
  void open_menu();
  void report_last_reset();
  void first_step();
  void rewrite_all();
  void write_start();
  void handle(const KeyEvent& event);
  void read_keys(std::uint8_t held);
  void ignore_keys(std::uint8_t held);
  void follow_timers();
  void play_automatic();
  void close_secret();
  void watch_idleness();
  void fall_asleep();
  void wake_up();
  void draw();
  void update_backlight();
  void erase_name(std::string_view name);
  void continue_erasing();
  void step_erasing(std::uint8_t held);
  void erase_on();
  void end_erasing(std::string_view name, bool gone);
  int scaled(int milliseconds) const;
  std::uint32_t sleep_ms() const { return settings().sleep_minutes * 60'000U; }

  // First what nearly every function reads: code that reaches near members is shorter, and a byte
  // is near only within the first 32.
  bool rewritten_ = false;  // what was found at the start may be shown
  bool silent_ = false;     // a key is taken back: it was heard when it counted
  bool asleep_ = false;
  bool erasing_ahead_ = false;  // there is more to erase
  bool is_notice_ = false;
  Key opened_by_ = Key::A;
  Link<Session> session_;
  Link<Saves> saves_;
  hal::Moment battery_at_;
  Timers timers_;
  void (*if_yes_)(App&) = nullptr;
  ScreenStack screens_;
  KeyReader keys_;
  Line question_;
  Panel panel_;
  FinishedGame finished_;
};

}  // namespace felicity::ui

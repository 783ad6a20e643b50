// Keys in, pictures out. The app joins the parts (key reader, timers, screen stack, panel, session)
// and is what a screen may use of them.
#pragma once

#include "engine/session/session.h"
#include "engine/ui/panel.h"
#include "engine/ui/screen_stack.h"
#include "engine/ui/timers.h"
#include "engine/ui/tunes.h"

namespace felicity::ui {

using hal::PanelCheck;

// What the question screen shows: a question, or a notice to be read once.
struct Question {
  Line words;
  bool is_notice = false;
  bool loses = false;            // yes costs what cannot be had back: A is held for it
  void (*then)(App&) = nullptr;  // after a yes, or after a notice
};

// Awake, or how deeply it rests: Empty shows the empty battery for a moment, Dark ends with any
// key, Locked only with A held, so that a pocket wakes nothing.
enum class Rest : std::uint8_t { Awake, Empty, Dark, Locked };

// tests/tree/facade.py counts the public functions: what one part does alone belongs to the part.
class App {
 public:
  App(Panel& panel, Buttons buttons, Session& session);

  // ---- for the machine --------------------------------------------------------------------------
  // Power on: finds what was saved. The first picture is drawn by the first step.
  void start(hal::Moment now);
  // Keys held now; everything that follows from them and from time passing.
  void step(hal::Moment now, std::uint8_t held);
  // When step() is wanted next even if no key changes.
  hal::Moment wake_at() const;
  // Nothing moves and keys are taken: a key script waits for this.
  bool settled() const;

  // ---- for screens: the parts, as far as screens may use them -----------------------------------
  PublicSession& session() { return *session_; }
  const PublicSession& session() const { return *session_; }
  PublicSaves& saves() { return *saves_; }
  const PublicSaves& saves() const { return *saves_; }
  Archive& archive() { return archive_; }
  const Archive& archive() const { return archive_; }
  ScreenTimers& timers() { return timers_; }
  const ScreenTimers& timers() const { return timers_; }
  const KeyReader& keys() const { return keys_; }
  const Panel& panel() const { return *panel_; }
  const ScreenStack& screens() const { return screens_; }

  // ---- for screens: where to go -----------------------------------------------------------------
  void go(const Screen& to);        // instead of everything that is open
  void open(const Screen& on_top);  // on top
  void back();                      // to the one beneath
  void next();  // what follows in the game: what the last action caused, then the turn
  // Opens a question; `loses`: a yes costs what cannot be had back, so it is held.
  void ask(Text what, Argument about, void (*yes)(App&), bool loses = false);
  void notice(Text what, void (*then)(App&) = nullptr);  // opens something to be read once
  const Question& question() const { return question_; }
  void answer(bool yes);
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
  const Settings& settings() const { return saves_->settings(); }
  Settings& change_settings();
  const char* name(Seat seat) const;  // of a seat of the running game
  // In the language of the settings. One function for each number of arguments: absent ones would
  // be built at every call, and screens do little else.
  Line say(Text what) const;
  Line say(Text what, const Argument& a) const;
  Line say(Text what, const Argument& a, const Argument& b) const;
  Line say(Text what, const Argument& a, const Argument& b, const Argument& c) const;
  Line say(Noun what, int count) const;
  Paragraph say(Prose what, const Argument& a = {}) const;
  // Nothing on a secret screen, where the app clicks for every button that is pressed.
  void sound(Tune tune, int times = 1) const;

  // ---- for screens: the game --------------------------------------------------------------------
  void begin(const Mode& mode);
  void watch(const Record& record);
  bool watch(int finished);            // 0: the newest game; false: there is none
  Verdict play(const Action& action);  // Ok: the next screen is already open
  void take_back();
  void resume();          // from where the table was
  void abandon();         // clears the table, whatever it is used for
  void leave(Seat seat);  // this player goes, a bot takes the seat
  // Opens a secret screen for the seat to act, as long as this key is held. False: the press is too
  // fresh to be a new one.
  bool reveal_to(Seat seat, const Screen& shown, Key key);
  // Keys do nothing for a while, and those held count only when pressed again.
  void lock(int milliseconds);
  // All that is kept of a name; without a name: everything.
  void erase(std::string_view name);

 private:
  void enter(const Screen& entered);
  void show(Show what);
  void fill_advice();
  void show_lone_hand();
  bool secret_stays() const;
  void reopen_last_games();
  void open_menu();
  void report_last_reset();
  void first_step();
  void rewrite_all();
  void write_start();
  void handle(const KeyEvent& event);
  void read_keys(std::uint8_t held);
  void start_tune(Tune tune, int times = 1) const;
  void sound_of(Action::Kind kind) const;
  void ignore_keys(std::uint8_t held);
  void follow_timers();
  void begin_bot_turn();
  void play_automatic();
  void close_secret();
  bool moves() const;  // the picture changes with time
  bool lives() const;  // now and then its animal moves
  void watch_battery();
  void read_battery();
  void warn_of_battery();
  void watch_idleness();
  void rest_deeper();
  void begin_rest(Rest rest);
  void lock_for_pocket();
  void wake_up();
  void step_locked(std::uint8_t held);
  bool shows_lock_sign() const;
  hal::Moment locked_wake_at() const;
  int backlight() const;
  void draw();
  void update_backlight();
  Seat turn_begun() const;
  void erase_everything();
  void continue_erasing();
  void step_erasing(std::uint8_t held);
  void erase_on();
  void end_erasing(std::string_view name, bool gone);
  bool battery_is_safe() const { return session::battery_is_safe(panel_->battery()); }
  std::uint32_t sleep_ms() const { return settings().sleep_minutes * 60'000U; }

  // First what nearly every function reads: code that reaches near members is shorter, and a byte
  // is near only within the first 32.
  KeyEvent event_ = {Key::A, KeyEvent::Kind::Up};  // that is being handled; Up: none
  Rest rest_ = Rest::Awake;
  bool erasing_ahead_ = false;  // there is more to erase
  Key opened_by_ = Key::A;
  std::uint8_t touched_ = 0;  // Locked: the keys held
  Link<Session> session_;
  Link<Saves> saves_;
  Link<Panel> panel_;
  hal::Moment battery_at_;
  hal::Moment rest_since_;  // Empty: its begin; Locked: the last change of the keys held
  session::Gauge gauge_;
  Timers timers_;
  ScreenStack screens_;
  KeyReader keys_;
  Question question_;
  Archive archive_;
};

}  // namespace felicity::ui

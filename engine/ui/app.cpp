// Keys and time: one step of the device.
#include "engine/ui/app.h"

#include <algorithm>

#include "engine/hal.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/idle_life.h"

namespace felicity::ui {
namespace {

constexpr std::uint32_t kFreshMs = 120;  // longer than any chatter of a button
// An answer that is late waits for the next of these: when it was ready depends on the hand.
constexpr int kLateMs = 200;

}  // namespace

App::App(Panel& panel, Buttons buttons, Session& session)
    : session_(session),
      saves_(session.saves()),
      panel_(panel),
      timers_(session.saves().settings()),
      keys_(buttons),
      archive_(session.saves().store()) {
  panel.chrome().four_buttons = buttons == Buttons::Four;
}

// ---- a start ------------------------------------------------------------------------------------

void App::start(hal::Moment now) {
  timers_.start(now);
  panel_->start(now);
  read_battery();
  session_->load(battery_is_safe(), hal::last_reset().repeated);
  read_battery();  // the settings name the kind of battery
  go(kBootScreen);
  report_last_reset();
}

// The last run did not end by switching off: what happened is shown, and where.
void App::report_last_reset() {
  const hal::LastReset trouble = hal::last_reset();
  if (trouble.kind == hal::LastReset::Kind::None) return;
  const Text safe_mode = session_->is_set_aside() ? Text::SafeModeKept : Text::SafeMode;
  notice(trouble.repeated ? safe_mode : Text::Panic);
  if (trouble.kind != hal::LastReset::Kind::Bug) return;
  const char* file = trouble.file;
  for (const char* at = file; *at != '\0'; ++at) {
    if (*at == '/') file = at + 1;
  }
  question_.words.add("\n").add(file).add(":").add(trouble.line);
}

// Writes before light: the panel is the heaviest load of a battery, and nothing of the game is
// shown before it is safe.
void App::first_step() {
  rewrite_all();
  draw();
  update_backlight();
  keys_.swallow();
}

void App::rewrite_all() {
  if (!session_->count_boot()) return continue_erasing();
  if (battery_is_safe()) write_start();
}

void App::write_start() {
  if (!session_->write_start()) panel_->redraw();  // the mark in the corner shows it
}

// ---- a step -------------------------------------------------------------------------------------

void App::step(hal::Moment now, std::uint8_t held) {
  timers_.set_now(now);
  if (!session_->boot_is_counted()) return first_step();
  if (saves_->store().erasing()) return step_erasing(held);
  if (rest_ == Rest::Locked) return step_locked(held);
  read_keys(held);
  close_secret();
  if (timers_.hide_is_due()) back();
  session_->think();
  if (session_->mode().in_background && session_->step_in_background()) panel_->redraw();
  follow_timers();
  watch_battery();
  watch_idleness();
  keys_.set_turned(settings().left_handed);
  panel_->chrome().not_saved = saves_->shows_mark();
  panel_->draw_if_due(*this, moves());
  const std::uint32_t still_ms = now - panel_->drawn_at();
  panel_->set_pose(*this, lives() ? pose_at(still_ms, timers_.idle_ms()) : Pose::Still);
  update_backlight();
  panel_->update_led(now, screen().lights_led && keys_.held() != 0, turn_begun());
  if (!saves_->start_is_written() && battery_is_safe()) write_start();
  // Settings reveal nothing: a change is seen first, however long an erase takes.
  if (saves_->start_is_written()) saves_->save_changed_slots();
  erasing_ahead_ = screen().idle_flash && battery_is_safe() && session_->mode().saves &&
                   keys_.held() == 0 && !session_->bots().thinking() &&
                   saves_->store().erase_ahead();
}

// The keys are locked for a moment when a turn begins: as long the LED shows whose it is.
Seat App::turn_begun() const {
  return screen().bids && timers_.locked() && rest_ == Rest::Awake ? view().turn : kNobody;
}

// Apart, so that the stack need not have room for the events while a picture is drawn.
[[gnu::noinline]] void App::read_keys(std::uint8_t held) {
  if (held != keys_.held()) timers_.touch();  // a stuck button repeats, but does nothing new
  if (timers_.end_lock()) keys_.swallow();
  // The same click for every button, whatever it does to the secret.
  if (screen().secret && (held & ~keys_.held()) != 0) start_tune(Tune::Click);
  KeyEvent events[KeyReader::kMostEvents];
  keys_.set_menu(screen().menu);
  const KeyTiming timing = rest_ == Rest::Dark ? KeyTiming::Immediate : screen().key_timing;
  const int count = keys_.read(timers_.now(), held, timing, events);
  for (int i = 0; i < count; ++i) handle(events[i]);
}

void App::handle(const KeyEvent& event) {
  if (event.kind == KeyEvent::Kind::Up || timers_.locked()) return;
  if (rest_ == Rest::Dark) return wake_up();
  const Screen& current = screen();
  if (event.kind == KeyEvent::Kind::Held) {
    panel_->redraw();
    if (current.held != nullptr) current.held(*this);
    return;
  }
  const bool bids = current.bids && (event.key == Key::A || event.key == Key::B);
  if (bids && !timers_.takes_up_turn(event.rested)) return;
  const bool was_dirty = panel_->begin_key();
  if (event.key == Key::Menu && current.menu) return open_menu();
  if (event.key == Key::B && session_->mode().recorded && screens_.depth() == 0) return abandon();
  event_ = event;
  const bool taken_back = event.kind == KeyEvent::Kind::TakenBack;
  if (current.key != nullptr) current.key(*this, taken_back ? opposite(event.key) : event.key);
  event_.kind = KeyEvent::Kind::Up;
  panel_->end_key(was_dirty);
}

void App::follow_timers() {
  if (timers_.advance_is_due() && screen().awaits_bot) {
    timers_.stop_advance();
    if (session_->bots().thinking()) {
      timers_.advance_after(0, kLateMs);
    } else {
      play_automatic();
    }
  }
  // Without animations a screen ends as it begins: only what comes after it is worth drawing.
  while (timers_.advance_is_due() && !screen().awaits_bot) {
    timers_.stop_advance();
    next();
  }
  if (timers_.end_animation()) panel_->redraw();
}

void App::play_automatic() {
  if (session_->mode().recorded) timers_.touch();  // a replay is watched without a press
  if (play(session_->automatic_action()) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
}

void App::redraw_marked_only() {
  if (!timers_.animating()) panel_->redraw_marked_only(settings());
}

// A secret stays on the panel only as long as its key is held: whatever else may have happened to
// the event of its release, the button itself is looked at.
void App::close_secret() {
  if (screen().secret && !secret_stays() && !keys_.is_down(opened_by_)) back();
}

// In one-hand mode, and for a person who plays alone, the hand needs no key that is held.
bool App::secret_stays() const {
  if (!screen().may_stay) return false;
  return hand_is_toggled(*this) || session_->is_alone(view().turn);
}

bool App::reveal_to(Seat seat, const Screen& shown, Key key) {
  if (event_.rested < kFreshMs) return false;
  keys_.swallow_but(key);  // what was meant for the cover must not play a card
  session_->set_holder_known(true);
  session_->table().open_cover(seat);
  opened_by_ = key;
  open(shown);
  return true;
}

bool App::moves() const { return timers_.animating() || screen().live || keys_.filled() >= 0; }

// Not on a screen for one pair of eyes, and not where no animation is wanted.
bool App::lives() const {
  return panel_->is_alive() && rest_ == Rest::Awake && !moves() && !screen().secret &&
         settings().speed != Speed::Off;
}

bool App::settled() const {
  return session_->boot_is_counted() && !timers_.animating() && !timers_.advancing() &&
         !timers_.locked() && !panel_->is_dirty() && !erasing_ahead_ &&
         !saves_->store().erasing() && !session_->mode().in_background;
}

// ---- pictures -----------------------------------------------------------------------------------

void App::draw() {
  keys_.set_turned(settings().left_handed);
  panel_->chrome().not_saved = saves_->shows_mark();
  panel_->draw(*this);
}

}  // namespace felicity::ui

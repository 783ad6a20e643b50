// What screens may ask of the app: the game, words, time, sounds.
#include "engine/ui/app.h"
#include "engine/ui/skinned.h"

namespace felicity::ui {

// ---- the game -----------------------------------------------------------------------------------

// The person who begins holds the device.
void App::begin(const Mode& mode) {
  session_->set_holder_known(true);
  show(session_->begin(mode));
}

void App::watch(const Record& record) { show(session_->begin_replay(record)); }

void App::abandon() { show(session_->leave()); }

void App::resume() {
  session_->set_holder_known(false);
  show(session_->resume());
}

// That a card was placed is public, though the hand is still open. What follows a pass sounds for
// it.
void App::sound_of(Action::Kind kind) const {
  switch (kind) {
    case Action::Kind::Place: return start_tune(Tune::Drop);
    case Action::Kind::Bid:
    case Action::Kind::Buy: return start_tune(Tune::Bid);
    case Action::Kind::Pass: break;
  }
}

Verdict App::play(const Action& action) {
  const Verdict verdict = session_->play(action);
  if (verdict != Verdict::Ok) {
    sound(Tune::Buzz);
    return verdict;
  }
  sound_of(action.kind);
  next();
  if (saves_->take_failure()) notice(Text::SavingFailed);
  return verdict;
}

void App::take_back() {
  if (!session_->take_back()) return sound(Tune::Buzz);
  show(session_->turn());
}

void App::leave(Seat seat) {
  while (screens_.depth() > 0) back();
  session_->give_to_bot(seat);
  const bool waits = !timers_.advancing() && !timers_.animating();
  if (view().turn == seat && waits) show(session_->turn());
}

void App::begin_bot_turn() {
  const BotPause pause = session_->begin_bot_turn();
  timers_.advance_after(pause.drawn, pause.least);
}

bool App::watch(int finished) {
  if (!session_->begin_replay(finished)) return false;
  go(kDealScreen);
  return true;
}

Settings& App::change_settings() {
  panel_->redraw();
  panel_->forget_tiles();
  return saves_->change_settings();
}

// ---- words --------------------------------------------------------------------------------------

Line App::say(Text what) const { return ui::say(settings().language, what); }

Line App::say(Text what, const Argument& a) const { return ui::say(settings().language, what, a); }

Line App::say(Text what, const Argument& a, const Argument& b) const {
  return ui::say(settings().language, what, a, b);
}

Line App::say(Text what, const Argument& a, const Argument& b, const Argument& c) const {
  return ui::say(settings().language, what, a, b, c);
}

Paragraph App::say(Prose what, const Argument& a) const {
  return ui::say(settings().language, what, a);
}

Line App::say(Noun what, int count) const { return ui::count(settings().language, what, count); }

const char* App::name(Seat seat) const {
  if (seat >= table().players()) return translate(settings().language, Text::Nobody);
  return table().player(seat).name;
}

// ---- time and sounds ----------------------------------------------------------------------------

void App::lock(int milliseconds) {
  keys_.swallow();
  timers_.lock(milliseconds);
}

void App::sound(Tune tune, int times) const {
  // A key that is taken back was heard when it counted.
  const bool is_silent = event_.kind == KeyEvent::Kind::TakenBack;
  if (!is_silent && !screen().secret) start_tune(tune, times);
}

// Muting ends a tune that sounds.
void App::start_tune(Tune tune, int times) const {
  hal::play(notes_of(panel_->skin(), tune), times, settings().mute ? 0 : settings().volume);
}

bool has_sound() { return hal::has_sound(); }

}  // namespace felicity::ui

// What screens may ask of the app: the game, words, time, sounds.
#include <algorithm>

#include "engine/ui/app.h"

namespace felicity::ui {

// ---- the game -----------------------------------------------------------------------------------

void App::begin_game() { show(session_->begin_game()); }

void App::begin_lesson_game() { show(session_->begin_lesson()); }

void App::watch(const Record& record) { show(session_->begin_replay(record)); }

void App::abandon() { show(session_->leave()); }

void App::resume() { show(session_->resume()); }

Verdict App::play(const Action& action) {
  const Verdict verdict = session_->play(action);
  if (verdict != Verdict::Ok) {
    tone(Tone::Buzz);
    return verdict;
  }
  next();
  if (saves_->take_failure()) notice(Text::SavingFailed);
  return verdict;
}

void App::take_back() {
  if (!session_->take_back()) return tone(Tone::Buzz);
  show(session_->turn());
}

void App::leave(Seat seat) {
  while (screens_.depth() > 0) back();
  session_->give_to_bot(seat);
  const bool waits = !timers_.advancing() && !timers_.animating();
  if (view().turn == seat && waits) show(session_->turn());
}

bool App::is_demo() const {
  for (Seat seat = 0; seat < table().players(); ++seat) {
    if (!is_automatic(seat)) return false;
  }
  return true;
}

void App::begin_bot_turn() {
  const BotPause pause = session_->begin_bot_turn();
  timers_.advance_after(std::max(scaled(pause.drawn), pause.least));
}

bool App::watch_finished(int index) {
  if (!session_->begin_replay(index)) return false;
  go(kDealScreen);
  return true;
}

bool App::look_up_finished(int index) { return finished_.look_up(saves_->store(), index); }

bool App::next_finished(store::PageRef& mark, Record& record) {
  store::GameMeta meta;
  return saves_->store().next_finished(mark, record, meta);
}

int App::skip_finished(store::PageRef& mark, int games) const {
  return saves_->store().skip_finished(mark, games);
}

Settings& App::change_settings() {
  panel_.redraw();
  panel_.forget_tiles();
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

Line App::mice(int count) const { return ui::count(settings().language, Noun::Mouse, count); }

const char* App::name(Seat seat) const {
  if (seat >= table().players()) return translate(settings().language, Text::Nobody);
  return table().player(seat).name;
}

// ---- time and sounds ----------------------------------------------------------------------------

int App::scaled(int milliseconds) const {
  switch (settings().speed) {
    case Speed::Slow: return milliseconds * 3 / 2;
    case Speed::Normal: return milliseconds;
    case Speed::Fast: return milliseconds / 2;
    case Speed::Off: break;
  }
  return 0;
}

void App::animate(int milliseconds) { timers_.animate(scaled(milliseconds)); }

void App::advance_after(int milliseconds) { timers_.advance_after(scaled(milliseconds)); }

void App::lock(int milliseconds) {
  keys_.swallow();
  timers_.lock(milliseconds);
}

void App::tone(Tone tone) const {
  const Sound& sound = sound_of(tone);
  if (settings().mute || silent_) return;
  hal::beep(sound.hertz, sound.milliseconds, settings().volume);
}

}  // namespace felicity::ui

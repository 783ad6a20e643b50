#include "engine/ui/app.h"
#include "engine/ui/players_strip.h"

#include <algorithm>

#include "engine/hal.h"

namespace felicity::ui {
namespace {

constexpr std::uint32_t kFrameMs = 40;
constexpr int kFreshMs = 120;  // longer than any chatter of a button
constexpr std::uint32_t kHideMs = 20'000;
constexpr std::uint32_t kDimMs = 45'000;
constexpr std::uint32_t kBatteryMs = 10'000;
constexpr int kDimPercent = 30;
constexpr std::uint8_t kNoKey[Random::kKeyBytes] = {};

}  // namespace

App::App(const gfx::Canvas& canvas, Buttons buttons, bots::Bot& thinker)
    : canvas_(canvas), thinker_(&thinker), keys_(buttons), chance_(kNoKey) {}

void App::start(hal::Moment now) {
  now_ = last_key_at_ = drawn_at_ = now;
  chrome_.battery = hal::battery();
  battery_at_ = now;
  safe_mode_ = hal::last_reset().repeated;
  load();
  go(kBootScreen);
  tell_trouble();
}

// The last run did not end by switching off: whoever holds the device reads it, and where.
void App::tell_trouble() {
  const hal::LastReset trouble = hal::last_reset();
  if (trouble.kind == hal::LastReset::Kind::None) return;
  const Text safe_mode = set_aside_ ? Text::SafeModeKept : Text::SafeMode;
  notice(safe_mode_ ? safe_mode : Text::Panic);
  if (trouble.kind != hal::LastReset::Kind::Bug) return;
  const char* file = trouble.file;
  for (const char* at = file; *at != '\0'; ++at) {
    if (*at == '/') file = at + 1;
  }
  question_.add("\n").add(file).add(":").add(trouble.line);
}

// ---- keys and time ------------------------------------------------------------------------------

void App::step(hal::Moment now, std::uint8_t held) {
  now_ = now;
  last_key_at_.stay_old(now);
  if (!rewritten_) return wake_table();
  if (store_.erasing()) return step_erasing(held);
  if (held != keys_.held()) last_key_at_ = now;  // a stuck button repeats, but does nothing new
  if (locked_ && reached(locked_until_)) {
    locked_ = false;
    keys_.swallow();
  }
  KeyEvent events[KeyReader::kMostEvents];
  const KeyTiming timing = screen().secret || asleep_ ? KeyTiming::Immediate : screen().key_timing;
  const int count = keys_.read(now, held, timing, events);
  for (int i = 0; i < count; ++i) handle(events[i]);
  close_secret();
  if (hiding_ && reached(hide_at_)) back();
  if (thinking_) thinking_ = !thinker_->think();
  if (in_bot_match()) step_bot_match();
  if (advancing_ && reached(advance_at_) && !thinking_ && screen().awaits_bot) {
    advancing_ = false;
    play_automatic();
  }
  // Without animations a tale ends as it begins: only what comes after it is worth drawing.
  while (advancing_ && reached(advance_at_) && !screen().awaits_bot) {
    advancing_ = false;
    next();
  }
  if (animating_ && reached(animation_end_)) {
    animating_ = false;
    dirty_ = true;
  }
  watch_idleness();
  const bool frame_due = (animating_ || screen().live) && now_ - drawn_at_ >= kFrameMs;
  if (dirty_ || frame_due || panel_lost_) {
    draw(canvas_.bounds());
  } else if (marked_dirty_) {
    draw(marked_);
  }
  update_backlight();
  update_led();
  if (!start_is_written_ && battery_is_safe()) write_start();
  // Choices reveal nothing: what is chosen is seen first, however long an erase takes.
  if (start_is_written_) save_changed_slots();
  erase_ahead();
}

// Writes before light: the panel is the heaviest load of a battery, and nothing of the game is
// shown before it is safe.
void App::wake_table() {
  rewrite_all();
  draw(canvas_.bounds());
  update_backlight();
  keys_.swallow();
}

void App::handle(const KeyEvent& event) {
  if (event.kind == KeyEvent::Kind::Up || locked_) return;
  if (asleep_) return wake_up();
  const bool was_dirty = dirty_;
  dirty_ = true;
  const Screen& current = screen();
  if (event.key == Key::Menu && current.menu) return open_menu();
  if (event.key == Key::B && is_watching() && depth_ == 0) return stop_watching();
  marked_dirty_ = false;
  silent_ = event.kind == KeyEvent::Kind::TakenBack;
  const Key key = silent_ ? opposite(event.key) : event.key;
  if (current.key != nullptr) current.key(*this, key);
  silent_ = false;
  if (marked_dirty_) dirty_ = was_dirty;
}

// A picture that is turned, or whose texts somebody reads, is drawn as a whole.
void App::redraw_marked_only() {
  marked_dirty_ =
      !marked_.is_empty() && !settings_.left_handed && canvas_.watch() == nullptr && !animating_;
}

// A secret stays on the panel only as long as its key is held: whatever else may have happened to
// the event of letting go, the button itself is looked at.
void App::close_secret() {
  if (!screen().secret || (settings_.toggle_hand && screen().may_stay)) return;
  if (!keys_.is_down(opened_by_)) back();
}

bool App::reveal_to(Seat seat, const Screen& shown, Key key) {
  if (!keys_.rested_before(key, kFreshMs)) return false;
  keys_.swallow_but(key);  // what was meant for the cover must not play a card
  opened_ = seat;
  opened_by_ = key;
  open(shown);
  return true;
}

void App::watch_idleness() {
  if (now_ - battery_at_ >= kBatteryMs) {
    battery_at_ = now_;
    const int battery = hal::battery();
    dirty_ = dirty_ || battery != chrome_.battery;
    chrome_.battery = battery;
  }
  const std::uint32_t idle = now_ - last_key_at_;
  if (screen().secret && idle >= kHideMs) back();
  if (!asleep_ && settings_.sleep_minutes > 0 && idle >= sleep_ms()) {
    fall_asleep();
  }
}

// Only after the picture: a panel keeps the old one through sleep and restart, and it may be a
// hand.
void App::update_backlight() {
  const bool dim = now_ - last_key_at_ >= kDimMs;
  const int full = settings_.brightness * 20;
  const int percent = asleep_ ? 0 : dim ? std::max(full * kDimPercent / 100, 5) : full;
  if (percent == brightness_ || (panel_lost_ && percent > brightness_)) return;
  brightness_ = percent;
  hal::brightness(percent);
}

void App::fall_asleep() {
  asleep_ = true;
  keys_.swallow();
  open(kSleepScreen);
}

// The waking press wakes and nothing else, nor does what was pressed with it.
void App::wake_up() {
  asleep_ = false;
  if (screen().sleeps) back();
  lock(0);
  tiles_.forget();
  dirty_ = true;
}

hal::Moment App::wake_at() const {
  if (!rewritten_ || dirty_ || erasing_ || store_.erasing() || thinking_ || in_bot_match())
    return now_;
  hal::Moment at = battery_at_ + kBatteryMs;
  const auto sooner = [&](hal::Moment other) {
    if (other.left(at) < 0) at = other;
  };
  if (animating_) {
    sooner(drawn_at_ + kFrameMs);
    sooner(animation_end_);
  }
  if (screen().live) sooner(drawn_at_ + kFrameMs);
  if (advancing_) sooner(advance_at_);
  if (hiding_) sooner(hide_at_);
  if (locked_) sooner(locked_until_);
  if (panel_lost_) sooner(drawn_at_ + 500);
  hal::Moment key_at;
  if (keys_.next_change(key_at)) sooner(key_at);
  if (screen().secret) sooner(last_key_at_ + kHideMs);
  if (!reached(last_key_at_ + kDimMs)) sooner(last_key_at_ + kDimMs);
  if (!asleep_ && settings_.sleep_minutes > 0) sooner(last_key_at_ + sleep_ms());
  return at;
}

bool App::settled() const {
  return rewritten_ && !animating_ && !advancing_ && !locked_ && !dirty_ && !erasing_ &&
         !store_.erasing() && !in_bot_match();
}

// ---- pictures and sounds ------------------------------------------------------------------------

int App::pages(std::string_view passage) const {
  gfx::Canvas measured = canvas_;
  return Page(measured, settings_, chrome_).pages(passage);
}

void App::draw(gfx::Rect part) {
  keys_.set_turned(settings_.left_handed);
  canvas_.set_night(settings_.night);
  chrome_.mute = settings_.mute;
  chrome_.not_saved = store_.failing() || store_.too_new() || !start_is_written_;
  canvas_.set_clip(part);
  Page page(canvas_, settings_, chrome_);
  page.clear();
  screen().draw(*this, page);
  if (!screen().secret && !screen().whole) draw_players_strip(*this, page);
  canvas_.set_clip(canvas_.bounds());
  marked_ = page.marked();
  if (settings_.left_handed) canvas_.turn();
  drawn_secret_ = screen().secret || opened_ != kNobody;
  drawn_at_ = now_;
  dirty_ = marked_dirty_ = false;
  if (panel_lost_) tiles_.forget();
  const gfx::Rect changed = tiles_.update(canvas_, part);
  if (changed.is_empty()) return;
  ++pictures_;
  panel_lost_ = !hal::show(canvas_, settings_.night ? gfx::kNight : gfx::kDay, changed);
}

void App::tone(Tone tone) const {
  const Sound& sound = sound_of(tone);
  if (!settings_.mute && !silent_) hal::beep(sound.hertz, sound.milliseconds, settings_.volume);
}

}  // namespace felicity::ui

// Which screen is open: what screens ask for, and how what the session wants shown becomes a
// screen.
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

constexpr int kResumeMs = 600;  // a screen that goes on by a timer, seen again
// Presses meant for the screen before do not count. A button that was let go within 100 ms after
// the turn before has rested long enough when the lock ends.
constexpr int kTurnMs = 350;

const Screen& screen_of(Show what) {
  switch (what) {
    case Show::Deal: return kDealScreen;
    case Show::Cover: return kCoverScreen;
    case Show::Auction: return kAuctionScreen;
    case Show::LastChance: return kLastChanceScreen;
    case Show::TakeBack: return kTakeBackScreen;
    case Show::Wait: return kWaitScreen;
    case Show::RowFilled: return kRowFilledScreen;
    case Show::Pass: return kPassScreen;
    case Show::Reveal: return kRevealScreen;
    case Show::Result: return kResultScreen;
    case Show::Scoring: return kScoringScreen;
    case Show::Podium: return kPodiumScreen;
    case Show::Advice: return kGuideScreen;
    case Show::Lessons: return kLearnScreen;
    case Show::Statistics: return kStatisticsScreen;
    case Show::Unchanged:
    case Show::RecordEnds:
    case Show::Home: break;
  }
  return kHomeScreen;
}

bool is_turn(Show what) {
  return what == Show::Cover || what == Show::Auction || what == Show::LastChance;
}

}  // namespace

void App::enter(const Screen& entered) {
  keys_.swallow_counted();
  timers_.clear();
  panel_->redraw();
  if (!entered.secret) session_->table().close_cover();
  if (entered.enter != nullptr) entered.enter(*this);
  if (entered.awaits_bot) begin_bot_turn();
}

void App::go(const Screen& to) {
  session_->bots().stop();
  screens_.replace_all(to);
  enter(to);
}

void App::open(const Screen& on_top) {
  screens_.push(on_top, timers_.advancing());
  enter(on_top);
}

void App::back() {
  if (screens_.depth() == 0) return go(kHomeScreen);
  const bool advances = screens_.pop();
  keys_.swallow_counted();
  if (!screen().secret) session_->table().close_cover();
  timers_.clear();
  panel_->redraw();
  if (advances) timers_.advance_after(kResumeMs);
}

// Back to the menu from everything that was opened from it.
void App::open_menu() {
  const int at = screens_.find(kMenuScreen);
  if (at <= 0) return open(kMenuScreen);
  while (screens_.depth() > at) back();
}

void App::show(Show what) {
  if (what == Show::Unchanged) return panel_->redraw();
  if (what == Show::RecordEnds) {
    return notice(Text::RecordEnds, [](App& app) { app.abandon(); });
  }
  if (what == Show::Podium) session_->mark_result_seen();
  go(screen_of(what));
  timers_.begin_turn();
  if (what == Show::Cover) show_lone_hand();
  if (is_turn(what)) lock(kTurnMs);
  if (what == Show::Advice) fill_advice();
  if (what == Show::Statistics) reopen_last_games();
}

// A person who plays alone sees the hand without a cover.
void App::show_lone_hand() {
  if (!session_->shows_hand_at_once()) return;
  session_->table().open_cover(view().turn);
  open(kHandScreen);
}

void App::fill_advice() {
  const Advice advice = session_->lesson().advice;
  const bool other_keys = advice.words == Prose::GuideBid && keys_.buttons() == Buttons::Four;
  const Prose words = other_keys ? Prose::GuideBidFour : advice.words;
  memory<GuideMemory>() = {.pages = {}, .words = words, .about = advice.about};
}

// A replay ends on the page it was chosen on.
void App::reopen_last_games() {
  const std::int16_t index = session_->replay().finished;
  if (index < 0) return;
  open(kLastGamesScreen);
  memory<LastGamesMemory>().game = index;
  (void)archive_.look_up(index);
}

void App::next() { show(session_->next()); }

// ---- questions ----------------------------------------------------------------------------------

void App::ask(Text what, Argument about, void (*yes)(App&), bool loses) {
  question_.words.clear().add(translate(settings().language, what), about);
  question_.is_notice = false;
  question_.loses = loses;
  question_.then = yes;
  open(kQuestionScreen);
}

void App::answer(bool yes) {
  void (*const then)(App&) = question_.then;
  back();
  if ((yes || question_.is_notice) && then != nullptr) then(*this);
}

void App::notice(Text what, void (*then)(App&)) {
  ask(what, {}, then);
  question_.is_notice = true;
}

}  // namespace felicity::ui

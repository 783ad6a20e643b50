// What follows what in a game: from an action to the screens that tell it, to the next turn.
#include "engine/hal.h"
#include "engine/ui/app.h"

namespace felicity::ui {

void App::begin_game() {
  std::uint8_t key[Random::kKeyBytes];
  hal::entropy(key);
  chance_ = Random(key);
  Setup setup;
  setup.players = settings_.players;
  setup.edition = settings_.edition;
  setup.house = settings_.house;
  if (!same_seating()) begin_series();
  use_table(Use::Game);
  set_aside_ = false;
  note_ = {.number = static_cast<std::uint16_t>(note_.number + 1)};
  table_.begin(setup, seating_.seats, chance_);
  store_.try_again();
  save_game();
  go(kDealScreen);
}

// A series goes on as long as the same people sit in the same seats, whatever they do in between.
bool App::same_seating() const {
  if (seating_.series_size != settings_.players) return false;
  for (Seat seat = 0; seat < seating_.series_size; ++seat) {
    if (!(seating_.series[seat] == seating_.seats[seat])) return false;
  }
  return true;
}

void App::begin_series() {
  Seating& company = change_seating();
  company.series_size = settings_.players;
  company.games = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    company.series[seat] = company.seats[seat];
    company.wins[seat] = 0;
  }
}

// To the finished games, into the series and the statistics. The power may fail in between: done
// again after a start, every part of it still counts once.
void App::finish_game(bool again) {
  if (!store_.file(table_.record(), note_, again)) dirty_ = true;  // the mark in the corner tells
  const Scores& scores = view().scores;
  Seating& company = change_seating();
  if (company.last_game != note_.number && company.games < 255) {
    company.last_game = note_.number;
    ++company.games;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if ((scores.winners >> seat & 1) != 0) ++company.wins[seat];
    }
  }
  learn_habits();
  change_roster().note_game(note_.number, table_.record(), table_.history(), scores);
  save_changed_slots();
}

Verdict App::play(const Action& action) {
  const Verdict verdict = table_.play(action);
  if (verdict != Verdict::Ok) {
    tone(Tone::Buzz);
    return verdict;
  }
  note_.taken_back = false;
  commit();
  tell_events(table_.last());
  next();
  if (saving_failed_) {
    saving_failed_ = false;
    notice(Text::SavingFailed);
  }
  return verdict;
}

// Commit before reveal: nothing that follows from an action is shown before it is safe.
void App::commit() {
  if (!is_kept()) return;
  const View& now = view();
  if (now.phase == Phase::Place && now.row_size < 2) store_.try_again();  // once a round
  start_is_written_ = true;
  save_game();
  if (table_.over()) finish_game(/*again=*/false);
}

void App::tell(const Screen& told) {
  if (tale_size_ == kLongestTale) hal::panic(__FILE__, __LINE__);
  tale_[tale_size_++] = &told;
}

// The screens that tell what an action caused, in the order it happened.
void App::tell_events(const Events& events) {
  tale_size_ = tale_next_ = 0;
  for (const Event& event : events) {
    switch (event.kind) {
      case Event::Kind::Placed:
        if (events.size() > 1) tell(kRowFilledScreen);
        break;
      case Event::Kind::Passed: tell(kPassScreen); break;
      case Event::Kind::Won:
        tell(kRevealScreen);
        tell(kResultScreen);
        break;
      case Event::Kind::AllPassed: tell(kResultScreen); break;
      case Event::Kind::GameOver: tell(kScoringScreen); break;
      case Event::Kind::Revealed:
      case Event::Kind::Bid:
      case Event::Kind::Bought:
      case Event::Kind::Refilled:
      case Event::Kind::NotRefilled: break;
    }
  }
}

void App::next() {
  if (in_lesson() && advise()) return;
  if (tale_next_ == tale_size_) play_forced_cards();
  if (tale_next_ < tale_size_) return go(*tale_[tale_next_++]);
  if (!table_.running()) return go(kHomeScreen);
  if (record_ends()) return notice(Text::RecordEnds, [](App& app) { app.stop_watching(); });
  open_turn();
}

void App::open_turn() {
  const View& now = view();
  if (is_automatic(now.turn)) return go(kWaitScreen);
  switch (now.phase) {
    case Phase::Place: go(kCoverScreen); break;
    case Phase::Auction: go(kAuctionScreen); break;
    case Phase::LastChance: go(kLastChanceScreen); break;
    case Phase::Over: go(kPodiumScreen); return;
  }
  lock(250);
}

// In round 9 everybody holds one card: nothing to decide, nothing to hide a choice of.
void App::play_forced_cards() {
  if (!table_.running() || view().round != kRounds) return;
  if (view().phase != Phase::Place || record_ends()) return;
  while (view().phase == Phase::Place && !record_ends()) {
    const Seat seat = view().turn;
    const Action forced = Action::place(seat, table_.view_of(seat).hand.lowest());
    if (table_.play(forced) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  }
  note_.taken_back = false;
  commit();
  tell_events(table_.last());
}

void App::take_back() {
  if (!can_take_back()) return tone(Tone::Buzz);
  table_.take_back();
  note_.taken_back = true;
  save_game();
  tale_size_ = tale_next_ = 0;
  open_turn();
}

void App::abandon() {
  switch (use_) {
    case Use::Lesson: return end_lesson();
    case Use::Watching: return stop_watching();
    case Use::BotMatch: return end_bot_match();
    case Use::Game: break;
  }
  forget_game();
  go(kHomeScreen);
}

void App::resume() {
  if (set_aside_) resume_set_aside();
  if (table_.over() && tale_next_ == tale_size_) return go(kPodiumScreen);
  next();
}

}  // namespace felicity::ui

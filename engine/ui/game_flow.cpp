// What follows what in a game: from an action to the screens that tell it, to the next turn.
#include "engine/hal.h"
#include "engine/ui/app.h"
#include "engine/ui/guided_round.h"

namespace felicity::ui {

void App::begin_game() {
  std::uint8_t key[Random::kKeyBytes];
  hal::entropy(key);
  chance_ = Random(key);
  Setup setup;
  setup.players = settings_.players;
  setup.edition = settings_.edition;
  setup.house = settings_.house;
  if (!same_company()) begin_series();
  in_lesson_ = counted_ = false;
  tale_size_ = tale_next_ = 0;
  table_.begin(setup, players_, chance_);
  go(kDealScreen);
}

// A series goes on as long as the same people sit in the same seats, whatever they do in between.
bool App::same_company() const {
  if (company_size_ != settings_.players) return false;
  for (Seat seat = 0; seat < company_size_; ++seat) {
    if (!(company_[seat] == players_[seat])) return false;
  }
  return true;
}

void App::begin_series() {
  company_size_ = settings_.players;
  series_games_ = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    company_[seat] = players_[seat];
    series_wins_[seat] = 0;
  }
}

// The series and the statistics, once.
void App::finish_game() {
  if (counted_ || in_lesson_) return;
  counted_ = true;
  const Scores scores = view().scores;
  ++series_games_;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((scores.winners >> seat & 1) != 0) ++series_wins_[seat];
  }
  people_.note_game(table_.record(), table_.history(), scores);
}

Verdict App::play(const Action& action) {
  const Verdict verdict = table_.play(action);
  if (verdict != Verdict::Ok) {
    tone(Tone::Buzz);
    return verdict;
  }
  if (table_.over()) finish_game();
  tell_events(table_.last());
  next();
  return verdict;
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
  if (in_lesson_ && advise()) return;
  if (tale_next_ == tale_size_) play_forced_cards();
  if (tale_next_ < tale_size_) return go(*tale_[tale_next_++]);
  if (!table_.running()) return go(kHomeScreen);
  open_turn();
}

void App::open_turn() {
  const View now = view();
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
  if (!table_.running() || in_lesson_ || view().round != kRounds) return;
  if (view().phase != Phase::Place) return;
  while (view().phase == Phase::Place) {
    const Seat seat = view().turn;
    const Action forced = Action::place(seat, table_.view_of(seat).hand.lowest());
    if (table_.play(forced) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  }
  tell_events(table_.last());
}

void App::take_back() {
  if (!can_take_back()) return tone(Tone::Buzz);
  table_.take_back();
  tale_size_ = tale_next_ = 0;
  open_turn();
}

// Until computer players exist the others play the seat by hand: nothing changes but who does.
void App::leave(Seat) {
  while (depth_ > 0) back();
}

// Computer players join here.
bool App::is_automatic(Seat seat) const {
  return in_lesson_ && seat < kMaxSeats && table_.player(seat).kind != Player::Kind::Human;
}

void App::play_automatic() {
  const View own = table_.view_of(view().turn);
  if (play(guided_action(own)) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
}

void App::abandon() {
  if (in_lesson_) return end_lesson();
  table_.clear();
  go(kHomeScreen);
}

}  // namespace felicity::ui

#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/skinned.h"

namespace felicity::ui {
namespace {

Face face_at(const PastRound& past, int place) { return past.row[place].face(); }

}  // namespace

RoundSummary summary_of(const PublicTable& table) {
  RoundSummary summary;
  const History& history = table.history();
  summary.round = history.round();
  for (const Event& event : table.last()) {
    switch (event.kind) {
      case Event::Kind::Revealed:
        summary.fresh = static_cast<std::uint8_t>(summary.fresh | 1U << event.place);
        break;
      case Event::Kind::Passed: summary.passed = &event; break;
      case Event::Kind::Won: summary.won = &event; break;
      case Event::Kind::Refilled:
      case Event::Kind::NotRefilled:
        summary.ended = true;
        --summary.round;
        break;
      case Event::Kind::GameOver: summary.ended = true; break;
      case Event::Kind::Placed:
      case Event::Kind::Bid:
      case Event::Kind::Bought:
      case Event::Kind::AllPassed: break;
    }
  }
  summary.past = &history.past(summary.round);
  summary.row = summary.ended ? row_of(*summary.past, history.players())
                              : row_of(table.view(), summary.past->mice_laid);
  return summary;
}

int chased_place(const PastRound& past) {
  for (int i = 0; past.chased && i < past.up; ++i) {
    if (past.row[i] == *past.chased) return i;
  }
  return -1;
}

std::uint8_t dog_places(const PastRound& past) {
  const int victim = chased_place(past);
  unsigned places = victim >= 0 ? 1U << victim : 0U;
  for (int i = 0; i < past.up; ++i) {
    if (is_dog(face_at(past, i))) places |= 1U << i;
  }
  return static_cast<std::uint8_t>(places);
}

Line why_chased(const App& app, const PastRound& past) {
  bool large = false;
  int dogs = 0;
  for (int i = 0; i < past.up; ++i) {
    if (is_dog(face_at(past, i))) ++dogs;
    large = large || face_at(past, i) == Face::BigDog;
  }
  if (past.outcome == PastRound::Outcome::NobodyTook) {
    return dogs > 0 ? app.say(Text::DogsIdle) : Line();
  }
  if (dogs == 0) return app.say(Text::NoDog);
  if (dogs > 1) return app.say(Text::ManyDogs, count(app.settings().language, Noun::Dog, dogs));
  if (!past.chased) return app.say(Text::DogFindsNobody);
  const Face victim = past.chased->face();
  if (victim == Face::Rabbit) return app.say(large ? Text::LargeDogRabbit : Text::SmallDogRabbit);
  const bool good = points(victim) > 0;
  const Text why = large ? (good ? Text::LargeDogBest : Text::LargeDogNearest)
                         : (good ? Text::SmallDogLowest : Text::SmallDogWorst);
  const Line cat = animal_name(app, victim).add(" ").add(points(victim));
  return app.say(why, cat);
}

namespace {

// Out of line, so that no stack frame holds a View and a RoundSummary at once.
[[gnu::noinline]] SeatState seat_now(const App& app, Seat seat, bool is_past) {
  const View& view = app.view();
  return {.turn = !is_past && seat == view.turn,
          .passed = view.has_passed(seat),
          .bid = view.bids[seat]};
}

[[gnu::noinline]] bool seat_at_end(const App& app, Seat seat, SeatState& state) {
  const RoundSummary summary = summary_of(app.table());
  if (!summary.ended) return false;
  const bool won = summary.past->winner == seat;
  state.passed = !won;
  state.bid = won ? summary.past->price : 0;
  return true;
}

}  // namespace

SeatState seat_state(const App& app, Seat seat) {
  SeatState state;
  const bool is_past = app.screen().shows_past;
  // While the end of a round is shown, the View is already that of the next round.
  if (is_past && seat_at_end(app, seat, state)) return state;
  return seat_now(app, seat, is_past);
}

}  // namespace felicity::ui

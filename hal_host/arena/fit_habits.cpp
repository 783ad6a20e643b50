#include "hal_host/arena/fit_habits.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/strategies.h"

namespace felicity::host {
namespace {

constexpr int kSmoothing = 2;     // added choices of each face from a full set
constexpr int kTimesBetter = 50;  // improvements of likings; they settle after about twenty
constexpr int kSteps[] = {8, 4, 2, 1};
constexpr CallWeights kFirstGuess = {12, 0, 0, 12, 16, 0, 0, 0, 0, 0, 0, 6};
constexpr double kUsual = 60;  // how far weights usually are from the first guess
constexpr int kMostWeight = 120;
constexpr CallWeights kLeast = {0, -120, -120, -120, 0, -120, -120, -120, -120, -120, -120, 1};
constexpr double kWorthwhile = 0.05;  // a smaller gain of fitness is not worth another look

}  // namespace

void HabitFitter::add(const Record& record, unsigned seats) {
  Replay replay(record);
  if (!replay.good()) return;
  int lower[kMaxSeats] = {};
  Action action;
  Events events;
  while (!replay.at_end()) {
    const State before = replay.state();
    if (!replay.step(action, events)) return;
    const bool is_subject = (seats >> action.seat & 1U) != 0;
    if (before.phase == Phase::Place && is_subject && before.hands[action.seat].size() > 1) {
      cards_.push_back(
          {bots::situation_of(before, action.seat), before.hands[action.seat], action.face});
    }
    if (before.phase != Phase::Auction) continue;  // at the last chance every card is up: no limit
    if (action.kind == Action::Kind::Bid) {
      if (is_subject) lower[action.seat] = action.mice * bots::kMouse;
      continue;
    }
    for (Seat seat = 0; seat < before.players; ++seat) {
      const int price = before.high + 1;
      const bool refused = is_subject && seat == action.seat &&
                           price <= before.money[seat] + before.bids[seat];  // else it had to pass
      if (refused || lower[seat] > 0) {
        calls_[before.round - 1].push_back(
            {before, seat, lower[seat], refused ? price * bots::kMouse : bots::kNoUpper});
      }
      lower[seat] = 0;
    }
  }
}

Habits HabitFitter::fit(bool with_standing) const {
  Habits habits;
  fit_placing(habits.placing);
  for (int round = 1; round <= kRounds; ++round)
    fit_calls(habits.calls[round - 1], round, with_standing);
  return habits;
}

// A face is chosen with the chance of its liking among the likings of the hand. Each round sets
// every liking to the times the face was chosen for each time it would be by the likings so far.
void HabitFitter::fit_placing(bots::Placing& placing) const {
  for (int situation = 0; situation < bots::kSituations; ++situation) {
    double liking[kFaces];
    std::fill_n(liking, kFaces, 1.0);
    for (int again = 0; again < kTimesBetter; ++again) {
      double chosen[kFaces], offered[kFaces], sum = 0;
      for (const double each : liking) sum += each;
      std::fill_n(chosen, kFaces, kSmoothing);
      std::fill_n(offered, kFaces, kSmoothing * kFaces / sum);
      for (const PlacedCard& card : cards_) {
        if (card.situation != situation) continue;
        double hand = 0;
        for (const Face face : card.hand) hand += liking[static_cast<int>(face)];
        for (const Face face : card.hand) offered[static_cast<int>(face)] += 1 / hand;
        ++chosen[static_cast<int>(card.face)];
      }
      for (int i = 0; i < kFaces; ++i) liking[i] = chosen[i] / offered[i];
    }
    const double most = *std::max_element(liking, liking + kFaces);
    for (int i = 0; i < kFaces; ++i) {
      const double part = std::round(255 * liking[i] / most);
      placing.liking[situation][i] = static_cast<std::uint8_t>(std::max(part, 1.0));
    }
  }
}

// Moves weights, alone and two at a time, as long as that makes the calls likelier: what a card
// face down is hoped to be worth, the slope and the base can make up for each other.
void HabitFitter::fit_calls(CallWeights& weights, int round, bool with_standing) const {
  std::copy_n(kFirstGuess, int{kCallWeights}, weights);
  const auto fitness = [&] {
    double sum = 0;
    for (int i = 0; i < kCallWeights; ++i) {
      const double off = (weights[i] - kFirstGuess[i]) / kUsual;
      sum -= off * off / 2;
    }
    for (const Calls& seen : calls_[round - 1]) {
      const int limit = limit_of(weights, seen.table, seen.seat);
      sum += std::log(chance_of_calls(limit, weights[kSpread], seen.lower, seen.upper));
    }
    return sum;
  };
  double best = fitness();
  const auto is_free = [&](int weight) {
    return with_standing || (weight != kLead && weight != kWealth);
  };
  const auto improves = [&](int one, int by, int two, int by_two) {
    if (!is_free(one) || !is_free(two)) return false;
    const std::int8_t one_before = weights[one], two_before = weights[two];
    const auto moved = [](int weight, int way, int least) {
      return static_cast<std::int8_t>(std::clamp(weight + way, least, kMostWeight));
    };
    weights[one] = moved(weights[one], by, kLeast[one]);
    weights[two] = moved(weights[two], by_two, kLeast[two]);
    const double now = fitness();
    if (now > best + kWorthwhile) {
      best = now;
      return true;
    }
    weights[two] = two_before;
    weights[one] = one_before;
    return false;
  };
  for (const int step : kSteps) {
    for (bool better = true; better;) {
      better = false;
      for (int one = 0; one < kCallWeights; ++one) {
        for (const int way : {step, -step}) {
          while (improves(one, way, one, 0)) better = true;
        }
      }
      if (better) continue;
      for (int one = 0; one < kCallWeights; ++one) {
        for (int two = 0; two < one; ++two) {
          for (const int way : {step, -step}) {
            while (improves(one, step, two, way)) better = true;
            while (improves(one, -step, two, way)) better = true;
          }
        }
      }
    }
  }
}

std::size_t HabitFitter::calls() const {
  std::size_t count = 0;
  for (const auto& of_round : calls_) count += of_round.size();
  return count;
}

}  // namespace felicity::host

#include "hal_host/arena/explanation.h"

#include <algorithm>

namespace felicity::host {
namespace {

constexpr int kTries = 2000;  // of each action, in the same imagined games
// As little as this is within chance and what hard itself gives away to be hard to read.
constexpr int kNoise = 10;       // thousandths of the win
constexpr int kPointNoise = 10;  // tenths of a point
constexpr std::size_t kNamed = 3;

// Chance of its own for each decision, from what the seat knows alone.
std::uint64_t seed_of(const View& view, const History& history) {
  const auto calls = static_cast<unsigned>(history.call_count(view.round));
  return ((view.viewer * 16U + view.round) * 16U + view.row_size) * 256U + calls;
}

bool leaves_a_choice(const Choices& open) {
  switch (open.phase) {
    case Phase::Place: return open.cards.size() > 1;
    case Phase::Auction: return open.bid_low > 0;
    case Phase::LastChance: return open.buy;
    case Phase::Over: break;
  }
  return false;
}

int thousandths(int share) { return (share * 1000 + bots::kSureWin / 2) / bots::kSureWin; }

void add(std::vector<Action>& list, const Action& action) {
  if (std::find(list.begin(), list.end(), action) == list.end()) list.push_back(action);
}

std::vector<Action> options_of(const Choices& open) {
  std::vector<Action> list;
  for (const Face face : open.cards) list.push_back(Action::place(open.seat, face));
  if (open.pass) list.push_back(Action::pass(open.seat));
  if (open.bid_low > 0) list.push_back(Action::bid(open.seat, open.bid_low));
  if (open.buy) list.push_back(Action::buy(open.seat));
  return list;
}

}  // namespace

int Decision::cost() const { return std::max(advised.worth - played.worth, 0); }
int Decision::points_lost() const { return std::max(advised.points - played.points, 0); }

Explanation::Explanation(const Record& record, unsigned seats)
    : replay_(record), history_(replay_.state()), seats_(seats) {}

std::optional<Decision> Explanation::next() {
  while (!replay_.at_end()) {
    const Seat seat = replay_.state().turn;
    const View view = view_for(replay_.state(), seat);
    Action played;
    Events events;
    if (!replay_.step(played, events)) return std::nullopt;
    std::optional<Decision> made;
    if ((seats_ >> seat & 1U) != 0 && leaves_a_choice(view.choices)) made = judge(view, played);
    history_.note(events);
    if (made) return made;
  }
  return std::nullopt;
}

Decision Explanation::judge(const View& view, const Action& played) {
  bots::Question question;
  question.view = &view;
  question.history = &history_;
  question.style.level = Player::Kind::HardBot;
  question.seed = seed_of(view, history_);
  const Action advised = bots::decide(bot_, question);

  std::vector<Action> options = options_of(view.choices);
  add(options, advised);
  add(options, played);
  const int count = static_cast<int>(options.size());
  search_.begin(view, history_, nullptr, true, bots::personality_of(question.style.character),
                bots::Dice(question.seed), count * kTries);
  search_.weigh(options.data(), count);
  while (!search_.step()) {
  }
  Decision made;
  made.round = view.round;
  for (const Action& action : options) {
    const bots::Search::Worth worth = search_.worth_of(action);
    made.options.push_back({action, thousandths(worth.share), worth.points});
    if (action == played) made.played = made.options.back();
    if (action == advised) made.advised = made.options.back();
  }
  return made;
}

unsigned seats_of_people(const Record& record) {
  unsigned seats = 0;
  for (Seat seat = 0; seat < record.deal.setup.players; ++seat) {
    if (record.players[seat].kind == Player::Kind::Human) seats |= 1U << seat;
  }
  return seats;
}

std::vector<std::size_t> costliest(const std::vector<Decision>& decisions) {
  const auto cost = [&](std::size_t place) {
    const Decision& one = decisions[place];
    const int share = one.cost() > kNoise ? one.cost() : 0;
    return std::pair(share, one.points_lost() > kPointNoise ? one.points_lost() : 0);
  };
  std::vector<std::size_t> places;
  while (places.size() < kNamed) {
    std::pair most(0, 0);
    std::size_t worst = 0;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
      const bool named = std::find(places.begin(), places.end(), i) != places.end();
      if (named || cost(i) <= most) continue;
      most = cost(i);
      worst = i;
    }
    if (most == std::pair(0, 0)) break;
    places.push_back(worst);
  }
  return places;
}

}  // namespace felicity::host

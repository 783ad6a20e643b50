#include "engine/bots/search.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "engine/bots/half_powers.h"
#include "engine/bots/simple_bots.h"

namespace felicity::bots {
namespace {

constexpr int kTriesInASlice = 8;
// Rounds after this one that are played before the table is judged: by policies, which players that
// search do not act by.
constexpr std::uint8_t kHorizon = 2, kHorizonAmongSearchers = 1;
// At the largest table, how much likelier players that search are than others before they are
// known, in eighths of a bit.
constexpr Surprise kTrust = 48;
constexpr int kSteepness = 2;  // 1/64 of a doubling for each 1/4096 of a win

void trust(OpponentModel& model) {
  for (int way = 0; way < kBidStrategies; ++way) {
    if (kBidStrategy[way].basis != BidStrategy::Basis::Searching) continue;
    model.bid[way] = static_cast<Surprise>(model.bid[way] - kTrust);
  }
}

// Leaves the won cards out, which no simulation reads. Word by word, because on the chip memcpy
// would go byte by byte.
void copy_for_simulation(State& to, const State& from) {
  constexpr std::size_t kBytes = offsetof(State, won);
  auto* into = static_cast<unsigned char*>(__builtin_assume_aligned(&to, 4));
  const auto* out = static_cast<const unsigned char*>(__builtin_assume_aligned(&from, 4));
  std::size_t i = 0;
  for (; i + 4 <= kBytes; i += 4) std::memcpy(into + i, out + i, 4);
  for (; i < kBytes; ++i) into[i] = out[i];
}

}  // namespace

void Search::begin(const View& view, const History& history, const OpponentModel* habits,
                   bool use_beliefs, const Personality& personality, Dice dice, int simulations) {
  use_beliefs_ = use_beliefs;
  view_ = &view;
  history_ = &history;
  dice_ = dice;
  personality_ = &personality;
  option_count_ = next_option_ = 0;
  company_.searching = 0;
  next_read_ = static_cast<std::uint8_t>(history.first_round());
  for (Seat seat = 0; seat < view.players; ++seat) {
    habits_[seat] = habits == nullptr ? prior() : habits[seat];
    if (crowded()) trust(habits_[seat]);
  }
  table_ = table_of(view, history);
  list_options();
  answer_ = option_count_ > 0 ? options_[0].action : Action::pass(view.choices.seat);
  left_ = static_cast<std::uint16_t>(std::clamp(simulations, 1, 50'000));
  left_ = std::max<std::uint16_t>(left_, option_count_);
  drop_at_ = static_cast<std::uint16_t>(left_ * 2 / 3);
  tree_.clear();
}

void Search::weigh(const Action* actions, int count) {
  option_count_ = 0;
  for (int i = 0; i < count; ++i) add_option(actions[i]);
  drop_at_ = 0;
}

// Options that were dropped stand behind those that were not.
Search::Worth Search::worth_of(const Action& action) const {
  for (const Option& option : options_) {
    if (option.action != action || option.tries == 0) continue;
    return {option.mean(), option.points * 10 / option.tries};
  }
  return {};
}

void Search::add_option(const Action& action) {
  Option& option = options_[option_count_++];
  option = Option();
  option.action = action;
  if (action.kind == Action::Kind::Bid) option.bonus = personality_->bid_bonus;
}

// The highest bid any opponent can match. If all would go all-in, the first to bid this wins.
int Search::highest_matchable_bid() const {
  int most = 0;
  for (Seat seat = 0; seat < table_.players; ++seat) {
    if (seat == table_.turn || view_->has_passed(seat)) continue;
    most = std::max(most, table_.money[seat] + table_.bids[seat]);
  }
  return most;
}

void Search::list_options() {
  const Choices& open = view_->choices;
  switch (open.phase) {
    case Phase::Place:
      for (const Face face : open.cards) add_option(Action::place(open.seat, face));
      break;
    case Phase::Auction:
      add_option(Action::pass(open.seat));
      if (open.bid_low == 0) break;
      add_option(Action::bid(open.seat, open.bid_low));
      if (const int mice = highest_matchable_bid(); mice > open.bid_low && mice <= open.bid_high) {
        add_option(Action::bid(open.seat, mice));
      }
      break;
    case Phase::LastChance:
      add_option(Action::pass(open.seat));
      if (open.buy) add_option(Action::buy(open.seat));
      break;
    case Phase::Over: break;
  }
}

// Whether most opponents are rather players that search than any others.
bool Search::are_searchers() const {
  int searchers = 0;
  for (Seat seat = 0; seat < view_->players; ++seat) {
    if (seat == view_->viewer) continue;
    const std::uint8_t* weights = beliefs_[seat].bid;
    int searching = 0, all = 0;
    for (int way = 0; way < kBidStrategies; ++way) {
      all += weights[way];
      if (kBidStrategy[way].basis == BidStrategy::Basis::Searching) searching += weights[way];
    }
    if (searching * 2 > all) ++searchers;
  }
  return searchers * 2 > view_->players - 1;
}

// One slice: a past round of all opponents, or one belief.
void Search::read_next() {
  const int round = view_->round;
  if (next_read_ < round) {
    for (Seat seat = 0; seat < view_->players; ++seat) {
      if (seat == view_->viewer) continue;
      read_round(habits_[seat], *view_, *history_, next_read_, seat);
    }
  } else {
    const Seat seat = static_cast<Seat>(next_read_ - round);
    if (seat != view_->viewer) {
      form_belief(beliefs_[seat], habits_[seat], *view_, *history_, seat);
      if (!use_beliefs_) make_uniform(beliefs_[seat]);
    }
  }
  ++next_read_;
  if (next_read_ == round + view_->players) {
    among_searchers_ = use_beliefs_ && are_searchers();
    horizon_ = among_searchers_ && !crowded() ? kHorizonAmongSearchers : kHorizon;
  }
}

void Search::imagine() {
  copy_for_simulation(world_, table_);
  const Seat me = view_->viewer;
  for (Seat seat = 0; seat < view_->players; ++seat) {
    if (seat == me) continue;
    imagine_opponent(world_, company_, beliefs_[seat], *view_, seat, dice_);
  }
  if (view_->players == 3) imagine_dummy(world_, *view_, dice_);
  company_.bidding[me] = &tuned_bidding(view_->players);
  if (crowded() && among_searchers_) {
    company_.searching = static_cast<std::uint8_t>(company_.searching | 1U << me);
  }
  company_.placing[me] = &tuned_placing(view_->players);
  company_.limit_bonus[me] = personality_->limit_bonus;
  world_seed_ = dice_.word();
}

// Players that search bid otherwise in every round.
void Search::play_on(AuctionTree* tree, Dice& dice) {
  if (crowded() && trial_.phase != Phase::Over) {
    const Bidding* theirs =
        &bidding_of(BidStrategy::Basis::Searching, trial_.players, trial_.round);
    for (Seat seat = 0; seat < trial_.players; ++seat) {
      if ((company_.searching >> seat & 1U) != 0) company_.bidding[seat] = theirs;
    }
  }
  play_round(trial_, company_, dice, tree);
}

// The same world and the same chances for every option: what differs is the option alone.
void Search::try_option(Option& option) {
  State& s = trial_;
  copy_for_simulation(s, world_);
  Dice dice(world_seed_);
  play(s, option.action, events_);
  // In the first round of a large table all have the same purse and overbid each other until the
  // first one passes, too far ahead for opponents to learn it.
  const bool alone = crowded() && view_->round == 1;
  tree_.begin(alone ? 1U << view_->viewer : ~0U);
  // Before the cards lie there, auctions differ too much to learn from each other. Two opponents
  // act rather as the bot believes than as they would learn to.
  const bool learns = view_->phase == Phase::Auction && view_->players > kMinSeats;
  AuctionTree* tree = learns ? &tree_ : nullptr;
  if (s.round == view_->round && s.phase != Phase::Over) play_on(tree, dice);
  for (int i = 0; i < horizon_; ++i) play_on(nullptr, dice);
  std::int16_t shares[kMaxSeats];
  win_shares(s, shares);
  tree_.end(shares);
  option.sum += shares[view_->viewer];
  option.points += s.cat_points[view_->viewer] + s.money[view_->viewer];
  ++option.tries;
}

// Keeps the better half.
void Search::drop_the_worse() {
  const int keep = (option_count_ + 1) / 2;
  for (int i = 0; i < keep; ++i) {
    int best = i;
    for (int other = i + 1; other < option_count_; ++other) {
      if (options_[other].mean() > options_[best].mean()) best = other;
    }
    std::swap(options_[i], options_[best]);
  }
  option_count_ = static_cast<std::uint8_t>(keep);
}

// The best option; of cards that are about as good, one by chance, because a bot that always places
// the same card in the same situation can be read.
void Search::decide() {
  int best = 0;
  for (int i = 1; i < option_count_; ++i) {
    if (options_[i].mean() > options_[best].mean()) best = i;
  }
  const Option& chosen = options_[best];
  switch (chosen.action.kind) {
    case Action::Kind::Place: answer_ = options_[one_of_the_best(best)].action; break;
    case Action::Kind::Bid: {
      const Seat me = view_->viewer;
      const int most = limit(table_, me, tuned_bidding(view_->players)) + personality_->limit_bonus;
      answer_ = chosen.action.mice > view_->choices.bid_low
                    ? chosen.action
                    : jump_bid(view_->choices, most, personality_->jump, dice_);
      break;
    }
    case Action::Kind::Pass:
    case Action::Kind::Buy: answer_ = chosen.action; break;
  }
}

int Search::one_of_the_best(int best) {
  std::uint8_t weights[kMostOptions] = {};
  const int steepness = personality_->bluff > 0 ? kSteepness / 2 : kSteepness;
  for (int i = 0; i < option_count_; ++i) {
    const int behind = options_[best].mean() - options_[i].mean();
    weights[i] = static_cast<std::uint8_t>(power_of_half(behind * steepness >> 1) >> 8);
  }
  return pick(weights, option_count_, dice_);
}

bool Search::step() {
  if (option_count_ <= 1) return true;
  if (next_read_ < view_->round + view_->players) {
    read_next();
    return false;
  }
  for (int i = 0; i < kTriesInASlice; ++i) {
    if (next_option_ == 0) {
      if (left_ <= drop_at_ && option_count_ > 2) {
        drop_the_worse();
        drop_at_ = static_cast<std::uint16_t>(drop_at_ / 2);
      }
      if (left_ < option_count_) {
        decide();
        return true;
      }
      imagine();
    }
    try_option(options_[next_option_]);
    --left_;
    if (++next_option_ == option_count_) next_option_ = 0;
  }
  return false;
}

}  // namespace felicity::bots

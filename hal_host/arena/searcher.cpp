#include "hal_host/arena/searcher.h"

#include <array>
#include <unordered_map>
#include <vector>

#include "engine/bots/playout.h"
#include "engine/bots/sample_world.h"
#include "engine/bots/strategies.h"
#include "hal_host/arena/trials.h"
#include "hal_host/arena/version_0_2.h"

namespace felicity::host {
namespace {

constexpr int kRoundsAhead = 2;

using Shares = std::array<double, kMaxSeats>;  // of the win, by seat

struct Step {
  Node* node;
  Seat seat;
  bool bids;
};

class Searcher {
 public:
  Searcher(const View& view, const History& history, std::uint64_t seed)
      : view_(view), table_(bots::table_of(view, history)), dice_(seed) {}

  Action decide(int simulations) {
    const Choices& open = view_.choices;
    if (open.phase == Phase::Place) return best_card(simulations);
    if (open.phase == Phase::LastChance) {
      return bots::wants_to_buy(table_) ? Action::buy(open.seat) : Action::pass(open.seat);
    }
    if (open.bid_low == 0) return Action::pass(open.seat);
    for (int i = 0; i < simulations; ++i) search_the_auction();
    const Node& root = nodes_[known_to(table_, table_.turn)];
    return root.bid.tries > root.pass.tries ? Action::bid(open.seat, open.bid_low)
                                            : Action::pass(open.seat);
  }

 private:
  Face any_of(CardSet cards) {
    return cards.at(static_cast<int>(dice_.below(static_cast<unsigned>(cards.size()))));
  }

  void hide(State& s, Seat set, CardSet& unseen) {
    for (int i = 0; i < view_.row_size; ++i) {
      if (view_.row[i].owner != set || view_.row[i].up) continue;
      const Face face = any_of(unseen);
      s.row[i] = Card(set, face);
      unseen.remove(face);
    }
  }

  State imagine() {
    State s = table_;
    for (Seat seat = 0; seat < s.players; ++seat) {
      company_.bidding[seat] = &bidding_0_2(s.players);
      company_.placing[seat] = &placing_0_2(s.players);
      company_.limit_bonus[seat] =
          static_cast<std::int16_t>(bots::limit_noise(bots::kBidStrategy[0], dice_));
      if (seat == view_.viewer) continue;
      CardSet unseen = CardSet::full().without(view_.shown[seat]);
      hide(s, seat, unseen);
      while (unseen.size() > view_.hand_size[seat]) unseen.remove(any_of(unseen));
      s.hands[seat] = unseen;
    }
    if (s.players == 3) {
      CardSet unseen = CardSet::full().without(view_.shown[kDummySet]);
      hide(s, kDummySet, unseen);
      for (int round = view_.round; round < kRounds; ++round) {
        s.dummy_deck[round] = any_of(unseen);
        unseen.remove(s.dummy_deck[round]);
      }
    }
    return s;
  }

  // Plays the round to its end and two more; what each seat can then expect.
  Shares finish(State& s) {
    if (s.round == view_.round) bots::play_round(s, company_, dice_);
    for (int i = 0; i < kRoundsAhead; ++i) bots::play_round(s, company_, dice_);
    Shares shares = {};
    for (Seat seat = 0; seat < s.players; ++seat) {
      const int share = s.phase == Phase::Over
                            ? bots::win_share(s, seat)
                            : bots::win_share(s, seat, evaluation_0_2(s.players, s.round));
      shares[seat] = static_cast<double>(share) / bots::kSureWin;
    }
    return shares;
  }

  bool policy_bids(const State& s) const {
    const int most =
        bots::limit(s, s.turn, *company_.bidding[s.turn]) + company_.limit_bonus[s.turn];
    return (s.high + 1) * bots::kMouse <= most;
  }

  bool chooses_to_bid(const Node& node, const State& s) const {
    if (s.high + 1 > s.money[s.turn] + s.bids[s.turn]) return false;
    const bool usual = policy_bids(s);
    return node.tries() == 0 ? usual : node.bids(usual);
  }

  void search_the_auction() {
    State s = imagine();
    std::vector<Step> path;
    Events events;
    for (bool is_new = false; !is_new && s.phase == Phase::Auction && s.round == view_.round;) {
      Node& node = nodes_[known_to(s, s.turn)];
      is_new = node.tries() == 0;
      const bool bids = chooses_to_bid(node, s);
      path.push_back({&node, s.turn, bids});
      bots::play(s, bids ? Action::bid(s.turn, s.high + 1) : Action::pass(s.turn), events);
    }
    const Shares shares = finish(s);
    for (const Step& step : path) {
      (step.bids ? step.node->bid : step.node->pass).add(shares[step.seat]);
    }
  }

  Action best_card(int simulations) {
    const Seat me = view_.viewer;
    CardTrials cards(view_.hand);
    Events events;
    for (int i = 0; i < simulations; ++i) {
      const Face face = cards.next(dice_);
      State s = imagine();
      bots::play(s, Action::place(me, face), events);
      cards.add(face, finish(s)[me]);
    }
    return Action::place(me, cards.most_tried());
  }

  const View& view_;
  State table_;
  bots::Dice dice_;
  bots::Company company_;
  std::unordered_map<std::uint64_t, Node> nodes_;
};

}  // namespace

Action searcher_action(const View& view, const History& history, std::uint64_t seed,
                       int simulations) {
  return Searcher(view, history, seed).decide(simulations);
}

}  // namespace felicity::host

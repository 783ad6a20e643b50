// The decision of a hard bot: samples games that fit what it knows, plays each option out in them
// and drops the options that win less.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/bots/personality.h"
#include "engine/bots/sample_world.h"

namespace felicity::bots {

class Search {
 public:
  void begin(const View& view, const History& history, const OpponentModel* habits,
             bool use_beliefs, const Personality& personality, Dice dice, int simulations);
  // To judge rather than to choose: these legal actions alone, from two to kMostOptions of them,
  // are tried equally often. After begin() with their number times the tries of each.
  void weigh(const Action* actions, int count);
  bool step();  // one slice; true: done
  Action answer() const { return answer_; }
  // What one of the options brought in the simulations on average.
  struct Worth {
    int share = 0;   // of the win, of kSureWin
    int points = 0;  // cats and mice of the seat where they ended, in tenths
  };
  Worth worth_of(const Action& action) const;

  static constexpr int kMostOptions = kRounds;

 private:
  struct Option {
    Action action;
    std::int16_t bonus = 0;  // what the character adds
    std::uint16_t tries = 0;
    std::int32_t sum = 0;
    std::int32_t points = 0;  // cats and mice, summed
    int mean() const { return tries == 0 ? 0 : sum / tries + bonus; }
  };

  void add_option(const Action& action);
  int highest_matchable_bid() const;
  void list_options();
  void read_next();
  bool are_searchers() const;
  void imagine();
  bool crowded() const { return view_->players == kMaxSeats; }
  void play_on(AuctionTree* tree, Dice& dice);
  void try_option(Option& option);
  void drop_the_worse();
  void decide();
  int one_of_the_best(int best);

  const View* view_ = nullptr;
  const History* history_ = nullptr;
  Dice dice_{0};
  Action answer_;
  Option options_[kMostOptions];
  std::uint8_t option_count_ = 0;  // still in the running
  std::uint8_t next_option_ = 0;
  std::uint8_t next_read_ = 0;
  std::uint8_t horizon_ = 0;
  const Personality* personality_ = nullptr;
  bool use_beliefs_ = true;
  bool among_searchers_ = false;
  std::uint16_t left_ = 0, drop_at_ = 0;    // tries
  alignas(4) State table_, world_, trial_;  // the latter two without what no simulation reads
  Company company_;
  Events events_;
  std::uint32_t world_seed_ = 0;
  OpponentModel habits_[kMaxSeats];
  Belief beliefs_[kMaxSeats];
  AuctionTree tree_;
};

}  // namespace felicity::bots

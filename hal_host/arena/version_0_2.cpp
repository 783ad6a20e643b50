// The weights of version 0.2, as they were; never to be tuned again. The mechanisms (limit(),
// draw(), win_share()) are those of engine/bots: tests/hal_host/arena/yardsticks.cpp fails when one
// of them changes an answer, and then its old form belongs here.
#include "hal_host/arena/version_0_2.h"

#include "engine/bots/playout.h"
#include "engine/bots/sample_world.h"
#include "engine/bots/strategies.h"

namespace felicity::host {
namespace {

using bots::Bidding;
using bots::EvalWeights;
using bots::Placing;

// For 3, 4 and 5 players.
constexpr Bidding kBidding[] = {
    {{12, 13, 13, 17},
     {-1, -3, 1, 3},
     {-5, 2, 1, 9},
     {16, 18, 12, 7},
     {16, 16, 16, 16},
     {13, -6, -13, 6}},
    {{12, 11, 14, 15},
     {-1, 1, -2, -2},
     {9, 6, 10, 10},
     {17, 12, 15, 14},
     {16, 16, 16, 16},
     {17, 1, -3, 4}},
    {{12, 14, 16, 16},
     {1, -4, 8, -3},
     {6, 12, 2, -2},
     {18, 13, 17, 13},
     {16, 16, 16, 16},
     {13, 5, -7, -12}},
};

constexpr Placing kPlacing[] = {
    {{
        {48, 48, 26, 20, 17, 14, 11, 8, 96, 52},
        {81, 81, 40, 24, 26, 26, 29, 31, 22, 62},
        {10, 10, 105, 20, 19, 16, 12, 9, 40, 31},
        {34, 34, 52, 29, 34, 44, 57, 81, 44, 20},
        {24, 24, 40, 22, 19, 17, 14, 11, 26, 16},
        {88, 88, 37, 24, 24, 24, 24, 24, 12, 24},
        {40, 40, 37, 24, 24, 24, 24, 26, 68, 48},
        {31, 31, 57, 22, 20, 19, 17, 14, 44, 31},
        {29, 29, 31, 24, 22, 22, 20, 19, 26, 20},
        {20, 20, 20, 20, 19, 16, 13, 10, 40, 44},
        {8, 8, 37, 20, 19, 16, 13, 10, 9, 26},
        {34, 34, 22, 26, 29, 31, 37, 44, 81, 62},
        {57, 57, 52, 22, 20, 17, 16, 12, 29, 62},
        {52, 52, 34, 26, 26, 29, 31, 37, 10, 48},
        {31, 31, 31, 20, 19, 16, 13, 10, 26, 48},
        {24, 24, 31, 22, 19, 17, 14, 11, 81, 62},
    }},
    {{
        {14, 14, 136, 26, 29, 34, 37, 48, 8, 105},
        {20, 20, 17, 29, 34, 44, 57, 81, 10, 136},
        {12, 12, 81, 24, 24, 24, 24, 26, 17, 68},
        {11, 11, 31, 26, 31, 34, 40, 52, 16, 48},
        {37, 37, 34, 24, 26, 26, 29, 31, 11, 34},
        {52, 52, 81, 24, 22, 22, 20, 19, 20, 48},
        {48, 48, 48, 29, 31, 37, 48, 62, 14, 29},
        {20, 20, 24, 24, 24, 22, 22, 20, 8, 96},
        {44, 44, 31, 29, 34, 40, 48, 68, 14, 74},
        {52, 52, 74, 24, 24, 24, 24, 26, 13, 74},
        {16, 16, 37, 24, 26, 29, 29, 34, 14, 136},
        {16, 16, 44, 24, 24, 24, 24, 26, 48, 29},
        {37, 37, 44, 24, 26, 29, 29, 34, 57, 114},
        {48, 48, 96, 26, 31, 34, 40, 52, 19, 37},
        {22, 22, 22, 24, 26, 26, 29, 31, 16, 44},
        {19, 19, 19, 29, 34, 40, 48, 68, 16, 74},
    }},
    {{
        {4, 4, 16, 24, 24, 24, 24, 24, 16, 62},
        {4, 4, 24, 24, 24, 24, 24, 26, 4, 68},
        {7, 7, 26, 24, 24, 24, 24, 26, 8, 31},
        {20, 20, 13, 26, 29, 34, 37, 48, 24, 105},
        {4, 4, 20, 26, 26, 29, 31, 37, 12, 52},
        {7, 7, 31, 26, 31, 34, 40, 52, 13, 52},
        {4, 4, 26, 24, 26, 29, 29, 34, 26, 105},
        {7, 7, 26, 24, 22, 20, 20, 17, 7, 48},
        {7, 7, 26, 26, 31, 34, 40, 52, 7, 24},
        {10, 10, 26, 29, 31, 37, 44, 57, 8, 37},
        {4, 4, 40, 24, 24, 24, 24, 24, 10, 105},
        {13, 13, 24, 24, 26, 29, 29, 34, 20, 62},
        {8, 8, 31, 24, 22, 20, 20, 17, 11, 24},
        {17, 17, 26, 24, 22, 20, 20, 17, 10, 81},
        {6, 6, 24, 24, 24, 24, 24, 24, 4, 26},
        {6, 6, 24, 24, 26, 29, 29, 34, 24, 31},
    }},
};

constexpr EvalWeights kProspects[][kRounds - 1] = {
    {
        {33, 58, -3, -92, 6, 8},
        {37, 67, -5, -71, 6, 6},
        {39, 75, -7, -50, 6, 6},
        {41, 78, -7, -33, 6, 5},
        {45, 82, -7, -52, 6, 4},
        {49, 83, -6, -47, 6, 6},
        {58, 90, -5, -67, 8, 9},
        {72, 92, -1, -77, 5, 15},
    },
    {
        {51, 93, -9, -72, 5, 7},
        {45, 73, -3, -16, 4, 7},
        {47, 74, -5, -50, 3, 6},
        {51, 79, -6, -46, 4, 5},
        {55, 82, -6, -40, 3, 4},
        {61, 82, -4, -46, 3, 3},
        {73, 91, -3, -51, 4, 3},
        {103, 114, -2, -92, 6, 5},
    },
    {
        {61, 136, -19, -53, 3, 7},
        {55, 108, -10, -10, 3, 8},
        {54, 89, -4, -20, 3, 8},
        {56, 86, -3, 15, 3, 7},
        {59, 79, -2, -7, 2, 6},
        {65, 69, 1, -27, 2, 5},
        {76, 76, 1, -51, 0, 5},
        {116, 114, 0, -324, 1, 7},
    },
};

}  // namespace

const Bidding& bidding_0_2(int players) { return kBidding[players - kMinSeats]; }
const Placing& placing_0_2(int players) { return kPlacing[players - kMinSeats]; }
const EvalWeights& evaluation_0_2(int players, int round) {
  return kProspects[players - kMinSeats][round - 2];
}

Action normal_1_action(const View& view, const History& history, std::uint64_t seed) {
  const Choices& open = view.choices;
  const State table = bots::table_of(view, history);
  bots::Dice dice(seed);
  switch (open.phase) {
    case Phase::Place: {
      const auto& liking = placing_0_2(view.players).liking[bots::situation_of(table, open.seat)];
      dice.below(256);  // whether a character bluffs; this one has none
      return Action::place(open.seat, bots::draw(open.cards, liking, dice));
    }
    case Phase::Auction: {
      const int most = bots::limit(table, open.seat, bidding_0_2(view.players)) +
                       bots::limit_noise(bots::kBidStrategy[0], dice);
      const bool bids = open.bid_low > 0 && open.bid_low * bots::kMouse <= most;
      return bids ? Action::bid(open.seat, open.bid_low) : Action::pass(open.seat);
    }
    case Phase::LastChance:
    case Phase::Over: break;
  }
  return bots::wants_to_buy(table) ? Action::buy(open.seat) : Action::pass(open.seat);
}

}  // namespace felicity::host

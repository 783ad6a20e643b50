// The game as the other folders see it. Rule numbers are those of docs/rules.md.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/rules/card.h"
#include "engine/rules/house.h"

namespace felicity {

class Random;
struct State;

// ---- The table: who plays by which rules -------------------------------------------------------

struct Setup {
  std::uint8_t players = 4;
  Edition edition = Edition::English2007;
  HouseRules house;
  Seat start = kNobody;  // R11; kNobody: drawn by deal()
  bool operator==(const Setup&) const = default;
};

// Everything chance decides in a game. Discards are per set in use; the dummy's nine cards (top
// first) and its discard at place kDummySet count with three players only.
struct Deal {
  Setup setup;
  Face discards[kMaxSeats] = {};
  Face dummy_deck[kRounds] = {};
  bool operator==(const Deal&) const = default;
};

// Numbers of R5-R9. `players` is 3..5.
inline constexpr Mice kStartMice = 15;  // R6: of each player
// R7 (before the first fill) and R8, for 3, 4 and 5 players.
inline constexpr std::uint8_t kBank[] = {21, 27, 33};
inline constexpr std::uint8_t kMouseCards[][kMaxSeats - 1] = {{3, 6}, {2, 4, 6}, {2, 3, 4, 6}};

// R8: value of a mouse card, 0..n-2 from the left.
constexpr int mouse_card(int players, int index) { return kMouseCards[players - kMinSeats][index]; }
// R37: what one fill costs.
constexpr int mouse_sum(int players) {
  int sum = 0;
  for (int index = 0; index < players - 1; ++index) sum += mouse_card(players, index);
  return sum;
}
// R7.
constexpr int total_mice(int players) { return players * kStartMice + kBank[players - kMinSeats]; }
// Cards in a full row: n, or four with three players.
constexpr int row_places(int players) { return players == 3 ? 4 : players; }
constexpr int sets_in_use(int players) { return players == 3 ? 4 : players; }

// ---- What players do ---------------------------------------------------------------------------

enum class Phase : std::uint8_t { Place, Auction, LastChance, Over };

struct Action {
  enum class Kind : std::uint8_t { Place, Bid, Pass, Buy };
  Kind kind = Kind::Pass;
  Seat seat = 0;
  Face face = Face::Rabbit;  // Place
  int mice = 0;              // Bid: the new total (R20)

  static constexpr Action place(Seat seat, Face face) { return {Kind::Place, seat, face, 0}; }
  static constexpr Action bid(Seat seat, int mice) { return {Kind::Bid, seat, Face::Rabbit, mice}; }
  static constexpr Action pass(Seat seat) { return {Kind::Pass, seat, Face::Rabbit, 0}; }
  static constexpr Action buy(Seat seat) { return {Kind::Buy, seat, Face::Rabbit, 0}; }
  bool operator==(const Action&) const = default;
};

// R53. Where several reasons apply, the first of this order is given.
enum class Verdict : std::uint8_t {
  Ok,
  BadSetup,
  BadAction,
  GameOver,
  NotYourTurn,
  WrongPhase,
  CardNotInHand,
  BidTooLow,
  BidTooHigh,
  CannotAfford,
};

// Enough to draw a menu, enough for a bot.
struct Choices {
  Phase phase = Phase::Over;
  Seat seat = kNobody;  // who is to act
  CardSet cards;        // Place: what can be placed
  bool pass = false;
  Mice bid_low = 0, bid_high = 0;  // both 0: no bid is possible
  bool buy = false;                // LastChance, for one mouse
  bool operator==(const Choices&) const = default;
};

// ---- Public events -----------------------------------------------------------------------------

struct Event {
  enum class Kind : std::uint8_t {
    Placed,       // seat, place
    Revealed,     // place, card
    Bid,          // seat, mice
    Passed,       // seat, mice (own bid taken back), gain (from the mouse card)
    Bought,       // seat, mice
    Won,          // seat, mice (paid), value, dogs, chased, cards
    AllPassed,    // seat (the last one)
    Refilled,     // mice
    NotRefilled,  // all_pass: why; else the bank was too small
    GameOver,
  };
  Kind kind = Kind::GameOver;
  Seat seat = kNobody;
  std::uint8_t place = 0;
  Mice mice = 0;
  Mice gain = 0;
  std::uint8_t dogs = 0;
  std::uint8_t card_count = 0;
  bool all_pass = false;
  std::int16_t value = 0;
  Card card;
  std::optional<Card> chased;
  Card cards[kMaxSeats] = {};  // Won: what the winner takes, in row order
  bool operator==(const Event&) const = default;
};

// The longest chain: with three players the second pass turns two cards up, wins and refills.
class Events {
 public:
  static constexpr int kMost = 5;
  void clear() { count_ = 0; }
  Event& add(Event::Kind kind) {
    Event& event = list_[count_++];
    static constexpr Event kNothing;  // copied at once, not field by field
    event = kNothing;
    event.kind = kind;
    return event;
  }
  int size() const { return count_; }
  const Event& operator[](int index) const { return list_[index]; }
  const Event* begin() const { return list_; }
  const Event* end() const { return list_ + count_; }

 private:
  Event list_[kMost];
  std::uint8_t count_ = 0;
};

// ---- What one seat may know --------------------------------------------------------------------

struct Scores {
  std::int16_t total[kMaxSeats] = {};
  std::int16_t cats[kMaxSeats] = {};
  Mice mice[kMaxSeats] = {};
  std::uint8_t winners = 0;  // a bit per seat
  bool operator==(const Scores&) const = default;
};

struct RowCard {
  Seat owner = kNobody;
  std::optional<Face> face;  // nothing: face down and not the viewer's
  bool up = false;
  bool operator==(const RowCard&) const = default;
};

// R49-R52. There is no room in here for another seat's hand, a face-down card, a discard or the
// dummy's order: a screen cannot print what it was never handed.
struct View {
  Seat viewer = kNobody;  // kNobody: what the whole table sees
  std::uint8_t players = 0;
  Edition edition = Edition::English2007;
  HouseRules house;
  Phase phase = Phase::Over;
  std::uint8_t round = 0;  // 1..9
  Seat start = 0;
  Seat turn = kNobody;
  Mice bids[kMaxSeats] = {};
  Mice high = 0;
  Seat high_by = kNobody;
  Mice bank = 0;
  Mice mouse[kMaxSeats - 1] = {};        // 0: taken or empty
  std::uint8_t passed = 0;               // a bit per seat
  std::optional<Mice> money[kMaxSeats];  // without mice lying in a bid
  CardSet hand;                          // the viewer's own
  std::uint8_t hand_size[kMaxSeats] = {};
  std::uint8_t row_size = 0;
  RowCard row[kMaxSeats];
  std::uint8_t won_count = 0;
  WonCard won[kMaxSeats * kRounds] = {};  // in the order won
  std::int16_t cat_points[kMaxSeats] = {};
  CardSet shown[kMaxSeats];  // per set: every face that has lain open
  CardSet box[kMaxSeats];    // per set: out of the game, seen by all, or the viewer's own
  std::uint8_t dummy_left = 0;
  Choices choices;  // only for the viewer who is to act
  Scores scores;    // only when the game is over
  bool operator==(const View&) const = default;

  bool has_passed(Seat seat) const { return (passed >> seat & 1) != 0; }
};

// ---- The verbs ---------------------------------------------------------------------------------

// All chance is here. A setup that begin() would refuse comes back without cards.
Deal deal(const Setup& setup, Random& random);

// Lays the table for round 1 (R4-R11). Anything but Ok leaves `state` untouched.
[[nodiscard]] Verdict begin(State& state, const Deal& deal);

Choices choices(const State& state);

// Plays one action. Anything but Ok leaves the game untouched and `events` empty.
[[nodiscard]] Verdict apply(State& state, Action action, Events& events);

View view_for(const State& state, Seat viewer);

// R31-R33: the animals of this row that a dog may chase; rabbits only by house rule A1.
constexpr CardSet chaseable(CardSet row, const HouseRules& house) {
  return house.dog_chases_rabbit ? row.without(CardSet::dogs()) : row.both(CardSet::cats());
}
// R29, R31: a large dog takes the best of them; R30, R32: a small dog the worst. Of a set that is
// not empty.
constexpr Face chased_by(Face dog, CardSet animals) {
  return dog == Face::BigDog ? animals.highest() : animals.lowest();
}
// R28-R34: the face that a single dog of this row chases away; nothing with no dog or two.
std::optional<Face> chased_face(CardSet row, int dogs, const HouseRules& house);

// R46, R47, as if the game ended now; mice lying in a bid are still their owner's.
Scores scores(const State& state);

// R47: the total decides, then the cats where the tie break is Cats. Seats that are still equal
// share the place.
bool is_ahead(const Scores& scores, Seat seat, Seat other, TieBreak tie_break);

}  // namespace felicity

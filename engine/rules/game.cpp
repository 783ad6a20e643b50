// The nine rounds: placing, auction, winning, dogs, refill, end. One function per rule, in the
// order of the rules.
#include "engine/rules/internal.h"

namespace felicity {
namespace {

Seat left_of(const State& s, Seat seat) {
  return seat + 1 == s.players ? Seat{0} : static_cast<Seat>(seat + 1);
}

bool has_passed(const State& s, Seat seat) { return (s.passed >> seat & 1) != 0; }

// R16: clockwise, skipping those who have passed.
void next_turn(State& s) {
  do {
    s.turn = left_of(s, s.turn);
  } while (has_passed(s, s.turn));
}

// R15, R24, R25: from now on this card is public.
void reveal(State& s, int place, Events& events) {
  const Card card = s.row[place];
  s.shown[card.owner()].add(card.face());
  Event& event = events.add(Event::Kind::Revealed);
  event.place = static_cast<std::uint8_t>(place);
  event.card = card;
}

// R13, R15: the next free place; the last one turns place 0 up and opens the auction.
void place(State& s, Face face, Events& events) {
  Event& event = events.add(Event::Kind::Placed);
  event.seat = s.turn;
  event.place = s.row_size;
  s.hands[s.turn].remove(face);
  s.row[s.row_size++] = Card(s.turn, face);
  s.turn = left_of(s, s.turn);
  if (s.turn != s.start) return;
  s.phase = Phase::Auction;
  reveal(s, 0, events);
}

// R18, R20, R21: a new total; the difference leaves the purse and lies on the table.
void bid(State& s, int mice, Events& events) {
  Event& event = events.add(Event::Kind::Bid);
  event.seat = s.turn;
  event.mice = static_cast<Mice>(mice);
  s.money[s.turn] = static_cast<Mice>(s.money[s.turn] + s.bids[s.turn] - mice);
  s.bids[s.turn] = s.high = static_cast<Mice>(mice);
  s.high_by = s.turn;
  next_turn(s);
}

void clear_table(State& s) {
  s.high = 0;
  s.high_by = kNobody;
  s.passed = 0;
  s.passes = 0;
  s.row_size = 0;
  for (Mice& lying : s.bids) lying = 0;
}

// R45: after the ninth round nothing is refilled and nothing lies on the table.
void end_game(State& s, Events& events) {
  events.add(Event::Kind::GameOver);
  clear_table(s);
  s.mice_laid = false;
  s.phase = Phase::Over;
  s.turn = kNobody;
}

// R37, R38: all mouse cards or none; the payment counts, and just enough is enough (A19).
void refill(State& s, Events& events) {
  const int fill = mouse_sum(s.players);
  s.mice_laid = s.bank >= fill;
  if (s.mice_laid) {
    s.bank = static_cast<Mice>(s.bank - fill);
    events.add(Event::Kind::Refilled).mice = static_cast<Mice>(fill);
  } else {
    events.add(Event::Kind::NotRefilled);
  }
  ++s.round;
  open_round(s);
}

// R27, R28, R35, R36: pay, dogs, take, marker; then the mouse cards.
void win(State& s, Seat winner, int price, Events& events) {
  Event& event = events.add(Event::Kind::Won);
  event.seat = winner;
  event.mice = static_cast<Mice>(price);
  s.bank = static_cast<Mice>(s.bank + price);
  CardSet row;
  for (int i = 0; i < s.row_size; ++i) {
    row.add(s.row[i].face());
    if (is_dog(s.row[i].face())) ++event.dogs;
  }
  const auto chased = chased_face(row, event.dogs, s.house);
  for (int i = 0; i < s.row_size; ++i) {
    const Card card = s.row[i];
    if (is_dog(card.face())) continue;
    if (card.face() == chased && !event.chased) {  // A23: the leftmost of equal ones
      event.chased = card;
      continue;
    }
    event.cards[event.card_count++] = card;
    event.value = static_cast<std::int16_t>(event.value + points(card.face()));
    s.won[s.won_count++] = WonCard(winner, card);
  }
  s.cat_points[winner] = static_cast<std::int16_t>(s.cat_points[winner] + event.value);
  s.start = winner;
  if (s.round == kRounds) {
    end_game(s, events);
  } else {
    refill(s, events);
  }
}

// R22-R26, R39: bid and payout go home, the next card is turned, the last one left has won or
// gets the last chance.
void pass(State& s, Events& events) {
  const Seat seat = s.turn;
  const int gain = s.mice_laid ? mouse_card(s.players, s.passes) : 0;
  Event& event = events.add(Event::Kind::Passed);
  event.seat = seat;
  event.mice = s.bids[seat];
  event.gain = static_cast<Mice>(gain);
  s.money[seat] = static_cast<Mice>(s.money[seat] + s.bids[seat] + gain);
  s.bids[seat] = 0;
  s.passed = static_cast<std::uint8_t>(s.passed | 1U << seat);
  ++s.passes;
  reveal(s, s.passes, events);
  if (s.players == 3 && s.passes == 2) reveal(s, 3, events);  // R25
  next_turn(s);
  if (s.passes < s.players - 1) return;
  if (s.high == 0) {
    s.phase = Phase::LastChance;
  } else {
    win(s, s.turn, s.high, events);
  }
}

// R42-R44: the row goes to the box, nobody pays, the marker stays, no mice for the next round.
void pass_last_chance(State& s, Events& events) {
  events.add(Event::Kind::AllPassed).seat = s.turn;
  if (s.round == kRounds) {
    end_game(s, events);
    return;
  }
  events.add(Event::Kind::NotRefilled).all_pass = true;
  s.mice_laid = false;
  ++s.round;
  open_round(s);
}

// R39, R40: an ordinary win for one mouse.
void buy(State& s, Events& events) {
  Event& event = events.add(Event::Kind::Bought);
  event.seat = s.turn;
  event.mice = 1;
  --s.money[s.turn];
  win(s, s.turn, 1, events);
}

}  // namespace

std::optional<Face> chased_face(CardSet row, int dogs, const HouseRules& house) {
  if (dogs != 1) return std::nullopt;  // R34
  const CardSet animals = chaseable(row, house);
  if (animals.empty()) return std::nullopt;  // R33
  return chased_by(row.has(Face::BigDog) ? Face::BigDog : Face::SmallDog, animals);
}

void open_round(State& s) {
  clear_table(s);
  s.phase = Phase::Place;
  s.turn = s.start;
  if (s.players == 3) s.row[s.row_size++] = Card(kDummySet, s.dummy_deck[s.round - 1]);  // R14
}

Verdict check(const State& s, const Action& action) {
  if (action.kind > Action::Kind::Buy) return Verdict::BadAction;
  if (action.kind == Action::Kind::Place && !is_face(action.face)) return Verdict::BadAction;
  if (s.phase == Phase::Over) return Verdict::GameOver;
  if (action.seat != s.turn) return Verdict::NotYourTurn;
  switch (action.kind) {
    case Action::Kind::Place:
      if (s.phase != Phase::Place) return Verdict::WrongPhase;
      return s.hands[s.turn].has(action.face) ? Verdict::Ok : Verdict::CardNotInHand;
    case Action::Kind::Bid:
      if (s.phase != Phase::Auction) return Verdict::WrongPhase;
      if (action.mice <= s.high) return Verdict::BidTooLow;  // R17, R18
      return action.mice <= s.money[s.turn] + s.bids[s.turn] ? Verdict::Ok
                                                             : Verdict::BidTooHigh;  // R19
    case Action::Kind::Pass: return s.phase == Phase::Place ? Verdict::WrongPhase : Verdict::Ok;
    case Action::Kind::Buy:
      if (s.phase != Phase::LastChance) return Verdict::WrongPhase;
      break;
  }
  return s.money[s.turn] >= 1 ? Verdict::Ok : Verdict::CannotAfford;  // R41
}

Verdict apply(State& s, Action action, Events& events) {
  events.clear();
  const Verdict verdict = check(s, action);
  if (verdict != Verdict::Ok) return verdict;
  switch (action.kind) {
    case Action::Kind::Place: place(s, action.face, events); break;
    case Action::Kind::Bid: bid(s, action.mice, events); break;
    case Action::Kind::Pass:
      if (s.phase == Phase::Auction) {
        pass(s, events);
      } else {
        pass_last_chance(s, events);
      }
      break;
    case Action::Kind::Buy: buy(s, events); break;
  }
  return Verdict::Ok;
}

}  // namespace felicity

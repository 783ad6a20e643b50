// Setting the table: dealing, a fresh game (R4-R11) and positions between rounds.
#include "engine/rules/internal.h"
#include "engine/rules/random.h"

namespace felicity {
namespace {

bool is_table(const Setup& setup) {
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    if (value_of(setup.house, rule) > 1) return false;
  }
  return setup.players >= kMinSeats && setup.players <= kMaxSeats &&
         static_cast<int>(setup.edition) < kEditions &&
         (setup.start < setup.players || setup.start == kNobody);
}

State table_for(const Setup& setup) {
  State state;
  state.players = setup.players;
  state.edition = setup.edition;
  state.house = setup.house;
  state.start = setup.start;
  return state;
}

// A set of `count` cards without repetition, or nothing.
std::optional<CardSet> distinct(const Face* faces, int count) {
  CardSet set;
  for (int i = 0; i < count; ++i) {
    if (!is_face(faces[i]) || set.has(faces[i])) return std::nullopt;
    set.add(faces[i]);
  }
  return set;
}

// What has been won must have been played: no dog (R35), nothing twice, nothing still in a hand,
// and never so much of one set that its discard (R5) would have been among it.
bool take_won(State& state, const Position& position, const CardSet (&unplayed)[kMaxSeats]) {
  if (position.won_count > kMaxSeats * kRounds) return false;
  for (int i = 0; i < position.won_count; ++i) {
    const WonCard won = position.won[i];
    const Card card = won.card();
    if (won.taker() >= state.players || card.owner() >= sets_in_use(state.players)) return false;
    if (is_dog(card.face())) return false;
    CardSet& shown = state.shown[card.owner()];
    if (shown.has(card.face()) || unplayed[card.owner()].has(card.face())) return false;
    shown.add(card.face());
    if (shown.size() >= state.round) return false;
    state.cat_points[won.taker()] =
        static_cast<std::int16_t>(state.cat_points[won.taker()] + points(card.face()));
    state.won[i] = won;
  }
  state.won_count = position.won_count;
  return true;
}

}  // namespace

Deal deal(const Setup& setup, Random& random) {
  Deal dealt;
  dealt.setup = setup;
  if (!is_table(setup)) return dealt;
  if (setup.start == kNobody) {
    dealt.setup.start = static_cast<Seat>(below(random, setup.players));  // A16
  }
  for (Seat seat = 0; seat < setup.players; ++seat) {
    dealt.discards[seat] = static_cast<Face>(below(random, kFaces));  // R5
  }
  if (setup.players == 3) {  // R10
    Face set[kFaces];
    for (int i = 0; i < kFaces; ++i) set[i] = static_cast<Face>(i);
    shuffle(random, set, kFaces);
    for (int i = 0; i < kRounds; ++i) dealt.dummy_deck[i] = set[i];
    dealt.discards[kDummySet] = set[kRounds];
  }
  return dealt;
}

Verdict begin(State& state, const Deal& deal) {
  if (!is_table(deal.setup) || deal.setup.start == kNobody) return Verdict::BadSetup;
  State fresh = table_for(deal.setup);
  for (Seat seat = 0; seat < fresh.players; ++seat) {
    if (!is_face(deal.discards[seat])) return Verdict::BadSetup;
    fresh.hands[seat] = CardSet::full().without(CardSet::only(deal.discards[seat]));  // R5
    fresh.money[seat] = kStartMice;                                                   // R6
  }
  if (fresh.players == 3) {  // R10
    const auto deck = distinct(deal.dummy_deck, kRounds);
    const Face discard = deal.discards[kDummySet];
    if (!deck || !is_face(discard) || deck->has(discard)) return Verdict::BadSetup;
    for (int i = 0; i < kRounds; ++i) fresh.dummy_deck[i] = deal.dummy_deck[i];
  }
  const int fill = mouse_sum(fresh.players);  // R9
  fresh.bank = static_cast<Mice>(kBank[fresh.players - kMinSeats] - fill);
  fresh.mice_laid = true;
  fresh.round = 1;
  open_round(fresh);
  state = fresh;
  return Verdict::Ok;
}

Verdict begin(State& state, const Position& position) {
  if (!is_table(position.setup) || position.setup.start == kNobody) return Verdict::BadSetup;
  State fresh = table_for(position.setup);
  const int left = position.hands[0].size();
  if (left < 1 || left > kRounds) return Verdict::BadSetup;
  fresh.round = static_cast<std::uint8_t>(kRounds + 1 - left);

  CardSet unplayed[kMaxSeats];
  int mice = position.bank + (position.mice_laid ? mouse_sum(fresh.players) : 0);
  for (Seat seat = 0; seat < fresh.players; ++seat) {
    if (position.hands[seat].size() != left) return Verdict::BadSetup;
    if (!position.hands[seat].without(CardSet::full()).empty()) return Verdict::BadSetup;
    unplayed[seat] = fresh.hands[seat] = position.hands[seat];
    fresh.money[seat] = position.money[seat];
    mice += position.money[seat];
  }
  if (mice != total_mice(fresh.players)) return Verdict::BadSetup;  // R7

  if (position.dummy_count != (fresh.players == 3 ? left : 0)) return Verdict::BadSetup;
  const auto deck = distinct(position.dummy_deck, position.dummy_count);
  if (!deck) return Verdict::BadSetup;
  unplayed[kDummySet] = unplayed[kDummySet].with(*deck);
  for (int i = 0; i < position.dummy_count; ++i) {
    fresh.dummy_deck[fresh.round - 1 + i] = position.dummy_deck[i];
  }
  if (!take_won(fresh, position, unplayed)) return Verdict::BadSetup;

  fresh.bank = position.bank;
  fresh.mice_laid = position.mice_laid;
  open_round(fresh);
  state = fresh;
  return Verdict::Ok;
}

}  // namespace felicity

// A table to try a rule on: lay it, play it from a line of text, look at what happened.
//
// Cards are written -8 -5 R 3 5 8 11 15 D d (D the large dog, d the small one). Actions are
//   2:15   seat 2 places its 15        2b3   seat 2 bids 3
//   2p     seat 2 passes               2buy  seat 2 buys at the last chance
#pragma once

#include <cstring>
#include <string>
#include <string_view>

#include "engine/rules/history.h"
#include "engine/rules/state.h"
#include "tests/unity_main.h"

namespace felicity {

constexpr int number(Verdict verdict) { return static_cast<int>(verdict); }
constexpr int number(Phase phase) { return static_cast<int>(phase); }
constexpr int number(Face face) { return static_cast<int>(face); }

// The line of the test in which a verb was written: failures are reported there. (Not
// std::source_location, which clang 14 lacks.)
using Line = int;

inline void expect(bool sentence, std::string_view what, Line line = __builtin_LINE()) {
  if (!sentence) UNITY_TEST_FAIL(static_cast<UNITY_UINT>(line), std::string(what).c_str());
}

template <class Use>
void each_word(std::string_view text, Use use) {
  while (!text.empty()) {
    const std::size_t end = text.find(' ') < text.size() ? text.find(' ') : text.size();
    if (end > 0) use(text.substr(0, end));
    text.remove_prefix(end < text.size() ? end + 1 : end);
  }
}

inline Face face(std::string_view name) {
  constexpr std::string_view kNames[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "D", "d"};
  int at = 0;
  while (at < kFaces && kNames[at] != name) ++at;
  expect(at < kFaces, name);
  return static_cast<Face>(at);
}

inline CardSet cards(std::string_view names) {
  CardSet set;
  each_word(names, [&](std::string_view name) { set.add(face(name)); });
  return set;
}

inline Setup setup(int players, Seat start = 0, Edition edition = Edition::English2007) {
  return {static_cast<std::uint8_t>(players), edition, house_rules_of(edition), start};
}

// A game of which everything is known: all discards, also the dummy's, are rabbits, and the dummy
// plays its cards in the order of a hand.
inline Deal deal_for(const Setup& table) {
  Deal deal;
  deal.setup = table;
  for (Face& discard : deal.discards) discard = Face::Rabbit;
  int top = 0;
  for (Face next : CardSet::full().without(cards("R"))) deal.dummy_deck[top++] = next;
  return deal;
}

// The bank gets what lies nowhere else.
inline void balance(Position& position) {
  const int players = position.setup.players;
  int mice = total_mice(players) - (position.mice_laid ? mouse_sum(players) : 0);
  for (int seat = 0; seat < players; ++seat) mice -= position.money[seat];
  position.bank = static_cast<Mice>(mice);
}

// One hand for every seat, parted by |, with three players the dummy's deck after them.
inline Position position(const Setup& table, std::string_view hands) {
  Position laid;
  laid.setup = table;
  laid.mice_laid = true;
  int seat = 0;
  while (!hands.empty()) {
    const std::size_t end = hands.find('|') < hands.size() ? hands.find('|') : hands.size();
    const std::string_view hand = hands.substr(0, end);
    if (seat < table.players) {
      laid.money[seat] = 15;
      laid.hands[seat++] = cards(hand);
    } else {
      each_word(hand,
                [&](std::string_view name) { laid.dummy_deck[laid.dummy_count++] = face(name); });
    }
    hands.remove_prefix(end < hands.size() ? end + 1 : end);
  }
  balance(laid);
  return laid;
}

// The same hand for every seat and the dummy.
inline Position position_of_all(const Setup& table, std::string_view hand) {
  std::string hands;
  for (int set = 0; set < sets_in_use(table.players); ++set) {
    hands += (set > 0 ? "|" : "") + std::string(hand);
  }
  return position(table, hands);
}

inline void give_won(Position& position, Seat taker, Seat set, std::string_view names) {
  for (Face next : cards(names)) {
    position.won[position.won_count++] = WonCard(taker, Card(set, next));
  }
}

class Table {
 public:
  State state;
  Events events;  // of the last action
  History history;

  template <class Start>  // a Deal or a Position
  explicit Table(const Start& start, Line line = __builtin_LINE()) {
    expect(begin(state, start) == Verdict::Ok, "this table cannot be laid", line);
    history = History(state);
    look_it_over(line);
  }

  Action read(std::string_view word) const {
    const Seat seat = static_cast<Seat>(word[0] - '0');
    const std::string_view what = word.substr(1);
    if (what[0] == ':') return Action::place(seat, face(what.substr(1)));
    if (what == "p") return Action::pass(seat);
    if (what == "buy") return Action::buy(seat);
    expect(what[0] == 'b', word);
    return Action::bid(seat, std::stoi(std::string(what.substr(1))));
  }

  Table& play(const Action& action, std::string_view word, Line line = __builtin_LINE()) {
    expect(apply(state, action, events) == Verdict::Ok, word, line);
    history.note(events);
    look_it_over(line);
    return *this;
  }
  Table& play(std::string_view actions, Line line = __builtin_LINE()) {
    each_word(actions, [&](std::string_view word) { play(read(word), word, line); });
    return *this;
  }
  // Each of these cards by the seat to place.
  Table& place(std::string_view faces, Line line = __builtin_LINE()) {
    each_word(faces, [&](std::string_view name) {
      play(Action::place(state.turn, face(name)), name, line);
    });
    return *this;
  }
  // Any row: the lowest card of every hand.
  Table& place_anything(Line line = __builtin_LINE()) {
    while (state.phase == Phase::Place) {
      play(Action::place(state.turn, state.hands[state.turn].lowest()), "any card", line);
    }
    return *this;
  }
  Table& passes(int times, Line line = __builtin_LINE()) {
    while (times-- > 0) play(Action::pass(state.turn), "pass", line);
    return *this;
  }
  // The start player wins any row.
  Table& sell_round(int price, Line line = __builtin_LINE()) {
    place_anything(line).play(Action::bid(state.turn, price), "bid", line);
    return passes(state.players - 1, line);
  }
  Table& all_pass_round(Line line = __builtin_LINE()) {
    return place_anything(line).passes(state.players, line);
  }

  // R53: refused for this reason, and nothing at all has changed.
  void refuse(const Action& action, Verdict why, Line line = __builtin_LINE()) {
    unsigned char before[sizeof(State)];
    std::memcpy(before, &state, sizeof(State));
    expect(apply(state, action, events) == why, "another verdict", line);
    expect(std::memcmp(before, &state, sizeof(State)) == 0, "a refusal changed the game", line);
    expect(events.size() == 0, "a refusal has events", line);
  }
  void refuse(std::string_view action, Verdict why, Line line = __builtin_LINE()) {
    refuse(read(action), why, line);
  }

  const Event* event(Event::Kind kind) const {
    for (const Event& one : events) {
      if (one.kind == kind) return &one;
    }
    return nullptr;
  }
  const Event& must(Event::Kind kind) const {
    expect(event(kind) != nullptr, "an event is missing");
    return *event(kind);
  }
  bool happened(Event::Kind kind) const { return event(kind) != nullptr; }
  View view(Seat viewer) const { return view_for(state, viewer); }
  int purse(Seat seat) const { return state.money[seat]; }

 private:
  // The invariants of the rules, after every action of every test.
  void look_it_over(Line line) const {
    const State& s = state;
    const bool laid = s.mice_laid;
    int mice = s.bank;
    for (int k = s.passes; laid && k < s.players - 1; ++k) mice += mouse_card(s.players, k);
    for (Seat seat = 0; seat < s.players; ++seat) {
      mice += s.money[seat] + s.bids[seat];
      expect(s.bids[seat] < s.high || s.bids[seat] == 0 || seat == s.high_by, "two high bids",
             line);
      expect(history.purse(seat) == s.money[seat] + s.bids[seat], "the ledger differs", line);
    }
    expect(mice == total_mice(s.players), "mice were lost or found", line);
    expect((s.high == 0) == (s.high_by == kNobody), "a high bid without a bidder", line);
    expect(s.high == 0 || (s.passed >> s.high_by & 1) == 0, "the high bidder has passed", line);
    expect(cards_up(s) <= s.row_size, "more cards up than lie there", line);
    each_card_once(line);
    const bool last_chance = s.phase == Phase::LastChance;
    expect(!last_chance || ((s.turn + 1) % s.players == s.start && s.high == 0), "last chance",
           line);
    expect(choices(s).seat == s.turn && choices(s).phase == s.phase, "choices of another moment",
           line);
  }
  void each_card_once(Line line) const {
    int lying = 0;
    for (Seat set = 0; set < sets_in_use(state.players); ++set) {
      CardSet seen = state.hands[set];
      lying = seen.size();
      const auto lay = [&](Card card) {
        if (card.owner() != set) return;
        seen.add(card.face());
        ++lying;
      };
      for (int i = 0; i < state.row_size; ++i) lay(state.row[i]);
      for (int i = 0; i < state.won_count; ++i) {
        expect(!is_dog(state.won[i].card().face()), "a dog in a won pile", line);
        lay(state.won[i].card());
      }
      if (state.players == 3) {
        for (int i = state.round; i < kRounds; ++i) lay(Card(kDummySet, state.dummy_deck[i]));
      }
      expect(seen.size() == lying, "a card lies in two places", line);
      expect(lying + box_of(state, set).size() == kFaces, "a card was lost", line);
    }
  }
};

}  // namespace felicity

using namespace felicity;

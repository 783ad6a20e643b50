// From the fields of a line back to View and History.
#include <algorithm>

#include "engine/rules/state.h"
#include "hal_host/protocol/first_error.h"
#include "hal_host/protocol/observation.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

// Rebuilds one game.
class Rebuilding {
 public:
  Rebuilding(const ActFields& fields, Edition edition, const HouseRules& house) : f_(fields) {
    setup_.players = static_cast<std::uint8_t>(f_.n);
    setup_.edition = edition;
    setup_.house = house;
    split_log();
    imagine();
  }

  std::string run(Observation& observation) {
    if (error_.none()) {
      if (whole_past_) {
        begin_game();
      } else {
        begin_round();
      }
    }
    for (int round = 0; whole_past_ && round < f_.round; ++round) play_past_round(round);
    play_running_round();
    if (!error_.none()) return error_.text();
    if (state_.turn != f_.seat) return "it is not this seat's turn";
    Observation seen{view_for(state_, static_cast<Seat>(f_.seat)), history_};
    const ActFields all = fields_of(seen.view, seen.history);
    std::string key = differing_key(all, f_);
    if (!whole_past_ && (key == "seen" || key == "log")) key = same_but_for_the_past(all);
    if (!key.empty()) return "the value of " + key + " does not follow from the rest";
    observation = seen;
    return "";
  }

 private:
  void fail(const std::string& error) { error_.add(error); }

  void split_log() {
    past_ = f_.log;
    bool called = !f_.passed.empty();
    for (const int bid : f_.lastbid) called = called || bid > 0;
    if (called && past_.empty()) return fail("the log lacks the calls of this round");
    if (called) {
      now_ = past_.back();
      past_.pop_back();
    }
    if (past_.size() > at(f_.round)) return fail("the log has too many rounds");
    whole_past_ = past_.size() == at(f_.round);
  }

  Seat owner_at(int place) const {
    if (f_.n == 3 && place == 0) return kDummySet;
    const int step = f_.n == 3 ? place - 1 : place;
    return static_cast<Seat>((f_.start + step) % f_.n);
  }

  // What each set has shown before this round and, for the sets of others, what lies under the
  // hidden card of the row, in the hand and in the box: any of the cards never seen will do.
  void imagine() {
    for (int set = 0; set < sets_in_use(f_.n); ++set) {
      CardSet& shown = shown_[set];
      for (const Face face : f_.seen[at(set)]) {
        if (shown.has(face)) return fail("a card was seen twice");
        shown.add(face);
      }
    }
    for (int place = 0; place < row_places(f_.n); ++place) {
      const Seat owner = owner_at(place);
      const ActPlace& lying = f_.row[at(place)];
      if (lying.kind == ActPlace::Kind::Free) break;
      const bool known = lying.kind == ActPlace::Kind::Known;
      const bool up = place < f_.up;
      if (up != (known && shown_[owner].has(lying.face)) || (up && f_.seen[at(owner)].empty()) ||
          (up && f_.seen[at(owner)].back() != lying.face)) {
        return fail("the row and the cards seen differ");
      }
      if (known && !up && owner != f_.seat) return fail("the row shows another's hidden card");
      if (!known && owner == f_.seat) return fail("the row hides the seat's own card");
      if (up) shown_[owner].remove(lying.face);
      const CardSet unseen = CardSet::full().without(shown_[owner]);
      lying_[owner] = known ? lying.face : unseen.highest();
    }
    for (int set = 0; set < sets_in_use(f_.n); ++set) imagine_hand(set);
  }

  // The hand before this round's card was placed; with it the deck of the dummy.
  void imagine_hand(int set) {
    CardSet& hand = hands_[set];
    if (lying_[set]) hand.add(*lying_[set]);
    if (set == f_.seat) {
      if (lying_[set] && f_.hand.has(*lying_[set]))
        return fail("the card in the row is in the hand");
      hand = hand.with(f_.hand);
    } else {
      CardSet unseen = CardSet::full().without(shown_[set]).without(hand);
      while (hand.size() < kRounds - f_.round && !unseen.empty()) {
        hand.add(unseen.highest());
        unseen.remove(unseen.highest());
      }
    }
    if (hand.size() != kRounds - f_.round) return fail("the number of cards in the hand is wrong");
    if (!hand.both(shown_[set]).empty()) return fail("a card seen is in the hand again");
  }

  void fill_dummy_deck(Face (&deck)[kRounds]) const {
    if (f_.n != 3) return;
    for (int round = 0; round < f_.round && at(round) < f_.seen[kDummySet].size(); ++round) {
      deck[round] = f_.seen[kDummySet][at(round)];
    }
    CardSet rest = hands_[kDummySet];
    int next = f_.round;
    if (lying_[kDummySet]) {
      deck[next++] = *lying_[kDummySet];
      rest.remove(*lying_[kDummySet]);
    }
    for (const Face face : rest) deck[next++] = face;
  }

  void begin_game() {
    Deal dealt;
    dealt.setup = setup_;
    dealt.setup.start = past_.empty() ? static_cast<Seat>(f_.start) : past_[0][0].seat;
    fill_dummy_deck(dealt.dummy_deck);
    for (int set = 0; set < sets_in_use(f_.n); ++set) {
      if (shown_[set].size() != f_.round) return fail("every set has shown a card a round");
      // Nine cards of the set are accounted for; the tenth is the lost one (R5).
      dealt.discards[set] = CardSet::full().without(shown_[set]).without(hands_[set]).lowest();
    }
    if (begin(state_, dealt) != Verdict::Ok) return fail("the deal cannot be");
    history_ = History(state_);
  }

  // The table as the fields find it, before this round's first card.
  void begin_round() {
    State s;
    s.players = setup_.players;
    s.edition = setup_.edition;
    s.house = setup_.house;
    s.phase = Phase::Place;
    s.round = static_cast<std::uint8_t>(f_.round + 1);
    s.start = s.turn = static_cast<Seat>(f_.start);
    s.bank = static_cast<Mice>(f_.bank);
    s.mice_laid = f_.mice;
    int all = f_.bank + (f_.mice ? mouse_sum(f_.n) : 0);
    for (int seat = 0; seat < std::min(f_.n, kMaxSeats); ++seat) {
      int purse = f_.money[at(seat)];
      for (std::size_t k = 0; f_.mice && k < f_.passed.size(); ++k) {
        if (f_.passed[k] == seat) purse -= mouse_card(f_.n, static_cast<int>(k));
      }
      if (purse < 0) return fail("the value of money cannot be");
      all += purse;
      s.money[seat] = static_cast<Mice>(purse);
      s.cat_points[seat] = static_cast<std::int16_t>(f_.cats[at(seat)]);
      s.hands[seat] = hands_[seat];
    }
    if (all != total_mice(f_.n)) return fail("the mice do not add up");
    for (int set = 0; set < sets_in_use(f_.n); ++set) s.shown[set] = shown_[set];
    if (f_.n == 3) {
      fill_dummy_deck(s.dummy_deck);
      s.row[s.row_size++] = Card(kDummySet, s.dummy_deck[f_.round]);
    }
    state_ = s;
    history_ = History(state_);
  }

  void play(const Action& action, const char* what) {
    if (!error_.none()) return;
    Events events;
    const Verdict verdict = apply(state_, action, events);
    if (verdict != Verdict::Ok) return fail(std::string(what) + ": " + code(verdict));
    history_.note(events);
  }

  void play_past_round(int round) {
    for (int i = 0; i < f_.n && error_.none(); ++i) {
      const Seat seat = state_.turn;
      play(Action::place(seat, f_.seen[seat][at(round)]), "seen");
    }
    for (const Action& call : past_[at(round)]) {
      if (error_.none() && state_.round != round + 1) fail("the log has a call too many");
      play(call, "log");
    }
    if (error_.none() && state_.round != round + 2) fail("the log ends a round too early");
  }

  void play_running_round() {
    const int first = f_.n == 3 ? 1 : 0;
    for (int place = first; place < row_places(f_.n) && error_.none(); ++place) {
      if (f_.row[at(place)].kind == ActPlace::Kind::Free) break;
      if (state_.turn != owner_at(place)) return fail("the value of start is wrong");
      play(Action::place(state_.turn, *lying_[state_.turn]), "row");
    }
    for (const Action& call : now_) {
      if (error_.none() && state_.round != f_.round + 1) fail("the log has a call too many");
      play(call, "log");
    }
    if (error_.none() && (state_.phase == Phase::Over || state_.round != f_.round + 1)) {
      fail("this round is over");
    }
  }

  // A game that began with this round knows no earlier ones; the rest must be the same.
  std::string same_but_for_the_past(ActFields all) const {
    all.seen = f_.seen;
    if (!all.log.empty() && all.log.back() != now_) return "log";
    all.log = f_.log;
    return differing_key(all, f_);
  }

  const ActFields& f_;
  Setup setup_;
  std::vector<std::vector<Action>> past_;  // the log of earlier rounds
  std::vector<Action> now_;                // and of this one
  bool whole_past_ = false;
  CardSet shown_[kMaxSeats];  // before this round
  CardSet hands_[kMaxSeats];  // at the start of this round
  std::optional<Face> lying_[kMaxSeats];
  State state_;
  History history_;
  FirstError error_;
};

}  // namespace

std::string rebuild(Observation& observation, const ActFields& fields, Edition edition,
                    const HouseRules& house) {
  return Rebuilding(fields, edition, house).run(observation);
}

}  // namespace felicity::host

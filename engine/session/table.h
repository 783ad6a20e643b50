// One game on the table: the truth and its past, and the single way to change them.
#pragma once

#include "engine/rules/history.h"
#include "engine/rules/record.h"
#include "engine/rules/state.h"

namespace felicity::session {

// What lies open: all that a screen may know of a game.
class PublicTable {
 public:
  bool running() const { return running_; }
  bool over() const { return running_ && seen_by_all_.phase == Phase::Over; }
  // Made once an action.
  const View& view() const { return seen_by_all_; }
  const History& history() const { return history_; }
  const Events& last() const { return last_; }  // caused by the last action
  Seat last_actor() const { return last_actor_; }
  // The players of the running game, or of the one that has ended.
  int players() const { return record_.deal.setup.players; }
  const Player& player(Seat seat) const { return record_.players[seat]; }
  bool cover_is_open() const { return opened_ != kNobody; }
  // One own action, until another seat acts, and never across a card that was turned up.
  bool can_take_back() const { return can_take_back_; }
  // Of a game that is over; two tables that played the same game have the same code. 0 until then:
  // it would confirm a guess at the hands.
  std::uint32_t code() const;

 protected:
  bool running_ = false;
  bool can_take_back_ = false;
  Seat last_actor_ = kNobody;
  Seat opened_ = kNobody;  // the seat that has opened its cover
  View seen_by_all_;
  History history_;
  Record record_;
  Events last_;
};

// The whole of it, for the session alone: screens get the public part.
class Table : public PublicTable {
 public:
  // Deals a new game for these players; all chance is `random`.
  void begin(const Setup& setup, const Player (&players)[kMaxSeats], Random& random);
  void begin(const Deal& dealt, const Player (&players)[kMaxSeats]);
  void clear();
  // Plays a record to its end; it is a legal one.
  void resume(const Record& record, bool taken_back);
  // Keeps a record that is to be saved, and plays none of it.
  void set_aside(const Record& record);

  // The next action of a record of this very game.
  Action recorded(const Moves& moves) const;

  // Anything but Ok changes nothing.
  [[nodiscard]] Verdict play(const Action& action);
  void take_back();
  // Undoes the action played last, whatever it has revealed: nothing of it was shown.
  void hold_back();

  // The seat is a bot's from now on.
  void give_to_bot(Seat seat) { record_.players[seat].kind = Player::Kind::NormalBot; }

  // The seat that has opened its cover sees its own cards; without an opened cover opened_view() is
  // the public view.
  void open_cover(Seat seat);
  void close_cover() { opened_ = kNobody; }
  const View& opened_view() const { return opened_ == kNobody ? seen_by_all_ : seen_by_one_; }

  View view_of(Seat seat) const { return view_for(state_, seat); }
  const Record& record() const { return record_; }
  const State& state() const { return state_; }
  // Lays another position of the same game: what is public follows from it.
  void set_state(const State& state);

 private:
  void refresh_views();

  int moves_before_ = 0;
  View seen_by_one_;
  State state_;
  State before_;
  History history_before_;
};

}  // namespace felicity::session

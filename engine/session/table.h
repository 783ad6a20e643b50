// One game on the table: the truth and its past, and the single way to change them. Whoever holds a
// Table sees what lies open; the truth is for the App alone.
#pragma once

#include "engine/rules/history.h"
#include "engine/rules/record.h"
#include "engine/rules/state.h"

namespace felicity::ui {
class App;
struct TableForTest;  // tests/ui
}  // namespace felicity::ui

namespace felicity::session {

class Table {
 public:
  bool running() const { return running_; }
  bool over() const { return running_ && state_.phase == Phase::Over; }
  // Read off anew at each call, into memory of the table's: the stack of the device is small.
  const View& view() const;
  const History& history() const { return history_; }
  const Events& last() const { return last_; }  // what the last action caused
  Seat last_actor() const { return last_actor_; }
  // Who sits there: of the running game, or of the one that has ended.
  int players() const { return record_.deal.setup.players; }
  const Player& player(Seat seat) const { return record_.players[seat]; }
  // Of a game that is over; two tables that played the same game have the same. 0 until then: it
  // would tell whether a guess at the hands is right.
  std::uint32_t code() const;

 private:
  friend class ui::App;
  friend struct ui::TableForTest;

  // Deals a new game for these players; all chance is `random`.
  void begin(const Setup& setup, const Player (&players)[kMaxSeats], Random& random);
  void begin(const Deal& dealt, const Player (&players)[kMaxSeats]);
  void clear();
  // Plays a record to its end; it is a legal one.
  void resume(const Record& record, bool taken_back);
  // Keeps a record that is to be saved, and plays none of it.
  void set_aside(const Record& record);

  // How a record of this very game goes on from here, which it does.
  Action recorded(const Moves& moves) const;

  // Anything but Ok changes nothing.
  [[nodiscard]] Verdict play(const Action& action);

  // The seat is a bot's from now on.
  void give_to_bot(Seat seat) { record_.players[seat].kind = Player::Kind::NormalBot; }

  // One own action, until somebody else acts, and never across a card that was turned up.
  bool can_take_back() const { return can_take_back_; }
  void take_back();

  const View& view_of(Seat seat) const;
  const Record& record() const { return record_; }

  bool running_ = false;
  bool can_take_back_ = false;
  Seat last_actor_ = kNobody;
  int moves_before_ = 0;
  State state_;
  State before_;
  History history_;
  History history_before_;
  Record record_;
  Events last_;
  mutable View seen_by_all_;
  mutable View seen_by_one_;
};

}  // namespace felicity::session

// What a hard bot would have done in the place of a player of a recorded game, decision by
// decision, and what that was worth. Each is judged by the View and the public History that the
// seat had then: what it could not know changes nothing.
#pragma once

#include <optional>
#include <vector>

#include "engine/bots/bot.h"

namespace felicity::host {

struct Weighed {
  Action action;
  int worth = 0;   // share of the win that the seat can expect, in thousandths
  int points = 0;  // cats and mice that it can expect one or two rounds later, in tenths
};

struct Decision {
  int round = 0;
  Weighed played, advised;
  std::vector<Weighed> options;  // everything that was compared, both included

  // What was given away; 0 where the player did as well as hard.
  int cost() const;         // thousandths of the win
  int points_lost() const;  // tenths of a point
};

class Explanation {
 public:
  // Of the seats whose bits are set in `seats`; the record must outlive it.
  Explanation(const Record& record, unsigned seats);

  // The next decision of these seats that left a choice; nothing after the last.
  std::optional<Decision> next();

 private:
  Decision judge(const View& view, const Action& played);

  Replay replay_;
  History history_;
  unsigned seats_;
  bots::Bot bot_;
  bots::Search search_;
};

// The seats where a person, or a program like one, played: a bit per seat.
unsigned seats_of_people(const Record& record);

// Places in the list of the costliest decisions, the worst first: three, or fewer where the others
// cost nothing that the simulations can tell from chance. Where nothing of the win can be lost any
// more, points count.
std::vector<std::size_t> costliest(const std::vector<Decision>& decisions);

}  // namespace felicity::host

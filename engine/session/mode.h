// What the table is used for. Each mode is a constant in a file of its own, like a screen.
#pragma once

#include <cstdint>

#include "engine/rules/game.h"

namespace felicity::session {

class Session;

// What is to be shown next; engine/ui decides how.
enum class Show : std::uint8_t {
  Unchanged,  // what is open
  Home,
  Deal,
  Cover,  // the turn of a person: place a card, bid, buy the last chance
  Auction,
  LastChance,
  TakeBack,  // a person's action waits: PublicSession::waiting()
  Wait,      // the turn of a seat without keys
  RowFilled,
  Pass,
  Reveal,
  Result,
  Scoring,
  Podium,
  Advice,      // of the lesson: Session::lesson().advice
  Lessons,     // the list of lessons
  RecordEnds,  // the replayed record goes no further
  Statistics,
};

struct Mode {
  bool saves = false;          // written, counted, archived, found again after a start
  bool recorded = false;       // no seat has keys: each does what a record says, until B leaves
  bool in_background = false;  // an action with every step, and no screens for turns
  bool bots_think = false;     // a seat without keys asks the bot
  // Deals. Absent: it needs a record (Session::begin_replay).
  Show (*begin)(Session& session) = nullptr;
  // The action of a seat without keys.
  Action (*act)(Session& session);
  // What comes before the next screen of the game; Unchanged: nothing. May be absent.
  Show (*interject)(Session& session) = nullptr;
  // An action was played in the background. True: there is something new to see. May be absent.
  bool (*after_action)(Session& session) = nullptr;
  // Clears the table; a game that was under way lies on it again.
  Show (*leave)(Session& session);
};

// The only one that is saved. A game under way waits in the flash while the table is used for
// something else.
extern const Mode kGameMode;
extern const Mode kLessonMode;
extern const Mode kBotMatchMode;
extern const Mode kReplayMode;

}  // namespace felicity::session

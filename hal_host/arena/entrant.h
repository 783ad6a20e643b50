// One who takes part in an arena: a bot of the house, or a guest that is a program of its own.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/history.h"
#include "engine/rules/player.h"

namespace felicity::host {

// An entrant as the command line names it.
struct EntrantSpec {
  std::string name;                  // as it was written
  std::vector<std::string> command;  // of a guest; empty: a bot of the house

  bool is_guest() const { return !command.empty(); }
};

// "hard,normal,exec:./mybot,exec:python3 mybot.py". A comma inside quotes belongs to a command.
// Empty list and a reason if there is anything wrong.
std::vector<EntrantSpec> read_invitations(const std::string& text, std::string& error);
// One of them.
EntrantSpec read_invitation(const std::string& item, std::string& error);

// Entrants as the players of a record: each has a name of its own, made of what was written.
// Records know the bots of the device by their levels; any other entrant is a player like a person.
std::vector<Player> players_of(const std::vector<EntrantSpec>& entrants);

struct Misstep {
  std::string what;      // "answered "a 99" to act, legal is a 0,5-12"
  std::string kind;      // "wrong answer to act": those of a kind are counted together
  std::string question;  // the line that was answered; may be empty
};

class Entrant {
 public:
  virtual ~Entrant() = default;
  virtual void begin(const Setup& setup, Seat seat, std::uint64_t seed) = 0;
  virtual Action act(const View& view, const History& history) = 0;
  virtual void end(const Scores& scores) = 0;

  // What it did wrong since the last call.
  std::vector<Misstep> take_faults() { return std::exchange(faults_, {}); }

 protected:
  std::vector<Misstep> faults_;
};

// An invitation that read_invitations() gave. A guest has `timeout` seconds for each answer.
std::unique_ptr<Entrant> make_entrant(const EntrantSpec& invitation, double timeout);

}  // namespace felicity::host

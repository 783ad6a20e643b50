// The values of an `act` line of the bot protocol (docs/protocols.md, section 5), read and written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/history.h"

namespace felicity::host {

// A card of this protocol: the dogs are L and S here.
const char* bot_word(Face face);
std::optional<Face> bot_face_of(std::string_view word);

// A place of the row.
struct ActPlace {
  enum class Kind { Free, Hidden, Known };
  Kind kind = Kind::Free;
  Face face = Face::Rabbit;  // Known
  bool operator==(const ActPlace&) const = default;
};

struct ActFields {
  int n = 0;
  int seat = 0;
  bool auction = false;
  int round = 0;  // 0..8
  int start = 0;
  std::vector<int> money;
  std::vector<int> cats;
  int bank = 0;
  bool mice = false;
  std::vector<int> passed;
  std::vector<int> lastbid;
  int bid = 0;
  std::optional<int> bidder;
  std::vector<ActPlace> row;
  int up = 0;
  CardSet hand;
  std::vector<std::vector<Face>> seen;   // per set, in the order of the rounds
  std::vector<std::vector<Action>> log;  // per round that has calls
  CardSet cards;                         // legal, when placing
  int low = 0, high = 0;                 // legal bids; both 0: none. A pass is always legal
};

// "act n=4 seat=2 ...", without the end of the line.
std::string act_line(const ActFields& fields);

// Parses what follows "act". Every number is in its range and every list as long as it must be;
// rebuild() checks that the values fit together. Returns the error, or an empty string.
std::string read_act(ActFields& fields, std::string_view keys);

// The name of the first key whose values differ; empty if none does.
std::string differing_key(const ActFields& a, const ActFields& b);

}  // namespace felicity::host

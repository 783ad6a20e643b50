// Parses an `act` line; every value is checked.
#include <map>

#include "hal_host/protocol/bot_message.h"
#include "hal_host/protocol/first_error.h"
#include "hal_host/protocol/line_io.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr const char* kKeys[] = {"n",    "seat", "phase",  "round",   "start", "money",  "cats",
                                 "bank", "mice", "passed", "lastbid", "bid",   "bidder", "row",
                                 "up",   "hand", "seen",   "log",     "legal"};
constexpr int kMostMice = 108;                    // R3
constexpr int kLeastCats = -65, kMostCats = 210;  // all cats of five sets below and above 0

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// Reads the values one after the other.
class Reader {
 public:
  explicit Reader(std::string_view keys) { take(keys); }

  const std::string& error() const { return error_.text(); }

  int number(const char* key, int low, int high) { return number(key, values_[key], low, high); }

  std::optional<int> seat_or_none(const char* key, int seats) {
    if (values_[key] == "-") return std::nullopt;
    return number(key, 0, seats - 1);
  }

  bool one_of(const char* key, std::string_view no, std::string_view yes) {
    const std::string_view value = values_[key];
    if (value != no && value != yes) bad(key);
    return value == yes;
  }

  std::vector<int> numbers(const char* key, int count, int low, int high) {
    std::vector<int> list;
    for (const std::string_view part : split(values_[key], ',')) {
      list.push_back(number(key, part, low, high));
    }
    if (static_cast<int>(list.size()) != count) bad(key);
    list.resize(static_cast<std::size_t>(count));
    return list;
  }

  std::vector<int> seats(const char* key, int seats) {
    std::vector<int> list;
    for (const std::string_view part : parts(values_[key])) {
      list.push_back(number(key, part, 0, seats - 1));
    }
    if (static_cast<int>(list.size()) >= seats) bad(key);
    return list;
  }

  CardSet cards(const char* key) {
    CardSet set;
    for (const Face face : faces(key, values_[key])) {
      if (set.has(face)) bad(key);
      set.add(face);
    }
    return set;
  }

  std::vector<ActPlace> row(const char* key, int places) {
    std::vector<ActPlace> list;
    for (const std::string_view part : split(values_[key], ',')) {
      ActPlace place;
      if (part == "?") place.kind = ActPlace::Kind::Hidden;
      if (part != "?" && part != ".") {
        place.kind = ActPlace::Kind::Known;
        place.face = face(key, part);
      }
      list.push_back(place);
    }
    if (static_cast<int>(list.size()) != places) bad(key);
    list.resize(static_cast<std::size_t>(places));
    return list;
  }

  std::vector<std::vector<Face>> sets(const char* key, int count) {
    std::vector<std::vector<Face>> list;
    for (const std::string_view part : split(values_[key], '/')) {
      list.push_back(faces(key, part));
      if (list.back().size() > kRounds) bad(key);
    }
    if (static_cast<int>(list.size()) != count) bad(key);
    list.resize(static_cast<std::size_t>(count));
    return list;
  }

  // A round without calls may be there as "-" or nothing, or not at all.
  std::vector<std::vector<Action>> rounds(const char* key, int seats) {
    std::vector<std::vector<Action>> list;
    for (const std::string_view part : split(values_[key], '/')) {
      std::vector<Action> round;
      for (const std::string_view word : parts(part)) round.push_back(call(key, word, seats));
      if (!round.empty()) list.push_back(round);
    }
    return list;
  }

  // "0" or "0,5-12".
  void bids(const char* key, int& low, int& high) {
    const std::vector<std::string_view> list = split(values_[key], ',');
    if (list[0] != "0" || list.size() > 2) bad(key);
    if (list.size() < 2) return;
    const std::vector<std::string_view> ends = split(list[1], '-');
    if (ends.size() != 2) return bad(key);
    low = number(key, ends[0], 1, kMostMice);
    high = number(key, ends[1], low, kMostMice);
  }

 private:
  void take(std::string_view keys) {
    for (const std::string_view word : split_words(keys)) {
      const std::size_t equals = word.find('=');
      if (equals == std::string_view::npos) return fail("a word without =");
      const std::string key(word.substr(0, equals));
      if (!is_known(key)) continue;
      if (values_.contains(key)) return fail("key " + key + " given twice");
      values_[key] = word.substr(equals + 1);
    }
    for (const char* key : kKeys) {
      if (!values_.contains(key)) return fail(std::string("key ") + key + " is missing");
    }
  }

  static bool is_known(std::string_view key) {
    for (const char* known : kKeys) {
      if (key == known) return true;
    }
    return false;
  }

  // The parts of a list, which may be empty: "-" or nothing.
  static std::vector<std::string_view> parts(std::string_view text) {
    if (text.empty() || text == "-") return {};
    return split(text, ',');
  }

  void fail(const std::string& error) { error_.add(error); }
  void bad(const char* key) { fail(std::string("invalid value for ") + key); }

  int number(const char* key, std::string_view text, int low, int high) {
    const auto value = whole_number(text);
    if (value && *value >= low && *value <= high) return *value;
    bad(key);
    return low;
  }

  Face face(const char* key, std::string_view text) {
    const auto face = bot_face_of(text);
    if (!face) bad(key);
    return face.value_or(Face::Rabbit);
  }

  std::vector<Face> faces(const char* key, std::string_view text) {
    std::vector<Face> list;
    for (const std::string_view part : parts(text)) list.push_back(face(key, part));
    return list;
  }

  // "2b3", "0p", "1y".
  Action call(const char* key, std::string_view text, int seats) {
    const auto seat = static_cast<Seat>(number(key, text.substr(0, 1), 0, seats - 1));
    const std::string_view what = text.substr(text.empty() ? 0 : 1);
    if (what == "p") return Action::pass(seat);
    if (what == "y") return Action::buy(seat);
    if (!what.starts_with('b')) bad(key);
    const std::string_view mice = what.substr(what.empty() ? 0 : 1);
    return Action::bid(seat, number(key, mice, 1, kMostMice));
  }

  std::map<std::string, std::string_view> values_;
  FirstError error_;
};

}  // namespace

std::string read_act(ActFields& fields, std::string_view keys) {
  Reader reader(keys);
  if (!reader.error().empty()) return reader.error();
  ActFields f;
  f.n = reader.number("n", kMinSeats, kMaxSeats);
  f.seat = reader.number("seat", 0, f.n - 1);
  f.auction = reader.one_of("phase", "place", "auction");
  f.round = reader.number("round", 0, kRounds - 1);
  f.start = reader.number("start", 0, f.n - 1);
  f.money = reader.numbers("money", f.n, 0, kMostMice);
  f.cats = reader.numbers("cats", f.n, kLeastCats, kMostCats);
  f.bank = reader.number("bank", 0, kMostMice);
  f.mice = reader.one_of("mice", "0", "1");
  f.passed = reader.seats("passed", f.n);
  f.lastbid = reader.numbers("lastbid", f.n, 0, kMostMice);
  f.bid = reader.number("bid", 0, kMostMice);
  f.bidder = reader.seat_or_none("bidder", f.n);
  f.row = reader.row("row", row_places(f.n));
  f.up = reader.number("up", 0, row_places(f.n));
  f.hand = reader.cards("hand");
  f.seen = reader.sets("seen", sets_in_use(f.n));
  f.log = reader.rounds("log", f.n);
  if (f.auction) {
    reader.bids("legal", f.low, f.high);
  } else {
    f.cards = reader.cards("legal");
  }
  if (reader.error().empty()) fields = f;
  return reader.error();
}

}  // namespace felicity::host

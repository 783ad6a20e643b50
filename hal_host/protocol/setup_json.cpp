#include "hal_host/protocol/setup_json.h"

#include "engine/rules/random.h"
#include "hal_host/protocol/first_error.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

// Reads one setup line.
class SetupReader {
 public:
  explicit SetupReader(const Json& line) : line_(line) {}

  std::string begin_into(State& state) {
    Setup setup = read_table();
    check_types();
    if (!error_.none()) return error_.text();
    State fresh;
    if (line_.contains("hands")) {
      setup.start = read_start(setup, 0);
      begin_position(fresh, setup);
    } else if (line_.contains("seed")) {
      setup.start = read_start(setup, kNobody);
      begin_seeded(fresh, setup);
    } else {
      setup.start = read_start(setup, 0);
      begin_dealt(fresh, setup);
    }
    if (error_.none()) state = fresh;
    return error_.text();
  }

 private:
  void fail(const std::string& error) { error_.add(error); }

  Setup read_table() {
    Setup setup;
    const auto players = whole_number(line_["players"]);
    if (!players || *players < kMinSeats || *players > kMaxSeats) {
      fail("players must be 3, 4 or 5");
      return setup;
    }
    setup.players = static_cast<std::uint8_t>(*players);
    if (line_.contains("preset")) {
      const Json& preset = line_["preset"];
      const auto edition = preset.is_string() ? edition_of(text(preset)) : std::nullopt;
      if (!edition) {
        fail("preset must be " + edition_list());
        return setup;
      }
      setup.edition = *edition;
    }
    setup.house = house_rules_of(setup.edition);
    read_options(setup.house);
    return setup;
  }

  void read_options(HouseRules& house) {
    if (!line_.contains("options") || line_["options"].is_null()) return;
    const Json& options = line_["options"];
    if (!options.is_object()) return fail("options must be an object");
    for (const auto& [key, value] : options.items()) {
      const auto rule = house_rule_of(key);
      if (!rule) return fail("unknown option " + key);
      const HouseRule& row = kHouseRules[*rule];
      const auto chosen = value_in_json(row, value);
      if (!chosen) return fail(key + " must be " + json_values(row));
      set_value(house, *rule, *chosen);
    }
  }

  static std::optional<unsigned> value_in_json(const HouseRule& rule, const Json& value) {
    if (is_flag(rule))
      return value.is_boolean() ? std::optional(value.get<bool>() ? 1U : 0U) : std::nullopt;
    return value.is_string() ? value_of(rule, text(value)) : std::nullopt;
  }

  static std::string json_values(const HouseRule& rule) {
    const std::string quote = is_flag(rule) ? "" : "\"";
    return quote + rule.values[0] + quote + " or " + quote + rule.values[1] + quote;
  }

  // Also of those keys that this form of setup has no use for.
  void check_types() {
    for (const char* key : {"discards", "dummy_deck", "hands", "money", "mouse", "won"}) {
      if (line_.contains(key) && !line_[key].is_array()) {
        fail(std::string(key) + " must be a list");
      }
    }
    if (line_.contains("dummy_discard") && !line_["dummy_discard"].is_null()) {
      read_face(line_["dummy_discard"], "dummy_discard");
    }
    if (line_.contains("bank") && !whole_number(line_["bank"])) {
      fail("bank must be a whole number");
    }
    if (line_.contains("seed") && !unsigned_64(line_["seed"])) {
      fail(std::string("seed must be ") + kSeedRange);
    }
  }

  Seat read_start(const Setup& setup, Seat otherwise) {
    if (!line_.contains("start")) return otherwise;
    const auto start = whole_number(line_["start"]);
    if (!start || *start < 0 || *start >= setup.players) {
      fail("start must be a seat, 0 to " + std::to_string(setup.players - 1));
      return otherwise;
    }
    return static_cast<Seat>(*start);
  }

  void begin_seeded(State& state, const Setup& setup) {
    for (const char* key : {"discards", "dummy_discard", "dummy_deck"}) {
      if (line_.contains(key)) return fail(std::string("with a seed the engine deals: no ") + key);
    }
    Random random = Random::from_seed(*unsigned_64(line_["seed"]));
    settle(begin(state, deal(setup, random)));
  }

  void begin_dealt(State& state, const Setup& setup) {
    Deal deal;
    deal.setup = setup;
    if (!line_.contains("discards")) return fail("a setup needs discards, a seed or hands");
    read_faces(line_["discards"], "discards", setup.players, deal.discards);
    if (setup.players == 3) {
      if (!line_.contains("dummy_discard") || !line_.contains("dummy_deck")) {
        return fail("three players need dummy_discard and dummy_deck");
      }
      deal.discards[kDummySet] = read_face(line_["dummy_discard"], "dummy_discard");
      read_faces(line_["dummy_deck"], "dummy_deck", kRounds, deal.dummy_deck);
    } else {
      refuse_dummy();
    }
    if (!error_.none()) return;
    settle(begin(state, deal), "the dummy's ten cards must be ten different faces");
  }

  void begin_position(State& state, const Setup& setup) {
    Position position;
    position.setup = setup;
    for (const char* key : {"money", "bank", "mouse"}) {
      if (!line_.contains(key)) return fail(std::string("a position needs ") + key);
    }
    read_hands(position);
    read_money(position);
    read_mouse(position);
    if (line_.contains("won")) read_won(position);
    const int left = position.hands[0].size();
    if (setup.players == 3) {
      if (!line_.contains("dummy_deck")) return fail("three players need dummy_deck");
      position.dummy_count = static_cast<std::uint8_t>(left);
      read_faces(line_["dummy_deck"], "dummy_deck", left, position.dummy_deck);
    } else {
      refuse_dummy();
    }
    if (!error_.none()) return;
    settle(begin(state, position),
           "impossible position: a card is there twice, was won but never played, or is a won dog");
  }

  void read_hands(Position& position) {
    const Json& hands = line_["hands"];
    const std::size_t players = position.setup.players;
    if (!is_list(hands, players)) return fail("hands must list one hand for each seat");
    const std::size_t size = hands[0].is_array() ? hands[0].size() : 0;
    if (size < 1 || size > kRounds) return fail("a hand has 1 to 9 cards");
    for (std::size_t seat = 0; seat < players; ++seat) {
      if (!is_list(hands[seat], size)) return fail("hands must be of one size");
      for (const Json& entry : hands[seat]) {
        const Face face = read_face(entry, "hands");
        if (position.hands[seat].has(face)) fail("a hand holds a face twice");
        position.hands[seat].add(face);
      }
    }
  }

  void read_money(Position& position) {
    const Json& money = line_["money"];
    const std::size_t players = position.setup.players;
    if (!is_list(money, players)) return fail("money must list one purse for each seat");
    for (std::size_t seat = 0; seat < players && seat < kMaxSeats; ++seat) {
      position.money[seat] = read_mice(money[seat], "money", position.setup.players);
    }
    position.bank = read_mice(line_["bank"], "bank", position.setup.players);
  }

  void read_mouse(Position& position) {
    const Json& mouse = line_["mouse"];
    const int players = position.setup.players;
    const int cards = players - 1;
    if (!is_list(mouse, static_cast<std::size_t>(cards))) {
      return fail("mouse must list " + std::to_string(cards) + " mouse cards");
    }
    int full = 0;
    int empty = 0;
    int mice = position.bank;
    for (int i = 0; i < cards; ++i) {
      const auto lying = whole_number(mouse[static_cast<std::size_t>(i)]);
      if (lying == mouse_card(players, i)) ++full;
      if (lying == 0) ++empty;
    }
    if (full != cards && empty != cards) return fail("mouse cards must be all full or all 0");
    position.mice_laid = full == cards;
    for (int seat = 0; seat < players; ++seat) mice += position.money[seat];
    if (position.mice_laid) mice += mouse_sum(players);
    if (mice != total_mice(players)) {
      fail("the mice must add up to " + std::to_string(total_mice(players)) + ", not " +
           std::to_string(mice));
    }
  }

  void read_won(Position& position) {
    const Json& won = line_["won"];
    const std::size_t players = position.setup.players;
    if (!is_list(won, players)) return fail("won must list one pile for each seat");
    for (std::size_t seat = 0; seat < players; ++seat) {
      if (!won[seat].is_array()) return fail("a won pile must be a list of owner:face");
      for (const Json& entry : won[seat]) {
        const auto card = entry.is_string() ? card_of(text(entry), position.setup) : std::nullopt;
        if (!card) return fail("a won card must be owner:face");
        if (position.won_count == kMaxSeats * kRounds) return fail("won lists too many cards");
        position.won[position.won_count++] = WonCard(static_cast<Seat>(seat), *card);
      }
    }
  }

  static std::optional<Card> card_of(const std::string& entry, const Setup& setup) {
    const std::size_t colon = entry.find(':');
    if (colon != 1 || entry[0] < '0' || entry[0] - '0' >= sets_in_use(setup.players)) {
      return std::nullopt;
    }
    const auto face = face_of(std::string_view(entry).substr(2));
    if (!face) return std::nullopt;
    return Card(static_cast<Seat>(entry[0] - '0'), *face);
  }

  // An empty "dummy_deck" is accepted: the state lines of four and five players have one.
  void refuse_dummy() {
    const bool empty_deck = !line_.contains("dummy_deck") || is_list(line_["dummy_deck"], 0);
    const bool no_discard = !line_.contains("dummy_discard") || line_["dummy_discard"].is_null();
    if (!empty_deck || !no_discard) fail("only three players have a dummy");
  }

  Face read_face(const Json& value, const char* where) {
    const auto face = value.is_string() ? face_of(text(value)) : std::nullopt;
    if (!face) fail(std::string(where) + ": a card is one of -8 -5 R 3 5 8 11 15 BIG SMALL");
    return face.value_or(Face::Rabbit);
  }

  void read_faces(const Json& list, const char* where, int count, Face* faces) {
    if (!is_list(list, static_cast<std::size_t>(count))) {
      return fail(std::string(where) + " must list " + std::to_string(count) + " cards");
    }
    for (int i = 0; i < count; ++i) faces[i] = read_face(list[static_cast<std::size_t>(i)], where);
  }

  Mice read_mice(const Json& value, const char* where, int players) {
    const auto mice = whole_number(value);
    if (mice && *mice >= 0 && *mice <= total_mice(players)) return static_cast<Mice>(*mice);
    fail(std::string(where) + " must be whole numbers from 0 to " +
         std::to_string(total_mice(players)));
    return 0;
  }

  static bool is_list(const Json& value, std::size_t size) {
    return value.is_array() && value.size() == size;
  }

  static std::string text(const Json& value) { return value.get<std::string>(); }

  void settle(Verdict verdict, const char* error = "the engine refuses this setup") {
    if (verdict != Verdict::Ok) fail(error);
  }

  const Json& line_;
  FirstError error_;
};

}  // namespace

std::string begin_from_json(State& state, const Json& line) {
  return SetupReader(line).begin_into(state);
}

}  // namespace felicity::host

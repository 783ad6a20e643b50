#include "hal_host/protocol/record_text.h"

#include <algorithm>

#include "engine/console/record_lines.h"
#include "hal_host/protocol/action_text.h"
#include "hal_host/protocol/line_io.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

using Words = std::vector<std::string_view>;

// Reads line after line; header lines in their order, then actions until the end.
class RecordReader {
 public:
  // The error of this line, or empty.
  std::string read(const Words& words) {
    switch (next_) {
      case Next::Version: return read_version(words);
      case Next::Edition: return read_edition(words);
      case Next::OptionOrSeat: return words[0] == "option" ? read_option(words) : read_seat(words);
      case Next::Seat: return words[0] == "start" ? read_start(words) : read_seat(words);
      case Next::Discard: return read_discard(words);
      case Next::Dummy: return read_dummy(words);
      case Next::Action: break;
    }
    return read_action(words);
  }

  // Empty, or what is missing.
  std::string end() const {
    switch (next_) {
      case Next::Version: return "the record is empty; it starts with: felicity 1";
      case Next::Edition: return "the record ends before its edition line";
      case Next::OptionOrSeat:
      case Next::Seat: return "the record ends before its start line";
      case Next::Discard: return "the record ends before its last discard line";
      case Next::Dummy: return "the record ends before its dummy line";
      case Next::Action: break;
    }
    return "";
  }

  const Record& record() const { return record_; }

 private:
  enum class Next { Version, Edition, OptionOrSeat, Seat, Discard, Dummy, Action };

  std::string read_version(const Words& words) {
    if (words[0] != "felicity" || words.size() != 2) return "a record starts with: felicity 1";
    if (words[1] != "1") return "version " + printable(words[1]) + " of the format is not known";
    next_ = Next::Edition;
    return "";
  }

  std::string read_edition(const Words& words) {
    const auto edition =
        words[0] == "edition" && words.size() == 2 ? edition_of(words[1]) : std::nullopt;
    if (!edition) return "expected: edition " + edition_list("|", "|");
    setup().edition = *edition;
    setup().house = house_rules_of(*edition);
    setup().players = 0;
    next_ = Next::OptionOrSeat;
    return "";
  }

  std::string read_option(const Words& words) {
    if (words.size() != 3) return "expected: option NAME VALUE";
    const std::string name(words[1]);
    if (std::find(options_.begin(), options_.end(), name) != options_.end()) {
      return "option " + name + " given twice";
    }
    options_.push_back(name);
    const auto rule = house_rule_of(name);
    if (!rule) return "unknown option " + printable(name);
    const HouseRule& row = kHouseRules[*rule];
    const auto value = value_of(row, words[2]);
    if (!value) return name + " is " + row.values[0] + " or " + row.values[1];
    set_value(setup().house, *rule, *value);
    return "";
  }

  std::string read_seat(const Words& words) {
    const int seat = setup().players;
    if (seat == kMaxSeats) return "expected: start SEAT";
    const std::string number = std::to_string(seat);
    if (words[0] != "seat" || words.size() != 4 || words[1] != number) {
      const char* or_start = seat >= kMinSeats ? ", or: start SEAT" : "";
      return "expected: seat " + number + " NAME human|bot:LEVEL[:CHARACTER]" + or_start;
    }
    Player& player = record_.players[seat];
    if (!set_name(player, words[2].data(), words[2].size())) {
      return "a name has 1 to " + std::to_string(Player::kNameBytes) +
             " bytes and no invisible characters";
    }
    if (!set_kind(player, words[3])) {
      return "a player is " + kind_list() + ", a bot also " + character_list();
    }
    ++setup().players;
    next_ = Next::Seat;
    return "";
  }

  std::string read_start(const Words& words) {
    if (setup().players < kMinSeats) return "a table has 3 to 5 seats";
    const auto start = words.size() == 2 ? whole_number(words[1]) : std::nullopt;
    if (!start || *start < 0 || *start >= setup().players) {
      return "expected: start SEAT, a seat from 0 to " + std::to_string(setup().players - 1);
    }
    setup().start = static_cast<Seat>(*start);
    next_ = Next::Discard;
    return "";
  }

  std::string read_discard(const Words& words) {
    const std::string number = std::to_string(discards_);
    const auto face = words[0] == "discard" && words.size() == 3 && words[1] == number
                          ? face_of(words[2])
                          : std::nullopt;
    if (!face) return "expected: discard " + number + " FACE";
    record_.deal.discards[discards_++] = *face;
    if (discards_ < sets_in_use(setup().players)) return "";
    if (setup().players == 3) {
      next_ = Next::Dummy;
      return "";
    }
    return deal_cards();
  }

  std::string read_dummy(const Words& words) {
    if (words[0] != "dummy" || words.size() != 1 + kRounds) return "expected: dummy and nine faces";
    for (std::size_t i = 0; i < kRounds; ++i) {
      const auto face = face_of(words[1 + i]);
      if (!face) return "the dummy's card " + printable(words[1 + i]) + " is not a face";
      record_.deal.dummy_deck[i] = *face;
    }
    return deal_cards();
  }

  std::string deal_cards() {
    if (begin(state_, record_.deal) != Verdict::Ok) {
      return "the dummy's deck and discard are not ten different cards";
    }
    next_ = Next::Action;
    return "";
  }

  std::string read_action(const Words& words) {
    const ParsedAction parsed = parse_action(words);
    if (!parsed.action) {
      return parsed.error + "; expected: SEAT place FACE, SEAT bid MICE, SEAT pass or SEAT buy";
    }
    Events events;
    const State before = state_;
    const Verdict verdict = apply(state_, *parsed.action, events);
    if (verdict != Verdict::Ok) return std::string("the rules refuse this: ") + code(verdict);
    append(record_.moves, before, *parsed.action);
    return "";
  }

  Setup& setup() { return record_.deal.setup; }

  Next next_ = Next::Version;
  Record record_;
  State state_;
  int discards_ = 0;
  std::vector<std::string> options_;
};

}  // namespace

TextFault parse_record(Record& record, std::string_view text) {
  RecordReader reader;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!is_utf8(line)) return {number, "the line is not UTF-8"};
    if (line.ends_with('\r')) line.remove_suffix(1);
    const Words words = split_words(line.substr(0, line.find('#')));
    if (words.empty()) continue;
    const std::string error = reader.read(words);
    if (!error.empty()) return {number, error};
  }
  const std::string missing = reader.end();
  if (!missing.empty()) return {std::max(number, 1), missing};
  record = reader.record();
  return {};
}

std::string format_record(const Record& record) {
  std::string text;
  console::RecordLines lines(record);
  console::RecordLine line;
  while (lines.next(line)) text.append(line.c_str()).append("\n");
  return text;
}

}  // namespace felicity::host

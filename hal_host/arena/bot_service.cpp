#include "hal_host/arena/bot_service.h"

#include "hal_host/protocol/line_io.h"
#include "hal_host/protocol/observation.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

// Takes the first word off a line.
std::string_view take_word(std::string_view& line) {
  const std::size_t start = std::min(line.find_first_not_of(" \t"), line.size());
  line.remove_prefix(start);
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  line.remove_prefix(word.size());
  return word;
}

std::string error_line(const std::string& what) { return "error " + what; }

}  // namespace

std::optional<std::string> BotService::answer(std::string_view line) {
  const std::string_view verb = take_word(line);
  if (verb == "hello") {
    if (take_word(line) != "1") return error_line("this bot speaks version 1");
    return "id felicity " + bot_.name();
  }
  if (verb == "new") return begin(line);
  if (verb == "act") return act(line);
  if (verb == "end") return std::nullopt;
  if (verb == "quit") {
    over_ = true;
    return std::nullopt;
  }
  return error_line("a line starts with hello, new, act, end or quit");
}

std::string BotService::begin(std::string_view keys) {
  std::uint64_t seed = 0;
  Edition edition = Edition::English2007;
  std::optional<unsigned> chosen[kHouseRuleCount];
  for (const std::string_view word : split_words(keys)) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return error_line("a word without =");
    const std::string_view key = word.substr(0, equals);
    const std::string_view value = word.substr(equals + 1);
    bool good = true;
    if (key == "seed") {
      const auto number = seed_of(value);
      good = number.has_value();
      seed = number.value_or(0);
    } else if (key == "edition") {
      const auto known = edition_of(value);
      good = known.has_value();
      edition = known.value_or(edition);
    }
    for (int rule = 0; rule < kHouseRuleCount; ++rule) {
      if (key != kHouseRules[rule].key) continue;
      chosen[rule] = option_value(kHouseRules[rule], value);
      good = chosen[rule].has_value();
    }
    if (!good) return error_line("invalid value for " + std::string(key));
  }
  seed_ = seed;
  edition_ = edition;
  house_ = house_rules_of(edition);
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    if (chosen[rule]) set_value(house_, rule, *chosen[rule]);
  }
  return "ok";
}

std::string BotService::act(std::string_view keys) {
  ActFields fields;
  std::string error = read_act(fields, keys);
  if (!error.empty()) return error_line(error);
  Observation seen;
  error = rebuild(seen, fields, edition_, house_);
  if (!error.empty()) return error_line(error);
  return reply_line(bot_.decide(seen.view, seen.history, seed_));
}

std::string new_line(const Setup& setup, Seat seat, std::uint64_t seed) {
  std::string line = "new n=" + std::to_string(setup.players) + " seat=" + std::to_string(seat) +
                     " seed=" + std::to_string(seed) + " edition=" + word(setup.edition);
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    const HouseRule& row = kHouseRules[rule];
    line += std::string(" ") + row.key + "=" + option_word(row, value_of(setup.house, rule));
  }
  return line;
}

std::string reply_line(const Action& action) {
  switch (action.kind) {
    case Action::Kind::Place: return std::string("a ") + bot_word(action.face);
    case Action::Kind::Bid: return "a " + std::to_string(action.mice);
    case Action::Kind::Buy: return "a 1";
    case Action::Kind::Pass: break;
  }
  return "a 0";
}

std::optional<Action> read_reply(std::string_view line, const Choices& open) {
  const std::vector<std::string_view> words = split_words(line);
  if (words.size() != 2 || words[0] != "a") return std::nullopt;
  if (open.phase == Phase::Place) {
    const auto face = bot_face_of(words[1]);
    if (!face || !open.cards.has(*face)) return std::nullopt;
    return Action::place(open.seat, *face);
  }
  const auto mice = whole_number(words[1]);
  if (!mice) return std::nullopt;
  if (*mice == 0) return Action::pass(open.seat);
  if (open.buy && *mice == 1) return Action::buy(open.seat);
  if (open.bid_low == 0 || *mice < open.bid_low || *mice > open.bid_high) return std::nullopt;
  return Action::bid(open.seat, *mice);
}

Action default_action(const Choices& open) {
  return open.phase == Phase::Place ? Action::place(open.seat, open.cards.lowest())
                                    : Action::pass(open.seat);
}

int serve_bot(const HouseBot& bot, int input, int output) {
  BotService service(bot);
  LineReader reader(input);
  std::string line;
  while (!service.over()) {
    const LineReader::Got got = reader.next(line);
    if (got == LineReader::Got::End) break;
    const auto answer =
        got == LineReader::Got::TooLong ? error_line("the line is too long") : service.answer(line);
    if (answer && !write_line(output, *answer)) return 1;
  }
  return 0;
}

}  // namespace felicity::host

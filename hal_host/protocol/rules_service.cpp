#include "hal_host/protocol/rules_service.h"

#include <unistd.h>

#include <vector>

#include "hal_host/protocol/line_io.h"
#include "hal_host/protocol/setup_json.h"
#include "hal_host/protocol/state_json.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

// A whole number that is no seat is still an action: it is just never that number's turn.
Seat seat_of(int number) {
  return number >= 0 && number < kMaxSeats ? static_cast<Seat>(number) : kNobody;
}

// One way of writing an action; nothing, and a reason, if it is none.
struct Reading {
  std::optional<Action> action;
  std::string reason;
};

Reading no_action(const std::string& reason) { return {std::nullopt, reason}; }

Reading read_action(int seat, std::string_view type, std::optional<std::string_view> card,
                    std::optional<int> amount) {
  if (type == "pass") return {Action::pass(seat_of(seat)), ""};
  if (type == "buy") return {Action::buy(seat_of(seat)), ""};
  if (type == "bid") {
    if (!amount) return no_action("a bid needs a whole number of mice");
    return {Action::bid(seat_of(seat), *amount), ""};
  }
  if (type == "place") {
    const auto face = card ? face_of(*card) : std::nullopt;
    if (!face) return no_action("a card is one of -8 -5 R 3 5 8 11 15 BIG SMALL");
    return {Action::place(seat_of(seat), *face), ""};
  }
  return no_action("an action is place, bid, pass or buy");
}

Reading read_text_action(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  if (words.empty()) return no_action("the line is blank");
  const auto seat = whole_number(words[0]);
  if (!seat) return no_action("an action starts with a seat's number");
  if (words.size() < 2) return no_action("an action is place, bid, pass or buy");
  const bool takes_word = words[1] == "place" || words[1] == "bid";
  if (words.size() > (takes_word ? 3U : 2U)) return no_action("too many words for one action");
  const auto third = words.size() == 3 ? std::optional(words[2]) : std::nullopt;
  return read_action(*seat, words[1], third, third ? whole_number(*third) : std::nullopt);
}

Reading read_json_action(const Json& object) {
  const auto seat = object.contains("player") ? whole_number(object["player"]) : std::nullopt;
  if (!seat) return no_action("player must be a whole number");
  if (!object.contains("type") || !object["type"].is_string()) {
    return no_action("type must be place, bid, pass or buy");
  }
  std::optional<std::string_view> card;
  if (object.contains("card")) {
    if (!object["card"].is_string()) return no_action("card must be a string");
    card = object["card"].get_ref<const std::string&>();
  }
  std::optional<int> amount;
  if (object.contains("amount")) {
    amount = whole_number(object["amount"]);
    if (!amount) return no_action("amount must be a whole number");
  }
  return read_action(*seat, object["type"].get_ref<const std::string&>(), card, amount);
}

std::string explain(Verdict verdict, const State& state, const Action& action) {
  const std::string turn = "seat " + std::to_string(state.turn);
  const int owned =
      state.phase == Phase::Over ? 0 : state.money[state.turn] + state.bids[state.turn];
  switch (verdict) {
    case Verdict::GameOver: return "the game is over";
    case Verdict::NotYourTurn: return "it is the turn of " + turn;
    case Verdict::WrongPhase:
      if (state.phase == Phase::Place) return "cards are being placed";
      if (state.phase == Phase::Auction) return "the auction is open: bid or pass";
      return "nobody has bid: buy for 1 mouse or pass";
    case Verdict::CardNotInHand: return turn + " does not hold " + word(action.face);
    case Verdict::BidTooLow: return "a bid must be above " + std::to_string(state.high);
    case Verdict::BidTooHigh: return turn + " owns only " + std::to_string(owned);
    case Verdict::CannotAfford: return turn + " owns no mouse";
    case Verdict::Ok:
    case Verdict::BadSetup:
    case Verdict::BadAction: break;
  }
  return "this is no action";
}

}  // namespace

std::string RulesService::bad(const std::string& reason) {
  if (running_) return error_line(Verdict::BadAction, reason);
  return error_line(Verdict::BadSetup, "a game must be set up first");
}

std::string RulesService::answer_too_long() { return bad("the line is longer than 64 KiB"); }

std::string RulesService::answer(std::string_view line) {
  if (!is_utf8(line)) return bad("the line is not UTF-8");
  const std::size_t front = line.find_first_not_of(" \t");
  if (front != std::string_view::npos && line[front] == '{') {
    const auto object = parse_json(line);
    if (!object) return bad("the line is not JSON");
    return answer_object(*object);
  }
  if (!running_) return bad("");
  const Reading reading = read_text_action(line);
  return reading.action ? play(*reading.action) : bad(reading.reason);
}

std::string RulesService::answer_object(const Json& object) {
  if (object.contains("players")) {
    const std::string complaint = begin_from_json(state_, object);
    if (!complaint.empty()) return error_line(Verdict::BadSetup, complaint);
    running_ = true;
    last_.clear();
    return state_line(state_, last_);
  }
  if (!running_) return bad("");
  if (object.contains("view")) return answer_view(object["view"]);
  const Reading reading = read_json_action(object);
  return reading.action ? play(*reading.action) : bad(reading.reason);
}

std::string RulesService::answer_view(const Json& viewer) {
  if (viewer.is_null()) return view_line(view_for(state_, kNobody), last_);
  const auto seat = whole_number(viewer);
  if (!seat || *seat < 0 || *seat >= state_.players) return bad("view must be a seat or null");
  return view_line(view_for(state_, static_cast<Seat>(*seat)), last_);
}

std::string RulesService::play(const Action& action) {
  Events events;
  const Verdict verdict = apply(state_, action, events);
  if (verdict != Verdict::Ok) return error_line(verdict, explain(verdict, state_, action));
  last_ = events;
  return state_line(state_, last_);
}

int serve_rules(int in, int out) {
  RulesService service;
  LineReader reader(in);
  std::string line;
  for (;;) {
    const LineReader::Got got = reader.next(line);
    if (got == LineReader::Got::End) return 0;
    const std::string answer =
        got == LineReader::Got::TooLong ? service.answer_too_long() : service.answer(line);
    if (!write_line(out, answer)) return 1;
  }
}

}  // namespace felicity::host

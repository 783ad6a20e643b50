#include "hal_host/protocol/rules_service.h"

#include <unistd.h>

#include "hal_host/protocol/action_text.h"
#include "hal_host/protocol/line_io.h"
#include "hal_host/protocol/setup_json.h"
#include "hal_host/protocol/state_json.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

ParsedAction failed(const char* error) { return {std::nullopt, error}; }

ParsedAction parse_json_action(const Json& object) {
  const auto seat = object.contains("player") ? whole_number(object["player"]) : std::nullopt;
  if (!seat) return failed("player must be a whole number");
  if (!object.contains("type") || !object["type"].is_string()) {
    return failed("type must be place, bid, pass or buy");
  }
  std::optional<std::string_view> card;
  if (object.contains("card")) {
    if (!object["card"].is_string()) return failed("card must be a string");
    card = object["card"].get_ref<const std::string&>();
  }
  std::optional<int> amount;
  if (object.contains("amount")) {
    amount = whole_number(object["amount"]);
    if (!amount) return failed("amount must be a whole number");
  }
  return parse_action(*seat, object["type"].get_ref<const std::string&>(), card, amount);
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
  return "not an action";
}

}  // namespace

std::string RulesService::bad(const std::string& error) {
  if (running_) return error_line(Verdict::BadAction, error);
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
  const ParsedAction parsed = parse_action(split_words(line));
  return parsed.action ? play(*parsed.action) : bad(parsed.error);
}

std::string RulesService::answer_object(const Json& object) {
  if (object.contains("players")) {
    const std::string error = begin_from_json(state_, object);
    if (!error.empty()) return error_line(Verdict::BadSetup, error);
    running_ = true;
    last_.clear();
    return state_line(state_, last_);
  }
  if (!running_) return bad("");
  if (object.contains("view")) return answer_view(object["view"]);
  const ParsedAction parsed = parse_json_action(object);
  return parsed.action ? play(*parsed.action) : bad(parsed.error);
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

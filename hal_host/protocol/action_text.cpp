#include "hal_host/protocol/action_text.h"

#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

Seat seat_of(int number) {
  return number >= 0 && number < kMaxSeats ? static_cast<Seat>(number) : kNobody;
}

ParsedAction failed(const char* error) { return {std::nullopt, error}; }

}  // namespace

ParsedAction parse_action(int seat, std::string_view type, std::optional<std::string_view> card,
                          std::optional<int> mice) {
  if (type == "pass") return {Action::pass(seat_of(seat)), ""};
  if (type == "buy") return {Action::buy(seat_of(seat)), ""};
  if (type == "bid") {
    if (!mice) return failed("a bid needs a whole number of mice");
    return {Action::bid(seat_of(seat), *mice), ""};
  }
  if (type == "place") {
    const auto face = card ? face_of(*card) : std::nullopt;
    if (!face) return failed("a card is one of -8 -5 R 3 5 8 11 15 BIG SMALL");
    return {Action::place(seat_of(seat), *face), ""};
  }
  return failed("an action is place, bid, pass or buy");
}

ParsedAction parse_action(const std::vector<std::string_view>& words) {
  if (words.empty()) return failed("the line is blank");
  const auto seat = whole_number(words[0]);
  if (!seat) return failed("an action starts with a seat's number");
  if (words.size() < 2) return failed("an action is place, bid, pass or buy");
  const bool takes_word = words[1] == "place" || words[1] == "bid";
  if (words.size() > (takes_word ? 3U : 2U)) return failed("too many words for one action");
  const auto third = words.size() == 3 ? std::optional(words[2]) : std::nullopt;
  return parse_action(*seat, words[1], third, third ? whole_number(*third) : std::nullopt);
}

}  // namespace felicity::host

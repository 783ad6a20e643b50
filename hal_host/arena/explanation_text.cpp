#include "hal_host/arena/explanation_text.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

using Json = nlohmann::ordered_json;  // keys stand in the order of the protocol

std::string name_of(const Record& record, Seat seat) {
  const Player& player = record.players[seat];
  return std::string(player.name, player.name_size);
}

std::string tenths(int count) {
  const int size = std::abs(count);
  return (count < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

std::string worth_of(const Weighed& weighed) {
  const std::string share = tenths(weighed.worth) + " %", points = tenths(weighed.points);
  return std::string(7 - std::min<std::size_t>(share.size(), 7), ' ') + share +
         std::string(7 - std::min<std::size_t>(points.size(), 7), ' ') + points;
}

std::string words_of(const Action& action) {
  switch (action.kind) {
    case Action::Kind::Place: return std::string("place ") + word(action.face);
    case Action::Kind::Bid: return "bid " + std::to_string(action.mice);
    case Action::Kind::Pass: return "pass";
    case Action::Kind::Buy: return "buy";
  }
  return "";
}

std::string column(std::string text, std::size_t width) {
  if (text.size() < width) text.resize(width, ' ');
  return text;
}

std::string cost_of(const Decision& one) {
  return tenths(one.cost()) + " % of the win, " + tenths(one.points_lost()) + " points";
}

std::string line_of(const Decision& one) {
  const std::string line = "  " + column(words_of(one.played.action), 12) + worth_of(one.played);
  if (one.played.action == one.advised.action) return line + "   hard would, too\n";
  return line + "   hard: " + column(words_of(one.advised.action), 12) + worth_of(one.advised) +
         "\n";
}

std::string moment(const Record& record, const Decision& one) {
  return "Round " + std::to_string(one.round) + ", " + name_of(record, one.played.action.seat) +
         ": " + words_of(one.played.action) + " instead of " + words_of(one.advised.action) +
         " costs " + cost_of(one) + "\n";
}

Json action_json(const Weighed& weighed) {
  const Action& action = weighed.action;
  Json json = {{"action", words_of(action).substr(0, words_of(action).find(' '))}};
  if (action.kind == Action::Kind::Place) json["card"] = word(action.face);
  if (action.kind == Action::Kind::Bid) json["amount"] = action.mice;
  json["win"] = weighed.worth;
  json["points"] = weighed.points;
  return json;
}

}  // namespace

std::string explanation_text(const Record& record, const std::vector<Decision>& decisions) {
  std::string text =
      "What hard would have done, knowing what the player knew then.\n"
      "In percent: the share of the win that each could expect; then the points, cats and mice, "
      "two\n"
      "rounds later.\n";
  int round = 0;
  Seat seat = kNobody;
  for (const Decision& one : decisions) {
    const Seat who = one.played.action.seat;
    if (one.round != round || who != seat) {
      text += "\nRound " + std::to_string(one.round) + ", " + name_of(record, who) + "\n";
    }
    round = one.round;
    seat = who;
    text += line_of(one);
  }
  const std::vector<std::size_t> worst = costliest(decisions);
  text +=
      worst.empty() ? "\nNo decision cost anything that counts.\n" : "\nThe costliest moments\n";
  for (std::size_t i = 0; i < worst.size(); ++i) {
    text += "  " + std::to_string(i + 1) + ". " + moment(record, decisions[worst[i]]);
  }
  return text;
}

std::string explanation_json(const Record& record, const std::vector<Decision>& decisions) {
  std::string lines;
  for (const Decision& one : decisions) {
    const Seat seat = one.played.action.seat;
    Json json = {{"player", seat}, {"name", name_of(record, seat)}, {"round", one.round}};
    json["played"] = action_json(one.played);
    json["hard"] = action_json(one.advised);
    json["cost"] = {{"win", one.cost()}, {"points", one.points_lost()}};
    json["options"] = Json::array();
    for (const Weighed& option : one.options) json["options"].push_back(action_json(option));
    lines += json.dump() + "\n";
  }
  return lines + Json({{"costliest", costliest(decisions)}}).dump() + "\n";
}

}  // namespace felicity::host

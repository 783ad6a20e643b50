#include "hal_host/protocol/state_json.h"

#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

using Json = nlohmann::ordered_json;  // keys stand in the order of the protocol

Json or_null(Seat seat) { return seat == kNobody ? Json(nullptr) : Json(seat); }

Json faces(CardSet cards) {
  Json list = Json::array();
  for (const Face face : cards) list.push_back(word(face));
  return list;
}

Json cards(const Card* first, int count) {
  Json list = Json::array();
  for (int i = 0; i < count; ++i) list.push_back(word(first[i]));
  return list;
}

template <class Value>
Json per_seat(int players, Value value) {
  Json list = Json::array();
  for (Seat seat = 0; seat < players; ++seat) list.push_back(value(seat));
  return list;
}

Json won_piles(int players, const WonCard* won, int count) {
  Json piles = per_seat(players, [](Seat) { return Json::array(); });
  for (int i = 0; i < count; ++i) piles[won[i].taker()].push_back(word(won[i].card()));
  return piles;
}

template <class Box>
Json box_list(int players, Box box_of_set) {
  Json list = Json::array();
  for (Seat set = 0; set < sets_in_use(players); ++set) {
    for (const Face face : box_of_set(set)) list.push_back(word(Card(set, face)));
  }
  return list;
}

Json legal(const Choices& choices) {
  if (choices.seat == kNobody) return nullptr;
  Json open = {{"player", choices.seat}};
  switch (choices.phase) {
    case Phase::Place: open["place"] = faces(choices.cards); break;
    case Phase::Auction:
      open["pass"] = choices.pass;
      open["bid"] =
          choices.bid_low == 0 ? Json(nullptr) : Json({choices.bid_low, choices.bid_high});
      break;
    case Phase::LastChance:
      open["pass"] = choices.pass;
      open["buy"] = choices.buy;
      open["price"] = choices.buy ? Json(1) : Json(nullptr);
      break;
    case Phase::Over: break;
  }
  return open;
}

Json event_json(const Event& event) {
  switch (event.kind) {
    case Event::Kind::Placed:
      return {{"ev", "place"}, {"player", event.seat}, {"pos", event.place}};
    case Event::Kind::Revealed:
      return {{"ev", "reveal"},
              {"pos", event.place},
              {"owner", event.card.owner()},
              {"card", word(event.card.face())}};
    case Event::Kind::Bid: return {{"ev", "bid"}, {"player", event.seat}, {"amount", event.mice}};
    case Event::Kind::Passed:
      return {{"ev", "pass"}, {"player", event.seat}, {"back", event.mice}, {"gain", event.gain}};
    case Event::Kind::Bought:
      return {{"ev", "buy"}, {"player", event.seat}, {"amount", event.mice}};
    case Event::Kind::Won:
      return {{"ev", "win"},
              {"player", event.seat},
              {"paid", event.mice},
              {"value", event.value},
              {"dogs", event.dogs},
              {"chased", event.chased ? Json(word(event.chased->face())) : Json(nullptr)},
              {"cards", cards(event.cards, event.card_count)}};
    case Event::Kind::AllPassed: return {{"ev", "all_pass"}, {"player", event.seat}};
    case Event::Kind::Refilled: return {{"ev", "refill"}, {"amount", event.mice}};
    case Event::Kind::NotRefilled:
      return {{"ev", "no_refill"}, {"why", event.all_pass ? "all_pass" : "shortfall"}};
    case Event::Kind::GameOver: break;
  }
  return {{"ev", "game_over"}};
}

Json result(const View& view) {
  if (view.phase != Phase::Over) return nullptr;
  const Scores& scores = view.scores;
  Json winners = Json::array();
  for (Seat seat = 0; seat < view.players; ++seat) {
    if ((scores.winners >> seat & 1) != 0) winners.push_back(seat);
  }
  return {{"total", per_seat(view.players, [&](Seat seat) { return scores.total[seat]; })},
          {"cats", per_seat(view.players, [&](Seat seat) { return scores.cats[seat]; })},
          {"mice", per_seat(view.players, [&](Seat seat) { return scores.mice[seat]; })},
          {"winners", winners}};
}

Json view_json(const View& view, const Events& last) {
  const int n = view.players;
  Json line;
  line["players"] = n;
  line["preset"] = word(view.edition);
  line["round"] = view.round;
  line["phase"] = word(view.phase);
  line["start"] = view.start;
  line["turn"] = or_null(view.turn);
  line["money"] = per_seat(
      n, [&](Seat seat) { return view.money[seat] ? Json(*view.money[seat]) : Json(nullptr); });
  line["bids"] = per_seat(n, [&](Seat seat) { return view.bids[seat]; });
  line["high"] = view.high;
  line["high_by"] = or_null(view.high_by);
  line["bank"] = view.bank;
  line["mouse"] = per_seat(n - 1, [&](Seat index) { return view.mouse[index]; });
  line["passed"] = per_seat(n, [&](Seat seat) { return view.has_passed(seat); });
  line["hands"] = per_seat(n, [&](Seat seat) {
    return seat == view.viewer ? faces(view.hand) : Json(view.hand_size[seat]);
  });
  line["row"] = Json::array();
  for (int i = 0; i < view.row_size; ++i) {
    const RowCard& card = view.row[i];
    line["row"].push_back({{"owner", card.owner},
                           {"card", card.face ? Json(word(*card.face)) : Json(nullptr)},
                           {"up", card.up}});
  }
  line["won"] = won_piles(n, view.won, view.won_count);
  line["cat_points"] = per_seat(n, [&](Seat seat) { return view.cat_points[seat]; });
  line["box"] = box_list(n, [&](Seat set) { return view.box[set]; });
  line["dummy_deck"] = view.dummy_left;
  line["legal"] = legal(view.choices);
  line["last"] = Json::array();
  for (const Event& event : last) line["last"].push_back(event_json(event));
  line["result"] = result(view);
  return line;
}

}  // namespace

std::string view_line(const View& view, const Events& last) {
  Json line = view_json(view, last);
  line["view"] = or_null(view.viewer);
  return line.dump();
}

// The public line, with everything a View has no room for laid over it.
std::string state_line(const State& state, const Events& last) {
  const int n = state.players;
  Json line = view_json(view_for(state, kNobody), last);
  line["money"] = per_seat(n, [&](Seat seat) { return state.money[seat]; });
  line["hands"] = per_seat(n, [&](Seat seat) { return faces(state.hands[seat]); });
  for (std::size_t i = 0; i < state.row_size; ++i)
    line["row"][i]["card"] = word(state.row[i].face());
  line["box"] = box_list(n, [&](Seat set) { return box_of(state, set); });
  line["dummy_deck"] = Json::array();
  for (int i = state.round; n == 3 && i < kRounds; ++i) {
    line["dummy_deck"].push_back(word(state.dummy_deck[i]));
  }
  line["legal"] = legal(choices(state));
  return line.dump();
}

std::string error_line(Verdict verdict, const std::string& message) {
  return Json({{"error", code(verdict)}, {"message", message}})
      .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace felicity::host

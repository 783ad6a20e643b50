// The shape of an answer of `felicity rules`: every key there, every type right, and what must hold
// in every line. For random games and for the fuzzer.
#pragma once

#include <initializer_list>
#include <string>

#include "engine/rules/game.h"
#include "hal_host/protocol/json_line.h"

namespace felicity::host {

// Empty, or the first thing that is wrong.
class Shape {
 public:
  explicit Shape(const Json& line) : line_(line) {}

  std::string fault() {
    if (!line_.is_object()) return "the answer is no object";
    if (line_.contains("error")) return error_fault();
    view_ = line_.contains("view");
    for (const char* key :
         {"players",    "preset",  "round",      "phase", "start",  "turn",  "money", "bids",
          "high",       "high_by", "bank",       "mouse", "passed", "hands", "row",   "won",
          "cat_points", "box",     "dummy_deck", "legal", "last",   "result"}) {
      if (!line_.contains(key)) return std::string(key) + " is missing";
    }
    if (line_.size() != (view_ ? 23U : 22U)) return "there is a key too many";
    if (!line_["players"].is_number_unsigned()) return "players is no number";
    players_ = line_["players"].get<std::size_t>();
    if (players_ < 3 || players_ > 5) return "players is out of range";
    check_types();
    if (fault_.empty() && !view_) check_sums();
    return fault_;
  }

 private:
  std::string error_fault() const {
    const bool shaped = line_.size() == 2 && line_["error"].is_string() &&
                        line_.contains("message") && line_["message"].is_string();
    return shaped ? "" : "an error line has error and message";
  }

  void demand(bool truth, const char* what) {
    if (!truth && fault_.empty()) fault_ = what;
  }

  template <class Fits>
  void demand_list(const char* key, std::size_t size, Fits fits) {
    const Json& list = line_[key];
    bool good = list.is_array() && list.size() == size;
    for (std::size_t i = 0; good && i < size; ++i) good = fits(list[i]);
    demand(good, key);
  }

  void check_types() {
    const auto number = [](const Json& value) { return value.is_number_integer(); };
    const auto mice = [](const Json& value) { return value.is_number_unsigned(); };
    const auto purse = [&](const Json& value) { return mice(value) || (view_ && value.is_null()); };
    const bool over = line_["phase"] == "over";
    demand(line_["preset"].is_string() && line_["phase"].is_string(), "preset or phase");
    demand(mice(line_["round"]) && mice(line_["start"]) && mice(line_["high"]), "round or start");
    demand(over ? line_["turn"].is_null() : mice(line_["turn"]), "turn");
    demand(line_["high"] == 0 ? line_["high_by"].is_null() : mice(line_["high_by"]), "high_by");
    demand(mice(line_["bank"]), "bank");
    demand_list("money", players_, purse);
    demand_list("bids", players_, mice);
    demand_list("mouse", players_ - 1, mice);
    demand_list("passed", players_, [](const Json& value) { return value.is_boolean(); });
    demand_list("hands", players_,
                [&](const Json& value) { return value.is_array() || (view_ && mice(value)); });
    demand_list("won", players_, [](const Json& value) { return value.is_array(); });
    demand_list("cat_points", players_, number);
    demand(line_["row"].is_array() && line_["row"].size() <= 5, "row");
    demand(line_["box"].is_array(), "box");
    demand(view_ ? mice(line_["dummy_deck"]) : line_["dummy_deck"].is_array(), "dummy_deck");
    demand(line_["legal"].is_object() || (line_["legal"].is_null() && (over || view_)), "legal");
    demand(line_["last"].is_array() && line_["last"].size() <= 5, "last");
    demand(over ? line_["result"].is_object() : line_["result"].is_null(), "result");
  }

  // R7: all mice; and every card of every set exactly once.
  void check_sums() {
    int mice = line_["bank"].get<int>();
    for (const char* key : {"money", "bids", "mouse"}) {
      for (const Json& lying : line_[key]) mice += lying.get<int>();
    }
    demand(mice == total_mice(static_cast<int>(players_)), "the mice do not add up");
    std::size_t cards = line_["row"].size() + line_["box"].size() + line_["dummy_deck"].size();
    for (const char* key : {"hands", "won"}) {
      for (const Json& pile : line_[key]) cards += pile.size();
    }
    demand(cards == kFaces * (players_ == 3 ? 4 : players_), "the cards do not add up");
  }

  const Json& line_;
  bool view_ = false;
  std::size_t players_ = 0;
  std::string fault_;
};

}  // namespace felicity::host

// The players that live in this program, called by name.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bots/bot.h"
#include "hal_host/arena/habits.h"

namespace felicity::host {

class HouseBot {
 public:
  // LEVEL[:CHARACTER][:SIMULATIONS], searcher[:SIMULATIONS], exploiter:FILE[:SIMULATIONS], or a
  // name without more, such as "random"; nothing, and the reason, for any other name.
  static std::optional<HouseBot> named(std::string_view name, std::string& error);
  static std::optional<HouseBot> named(std::string_view name);

  const std::string& name() const { return name_; }

  // The same View, History and seed of a game always have the same answer.
  Action decide(const View& view, const History& history, std::uint64_t game_seed);

 private:
  enum class Kind {
    Engine,
    Random,
    Greedy,
    Collector,
    Saver,
    Guesser,
    Normal1,
    Searcher,
    Exploiter
  };
  static constexpr int kMostSimulations = 1'000'000;

  std::string name_;
  Kind kind_ = Kind::Engine;
  bots::Style style_;
  int simulations_ = bots::kSimulations;
  bool use_beliefs_ = true;
  std::shared_ptr<const Habits> habits_;  // of an exploiter's opponents
  bots::Bot bot_;
};

}  // namespace felicity::host

#include "hal_host/arena/builtin_bot.h"

#include "hal_host/arena/exploiter.h"
#include "hal_host/arena/reference_bots.h"
#include "hal_host/arena/searcher.h"
#include "hal_host/arena/version_0_2.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr int kSearcherSimulations = 1000;
constexpr std::string_view kExploiter = "exploiter:";

// Each decision of a game has chance of its own. How far the game has come says which one it is.
Random chance_of(const View& view, const History& history, std::uint64_t game_seed) {
  std::uint8_t key[Random::kKeyBytes] = {};
  for (int i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(game_seed >> (8 * i));
  key[8] = view.viewer;
  key[9] = view.round;
  key[10] = view.row_size;
  key[11] = static_cast<std::uint8_t>(history.call_count(view.round));
  return Random(key);
}

}  // namespace

std::optional<HouseBot> HouseBot::named(std::string_view name) {
  std::string error;
  return named(name, error);
}

std::optional<HouseBot> HouseBot::named(std::string_view name, std::string& error) {
  error = "there is no bot " + std::string(name);
  HouseBot bot;
  bot.name_ = name;
  struct {
    const char* name;
    Kind kind;
  } constexpr kWithoutMore[] = {{"random", Kind::Random},       {"greedy", Kind::Greedy},
                                {"collector", Kind::Collector}, {"saver", Kind::Saver},
                                {"guesser", Kind::Guesser},     {"normal-1", Kind::Normal1}};
  for (const auto& row : kWithoutMore) {
    if (name != row.name) continue;
    bot.kind_ = row.kind;
    return bot;
  }
  if (name == "uniform") {
    bot.style_ = {Player::Kind::HardBot, Player::Character::Plain};
    bot.use_beliefs_ = false;
    return bot;
  }
  std::string_view style = name;
  const std::size_t colon = name.rfind(':');
  if (colon != std::string_view::npos) {
    if (const auto simulations = whole_number(name.substr(colon + 1))) {
      if (*simulations < 1 || *simulations > kMostSimulations) return std::nullopt;
      bot.simulations_ = *simulations;
      style = name.substr(0, colon);
    }
  }
  if (style == "searcher") {
    bot.kind_ = Kind::Searcher;
    if (style == name) bot.simulations_ = kSearcherSimulations;
    return bot;
  }
  if (style.starts_with(kExploiter)) {
    bot.kind_ = Kind::Exploiter;
    if (style == name) bot.simulations_ = kSearcherSimulations;
    Habits habits;
    error = read_habits(std::string(style.substr(kExploiter.size())), habits);
    if (!error.empty()) return std::nullopt;
    bot.habits_ = std::make_shared<const Habits>(habits);
    return bot;
  }
  Player player;
  if (!set_kind(player, "bot:" + std::string(style))) return std::nullopt;
  bot.style_ = {player.kind, player.character};
  return bot;
}

Action HouseBot::decide(const View& view, const History& history, std::uint64_t game_seed) {
  Random random = chance_of(view, history, game_seed);
  switch (kind_) {
    case Kind::Random: return random_action(view, random);
    case Kind::Greedy: return greedy_action(view, random);
    case Kind::Collector: return collector_action(view);
    case Kind::Saver: return saver_action(view);
    case Kind::Guesser: return guesser_action(view, random);
    case Kind::Normal1:
    case Kind::Searcher:
    case Kind::Exploiter:
    case Kind::Engine: break;
  }
  const std::uint32_t low = random.word(), high = random.word();
  const std::uint64_t seed = low | static_cast<std::uint64_t>(high) << 32;
  if (kind_ == Kind::Normal1) return normal_1_action(view, history, seed);
  if (kind_ == Kind::Searcher) return searcher_action(view, history, seed, simulations_);
  if (kind_ == Kind::Exploiter) {
    return exploiter_action(view, history, *habits_, seed, simulations_);
  }
  bots::Question question;
  question.view = &view;
  question.history = &history;
  question.style = style_;
  question.seed = seed;
  question.simulations = simulations_;
  question.use_beliefs = use_beliefs_;
  return bots::decide(bot_, question);
}

}  // namespace felicity::host

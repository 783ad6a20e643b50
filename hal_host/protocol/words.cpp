#include "hal_host/protocol/words.h"

#include <charconv>
#include <climits>
#include <cstdio>
#include <iterator>

#include "engine/base/utf8.h"

namespace felicity::host {
namespace {

constexpr const char* kPhaseWords[] = {"place", "auction", "last_chance", "over"};
constexpr const char* kVerdictCodes[] = {
    "OK",          "BAD_SETUP",        "BAD_ACTION",  "GAME_OVER",    "NOT_YOUR_TURN",
    "WRONG_PHASE", "CARD_NOT_IN_HAND", "BID_TOO_LOW", "BID_TOO_HIGH", "CANNOT_AFFORD"};

// The value below `count` with this word.
template <class Value>
std::optional<Value> find(int count, std::string_view text) {
  for (int i = 0; i < count; ++i) {
    if (text == word(static_cast<Value>(i))) return static_cast<Value>(i);
  }
  return std::nullopt;
}

}  // namespace

const char* word(Phase phase) { return kPhaseWords[static_cast<int>(phase)]; }
const char* code(Verdict verdict) { return kVerdictCodes[static_cast<int>(verdict)]; }

std::string word(Card card) { return std::to_string(card.owner()) + ":" + word(card.face()); }

std::string word(const Player& player) {
  return std::string(word(player.kind)) + word(player.character);
}

std::optional<Face> face_of(std::string_view word) { return find<Face>(kFaces, word); }
std::optional<Edition> edition_of(std::string_view word) { return find<Edition>(kEditions, word); }

std::string edition_list(const char* separator, const char* last_separator) {
  std::vector<std::string> names;
  for (const EditionRow& row : kEditionRows) names.emplace_back(row.name);
  return joined(names, separator, last_separator);
}

std::string kind_list() {
  return joined({std::begin(Player::kKindWords), std::end(Player::kKindWords)});
}

std::string character_list() {
  return joined({std::begin(Player::kCharacterWords) + 1, std::end(Player::kCharacterWords)});
}

std::string joined(const std::vector<std::string>& names, const char* separator,
                   const char* last_separator) {
  std::string list;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) list += i + 1 < names.size() ? separator : last_separator;
    list += names[i];
  }
  return list;
}

std::optional<int> house_rule_of(std::string_view name) {
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    if (name == kHouseRules[rule].name) return rule;
  }
  return std::nullopt;
}

std::optional<unsigned> value_of(const HouseRule& rule, std::string_view word) {
  for (unsigned value = 0; value < 2; ++value) {
    if (word == rule.values[value]) return value;
  }
  return std::nullopt;
}

bool is_flag(const HouseRule& rule) { return rule.values[0] == std::string_view("false"); }

const char* option_word(const HouseRule& rule, unsigned value) {
  if (is_flag(rule)) return value == 0 ? "0" : "1";
  return rule.values[value];
}

std::optional<unsigned> option_value(const HouseRule& rule, std::string_view word) {
  for (unsigned value = 0; value < 2; ++value) {
    if (word == option_word(rule, value)) return value;
  }
  return std::nullopt;
}

bool set_kind(Player& player, std::string_view text) {
  Player tried = player;
  for (int kind = 0; kind < Player::kKinds; ++kind) {
    for (int character = 0; character < Player::kCharacters; ++character) {
      tried.kind = static_cast<Player::Kind>(kind);
      tried.character = static_cast<Player::Character>(character);
      if (tried.kind == Player::Kind::Human && character != 0) continue;
      if (word(tried) != text) continue;
      player = tried;
      return true;
    }
  }
  return false;
}

std::optional<int> whole_number(std::string_view word) {
  const bool negative = word.starts_with('-');
  if (negative) word.remove_prefix(1);
  if (word.empty()) return std::nullopt;
  long long value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    if (value <= INT_MAX) value = value * 10 + (c - '0');
  }
  if (value > INT_MAX) return negative ? INT_MIN : INT_MAX;
  return static_cast<int>(negative ? -value : value);
}

std::optional<std::uint64_t> seed_of(std::string_view word) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return seed;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = utf8_size(text.data(), text.size());
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t good = utf8_size(text.data(), text.size());
    const std::size_t size = good == 0 ? 1 : good;
    const bool is_seen =
        text[0] == ' ' || (good != 0 && !is_invisible(utf8_code(text.data(), good)));
    if (is_seen) shown.append(text.substr(0, size));
    for (std::size_t i = 0; i < size && !is_seen; ++i) {
      char escaped[5];
      std::snprintf(escaped, sizeof escaped, "\\x%02X", static_cast<unsigned char>(text[i]));
      shown += escaped;
    }
    text.remove_prefix(size);
  }
  return shown;
}

}  // namespace felicity::host

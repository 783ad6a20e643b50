#include "hal_host/words.h"

#include <climits>

#include "engine/rules/utf8.h"

namespace felicity::host {
namespace {

constexpr const char* kFaceWords[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "BIG", "SMALL"};
constexpr const char* kEditionWords[] = {"english-2007", "slovak", "felicity-2012", "dutch-999"};
constexpr const char* kTieBreakWords[] = {"cats", "shared"};
constexpr const char* kMoneyWords[] = {"secret", "open"};
constexpr const char* kPhaseWords[] = {"place", "auction", "last_chance", "over"};
constexpr const char* kVerdictCodes[] = {
    "OK",          "BAD_SETUP",        "BAD_ACTION",  "GAME_OVER",    "NOT_YOUR_TURN",
    "WRONG_PHASE", "CARD_NOT_IN_HAND", "BID_TOO_LOW", "BID_TOO_HIGH", "CANNOT_AFFORD"};
constexpr const char* kKindWords[] = {"human", "bot:easy", "bot:normal", "bot:hard"};
constexpr const char* kCharacterWords[] = {"", ":cautious", ":bold", ":trickster"};

template <class Value, std::size_t N>
std::optional<Value> find(const char* const (&words)[N], std::string_view word) {
  for (std::size_t i = 0; i < N; ++i) {
    if (word == words[i]) return static_cast<Value>(i);
  }
  return std::nullopt;
}

}  // namespace

const char* word(Face face) { return kFaceWords[static_cast<int>(face)]; }
const char* word(Edition edition) { return kEditionWords[static_cast<int>(edition)]; }
const char* word(TieBreak tie_break) { return kTieBreakWords[static_cast<int>(tie_break)]; }
const char* word(Money money) { return kMoneyWords[static_cast<int>(money)]; }
const char* word(Phase phase) { return kPhaseWords[static_cast<int>(phase)]; }
const char* code(Verdict verdict) { return kVerdictCodes[static_cast<int>(verdict)]; }

std::string word(Card card) { return std::to_string(card.owner()) + ":" + word(card.face()); }

std::string word(const Player& player) {
  return std::string(kKindWords[static_cast<int>(player.kind)]) +
         kCharacterWords[static_cast<int>(player.character)];
}

std::optional<Face> face_of(std::string_view word) { return find<Face>(kFaceWords, word); }
std::optional<Edition> edition_of(std::string_view word) {
  return find<Edition>(kEditionWords, word);
}
std::optional<TieBreak> tie_break_of(std::string_view word) {
  return find<TieBreak>(kTieBreakWords, word);
}
std::optional<Money> money_of(std::string_view word) { return find<Money>(kMoneyWords, word); }

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

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = utf8_size(text.data(), text.size());
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

}  // namespace felicity::host

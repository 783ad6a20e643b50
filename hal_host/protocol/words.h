// The words of the text protocols for the engine's values, both ways.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/tokens.h"

namespace felicity::host {

using felicity::word;
const char* word(Phase phase);
const char* code(Verdict verdict);       // R53
std::string word(Card card);             // "owner:face"
std::string word(const Player& player);  // "human", "bot:hard", "bot:hard:bold"

std::optional<Face> face_of(std::string_view word);
std::optional<Edition> edition_of(std::string_view word);
std::optional<TieBreak> tie_break_of(std::string_view word);
std::optional<Money> money_of(std::string_view word);
bool set_kind(Player& player, std::string_view word);

// A whole number as people write it, with any number of digits; beyond the range of int it counts
// as the largest or smallest int.
std::optional<int> whole_number(std::string_view word);

// 0 to 2^64-1 in decimal digits, nothing else.
std::optional<std::uint64_t> seed_of(std::string_view word);

bool is_utf8(std::string_view text);

// What a foreign file holds, fit for a message on a terminal: characters that cannot be seen, and
// bytes that are no UTF-8, as \x and two hexadecimal digits a byte; the space stays.
std::string printable(std::string_view text);

}  // namespace felicity::host

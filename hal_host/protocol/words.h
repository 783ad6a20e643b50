// The words of the text protocols for the engine's values, both ways.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/tokens.h"

namespace felicity::host {

using felicity::word;
const char* word(Phase phase);
const char* code(Verdict verdict);       // R53
std::string word(Card card);             // "owner:face"
std::string word(const Player& player);  // "human", "bot:hard", "bot:hard:bold"

std::optional<Face> face_of(std::string_view word);
std::optional<Edition> edition_of(std::string_view word);
bool set_kind(Player& player, std::string_view word);

// All words of a kind, for messages: "english-2007, slovak, felicity-2012 or dutch-999".
std::string edition_list(const char* separator = ", ", const char* last_separator = " or ");
std::string kind_list();       // "human, bot:easy, bot:normal or bot:hard"
std::string character_list();  // ":cautious, :bold or :trickster"
// `names` with separators between them.
std::string joined(const std::vector<std::string>& names, const char* separator = ", ",
                   const char* last_separator = " or ");

// ---- house rules: places in kHouseRules and their values, 0 or 1 -------------------------------
std::optional<int> house_rule_of(std::string_view name);  // "tie_break"
std::optional<unsigned> value_of(const HouseRule& rule, std::string_view word);
bool is_flag(const HouseRule& rule);  // false or true: a boolean in JSON
// In the bot protocol and as an option of a command, where a flag is 0 or 1.
const char* option_word(const HouseRule& rule, unsigned value);
std::optional<unsigned> option_value(const HouseRule& rule, std::string_view word);

// A whole number as people write it, with any number of digits; beyond the range of int it counts
// as the largest or smallest int.
std::optional<int> whole_number(std::string_view word);

// 0 to 2^64-1 in decimal digits, nothing else. An error message: "--seed is " and kSeedRange.
inline constexpr const char* kSeedRange = "a whole number, 0 to 18446744073709551615";
std::optional<std::uint64_t> seed_of(std::string_view word);

bool is_utf8(std::string_view text);

// Text of unknown origin for a message on a terminal: invisible characters and bytes that are not
// UTF-8 as \x and two hexadecimal digits a byte; the space stays.
std::string printable(std::string_view text);

}  // namespace felicity::host

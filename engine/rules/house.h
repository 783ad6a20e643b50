// House rules and editions as tables. Records, setups, the bot protocol, options of commands, saves
// and the players screen loop over them. A new house rule is a field, a row and two lines in
// house.cpp; its place in the table is its bit in a record and its byte in a save.
#pragma once

#include <cstdint>

namespace felicity {

enum class TieBreak : std::uint8_t { Cats, Shared };
enum class Money : std::uint8_t { Secret, Open };

// What a table may decide for itself; everything else has one reading only.
struct HouseRules {
  bool dog_chases_rabbit = false;       // A1
  TieBreak tie_break = TieBreak::Cats;  // A17
  Money money = Money::Secret;          // A18
  bool operator==(const HouseRules&) const = default;
};

// A house rule has two values, 0 and 1.
struct HouseRule {
  const char* name;       // in records and setups
  const char* key;        // in the bot protocol, and the option of felicity arena
  const char* values[2];  // {"false", "true"}: a boolean in JSON, 0 or 1 where `key` is used
};
inline constexpr HouseRule kHouseRules[] = {
    {"dog_chases_rabbit", "rabbit", {"false", "true"}},
    {"tie_break", "tie", {"cats", "shared"}},
    {"money", "money", {"secret", "open"}},
};
inline constexpr int kHouseRuleCount = sizeof kHouseRules / sizeof kHouseRules[0];

// The value of kHouseRules[rule]; above 1 if the field holds something else.
unsigned value_of(const HouseRules& house, int rule);
void set_value(HouseRules& house, int rule, unsigned value);

enum class Edition : std::uint8_t { English2007, Slovak, Felicity2012, Dutch999 };
inline constexpr int kEditions = 4;

HouseRules house_rules_of(Edition edition);

}  // namespace felicity

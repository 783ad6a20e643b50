// House rules and editions as tables. Records, setups, the bot protocol, options and help texts of
// commands, saves and the players screen loop over them. A new house rule is a field, a row and two
// lines in house.cpp; its place in the table is its bit in a record and its byte in a save. A new
// edition is a name in the enum, a row, and a label in engine/text/text.h.
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

// In the order of kEditionRows; the place is the number in records and saves.
enum class Edition : std::uint8_t { English2007, Slovak, Felicity2012, Dutch999 };

struct EditionRow {
  const char* name;  // in records, setups, the bot protocol and options of commands
  HouseRules house;  // what its rule book says
};
inline constexpr EditionRow kEditionRows[] = {
    {"english-2007", {}},
    {"slovak", {}},
    {"felicity-2012", {}},
    {"dutch-999", {.dog_chases_rabbit = true}},  // A1
};
inline constexpr int kEditions = sizeof kEditionRows / sizeof kEditionRows[0];
static_assert(static_cast<int>(Edition::Dutch999) + 1 == kEditions);

constexpr const EditionRow& row_of(Edition edition) {
  return kEditionRows[static_cast<int>(edition)];
}
constexpr HouseRules house_rules_of(Edition edition) { return row_of(edition).house; }

}  // namespace felicity

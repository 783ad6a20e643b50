#include "hal_host/commands/help.h"

#include <algorithm>

#include "engine/text/language.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

std::string editions() { return edition_list() + " (" + word(Setup().edition) + ")"; }

std::string option_of(const HouseRule& rule) {
  return std::string("  --") + rule.key + " " + option_word(rule, 0) + "|" + option_word(rule, 1);
}

// A line for each rule.
std::string house_rules() {
  std::size_t column = 0;
  for (const HouseRule& rule : kHouseRules) column = std::max(column, option_of(rule).size() + 2);
  std::string lines;
  for (const HouseRule& rule : kHouseRules) {
    std::string line = option_of(rule);
    line.resize(column, ' ');
    lines += line + "house rule " + rule.name + " (as the edition)\n";
  }
  return lines;
}

std::string levels() {
  std::vector<std::string> names;
  names.reserve(kBotLevels);
  for (int level = 0; level < kBotLevels; ++level) {
    names.emplace_back(std::string_view(word(bot_of_level(level))).substr(sizeof "bot:" - 1));
  }
  return joined(names);
}

std::string characters() {
  std::vector<std::string> names;
  for (int i = 1; i < Player::kCharacters; ++i) names.emplace_back(Player::kCharacterWords[i] + 1);
  return joined(names);
}

}  // namespace

std::string language_codes() {
  std::vector<std::string> codes;
  for (const text::LanguagePack* pack : text::kLanguagePacks) codes.emplace_back(pack->code);
  return joined(codes);
}

std::string help_of(const Command& command) {
  static constexpr struct {
    std::string_view mark;
    std::string (*names)();
  } kLists[] = {
      {"{languages}", language_codes}, {"{editions}", editions},
      {"{house_rules}", house_rules},  {"{levels}", levels},
      {"{characters}", characters},
  };
  std::string text = command.help;
  for (const auto& list : kLists) {
    const std::size_t at = text.find(list.mark);
    if (at != std::string::npos) text.replace(at, list.mark.size(), list.names());
  }
  return text;
}

}  // namespace felicity::host

// Help texts name every row of the tables they describe.
#include "hal_host/commands/help.h"

#include <cctype>
#include <string>

#include "engine/rules/house.h"
#include "engine/rules/player.h"
#include "engine/text/language.h"
#include "hal_host/protocol/words.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

// `word` is in the line of the help that explains `what`.
void names(const Command& command, const std::string& what, const std::string& word) {
  const std::string help = help_of(command);
  const std::size_t start = help.find("\n  " + what + " ");
  TEST_ASSERT_TRUE_MESSAGE(start != std::string::npos, what.c_str());
  const std::string line = help.substr(start, help.find('\n', start + 1) - start) + "\n";
  const auto is_letter = [](char c) { return c == '-' || c == '_' || std::isalnum(c) != 0; };
  std::size_t at = line.find(word);
  while (at != std::string::npos &&
         (is_letter(line[at - 1]) || is_letter(line[at + word.size()]))) {
    at = line.find(word, at + 1);
  }
  const std::string message = std::string("felicity ") + command.name + " --help: no " + word;
  TEST_ASSERT_TRUE_MESSAGE(at != std::string::npos, message.c_str());
}

void help_of_deal_and_arena_names_every_edition() {
  for (const EditionRow& row : kEditionRows) {
    names(kDealCommand, "--edition", row.name);
    names(kArenaCommand, "--edition", row.name);
  }
}

void help_of_arena_names_every_house_rule_and_its_values() {
  for (const HouseRule& rule : kHouseRules) {
    const std::string option = std::string("--") + rule.key;
    names(kArenaCommand, option, rule.name);
    names(kArenaCommand, option, option_word(rule, 0));
    names(kArenaCommand, option, option_word(rule, 1));
  }
}

void help_of_bot_names_every_level_and_character() {
  for (int level = 0; level < kBotLevels; ++level) {
    names(kBotCommand, "LEVEL", std::string(word(bot_of_level(level))).substr(4));  // after "bot:"
  }
  for (int i = 1; i < Player::kCharacters; ++i) {
    names(kBotCommand, "CHARACTER",
          std::string(Player::kCharacterWords[i]).substr(1));  // after ":"
  }
}

// {languages} in the help of play and replay, which need a window.
void the_list_of_languages_has_every_code() {
  const Command command = {"any", "", "usage: any\n  --language L  {languages}\n", nullptr};
  for (const text::LanguagePack* pack : text::kLanguagePacks) {
    names(command, "--language", pack->code);
  }
}

void help_without_marks_stays_as_it_is() {
  const Command command = {"any", "", "usage: felicity any {0}\n", nullptr};
  TEST_ASSERT_EQUAL_STRING("usage: felicity any {0}\n", help_of(command).c_str());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(help_of_deal_and_arena_names_every_edition);
  RUN_TEST(help_of_arena_names_every_house_rule_and_its_values);
  RUN_TEST(help_of_bot_names_every_level_and_character);
  RUN_TEST(the_list_of_languages_has_every_code);
  RUN_TEST(help_without_marks_stays_as_it_is);
  return UNITY_END();
}

#include "hal_host/commands/rule_options.h"

#include "hal_host/protocol/words.h"

namespace felicity::host {

std::string read_rules(Setup& setup, const Options& options) {
  const auto edition = edition_of(options.value("edition", word(Setup().edition)));
  if (!edition) return "--edition is " + edition_list();
  setup.edition = *edition;
  setup.house = house_rules_of(*edition);
  for (int i = 0; i < kHouseRuleCount; ++i) {
    const HouseRule& rule = kHouseRules[i];
    if (!options.has(rule.key)) continue;
    const auto value = option_value(rule, options.value(rule.key));
    if (!value) {
      return std::string("--") + rule.key + " is " + option_word(rule, 0) + " or " +
             option_word(rule, 1);
    }
    set_value(setup.house, i, *value);
  }
  return "";
}

}  // namespace felicity::host

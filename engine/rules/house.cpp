#include "engine/rules/house.h"

namespace felicity {

unsigned value_of(const HouseRules& house, int rule) {
  if (rule == 0) return house.dog_chases_rabbit ? 1 : 0;
  if (rule == 1) return static_cast<unsigned>(house.tie_break);
  return static_cast<unsigned>(house.money);
}

void set_value(HouseRules& house, int rule, unsigned value) {
  if (rule == 0) {
    house.dog_chases_rabbit = value != 0;
  } else if (rule == 1) {
    house.tie_break = static_cast<TieBreak>(value);
  } else {
    house.money = static_cast<Money>(value);
  }
}

}  // namespace felicity

#include "engine/rules/house.h"

namespace felicity {

unsigned value_of(const HouseRules& house, int rule) {
  if (rule == 0) return house.dog_chases_rabbit ? 1 : 0;
  if (rule == 1) return static_cast<unsigned>(house.tie_break);
  return static_cast<unsigned>(house.money);
}

void set_value(HouseRules& house, int rule, unsigned value) {
  switch (rule) {
    case 0: house.dog_chases_rabbit = value != 0; break;
    case 1: house.tie_break = static_cast<TieBreak>(value); break;
    case 2: house.money = static_cast<Money>(value); break;
  }
}

}  // namespace felicity

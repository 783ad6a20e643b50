// A record that no decoding yields, to see what a refusal leaves of it.
#pragma once

#include "engine/rules/record.h"

inline felicity::Record used_record() {
  felicity::Record record;
  record.deal.setup.players = 77;
  return record;
}

// A game retold as text: the table, the sacks so far, the result.
#pragma once

#include <string>

#include "engine/rules/record.h"

namespace felicity::host {

std::string report(const Record& record);

}  // namespace felicity::host

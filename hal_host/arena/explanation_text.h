// An explanation of a game for people, and as lines of JSON.
#pragma once

#include <string>

#include "hal_host/arena/explanation.h"

namespace felicity::host {

std::string explanation_text(const Record& record, const std::vector<Decision>& decisions);

// A line for each decision, and one that names the costliest.
std::string explanation_json(const Record& record, const std::vector<Decision>& decisions);

}  // namespace felicity::host

// The state and view lines of the rules service.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/rules/state.h"

namespace felicity::host {

// The complete truth, for tests.
std::string state_line(const State& state, const Events& last);

// What one seat may know. Made from a View alone: it cannot say more.
std::string view_line(const View& view, const Events& last);

std::string error_line(Verdict verdict, const std::string& message);

}  // namespace felicity::host

// One line of JSON in, with whole numbers of any length kept apart from fractions.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace felicity::host {

using Json = nlohmann::json;

// Nothing if the line is no JSON.
std::optional<Json> parse_json(std::string_view line);

// 4 is a whole number; 4.0, 4e0, "4" and true are not. Saturated to int like the words' version.
std::optional<int> whole_number(const Json& value);

// For seeds: exactly 0 to 2^64-1.
std::optional<std::uint64_t> unsigned_64(const Json& value);

}  // namespace felicity::host

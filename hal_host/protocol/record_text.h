// The text form of a game record (`.felicity`), lossless both ways.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/record.h"

namespace felicity::host {

struct TextFault {
  int line = 0;  // 0: no fault
  std::string error;
};

// A fault, and `record` untouched, or no fault.
[[nodiscard]] TextFault parse_record(Record& record, std::string_view text);

// `record` is one that parse_record or decode could have given.
std::string format_record(const Record& record);

}  // namespace felicity::host

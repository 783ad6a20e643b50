#include "hal_host/commands/record_file.h"

#include <cstdio>

#include "hal_host/protocol/files.h"
#include "hal_host/protocol/record_text.h"

namespace felicity::host {

bool read_record_file(Record& record, const std::string& path) {
  std::string text;
  if (const std::string unreadable = read_text(path, text); !unreadable.empty()) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), unreadable.c_str());
    return false;
  }
  const TextFault fault = parse_record(record, text);
  if (fault.line == 0) return true;
  std::fprintf(stderr, "%s:%d: %s\n", path.c_str(), fault.line, fault.error.c_str());
  return false;
}

}  // namespace felicity::host

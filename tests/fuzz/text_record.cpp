// Any bytes read as a text record are refused with a line's number and nothing changed, or are a
// game that is written, read and packed again without loss.
#include <algorithm>

#include "hal_host/protocol/record_text.h"
#include "hal_host/protocol/report.h"
#include "tests/fuzz/demand.h"
#include "tests/fuzz/used_record.h"

using namespace felicity;
using namespace felicity::host;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Record record = used_record();
  const TextFault fault = parse_record(record, text);
  if (fault.line != 0) {
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    demand(fault.line > 0 && fault.line <= lines && !fault.error.empty());
    demand(record == used_record());
    return 0;
  }
  const std::string written = format_record(record);
  Record again = used_record();
  demand(parse_record(again, written).line == 0);
  demand(again == record);
  demand(format_record(again) == written);

  std::uint8_t bytes[kMostRecordBytes];
  Record unpacked = used_record();
  demand(decode(unpacked, bytes, encode(record, bytes)) == RecordFault::None);
  demand(unpacked == record);
  demand(!report(record).empty());
  return 0;
}

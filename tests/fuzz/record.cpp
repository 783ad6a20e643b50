// Any bytes handed to the record decoder are refused with nothing changed, or are the one encoding
// of a game that plays to its end.
#include <cstring>

#include "engine/rules/record.h"
#include "tests/fuzz/demand.h"
#include "tests/fuzz/used_record.h"

using namespace felicity;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Record record = used_record();
  if (decode(record, data, size) != RecordFault::None) {
    demand(record == Record());
    return 0;
  }
  std::uint8_t bytes[kMostRecordBytes];
  demand(size <= most_record_bytes(record.deal.setup.players));
  demand(encode(record, bytes) == size);
  demand(std::memcmp(bytes, data, size) == 0);

  Record again = used_record();
  demand(decode(again, bytes, size) == RecordFault::None);
  demand(again == record);

  // Writing the actions again, one by one, gives the same moves.
  Moves moves;
  Replay replay(record);
  demand(replay.good());
  Action action;
  Events events;
  while (!replay.at_end()) {
    const State before = replay.state();
    demand(replay.step(action, events));
    append(moves, before, action);
  }
  demand(moves == record.moves);
  return 0;
}

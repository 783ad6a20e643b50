// Any lines sent to a bot: each gets at most one line back, a legal action or an error; and
// whatever question is understood is a position that is written and understood again.
#include "hal_host/arena/bot_service.h"
#include "hal_host/protocol/observation.h"
#include "tests/fuzz/demand.h"

using namespace felicity;
using namespace felicity::host;

namespace {

void check_question(std::string_view line, const std::string& answer) {
  ActFields fields;
  const bool read = read_act(fields, line.substr(3)).empty();
  if (answer.starts_with("error ")) return;
  demand(read, answer);
  Choices open;
  open.phase = fields.auction ? Phase::Auction : Phase::Place;
  open.seat = static_cast<Seat>(fields.seat);
  open.cards = fields.cards;
  open.bid_low = static_cast<Mice>(fields.low);
  open.bid_high = static_cast<Mice>(fields.high);
  demand(read_reply(answer, open).has_value(), answer);
  ActFields again;
  demand(read_act(again, act_line(fields).substr(3)).empty(), act_line(fields));
  demand(differing_key(fields, again).empty(), differing_key(fields, again));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  BotService service(*HouseBot::named("normal"));
  std::string_view left(reinterpret_cast<const char*>(data), size);
  while (!left.empty() && !service.over()) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    const std::string_view line = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    const auto answer = service.answer(line);
    if (!answer) continue;
    demand(answer->find('\n') == std::string::npos, *answer);
    if (answer->starts_with("a ")) demand(line.find("act") != std::string_view::npos, *answer);
    if (line.starts_with("act")) check_question(line, *answer);
  }
  return 0;
}

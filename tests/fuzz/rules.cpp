// Any lines sent to the rules service: each is answered by one line of JSON, an error or a whole
// state whose mice and cards add up, and a refusal changes nothing.
#include "hal_host/protocol/rules_service.h"
#include "tests/fuzz/demand.h"
#include "tests/hal_host/protocol/shape.h"

using namespace felicity::host;

namespace {

Json checked(const std::string& answer) {
  demand(answer.find('\n') == std::string::npos, answer);
  const auto json = parse_json(answer);
  demand(json.has_value(), answer);
  const std::string fault = Shape(*json).fault();
  demand(fault.empty(), fault + ": " + answer);
  return *json;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  RulesService service;
  std::string_view left(reinterpret_cast<const char*>(data), size);
  const std::string look = R"({"view":0})";
  std::string seen = service.answer(look);
  while (!left.empty()) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    const Json answer = checked(service.answer(left.substr(0, end)));
    left.remove_prefix(std::min(end + 1, left.size()));
    const std::string now = service.answer(look);
    checked(now);
    demand(!answer.contains("error") || now == seen, "a refusal changed " + seen);
    seen = now;
  }
  return 0;
}

// What the tests of `felicity rules` share: one line asked, its answer as JSON.
#pragma once

#include <initializer_list>
#include <string>

#include "hal_host/protocol/json_line.h"
#include "hal_host/protocol/rules_service.h"
#include "tests/unity_main.h"

namespace felicity::host {

// Compares whole values; the order of keys does not count, types do.
#define EXPECT_JSON(wanted, got)                                                           \
  UNITY_TEST_ASSERT_EQUAL_STRING(Json::parse(wanted).dump().c_str(), (got).dump().c_str(), \
                                 __LINE__, nullptr)

#define EXPECT_CODE(wanted, got) \
  UNITY_TEST_ASSERT_EQUAL_STRING(wanted, code_of(got).c_str(), __LINE__, (got).dump().c_str())

inline constexpr const char* kFour = R"({"players":4,"start":2,"discards":["R","-8","3","BIG"]})";
inline constexpr const char* kFive = R"({"players":5,"discards":["R","R","R","R","R"]})";
inline constexpr const char* kThree =
    R"({"players":3,"start":1,"discards":["R","-8","3"],"dummy_discard":"11",)"
    R"("dummy_deck":["5","-8","R","3","BIG","SMALL","15","8","-5"]})";

// The code of an error, or "ok".
inline std::string code_of(const Json& answer) {
  if (!answer.contains("error")) return "ok";
  const bool shaped = answer.size() == 2 && answer["error"].is_string() &&
                      answer.contains("message") && answer["message"].is_string() &&
                      !answer["message"].get_ref<const std::string&>().empty();
  return shaped ? answer["error"].get<std::string>() : "an error of another shape";
}

class Service {
 public:
  Service() = default;
  explicit Service(const std::string& setup) { EXPECT_CODE("ok", ask(setup)); }

  Json ask(const std::string& line) {
    const std::string answer = service_.answer(line);
    TEST_ASSERT_TRUE(answer.find('\n') == std::string::npos);
    const auto json = parse_json(answer);
    TEST_ASSERT_TRUE_MESSAGE(json.has_value(), answer.c_str());
    return *json;
  }

  // Lines that must all be taken; the last one's answer.
  Json play(std::initializer_list<const char*> lines) {
    Json answer;
    for (const char* line : lines) {
      answer = ask(line);
      TEST_ASSERT_EQUAL_STRING_MESSAGE("ok", code_of(answer).c_str(), line);
    }
    return answer;
  }

  // Refused with this code, and nothing has changed: neither the truth nor the last events.
  void refuse(const char* code, const std::string& line) {
    const std::string before =
        service_.answer(R"({"view":null})") + service_.answer(R"({"view":0})");
    const Json answer = ask(line);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(code, code_of(answer).c_str(), line.substr(0, 200).c_str());
    const std::string after =
        service_.answer(R"({"view":null})") + service_.answer(R"({"view":0})");
    TEST_ASSERT_EQUAL_STRING_MESSAGE(before.c_str(), after.c_str(), line.substr(0, 200).c_str());
  }

  RulesService& raw() { return service_; }

 private:
  RulesService service_;
};

}  // namespace felicity::host

// Refusals of `felicity rules`: the code, the order of reasons, and that nothing has changed.
#include "tests/hal_host/protocol/service.h"

using namespace felicity::host;

namespace {

const char* const kNoActions[] = {
    "",
    " ",
    "\t",
    "2",
    "pass",
    "2 pass now",
    "2 buy 1",
    "2 place",
    "2 place 15 15",
    "2 place 4",
    "2 place r",
    "2 place big",
    "2 place 2:15",
    "2 place +3",
    "2 place 15.0",
    "2 bid",
    "2 bid 4.0",
    "2 bid 4e0",
    "2 bid +4",
    "2 bid four",
    "2 bid 4 5",
    "2 bid \"4\"",
    "2 bid -",
    "2 bid 0x4",
    "two pass",
    "2.0 pass",
    "+2 pass",
    "- pass",
    "2 Pass",
    "2 fold",
    "2,pass",
    "2\vpass",
    "2 pass\r",
    "[2,\"pass\"]",
    "\"2 pass\"",
    "null",
    "true",
    "{",
    "}",
    "{}",
    "{\"player\":2,}",
    "{\"view\"}",
    "{'player':2,'type':'pass'}",
    "{\"player\":2,\"type\":\"pass\"} {}",
    "{\"player\":2}",
    "{\"type\":\"pass\"}",
    "{\"player\":2,\"type\":\"fold\"}",
    "{\"player\":2,\"type\":null}",
    "{\"player\":2,\"type\":[\"pass\"]}",
    "{\"player\":2,\"type\":\"\"}",
    "{\"player\":\"2\",\"type\":\"pass\"}",
    "{\"player\":2.0,\"type\":\"pass\"}",
    "{\"player\":null,\"type\":\"pass\"}",
    "{\"player\":[2],\"type\":\"pass\"}",
    "{\"player\":true,\"type\":\"pass\"}",
    "{\"player\":02,\"type\":\"pass\"}",
    "{\"player\":2,\"type\":\"place\"}",
    "{\"player\":2,\"type\":\"place\",\"card\":15}",
    "{\"player\":2,\"type\":\"place\",\"card\":null}",
    "{\"player\":2,\"type\":\"place\",\"card\":\"4\"}",
    "{\"player\":2,\"type\":\"place\",\"card\":[\"15\"]}",
    "{\"player\":2,\"type\":\"bid\"}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":4.0}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":4e0}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":\"4\"}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":null}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":true}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":[4]}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":1e400}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":-1e400}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":0.5}",
    "{\"player\":2,\"type\":\"bid\",\"amount\":NaN}",
    "{\"player\":2,\"type\":\"pass\",\"amount\":\"4\"}",
    "{\"player\":2,\"type\":\"pass\",\"card\":4}",
    "{\"view\":\"0\"}",
    "{\"view\":4}",
    "{\"view\":-1}",
    "{\"view\":0.0}",
    "{\"view\":false}",
    "{\"view\":[]}",
    "{\"view\":99999999999999999999999999}",
    "// 2 pass",
    "\xEF\xBB\xBF{\"view\":0}",
};

Service in_auction() {
  Service service(kFour);
  service.play({"2 place 15", "3 place -8", "0 place 5", "1 place R", "2 bid 3", "3 pass"});
  return service;  // seat 0 to act; 3 is the high bid
}

Service at_last_chance(const char* money) {
  Service service(R"({"players":4,"hands":[["15"],["3"],["BIG"],["-8"]],"bank":20,"mouse":[0,0,0],)"
                  R"("money":)" +
                  std::string(money) + "}");
  service.play(
      {"0 place 15", "1 place 3", "2 place BIG", "3 place -8", "0 pass", "1 pass", "2 pass"});
  return service;
}

Service over() {
  Service service = at_last_chance("[30,30,6,1]");
  service.play({"3 pass"});
  return service;
}

void malformed_actions_give_BadAction_in_every_phase() {
  Service games[] = {Service(kFour), in_auction(), at_last_chance("[30,30,6,1]"), over()};
  for (Service& service : games) {
    for (const char* line : kNoActions) service.refuse("BAD_ACTION", line);
  }
}

void before_the_first_valid_setup_every_other_line_gives_BadSetup() {
  Service service;
  for (const char* line : kNoActions) EXPECT_CODE("BAD_SETUP", service.ask(line));
  for (const char* line : {"2 pass", R"({"view":0})", R"({"view":null})", R"({"seed":1})",
                           R"({"player":2,"type":"pass"})", "\xFF", R"({"players":9})"}) {
    EXPECT_CODE("BAD_SETUP", service.ask(line));
  }
  EXPECT_JSON(R"("BAD_SETUP")", parse_json(service.raw().answer_too_long()).value()["error"]);
  EXPECT_CODE("ok", service.ask(kFour));
}

void after_the_end_every_action_line_gives_GameOver() {
  Service service = over();
  for (const char* line :
       {"0 pass", "3 buy", "0 place 15", "0 place BIG", "1 bid 1", "1 bid 0", "9 pass", "-1 pass",
        "255 pass", "1 bid 99999999999999999999", R"({"player":255,"type":"pass"})"}) {
    service.refuse("GAME_OVER", line);
  }
}

void NotYourTurn_comes_before_every_other_verdict() {
  Service placing(kFour);
  for (const char* line :
       {"0 place 15", "0 place R", "3 bid 99", "1 pass", "4 pass", "-1 pass", "255 place 15",
        "256 place 15", "258 place 15", "4294967298 place 15", "18446744073709551618 place 15",
        "-99999999999999999999999999 pass", R"({"player":258,"type":"place","card":"15"})",
        R"({"player":18446744073709551618,"type":"place","card":"15"})",
        R"({"player":-2,"type":"buy"})"}) {
    placing.refuse("NOT_YOUR_TURN", line);
  }
  Service bidding = in_auction();
  for (const char* line : {"3 pass", "3 bid 9", "2 pass", "2 bid 4", "1 place 15", "1 buy"}) {
    bidding.refuse("NOT_YOUR_TURN", line);
  }
}

void an_action_line_of_another_phase_gives_WrongPhase() {
  Service placing(kFour);
  for (const char* line : {"2 pass", "2 bid 1", "2 bid 0", "2 bid 99", "2 buy"}) {
    placing.refuse("WRONG_PHASE", line);
  }
  Service bidding = in_auction();
  for (const char* line : {"0 place 15", "0 place R", "0 buy"}) bidding.refuse("WRONG_PHASE", line);
  Service last = at_last_chance("[30,30,6,1]");
  for (const char* line : {"3 bid 1", "3 bid 0", "3 bid 99", "3 place -8", "3 place 15"}) {
    last.refuse("WRONG_PHASE", line);
  }
}

void a_card_must_be_in_the_hand() {
  Service service(kFour);
  service.refuse("CARD_NOT_IN_HAND", "2 place 3");  // the discard
  service.play({"2 place 15", "3 place -8"});
  service.refuse("CARD_NOT_IN_HAND", "0 place R");
  service.play({"0 place 5", "1 place R", "2 pass", "3 pass", "0 pass", "1 buy", "1 place 3"});
  service.refuse("CARD_NOT_IN_HAND", "2 place 15");  // played in round 1
}

void bids_up_to_the_high_bid_are_too_low_however_low() {
  Service service = in_auction();
  const std::string digits(500, '9');
  for (const std::string& amount :
       {std::string("3"), std::string("2"), std::string("0"), std::string("-0"), std::string("-1"),
        std::string("-2147483649"), std::string("-9223372036854775809"), "-" + digits}) {
    service.refuse("BID_TOO_LOW", "0 bid " + amount);
    service.refuse("BID_TOO_LOW", R"({"player":0,"type":"bid","amount":)" + amount + "}");
  }
}

void bids_above_what_the_seat_owns_are_too_high_however_high() {
  Service service = in_auction();
  const std::string digits(500, '9');
  for (const std::string& amount :
       {std::string("16"), std::string("255"), std::string("256"), std::string("260"),
        std::string("65540"), std::string("2147483647"), std::string("2147483648"),
        std::string("4294967300"), std::string("9223372036854775807"),
        std::string("9223372036854775808"), std::string("18446744073709551615"),
        std::string("18446744073709551620"), digits, "1" + std::string(60'000, '0')}) {
    service.refuse("BID_TOO_HIGH", "0 bid " + amount);
    service.refuse("BID_TOO_HIGH", R"({"player":0,"type":"bid","amount":)" + amount + "}");
  }
  service.play({"0 bid 15"});
}

void where_no_bid_is_legal_BidTooLow_comes_before_BidTooHigh() {
  Service service(R"({"players":4,"hands":[["15"],["3"],["BIG"],["-8"]],"bank":20,"mouse":[0,0,0],)"
                  R"("money":[30,0,36,1]})");
  service.play({"0 place 15", "1 place 3", "2 place BIG", "3 place -8"});
  const Json line = service.ask("0 bid 1");
  EXPECT_JSON(R"({"player":1,"pass":true,"bid":null})", line["legal"]);
  service.refuse("BID_TOO_LOW", "1 bid 1");
  service.refuse("BID_TOO_HIGH", "1 bid 2");
}

void a_seat_without_mice_cannot_buy() {
  Service service = at_last_chance("[30,31,6,0]");
  EXPECT_JSON(R"({"player":3,"pass":true,"buy":false,"price":null})",
              service.ask(R"({"view":3})")["legal"]);
  service.refuse("CANNOT_AFFORD", "3 buy");
  service.play({"3 pass"});
}

void text_and_json_actions_are_the_same() {
  const char* kText[] = {"2 place 15", "3 place -8", "0 place 5", "1 place R",    "2 bid 3",
                         "3 pass",     "0 bid 15",   "1\tpass",   "  2   pass  ", "0 place BIG"};
  const char* kJson[] = {
      R"({"player":2,"type":"place","card":"15"})",
      R"({"card":"-8","type":"place","player":3})",
      R"({"player":0,"type":"place","card":"5","why":"because"})",
      R"( {"player" : 1, "type" : "place", "card" : "R"})",
      R"({"player":2,"type":"bid","amount":3})",
      R"({"player":3,"type":"pass"})",
      R"({"player":0,"type":"bid","amount":15,"x":[{}]})",
      R"({"player":1,"type":"pass","card":"15","amount":3})",
      R"({"player":2,"type":"pass"})",
      R"({"player":-0,"type":"place","card":"\u0042IG"})",
  };
  Service one(kFour);
  Service other(kFour);
  for (std::size_t i = 0; i < std::size(kText); ++i) {
    EXPECT_JSON(one.ask(kText[i]).dump(), other.ask(kJson[i]));
    EXPECT_CODE("ok", one.ask(R"({"view":0})"));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(malformed_actions_give_BadAction_in_every_phase);
  RUN_TEST(before_the_first_valid_setup_every_other_line_gives_BadSetup);
  RUN_TEST(after_the_end_every_action_line_gives_GameOver);
  RUN_TEST(NotYourTurn_comes_before_every_other_verdict);
  RUN_TEST(an_action_line_of_another_phase_gives_WrongPhase);
  RUN_TEST(a_card_must_be_in_the_hand);
  RUN_TEST(bids_up_to_the_high_bid_are_too_low_however_low);
  RUN_TEST(bids_above_what_the_seat_owns_are_too_high_however_high);
  RUN_TEST(where_no_bid_is_legal_BidTooLow_comes_before_BidTooHigh);
  RUN_TEST(a_seat_without_mice_cannot_buy);
  RUN_TEST(text_and_json_actions_are_the_same);
  return UNITY_END();
}

// The setup lines of `felicity rules` that lay a position between two rounds.
#include "tests/hal_host/protocol/service.h"

using namespace felicity::host;

namespace {

constexpr const char* kPosition =
    R"({"players":4,"start":1,"hands":[["15","R"],["3","8"],["BIG","5"],["-8","11"]],)"
    R"("money":[10,4,20,9],"bank":32,"mouse":[2,4,6],"won":[["1:15","0:-5"],[],[],[]]})";
constexpr const char* kThreeLeft =
    R"({"players":3,"hands":[["15"],["3"],["BIG"]],"money":[20,20,20],"bank":6,"mouse":[0,0],)"
    R"("dummy_deck":["11"]})";

// kPosition with one key's value replaced, or with the key left out.
std::string changed(const char* key, const char* value) {
  Json line = Json::parse(kPosition);
  if (value == nullptr) {
    line.erase(key);
  } else {
    line[key] = Json::parse(value);
  }
  return line.dump();
}

void the_position_of_the_protocol_is_set_up() {
  Service service;
  EXPECT_JSON(
      R"({"players":4,"preset":"english-2007","round":8,"phase":"place","start":1,"turn":1,
          "money":[10,4,20,9],"bids":[0,0,0,0],"high":0,"high_by":null,"bank":32,"mouse":[2,4,6],
          "passed":[false,false,false,false],
          "hands":[["R","15"],["3","8"],["5","BIG"],["-8","11"]],"row":[],
          "won":[["1:15","0:-5"],[],[],[]],"cat_points":[10,0,0,0],
          "box":["0:-8","0:3","0:5","0:8","0:11","0:BIG","0:SMALL",
                 "1:-8","1:-5","1:R","1:5","1:11","1:BIG","1:SMALL",
                 "2:-8","2:-5","2:R","2:3","2:8","2:11","2:15","2:SMALL",
                 "3:-5","3:R","3:3","3:5","3:8","3:15","3:BIG","3:SMALL"],
          "dummy_deck":[],"legal":{"player":1,"place":["3","8"]},"last":[],"result":null})",
      service.ask(kPosition));
}

void the_size_of_the_hands_decides_the_round() {
  EXPECT_JSON("9", Service().ask(kThreeLeft)["round"]);
  const char* kNine =
      R"({"players":3,"hands":[["-8","-5","R","3","5","8","11","15","BIG"],)"
      R"(["-8","-5","R","3","5","8","11","15","BIG"],["-8","-5","R","3","5","8","11","15","BIG"]],)"
      R"("money":[15,15,15],"bank":12,"mouse":[3,6],)"
      R"("dummy_deck":["SMALL","BIG","15","11","8","5","3","R","-5"]})";
  const Json line = Service().ask(kNine);
  EXPECT_JSON("1", line["round"]);
  EXPECT_JSON(R"(["0:SMALL","1:SMALL","2:SMALL","3:-8"])", line["box"]);
  EXPECT_JSON(R"([{"owner":3,"card":"SMALL","up":false}])", line["row"]);
  EXPECT_JSON(R"(["BIG","15","11","8","5","3","R","-5"])", line["dummy_deck"]);
}

void a_position_may_leave_out_what_was_won_and_the_start() {
  EXPECT_JSON("[[],[],[],[]]", Service().ask(changed("won", nullptr))["won"]);
  EXPECT_JSON("0", Service().ask(changed("start", nullptr))["start"]);
}

void a_state_line_between_rounds_is_a_position_again() {
  Service service(kPosition);
  const Json round_nine = service.play({"1 place 3", "2 place 5", "3 place 11", "0 place 15",
                                        "1 bid 1", "2 bid 20", "3 pass", "0 pass", "1 pass"});
  Json again = Service().ask(round_nine.dump());
  again["last"] = round_nine["last"];
  EXPECT_JSON(round_nine.dump(), again);
}

void a_game_played_from_a_position_ends_like_any_other() {
  Service service(kThreeLeft);
  const Json line =
      service.play({"0 place 15", "1 place 3", "2 place BIG", "0 bid 20", "1 pass", "2 pass"});
  EXPECT_JSON(R"({"total":[14,20,20],"cats":[14,0,0],"mice":[0,20,20],"winners":[1,2]})",
              line["result"]);
}

void every_bad_position_is_refused_and_leaves_the_running_game() {
  struct Change {
    const char* key;
    const char* value;
  };
  constexpr Change kBad[] = {
      {"money", nullptr},
      {"bank", nullptr},
      {"mouse", nullptr},
      {"hands", "null"},
      {"hands", "[]"},
      {"hands", R"([["15","R"],["3","8"],["BIG","5"]])"},
      {"hands", R"([["15","R"],["3","8"],["BIG","5"],["-8","11"],["3","5"]])"},
      {"hands", R"([["15","R"],["3","8"],["BIG","5"],["-8"]])"},
      {"hands", R"([["15"],["3","8"],["BIG","5"],["-8","11"]])"},
      {"hands", "[[],[],[],[]]"},
      {"hands", "[2,2,2,2]"},
      {"hands", R"([["15","R"],2,["BIG","5"],["-8","11"]])"},
      {"hands", R"([["15","R"],["3","3"],["BIG","5"],["-8","11"]])"},
      {"hands", R"([["15","R"],["3","9"],["BIG","5"],["-8","11"]])"},
      {"hands", R"([["15","R"],["3",8],["BIG","5"],["-8","11"]])"},
      {"hands", R"([["15","R"],["3",null],["BIG","5"],["-8","11"]])"},
      {"hands", R"([["-5","R"],["3","8"],["BIG","5"],["-8","11"]])"},  // 0:-5 is won
      {"money", "[10,4,20,10]"},
      {"money", "[10,4,29]"},
      {"money", "[10,4,20,9,0]"},
      {"money", "[-1,15,20,9]"},
      {"money", "[10,4,20,9.0]"},
      {"money", R"([10,4,20,"9"])"},
      {"money", "[null,4,20,9]"},
      {"money", "[266,4,20,9]"},  // 10 modulo 256
      {"money", "[10,4,20,99999999999999999999999999]"},
      {"bank", "31"},
      {"bank", "-1"},
      {"bank", "32.0"},
      {"bank", "[32]"},
      {"bank", "288"},
      {"mouse", "[0,4,6]"},
      {"mouse", "[0,0,6]"},
      {"mouse", "[2,4]"},
      {"mouse", "[2,4,6,0]"},
      {"mouse", "[6,4,2]"},
      {"mouse", "[2,4,6.0]"},
      {"mouse", "[2,4,\"6\"]"},
      {"mouse", "[0,0,0]"},  // then the mice do not add up
      {"mouse", "12"},
      {"won", "null"},
      {"won", "{}"},
      {"won", "[[],[],[]]"},
      {"won", "[[],[],[],[],[]]"},
      {"won", "[0,0,0,0]"},
      {"won", R"([["1:15","1:15"],[],[],[]])"},
      {"won", R"([["1:15"],["1:15"],[],[]])"},
      {"won", R"([["1:3"],[],[],[]])"},    // still in a hand
      {"won", R"([["1:BIG"],[],[],[]])"},  // R35
      {"won", R"([["4:15"],[],[],[]])"},
      {"won", R"([["-1:15"],[],[],[]])"},
      {"won", R"([["01:15"],[],[],[]])"},
      {"won", R"([["15"],[],[],[]])"},
      {"won", R"([["1:"],[],[],[]])"},
      {"won", R"([[":15"],[],[],[]])"},
      {"won", R"([["1:15 "],[],[],[]])"},
      {"won", R"([["1:4"],[],[],[]])"},
      {"won", R"([[115],[],[],[]])"},
      {"won", R"([[["1:15"]],[],[],[]])"},
      {"won", R"([["3:-5","3:R","3:3","3:5","3:8","3:15"],["3:11"],[],[]])"},  // 3:11 is in a hand
      {"dummy_deck", R"(["3","5"])"},
      {"dummy_discard", R"("3")"},
      {"start", "4"},
  };
  Service running(kFour);
  for (const Change& change : kBad) {
    const std::string line = changed(change.key, change.value);
    running.refuse("BAD_SETUP", line);
    EXPECT_CODE("BAD_SETUP", Service().ask(line));
  }
}

void no_set_can_have_lost_its_discard_to_a_pile() {
  // Round 8: seven cards of each set were played, so an eighth cannot have been won.
  const char* kHands = R"([["BIG","SMALL"],["BIG","SMALL"],["BIG","SMALL"],["BIG","SMALL"]])";
  Json line = Json::parse(changed("hands", kHands));
  line["won"] = Json::parse(R"([["0:-8","0:-5","0:R","0:3","0:5","0:8","0:11"],[],[],[]])");
  EXPECT_CODE("ok", Service().ask(line.dump()));
  line["won"][3].push_back("0:15");
  EXPECT_CODE("BAD_SETUP", Service().ask(line.dump()));
}

void three_players_need_as_many_dummy_cards_as_they_hold() {
  for (const char* deck : {"[]", R"(["11","5"])", "null", R"(["4"])", "[11]", R"("11")"}) {
    Json line = Json::parse(kThreeLeft);
    line["dummy_deck"] = Json::parse(deck);
    EXPECT_CODE("BAD_SETUP", Service().ask(line.dump()));
  }
  Json line = Json::parse(kThreeLeft);
  line.erase("dummy_deck");
  EXPECT_CODE("BAD_SETUP", Service().ask(line.dump()));
  line = Json::parse(kThreeLeft);
  line["won"] = Json::parse(R"([["3:11"],[],[]])");  // still to come
  EXPECT_CODE("BAD_SETUP", Service().ask(line.dump()));
  line["won"] = Json::parse(R"([["3:8"],[],["3:R"]])");
  EXPECT_JSON("[8,0,0]", Service().ask(line.dump())["cat_points"]);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_position_of_the_protocol_is_set_up);
  RUN_TEST(the_size_of_the_hands_decides_the_round);
  RUN_TEST(a_position_may_leave_out_what_was_won_and_the_start);
  RUN_TEST(a_state_line_between_rounds_is_a_position_again);
  RUN_TEST(a_game_played_from_a_position_ends_like_any_other);
  RUN_TEST(every_bad_position_is_refused_and_leaves_the_running_game);
  RUN_TEST(no_set_can_have_lost_its_discard_to_a_pile);
  RUN_TEST(three_players_need_as_many_dummy_cards_as_they_hold);
  return UNITY_END();
}

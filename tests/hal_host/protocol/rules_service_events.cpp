// `last`: what an action caused, in order, and what the line shows right after it.
#include "tests/hal_host/protocol/service.h"

using namespace felicity::host;

namespace {

constexpr const char* kLastOfFour =
    R"({"players":4,"hands":[["15"],["SMALL"],["-8"],["R"]],"money":[15,15,15,15],"bank":27,)"
    R"("mouse":[0,0,0]})";

void only_the_last_placing_turns_a_card() {
  Service service(kFour);
  EXPECT_JSON(R"([{"ev":"place","player":2,"pos":0}])", service.ask("2 place 15")["last"]);
  EXPECT_JSON(R"([{"ev":"place","player":3,"pos":1}])", service.ask("3 place -8")["last"]);
  EXPECT_JSON(R"([{"ev":"place","player":0,"pos":2}])", service.ask("0 place SMALL")["last"]);
  const Json line = service.ask("1 place R");
  EXPECT_JSON(R"([{"ev":"place","player":1,"pos":3},
                  {"ev":"reveal","pos":0,"owner":2,"card":"15"}])",
              line["last"]);
  EXPECT_JSON(R"([{"owner":2,"card":"15","up":true},{"owner":3,"card":"-8","up":false},
                  {"owner":0,"card":"SMALL","up":false},{"owner":1,"card":"R","up":false}])",
              line["row"]);
  EXPECT_JSON(R"({"player":2,"pass":true,"bid":[1,15]})", line["legal"]);
}

void the_event_of_a_bid_holds_the_new_total() {
  Service service(kFour);
  service.play({"2 place 15", "3 place -8", "0 place 5", "1 place R", "2 bid 3", "3 bid 4",
                "0 pass", "1 pass"});
  const Json line = service.ask("2 bid 9");
  EXPECT_JSON(R"([{"ev":"bid","player":2,"amount":9}])", line["last"]);
  EXPECT_JSON("[17,19,6,11]", line["money"]);
  EXPECT_JSON("[0,0,9,4]", line["bids"]);
  EXPECT_JSON("9", line["high"]);
  EXPECT_JSON("2", line["high_by"]);
  EXPECT_JSON("[0,0,6]", line["mouse"]);
  EXPECT_JSON("[true,true,false,false]", line["passed"]);
}

void a_pass_gives_back_pays_out_and_turns_one_card() {
  Service service(kFour);
  service.play({"2 place 15", "3 place -8", "0 place 5", "1 place R", "2 bid 3", "3 bid 4",
                "0 bid 5", "1 bid 6"});
  const Json line = service.ask("2 pass");
  EXPECT_JSON(R"([{"ev":"pass","player":2,"back":3,"gain":2},
                  {"ev":"reveal","pos":1,"owner":3,"card":"-8"}])",
              line["last"]);
  EXPECT_JSON("17", line["money"][2]);
  EXPECT_JSON("0", line["bids"][2]);
}

void the_pass_that_ends_the_auction_wins_and_refills() {
  Service service(kFour);
  const Json line = service.play({"2 place 15", "3 place -8", "0 place SMALL", "1 place R",
                                  "2 bid 3", "3 bid 5", "0 pass", "1 pass", "2 pass"});
  EXPECT_JSON(R"([{"ev":"pass","player":2,"back":3,"gain":6},
                  {"ev":"reveal","pos":3,"owner":1,"card":"R"},
                  {"ev":"win","player":3,"paid":5,"value":15,"dogs":1,"chased":"-8",
                   "cards":["2:15","1:R"]},
                  {"ev":"refill","amount":12}])",
              line["last"]);
  EXPECT_JSON("2", line["round"]);
  EXPECT_JSON("\"place\"", line["phase"]);
  EXPECT_JSON("3", line["start"]);
  EXPECT_JSON("3", line["turn"]);
  EXPECT_JSON("[17,19,21,10]", line["money"]);
  EXPECT_JSON("[0,0,0,0]", line["bids"]);
  EXPECT_JSON("0", line["high"]);
  EXPECT_JSON("null", line["high_by"]);
  EXPECT_JSON("8", line["bank"]);
  EXPECT_JSON("[2,4,6]", line["mouse"]);
  EXPECT_JSON("[false,false,false,false]", line["passed"]);
  EXPECT_JSON("[]", line["row"]);
  EXPECT_JSON(R"([[],[],[],["2:15","1:R"]])", line["won"]);
  EXPECT_JSON("[0,0,0,15]", line["cat_points"]);
  EXPECT_JSON(R"(["0:R","0:SMALL","1:-8","2:3","3:-8","3:BIG"])", line["box"]);
}

void three_players_turn_two_cards_with_the_second_pass() {
  Service service(kThree);
  service.play({"1 place 15", "2 place -8", "0 place 5", "1 bid 4"});
  EXPECT_JSON(R"([{"ev":"pass","player":2,"back":0,"gain":3},
                  {"ev":"reveal","pos":1,"owner":1,"card":"15"}])",
              service.ask("2 pass")["last"]);
  const Json line = service.ask("0 pass");
  EXPECT_JSON(R"([{"ev":"pass","player":0,"back":0,"gain":6},
                  {"ev":"reveal","pos":2,"owner":2,"card":"-8"},
                  {"ev":"reveal","pos":3,"owner":0,"card":"5"},
                  {"ev":"win","player":1,"paid":4,"value":17,"dogs":0,"chased":null,
                   "cards":["3:5","1:15","2:-8","0:5"]},
                  {"ev":"refill","amount":9}])",
              line["last"]);
  EXPECT_JSON(R"([{"owner":3,"card":"-8","up":false}])", line["row"]);
  EXPECT_JSON(R"(["R","3","BIG","SMALL","15","8","-5"])", line["dummy_deck"]);
}

void the_first_card_of_three_players_is_the_dummys() {
  Service service(kThree);
  EXPECT_JSON(R"([{"ev":"place","player":1,"pos":1}])", service.ask("1 place 15")["last"]);
  EXPECT_JSON(R"([{"ev":"place","player":0,"pos":3},
                  {"ev":"reveal","pos":0,"owner":3,"card":"5"}])",
              service.play({"2 place -8", "0 place 5"})["last"]);
}

void the_last_chance_offers_the_sack_for_one_mouse() {
  Service service(kFour);
  const Json line = service.play(
      {"2 place 15", "3 place -8", "0 place 5", "1 place R", "2 pass", "3 pass", "0 pass"});
  EXPECT_JSON("\"last_chance\"", line["phase"]);
  EXPECT_JSON(R"({"player":1,"pass":true,"buy":true,"price":1})", line["legal"]);
  EXPECT_JSON(R"([{"ev":"pass","player":0,"back":0,"gain":6},
                  {"ev":"reveal","pos":3,"owner":1,"card":"R"}])",
              line["last"]);
  const Json bought = service.ask("1 buy");
  EXPECT_JSON(R"([{"ev":"buy","player":1,"amount":1},
                  {"ev":"win","player":1,"paid":1,"value":12,"dogs":0,"chased":null,
                   "cards":["2:15","3:-8","0:5","1:R"]},
                  {"ev":"refill","amount":12}])",
              bought["last"]);
  EXPECT_JSON("1", bought["start"]);
  EXPECT_JSON("[21,14,17,19]", bought["money"]);
}

void when_all_pass_nothing_is_refilled() {
  Service service(kFour);
  const Json line = service.play({"2 place 15", "3 place -8", "0 place SMALL", "1 place R",
                                  "2 pass", "3 pass", "0 pass", "1 pass"});
  EXPECT_JSON(R"([{"ev":"all_pass","player":1},{"ev":"no_refill","why":"all_pass"}])",
              line["last"]);
  EXPECT_JSON("2", line["start"]);
  EXPECT_JSON("2", line["turn"]);
  EXPECT_JSON("[0,0,0]", line["mouse"]);
  EXPECT_JSON("15", line["bank"]);
  EXPECT_JSON("[]", line["row"]);
  EXPECT_JSON(R"(["0:R","0:SMALL","1:-8","1:R","2:3","2:15","3:-8","3:BIG"])", line["box"]);
  EXPECT_JSON(R"([{"ev":"pass","player":2,"back":0,"gain":0},
                  {"ev":"reveal","pos":1,"owner":3,"card":"R"}])",
              service.play({"2 place R", "3 place R", "0 place 3", "1 place 3", "2 pass"})["last"]);
}

void a_bank_that_is_too_small_gives_a_shortfall_event() {
  Service service(R"({"players":4,"hands":[["15","R"],["3","8"],["BIG","SMALL"],["-8","11"]],)"
                  R"("money":[40,20,15,2],"bank":10,"mouse":[0,0,0]})");
  const Json line = service.play({"0 place 15", "1 place 3", "2 place BIG", "3 place -8", "0 bid 1",
                                  "1 pass", "2 pass", "3 pass"});
  EXPECT_JSON(R"([{"ev":"pass","player":3,"back":0,"gain":0},
                  {"ev":"reveal","pos":3,"owner":3,"card":"-8"},
                  {"ev":"win","player":0,"paid":1,"value":-5,"dogs":1,"chased":"15",
                   "cards":["1:3","3:-8"]},
                  {"ev":"no_refill","why":"shortfall"}])",
              line["last"]);
  EXPECT_JSON("11", line["bank"]);
  // R37: twelve are enough for twelve, and the payment counts.
  EXPECT_JSON(R"({"ev":"refill","amount":12})",
              Service(R"({"players":4,"hands":[["15","R"],["3","8"],["BIG","SMALL"],["-8","11"]],)"
                      R"("money":[40,20,14,2],"bank":11,"mouse":[0,0,0]})")
                  .play({"0 place 15", "1 place 3", "2 place BIG", "3 place -8", "0 bid 1",
                         "1 pass", "2 pass", "3 pass"})["last"][3]);
}

void after_the_ninth_round_there_is_only_game_over() {
  Service service(kLastOfFour);
  const Json line = service.play({"0 place 15", "1 place SMALL", "2 place -8", "3 place R",
                                  "0 pass", "1 pass", "2 bid 7", "3 pass"});
  EXPECT_JSON(
      R"({"players":4,"preset":"english-2007","round":9,"phase":"over","start":2,"turn":null,
          "money":[15,15,8,15],"bids":[0,0,0,0],"high":0,"high_by":null,"bank":34,
          "mouse":[0,0,0],"passed":[false,false,false,false],"hands":[[],[],[],[]],"row":[],
          "won":[[],[],["0:15","3:R"],[]],"cat_points":[0,0,15,0],
          "box":["0:-8","0:-5","0:R","0:3","0:5","0:8","0:11","0:BIG","0:SMALL",
                 "1:-8","1:-5","1:R","1:3","1:5","1:8","1:11","1:15","1:BIG","1:SMALL",
                 "2:-8","2:-5","2:R","2:3","2:5","2:8","2:11","2:15","2:BIG","2:SMALL",
                 "3:-8","3:-5","3:3","3:5","3:8","3:11","3:15","3:BIG","3:SMALL"],
          "dummy_deck":[],"legal":null,
          "last":[{"ev":"pass","player":3,"back":0,"gain":0},
                  {"ev":"reveal","pos":3,"owner":3,"card":"R"},
                  {"ev":"win","player":2,"paid":7,"value":15,"dogs":1,"chased":"-8",
                   "cards":["0:15","3:R"]},
                  {"ev":"game_over"}],
          "result":{"total":[15,15,23,15],"cats":[0,0,15,0],"mice":[15,15,8,15],"winners":[2]}})",
      line);
}

void an_all_pass_ninth_round_ends_the_game_too() {
  Service service(kLastOfFour);
  const Json line = service.play({"0 place 15", "1 place SMALL", "2 place -8", "3 place R",
                                  "0 pass", "1 pass", "2 pass", "3 pass"});
  EXPECT_JSON(R"([{"ev":"all_pass","player":3},{"ev":"game_over"}])", line["last"]);
  EXPECT_JSON("0", line["start"]);
  EXPECT_JSON("[0,1,2,3]", line["result"]["winners"]);
  EXPECT_JSON("[]", line["row"]);
}

void a_ninth_round_that_is_bought_ends_the_game_too() {
  Service service(kLastOfFour);
  const Json line = service.play({"0 place 15", "1 place SMALL", "2 place -8", "3 place R",
                                  "0 pass", "1 pass", "2 pass", "3 buy"});
  EXPECT_JSON(R"([{"ev":"buy","player":3,"amount":1},
                  {"ev":"win","player":3,"paid":1,"value":15,"dogs":1,"chased":"-8",
                   "cards":["0:15","3:R"]},
                  {"ev":"game_over"}])",
              line["last"]);
  EXPECT_JSON("3", line["start"]);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(only_the_last_placing_turns_a_card);
  RUN_TEST(the_event_of_a_bid_holds_the_new_total);
  RUN_TEST(a_pass_gives_back_pays_out_and_turns_one_card);
  RUN_TEST(the_pass_that_ends_the_auction_wins_and_refills);
  RUN_TEST(three_players_turn_two_cards_with_the_second_pass);
  RUN_TEST(the_first_card_of_three_players_is_the_dummys);
  RUN_TEST(the_last_chance_offers_the_sack_for_one_mouse);
  RUN_TEST(when_all_pass_nothing_is_refilled);
  RUN_TEST(a_bank_that_is_too_small_gives_a_shortfall_event);
  RUN_TEST(after_the_ninth_round_there_is_only_game_over);
  RUN_TEST(an_all_pass_ninth_round_ends_the_game_too);
  RUN_TEST(a_ninth_round_that_is_bought_ends_the_game_too);
  return UNITY_END();
}

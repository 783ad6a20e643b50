// The setup lines of `felicity rules`: fresh and seeded games.
#include "tests/hal_host/protocol/service.h"

using namespace felicity::host;

namespace {

void a_new_game_shows_the_full_state() {
  Service service;
  EXPECT_JSON(
      R"({"players":4,"preset":"english-2007","round":1,"phase":"place","start":2,"turn":2,
          "money":[15,15,15,15],"bids":[0,0,0,0],"high":0,"high_by":null,"bank":15,
          "mouse":[2,4,6],"passed":[false,false,false,false],
          "hands":[["-8","-5","3","5","8","11","15","BIG","SMALL"],
                   ["-5","R","3","5","8","11","15","BIG","SMALL"],
                   ["-8","-5","R","5","8","11","15","BIG","SMALL"],
                   ["-8","-5","R","3","5","8","11","15","SMALL"]],
          "row":[],"won":[[],[],[],[]],"cat_points":[0,0,0,0],
          "box":["0:R","1:-8","2:3","3:BIG"],"dummy_deck":[],
          "legal":{"player":2,"place":["-8","-5","R","5","8","11","15","BIG","SMALL"]},
          "last":[],"result":null})",
      service.ask(kFour));
}

void five_players_have_four_mouse_cards() {
  const Json line = Service().ask(kFive);
  EXPECT_JSON("[2,3,4,6]", line["mouse"]);
  EXPECT_JSON("18", line["bank"]);
  EXPECT_JSON("5", Json(line["hands"].size()));
  EXPECT_JSON(R"(["0:R","1:R","2:R","3:R","4:R"])", line["box"]);
}

void with_three_players_the_dummys_first_card_lies_face_down() {
  const Json line = Service().ask(kThree);
  EXPECT_JSON("[3,6]", line["mouse"]);
  EXPECT_JSON("12", line["bank"]);
  EXPECT_JSON(R"([{"owner":3,"card":"5","up":false}])", line["row"]);
  EXPECT_JSON(R"(["-8","R","3","BIG","SMALL","15","8","-5"])", line["dummy_deck"]);
  EXPECT_JSON(R"(["0:R","1:-8","2:3","3:11"])", line["box"]);
  EXPECT_JSON("1", line["turn"]);
  EXPECT_JSON("[]", line["last"]);
}

void the_defaults_are_english_seat_0_and_no_options() {
  const char* kPlain = R"({"players":4,"discards":["R","R","R","R"]})";
  const char* kSaid =
      R"({"players":4,"discards":["R","R","R","R"],"preset":"english-2007","start":0,"options":{}})";
  const char* kNull = R"({"players":4,"discards":["R","R","R","R"],"options":null})";
  const std::string plain = Service().ask(kPlain).dump();
  EXPECT_JSON(plain, Service().ask(kSaid));
  EXPECT_JSON(plain, Service().ask(kNull));
  EXPECT_JSON("0", Service().ask(kPlain)["start"]);
  EXPECT_JSON("\"english-2007\"", Service().ask(kPlain)["preset"]);
}

void every_preset_prints_its_name() {
  for (const char* name : {"english-2007", "slovak", "felicity-2012", "dutch-999"}) {
    const std::string quoted = std::string("\"") + name + "\"";
    EXPECT_JSON(quoted,
                Service().ask(R"({"players":4,"seed":7,"preset":)" + quoted + "}")["preset"]);
  }
}

void a_seed_deals_the_same_game_again_and_another_seed_another() {
  for (const char* players : {"3", "4", "5"}) {
    const std::string front = std::string(R"({"players":)") + players + R"(,"seed":)";
    const std::string first = Service().ask(front + "12345}").dump();
    EXPECT_JSON(first, Service().ask(front + "12345}"));
    TEST_ASSERT_TRUE(first != Service().ask(front + "12346}").dump());
    EXPECT_CODE("ok", Service().ask(front + "0}"));
    EXPECT_CODE("ok", Service().ask(front + "18446744073709551615}"));
  }
}

void with_a_seed_the_start_is_drawn_unless_it_is_given() {
  bool drawn[4] = {};
  for (int seed = 0; seed < 60; ++seed) {
    const std::string front = R"({"players":4,"seed":)" + std::to_string(seed);
    drawn[Service().ask(front + "}")["start"].get<int>()] = true;
    EXPECT_JSON("3", Service().ask(front + R"(,"start":3})")["start"]);
  }
  for (const bool seat : drawn) TEST_ASSERT_TRUE(seat);
}

void options_override_the_preset() {
  // One big dog, a rabbit and no positive cat: the rabbit runs only where it can be chased.
  const std::string front =
      R"({"players":4,"hands":[["BIG"],["R"],["-8"],["-5"]],"money":[15,15,15,15],"bank":27,)"
      R"("mouse":[0,0,0])";
  const auto chased = [&](const std::string& more) {
    Service service(front + more + "}");
    const Json line = service.play({"0 place BIG", "1 place R", "2 place -8", "3 place -5",
                                    "0 bid 1", "1 pass", "2 pass", "3 pass"});
    return line["last"][2]["chased"];
  };
  EXPECT_JSON("\"-5\"", chased(""));
  EXPECT_JSON("\"R\"", chased(R"(,"preset":"dutch-999")"));
  EXPECT_JSON("\"R\"", chased(R"(,"options":{"dog_chases_rabbit":true})"));
  EXPECT_JSON("\"-5\"", chased(R"(,"preset":"dutch-999","options":{"dog_chases_rabbit":false})"));
}

void every_bad_setup_is_refused_and_leaves_the_running_game() {
  const char* kBad[] = {
      R"({"players":2,"seed":1})",
      R"({"players":6,"seed":1})",
      R"({"players":-4,"seed":1})",
      R"({"players":4.0,"seed":1})",
      R"({"players":"4","seed":1})",
      R"({"players":null,"seed":1})",
      R"({"players":[4],"seed":1})",
      R"({"players":true,"seed":1})",
      R"({"players":1e400,"seed":1})",
      R"({"players":44444444444444444444444444444444,"seed":1})",
      R"({"players":4})",
      R"({"players":4,"seed":1,"preset":"german"})",
      R"({"players":4,"seed":1,"preset":""})",
      R"({"players":4,"seed":1,"preset":null})",
      R"({"players":4,"seed":1,"preset":3})",
      R"({"players":4,"seed":1,"options":[]})",
      R"({"players":4,"seed":1,"options":"none"})",
      R"({"players":4,"seed":1,"options":false})",
      R"({"players":4,"seed":1,"options":{"rabbit":true}})",
      R"({"players":4,"seed":1,"options":{"dog_chases_rabbit":1}})",
      R"({"players":4,"seed":1,"options":{"dog_chases_rabbit":null}})",
      R"({"players":4,"seed":1,"options":{"dog_chases_rabbit":"true"}})",
      R"({"players":4,"seed":1,"options":{"tie_break":"cat"}})",
      R"({"players":4,"seed":1,"options":{"tie_break":true}})",
      R"({"players":4,"seed":1,"options":{"money":"Open"}})",
      R"({"players":4,"seed":1,"options":{"money":null}})",
      R"({"players":4,"seed":1,"start":4})",
      R"({"players":4,"seed":1,"start":-1})",
      R"({"players":4,"seed":1,"start":1.0})",
      R"({"players":4,"seed":1,"start":"1"})",
      R"({"players":4,"seed":1,"start":null})",
      R"({"players":4,"seed":-1})",
      R"({"players":4,"seed":1.5})",
      R"({"players":4,"seed":"1"})",
      R"({"players":4,"seed":null})",
      R"({"players":4,"seed":18446744073709551616})",
      R"({"players":4,"seed":1,"discards":["R","R","R","R"]})",
      R"({"players":4,"discards":null})",
      R"({"players":4,"discards":"RRRR"})",
      R"({"players":4,"discards":{"0":"R"}})",
      R"({"players":4,"discards":["R","R","R"]})",
      R"({"players":4,"discards":["R","R","R","R","R"]})",
      R"({"players":4,"discards":["R","R","R",3]})",
      R"({"players":4,"discards":["R","R","R","4"]})",
      R"({"players":4,"discards":["R","R","R","r"]})",
      R"({"players":4,"discards":["R","R","R",null]})",
      R"({"players":4,"discards":["R","R","R","R"],"dummy_discard":"R"})",
      R"({"players":4,"discards":["R","R","R","R"],"dummy_deck":["R"]})",
      R"({"players":3,"discards":["R","R","R"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":"11"})",
      R"({"players":3,"discards":["R","R","R"],"dummy_deck":["5","-8","R","3","BIG","SMALL","15","8","-5"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":null,"dummy_deck":["5","-8","R","3","BIG","SMALL","15","8","-5"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":"5","dummy_deck":["5","-8","R","3","BIG","SMALL","15","8","-5"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":"11","dummy_deck":["5","-8","R","3","BIG","SMALL","15","8","8"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":"11","dummy_deck":["5","-8","R","3","BIG","SMALL","15","8"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":"11","dummy_deck":["5","-8","R","3","BIG","SMALL","15","8","-5","11"]})",
      R"({"players":3,"discards":["R","R","R"],"dummy_discard":"11","dummy_deck":["5","-8","R","3","BIG","SMALL","15","8",-5]})",
  };
  Service running(kFour);
  for (const char* line : kBad) {
    EXPECT_CODE("BAD_SETUP", Service().ask(line));
    running.refuse("BAD_SETUP", line);
  }
}

void a_known_key_of_a_wrong_type_is_a_bad_setup_in_every_form_of_setup() {
  for (const char* more : {R"("hands":7)", R"("money":"open")", R"("bank":"15")", R"("bank":1.5)",
                           R"("mouse":null)", R"("won":0)", R"("dummy_discard":7)"}) {
    const std::string line =
        std::string(R"({"players":4,"discards":["R","R","R","R"],)") + more + "}";
    EXPECT_CODE("BAD_SETUP", Service().ask(line));
  }
}

void a_good_setup_starts_a_new_game_at_any_time() {
  Service service(kFour);
  service.play({"2 place 15", "3 place -8", "0 place 5"});
  EXPECT_JSON(Service().ask(kThree).dump(), service.ask(kThree));
  EXPECT_JSON(Service().ask(kFour).dump(), service.ask(kFour));
}

void unknown_keys_are_ignored_whatever_they_hold() {
  const std::string plain = Service().ask(kFour).dump();
  for (const char* more :
       {R"("comment":null)", R"("x":[[[{}]]])", R"("x":1e400)", R"("x":-1e-999)",
        R"("x":0.00000000000000000000000000000000000001)", R"("Seed":"no")",
        R"("x":123456789012345678901234567890.5)", R"("view":9)", R"("type":0)"}) {
    const std::string line = std::string("{") + more + "," + std::string(kFour).substr(1);
    EXPECT_JSON(plain, Service().ask(line));
  }
}

void a_setup_may_hold_spaces_and_escapes() {
  EXPECT_JSON(Service().ask(kFive).dump(),
              Service().ask(" \t{ \"pl\\u0061yers\" : 5 , \"discards\" : [\"R\",\"R\",\"\\u0052\","
                            "\"R\",\"R\"] } "));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_new_game_shows_the_full_state);
  RUN_TEST(five_players_have_four_mouse_cards);
  RUN_TEST(with_three_players_the_dummys_first_card_lies_face_down);
  RUN_TEST(the_defaults_are_english_seat_0_and_no_options);
  RUN_TEST(every_preset_prints_its_name);
  RUN_TEST(a_seed_deals_the_same_game_again_and_another_seed_another);
  RUN_TEST(with_a_seed_the_start_is_drawn_unless_it_is_given);
  RUN_TEST(options_override_the_preset);
  RUN_TEST(every_bad_setup_is_refused_and_leaves_the_running_game);
  RUN_TEST(a_known_key_of_a_wrong_type_is_a_bad_setup_in_every_form_of_setup);
  RUN_TEST(a_good_setup_starts_a_new_game_at_any_time);
  RUN_TEST(unknown_keys_are_ignored_whatever_they_hold);
  RUN_TEST(a_setup_may_hold_spaces_and_escapes);
  return UNITY_END();
}

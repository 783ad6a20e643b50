// `{"view":p}`: the state line with what seat p may not know taken out (R49-R52).
#include "tests/hal_host/protocol/service.h"

using namespace felicity::host;

namespace {

// The view of a seat is the state line but for these keys; what they say is tested here.
void expect_same_but(const Json& state, const Json& view, std::initializer_list<const char*> keys) {
  Json left = view;
  left.erase("view");
  Json right = state;
  for (const char* key : keys) {
    TEST_ASSERT_TRUE_MESSAGE(left.contains(key), key);
    left.erase(key);
    right.erase(key);
  }
  EXPECT_JSON(right.dump(), left);
}

void a_view_is_the_state_line_without_the_secrets() {
  Service service(kFour);
  const Json state = service.play({"2 place 15", "3 place -8"});
  const Json view = service.ask(R"({"view":3})");
  expect_same_but(state, view, {"money", "hands", "row", "box", "dummy_deck", "legal"});
  EXPECT_JSON("3", view["view"]);
  EXPECT_JSON("[null,null,null,15]", view["money"]);
  EXPECT_JSON(R"([9,9,8,["-5","R","3","5","8","11","15","SMALL"]])", view["hands"]);
  EXPECT_JSON(R"([{"owner":2,"card":null,"up":false},{"owner":3,"card":"-8","up":false}])",
              view["row"]);
  EXPECT_JSON(R"(["3:BIG"])", view["box"]);
  EXPECT_JSON("0", view["dummy_deck"]);
  EXPECT_JSON("null", view["legal"]);
}

void the_seat_to_act_sees_what_it_may_do() {
  Service service(kFour);
  const Json state = service.play({"2 place 15", "3 place -8"});
  EXPECT_JSON(state["legal"].dump(), service.ask(R"({"view":0})")["legal"]);
  for (const char* look : {R"({"view":1})", R"({"view":2})", R"({"view":3})", R"({"view":null})"}) {
    EXPECT_JSON("null", service.ask(look)["legal"]);
  }
}

void the_table_view_holds_no_secrets() {
  Service service(kFour);
  const Json state =
      service.play({"2 place 15", "3 place -8", "0 place 5", "1 place R", "2 bid 3"});
  const Json view = service.ask(R"({"view":null})");
  expect_same_but(state, view, {"money", "hands", "row", "box", "dummy_deck", "legal"});
  EXPECT_JSON("null", view["view"]);
  EXPECT_JSON("[null,null,null,null]", view["money"]);
  EXPECT_JSON("[0,0,3,0]", view["bids"]);
  EXPECT_JSON("[8,8,8,8]", view["hands"]);
  EXPECT_JSON(R"([{"owner":2,"card":"15","up":true},{"owner":3,"card":null,"up":false},
                  {"owner":0,"card":null,"up":false},{"owner":1,"card":null,"up":false}])",
              view["row"]);
  EXPECT_JSON("[]", view["box"]);
  EXPECT_JSON("null", view["legal"]);
}

void the_box_shows_what_all_have_seen_and_the_own_discard() {
  Service service(kFour);
  service.play({"2 place 15", "3 place -8", "0 place SMALL", "1 place R", "2 bid 3", "3 pass",
                "0 pass", "1 pass"});
  EXPECT_JSON(R"(["0:SMALL","3:-8"])", service.ask(R"({"view":null})")["box"]);
  EXPECT_JSON(R"(["0:R","0:SMALL","3:-8"])", service.ask(R"({"view":0})")["box"]);
  EXPECT_JSON(R"(["0:SMALL","2:3","3:-8"])", service.ask(R"({"view":2})")["box"]);
  EXPECT_JSON(R"(["0:SMALL","3:-8","3:BIG"])", service.ask(R"({"view":3})")["box"]);
}

void the_dummys_cards_are_hidden_until_they_are_turned_up() {
  Service service(kThree);
  for (const char* look : {R"({"view":0})", R"({"view":1})", R"({"view":2})", R"({"view":null})"}) {
    const Json view = service.ask(look);
    EXPECT_JSON("8", view["dummy_deck"]);
    EXPECT_JSON(R"([{"owner":3,"card":null,"up":false}])", view["row"]);
    TEST_ASSERT_TRUE(view["box"].dump().find("3:") == std::string::npos);
  }
  service.refuse("BAD_ACTION", R"({"view":3})");
  service.play({"1 place 15", "2 place -8", "0 place 5"});
  EXPECT_JSON(R"([{"owner":3,"card":"5","up":true},{"owner":1,"card":null,"up":false},
                  {"owner":2,"card":"-8","up":false},{"owner":0,"card":null,"up":false}])",
              service.ask(R"({"view":2})")["row"]);
}

void open_money_is_shown_to_all() {
  Service service(R"({"players":4,"seed":5,"start":0,"options":{"money":"open"}})");
  EXPECT_JSON("[15,15,15,15]", service.ask(R"({"view":1})")["money"]);
  EXPECT_JSON("[15,15,15,15]", service.ask(R"({"view":null})")["money"]);
}

void when_the_game_is_over_purses_and_result_are_shown_but_no_discard() {
  Service service(R"({"players":4,"hands":[["15"],["3"],["BIG"],["-8"]],"bank":20,"mouse":[0,0,0],)"
                  R"("money":[30,30,6,1]})");
  const Json state = service.play({"0 place 15", "1 place 3", "2 place BIG", "3 place -8", "0 pass",
                                   "1 pass", "2 pass", "3 buy"});
  for (const char* look : {R"({"view":1})", R"({"view":null})"}) {
    const Json view = service.ask(look);
    EXPECT_JSON(state["money"].dump(), view["money"]);
    EXPECT_JSON(state["result"].dump(), view["result"]);
    EXPECT_JSON("null", view["legal"]);
  }
  EXPECT_JSON("[0,0,0,0]", service.ask(R"({"view":null})")["hands"]);
  EXPECT_JSON("[0,[],0,0]", service.ask(R"({"view":1})")["hands"]);
  EXPECT_JSON(R"(["0:15","2:BIG"])", service.ask(R"({"view":null})")["box"]);
}

void looking_changes_nothing_and_the_last_events_stay() {
  Service service(kFour);
  const Json placed = service.ask("2 place 15");
  EXPECT_JSON(placed["last"].dump(), service.ask(R"({"view":0})")["last"]);
  service.refuse("NOT_YOUR_TURN", "0 pass");
  EXPECT_JSON(placed["last"].dump(), service.ask(R"({"view":null})")["last"]);
  EXPECT_JSON("[]", (service.ask(kFour), service.ask(R"({"view":null})"))["last"]);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_view_is_the_state_line_without_the_secrets);
  RUN_TEST(the_seat_to_act_sees_what_it_may_do);
  RUN_TEST(the_table_view_holds_no_secrets);
  RUN_TEST(the_box_shows_what_all_have_seen_and_the_own_discard);
  RUN_TEST(the_dummys_cards_are_hidden_until_they_are_turned_up);
  RUN_TEST(open_money_is_shown_to_all);
  RUN_TEST(when_the_game_is_over_purses_and_result_are_shown_but_no_discard);
  RUN_TEST(looking_changes_nothing_and_the_last_events_stay);
  return UNITY_END();
}

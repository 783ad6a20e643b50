// Lines as they come over a pipe: ends, lengths, bytes, depth.
#include <unistd.h>

#include <cstdio>
#include <thread>
#include <vector>

#include "tests/hal_host/protocol/service.h"

using namespace felicity::host;

namespace {

constexpr std::size_t kLongest = 65536;

// The whole service over real pipes: every answer, in order.
std::vector<Json> serve(const std::string& input) {
  int in[2];
  int out[2];
  TEST_ASSERT_EQUAL_INT(0, pipe(in));
  TEST_ASSERT_EQUAL_INT(0, pipe(out));
  std::thread writer([&] {
    std::size_t sent = 0;
    while (sent < input.size()) {
      const ssize_t wrote = write(in[1], input.data() + sent, input.size() - sent);
      if (wrote <= 0) break;
      sent += static_cast<std::size_t>(wrote);
    }
    close(in[1]);
  });
  int status = -1;
  std::thread service([&] {
    status = serve_rules(in[0], out[1]);
    close(out[1]);
  });
  std::string text;
  char chunk[4096];
  for (ssize_t got = 0; (got = read(out[0], chunk, sizeof chunk)) > 0;) {
    text.append(chunk, static_cast<std::size_t>(got));
  }
  writer.join();
  service.join();
  close(in[0]);
  close(out[0]);
  TEST_ASSERT_EQUAL_INT(0, status);
  std::vector<Json> answers;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    TEST_ASSERT_TRUE(end != std::string::npos);
    const auto json = parse_json(text.substr(0, end));
    TEST_ASSERT_TRUE(json.has_value());
    answers.push_back(*json);
    text.erase(0, end + 1);
  }
  return answers;
}

// A setup of exactly `size` bytes: a comment fills it up.
std::string setup_of(std::size_t size) {
  const std::string front =
      std::string(kFour).substr(0, std::string(kFour).size() - 1) + R"(,"x":")";
  return front + std::string(size - front.size() - 2, 'x') + "\"}";
}

void empty_input_gives_no_answer() { TEST_ASSERT_EQUAL_UINT(0, serve("").size()); }

void every_line_gets_one_answer_the_last_one_without_its_end_too() {
  const auto answers = serve(std::string(kFour) + "\n\n2 place 15\n\n3 place -8");
  TEST_ASSERT_EQUAL_UINT(5, answers.size());
  EXPECT_CODE("ok", answers[0]);
  EXPECT_CODE("BAD_ACTION", answers[1]);
  EXPECT_CODE("ok", answers[2]);
  EXPECT_CODE("BAD_ACTION", answers[3]);
  EXPECT_JSON(R"([{"ev":"place","player":3,"pos":1}])", answers[4]["last"]);
}

void a_final_carriage_return_is_ignored_and_only_one() {
  const auto answers =
      serve(std::string(kFour) + "\r\n2 place 15\r\n\r\n3 place -8\r\r\n3 place -8\r");
  TEST_ASSERT_EQUAL_UINT(5, answers.size());
  EXPECT_CODE("ok", answers[0]);
  EXPECT_CODE("ok", answers[1]);
  EXPECT_CODE("BAD_ACTION", answers[2]);
  EXPECT_CODE("BAD_ACTION", answers[3]);
  EXPECT_CODE("ok", answers[4]);
}

void a_line_of_64_KiB_is_read_and_one_byte_more_is_not() {
  for (const char* end : {"\n", "\r\n"}) {
    const auto answers = serve(std::string(kFive) + "\n" + setup_of(kLongest) + end +
                               setup_of(kLongest + 1) + end + "2 place 15" + end);
    TEST_ASSERT_EQUAL_UINT(4, answers.size());
    EXPECT_JSON("4", answers[1]["players"]);
    EXPECT_CODE("BAD_ACTION", answers[2]);
    EXPECT_CODE("ok", answers[3]);
  }
  EXPECT_CODE("ok", serve(setup_of(kLongest)).at(0));
  EXPECT_CODE("ok", serve(setup_of(kLongest) + "\r").at(0));
  EXPECT_CODE("BAD_SETUP", serve(setup_of(kLongest + 1)).at(0));
}

void an_over_long_line_is_skipped_to_its_end() {
  for (const std::size_t size :
       {kLongest + 1, kLongest + 2, 2 * kLongest, std::size_t{3'000'000}}) {
    const std::string blanks(size, ' ');
    const auto answers = serve(std::string(kFour) + "\n" + blanks + "2 place 15\n2 place 15\n" +
                               std::string(size, '\r') + "\n3 place -8\n" + blanks);
    TEST_ASSERT_EQUAL_UINT(6, answers.size());
    EXPECT_CODE("BAD_ACTION", answers[1]);
    EXPECT_CODE("ok", answers[2]);
    EXPECT_CODE("BAD_ACTION", answers[3]);
    EXPECT_CODE("ok", answers[4]);
    EXPECT_CODE("BAD_ACTION", answers[5]);
  }
}

void lines_end_anywhere_in_what_one_read_brings() {
  // Lengths around the reader's own chunk of 16 KiB.
  for (std::size_t size = 16 * 1024 - 30; size < 16 * 1024 + 5; ++size) {
    const auto answers = serve(setup_of(size) + "\r\n2 place 15\n");
    TEST_ASSERT_EQUAL_UINT(2, answers.size());
    EXPECT_CODE("ok", answers[0]);
    EXPECT_CODE("ok", answers[1]);
  }
}

void a_line_with_invalid_utf8_is_not_an_action() {
  Service service(kFour);
  for (const char* bytes : {"\xFF", "\x80", "\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                            "\xF0\x80\x80\x80", "\xE2\x82"}) {
    service.refuse("BAD_ACTION", bytes);
    service.refuse("BAD_ACTION", std::string("2 place 15") + bytes);
    service.refuse("BAD_ACTION", std::string(R"({"view":0,"x":")") + bytes + "\"}");
    service.refuse("BAD_ACTION", std::string(R"({"players":4,"seed":1,"x":")") + bytes + "\"}");
  }
  EXPECT_CODE("ok", service.ask("{\"view\":0,\"x\":\"\u010d\u20ac\U0001F431\"}"));
}

void a_zero_byte_does_not_end_a_line() {
  Service service(kFour);
  service.refuse("BAD_ACTION", std::string("\0", 1));
  service.refuse("BAD_ACTION", std::string("2 place 15\0", 11));
  service.refuse("BAD_ACTION", std::string("{\"view\":0}\0", 11));
  service.refuse("BAD_ACTION", std::string("{\"players\":4,\"seed\":1}\0}{", 25));
  EXPECT_CODE("ok", service.ask(R"({"view":0,"x":"\u0000"})"));
}

void half_a_surrogate_is_not_json() {
  Service service(kFour);
  service.refuse("BAD_ACTION", R"({"view":0,"x":"\ud800"})");
}

void brackets_nest_as_deep_as_a_line_is_long() {
  const std::size_t depth = 30'000;
  const std::string opened(depth, '['), closed(depth, ']');
  Service service(kFour);
  EXPECT_CODE("ok", service.ask(R"({"view":0,"x":)" + opened + closed + "}"));
  service.refuse("BAD_ACTION", R"({"view":)" + opened + closed + "}");
  service.refuse("BAD_ACTION", opened + opened);
  service.refuse("BAD_ACTION", "{\"a\":" + opened);
  service.refuse("BAD_SETUP", R"({"players":)" + opened + closed + "}");
  service.refuse("BAD_SETUP", R"({"players":4,"seed":1,"options":)" + opened + closed + "}");
  std::string objects;
  for (std::size_t i = 0; i < depth / 3; ++i) objects += "{\"a\":";
  service.refuse("BAD_ACTION", objects + "1" + std::string(depth / 3, '}'));
}

void of_a_repeated_key_the_last_value_counts() {
  Service service(kFour);
  EXPECT_JSON("1", service.ask(R"({"view":[[1]],"view":1})")["view"]);
}

void a_closed_output_ends_the_service_with_status_1() {
  int in[2];
  int out[2];
  TEST_ASSERT_EQUAL_INT(0, pipe(in));
  TEST_ASSERT_EQUAL_INT(0, pipe(out));
  TEST_ASSERT_EQUAL_INT(5, write(in[1], "hello", 5));
  close(in[1]);
  close(out[1]);
  TEST_ASSERT_EQUAL_INT(1, serve_rules(in[0], out[1]));
  close(in[0]);
  close(out[0]);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(empty_input_gives_no_answer);
  RUN_TEST(every_line_gets_one_answer_the_last_one_without_its_end_too);
  RUN_TEST(a_final_carriage_return_is_ignored_and_only_one);
  RUN_TEST(a_line_of_64_KiB_is_read_and_one_byte_more_is_not);
  RUN_TEST(an_over_long_line_is_skipped_to_its_end);
  RUN_TEST(lines_end_anywhere_in_what_one_read_brings);
  RUN_TEST(a_line_with_invalid_utf8_is_not_an_action);
  RUN_TEST(a_zero_byte_does_not_end_a_line);
  RUN_TEST(half_a_surrogate_is_not_json);
  RUN_TEST(brackets_nest_as_deep_as_a_line_is_long);
  RUN_TEST(of_a_repeated_key_the_last_value_counts);
  RUN_TEST(a_closed_output_ends_the_service_with_status_1);
  return UNITY_END();
}

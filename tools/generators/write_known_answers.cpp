// usage: write_known_answers >tests/bots/known_answers.h
#include <cstdio>

#include "tests/bots/known_questions.h"

int main() {
  using namespace felicity::bots;
  std::puts(
      "// Made by tools/tune-bots; do not edit.\n"
      "#pragma once\n\n#include <cstdint>\n\nnamespace felicity::bots {\n\n"
      "// The answers to the questions of known_questions.h, in their order.\n"
      "inline constexpr std::uint8_t kKnownAnswers[] = {");
  Bot bot;
  for (int number = 0; number < kQuestions; ++number) {
    std::printf("%s%d,%s", number % 16 == 0 ? "    " : " ", ask_known_question(bot, number),
                number % 16 == 15 || number + 1 == kQuestions ? "\n" : "");
  }
  std::puts("};\n\n}  // namespace felicity::bots");
}

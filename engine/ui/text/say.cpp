#include "engine/ui/text/say.h"

namespace felicity::ui::detail {
namespace {

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// The bytes of the character that begins here; the closing zero also ends a broken one.
std::size_t character_size(const char* words) {
  std::size_t size = 1;
  while (continues_character(words[size])) ++size;
  return size;
}

void put_character(Sink& sink, const char* character, std::size_t size) {
  if (sink.cut || sink.used + size + 1 > sink.room) {
    sink.cut = true;
    return;
  }
  for (std::size_t i = 0; i < size; ++i) sink.bytes[sink.used++] = character[i];
  sink.bytes[sink.used] = '\0';
}

}  // namespace

void put(Sink& sink, const char* words) {
  if (words == nullptr) return;
  while (*words != '\0') {
    const std::size_t size = character_size(words);
    put_character(sink, words, size);
    words += size;
  }
}

void put(Sink& sink, int number) {
  char digits[12] = {};  // "-2147483648" and the zero
  char* first = digits + sizeof digits - 1;
  *first = '\0';
  // Unsigned, because the smallest int has no positive twin.
  unsigned rest = number < 0 ? 0u - static_cast<unsigned>(number) : static_cast<unsigned>(number);
  do {
    *--first = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (number < 0) *--first = '-';
  put(sink, first);
}

void put_pattern(Sink& sink, const char* pattern, const Argument* arguments, int count) {
  if (pattern == nullptr) return;
  while (*pattern != '\0') {
    if (pattern[0] == '{' && pattern[1] >= '0' && pattern[1] < '0' + count && pattern[2] == '}') {
      const Argument& argument = arguments[pattern[1] - '0'];
      if (argument.given()) {
        if (argument.is_number()) {
          put(sink, argument.number());
        } else {
          put(sink, argument.words());
        }
        pattern += 3;
        continue;
      }
    }
    const std::size_t size = character_size(pattern);
    put_character(sink, pattern, size);
    pattern += size;
  }
}

}  // namespace felicity::ui::detail

namespace felicity::ui {

Line say(Language language, Text which, const Argument& a, const Argument& b, const Argument& c) {
  return Line().add(text(language, which), a, b, c);
}

Paragraph say(Language language, Prose which, const Argument& a, const Argument& b,
              const Argument& c) {
  return Paragraph().add(prose(language, which), a, b, c);
}

Line count(Language language, Noun noun, int n) {
  return Line().add(n).add(" ").add(plural(language, noun, n));
}

}  // namespace felicity::ui

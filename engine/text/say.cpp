#include "engine/text/say.h"

#include <array>

namespace felicity::text {
namespace {

// A buffer while it is being filled.
struct Sink {
  char* bytes;
  std::size_t room;
  std::uint16_t& used;
  bool& cut;
};

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// The bytes of the character that begins here; the closing zero also ends a broken one.
std::size_t character_size(const char* words) {
  std::size_t size = 1;
  while (continues_character(words[size])) ++size;
  return size;
}

void put_character(const Sink& sink, const char* character, std::size_t size) {
  if (sink.cut || sink.used + size + 1 > sink.room) {
    sink.cut = true;
    return;
  }
  for (std::size_t i = 0; i < size; ++i) sink.bytes[sink.used++] = character[i];
  sink.bytes[sink.used] = '\0';
}

void put(const Sink& sink, const char* words) {
  if (words == nullptr) return;
  while (*words != '\0') {
    const std::size_t size = character_size(words);
    put_character(sink, words, size);
    words += size;
  }
}

void put(const Sink& sink, int number) {
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

using Arguments = std::array<const Argument*, 3>;

void put_pattern(const Sink& sink, const char* pattern, const Arguments& arguments) {
  if (pattern == nullptr) return;
  while (*pattern != '\0') {
    if (pattern[0] == '{' && pattern[1] >= '0' && pattern[1] <= '2' && pattern[2] == '}') {
      const Argument& argument = *arguments[static_cast<std::size_t>(pattern[1] - '0')];
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

}  // namespace

template <std::size_t Room>
TextBuffer<Room>::TextBuffer() {
  clear();
}

template <std::size_t Room>
TextBuffer<Room>& TextBuffer<Room>::clear() {
  bytes_[0] = '\0';
  used_ = 0;
  cut_ = false;
  return *this;
}

template <std::size_t Room>
TextBuffer<Room>& TextBuffer<Room>::add(const char* words) {
  put({bytes_, Room, used_, cut_}, words);
  return *this;
}

template <std::size_t Room>
TextBuffer<Room>& TextBuffer<Room>::add(int number) {
  put({bytes_, Room, used_, cut_}, number);
  return *this;
}

template <std::size_t Room>
TextBuffer<Room>& TextBuffer<Room>::add(const char* pattern, const Argument& a, const Argument& b,
                                        const Argument& c) {
  put_pattern({bytes_, Room, used_, cut_}, pattern, {&a, &b, &c});
  return *this;
}

template class TextBuffer<24>;
template class TextBuffer<80>;
template class TextBuffer<96>;
template class TextBuffer<128>;
template class TextBuffer<256>;

Line say(Language language, Text which, const Argument& a, const Argument& b, const Argument& c) {
  Line line;
  line.add(translate(language, which), a, b, c);
  return line;
}

Paragraph say(Language language, Prose which, const Argument& a, const Argument& b,
              const Argument& c) {
  Paragraph page;
  page.add(prose(language, which), a, b, c);
  return page;
}

Line count(Language language, Noun noun, int n) { return Line(n, " ", plural(language, noun, n)); }

}  // namespace felicity::text

// Sentences from texts, names and numbers, in memory of fixed size.
//
//   say(language, Text::PassesTakes, name, count(language, Noun::Mouse, 4))
//     -> "Zuzka pasuje a berie 4 myši"
//
// What does not fit is left out, whole characters at a time: a Line always holds valid UTF-8.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/text/language.h"

namespace felicity::text {

// Text in a buffer of `Room` bytes, the closing zero included.
template <std::size_t Room>
class TextBuffer;
using Short = TextBuffer<24>;       // a number or two
using Line = TextBuffer<128>;       // any Text with anything put into it
using Paragraph = TextBuffer<256>;  // any Prose

// What may stand for {0}: a number, or words that live as long as the call.
class Argument {
 public:
  Argument() = default;                                        // nothing given: {0} stays visible
  Argument(const char* words) : words_(words) {}               // NOLINT: meant to convert
  Argument(int number) : number_(number), is_number_(true) {}  // NOLINT: meant to convert
  template <std::size_t Room>
  Argument(const TextBuffer<Room>& words);  // NOLINT: meant to convert

  bool given() const { return is_number_ || words_ != nullptr; }
  bool is_number() const { return is_number_; }
  const char* words() const { return words_; }
  int number() const { return number_; }

 private:
  const char* words_ = nullptr;
  int number_ = 0;
  bool is_number_ = false;
};

// Defined in say.cpp and instantiated there once for each size: inlined into every screen it would
// make the image larger by kilobytes.
template <std::size_t Room>
class TextBuffer {
 public:
  TextBuffer();
  template <typename First, typename... More>
  [[gnu::always_inline]] explicit TextBuffer(const First& first, const More&... more)
      : TextBuffer() {
    add(first);
    (add(more), ...);
  }

  TextBuffer& add(const char* words);
  TextBuffer& add(int number);  // with '-' for less than zero: every font has it
  template <std::size_t Other>
  TextBuffer& add(const TextBuffer<Other>& words) {
    return add(words.c_str());
  }
  // A pattern with {0} {1} {2} in it.
  TextBuffer& add(const char* pattern, const Argument& a, const Argument& b = {},
                  const Argument& c = {});
  TextBuffer& clear();

  const char* c_str() const { return bytes_; }
  std::size_t size() const { return used_; }  // in bytes
  bool empty() const { return used_ == 0; }
  bool cut() const { return cut_; }  // something did not fit

 private:
  char bytes_[Room];
  std::uint16_t used_;
  bool cut_;  // and nothing more is added
};

template <std::size_t Room>
Argument::Argument(const TextBuffer<Room>& words) : words_(words.c_str()) {}

Line say(Language language, Text which, const Argument& a = {}, const Argument& b = {},
         const Argument& c = {});
Paragraph say(Language language, Prose which, const Argument& a = {}, const Argument& b = {},
              const Argument& c = {});

// "1 mouse", "5 mice", "-3 points".
Line count(Language language, Noun noun, int n);

}  // namespace felicity::text

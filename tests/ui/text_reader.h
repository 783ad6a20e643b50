// Checks every text while a device draws: cut off, broken, or with a character without a glyph.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "tests/ui/virtual_device.h"

namespace felicity::tests {

// Reads every text as it is drawn.
class Reader {
 public:
  explicit Reader(VirtualDevice& device) : device_(device) {
    watch_.listener = this;
    watch_.drawn = [](void* self, std::string_view text, gfx::Rect) {
      static_cast<Reader*>(self)->read(text);
    };
    device.watch_texts(&watch_);
  }
  ~Reader() {
    check();
    device_.watch_texts(nullptr);
  }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  // Of all readers so far.
  inline static std::set<std::string> faults;   // where and what, in words
  inline static std::set<std::string> screens;  // that were read
  inline static long texts = 0;

 private:
  // The watch counts a cut text before it is read; all the rest belongs to the text before.
  void read(std::string_view text) {
    ++texts;
    const std::uint16_t clipped = watch_.clipped;
    watch_.clipped = 0;
    check();
    screen_ = name_of(device_.app().screen());
    screens.insert(screen_);
    text_ = std::string(text);
    if (clipped > 0 && !turns_over()) complain("cut off");
  }

  void check() {
    if (watch_.missing > 0) complain("a character without a glyph");
    if (watch_.split_words > 0) complain("a broken word");
    if (watch_.unfinished > 0 && !pages()) complain("lines left over after");
    watch_.missing = watch_.split_words = watch_.unfinished = 0;
  }

  // A card that turns over grows from a line, so its text is cut for a moment. The same
  // screen is read again when nothing moves any more.
  bool turns_over() const {
    const bool moves = screen_ == "RowFilled" || screen_ == "Pass" || screen_ == "Reveal";
    return moves && device_.app().timers().progress() < 256;
  }

  bool pages() const {
    return screen_ == "Rules" || screen_ == "Lesson" || screen_ == "Guide" ||
           screen_ == "Explain" || screen_ == "KeysPage";
  }

  void complain(const char* what) {
    const ui::Settings& settings = device_.app().settings();
    faults.insert(screen_ + " " + std::to_string(device_.width()) + " " +
                  language_pack(settings.language).code +
                  (settings.large_text ? " large: " : ": ") + what + ": \"" + text_ + "\"");
  }

  VirtualDevice& device_;
  gfx::TextWatch watch_;
  std::string screen_;
  std::string text_;
};

}  // namespace felicity::tests

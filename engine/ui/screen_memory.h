// What a screen remembers while it is open: a small struct of its own, which starts as zeroes and
// is found again when a screen that was opened on top closes. Structs that another file fills in or
// a test looks at are here; the others are in the file of their screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

#include "engine/rules/card.h"
#include "engine/rules/record.h"
#include "engine/text/prose.h"
#include "engine/text/text.h"

namespace felicity::ui {

class ScreenMemory {
 public:
  // App::memory<T>() knows which screen is on top; nothing else may choose T.
  template <class T>
  T& as() {
    check<T>();
    return *std::launder(reinterpret_cast<T*>(bytes_));
  }
  template <class T>
  const T& as() const {
    check<T>();
    return *std::launder(reinterpret_cast<const T*>(bytes_));
  }

 private:
  static constexpr std::size_t kBytes = 24;
  static constexpr std::size_t kAlignment = 4;

  // Zeroes must be a value of T, and no constructor may have wanted something else.
  template <class T>
  static constexpr void check() {
    static_assert(sizeof(T) <= kBytes);
    static_assert(alignof(T) <= kAlignment);
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(std::is_trivially_default_constructible_v<T>);
  }

  alignas(kAlignment) std::byte bytes_[kBytes] = {};
};

// A list with a chosen line.
struct ListMemory {
  std::int16_t cursor;
};

// Texts read one after the other, each over as many pages as the panel needs (paging.h).
struct PagesMemory {
  std::int16_t text;
  std::int16_t page;
};

struct AuctionMemory {
  std::int16_t offer;
  bool refused;  // the offer was more than the seat has; until the next key
};

struct ExplainMemory {
  PagesMemory pages;
  text::Text title;
  text::Prose words;
};

struct GuideMemory {
  PagesMemory pages;
  text::Prose words;
  Seat about;
};

struct HandMemory {
  std::int16_t chosen;  // a place in the hand
};

struct LastGamesMemory {
  std::int16_t game;  // 0: the newest
  bool found;
};

struct LessonMemory {
  PagesMemory pages;
  std::int16_t lesson;
};

inline constexpr int kNameLetters = Player::kNameLetters;

struct NameMemory {
  enum class Step : std::uint8_t { Choosing, Writing, Taken };
  std::int16_t cursor;  // a line of the list, or a place of the name
  Step step;
  Seat seat;
  char16_t letters[kNameLetters];  // 0: none
};

struct SettingsMemory {
  std::int16_t cursor;
  std::int16_t name;  // the chosen one, while one is to be erased
  bool naming;
};

}  // namespace felicity::ui

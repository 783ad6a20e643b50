// The texts of a picture, and which of them is the chosen row.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/ui/virtual_device.h"

namespace felicity::tests {

struct Drawn {
  std::string text;
  gfx::Rect where;
};

// All texts of the picture as it is now.
inline std::vector<Drawn> texts_of(const VirtualDevice& device) {
  VirtualDevice copy(device);
  std::vector<Drawn> texts;
  gfx::TextWatch watch;
  watch.listener = &texts;
  watch.drawn = [](void* all, std::string_view text, gfx::Rect where) {
    static_cast<std::vector<Drawn>*>(all)->push_back({std::string(text), where});
  };
  copy.watch_texts(&watch);
  redraw(copy);
  copy.wait(0);
  copy.watch_texts(nullptr);
  return texts;
}

inline bool any_has(const std::vector<Drawn>& texts, const std::string& part) {
  for (const Drawn& drawn : texts) {
    if (drawn.text.find(part) != std::string::npos) return true;
  }
  return false;
}

inline bool any_is(const std::vector<Drawn>& texts, const std::string& whole) {
  for (const Drawn& drawn : texts) {
    if (drawn.text == whole) return true;
  }
  return false;
}

// The text on the ground of the chosen row of a list, on a colour panel; empty: there is none.
inline std::string chosen_row(const VirtualDevice& device) {
  std::string row;  // drawn after the key labels, which have the same ground
  for (const Drawn& drawn : texts_of(device)) {
    const gfx::Colour ground = device.canvas().at(drawn.where.x - 1, drawn.where.y);
    if (drawn.where.x < device.width() / 2 && ground == gfx::kAccent) row = drawn.text;
  }
  return row;
}

}  // namespace felicity::tests

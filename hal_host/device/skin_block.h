// Makes the block of a skin (engine/skin, docs/protocols.md).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/skin/skin.h"

namespace felicity::host {

using Bytes = std::vector<std::uint8_t>;

class SkinBlock {
 public:
  void set(skin::Part part, int index, Bytes contents);
  // Header, checksum and sections.
  Bytes bytes() const;

 private:
  std::map<std::pair<skin::Part, int>, Bytes> sections_;
};

Bytes skin_text(std::string_view text);
Bytes skin_tune(std::span<const Note> notes);
Bytes skin_palette(const gfx::Palette& palette);
Bytes skin_large(const gfx::Sprite& picture);
Bytes skin_small(const gfx::Sprite& picture);
// Pictures as rows of text, as in engine/gfx/art. Nothing: all sixteen colours are used, and none
// is left for clear.
std::optional<Bytes> skin_large(const std::vector<std::string>& rows);
Bytes skin_small(const std::vector<std::string>& rows);
std::vector<std::string> rows_of(const gfx::Sprite& picture);

// The game's own pictures, names, tunes and colours.
Bytes own_skin();

}  // namespace felicity::host

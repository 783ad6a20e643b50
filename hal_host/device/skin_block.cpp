#include "hal_host/device/skin_block.h"

#include <cstring>
#include <iterator>

#include "engine/base/crc32.h"
#include "engine/base/hex.h"
#include "engine/ui/originals.h"
#include "engine/ui/tunes.h"

namespace felicity::host {
namespace {

void put(Bytes& bytes, std::uint32_t number, int size) {
  for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> 8 * i));
}

template <class T>
Bytes copy_of(const T* from, std::size_t count) {
  const auto* const first = reinterpret_cast<const std::uint8_t*>(from);
  return {first, first + count * sizeof(T)};
}

int colour_of(char letter) { return letter <= '9' ? letter - '0' : letter - 'a' + 10; }

}  // namespace

void SkinBlock::set(skin::Part part, int index, Bytes contents) {
  sections_[{part, index}] = std::move(contents);
}

Bytes SkinBlock::bytes() const {
  Bytes sections;
  for (const auto& [key, contents] : sections_) {
    put(sections, static_cast<std::uint32_t>(key.first), 1);
    put(sections, static_cast<std::uint32_t>(key.second), 1);
    put(sections, static_cast<std::uint32_t>(contents.size()), 2);
    sections.insert(sections.end(), contents.begin(), contents.end());
    sections.resize((sections.size() + 3) / 4 * 4);
  }
  Bytes block(std::begin(skin::kMagic), std::end(skin::kMagic));
  put(block, skin::kVersion, 4);
  put(block, static_cast<std::uint32_t>(sections.size()), 4);
  put(block, crc32(sections.data(), sections.size()), 4);
  block.insert(block.end(), sections.begin(), sections.end());
  return block;
}

Bytes skin_text(std::string_view text) {
  Bytes bytes(text.begin(), text.end());
  bytes.push_back(0);
  return bytes;
}

Bytes skin_tune(std::span<const Note> notes) {
  Bytes bytes;
  for (const Note& note : notes) {
    put(bytes, note.from, 2);
    put(bytes, note.to, 2);
    put(bytes, note.milliseconds, 2);
    put(bytes, note.rolled ? 1 : 0, 2);
  }
  return bytes;
}

Bytes skin_palette(const gfx::Palette& palette) {
  return copy_of(std::begin(palette.rgb565), std::size(palette.rgb565));
}

Bytes skin_large(const gfx::Sprite& picture) {
  Bytes bytes = {picture.clear, 0, 0, 0};
  const Bytes pixels = copy_of(picture.pixels, (picture.w + 7U) / 8 * picture.h);
  bytes.insert(bytes.end(), pixels.begin(), pixels.end());
  return bytes;
}

Bytes skin_small(const gfx::Sprite& picture) {
  return copy_of(picture.bits, (picture.w + 7U) / 8 * 2 * picture.h);
}

std::optional<Bytes> skin_large(const std::vector<std::string>& rows) {
  bool used[gfx::kColours] = {};
  for (const std::string& row : rows) {
    for (const char letter : row) {
      if (letter != '.') used[colour_of(letter)] = true;
    }
  }
  std::uint8_t clear = 0;
  while (clear < gfx::kColours && used[clear]) ++clear;
  if (clear == gfx::kColours) return std::nullopt;
  Bytes bytes = {clear, 0, 0, 0};
  for (const std::string& row : rows) {
    for (std::size_t left = 0; left < row.size(); left += 8) {
      std::uint32_t eight = 0;
      for (std::size_t x = left; x < left + 8; ++x) {
        const bool drawn = x < row.size() && row[x] != '.';
        eight = eight << 4 | static_cast<std::uint32_t>(drawn ? colour_of(row[x]) : clear);
      }
      put(bytes, eight, 4);
    }
  }
  return bytes;
}

Bytes skin_small(const std::vector<std::string>& rows) {
  Bytes bytes;
  for (const char wanted : {'#', '-'}) {
    for (const std::string& row : rows) {
      for (std::size_t left = 0; left < row.size(); left += 8) {
        std::uint32_t eight = 0;
        for (std::size_t x = left; x < left + 8; ++x) {
          eight = eight << 1 | (x < row.size() && row[x] == wanted ? 1U : 0U);
        }
        put(bytes, eight, 1);
      }
    }
  }
  return bytes;
}

std::vector<std::string> rows_of(const gfx::Sprite& picture) {
  const std::size_t stride = (picture.w + 7U) / 8;
  const auto lit = [&](std::size_t row, std::size_t x) {
    return (picture.bits[row * stride + x / 8] >> (7 - x % 8) & 1) != 0;
  };
  std::vector<std::string> rows;
  for (std::size_t y = 0; y < picture.h; ++y) {
    std::string row;
    for (std::size_t x = 0; x < picture.w; ++x) {
      if (!picture.is_colour()) {
        row += lit(picture.h + y, x) ? '-' : lit(y, x) ? '#' : '.';
        continue;
      }
      const unsigned colour = picture.pixels[y * stride + x / 8] >> (28 - x % 8 * 4) & 15;
      row += colour == picture.clear ? '.' : kLowerHex[colour];
    }
    rows.push_back(row);
  }
  return rows;
}

Bytes own_skin() {
  SkinBlock block;
  for (int animal = 0; animal < skin::kAnimals; ++animal) {
    block.set(skin::Part::Large, animal, skin_large(ui::own_large(animal)));
    block.set(skin::Part::Small, animal, skin_small(ui::own_small(animal)));
  }
  for (int language = 0; language < text::kLanguages; ++language) {
    const auto of = static_cast<text::Language>(language);
    for (int face = 0; face < kFaces; ++face) {
      const char* const name = text::translate(of, text::card_name(static_cast<Face>(face)));
      block.set(skin::Part::Name, skin::language_index(of) << 4 | face, skin_text(name));
    }
  }
  for (const ui::TuneRow& row : ui::kTunes) {
    block.set(skin::Part::Tune, static_cast<int>(row.tune), skin_tune(row.notes));
  }
  for (int ground = 0; ground < skin::kGrounds; ++ground) {
    const gfx::Palette& palette = ui::own_palette(static_cast<skin::Ground>(ground));
    block.set(skin::Part::Palette, ground, skin_palette(palette));
  }
  return block.bytes();
}

}  // namespace felicity::host

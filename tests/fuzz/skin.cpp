// Any bytes are refused and nothing of them is used, or every part of them can be drawn, said and
// played.
#include "engine/skin/skin.h"

#include <cstring>
#include <vector>

#include "engine/base/crc32.h"
#include "engine/gfx/font.h"
#include "engine/gfx/fonts/fonts.h"
#include "tests/fuzz/demand.h"

using namespace felicity;

namespace {

void draw(const gfx::Sprite& picture) {
  alignas(4) static std::uint8_t memory[gfx::Canvas::bytes(64, 64, gfx::Depth::Colour)];
  const gfx::Depth depth = picture.is_colour() ? gfx::Depth::Colour : gfx::Depth::Mono;
  gfx::Canvas canvas(64, 64, depth, memory);
  canvas.draw(picture, -3, 50, gfx::kInk, gfx::kPaper);
  canvas.draw_mirrored(picture, 5, 5, gfx::kInk, gfx::kPaper);
}

void play(std::span<const Note> notes) {
  Sequencer sequencer(notes, 1);
  for (Step step; sequencer.next(step);) {
    demand(step.hertz == 0 ||
           (step.hertz >= skin::kLowestHertz && step.hertz <= skin::kHighestHertz));
  }
}

}  // namespace

// The bytes are the sections; the header is made for them, so that the fuzzer need not guess a
// checksum.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::vector<std::uint8_t> block(skin::kHeaderBytes + size / 4 * 4);
  std::memcpy(block.data(), skin::kMagic, sizeof skin::kMagic);
  const std::uint32_t numbers[] = {skin::kVersion, static_cast<std::uint32_t>(size / 4 * 4),
                                   crc32(data, size / 4 * 4)};
  std::memcpy(block.data() + sizeof skin::kMagic, numbers, sizeof numbers);
  if (size >= 4) std::memcpy(block.data() + skin::kHeaderBytes, data, size / 4 * 4);
  skin::Skin skin;
  const bool is_used = skin.take(block) == skin::Fault::None;
  gfx::Sprite picture;
  for (int animal = 0; animal < skin::kAnimals; ++animal) {
    if (skin.large(animal, picture)) draw(picture);
    if (skin.small(animal, picture)) draw(picture);
    for (int i = 0; animal < kFaces && i < text::kLanguages; ++i) {
      const char* const name = skin.name(static_cast<Face>(animal), static_cast<text::Language>(i));
      demand(name == nullptr || (is_used && gfx::text_width(gfx::kText12, name) > 0));
    }
  }
  for (int tune = 0; tune < skin::kTunes; ++tune) play(skin.tune(tune));
  return 0;
}

// The picture under construction: a width, a height, a depth and memory the machine handed in.
//
// Every verb clips: coordinates may lie anywhere, nothing outside the clip is touched.
// Memory layouts are those of the panels. Mono: SSD1306 pages, a byte is eight pixels downwards,
// lowest bit on top. Colour: two palette indices a byte, left pixel in the high half.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/gfx/colour.h"
#include "engine/gfx/rect.h"
#include "engine/gfx/sprite.h"

namespace felicity::gfx {

struct TextWatch;  // font.h

enum class Depth : uint8_t { Mono = 1, Colour = 4 };

// A machine with only one kind of panel may say so when it is built (-DFELICITY_DEPTH=Mono): fonts,
// pictures and code for the other kind then stay out of its image.
#ifdef FELICITY_DEPTH
inline constexpr bool kKnowsMono = Depth::FELICITY_DEPTH == Depth::Mono;
inline constexpr bool kKnowsColour = Depth::FELICITY_DEPTH == Depth::Colour;
#else
inline constexpr bool kKnowsMono = true;
inline constexpr bool kKnowsColour = true;
#endif

class Canvas {
 public:
  // The width must be a multiple of eight, the buffer `alignas(4)` and at least bytes() long.
  // Anything else gives a canvas of no size, on which every verb does nothing.
  Canvas(int width, int height, Depth depth, std::span<uint8_t> buffer);

  static constexpr std::size_t bytes(int width, int height, Depth depth) {
    const int rows = depth == Depth::Mono ? (height + 7) / 8 : height;
    return static_cast<std::size_t>((depth == Depth::Mono ? width : width / 2) * rows);
  }

  int width() const { return bounds_.w; }
  int height() const { return bounds_.h; }
  Depth depth() const { return depth_; }
  bool is_mono() const { return kKnowsMono && (!kKnowsColour || depth_ == Depth::Mono); }
  Rect bounds() const { return bounds_; }
  int stride() const { return is_mono() ? bounds_.w : bounds_.w / 2; }  // of a page, of a row
  const uint8_t* pixels() const { return pixels_; }

  // Both return the clip as it was, to be put back with set_clip.
  Rect set_clip(Rect clip);     // within the canvas
  Rect narrow_clip(Rect clip);  // within the clip there is
  Rect clip() const { return clip_; }

  void clear(Colour colour) { fill(bounds_, colour); }
  void fill(Rect area, Colour colour);
  void frame(Rect area, Colour colour);
  // Corners of radius 0 to 3.
  void fill_rounded(Rect area, int radius, Colour colour);
  void frame_rounded(Rect area, int radius, Colour colour);
  void hline(int x, int y, int length, Colour colour) { fill({x, y, length, 1}, colour); }
  void vline(int x, int y, int length, Colour colour) { fill({x, y, 1, length}, colour); }
  void set(int x, int y, Colour colour) { fill({x, y, 1, 1}, colour); }
  // The pattern starts at the corner of the area, so a card's back moves with the card.
  void pattern(Rect area, const Pattern& pattern, Colour ink, Colour paper);

  // A colour sprite draws nothing on a mono canvas. A mono sprite: '#' in ink; '-' in paper, if one
  // is given, otherwise left as it is.
  void draw(const Sprite& sprite, int x, int y);  // a mono one in kInk on kPaper
  void draw(const Sprite& sprite, int x, int y, Colour ink);
  void draw(const Sprite& sprite, int x, int y, Colour ink, Colour paper);
  // The same with left and right exchanged; pixel by pixel, for pictures that run.
  void draw_mirrored(const Sprite& sprite, int x, int y, Colour ink, Colour paper);
  // Rows of bits, left pixel in the high bit, each row from a new byte; set bits become ink.
  void stamp(const uint8_t* bits, int w, int h, int x, int y, Colour ink);

  // Mono canvas: kInk or kPaper. Outside: kPaper.
  Colour at(int x, int y) const;

  // With which palette it is shown: pictures change their Cream and DarkGrey with it.
  void set_ground(Ground ground) { ground_ = ground; }

  // Turns the finished picture by 180 degrees, for a device held the other way round.
  void turn();

  void set_watch(TextWatch* watch) { watch_ = watch; }
  TextWatch* watch() const { return watch_; }

 private:
  uint8_t* line(int y) const { return pixels_ + (is_mono() ? y / 8 : y) * stride(); }
  bool misses(int x, int y, int w, int h) const;
  template <typename Blend>
  void each_page(Rect area, Blend blend);
  template <typename Blend>
  void each_row(Rect area, Blend blend);
  void draw_colour(const Sprite& sprite, int x, int y);
  void stamp_colour(const uint8_t* from, int next, unsigned window, int left, int top, int bottom,
                    uint32_t value);
  void stamp_mono(const uint8_t* from, int next, unsigned window, int left, int top, int bottom,
                  bool lit);

  uint8_t* pixels_;
  TextWatch* watch_ = nullptr;
  Rect bounds_;
  Rect clip_;
  Depth depth_;
  Ground ground_ = Ground::Day;
};

}  // namespace felicity::gfx

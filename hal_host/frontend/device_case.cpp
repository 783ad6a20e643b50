#include "hal_host/frontend/device_case.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/gfx/fonts/fonts.h"
#include "engine/hal.h"
#include "hal_host/device/boards.h"
#include "hal_host/frontend/legend.h"

namespace felicity::host {
namespace {

constexpr Shade kTable = {0xFF4A5A63, 0xFF2C373E};
constexpr Argb kShadow = 0x70000000;
constexpr Shade kShell = {0xFFF7ECD4, 0xFFE3D2AE};
constexpr Argb kShellEdge = 0xFFBFA97E;
constexpr Argb kEarInside = 0xFFF0B4AC;
constexpr Shade kGlass = {0xFF23252B, 0xFF15161A};
constexpr Argb kGlassEdge = 0xFF0B0C0E;
constexpr Argb kEngraved = 0xFFA8925F;
constexpr Argb kHole = 0xFF9C885E;
constexpr Argb kCross = 0xFF3C3F48;
constexpr Argb kLetter = 0xFFFFFFFF;
constexpr Argb kBlue = 0xFF0072B2, kOrange = 0xFFD98C00, kGreen = 0xFF009E73, kPurple = 0xFFB8669A;

// In units of the case.
constexpr float kEars = 8;  // how far they stand out
constexpr float kBezel = 4;
// In pixels of the window.
constexpr float kLegendHeight = 18;
constexpr int kLegendMargin = 2;

constexpr std::uint8_t kCrossBits = hal::kUp | hal::kDown | hal::kLeft | hal::kRight;

Argb darker(Argb colour, int percent) {
  Argb result = colour & 0xFF000000;
  for (int shift = 0; shift < 24; shift += 8) {
    result |= (colour >> shift & 0xFF) * static_cast<Argb>(percent) / 100 << shift;
  }
  return result;
}

Argb lighter(Argb colour) {
  Argb result = colour & 0xFF000000;
  for (int shift = 0; shift < 24; shift += 8) {
    const Argb part = colour >> shift & 0xFF;
    result |= (part + (255 - part) * 22 / 100) << shift;
  }
  return result;
}

gfx::Rect whole(Box box) {
  const auto round = [](float value) { return static_cast<int>(std::lround(value)); };
  return {round(box.x), round(box.y), round(box.w), round(box.h)};
}

}  // namespace

Case::Measures Case::measure(int scale) const {
  const auto w = static_cast<float>(board_.panel.width * scale);
  const auto h = static_cast<float>(board_.panel.height * scale);
  Measures size = {};
  size.unit = std::max(h, w * 0.62F) / 100;
  size.side = size.unit * (board_.buttons == boards::Buttons::Four ? 25.0F : 50.0F);
  size.ends = size.unit * 11;
  size.margin = size.unit * 3.5F;
  const float ears = size.unit * kEars;
  size.width = w + 2 * (size.side + size.margin);
  size.height = h + 2 * (size.ends + size.margin) + ears + kLegendHeight;
  return size;
}

gfx::Rect Case::window_at(int scale) const {
  const Measures size = measure(scale);
  return whole({0, 0, size.width, size.height});
}

void Case::place(int width, int height) {
  window_ = {0, 0, width, height};
  scale_ = 1;
  const auto fits = [&](int scale) {
    const gfx::Rect window = window_at(scale);
    return window.w <= width && window.h <= height;
  };
  while (fits(scale_ + 1)) ++scale_;
  const Measures size = measure(scale_);
  unit_ = size.unit;
  const float ears = unit_ * kEars;
  const float left = (static_cast<float>(width) - size.width) / 2 + size.margin;
  const float top = (static_cast<float>(height) - size.height) / 2 + size.margin + ears;
  body_ = {left, top, size.width - 2 * size.margin,
           size.height - 2 * size.margin - ears - kLegendHeight};
  panel_ =
      whole({left + size.side, top + size.ends, static_cast<float>(board_.panel.width * scale_),
             static_cast<float>(board_.panel.height * scale_)});

  buttons_.clear();
  const float beside = (size.side - unit_ * kBezel) / 2;
  const float middle = body_.centre().y, west = left + beside, east = left + body_.w - beside;
  const float radius = unit_ * 7;
  switch (board_.buttons) {
    case boards::Buttons::Six:
      add_cross({west, middle}, unit_ * 16);
      buttons_.push_back({hal::kA, {east + unit_ * 9, middle - unit_ * 6}, radius, "A", kBlue});
      buttons_.push_back({hal::kB, {east - unit_ * 9, middle + unit_ * 6}, radius, "B", kOrange});
      break;
    case boards::Buttons::Five:  // a joystick, whose knob is A
      add_cross({east, middle}, unit_ * 20);
      buttons_.push_back({hal::kA, {east, middle}, unit_ * 5, "A", kBlue});
      break;
    case boards::Buttons::Eight:
      add_cross({west, middle}, unit_ * 16);
      buttons_.push_back({hal::kA, {east + unit_ * 12, middle}, radius, "A", kBlue});
      buttons_.push_back({hal::kB, {east, middle + unit_ * 12}, radius, "B", kOrange});
      buttons_.push_back({hal::kX, {east, middle - unit_ * 12}, radius, "X", kGreen});
      buttons_.push_back({hal::kY, {east - unit_ * 12, middle}, radius, "Y", kPurple});
      break;
    case boards::Buttons::Four:
      buttons_.push_back({hal::kA, {west, middle - unit_ * 28}, radius, "A", kBlue});
      buttons_.push_back({hal::kB, {west, middle + unit_ * 28}, radius, "B", kOrange});
      buttons_.push_back({hal::kX, {east, middle - unit_ * 28}, radius, "X", kGreen});
      buttons_.push_back({hal::kY, {east, middle + unit_ * 28}, radius, "Y", kPurple});
      break;
  }
}

void Case::add_cross(Point centre, float reach) {
  const float arm = reach * 0.62F, radius = reach * 0.42F;
  buttons_.push_back({hal::kUp, {centre.x, centre.y - arm}, radius, "", kCross});
  buttons_.push_back({hal::kDown, {centre.x, centre.y + arm}, radius, "", kCross});
  buttons_.push_back({hal::kLeft, {centre.x - arm, centre.y}, radius, "", kCross});
  buttons_.push_back({hal::kRight, {centre.x + arm, centre.y}, radius, "", kCross});
}

std::uint8_t Case::button_at(int x, int y) const {
  std::uint8_t nearest = 0;
  float least = 0;
  for (const Button& button : buttons_) {
    const float across = static_cast<float>(x) - button.centre.x;
    const float down = static_cast<float>(y) - button.centre.y;
    const float reach = button.radius * 1.15F, away = across * across + down * down;
    if (away > reach * reach || (nearest != 0 && away >= least)) continue;
    nearest = button.bit;
    least = away;
  }
  return nearest;
}

// A cat, seen from the front: a round shell with two ears, and the panel for a face.
Painting Case::paint_body(text::Language language) const {
  Painting painting(window_.w, window_.h);
  const Box table = {0, 0, static_cast<float>(window_.w), static_cast<float>(window_.h)};
  painting.rounded(table, 0, kTable);

  const float round = unit_ * 12, line = std::max(1.0F, unit_ * 0.5F);
  painting.rounded(body_.moved(0, unit_ * 3), round, plain(kShadow), unit_ * 6);
  for (const float side : {-1.0F, 1.0F}) {
    const Point foot = {body_.centre().x + side * (body_.w / 2 - unit_ * 19), body_.y + unit_ * 3};
    const auto ear = [&](float size, Shade shade, float grow) {
      const Point outer = {foot.x + side * unit_ * size, foot.y};
      const Point inner = {foot.x - side * unit_ * size, foot.y};
      const Point tip = {foot.x + side * unit_ * size * 0.55F, foot.y - unit_ * size * 1.15F};
      const Point& first = side > 0 ? inner : outer;
      painting.triangle(first, tip, side > 0 ? outer : inner, unit_ * 1.5F + grow, shade);
    };
    ear(10, plain(kShellEdge), line);
    ear(10, plain(kShell.top), 0);
    ear(5.5F, plain(kEarInside), 0);
  }
  painting.rounded(body_.inset(-line), round + line, plain(kShellEdge));
  painting.rounded(body_, round, kShell);

  const Box screen = {static_cast<float>(panel_.x), static_cast<float>(panel_.y),
                      static_cast<float>(panel_.w), static_cast<float>(panel_.h)};
  const Box glass = screen.inset(-unit_ * kBezel);
  painting.rounded(glass.inset(-line), unit_ * 4 + line, plain(kGlassEdge));
  painting.rounded(glass, unit_ * 4, kGlass);

  const int letter = std::max(1, static_cast<int>(unit_ * 4 / 16));
  const float below = glass.y + glass.h + (body_.y + body_.h - glass.y - glass.h) / 2;
  painting.text({glass.centre().x, below}, gfx::kBold12, letter, "F E L I C I T Y", kEngraved);
  paint_legend(painting, language);
  for (int hole = 0; hole < 5; ++hole) {
    const float x = body_.x + body_.w - unit_ * (12 + 3.2F * static_cast<float>(hole));
    painting.circle({x, below}, unit_ * 0.8F, plain(kHole));
  }
  return painting;
}

// Which keys of a keyboard are the buttons, in one line under the device; the mouse where there is
// room for it.
void Case::paint_legend(Painting& painting, text::Language language) const {
  const gfx::Font& font = gfx::kText12;
  const auto fits = [&](const std::string& line) {
    return gfx::text_width(font, line) + 2 * kLegendMargin <= window_.w;
  };
  const std::string line = longest(window_legend(language, board_), fits);
  const float middle = static_cast<float>(window_.w) / 2;
  const float top = static_cast<float>(window_.h) - kLegendHeight / 2;
  painting.text({middle, top}, font, 1, line, kLegend);
}

// Opposite the holes of the speaker.
void Case::paint_led(Painting& painting, Argb colour) const {
  const float below = static_cast<float>(panel_.bottom()) + unit_ * kBezel;
  const Point at = {body_.x + unit_ * 18, (below + body_.y + body_.h) / 2};
  const bool lit = colour != kUnlit;
  constexpr Argb kGlow = 0x80FFFFFF;
  if (lit) painting.circle(at, unit_ * 3, plain(colour & kGlow), unit_ * 3);
  painting.circle(at, unit_ * 1.5F, plain(lit ? colour : kShellEdge));
  painting.circle(at, unit_ * 1.1F, plain(lit ? lighter(colour) : colour));
}

void Case::paint_cross(Painting& painting, std::uint8_t held) const {
  const Point up = buttons_[0].centre, right = buttons_[3].centre;
  const Point centre = {up.x, right.y};
  const float arm = right.x - centre.x, reach = arm / 0.62F, thick = reach * 0.34F;
  const Box tall = {centre.x - thick, centre.y - reach, 2 * thick, 2 * reach};
  const Box wide = {centre.x - reach, centre.y - thick, 2 * reach, 2 * thick};
  const float round = unit_ * 2;
  painting.circle(centre, reach * 1.14F, {0xFFD3C096, 0xFFE9DBBB});  // the hollow it lies in
  for (const Box& bar : {tall, wide}) {
    painting.rounded(bar.moved(0, unit_ * 0.8F), round, plain(darker(kCross, 55)), 2);
  }
  for (const Box& bar : {tall, wide}) painting.rounded(bar, round, plain(kCross));
  for (const Button& button : buttons_) {
    if ((button.bit & kCrossBits) == 0) continue;
    const bool down = (held & button.bit) != 0;
    const Point at = button.centre;
    const Point out = {(at.x - centre.x) / arm, (at.y - centre.y) / arm};
    const Point across = {-out.y, out.x};
    const float size = unit_ * 2.1F;
    const Point tip = {at.x + out.x * size, at.y + out.y * size};
    const Point one = {at.x - out.x * size * 0.6F - across.x * size,
                       at.y - out.y * size * 0.6F - across.y * size};
    const Point two = {one.x + 2 * across.x * size, one.y + 2 * across.y * size};
    painting.triangle(tip, two, one, unit_ * 0.4F, plain(down ? 0xFFFFD27A : 0xFFC9CCD6));
  }
}

void Case::paint_buttons(Painting& painting, std::uint8_t held) const {
  if (board_.buttons != boards::Buttons::Four) paint_cross(painting, held);
  for (const Button& button : buttons_) {
    if ((button.bit & kCrossBits) != 0) continue;
    const bool down = (held & button.bit) != 0;
    const float sink = down ? unit_ * 0.9F : 0;
    const Point at = {button.centre.x, button.centre.y + sink};
    painting.circle({button.centre.x, button.centre.y + unit_ * 0.6F}, button.radius * 1.14F,
                    {0xFFD3C096, 0xFFE9DBBB});
    if (!down) {
      painting.circle({at.x, at.y + unit_ * 1.3F}, button.radius, plain(darker(button.colour, 55)));
    }
    const Argb face = down ? darker(button.colour, 85) : button.colour;
    painting.circle(at, button.radius, {down ? face : lighter(face), face});
    const int letter = std::max(1, static_cast<int>(button.radius * 1.45F / 16));
    const auto low = static_cast<float>(letter);  // capitals sit high in their cell
    painting.text({at.x, at.y + low}, gfx::kBold12, letter, button.label, kLetter);
  }
}

}  // namespace felicity::host

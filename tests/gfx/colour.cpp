#include <cmath>

#include "tests/gfx/walled_canvas.h"
#include "tests/unity_main.h"

using namespace felicity::gfx;

namespace {

double brightness(uint16_t rgb) {
  const auto linear = [](double v) {
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear((rgb >> 11) / 31.0) + 0.7152 * linear((rgb >> 5 & 63) / 63.0) +
         0.0722 * linear((rgb & 31) / 31.0);
}

double contrast(const Palette& palette, Colour a, Colour b) {
  const double x = brightness(palette[a]), y = brightness(palette[b]);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

void what_is_written_on_a_fill_can_be_read_by_day_by_night_and_in_mono() {
  for (const Palette* palette : {&kDay, &kNight, &kFelt, &kFeltNight}) {
    const bool felt = palette == &kFelt || palette == &kFeltNight;  // its keys lie on wood
    for (int i = 0; i < kColours; ++i) {
      const Colour fill = static_cast<Colour>(i);
      TEST_ASSERT_TRUE(lit_on_mono(fill) != lit_on_mono(on(fill)));
      TEST_ASSERT_TRUE(contrast(*palette, fill, on(fill)) >= (fill == Colour::Brown ? 3.4 : 4.0));
    }
    TEST_ASSERT_TRUE(contrast(*palette, kInk, kPaper) >= 7);
    for (const Colour sign : {kFaint, kAccent, kAlarm}) {
      TEST_ASSERT_TRUE((felt && sign == kAccent) || contrast(*palette, sign, kPaper) >= 3);
      TEST_ASSERT_TRUE(lit_on_mono(sign) != lit_on_mono(kPaper));
    }
    TEST_ASSERT_TRUE(contrast(*palette, kCardMinus, kCardFace) >= 2.9);
  }
}

// A dark grey may become black, but nothing gets the hue of the ground.
void a_picture_keeps_its_colours_at_night_and_on_felt() {
  static constexpr auto kEven = colour_sprite<8, 1>({"02468ace"});
  static constexpr auto kOdd = colour_sprite<8, 1>({"13579bdf"});
  constexpr struct {
    Ground ground;
    const Palette& palette;
  } kGrounds[] = {{Ground::Night, kNight}, {Ground::Felt, kFelt}, {Ground::Felt, kFeltNight}};
  for (const auto& [ground, palette] : kGrounds) {
    Walled walled(16, 8, Depth::Colour);
    walled.canvas.set_ground(ground);
    walled.canvas.draw(kEven, 0, 0);
    walled.canvas.draw(kOdd, 8, 0);
    for (int i = 0; i < 16; ++i) {
      const Colour drawn = walled.canvas.at(i / 2 + i % 2 * 8, 0);
      const int shown = palette[drawn], by_day = kDay[static_cast<Colour>(i)];
      if (shown == 0) {
        TEST_ASSERT_TRUE(i == static_cast<int>(Colour::Black) ||
                         i == static_cast<int>(Colour::DarkGrey));
        continue;
      }
      TEST_ASSERT_INT_WITHIN(4, by_day >> 11, shown >> 11);
      TEST_ASSERT_INT_WITHIN(9, by_day >> 5 & 63, shown >> 5 & 63);
      TEST_ASSERT_INT_WITHIN(5, by_day & 31, shown & 31);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(what_is_written_on_a_fill_can_be_read_by_day_by_night_and_in_mono);
  RUN_TEST(a_picture_keeps_its_colours_at_night_and_on_felt);
  return UNITY_END();
}

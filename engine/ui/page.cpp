#include "engine/ui/page.h"

#include <algorithm>
#include <iterator>

#include "engine/gfx/art/icons.h"
#include "engine/gfx/fonts/fonts.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kSquare = 240;  // a wider colour panel keeps the rest for the players

constexpr Metrics kMonoSizes = {.tiny = &kFixed4x6,
                                .text = &kFixed5x8,
                                .bold = &kFixed5x8,
                                .large = &kFixed6x13Bold,
                                .huge = &kFixed10x20,
                                .cell = &kFixed5x8,
                                .least = &kFixed4x6,
                                .face = &kFixed5x8,
                                .score = &kFixed5x8,
                                .bar = 10,
                                .line = 9,
                                .key_bar = 10,
                                .gap = 1,
                                .margin = 2,
                                .corner = 1,
                                .indent = 1,
                                .pad = 2,
                                .aside = 4,
                                .hint_lead = 0,
                                .rail = 3,
                                .key_pad = {0, 0},
                                .chosen_inset = 0,
                                .chosen_corner = 0,
                                .stroke = 1,
                                .cell_box = {13, 12},
                                .back_plate = {9, 10},
                                .back_frame = 2,
                                .card_head = 9,
                                .card_tab = 7,
                                .row_gap = 6,
                                .payout = 9,
                                .stripe = 8,
                                .cover_plate = {5, 1},
                                .cover_pad = {2, 1},
                                .cover_letter = {7, 9},
                                .cover_button = 1,
                                .cover_line = 0,
                                .pause_plate = {4, 2},
                                .pause_pad = {2, 2},
                                .wait_name = {0, 0},
                                .erasing_area = {4, 1},
                                .erasing_border = 2,
                                .erasing_bar = 12,
                                .erasing_mouse = 6,
                                .question_side = 2,
                                .history_round = 20,
                                .tracker_set = 9,
                                .score_column = 20,
                                .score_line = 13,
                                .score_pad = 0,
                                .podium_name = 8,
                                .podium_crown = 10,
                                .podium_least = 12,
                                .podium_above = 12,
                                .podium_plate = 1,
                                .podium_line = {0, 0},
                                .test_button = 4,
                                .test_under = 3,
                                .test_mark = 1,
                                .sleep_unit = 2};
constexpr Metrics kColourSizes = {.tiny = &kText12,
                                  .text = &kText14,
                                  .bold = &kBold16,
                                  .large = &kBold20,
                                  .huge = &kBold32,
                                  .cell = &kBold16,
                                  .least = &kText12,
                                  .face = &kBold20,
                                  .score = &kText14,
                                  .bar = 24,
                                  .line = 20,
                                  .key_bar = 30,
                                  .gap = 4,
                                  .margin = 8,
                                  .corner = 3,
                                  .indent = 8,
                                  .pad = 6,
                                  .aside = 10,
                                  .hint_lead = 4,
                                  .rail = 6,
                                  .key_pad = {3, 1},
                                  .chosen_inset = 2,
                                  .chosen_corner = 3,
                                  .stroke = 3,
                                  .cell_box = {23, 20},
                                  .back_plate = {20, 24},
                                  .back_frame = 3,
                                  .card_head = 20,
                                  .card_tab = 10,
                                  .row_gap = 12,
                                  .payout = 20,
                                  .stripe = 16,
                                  .cover_plate = {12, 12},
                                  .cover_pad = {6, 4},
                                  .cover_letter = {12, 14},
                                  .cover_button = 14,
                                  .cover_line = 8,
                                  .pause_plate = {20, 24},
                                  .pause_pad = {4, 8},
                                  .wait_name = {8, 2},
                                  .erasing_area = {20, 16},
                                  .erasing_border = 4,
                                  .erasing_bar = 24,
                                  .erasing_mouse = 9,
                                  .question_side = 12,
                                  .history_round = 34,
                                  .tracker_set = 41,
                                  .score_column = 36,
                                  .score_line = 30,
                                  .score_pad = 2,
                                  .podium_name = 18,
                                  .podium_crown = 0,
                                  .podium_least = 30,
                                  .podium_above = 86,
                                  .podium_plate = 5,
                                  .podium_line = {8, 1},
                                  .test_button = 22,
                                  .test_under = 6,
                                  .test_mark = 2,
                                  .sleep_unit = 4};

constexpr Metrics enlarged(Metrics sizes, const Font& tiny, const Font& text, const Font& bold,
                           int line, int key_bar) {
  sizes.tiny = &tiny;
  sizes.text = &text;
  sizes.bold = &bold;
  sizes.line = static_cast<std::uint8_t>(line);
  sizes.key_bar = static_cast<std::uint8_t>(key_bar);
  return sizes;
}
constexpr Metrics kMonoLargeSizes = enlarged(kMonoSizes, kFixed5x8, kFixed6x10, kFixed6x10, 11, 11);
constexpr Metrics kColourLargeSizes = enlarged(kColourSizes, kText14, kText16, kBold20, 24, 30);

int centre_y(Rect area, int height) { return area.y + (area.h - height) / 2; }

}  // namespace

const Metrics& metrics_for(const Canvas& canvas, bool large_text) {
  if (canvas.is_mono()) return large_text ? kMonoLargeSizes : kMonoSizes;
  return large_text ? kColourLargeSizes : kColourSizes;
}

Page::Page(Canvas& canvas, const Settings& settings, const Chrome& chrome)
    : canvas_(canvas),
      size_(&metrics_for(canvas, settings.large_text)),
      language_(settings.language),
      chrome_(chrome),
      main_(canvas.bounds()) {
  if (!canvas.is_mono() && main_.w > kSquare) {
    side_ = main_;
    main_ = side_.cut_left(kSquare);
  }
  free_ = main_;
}

void Page::clear(Colour paper) {
  canvas_.clear(paper);
  free_ = main_;
}

int Page::draw_chrome(int right, int y) {
  const auto put = [&](const Sprite& icon) {
    right -= icon.w + 2;
    canvas_.draw(icon, right, y + (size_->bar - icon.h) / 2, on(kInk));
  };
  if (chrome_.battery >= 0) {
    const int level = chrome_.battery > 75 ? 3 : chrome_.battery > 45 ? 2 : chrome_.battery > 15;
    constexpr Sprite kLevels[] = {kBattery0, kBattery1, kBattery2, kBattery3};
    put(kLevels[level]);
  }
  if (chrome_.mute) put(kMute);
  if (chrome_.not_saved) put(kNotSaved);
  return right - size_->gap;
}

void Page::title(std::string_view left, std::string_view right) {
  Rect bar = cut_top(size_->bar);
  canvas_.fill(bar, kInk);
  const int end = draw_chrome(bar.right(), bar.y);
  bar = Rect(bar.x + 2, bar.y, end - bar.x - 2, bar.h);
  const int rest = bar.w - 4 - text_width(*size_->least, left);
  const Font& aside = fit({size_->bold, size_->tiny, size_->least}, right, rest);
  const int width = text_width(aside, right);
  draw_text(canvas_, bar.cut_right(width), aside, right, on(kInk), Align::Right);
  if (width > 0) bar.cut_right(4);
  const Font& font = fit({size_->bold, size_->text, size_->tiny, size_->least}, left, bar.w);
  draw_text(canvas_, bar, font, left, on(kInk));
  cut_top(size_->gap);
}

void Page::button(Rect area, std::string_view key, std::string_view text, bool strong) {
  const Colour fill = strong ? kAccent : kPaper;
  const Colour ink = strong ? on(kAccent) : kInk;
  const int radius = size_->corner;
  canvas_.fill_rounded(area, radius, fill);
  if (!strong) canvas_.frame_rounded(area, radius, kInk);
  Rect inside = area.inset(size_->pad, 0);
  const Font& key_font = fit_into(inside, key);
  draw_text(canvas_, inside.cut_left(text_width(key_font, key)), key_font, key, ink);
  inside.cut_left(size_->pad);
  label(inside, text, ink);
}

void Page::keys(std::string_view a, std::string_view b) {
  if (a.empty() && b.empty()) return;
  Rect bar = inset(cut_bottom(size_->key_bar), size_->key_pad);
  if (!small()) bar.h = static_cast<int16_t>(bar.h - 2);
  if (a.empty()) return button(bar, "B", b, false);
  if (b.empty()) return button(bar, "A", a, true);
  const Rect left = bar.cut_left((bar.w - size_->gap) / 2);
  bar.cut_left(size_->gap);
  button(left, "A", a, true);
  button(bar, "B", b, false);
}

void Page::hint(std::string_view text) {
  const Rect strip = cut_bottom(size_->text->height + size_->hint_lead);
  const Font& font = fit({size_->text, size_->tiny}, text, strip.w);
  draw_text(canvas_, strip, font, text, faint(), Align::Centre);
}

void Page::line(std::string_view text, Align align) {
  const Rect strip = cut_top(size_->line).inset(size_->indent, 0);
  const Font& font = fit({size_->text, size_->tiny}, text, strip.w);
  draw_text(canvas_, strip, font, text, kInk, align);
}

void Page::headline(std::string_view text) {
  const Rect strip = cut_top(size_->large->height + size_->gap).inset(2, 0);
  fitted(strip, text, kInk);
}

void Page::fitted(Rect area, std::string_view text, Colour ink, Align align) {
  const Font* fonts[] = {size_->huge, size_->large, size_->bold, size_->text, size_->tiny};
  const Font* chosen = size_->least;
  for (const Font* font : fonts) {
    if (font->height > area.h || text_width(*font, text) > area.w) continue;
    chosen = font;
    break;
  }
  draw_text(canvas_, area, *chosen, text, ink, align);
}

const Font& Page::fit_into(Rect area, std::string_view text) const {
  for (const Font* font : {size_->bold, size_->text, size_->tiny}) {
    if (font->height <= area.h && text_width(*font, text) <= area.w) return *font;
  }
  return *size_->least;
}

void Page::label(Rect area, std::string_view text, Colour ink, Align align) {
  draw_text(canvas_, area, fit_into(area, text), text, ink, align);
}

void Page::caption(Rect area, std::string_view text, Align align) {
  const Font* font = nullptr;
  int height = 0;
  for (const Font* next : {size_->text, size_->tiny, size_->least}) {
    font = next;
    height = count_lines(*font, text, area.w) * font->height;
    if (height <= area.h) break;
  }
  draw_paragraph(canvas_, area.centred(area.w, std::min<int>(height, area.h)), *font, text, kInk,
                 align);
}

gfx::ParagraphLayout Page::paragraph(std::string_view text, int first_line, Align align) {
  const Rect area = free_.inset(size_->indent, 0);
  const gfx::ParagraphLayout drawn =
      draw_paragraph(canvas_, area, *size_->text, text, kInk, align, first_line);
  cut_top(drawn.height + size_->gap);
  return drawn;
}

Page::ListFrame Page::begin_list(int count, int chosen) {
  const int room = std::max(1, free_.h / size_->line);
  const int shown = std::min(count, room);
  const int first = std::clamp(chosen - shown / 2, 0, count - shown);
  ListFrame frame = {free_, first, first + shown};
  if (count > shown) {  // a thumb at the right edge shows that there are more lines
    Rect rail = frame.area.cut_right(size_->rail);
    const int height = std::max<int>(4, rail.h * shown / count);
    const int travel = rail.h - height;
    canvas_.fill({rail.x + 1, rail.y + travel * first / (count - shown), rail.w - 1, height},
                 kFaint);
  }
  cut_top(shown * size_->line);
  return frame;
}

Rect Page::list_ground(ListFrame& frame, bool chosen) {
  const Rect strip = frame.area.cut_top(size_->line);
  if (chosen)
    canvas_.fill_rounded(strip.inset(size_->chosen_inset, 0), size_->chosen_corner, kAccent);
  return strip.inset(size_->margin, 0);
}

void Page::list_line(ListFrame& frame, bool chosen, std::string_view label, const char* value) {
  entry(list_ground(frame, chosen), chosen, label, value);
}

void Page::entry(Rect inside, bool chosen, std::string_view label, const char* value, bool arrows) {
  const Colour ink = chosen ? on(kAccent) : kInk;
  const int between = *value == '\0' ? 0 : 4;
  const Font* const pairs[][2] = {
      {size_->text, size_->text}, {size_->tiny, size_->text}, {size_->tiny, size_->tiny}};
  const Font* fonts[2] = {size_->tiny, size_->tiny};
  Line shown;
  constexpr const char* kArrows[][2] = {{"◄ ", " ►"}, {"◄", "►"}, {"", ""}};
  for (int i = arrows ? 0 : 2; i < 3; ++i) {
    shown.clear().add(kArrows[i][0]).add(value).add(kArrows[i][1]);
    const auto* pair = std::find_if(std::begin(pairs), std::end(pairs), [&](const auto& fits) {
      const bool has_arrows = i == 2 || fits[1]->has(U'◄');
      return has_arrows &&
             text_width(*fits[0], label) + between + text_width(*fits[1], shown.c_str()) <=
                 inside.w;
    });
    if (pair == std::end(pairs)) continue;
    fonts[0] = (*pair)[0];
    fonts[1] = (*pair)[1];
    break;
  }
  const Rect right = inside.cut_right(text_width(*fonts[1], shown.c_str()));
  draw_text(canvas_, right, *fonts[1], shown.c_str(), ink, Align::Right);
  inside.cut_right(between);
  draw_text(canvas_, {inside.x, centre_y(inside, fonts[0]->height), inside.w, fonts[0]->height},
            *fonts[0], label, ink);
}

int Page::pages(std::string_view text) const {
  const Rect area = main_.inset(size_->indent, 0);
  const int room = main_.h - size_->bar - size_->key_bar - 2 * size_->gap;
  const int lines = count_lines(*size_->text, text, area.w);
  const int a_page = std::max(1, room / size_->text->height);
  return std::max(1, (lines + a_page - 1) / a_page);
}

void Page::passage(std::string_view text, int number) {
  const int lines = count_lines(*size_->text, text, free_.inset(size_->indent, 0).w);
  const int count = pages(text);
  const int a_page = (lines + count - 1) / count;  // all pages about equally long
  const Rect before = free_;
  free_.h = std::min<int16_t>(free_.h, static_cast<int16_t>(a_page * size_->text->height));
  paragraph(text, std::min(number, count - 1) * a_page);
  free_ = before;
  cut_top(a_page * size_->text->height + size_->gap);
}

}  // namespace felicity::ui

#include "engine/ui/page.h"

#include <algorithm>
#include <span>

#include "engine/gfx/art/icons.h"
#include "engine/gfx/fonts/fonts.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr TextSizes kMonoTexts = {.tiny = &kTiny7,
                                  .text = &kText8,
                                  .hint = &kText8,
                                  .bold = &kText8,
                                  .fine = &kTiny7,
                                  .title = &kText8,
                                  .bar = 10,
                                  .gap = 1,
                                  .leading = 0,
                                  .line = 9,
                                  .key_bar = 10};
constexpr TextSizes kMonoLargeTexts = {.tiny = &kText8,
                                       .text = &kText12,
                                       .hint = &kText12,
                                       .bold = &kText12,
                                       .fine = &kText8,
                                       .title = &kText12,
                                       .bar = 12,
                                       .gap = 0,
                                       .leading = 0,
                                       .line = 12,
                                       .key_bar = 12};
// As on a panel in black and white, with room for the lines to part.
constexpr TextSizes narrow(TextSizes sizes) {
  sizes.bar = static_cast<std::uint8_t>(sizes.bar + 2);
  sizes.gap = static_cast<std::uint8_t>(sizes.gap + 1);
  sizes.leading = 1;
  sizes.line = static_cast<std::uint8_t>(sizes.line + 2);
  sizes.key_bar = static_cast<std::uint8_t>(sizes.key_bar + 3);
  return sizes;
}
constexpr TextSizes kNarrowTexts = narrow(kMonoTexts);
constexpr TextSizes kNarrowLargeTexts = narrow(kMonoLargeTexts);
constexpr TextSizes kColourTexts = {.tiny = &kText12,
                                    .text = &kBold12,
                                    .hint = &kText12,
                                    .bold = &kBold12,
                                    .fine = &kText12,
                                    .title = &kText20,
                                    .bar = 24,
                                    .gap = 4,
                                    .leading = 3,
                                    .line = 20,
                                    .key_bar = 30};
constexpr TextSizes kColourLargeTexts = {.tiny = &kBold12,
                                         .text = &kText20,
                                         .hint = &kBold12,
                                         .bold = &kText20,
                                         .fine = &kBold12,
                                         .title = &kText20,
                                         .bar = 24,
                                         .gap = 4,
                                         .leading = 4,
                                         .line = 24,
                                         .key_bar = 30};

const TextSizes& texts_for(const Canvas& canvas, bool large) {
  if (canvas.is_mono()) return large ? kMonoLargeTexts : kMonoTexts;
  if (is_narrow(canvas)) return large ? kNarrowLargeTexts : kNarrowTexts;
  return large ? kColourLargeTexts : kColourTexts;
}

int centre_y(Rect area, int height) { return area.y + (area.h - height) / 2; }

}  // namespace

Page::Page(Canvas& canvas, const Settings& settings, const Chrome& chrome, const skin::Skin& skin,
           bool seats)
    : canvas_(canvas),
      skin_(skin),
      texts_(&texts_for(canvas, settings.large_text)),
      language_(settings.language),
      chrome_(chrome),
      main_(canvas.bounds()) {
  if (seats && !canvas.is_mono() && main_.w > kRoomyWidth) {
    side_ = main_;
    main_ = side_.cut_left(kRoomyWidth);
  }
  free_ = main_;
}

void Page::clear(Colour paper) {
  canvas_.clear(paper);
  free_ = main_;
}

int Page::draw_chrome(int right, int y, Colour ink) {
  const auto put = [&](const Sprite& icon) {
    right -= icon.w + 2;
    canvas_.draw(icon, right, y + (texts_->bar - icon.h) / 2, ink);
  };
  if (chrome_.menu) put(kMenuSign);
  if (chrome_.battery >= 0) {
    const int level = chrome_.battery > 75 ? 3 : chrome_.battery > 45 ? 2 : chrome_.battery > 15;
    constexpr Sprite kLevels[] = {kBattery0, kBattery1, kBattery2, kBattery3};
    put(kLevels[level]);
    if (chrome_.level != Gauge::Level::Fine) put(kWarning);
  }
  if (chrome_.charging) put(kCharging);
  if (chrome_.mute) put(kMute);
  if (chrome_.not_saved) put(kNotSaved);
  // The sign of the menu begins with a letter, which a number before it must not touch.
  const bool bare = chrome_.menu && chrome_.battery < 0;
  return right - size().gap - (bare ? 2 : 0);
}

void Page::title(std::string_view left, std::string_view right, Bar look) {
  Rect bar = cut_top(texts_->bar);
  const Colour ink = on(look.fill);
  canvas_.fill({bar.x, bar.y, bar.w * look.slid / 256, bar.h}, look.fill);
  const int end = draw_chrome(bar.right(), bar.y, ink);
  bar = Rect(bar.x + size().pad / 2, bar.y, end - bar.x - size().pad / 2, bar.h);
  const int rest = bar.w - 5 - text_width(*size().least, left);
  const Font& aside = fit({texts_->bold, texts_->tiny, size().least}, right, rest);
  if (text_width(aside, right) > rest) right = {};  // the title matters more
  const int width = text_width(aside, right);
  if (width > 0) bar.cut_right(1);
  draw_text(canvas_, bar.cut_right(width), aside, right, ink, Align::Right);
  if (width > 0) bar.cut_right(4);
  const Font& font = fit({texts_->title, texts_->bold, texts_->tiny, size().least}, left, bar.w);
  draw_text(canvas_, bar, font, left, ink);
  cut_top(texts_->gap);
}

void Page::button(Rect area, std::string_view key, std::string_view text, bool strong) {
  const Colour fill = strong ? kAccent : kPaper;
  const Colour ink = strong ? on(kAccent) : kInk;
  const int radius = size().corner;
  canvas_.fill_rounded(area, radius, fill);
  if (!strong) canvas_.frame_rounded(area, radius, kInk);
  Rect inside = area.inset(size().pad, 0);
  const Font& key_font = fit_into(inside, key);
  draw_text(canvas_, inside.cut_left(text_width(key_font, key)), key_font, key, ink);
  inside.cut_left(2 * size().gap + 2);
  label(inside, text, ink);
}

void Page::filling(Rect area, std::string_view text, int filled) {
  const auto draw = [&](Colour fill, Colour ink) {
    canvas_.fill_rounded(area, size().corner, fill);
    canvas_.frame_rounded(area, size().corner, kInk);
    label(area.inset(size().pad, 0), text, ink, Align::Centre);
  };
  draw(kPaper, kInk);
  if (filled <= 0) return;
  // The same words once more, in other colours: they were watched the first time.
  TextWatch* const watch = canvas_.watch();
  canvas_.set_watch(nullptr);
  const Rect whole = canvas_.narrow_clip({area.x, area.y, area.w * filled / 256, area.h});
  draw(kAccent, on(kAccent));
  canvas_.set_clip(whole);
  canvas_.set_watch(watch);
}

void Page::keys(std::string_view a, std::string_view b, MainKey main) {
  if (a.empty() && b.empty()) return;
  const KeyBar bar = cut_key_bar();
  const Rect whole(bar.a.x, bar.a.y, bar.b.right() - bar.a.x, bar.a.h);
  if (a.empty()) return button(whole, "B", b, false);
  if (b.empty()) return button(whole, "A", a, true);
  button(bar.a, "A", a, main == MainKey::A);
  button(bar.b, "B", b, main == MainKey::B);
}

Page::KeyBar Page::cut_key_bar() {
  Rect bar = inset(cut_bottom(texts_->key_bar), size().key_pad);
  bar.h = static_cast<int16_t>(bar.h - size().key_foot);
  const Rect left = bar.cut_left((bar.w - size().gap) / 2);
  bar.cut_left(size().gap);
  return {left, bar};
}

void Page::held_keys(std::string_view a, std::string_view b, int filled) {
  const KeyBar bar = cut_key_bar();
  filling(bar.a, a, filled);
  button(bar.b, "B", b, true);
}

void Page::spare_keys(std::string_view a, std::string_view b) {
  if (!small()) keys(a, b);
}

void Page::heading(std::string_view left, std::string_view right, const char* a,
                   std::string_view b) {
  if (small()) return title(left, Line("A ", a).c_str());
  title(left, right);
  keys(a, b);
}

void Page::hint(std::string_view text) {
  if (text.empty() && small()) return;
  const Rect strip = cut_bottom(texts_->hint->height + size().hint_lead);
  const Font& font = fit({texts_->hint, texts_->tiny, size().least}, text, strip.w);
  draw_text(canvas_, strip, font, text, kFaint, Align::Centre);
}

void Page::line(std::string_view text, Align align) {
  const Rect strip = cut_top(texts_->line).inset(size().indent, 0);
  const Font& font = fit({texts_->text, texts_->tiny}, text, strip.w);
  draw_text(canvas_, strip, font, text, kInk, align);
}

void Page::headline(std::string_view text) {
  const Rect strip = cut_top(size().large->height + size().gap).inset(2, 0);
  fitted(strip, text, kInk);
}

void Page::fitted(Rect area, std::string_view text, Colour ink, Align align) {
  const Font* fonts[] = {size().huge, size().large, texts_->bold, texts_->text, texts_->tiny};
  const Font* chosen = size().least;
  for (const Font* font : fonts) {
    if (font->height > area.h || text_width(*font, text) > area.w) continue;
    chosen = font;
    break;
  }
  draw_text(canvas_, area, *chosen, text, ink, align);
}

const Font& Page::fit_into(Rect area, std::string_view text) const {
  for (const Font* font : {texts_->bold, texts_->text, texts_->tiny}) {
    if (font->height <= area.h && text_width(*font, text) <= area.w) return *font;
  }
  return *size().least;
}

void Page::label(Rect area, std::string_view text, Colour ink, Align align) {
  draw_text(canvas_, area, fit_into(area, text), text, ink, align);
}

// Not inlined: what it tries must not lie on the stack while the text is drawn.
[[gnu::noinline]] Page::CaptionFit Page::fit_caption(Rect area, std::string_view text) const {
  const int lead = texts_->leading;
  const CaptionFit tries[] = {{texts_->text, lead}, {texts_->tiny, lead}, {texts_->text, 0},
                              {texts_->tiny, 0},    {size().note, 0},     {size().least, 0}};
  const CaptionFit* found = nullptr;
  int height = 0;
  for (const CaptionFit& next : tries) {
    found = &next;
    const Font& font = *next.font;
    height = height_of_lines(font, count_lines(font, text, area.w), next.leading);
    if (height <= area.h && !splits_word(font, text, area.w)) break;
  }
  return {found->font, found->leading, std::min<int>(height, area.h)};
}

void Page::caption(Rect area, std::string_view text, Align align, Colour ink) {
  const CaptionFit fit = fit_caption(area, text);
  draw_paragraph(canvas_, area.centred(area.w, fit.height), *fit.font, text, ink, align, 0,
                 fit.leading);
}

gfx::ParagraphLayout Page::paragraph(std::string_view text, int first_line, Align align) {
  const Rect area = free_.inset(size().indent, 0);
  const gfx::ParagraphLayout drawn =
      draw_paragraph(canvas_, area, *texts_->text, text, kInk, align, first_line, texts_->leading);
  cut_top(drawn.height + size().gap);
  return drawn;
}

Page::ListFrame Page::begin_list(int count, int chosen) {
  const int room = std::max(1, free_.h / texts_->line);
  const int shown = std::min(count, room);
  const int first = std::clamp(chosen - shown / 2, 0, count - shown);
  ListFrame frame = {free_, first, first + shown};
  if (count > shown) {  // a thumb at the right edge shows that there are more lines
    Rect rail = frame.area.cut_right(size().rail);
    const int height = std::max<int>(4, rail.h * shown / count);
    const int travel = rail.h - height;
    canvas_.fill({rail.x + 1, rail.y + travel * first / (count - shown), rail.w - 1, height},
                 kFaint);
  }
  cut_top(shown * texts_->line);
  return frame;
}

Rect Page::list_ground(ListFrame& frame, bool chosen) {
  Rect strip = frame.area.cut_top(texts_->line);
  if (chosen)
    canvas_.fill_rounded(strip.inset(size().chosen_inset, 0), size().chosen_corner, kAccent);
  // An odd row of pixels goes above the letters: only some reach below their line, and capitals at
  // the edge of the ground would look cut off.
  strip.cut_top((texts_->line - texts_->text->height) % 2);
  return strip.inset(size().margin, 0);
}

void Page::list_line(ListFrame& frame, bool chosen, std::string_view label, const char* value) {
  entry(list_ground(frame, chosen), chosen, label, value);
}

void Page::turning(Rect& inside, const char* value, int width) {
  const Colour ink = on(kAccent);
  const Font& key_font = *texts_->text;
  const char* const keys[] = {chrome_.four_buttons ? "X" : "◄", chrome_.four_buttons ? "Y" : "►"};
  const int key = text_width(key_font, keys[0]) + size().gap;
  const int room = std::min<int>(inside.w, width) - 2 * key;
  const Font& font = fit({texts_->text, texts_->tiny, size().least}, value, room);
  const int wide = text_width(font, value);
  if (wide <= room) draw_text(canvas_, inside.cut_right(key), key_font, keys[1], ink, Align::Right);
  draw_text(canvas_, inside.cut_right(wide), font, value, ink, Align::Right);
  if (wide <= room) draw_text(canvas_, inside.cut_right(key), key_font, keys[0], ink);
}

void Page::entry(Rect inside, bool chosen, std::string_view label, const char* value, bool arrows) {
  const Colour ink = chosen ? on(kAccent) : kInk;
  const int between = *value == '\0' ? 0 : 4;
  const Font* const pairs[][2] = {
      {texts_->text, texts_->text}, {texts_->tiny, texts_->text}, {texts_->tiny, texts_->tiny}};
  const Font* fonts[2] = {texts_->tiny, texts_->tiny};
  Line shown;
  static constexpr const char* kSix[][2] = {{"◄ ", " ►"}, {"◄", "►"}, {"", ""}};
  static constexpr const char* kFour[][2] = {{"X ", " Y"}, {"X ", " Y"}, {"", ""}};
  const auto& keys = chrome_.four_buttons ? kFour : kSix;
  for (int i = arrows ? 0 : 2; i < 3; ++i) {
    shown.clear().add(keys[i][0]).add(value).add(keys[i][1]);
    const auto* pair = std::find_if(std::begin(pairs), std::end(pairs), [&](const auto& fits) {
      return text_width(*fits[0], label) + between + text_width(*fits[1], shown.c_str()) <=
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

// Takes what fits on a page off the text: whole sentences if they fill half of it, else lines.
std::string_view Page::next_page(std::string_view& rest) const {
  const int width = main_.inset(size().indent, 0).w;
  const Font& font = *texts_->text;
  const int room = main_.h - texts_->bar - texts_->key_bar - 2 * size().gap;
  const int pitch = font.height + texts_->leading;
  const int lines = std::max(1, (room + texts_->leading) / pitch);
  std::string_view cut = rest;
  for (int i = 0; i < lines && !cut.empty(); ++i) (void)next_line(font, cut, width);
  std::string_view page = rest;
  page.remove_suffix(cut.size());
  if (!cut.empty()) {
    const std::size_t sentence = page.find_last_of(".!?");
    if (sentence != std::string_view::npos && sentence >= page.size() / 2) {
      page.remove_suffix(page.size() - sentence - 1);
    }
  }
  rest.remove_prefix(page.size());
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  return page;
}

int Page::pages(std::string_view text) const {
  int count = 0;
  do {
    (void)next_page(text);
    ++count;
  } while (!text.empty());
  return count;
}

void Page::passage(std::string_view text, int number) {
  std::string_view part = next_page(text);
  for (int i = 0; i < number && !text.empty(); ++i) part = next_page(text);
  paragraph(part);
}

}  // namespace felicity::ui

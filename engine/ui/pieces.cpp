#include "engine/ui/pieces.h"
#include "engine/ui/row.h"

#include <algorithm>

#include "engine/gfx/art/avatars.h"
#include "engine/gfx/art/dog_signs.h"
#include "engine/gfx/art/sack.h"
#include "engine/gfx/art/seat_patterns.h"
#include "engine/gfx/fonts/fonts.h"
#include "engine/ui/idle_life.h"
#include "engine/ui/skinned.h"

namespace felicity::ui {
namespace {

using namespace gfx;

Sprite animal(const Page& page, Face face) { return animal_picture(page, static_cast<int>(face)); }

Rect card_rect(const Page& page, int x, int y) {
  const CardSize size = card_size(page);
  return {x, y, size.w, size.h};
}

const Font& mice_font(const Page& page) { return *page.size().cell; }

Sprite mouse(const Page& page) { return animal_picture(page, skin::kMouse); }

void draw_centred(Page& page, Rect area, const Sprite& picture, Colour ink, Colour paper) {
  page.canvas().draw(picture, area.x + (area.w - picture.w) / 2, area.y + (area.h - picture.h) / 2,
                     ink, paper);
}

}  // namespace

Colour seat_colour(Seat seat) {
  constexpr Colour kSeats[] = {Colour::Sky, Colour::Orange, Colour::Green, Colour::Purple,
                               Colour::Yellow};
  return seat < kMaxSeats ? kSeats[seat] : kFaint;
}

const Pattern& seat_pattern(Seat seat) { return kSeatPatterns[seat < kMaxSeats ? seat : 0]; }

const char* seat_number(Seat seat) {
  constexpr const char* kNumbers[] = {"1", "2", "3", "4", "5"};
  return seat < kMaxSeats ? kNumbers[seat] : "?";
}

const char* face_label(Face face) {
  constexpr const char* kLabels[kFaces] = {"-8", "-5", "0", "3", "5", "8", "11", "15", "", ""};
  return kLabels[static_cast<int>(face)];
}

CardSize card_size(const Page& page) { return {page.size().card.w, page.size().card.h}; }

CardSize animal_size(const Page& page) {
  const Sprite picture = animal(page, Face::Rabbit);
  return {picture.w, picture.h};
}

void draw_avatar(Page& page, Rect area, Seat seat, Colour ink, Colour paper) {
  static constexpr Sprite kSmall[] = {kBirdSmall, kFishSmall, kFrogSmall, kOwlSmall, kSnailSmall};
  static constexpr Sprite kLarge[] = {kBirdLarge, kFishLarge, kFrogLarge, kOwlLarge, kSnailLarge};
  if (seat >= kMaxSeats) return;
  const bool large = !page.small() && area.w >= kLarge[0].w && area.h >= kLarge[0].h;
  draw_centred(page, area, (large ? kLarge : kSmall)[seat], ink, paper);
}

void draw_tab(Page& page, Rect area, Seat seat) {
  const Colour fill = page.canvas().is_mono() ? kPaper : seat_colour(seat);
  page.canvas().fill_rounded(area, 1, fill);
  draw_avatar(page, area, seat, on(fill), fill);
}

void draw_card(Page& page, int x, int y, Face face, bool chosen, Seat owner) {
  Canvas& canvas = page.canvas();
  const Rect card = card_rect(page, x, y);
  const int radius = page.size().corner;
  canvas.fill_rounded(card, radius, kCardFace);
  canvas.frame_rounded(card, radius, kCardInk);
  for (int ring = 0; chosen && ring < page.size().card_rings; ++ring) {
    canvas.frame_rounded(card.inset(-2 - ring), radius, kAccent);
  }
  const Sprite picture = animal(page, face);
  canvas.draw(picture, card.x + (card.w - picture.w) / 2, card.bottom() - picture.h - 1, kCardInk,
              kCardFace);
  Rect top(card.x + 2, card.y + 1, card.w - 4, page.size().card_head);
  if (owner != kNobody) {
    const Extent size = page.size().card_tab;
    const Rect tab = top.cut_right(size.w);
    draw_tab(page, {tab.x, tab.y + page.size().card_tab_top, size.w, size.h}, owner);
  }
  const Colour ink = points(face) < 0 ? kCardMinus : kCardInk;
  if (is_dog(face)) return draw_dog_sign(page, top, face, kCardInk, kCardFace);
  draw_text(canvas, top, *page.size().face, face_label(face), ink, page.size().face_align);
}

void draw_back(Page& page, int x, int y, Seat owner) {
  Canvas& canvas = page.canvas();
  const Rect card = card_rect(page, x, y);
  const int radius = page.size().corner;
  canvas.fill_rounded(card, radius, kCardFace);
  canvas.frame_rounded(card, radius, kCardInk);
  const Rect inside = card.inset(page.size().back_frame);
  const Colour paper = page.canvas().is_mono() ? Colour::Black : seat_colour(owner);
  canvas.pattern(inside, seat_pattern(owner), kCardInk, paper);
  const Rect plate = card.centred(page.size().back_plate.w, page.size().back_plate.h);
  canvas.fill_rounded(plate, radius, kCardFace);
  canvas.frame_rounded(plate, radius, kCardInk);
  draw_avatar(page, plate, owner, kCardInk, kCardFace);
}

void draw_animal(Page& page, Rect area, Face face) {
  draw_centred(page, area, animal(page, face), kCardInk, kPaper);
}

// Two pairs of legs, stretched out or under the body, and the body one pixel higher with each
// stretch.
void draw_runner(Page& page, Rect area, Face face, Looks looks, int step) {
  Canvas& canvas = page.canvas();
  const Sprite picture = animal(page, face);
  const int leg = picture.h / 7;
  const int thick = page.size().stroke;
  const bool stretched = step % 2 == 0;
  const int x = area.x + (area.w - picture.w) / 2;
  const int floor = area.bottom();
  const int apart = stretched ? picture.w / 6 : picture.w / 3;
  for (const int at : {x + apart, x + picture.w - apart - thick}) {
    canvas.fill({at, floor - leg - 1, thick, leg + 1}, kCardInk);
    const int foot = looks == Looks::Left ? at - thick : at;
    canvas.fill({foot, floor - thick / 2 - 1, 2 * thick, thick / 2 + 1}, kCardInk);
  }
  const int y = floor - leg - picture.h - (stretched ? thick : 0);
  if (looks == Looks::Right) {
    canvas.draw_mirrored(picture, x, y, kCardInk, kPaper);
  } else {
    canvas.draw(picture, x, y, kCardInk, kPaper);
  }
}

void draw_cross(Page& page, Rect area) {
  for (int k = 0; k < page.size().stroke; ++k) {
    for (int dy = 0; dy < area.h - k; ++dy) {
      const int dx = dy * area.w / area.h;
      page.canvas().set(area.x + dx, area.y + dy + k, kAlarm);
      page.canvas().set(area.right() - 1 - dx, area.y + dy + k, kAlarm);
    }
  }
}

void draw_prints(Page& page, Rect area) {
  const int unit = (page.size().stroke + 1) / 2;
  const auto print = [&](int x, int y) {  // three toes over a pad
    page.canvas().fill({x, y + unit, unit, unit}, kFaint);
    page.canvas().fill({x + 2 * unit, y, unit, unit}, kFaint);
    page.canvas().fill({x + 4 * unit, y + unit, unit, unit}, kFaint);
    page.canvas().fill({x + unit, y + 3 * unit, 3 * unit, 2 * unit}, kFaint);
  };
  const int size = 5 * unit;
  print(area.x + area.w / 2 + unit, area.y + area.h / 2 - size - unit);
  print(area.x + area.w / 2 - size - unit, area.y + area.h / 2 + unit);
}

CardSize sack_size(const Page& page) {
  const Sprite sack = page.sized(kSackSmall, kSackLarge);
  return {sack.w, sack.h};
}

void draw_sack(Page& page, Rect area, Sack sack) {
  const CardSize size = sack_size(page);
  const Rect place = area.centred(size.w, size.h);
  if (sack == Sack::Open) {
    return page.canvas().draw(page.sized(kSackOpenSmall, kSackOpenLarge), place.x, place.y, kInk,
                              kPaper);
  }
  draw_living(page, page.sized(kSackSmall, kSackLarge), *page.size().sack, place.x, place.y);
}

void draw_sack_aside(Page& page, Rect& area, Sack sack) {
  if (!page.small()) draw_sack(page, area.cut_left(sack_size(page).w + 8), sack);
}

void draw_name(Page& page, Rect area, Seat seat, std::string_view name) {
  Canvas& canvas = page.canvas();
  const Colour fill = seat_colour(seat);
  canvas.fill_rounded(area, page.size().corner, fill);
  Rect inside = area;
  const Rect stripe = inside.cut_left(page.size().stripe);
  canvas.pattern(stripe.inset(1), seat_pattern(seat), on(fill), fill);
  inside = inside.inset(2, 0);
  page.label(inside, name, on(fill));
}

int mice_width(const Page& page, int mice) {
  return text_width(mice_font(page), Short(mice).c_str()) + 2 + mouse(page).w;
}

void draw_mice(Page& page, Rect area, int mice, Colour ink) {
  const Short number(mice);
  const Font& font = mice_font(page);
  Rect spot = area.centred(mice_width(page, mice), area.h);
  draw_text(page.canvas(), spot.cut_left(text_width(font, number.c_str())), font, number.c_str(),
            ink);
  const Sprite picture = mouse(page);
  page.canvas().draw(picture, spot.x + 2, spot.y + (spot.h - picture.h) / 2, ink);
}

void draw_mouse(Page& page, int middle_x, int middle_y) {
  const Sprite picture = mouse(page);
  page.canvas().draw(picture, middle_x - picture.w / 2, middle_y - picture.h / 2, kInk, kPaper);
}

CardSize cell_size(const Page& page) { return {page.size().cell_box.w, page.size().cell_box.h}; }

void draw_dog_sign(Page& page, Rect area, Face face, Colour ink, Colour paper) {
  const Sprite large = kBigDogSign, small = kSmallDogSign;
  draw_centred(page, area, face == Face::BigDog ? large : small, ink, paper);
}

// In a tight cell a minus keeps a gap to the outline at its left.
void draw_face_label(Page& page, Rect cell, Face face, Colour ink, Colour paper) {
  if (is_dog(face)) return draw_dog_sign(page, cell, face, ink, paper);
  const Font& font = *page.size().cell;
  const bool tight = cell.w - text_width(font, face_label(face)) <= 3;
  const int aside = tight && points(face) < 0 ? 1 : 0;
  draw_text(page.canvas(), cell.moved(aside, 0), font, face_label(face), ink, Align::Centre);
}

namespace {

Colour face_ink(Face face) { return points(face) < 0 ? kCardMinus : kCardInk; }

}  // namespace

void draw_cell(Page& page, Rect cell, Face face, bool chosen) {
  page.canvas().fill_rounded(cell, 1, chosen ? kAccent : kCardFace);
  page.canvas().frame_rounded(cell, 1, kCardInk);
  const Colour fill = chosen ? kAccent : kCardFace;
  draw_face_label(page, cell, face, chosen ? on(kAccent) : face_ink(face), fill);
}

void draw_lost_cell(Page& page, Rect cell, Face face) {
  Canvas& canvas = page.canvas();
  canvas.fill(cell, kCardFace);
  for (int x = cell.x + 1; x < cell.right(); x += 2) {
    canvas.set(x, cell.y, kCardInk);
    canvas.set(x, cell.bottom() - 1, kCardInk);
  }
  for (int y = cell.y + 1; y < cell.bottom(); y += 2) {
    canvas.set(cell.x, y, kCardInk);
    canvas.set(cell.right() - 1, y, kCardInk);
  }
  draw_face_label(page, cell, face, face_ink(face), kCardFace);
}

int hand_columns(bool small, int cards) {
  constexpr int kMostInRow = 5;
  return small || cards <= kMostInRow ? cards : (cards + 1) / 2;
}

namespace {

// A tip: an arrow under the cell of a small panel, a dot at the corner of a card.
void draw_tip_arrow(Page& page, Rect cell) {
  const int middle = cell.x + cell.w / 2;
  for (int row = 0; row < 3; ++row) {
    page.canvas().fill({middle - row, cell.bottom() + 1 + row, 2 * row + 1, 1}, kInk);
  }
}

void draw_tip_dot(Page& page, Rect card) {
  const Rect dot(card.right() - 9, card.y - 2, 11, 11);
  page.canvas().fill_rounded(dot, 3, kInk);
  page.canvas().fill_rounded(dot.inset(1, 1), 3, kAccent);
}

}  // namespace

void draw_hand(Page& page, CardSet hand, int chosen, int advised) {
  int index = 0;
  if (page.small()) {  // nine cells of two characters
    const CardSize size = cell_size(page);
    const Rect strip = page.cut_top(size.h + 1);
    for (const Face face : hand) {
      const Rect cell(strip.x + index * (size.w + 1) + 1, strip.y, size.w, size.h);
      draw_cell(page, cell, face, index == chosen);
      if (index == advised) draw_tip_arrow(page, cell);
      ++index;
    }
    return;
  }
  const int in_first_row = hand_columns(page.small(), hand.size());
  const CardSize size = card_size(page);
  const int rows = hand.size() > in_first_row ? 2 : 1;
  const Rect area = page.cut_top(rows * (size.h + 6));
  for (const Face face : hand) {
    const int row = index / in_first_row;
    const int in_row = row == 0 ? in_first_row : hand.size() - in_first_row;
    const Rect strip(area.x, area.y + 4 + row * (size.h + 5), area.w, size.h);
    const Rect place = row_place(page, strip, in_row, index - row * in_first_row);
    draw_card(page, place.x, place.y - (index == chosen ? 2 : 0), face, index == chosen);
    if (index == advised) draw_tip_dot(page, place);
    ++index;
  }
}

}  // namespace felicity::ui

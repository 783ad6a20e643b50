#include "engine/ui/row.h"

#include <algorithm>

#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

int row_gap(const Page& page, int width, int places) {
  const int spare = width - places * card_size(page).w;
  return std::clamp(spare / (places + 1), 1, int{page.size().row_gap});
}

bool has(unsigned places, int place) { return (places >> place & 1U) != 0; }

void lay_mice(RowPicture& row, int players, bool mice_laid, int passes) {
  for (int k = 0; mice_laid && k < players - 1; ++k) {
    row.taken[k + 1] = k < passes;
    row.payout[k + 1] = static_cast<Mice>(k < passes ? 0 : mouse_card(players, k));
  }
}

void draw_place(Page& page, const RowPicture& row, int i, Rect place) {
  Canvas& canvas = page.canvas();
  const RowCard& card = row.cards[i];
  const bool turning = has(row.flipping, i) && row.flip < 256;
  if (card.owner == kNobody || has(row.gone, i)) {
    canvas.frame_rounded(place, page.size().corner, kFaint);
    if (has(row.gone, i)) draw_prints(page, place);
    return;
  }
  const Rect clip = canvas.clip();
  if (turning) {  // a card on its edge, first the back, then the face
    const int open = std::max(row.flip - 128, 128 - row.flip) * place.w / 256;
    canvas.narrow_clip({place.x + place.w / 2 - open, place.y, 2 * open, place.h});
  }
  const bool back = turning ? row.flip < 128 : !card.up;
  if (back || !card.face) {
    draw_back(page, place.x, place.y, card.owner);
  } else {
    draw_card(page, place.x, place.y, *card.face, false, card.owner);
  }
  if (has(row.crossed, i)) draw_cross(page, place.inset(1));
  canvas.set_clip(clip);
}

}  // namespace

RowPicture row_of(const View& view, bool mice_laid) {
  RowPicture row;
  row.places = row_places(view.players);
  for (int i = 0; i < view.row_size; ++i) row.cards[i] = view.row[i];
  lay_mice(row, view.players, mice_laid, std::popcount(view.passed));
  return row;
}

RowPicture row_of(const PastRound& past, int players) {
  RowPicture row;
  row.places = row_places(players);
  for (int i = 0; i < past.up; ++i) {
    row.cards[i] = {past.row[i].owner(), past.row[i].face(), true};
  }
  lay_mice(row, players, past.mice_laid, past.passes);
  return row;
}

Rect row_place(const Page& page, Rect area, int places, int place) {
  const CardSize size = card_size(page);
  const int gap = row_gap(page, area.w, places);
  const int width = places * size.w + (places - 1) * gap;
  return {area.x + (area.w - width) / 2 + place * (size.w + gap), area.y, size.w, size.h};
}

Rect row_payout(const Page& page, Rect place) {
  if (page.size().payout > 0) {
    return {place.x - 2, place.bottom(), place.w + 4, page.size().payout};
  }
  constexpr int kOnBack = 8;
  return {place.x + 2, place.bottom() - kOnBack - 1, place.w - 4, kOnBack};
}

Rect draw_row(Page& page, const RowPicture& row) {
  const Rect area = page.cut_top(card_size(page).h + page.size().payout);
  for (int i = 0; i < row.places; ++i) {
    const Rect place = row_place(page, area, row.places, i);
    draw_place(page, row, i, place);
    const Rect under = row_payout(page, place);
    if (row.payout[i] > 0) {
      if (page.size().payout == 0) page.canvas().fill(under, kPaper);
      draw_mice(page, under, row.payout[i], kInk);
    } else if (row.taken[i]) {
      page.label(under, page.spare("–"), kFaint, Align::Centre);
    }
  }
  Rect strip = area;
  strip = strip.cut_bottom(page.size().payout);
  if (page.size().payout > 0) page.label(strip, row.no_mice, kAlarm, Align::Centre);
  return area;
}

}  // namespace felicity::ui

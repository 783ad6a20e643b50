// The row of cards in the sack, with what passing pays under its places.
#pragma once

#include "engine/rules/game.h"
#include "engine/rules/history.h"
#include "engine/ui/page.h"

namespace felicity::ui {

// As it lies: cards or backs by place.
struct RowPicture {
  int places = 0;
  RowCard cards[kMaxSeats];
  Mice payout[kMaxSeats] = {};  // under that place; 0: none left
  bool taken[kMaxSeats] = {};   // a mouse card lay there and is gone
  std::uint8_t flipping = 0;    // places whose card is being turned over, a bit each
  int flip = 256;               // 0..256 how far
  std::uint8_t gone = 0;        // places whose animal has left its card; only its prints are there
  std::uint8_t crossed = 0;     // places whose card goes to the box
  std::string_view no_mice;     // shown in place of the mice when passing pays nothing this round;
                                // a small page has no room for it
};
RowPicture row_of(const View& view, bool mice_laid);
// Of a round that has ended: everything is up.
RowPicture row_of(const PastRound& past, int players);
// Cuts its share off the page and returns it.
gfx::Rect draw_row(Page& page, const RowPicture& row);
// Where a place of the row is drawn, and what lies under it.
gfx::Rect row_place(const Page& page, gfx::Rect area, int places, int place);
gfx::Rect row_payout(const Page& page, gfx::Rect place);

}  // namespace felicity::ui

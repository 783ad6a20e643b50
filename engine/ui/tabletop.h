// The table of a round, as all see it: the sack and the high bid in the middle, a mat before each
// seat with the mice it bids, and wood along the bottom for keys or a sentence.
#pragma once

#include "engine/gfx/rect.h"
#include "engine/rules/game.h"
#include "engine/ui/page.h"

namespace felicity::ui {

class App;

// Begins the turn of a seat: its bar moves into its place while its keys are locked.
void begin_turn(App& app);
// The title bar in the seat's colour. `slid`: 0..256, how far the turn has begun.
void draw_turn_title(const App& app, Page& page, Seat seat, const Line& title, int slid = 256);
// A title bar of wood, for what belongs to no seat.
void draw_wood_title(const App& app, Page& page, const Line& title);

inline constexpr gfx::Colour kWood = gfx::Colour::Brown;
inline constexpr gfx::Colour kWoodEdge = gfx::Colour::DarkBrown;
// The wood along the bottom; cut off the page. Nothing is drawn on a small page.
gfx::Rect draw_edge(Page& page);
// What A and B do, on the wood along the bottom; returns the area of A. An amount stands in large
// digits behind the word; a key with the colour of the wood has an outline.
struct BigKey {
  Line word;
  Short amount = Short("");
  gfx::Colour fill = kWood;
};
gfx::Rect draw_big_keys(Page& page, const BigKey& a, const BigKey& b);
// A sentence on the wood, or at the bottom of a small page.
void draw_on_edge(Page& page, std::string_view words);

// Along the bottom, nothing on a small page. Cuts its share off the page.
void draw_mats(const App& app, Page& page);
// Where mice that fly to a seat land.
gfx::Rect mat_of(const App& app, const Page& page, Seat seat);

// What is free at the right of the sack, which stands in the middle.
gfx::Rect right_of_sack(const Page& page);
// In what is free: the sack in the middle, the high bid in the colour of its bidder at the left,
// and words at the right; on a small page the high bid, and what each seat has bid.
void draw_middle(const App& app, Page& page, std::string_view words);

// The seat whose card the last action put into the sack; kNobody: none.
Seat just_placed(const App& app);
// The back of a card of this set falls into the sack; it looks alike for every card. `fallen`:
// 0..256.
void draw_drop(Page& page, gfx::Rect area, Seat owner, int fallen);

}  // namespace felicity::ui

// Pictures of the table: cards, backs, seats, a hand, mice, the sack. The row is in row.h.
#pragma once

#include "engine/rules/card.h"
#include "engine/ui/page.h"

namespace felicity::ui {

// Every seat has a colour, a pattern and an animal: colour is never the only sign. The dummy's set
// has looks of its own.
gfx::Colour seat_colour(Seat seat);
const gfx::Pattern& seat_pattern(Seat seat);
const char* seat_number(Seat seat);  // "1" to "5", where words name a seat

const char* face_label(Face face);  // "-8", "0", "15"; a dog has none

struct CardSize {
  int w, h;
};
CardSize card_size(const Page& page);

// With an owner the card bears the animal of its set in a corner.
void draw_card(Page& page, int x, int y, Face face, bool chosen = false, Seat owner = kNobody);
void draw_back(Page& page, int x, int y, Seat owner);
// The picture alone, as large as the panel has it.
void draw_animal(Page& page, gfx::Rect area, Face face);
CardSize animal_size(const Page& page);
// On its feet in the middle of an area, looking to the left or to the right; `step` counts the
// frames of its legs.
enum class Looks : std::uint8_t { Left, Right };
void draw_runner(Page& page, gfx::Rect area, Face face, Looks looks, int step);
void draw_cross(Page& page, gfx::Rect area);
// Two paw prints, where an animal has run away.
void draw_prints(Page& page, gfx::Rect area);

// The sack, tied up or open with a cat looking out of it.
enum class Sack : std::uint8_t { Tied, Open };
void draw_sack(Page& page, gfx::Rect area, Sack sack);
CardSize sack_size(const Page& page);
// At the left end of an area, which is cut off; nothing on a small page.
void draw_sack_aside(Page& page, gfx::Rect& area, Sack sack);

// A badge in the seat's colour and pattern, with a name on it.
void draw_name(Page& page, gfx::Rect area, Seat seat, std::string_view name);
// The seat's animal, as large as the area allows; draw_tab(): in a tab of the seat's colour.
void draw_avatar(Page& page, gfx::Rect area, Seat seat, gfx::Colour ink, gfx::Colour paper);
void draw_tab(Page& page, gfx::Rect area, Seat seat);
// An amount, then a mouse.
void draw_mice(Page& page, gfx::Rect area, int mice, gfx::Colour ink);
int mice_width(const Page& page, int mice);
void draw_mouse(Page& page, int middle_x, int middle_y);

// `advised`: the place of a card with a mark; -1: none.
void draw_hand(Page& page, CardSet hand, int chosen, int advised);
// How many of the cards are in its first row; the others are in the second.
int hand_columns(bool small, int cards);
// A card as a cell with its label: where pictures have no room.
void draw_cell(Page& page, gfx::Rect cell, Face face, bool chosen = false);
// The same for a card that goes to the box: a dotted outline, so that its label can be read.
void draw_lost_cell(Page& page, gfx::Rect cell, Face face);
CardSize cell_size(const Page& page);
// Its number, or the head of its dog.
void draw_face_label(Page& page, gfx::Rect cell, Face face, gfx::Colour ink, gfx::Colour paper);
void draw_dog_sign(Page& page, gfx::Rect area, Face face, gfx::Colour ink, gfx::Colour paper);

}  // namespace felicity::ui

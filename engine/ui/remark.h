// What a bot says, in character, about the sack that was just sold: a line for all to read. It
// follows from the public past and the characters alone, so it reveals nothing of what a bot holds.
#pragma once

#include "engine/ui/app.h"

namespace felicity::ui {

struct Remark {
  Seat seat = kNobody;  // who speaks; kNobody: none
  Text words = Text::RemarkDear;
};

// Of at most one bot, and not of every sack: only where something happened to it.
Remark remark_on(const PublicTable& table, int round);
// Of the one bot that has won the game.
Remark remark_of_winner(const PublicTable& table);

// The seat's animal, then the words on paper.
void draw_remark(Page& page, gfx::Rect area, const Remark& remark);

}  // namespace felicity::ui

// What the table can count so far: cat points, and totals where mice lie open.
#pragma once

#include <optional>

#include "engine/rules/game.h"
#include "engine/ui/page.h"

namespace felicity::ui {

// With the mice of the purse and of the bid; nothing where they are secret.
std::optional<int> open_total(const View& view, Seat seat);
// A line along the top: the letter of each seat and its cat points; a second one with the totals
// where mice lie open.
void draw_standings(Page& page, const View& view);

}  // namespace felicity::ui

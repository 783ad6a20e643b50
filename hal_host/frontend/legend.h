// What the keys of a PC and the mouse do: a line under the picture, in the language of the game.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "boards/board.h"
#include "engine/text/language.h"

namespace felicity::host {

// The same line in several lengths, the longest first.
using Legend = std::vector<std::string>;

Legend window_legend(text::Language language, const boards::Board& board);
// `hides`: the key that shows cards is pressed again to hide them.
Legend terminal_legend(text::Language language, const boards::Board& board, bool hides);
Legend typing_legend(text::Language language);  // in a terminal, while a name is written

// The longest line that fits, or "".
std::string longest(const Legend& legend, const std::function<bool(const std::string&)>& fits);

}  // namespace felicity::host

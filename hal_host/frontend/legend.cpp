#include "hal_host/frontend/legend.h"

#include <iterator>

namespace felicity::host {
namespace {

struct Words {
  // The keys of a keyboard, under the window.
  const char* keys;
  const char* five_keys;
  const char* four_keys;
  const char* mouse;
  const char* mouse_holds;
  // Under the terminal.
  const char* arrows;
  const char* a_key;
  const char* b_key;
  const char* hides;
  const char* own_mice;
  const char* menu;
  const char* hold;
  const char* quit;
  const char* type_name;
  const char* type;
};

// In the order of text::Language. A language without a row is served in English.
constexpr Words kWords[] = {
    {.keys = "Arrows   Enter = A   Esc = B",
     .five_keys = "Arrows   Enter = A   Enter held = B",
     .four_keys = "Arrows = X Y   Enter = A   Esc = B",
     .mouse = "Mouse: click the buttons",
     .mouse_holds = "; one that shows cards stays down until the next click",
     .arrows = "arrows",
     .a_key = "a or Enter = A",
     .b_key = "b or Esc = B",
     .hides = " (again: hides)",
     .own_mice = "x own mice",
     .menu = "m menu",
     .hold = "Shift = hold",
     .quit = "q quit",
     .type_name = "type the name   Enter = A   Backspace or Esc = B   arrows",
     .type = "type   Enter"},
    {.keys = "Pfeile   Enter = A   Esc = B",
     .five_keys = "Pfeile   Enter = A, gehalten = B",
     .four_keys = "Pfeile = X Y   Enter = A   Esc = B",
     .mouse = "Maus: Tasten anklicken",
     .mouse_holds = "; eine, die Karten zeigt, bleibt bis zum nächsten Klick unten",
     .arrows = "Pfeile",
     .a_key = "a oder Enter = A",
     .b_key = "b oder Esc = B",
     .hides = " (noch einmal: verdeckt)",
     .own_mice = "x eigene Mäuse",
     .menu = "m Menü",
     .hold = "Umschalt = halten",
     .quit = "q Ende",
     .type_name = "Namen tippen   Enter = A   Rücktaste oder Esc = B   Pfeile",
     .type = "tippen   Enter"},
    {.keys = "Pijltjes   Enter = A   Esc = B",
     .five_keys = "Pijltjes   Enter = A, vastgehouden = B",
     .four_keys = "Pijltjes = X Y   Enter = A   Esc = B",
     .mouse = "Muis: klik op de knoppen",
     .mouse_holds = "; een knop die kaarten toont, blijft ingedrukt tot de volgende klik",
     .arrows = "pijltjes",
     .a_key = "a of Enter = A",
     .b_key = "b of Esc = B",
     .hides = " (nog eens: verbergt)",
     .own_mice = "x eigen munten",
     .menu = "m menu",
     .hold = "Shift = vasthouden",
     .quit = "q stoppen",
     .type_name = "typ de naam   Enter = A   Backspace of Esc = B   pijltjes",
     .type = "typ   Enter"},
    {.keys = "Šípky   Enter = A   Esc = B",
     .five_keys = "Šípky   Enter = A, podržaný = B",
     .four_keys = "Šípky = X Y   Enter = A   Esc = B",
     .mouse = "Myš: klikajte na tlačidlá",
     .mouse_holds = "; to, ktoré ukáže karty, ostane stlačené do ďalšieho kliknutia",
     .arrows = "šípky",
     .a_key = "a alebo Enter = A",
     .b_key = "b alebo Esc = B",
     .hides = " (znova: skryje)",
     .own_mice = "x vlastné myši",
     .menu = "m menu",
     .hold = "Shift = podržať",
     .quit = "q koniec",
     .type_name = "píšte meno   Enter = A   Backspace alebo Esc = B   šípky",
     .type = "píšte   Enter"},
};

const Words& words_of(text::Language language) {
  const auto row = static_cast<std::size_t>(language);
  return kWords[row < std::size(kWords) ? row : 0];
}

}  // namespace

Legend window_legend(text::Language language, const boards::Board& board) {
  const Words& words = words_of(language);
  const std::string keys = board.buttons == boards::Buttons::Four   ? words.four_keys
                           : board.buttons == boards::Buttons::Five ? words.five_keys
                                                                    : words.keys;
  const std::string with_mouse = keys + "   " + words.mouse;
  return {with_mouse + words.mouse_holds, with_mouse, keys};
}

Legend terminal_legend(text::Language language, const boards::Board& board, bool hides) {
  const Words& words = words_of(language);
  const bool four = board.buttons == boards::Buttons::Four;
  const bool eight = board.buttons == boards::Buttons::Eight;
  const std::string more = four ? "  x  y" : eight ? std::string("  ") + words.own_mice : "";
  const std::string letters = four ? "  x  y" : eight ? "  x" : "";
  const std::string again = hides ? words.hides : "";
  const std::string arrows = words.arrows, hold = words.hold, menu = words.menu, quit = words.quit;
  return {arrows + "   " + words.a_key + again + "   " + words.b_key + " " + more + "   " + hold +
              "   " + menu + "   " + quit,
          arrows + "  a = A" + again + "  b = B" + more + "  " + hold + "  " + menu + "  " + quit,
          arrows + "  a  b" + letters + "  " + hold + "  " + menu + "  " + quit};
}

Legend typing_legend(text::Language language) {
  const Words& words = words_of(language);
  return {words.type_name, words.type};
}

std::string longest(const Legend& legend, const std::function<bool(const std::string&)>& fits) {
  for (const std::string& line : legend) {
    if (fits(line)) return line;
  }
  return "";
}

}  // namespace felicity::host

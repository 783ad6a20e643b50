// S2a, a name for a seat: one of those the device knows, or a new one, letter by letter.
#include <algorithm>
#include <cstring>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"
#include "engine/ui/typing.h"

namespace felicity::ui {
namespace {

using namespace gfx;

using Step = NameMemory::Step;

constexpr int kKept = 0;  // the name the seat has
constexpr int kNew = 1;

bool is_taken(const App& app, const char* name) {
  for (Seat seat = 0; seat < app.settings().players; ++seat) {
    const char* other = app.saves().seating().seats[seat].name;
    if (seat != app.memory<NameMemory>().seat && std::strcmp(other, name) == 0) return true;
  }
  return false;
}

struct Names {
  const char* list[2 + Roster::kMost + kPresetNames] = {};
  int count = 0;
  bool has(const char* name) const {
    for (int i = 0; i < count; ++i) {
      if (std::strcmp(list[i], name) == 0) return true;
    }
    return false;
  }
};

Names names_for(const App& app) {
  const Language language = app.settings().language;
  Names names;
  const auto add = [&](const char* name) {
    if (!is_taken(app, name) && !names.has(name)) names.list[names.count++] = name;
  };
  names.list[kKept] = app.saves().seating().seats[app.memory<NameMemory>().seat].name;
  names.list[kNew] = translate(language, Text::NewName);
  names.count = 2;
  for (int i = 0; i < app.saves().roster().count(); ++i) add(app.saves().roster().at(i).name);
  for (int i = 0; i < kPresetNames; ++i) add(preset_name(language, i));
  return names;
}

// ---- choosing ----------------------------------------------------------------------------------

void take(App& app, const char* name) {
  Player& player = app.saves().change_seating().seats[app.memory<NameMemory>().seat];
  if (!set_name(player, name, std::strlen(name))) return app.sound(Tune::Buzz);
  app.back();
}

// The list may have become shorter in the menu.
int chosen_in(const App& app, const Names& names) {
  return std::min<int>(app.memory<NameMemory>().cursor, names.count - 1);
}

void choose(App& app) {
  const Names names = names_for(app);
  const int chosen = chosen_in(app, names);
  if (chosen != kNew) return take(app, names.list[chosen]);
  NameMemory& memory = app.memory<NameMemory>();
  memory.step = Step::Writing;
  memory.cursor = 0;
  for (char16_t& letter : memory.letters) letter = 0;
  memory.letters[0] = language_pack(app.settings().language).capital[0];
}

void move(App& app, int by) {
  move_cursor(app, app.memory<NameMemory>().cursor, by, names_for(app).count);
}

void key_choosing(App& app, Key key) {
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::A:
    case Key::Right: choose(app); break;
    case Key::B:
    case Key::Left: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

// ---- writing -----------------------------------------------------------------------------------

// A wheel for each place: no letter, then the alphabet. A name begins with a capital.
std::u16string_view wheel_of(Language language, int place) {
  const LanguagePack& pack = language_pack(language);
  return place == 0 ? pack.capital : pack.small;
}

// Small and capital form differ by one bit up to U+00FF. From there on they are neighbours, the
// capital before its small letter; in two ranges it has the odd number.
int other_form(int letter) {
  if (letter < 0x100) return letter ^ 0x20;
  const bool odd = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E);
  return odd ? ((letter + 1) ^ 1) - 1 : letter ^ 1;
}

// The letter, or its small or capital form, as the wheel of this place has it; 0: it has neither.
char16_t on_wheel(Language language, int place, char16_t letter) {
  const std::u16string_view wheel = wheel_of(language, place);
  const int forms[] = {letter, other_form(letter)};
  for (const int form : forms) {
    if (wheel.find(static_cast<char16_t>(form)) != std::u16string_view::npos) {
      return static_cast<char16_t>(form);
    }
  }
  return 0;
}

char16_t rolled(Language language, int place, char16_t letter, int by) {
  const std::u16string_view wheel = wheel_of(language, place);
  const int count = static_cast<int>(wheel.size()) + 1;
  const std::size_t found = wheel.find(letter);
  const int at =
      letter == 0 || found == std::u16string_view::npos ? 0 : static_cast<int>(found) + 1;
  const int to = (at + by + count) % count;
  return to == 0 ? u'\0' : wheel[static_cast<std::size_t>(to - 1)];
}

void put(Line& line, char16_t letter) {  // no letter we write with needs more than two bytes
  char bytes[3] = {static_cast<char>(letter)};
  if (letter >= 0x80) {
    bytes[0] = static_cast<char>(0xC0 | letter >> 6);
    bytes[1] = static_cast<char>(0x80 | (letter & 0x3F));
  }
  line.add(bytes);
}

Line written(const App& app) {
  Line name;
  for (const char16_t letter : app.memory<NameMemory>().letters) {
    if (letter != 0) put(name, letter);
  }
  return name;
}

void finish(App& app) {
  const Line name = written(app);
  if (is_taken(app, name.c_str())) {
    app.memory<NameMemory>().step = Step::Taken;
    return app.sound(Tune::Buzz);
  }
  if (name.empty()) return app.sound(Tune::Buzz);
  app.saves().change_roster().meet(name.c_str(), static_cast<int>(name.size()));
  take(app, name.c_str());
}

void roll(App& app, int by) {
  const int place = app.memory<NameMemory>().cursor;
  char16_t& letter = app.memory<NameMemory>().letters[place];
  letter = rolled(app.settings().language, place, letter, by);
}

void step_aside(App& app, int by) {
  const int to = app.memory<NameMemory>().cursor + by;
  if (to < 0 || to >= kNameLetters) return app.sound(Tune::Buzz);
  app.memory<NameMemory>().cursor = static_cast<std::int16_t>(to);
  app.sound(Tune::Click);
}

void leave_writing(App& app) {
  app.memory<NameMemory>().step = Step::Choosing;
  app.memory<NameMemory>().cursor = kNew;
}

// The last letter goes, and the cursor stays there; without letters, back to the names.
void delete_letter(App& app) {
  NameMemory& memory = app.memory<NameMemory>();
  for (int place = kNameLetters - 1; place >= 0; --place) {
    if (memory.letters[place] == 0) continue;
    memory.letters[place] = 0;
    memory.cursor = static_cast<std::int16_t>(place);
    return app.sound(Tune::Click);
  }
  leave_writing(app);
}

void key_writing(App& app, Key key) {
  app.memory<NameMemory>().step = Step::Writing;
  switch (key) {
    case Key::Up: roll(app, -1); break;
    case Key::Down: roll(app, 1); break;
    case Key::Left: step_aside(app, -1); break;
    case Key::Right: step_aside(app, 1); break;
    case Key::A: finish(app); break;
    case Key::B: delete_letter(app); break;
    case Key::X:
    case Key::Menu: break;
  }
}

void key(App& app, Key key) {
  if (app.memory<NameMemory>().step == Step::Choosing) return key_choosing(app, key);
  key_writing(app, key);
}

// ---- drawing -----------------------------------------------------------------------------------

void draw_letter(Page& page, Rect area, const Font& font, char16_t letter, Colour ink) {
  Line line;
  if (letter == 0) return;
  put(line, letter);
  draw_text(page.canvas(), area, font, line.c_str(), ink, Align::Centre);
}

// Eight places, and above and below the chosen one what the wheel brings next.
void draw_wheel(const App& app, Page& page) {
  const Font& big = *page.size().huge;
  const Font& near = *page.size().cell;
  const int aside = near.height + page.size().spare_gap;
  const int cell = page.free().w / kNameLetters;
  const Rect strip = page.cut_top(big.height + page.size().gap + 2 * aside);
  const int left = strip.x + (strip.w - cell * kNameLetters) / 2;
  for (int i = 0; i < kNameLetters; ++i) {
    const Rect place =
        Rect(left + i * cell, strip.y + aside, cell, strip.h - 2 * aside).inset(1, 0);
    const char16_t letter = app.memory<NameMemory>().letters[i];
    const bool chosen = i == app.memory<NameMemory>().cursor;
    if (chosen) {
      page.canvas().fill_rounded(place, page.size().corner, kAccent);
      const Language language = app.settings().language;
      draw_letter(page, {place.x, strip.y, place.w, aside}, near, rolled(language, i, letter, -1),
                  kInk);
      draw_letter(page, {place.x, place.bottom(), place.w, aside}, near,
                  rolled(language, i, letter, 1), kInk);
    } else {
      page.canvas().hline(place.x, place.bottom() - 1, place.w, kFaint);
    }
    draw_letter(page, place, big, letter, chosen ? on(kAccent) : kInk);
  }
}

// A line for each key.
void draw_by_parts(Page& page, std::string_view help) {
  constexpr std::string_view kBetween = " · ";
  while (!help.empty()) {
    const std::size_t end = std::min(help.find(kBetween), help.size());
    std::string_view part = help;
    part.remove_suffix(help.size() - end);
    page.line(part, Align::Centre);
    help.remove_prefix(std::min(end + kBetween.size(), help.size()));
  }
}

Text b_does(const App& app) { return written(app).empty() ? Text::Back : Text::DeleteLetter; }

void draw_writing(const App& app, Page& page) {
  const bool taken = app.memory<NameMemory>().step == Step::Taken;
  page.keys(app.say(Text::Done).c_str(), app.say(b_does(app)).c_str());
  if (page.small()) {
    page.title(app.say(taken ? Text::NameTaken : Text::NewName).c_str());
    return draw_wheel(app, page);
  }
  page.title(app.say(Text::NewName).c_str());
  page.cut_top(4 * page.size().gap);
  draw_wheel(app, page);
  page.cut_top(2 * page.size().gap);
  const bool four = app.keys().buttons() == Buttons::Four;
  const Text help = taken ? Text::NameTaken : four ? Text::NameHelpFour : Text::NameHelp;
  draw_by_parts(page, app.say(help).c_str());
}

void draw(const App& app, Page& page) {
  if (app.memory<NameMemory>().step != Step::Choosing) return draw_writing(app, page);
  const Names names = names_for(app);
  page.title(app.say(Text::NameOfSeat, seat_number(app.memory<NameMemory>().seat)).c_str());
  page.list(names.count, chosen_in(app, names),
            [&](int i) { return Line(names.list[i]).add(i == kNew ? "…" : ""); });
}

}  // namespace

const Screen kNameScreen = {.key = key, .draw = draw};

bool takes_letters(const App& app) {
  return &app.screen() == &kNameScreen && app.memory<NameMemory>().step != Step::Choosing;
}

void type_letter(App& app, char16_t letter) {
  if (!takes_letters(app)) return;
  NameMemory& memory = app.memory<NameMemory>();
  const char16_t found = on_wheel(app.settings().language, memory.cursor, letter);
  if (found == 0) return app.sound(Tune::Buzz);
  memory.step = Step::Writing;
  memory.letters[memory.cursor] = found;
  if (memory.cursor + 1 < kNameLetters) ++memory.cursor;
  (void)app.change_settings();  // draws the page again
  app.sound(Tune::Click);
}

}  // namespace felicity::ui

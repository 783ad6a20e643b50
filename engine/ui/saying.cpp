// What the app says, in the language of its settings.
#include "engine/ui/app.h"

namespace felicity::ui {

Line App::say(Text what) const { return ui::say(settings_.language, what); }

Line App::say(Text what, const Argument& a) const { return ui::say(settings_.language, what, a); }

Line App::say(Text what, const Argument& a, const Argument& b) const {
  return ui::say(settings_.language, what, a, b);
}

Line App::say(Text what, const Argument& a, const Argument& b, const Argument& c) const {
  return ui::say(settings_.language, what, a, b, c);
}

Paragraph App::say(Prose what, const Argument& a) const {
  return ui::say(settings_.language, what, a);
}

Line App::mice(int count) const { return ui::count(settings_.language, Noun::Mouse, count); }

const char* App::name(Seat seat) const {
  if (seat >= table_.players()) return translate(settings_.language, Text::Nobody);
  return table_.player(seat).name;
}

}  // namespace felicity::ui

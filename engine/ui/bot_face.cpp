#include "engine/ui/bot_face.h"

#include "engine/ui/pieces.h"

namespace felicity::ui {

using namespace gfx;

// A house cat, a rabbit that runs off, a dog that goes for the best, a cat of the streets.
Face animal_of(Player::Character character) {
  switch (character) {
    case Player::Character::Plain: break;
    case Player::Character::Cautious: return Face::Rabbit;
    case Player::Character::Bold: return Face::BigDog;
    case Player::Character::Trickster: return Face::CatMinus5;
  }
  return Face::Cat8;
}

Line bot_word(const App& app, Seat seat) {
  const Player& player = app.table().player(seat);
  if (player.kind == Player::Kind::Human) return Line();
  return app.say(text::character_name(player.character));
}

bool draw_bot_face(const App& app, Page& page, Rect area, Seat seat) {
  const Line word = bot_word(app, seat);
  const Font& font = *page.size().note;
  const CardSize animal = animal_size(page);
  const int height = animal.h + font.height;
  if (word.empty() || area.h < height) return false;
  area = area.centred(area.w, height);
  draw_text(page.canvas(), area.cut_bottom(font.height), font, word.c_str(), kInk, Align::Centre);
  draw_animal(page, area, animal_of(app.table().player(seat).character));
  return true;
}

}  // namespace felicity::ui

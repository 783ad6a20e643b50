// A break: the sack sleeps until A or B is pressed.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void draw(const App& app, Page& page) {
  const View& view = app.view();
  page.title(app.say(Text::Pause).c_str(), app.say(Text::RoundOf, view.round, kRounds).c_str());
  page.canvas().pattern(page.free(), seat_pattern(view.turn), on(kFaint), kFaint);
  Rect plate = inset(page.free(), page.size().pause_plate);
  page.canvas().fill_rounded(plate, 3, kPaper);
  page.canvas().frame_rounded(plate, 3, kInk);
  plate = inset(plate, page.size().pause_pad);
  const Line play_on = app.say(Text::PlayOn);
  if (page.small()) {
    const CardSize sack = sack_size(page);
    draw_sack(page, plate.cut_left(sack.w), Sack::Tied);
    plate.cut_left(2);
    draw_text(page.canvas(), plate.cut_top(plate.h / 2), *page.texts().text, " z z Z", kInk);
    page.fitted(plate, play_on.c_str(), kInk);
    return;
  }
  const Rect button = plate.cut_bottom(page.size().large->height + 10);
  page.canvas().fill_rounded(button, 3, kAccent);
  page.fitted(button.inset(4, 1), play_on.c_str(), on(kAccent));
  const CardSize sack = sack_size(page);
  const Rect bed = plate.centred(sack.w, sack.h);
  draw_sack(page, bed, Sack::Tied);
  const Font* const fonts[] = {page.texts().text, page.texts().bold, page.size().large};
  for (int i = 0; i < 3; ++i) {  // snoring away to the upper right
    draw_text(page.canvas(), bed.right() + 2 + 14 * i, bed.y + 12 - 14 * i, *fonts[i], "z", kInk);
  }
}

}  // namespace

const Screen kPauseScreen = {.key = close_on_a_or_b, .draw = draw, .menu = false};

}  // namespace felicity::ui

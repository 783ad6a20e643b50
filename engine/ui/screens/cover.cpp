// S4, the cover: nothing secret is on it, and only a new press by the next player lifts it.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"
#include "engine/ui/tabletop.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct CoverMemory {
  Seat seat;
};

constexpr int kDropMs = 300;  // less than the keys are locked

void enter(App& app) {
  app.memory<CoverMemory>().seat = app.view().turn;
  if (just_placed(app) != kNobody) app.timers().animate(kDropMs);
}

void key(App& app, Key key) {
  if (key == Key::A) app.reveal_to(app.memory<CoverMemory>().seat, kHandScreen, Key::A);
  if (key == Key::B && app.session().can_take_back()) app.take_back();
}

void draw(const App& app, Page& page) {
  const Seat seat = app.memory<CoverMemory>().seat;
  const Colour fill = seat_colour(seat);
  const Metrics& size = page.size();
  Canvas& canvas = page.canvas();
  Line round = app.say(Text::RoundOf, app.view().round, kRounds);
  if (app.settings().tips) round = Line(app.say(Text::Tips), " ", round);  // for all to see
  page.title(app.say(Text::PassTo).c_str(), round.c_str());
  canvas.pattern(page.free(), seat_pattern(seat), on(fill), fill);
  const int fallen = app.timers().progress();
  if (fallen < 256) return draw_drop(page, page.free(), just_placed(app), fallen);

  Rect plate = inset(page.free(), size.cover_plate);
  if (size.cover_sack > 0) {  // it stands on the plate
    draw_sack(page, plate.cut_top(size.cover_sack).moved(0, 2), Sack::Tied);
  }
  canvas.fill_rounded(plate, 3, kPaper);
  canvas.frame_rounded(plate, 3, kInk);
  plate = inset(plate, size.cover_pad);
  const Rect corner(plate.x + 1, plate.y + 1, size.cover_tab.w, size.cover_tab.h);
  const auto line = [&](Rect area, const Line& words, Colour ink) {
    page.label(area, words.c_str(), ink, Align::Centre);
  };
  if (app.session().can_take_back()) {
    line(plate.cut_bottom(page.texts().text->height), app.say(Text::TakeBackHint), kFaint);
  }
  const Rect shows = plate.cut_bottom(page.texts().text->height + size.cover_button);
  canvas.fill_rounded(shows, page.size().corner, kAccent);
  const bool stays = hand_is_toggled(app) || app.session().is_alone(seat);
  line(shows.inset(2, 0), app.say(stays ? Text::PressToShow : Text::HoldToShow), on(kAccent));
  line(plate.cut_bottom(page.texts().text->height + size.cover_line), app.say(Text::PutCard), kInk);
  page.fitted(plate, app.name(seat), kInk);
  draw_tab(page, corner, seat);  // the cards of this set bear it
}

}  // namespace

const Screen kCoverScreen = {.enter = enter, .key = key, .draw = draw, .idle_flash = true};

}  // namespace felicity::ui

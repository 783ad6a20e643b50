// S3, the deal: the sets are shuffled, one card of each leaves unseen, the start player is named.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/pieces.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kDealMs = 2400;
constexpr int kReadMs = 1000;
// Of 256, the whole animation: shuffled until, all cards gone at.
constexpr int kShuffled = 112;
constexpr int kGone = 216;
constexpr int kDummyTold = 150;

void enter(App& app) {
  app.timers().animate(kDealMs);
  app.timers().advance_after(kReadMs);
  app.sound(Tune::Shuffle);
}

void key(App& app, Key key) {
  if (key != Key::Menu) app.next();
}

// 0..256..0, over and over.
int sway(int at) { return std::min(at & 511, 512 - (at & 511)); }

// A card comes out, up or to the side, and goes back behind the others.
void draw_shuffled(Page& page, Rect place, Seat set, int at) {
  const Extent farthest = page.size().shuffle;
  const int by = sway(at);
  const Rect out = place.moved(by * farthest.w / 256, -(by * farthest.h / 256));
  const bool behind = (at & 511) >= 256;
  if (behind) draw_back(page, out.x, out.y, set);
  draw_back(page, place.x, place.y, set);
  if (!behind) draw_back(page, out.x, out.y, set);
}

// The sets stand over the lid of the box; the leaving cards slip through it.
void draw_sets(const App& app, Page& page) {
  Canvas& canvas = page.canvas();
  const CardSize card = card_size(page);
  const int sets = sets_in_use(app.view().players);
  const int t = app.timers().progress();
  const int drop = page.size().deal_drop;
  page.cut_top(page.size().shuffle.h);
  const Rect area = page.cut_top(card.h + drop);
  for (int set = 0; set < sets; ++set) {
    const Rect place = row_place(page, area, sets, set);
    if (t < kShuffled) {
      draw_shuffled(page, place, static_cast<Seat>(set), t * 16 + set * 96);
      continue;
    }
    const int span = (kGone - kShuffled) / 2;
    const int leaves_at = kShuffled + span * set / sets;
    const int gone = std::clamp(t - leaves_at, 0, span);
    draw_back(page, place.x, place.y + gone * (card.h + drop) / span, static_cast<Seat>(set));
    draw_back(page, place.x, place.y, static_cast<Seat>(set));
  }
  canvas.fill(page.free(), kPaper);
  canvas.fill(page.cut_top(page.size().stroke).inset(page.size().gap, 0), kInk);
  page.cut_top(page.size().spare_gap);
}

void draw_starter(const App& app, Page& page) {
  const Seat seat = app.view().start;
  const Rect badge = page.cut_bottom(page.texts().key_bar).inset(6 * page.size().gap, 0);
  if (app.timers().progress() < kGone) return;
  draw_name(page, badge, seat, app.say(Text::Starts, app.name(seat)).c_str());
}

void draw_words(const App& app, Page& page) {
  const bool dummy = app.view().players == kMinSeats && app.timers().progress() >= kDummyTold;
  const Line words = app.say(dummy ? Text::DummyJoins : Text::OneCardLeaves);
  const Rect area = page.free().inset(page.size().gap, 0);
  page.caption(area, words.c_str());
}

void draw(const App& app, Page& page) {
  const bool shuffled = app.timers().progress() >= kShuffled;
  const Line starts = app.say(Text::Starts, app.name(app.view().start));
  const Line done = page.small() ? starts : app.say(Text::RoundOf, app.view().round, kRounds);
  page.title(shuffled ? done.c_str() : app.say(Text::Shuffling).c_str());
  draw_sets(app, page);
  if (!page.small()) {
    page.cut_bottom(page.size().gap);
    draw_starter(app, page);
  }
  draw_words(app, page);
}

}  // namespace

const Screen kDealScreen = {.enter = enter, .key = key, .draw = draw, .whole = true};

}  // namespace felicity::ui

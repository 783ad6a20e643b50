// S7, the auction: one press a turn. The amount is printed on the key and wraps at a number that
// all can count. With secret mice nothing here knows or shows what the seat owns, until a bid is
// refused.
#include <algorithm>

#include "engine/ui/players_strip.h"
#include "engine/ui/refusal.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kBidStep = 5;  // of ►

// All mice that are neither in the bank nor on the mouse cards. Both lie open, so the number is
// the same whatever a purse holds.
int mice_of_all_seats(const View& view) {
  int mice = total_mice(view.players) - view.bank;
  for (const Mice card : view.mouse) mice -= card;
  return mice;
}

// From above the high bid to the mice of all seats together, and round again.
int raise(const View& view, int offer, int by) {
  const int low = view.high + 1;
  return wrapped(offer, by, low, std::max(low, mice_of_all_seats(view)));
}

int offer(const App& app) { return app.memory<AuctionMemory>().offer; }
bool is_refused(const App& app) { return app.memory<AuctionMemory>().refused; }

void set_offer(App& app, int mice) {
  app.memory<AuctionMemory>() = {.offer = static_cast<std::int16_t>(mice), .refused = false};
}

void enter(App& app) { set_offer(app, app.view().high + 1); }

void change(App& app, int by) {
  if (!is_refused(app)) app.redraw_marked_only();
  set_offer(app, raise(app.view(), offer(app), by));
  app.sound(Tune::Click);
}

void bid(App& app) {
  if (app.play(Action::bid(app.view().turn, offer(app))) == Verdict::Ok) return;
  app.memory<AuctionMemory>().refused = true;
  shake_refusal(app);
}

// Where mice lie open all can see that no bid is left; where they are secret this is never known.
bool must_pass(const View& view) { return open_limit(view).value_or(view.high + 1) <= view.high; }

// Only where mice lie open: otherwise the question itself would reveal the purse.
bool is_all_in(const App& app) {
  return app.settings().all_in_warning && open_limit(app.view()) == offer(app);
}

void key(App& app, Key key) {
  const Seat seat = app.view().turn;
  switch (key) {
    case Key::Up: change(app, 1); break;
    case Key::Down: change(app, -1); break;
    case Key::Right: change(app, kBidStep); break;
    case Key::A:
      if (is_all_in(app)) {
        app.ask(Text::AllIn, app.name(seat), bid);
      } else {
        bid(app);
      }
      break;
    case Key::B: (void)app.play(Action::pass(seat)); break;
    case Key::Left:
    case Key::X: app.reveal_to(seat, kPeekScreen, key); break;
    case Key::Menu: break;
  }
}

// The key that is filled: the one that can be pressed with success, as far as all know.
Page::MainKey main_key(const App& app) {
  return is_refused(app) || must_pass(app.view()) ? Page::MainKey::B : Page::MainKey::A;
}

// What A and B do, with the amounts on the keys.
void draw_keys(const App& app, Page& page, const char* offer, const char* pass) {
  const int gap = page.size().gap;
  Rect bar = page.cut_bottom(page.size().huge->height + gap).inset(gap, 1);
  const Rect keys[] = {bar.cut_left((bar.w - gap) / 2), {bar.x + gap, bar.y, bar.w - gap, bar.h}};
  page.mark(keys[0]);
  const char* const letters[] = {"A", "B"};
  const char* const words[] = {offer, pass};
  for (int i = 0; i < 2; ++i) {
    const bool filled = i == static_cast<int>(main_key(app));
    const Colour outline = i == 1 ? kInk : is_refused(app) ? kAlarm : kFaint;
    const Colour ink = filled ? on(kAccent) : outline;
    if (filled) {
      page.canvas().fill_rounded(keys[i], 3, kAccent);
    } else {
      page.canvas().frame_rounded(keys[i], 3, outline);
    }
    Rect inside = keys[i].inset(2 * gap, 0);
    const Font& font = *page.size().large;
    draw_text(page.canvas(), inside.cut_left(font.width), font, letters[i], ink);
    page.fitted(inside, words[i], ink, Align::Right);
  }
}

void draw_high_bid(const App& app, Page& page, const View& view, Rect strip) {
  if (view.high == 0) {
    page.fitted(strip, app.say(Text::NoBidYet).c_str(), kInk);
    return;
  }
  const Short high(view.high);
  const char* name = app.name(view.high_by);
  const Font& font = *page.size().large;
  const int amount = text_width(font, high.c_str());
  const int badge = text_width(*page.texts().bold, name) + 20;
  draw_name(page, strip.cut_right(badge).centred(badge, page.texts().line + 2), view.high_by, name);
  strip.cut_right(page.size().gap);
  draw_text(page.canvas(), strip.cut_right(amount), font, high.c_str(), kInk);
  strip.cut_right(page.size().gap);
  page.caption(strip, app.say(Text::HighBid).c_str(), Align::Left);
}

void draw_title(const App& app, Page& page, const View& view) {
  page.title(app.say(Text::ToBid, app.name(view.turn)).c_str(),
             Short(view.round, "/", kRounds).c_str());
}

void draw_sack(const App& app, Page& page, const View& view) {
  const bool laid = app.table().history().past(view.round).mice_laid;
  RowPicture row = row_of(view, laid);
  const Line no_mice = laid ? Line() : app.say(Text::PassPaysNothing);
  row.no_mice = no_mice.c_str();
  draw_row(page, row);
}

void draw_bottom(const App& app, Page& page, const View& view) {
  const Rect bottom = page.cut_bottom(page.texts().hint->height).inset(2 * page.size().gap, 0);
  draw_text(page.canvas(), bottom, *page.texts().hint,
            app.say(Text::BankHas, int{view.bank}).c_str(), kInk);
  draw_text(page.canvas(), bottom, *page.texts().tiny,
            app.say(Text::PeekHelp, app.keys().buttons() == Buttons::Four ? "X" : "◄").c_str(),
            kFaint, Align::Right);
}

void draw_no_bid(const App& app, Page& page) {
  page.fitted(page.free(), app.say(Text::NoBidYet).c_str(), kInk);
}

// A refusal covers the bids and what passing pays; that is on its key, too.
void draw_small(const App& app, Page& page, const char* offer, const char* pass) {
  Rect keys = page.free();
  page.keys(offer, pass, main_key(app));
  keys.cut_top(page.free().h);
  page.mark(keys);
  if (is_refused(app)) {
    const Rect middle = page.free();
    const int payout = page.size().payout;
    const Rect plate(middle.x, middle.y - payout, middle.w, middle.h + payout);
    return draw_refusal(app, page, plate, Text::TooFewMice);
  }
  if (app.view().high > 0 || open_limit(app.view())) return draw_seats(app, page);
  draw_no_bid(app, page);
}

Line help(const App& app) {
  if (must_pass(app.view())) return has_only(app);
  const bool four = app.keys().buttons() == Buttons::Four;
  return app.say(four ? Text::BidHelpFour : Text::BidHelp, kBidStep);
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  draw_title(app, page, view);
  draw_sack(app, page, view);
  const int pays = view.mouse[std::popcount(view.passed)];
  const Short mice(offer(app));
  Line pass = app.say(Text::Pass);
  if (pays > 0) pass.add(" ").add(app.say(Text::Gains, pays));

  if (page.small()) return draw_small(app, page, mice.c_str(), pass.c_str());
  draw_seats(app, page);
  page.hint(help(app).c_str());
  draw_keys(app, page, mice.c_str(), pass.c_str());
  const Rect middle = page.free().inset(2 * page.size().gap, 0);
  if (is_refused(app)) return draw_refusal(app, page, middle, Text::TooFewMice);
  draw_bottom(app, page, view);
  draw_high_bid(app, page, view, page.free().inset(2 * page.size().gap, 0));
}

}  // namespace

const Screen kAuctionScreen = {
    .enter = enter, .key = key, .draw = draw, .bids = true, .key_timing = KeyTiming::Undoable};

}  // namespace felicity::ui

// S7, the auction: one press a turn. The amount is printed on the key and wraps at a number that
// all can count. With secret mice nothing here knows or shows what the seat owns, until a bid is
// refused.
#include <algorithm>

#include "engine/ui/refusal.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"
#include "engine/ui/tips.h"

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

// A bid ends with the notes of a turn.
bool follows_bid(const App& app) {
  const auto& last = app.table().last();
  return std::any_of(last.begin(), last.end(),
                     [](const Event& event) { return event.kind == Event::Kind::Bid; });
}

void enter(App& app) {
  set_offer(app, app.view().high + 1);
  begin_turn(app);
  if (!follows_bid(app)) app.sound(Tune::Turn);
}

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

// While a refusal shakes, the turn has long begun.
int slid(const App& app) { return is_refused(app) ? 256 : app.timers().progress(); }

// What A and B do, on the wood along the bottom.
void draw_keys(const App& app, Page& page, int pays) {
  const bool passes = main_key(app) == Page::MainKey::B;
  const Colour own = seat_colour(app.view().turn);
  const BigKey bid = {
      .word = app.say(Text::Bid), .amount = Short(offer(app)), .fill = passes ? kWood : own};
  const BigKey pass = {.word = app.say(Text::Pass),
                       .amount = pays > 0 ? Short("+", pays) : Short(""),
                       .fill = passes ? own : kWood};
  page.mark(draw_big_keys(page, bid, pass));
}

void draw_sack_row(const App& app, Page& page, const View& view) {
  const bool laid = app.table().history().past(view.round).mice_laid;
  RowPicture row = row_of(view, laid);
  const Line no_mice = laid ? Line() : app.say(Text::PassPaysNothing);
  row.no_mice = no_mice.c_str();
  draw_row(page, row);
}

void draw_small_keys(const App& app, Page& page, int pays) {
  Rect keys = page.free();
  const Line bid = app.say(Text::Bid).add(" ").add(offer(app));
  const Line pass = app.say(Text::Pass).add(" +").add(pays);
  page.keys(bid.c_str(), pass.c_str(), main_key(app));
  keys.cut_top(page.free().h);
  page.mark(keys);
}

// What other keys do, and the bank; a tip in place of the keys.
Line help(const App& app) {
  if (must_pass(app.view())) return has_only(app);
  const bool four = app.keys().buttons() == Buttons::Four;
  Line words = app.say(Text::BankHas, int{app.view().bank});
  if (const auto tip = app.session().tip()) return words.add("\n").add(say_tip(app, *tip));
  words.add("\n").add(app.say(four ? Text::BidHelpFour : Text::BidHelp, kBidStep));
  return words.add("\n").add(app.say(Text::PeekHelp, four ? "X" : "◄"));
}

// The keys come first: a number that is turned changes nothing else.
void draw(const App& app, Page& page) {
  const View& view = app.view();
  const int pays = view.mouse[std::popcount(view.passed)];
  if (page.small()) {
    draw_small_keys(app, page, pays);
  } else {
    draw_keys(app, page, pays);
  }
  if (page.canvas().clip() == page.marked()) return;
  draw_turn_title(app, page, view.turn, turn_words(app, page, Text::ToBid), slid(app));
  draw_sack_row(app, page, view);
  draw_mats(app, page);
  // A refusal covers the bids; what passing pays is on its key, too.
  if (is_refused(app)) {
    const Rect middle = page.free().inset(2 * page.size().spare_gap, 0);
    return draw_refusal(app, page, middle, Text::TooFewMice);
  }
  draw_middle(app, page, help(app).c_str());
}

}  // namespace

const Screen kAuctionScreen = {.enter = enter,
                               .key = key,
                               .draw = draw,
                               .felt = true,
                               .bids = true,
                               .key_timing = KeyTiming::Undoable};

}  // namespace felicity::ui

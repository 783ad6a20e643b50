// S8, a pass: mice fly to the passer, then the next card of the row turns over. The last card of a
// sack that is sold waits for the reveal. Of a pass that could be taken back the mice flew and the
// sentence was read meanwhile.
#include <algorithm>

#include "engine/ui/mice_flight.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct Length {
  int flight_ms, turn_ms, read_ms;
};
constexpr Length kPersons = {kFlightMs, 400, 800};
// Of a bot while people wait for their turn, and of the last person who bids.
constexpr Length kBots = {300, 250, 100};
// Of a bot once no person bids any more.
constexpr Length kHurried = {200, 200, 50};

Length usual_length(const App& app) {
  const PublicSession& session = app.session();
  const bool by_bot = session.is_automatic(app.table().last_actor());
  switch (session.pace()) {
    case session::Pace::Watched: break;
    case session::Pace::Played: return by_bot ? kBots : kPersons;
    case session::Pace::Hurried: return by_bot ? kHurried : kBots;
  }
  return kPersons;
}

// A pass that could be taken back was seen and read meanwhile.
Length length(const App& app) {
  Length times = usual_length(app);
  if (app.session().has_waited()) times.flight_ms = times.read_ms = 0;
  return times;
}

bool turns_cards(const RoundSummary& summary) {
  return summary.won == nullptr && summary.fresh != 0;
}
int moving_ms(const Length& length, const RoundSummary& summary) {
  return length.flight_ms + (turns_cards(summary) ? length.turn_ms : 0);
}

void enter(App& app) {
  const RoundSummary summary = summary_of(app.table());
  const int mice = summary.passed != nullptr ? summary.passed->gain : 0;
  if (!app.session().has_waited()) sound_of_pass(app, mice);
  const Length times = length(app);
  app.timers().animate(moving_ms(times, summary));
  app.timers().advance_after(times.read_ms);
}

void key(App& app, Key) { app.next(); }

void draw(const App& app, Page& page) {
  RoundSummary summary = summary_of(app.table());
  if (summary.passed == nullptr) return;
  const Length times = length(app);
  const int elapsed = app.timers().progress() * moving_ms(times, summary) / 256;
  const int flight = times.flight_ms == 0 ? 256 : std::min(256, elapsed * 256 / times.flight_ms);
  if (turns_cards(summary)) {
    summary.row.flipping = summary.fresh;
    summary.row.flip = std::clamp((elapsed - times.flight_ms) * 256 / times.turn_ms, 0, 256);
  } else {
    for (int i = 0; i < summary.row.places; ++i) {
      if ((summary.fresh >> i & 1) != 0) summary.row.cards[i].up = false;
    }
  }
  const Seat seat = summary.passed->seat;
  const int gain = summary.passed->gain;
  draw_turn_title(app, page, seat, Line(app.name(seat)).add(": ").add(app.say(Text::Pass)));
  const Rect row = draw_row(page, summary.row);
  const Rect place = row_place(page, row, summary.row.places, summary.past->passes);
  const Line said = gain > 0
                        ? app.say(Text::PassesTakes, app.name(seat), app.say(Noun::Mouse, gain))
                        : app.say(Text::PassesEmpty, app.name(seat));
  draw_on_edge(page, flight == 256 || gain == 0 ? said.c_str() : "");
  draw_mats(app, page);
  if (page.size().table) draw_middle(app, page, "");
  if (gain > 0) {
    draw_mice_flight(page, row_payout(page, place), mat_of(app, page, seat), gain, flight);
  }
}

}  // namespace

const Screen kPassScreen = {
    .enter = enter, .key = key, .draw = draw, .felt = true, .shows_past = true};

}  // namespace felicity::ui

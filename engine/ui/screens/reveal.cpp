// S9, the reveal: the last cards turn over, a lone dog chases its victim out, and a caption gives
// the reason.
#include <algorithm>

#include "engine/ui/players_strip.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kTurnMs = 600;
constexpr int kRunMs = 1700;
constexpr int kReadMs = 1100;
constexpr int kAfterRunMs = 300;  // the sentence stands there during the run, and in the result
constexpr int kCatches = 100;     // of the 256 of a run: the dog has reached its victim

int turn_ms(const RoundSummary& summary) { return summary.fresh != 0 ? kTurnMs : 0; }
int run_ms(const RoundSummary& summary) { return summary.past->dogs > 0 ? kRunMs : 0; }

Tune tune_of(const RoundSummary& summary) {
  if (summary.past->dogs == 0) return Tune::DrumRoll;
  return summary.fresh != 0 ? Tune::Chase : Tune::Bark;
}

void enter(App& app) {
  const RoundSummary summary = summary_of(app.table());
  app.sound(tune_of(summary));
  app.timers().animate(turn_ms(summary) + run_ms(summary));
  app.timers().advance_after(run_ms(summary) > 0 ? kAfterRunMs : kReadMs);
}

void key(App& app, Key) { app.next(); }

// Hops along the row; animals look to the left, so that is where they run.
void draw_running(Page& page, Rect row, int x, Face face, int run) {
  const CardSize size = animal_size(page);
  const int hop = std::max(run % 32 - 16, 16 - run % 32) * size.h / 96;
  draw_animal(page, {x, row.y + card_size(page).h - size.h - 1 - hop, size.w, size.h}, face);
}

void draw_chase(Page& page, const RoundSummary& summary, Rect row, int run) {
  const PastRound& past = *summary.past;
  const int places = summary.row.places;
  const int width = animal_size(page).w;
  const auto home = [&](int place) { return row_place(page, row, places, place).x + 1; };
  const auto way_out = [&](int from) {  // beyond the left edge, with the dog behind its victim
    return from - (from - row.x + 2 * width + 4) * std::max(0, run - kCatches) / (256 - kCatches);
  };
  const int victim = chased_place(past);
  if (victim >= 0 && run > kCatches) {
    draw_running(page, row, way_out(home(victim)), past.row[victim].face(), run + 8);
  }
  for (int i = 0; i < past.up; ++i) {
    if (!is_dog(past.row[i].face())) continue;
    const int goal = victim >= 0 ? home(victim) + width / 2 : home(i);
    const int x = home(i) + (goal - home(i)) * std::min(run, kCatches) / kCatches;
    draw_running(page, row, run < kCatches ? x : way_out(goal), past.row[i].face(), run);
  }
}

// From the run on the cards of the animals that leave are empty but for their prints.
void mark(RowPicture& row, const PastRound& past, int run) {
  if (run == 0) return;
  unsigned away = dog_places(past);
  if (past.chased && run < kCatches) away &= ~(1U << chased_place(past));
  row.gone = static_cast<std::uint8_t>(away);
}

void draw(const App& app, Page& page) {
  RoundSummary summary = summary_of(app.table());
  if (summary.won == nullptr) return;
  const PastRound& past = *summary.past;
  const int turn = turn_ms(summary);
  const int elapsed = app.timers().progress() * (turn + run_ms(summary)) / 256;
  const int run = run_ms(summary) > 0 ? std::clamp((elapsed - turn) * 256 / kRunMs, 0, 256) : 0;
  summary.row.flipping = summary.fresh;
  summary.row.flip = turn > 0 ? std::min(256, elapsed * 256 / turn) : 256;
  if (past.dogs > 0) mark(summary.row, past, run);

  page.title(app.say(Text::BuysFor, app.name(past.winner), int{past.price}).c_str(),
             Short(summary.round, "/", kRounds).c_str());
  Rect row = draw_row(page, summary.row);
  if (run > 0 && run < 256) draw_chase(page, summary, row, run);
  draw_square_seats(app, page);
  if (elapsed < turn) return;
  Rect rest = page.free().inset(page.size().gap, 0);
  draw_sack_aside(page, rest, Sack::Open);
  page.caption(rest, why_chased(app, past).c_str());
}

}  // namespace

const Screen kRevealScreen = {.enter = enter, .key = key, .draw = draw, .shows_past = true};

}  // namespace felicity::ui

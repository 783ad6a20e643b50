// S9, the reveal: the last cards turn over, a lone dog chases its victim out, and a caption gives
// the reason.
#include <algorithm>

#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kTurnMs = 600;
constexpr int kRunMs = 1700;
constexpr int kReadMs = 1100;
constexpr int kAfterRunMs = 300;  // the sentence stands there during the run, and in the result
// Of the 256 of a run: the dog is on the floor, its victim leaps out, both are on the way out.
constexpr int kStarts = 24;
constexpr int kLeaps = 70;
constexpr int kCatches = 104;

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

// Where and how the animals run: under the row, away from where the dog was.
struct Lane {
  Rect row;
  int places;
  int floor;
  Extent animal;

  Rect card(const Page& page, int place) const { return row_place(page, row, places, place); }
};

// From its card down to the floor, in an arc, while `leap` goes from 0 to 256.
void draw_in_lane(Page& page, const Lane& lane, int x, Face face, Looks looks, int leap, int run) {
  const int top = lane.row.y + card_size(page).h;
  const int arc = leap * (256 - leap) / 256 * lane.animal.h / 128;
  const int feet = top + (lane.floor - top) * leap / 256 - arc;
  const Rect area(x, feet - lane.animal.h, lane.animal.w, lane.animal.h);
  draw_runner(page, area, face, looks, leap < 256 ? 0 : run / 10);
  if (leap < 256) return;
  const int dust = page.size().stroke;  // behind its feet
  const int behind = looks == Looks::Left ? area.right() : area.x - 3 * dust;
  for (int i = 0; i < 3; ++i) {
    const int far = (run / 5 + i * 3) % 4 * dust;
    const int at = looks == Looks::Left ? behind + far : behind + 2 * dust - far;
    page.canvas().fill({at, area.bottom() - (i + 1) * dust, dust, dust}, kFaint);
  }
}

int part(int run, int from, int to) { return std::clamp((run - from) * 256 / (to - from), 0, 256); }

void draw_chase(Page& page, const RoundSummary& summary, Rect row, int run) {
  const PastRound& past = *summary.past;
  const CardSize size = animal_size(page);
  const Lane lane = {row,
                     summary.row.places,
                     page.free().bottom() - page.size().gap,
                     {static_cast<std::uint8_t>(size.w), static_cast<std::uint8_t>(size.h)}};
  const auto home = [&](int place) {
    const Rect card = lane.card(page, place);
    return card.x + (card.w - size.w) / 2;
  };
  const int victim = chased_place(past);
  const int away = (page.whole().w + size.w) * part(run, kCatches, 256) / 256;
  for (int i = 0; i < past.up; ++i) {
    if (!is_dog(past.row[i].face())) continue;
    const bool right = victim >= 0 ? victim > i : i >= lane.places / 2;
    const Looks looks = right ? Looks::Right : Looks::Left;
    const int way = right ? away : -away;
    int goal = home(i);
    if (victim >= 0) {
      goal = home(victim) + (right ? -size.w : size.w);
      if (run >= kLeaps) {
        draw_in_lane(page, lane, home(victim) + way, past.row[victim].face(), looks,
                     part(run, kLeaps, kCatches), run + 5);
      }
    }
    const int x = home(i) + (goal - home(i)) * part(run, kStarts, kCatches) / 256 + way;
    draw_in_lane(page, lane, x, past.row[i].face(), looks, part(run, 0, kStarts), run);
  }
}

// From the run on the cards of the animals that leave are empty but for their prints.
void mark(RowPicture& row, const PastRound& past, int run) {
  if (run == 0) return;
  unsigned away = dog_places(past);
  if (past.chased && run < kLeaps) away &= ~(1U << chased_place(past));
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
             page.spare(Short(summary.round, "/", kRounds).c_str()),
             {.fill = seat_colour(past.winner)});
  const Rect row = draw_row(page, summary.row);
  const bool runs = run > 0 && run < 256;
  // On a small page the animals run where the sentence is going to be.
  const bool silent = elapsed < turn || (runs && !page.size().table);
  draw_on_edge(page, silent ? "" : why_chased(app, past).c_str());
  draw_mats(app, page);
  if (runs) return draw_chase(page, summary, row, run);
  if (page.size().table) draw_sack(page, page.free(), Sack::Open);
}

}  // namespace

const Screen kRevealScreen = {
    .enter = enter, .key = key, .draw = draw, .felt = true, .shows_past = true};

}  // namespace felicity::ui

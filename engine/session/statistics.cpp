#include "engine/session/statistics.h"

#include <algorithm>

#include "engine/session/roster.h"
#include "engine/store/store.h"

namespace felicity::session {
namespace {

using text::Text;
using Shown = Statistic::Shown;

// The highest of `before` and the values `of` the sacks won.
template <class Of>
std::int64_t highest(std::int32_t before, const PlayedGame& game, const Of& of) {
  for (int round = game.history.first_round(); round <= game.history.round(); ++round) {
    const PastRound& past = game.history.past(round);
    if (past.winner == game.seat) before = std::max<std::int32_t>(before, of(past));
  }
  return before;
}

}  // namespace

constexpr Statistic kStatistics[kFigures] = {
    {.label = Text::StatGames,
     .shown = Shown::InTheHeading,
     .line = 0,
     .schema = 1,
     .bytes = 2,
     .least = 0,
     .most = UINT16_MAX,
     .after = [](const Person& person, const PlayedGame&) -> std::int64_t {
       return person[Figure::Games] + 1;
     }},
    {.label = Text::StatWins,
     .shown = Shown::WithShare,
     .line = 0,
     .schema = 1,
     .bytes = 2,
     .least = 0,
     .most = UINT16_MAX,
     // A page with more wins than games is not believed.
     .after = [](const Person& person, const PlayedGame& game) -> std::int64_t {
       return std::min(person[Figure::Wins] + (game.won ? 1 : 0), person[Figure::Games]);
     }},
    {.label = Text::StatBestScore,
     .shown = Shown::Number,
     .line = 2,
     .schema = 1,
     .bytes = 2,
     .least = INT16_MIN,
     .most = INT16_MAX,
     .after = [](const Person& person, const PlayedGame& game) -> std::int64_t {
       const bool is_first = person[Figure::Games] == 1;
       return is_first ? game.total : std::max(person[Figure::BestScore], game.total);
     }},
    {.label = Text::StatBestSack,  // worth of the best sack ever won
     .shown = Shown::AboveZero,
     .line = 3,
     .schema = 1,
     .bytes = 1,
     .least = 0,
     .most = UINT8_MAX,
     .after = [](const Person& person, const PlayedGame& game) -> std::int64_t {
       return highest(person[Figure::BestSack], game,
                      [](const PastRound& past) { return past.value; });
     }},
    {.label = Text::StatDearestDog,  // most mice ever paid for a sack with a dog in it
     .shown = Shown::AboveZero,
     .line = 4,
     .schema = 1,
     .bytes = 1,
     .least = 0,
     .most = UINT8_MAX,
     .after = [](const Person& person, const PlayedGame& game) -> std::int64_t {
       return highest(person[Figure::DearestDog], game,
                      [](const PastRound& past) { return past.dogs > 0 ? past.price : 0; });
     }},
    {.label = Text::StatAverage,
     .shown = Shown::MeanOfAGame,
     .line = 1,
     .schema = 1,
     .bytes = 4,
     .least = INT32_MIN,
     .most = INT32_MAX,
     .after = [](const Person& person, const PlayedGame& game) -> std::int64_t {
       return std::int64_t{person[Figure::Points]} + game.total;
     }},
};

namespace {

constexpr bool every_figure_has_a_row() {
  return std::all_of(std::begin(kStatistics), std::end(kStatistics),
                     [](const Statistic& row) { return row.bytes > 0; });
}
static_assert(every_figure_has_a_row());

// Names of full length, figures, last_game and habits of the people in a page.
constexpr std::size_t page_bytes() {
  std::size_t person = 1 + store::kKeptNameBytes + sizeof Person::last_game + sizeof Person::habits;
  for (const Statistic& row : kStatistics) person += row.bytes;
  return 1 + Roster::kInPage * person;
}
static_assert(page_bytes() <= store::kPayloadBytes);

}  // namespace

void count_game(Person& person, const PlayedGame& game) {
  for (int i = 0; i < kFigures; ++i) {
    const Statistic& row = kStatistics[i];
    const std::int64_t after = row.after(person, game);
    person.figures[i] =
        static_cast<std::int32_t>(std::clamp<std::int64_t>(after, row.least, row.most));
  }
}

}  // namespace felicity::session

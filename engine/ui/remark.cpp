#include "engine/ui/remark.h"

#include <bit>

#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// In the order of the texts.
enum class Occasion : std::uint8_t { Dear, Bargain, Robbed, PassedWell, Won };
constexpr int kOccasions = 5;
static_assert(name_from(Text::RemarkDear, kOccasions* Player::kCharacters - 1) ==
              Text::RemarkWonTrickster);

constexpr int kDear = 4;      // points that a sack is worth less than it cost
constexpr int kBargain = 10;  // points that it is worth more
constexpr int kFine = 8;      // a cat whose loss hurts

struct Happening {
  Seat seat = kNobody;
  Occasion what = Occasion::Dear;
};

bool is_bot(const PublicTable& table, Seat seat) {
  return seat != kNobody && table.player(seat).kind != Player::Kind::Human;
}

// The buyer's joy or sorrow, else the joy of the seat that was paid last and saw the buyer lose.
Happening happening_of(const PublicTable& table, const PastRound& past) {
  if (past.outcome != PastRound::Outcome::Won) return {};
  if (is_bot(table, past.winner)) {
    if (past.chased && points(past.chased->face()) >= kFine) return {past.winner, Occasion::Robbed};
    if (past.price - past.value >= kDear) return {past.winner, Occasion::Dear};
    if (past.value - past.price >= kBargain) return {past.winner, Occasion::Bargain};
  }
  const Seat last = past.passes > 0 ? past.passers[past.passes - 1] : kNobody;
  const bool paid = past.mice_laid && past.value < past.price;
  return paid && is_bot(table, last) ? Happening{last, Occasion::PassedWell} : Happening();
}

Remark remark_of(const PublicTable& table, const Happening& happening) {
  if (happening.seat == kNobody) return {};
  const int character = static_cast<int>(table.player(happening.seat).character);
  const int place = static_cast<int>(happening.what) * Player::kCharacters + character;
  return {happening.seat, name_from(Text::RemarkDear, place)};
}

}  // namespace

Remark remark_on(const PublicTable& table, int round) {
  const History& history = table.history();
  const Remark now = remark_of(table, happening_of(table, history.past(round)));
  if (now.seat == kNobody || round == history.first_round()) return now;
  // No line is read twice running, whichever bot says it.
  const Remark before = remark_of(table, happening_of(table, history.past(round - 1)));
  return before.seat != kNobody && before.words == now.words ? Remark() : now;
}

Remark remark_of_winner(const PublicTable& table) {
  if (!table.over()) return {};
  const unsigned winners = table.view().scores.winners;
  const auto seat = static_cast<Seat>(std::countr_zero(winners));
  const bool alone = std::has_single_bit(winners) && is_bot(table, seat);
  return remark_of(table, {alone ? seat : kNobody, Occasion::Won});
}

void draw_remark(Page& page, Rect area, const Remark& remark) {
  const Extent tab = page.size().card_tab;
  draw_tab(page, area.cut_left(tab.w + page.size().gap).centred(tab.w, tab.h), remark.seat);
  page.canvas().fill_rounded(area, page.size().corner, kPaper);
  page.caption(area, translate(page.language(), remark.words));
}

}  // namespace felicity::ui

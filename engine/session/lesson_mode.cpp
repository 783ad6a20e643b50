#include "engine/session/lesson_mode.h"

#include <algorithm>
#include <cstring>

#include "engine/session/session.h"

namespace felicity::session {
namespace {

using text::Prose;

// One opens, one passes at once, one raises: the learner sees a bid, a paid pass and a dog, and
// wins with nine mice at the latest.
struct Part {
  Face card;
  int step;   // over the high bid
  int limit;  // passes rather than bid more
};
constexpr Part kParts[] = {
    {Face::Rabbit, 0, 0},  // the learner's own seat: not used
    {Face::Cat11, 3, 6},
    {Face::CatMinus5, 0, 0},
    {Face::SmallDog, 2, 8},
};
constexpr int kPlayers = 4;
constexpr Seat kOpener = 1;

void seat(Player& player, Player::Kind kind, const char* name) {
  player = Player();
  player.kind = kind;
  (void)set_name(player, name, std::strlen(name));  // preset names are always names
}

}  // namespace

Deal guided_deal() {
  Deal deal;
  deal.setup.players = kPlayers;
  deal.setup.edition = Edition::English2007;
  deal.setup.house = house_rules_of(Edition::English2007);
  deal.setup.start = kOpener;
  constexpr Face kDiscards[kPlayers] = {Face::Cat3, Face::Rabbit, Face::Cat5, Face::Cat8};
  for (int i = 0; i < kPlayers; ++i) deal.discards[i] = kDiscards[i];
  return deal;
}

Action guided_action(const View& own) {
  const Seat seat = own.viewer;
  const Part& part = kParts[seat];
  switch (own.phase) {
    case Phase::Place:
      return Action::place(seat, own.hand.has(part.card) ? part.card : own.hand.lowest());
    case Phase::Auction:
      if (own.high >= part.limit) return Action::pass(seat);
      return Action::bid(seat, std::min(own.high + part.step, part.limit));
    case Phase::LastChance:
    case Phase::Over: break;
  }
  return Action::pass(seat);
}

namespace {

void lay_table(Session& session) {
  const Language language = session.saves().settings().language;
  Player table[kMaxSeats];
  table[kLearner] = session.saves().seating().seats[kLearner];
  table[kLearner].kind = Player::Kind::Human;
  if (table[kLearner].name_size == 0) {
    seat(table[kLearner], Player::Kind::Human, text::preset_name(language, 0));
  }
  int preset = 0;
  for (int i = 1; i < kPlayers; ++i) {
    const char* name = text::preset_name(language, preset++);
    if (std::strcmp(name, table[kLearner].name) == 0) name = text::preset_name(language, preset++);
    seat(table[i], Player::Kind::EasyBot, name);
  }
  session.table().begin(guided_deal(), table);
}

Action act(Session& session) {
  const Table& table = session.table();
  return guided_action(table.view_of(table.view().turn));
}

// Every advice is given once; afterwards Unchanged.
Show advise(Session& session, Prose words, Seat about = kLearner) {
  LessonProgress& lesson = session.lesson();
  const unsigned bit = 1U << (static_cast<int>(words) - static_cast<int>(Prose::GuideStart));
  if ((lesson.advised & bit) != 0) return Show::Unchanged;
  lesson.advised = static_cast<std::uint16_t>(lesson.advised | bit);
  lesson.advice = {words, about};
  return Show::Advice;
}

Show begin(Session& session) { return session.begin_lesson(); }

Show leave(Session& session) {
  session.restore_game();
  return Show::Lessons;
}

Show after_result(Session& session) {
  const PastRound& first = session.table().history().past(1);
  const bool sold = first.outcome == PastRound::Outcome::Won;
  return sold ? advise(session, Prose::GuideSold, first.winner)
              : advise(session, Prose::GuideUnsold);
}

// The round is over and its result was seen: the lesson counts as read once the last advice was.
Show end(Session& session) {
  Show advice = after_result(session);
  if (advice == Show::Unchanged) advice = advise(session, Prose::GuideEnd);
  if (advice != Show::Unchanged) return advice;
  session.saves().change_settings().lessons_read |= std::uint8_t{1U << kLessons};
  return session.leave();
}

// At the learner's turn only. To bid comes first; how to pass, once an own bid was raised.
Show advise_on_bidding(Session& session, bool has_bid) {
  if (!has_bid) return advise(session, Prose::GuideBid);
  const Show raise = advise(session, Prose::GuideRaise);
  return raise != Show::Unchanged ? raise : advise(session, Prose::GuidePass);
}

Show interject(Session& session) {
  if (!session.queue().is_empty()) {
    const Show coming = session.queue().front();
    if (coming == Show::RowFilled) return advise(session, Prose::GuideFirstCard);
    return coming == Show::Reveal ? advise(session, Prose::GuideDogs) : Show::Unchanged;
  }
  const View& now = session.table().view();
  if (now.round > 1) return end(session);
  const Show first = advise(session, Prose::GuideStart);
  if (first != Show::Unchanged || now.turn != kLearner) return first;
  if (now.phase == Phase::Place) return advise(session, Prose::GuidePlace);
  return advise_on_bidding(session, now.bids[kLearner] > 0);
}

}  // namespace

Show Session::begin_lesson() {
  use_table(kLessonMode);
  reseed();  // for the cursor of the hand, not for the deal
  lesson_ = LessonProgress();
  lay_table(*this);
  return next();
}

const Mode kLessonMode = {.begin = begin, .act = act, .interject = interject, .leave = leave};

}  // namespace felicity::session

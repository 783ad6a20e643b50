#include "engine/ui/lesson.h"
#include "engine/ui/lessons.h"

#include <algorithm>
#include <cstring>

#include "engine/hal.h"
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

// One opens, one passes at once, one raises: whoever learns sees a bid, a paid pass and a dog, and
// wins with nine mice at the latest.
struct Part {
  Face card;
  int step;   // over the high bid
  int limit;  // passes rather than bid more
};
constexpr Part kParts[] = {
    {Face::Rabbit, 0, 0},  // the learner's own seat: nobody plays this part
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

void App::begin_lesson_game() {
  use_table(Use::Lesson);
  advised_ = 0;
  lay_lesson_table();
  next();
}

void App::lay_lesson_table() {
  std::uint8_t key[Random::kKeyBytes];
  hal::entropy(key);
  chance_ = Random(key);  // for the cursor of the hand, not for the deal
  Player table[kMaxSeats];
  table[kLearner] = seating_.seats[kLearner];
  table[kLearner].kind = Player::Kind::Human;
  if (table[kLearner].name_size == 0) {
    seat(table[kLearner], Player::Kind::Human, preset_name(settings_.language, 0));
  }
  int preset = 0;
  for (int i = 1; i < kPlayers; ++i) {
    const char* name = preset_name(settings_.language, preset++);
    if (std::strcmp(name, table[kLearner].name) == 0) {
      name = preset_name(settings_.language, preset++);
    }
    seat(table[i], Player::Kind::EasyBot, name);
  }
  table_.begin(guided_deal(), table);
}

// Opens the page once; false: it has been read.
bool App::advise(Prose words, Seat about) {
  const unsigned bit = 1U << (static_cast<int>(words) - static_cast<int>(Prose::GuidePlace));
  if ((advised_ & bit) != 0) return false;
  advised_ = static_cast<std::uint16_t>(advised_ | bit);
  go(kGuideScreen);
  memory<GuideMemory>() = {.pages = {}, .words = words, .about = about};
  return true;
}

// What is said before the screen that comes now.
bool App::advise() {
  const View& now = view();
  const PastRound& first = table_.history().past(1);
  if (tale_next_ < tale_size_) {
    const Screen* coming = tale_[tale_next_];
    if (coming == &kRowFilledScreen) return advise(Prose::GuideFirstCard, kLearner);
    if (coming == &kRevealScreen) return advise(Prose::GuideDogs, kLearner);
    if (coming != &kResultScreen) return false;
    const bool sold = first.outcome == PastRound::Outcome::Won;
    return advise(sold ? Prose::GuideSold : Prose::GuideUnsold, sold ? first.winner : kLearner);
  }
  if (now.round > 1) {
    if (!advise(Prose::GuideEnd, kLearner)) {
      change_settings().lessons_read |= std::uint8_t{1U << kLessons};
      end_lesson();
    }
    return true;
  }
  if (now.turn != kLearner) return now.passed != 0 && advise(Prose::GuidePass, kLearner);
  if (now.phase == Phase::Place) return advise(Prose::GuidePlace, kLearner);
  if (now.bids[kLearner] > 0) return advise(Prose::GuideRaise, kLearner);
  return advise(buttons() == Buttons::Four ? Prose::GuideBidFour : Prose::GuideBid, kLearner);
}

void App::end_lesson() {
  restore_game();
  go(kLearnScreen);
}

}  // namespace felicity::ui

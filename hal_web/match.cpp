// Games of one guest, whose answers come from outside, against bots of the house: those that
// `felicity arena --seed S` plays, move by move. A module of its own, for the bot workshop.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "engine/rules/state.h"
#include "hal_host/arena/arena.h"
#include "hal_host/arena/bot_service.h"
#include "hal_host/protocol/observation.h"
#include "hal_host/protocol/words.h"
#include "hal_web/exports.h"

namespace felicity::web {
namespace {

using host::ArenaPlan;
using host::HouseBot;
using host::Tally;

constexpr const char* kGuest = "guest";

// What goes in and out: the page writes its input here, and finds the result here.
constexpr std::size_t kRoom = 16 * 1024;
char exchange[kRoom];
std::size_t exchange_size = 0;

void give(const char* bytes, std::size_t size) {
  exchange_size = std::min(size, kRoom);
  std::memcpy(exchange, bytes, exchange_size);
}
void give(const std::string& text) { give(text.data(), text.size()); }

struct Match {
  ArenaPlan plan;
  std::vector<std::optional<HouseBot>> bots;  // of each entrant; nothing: the guest
  std::vector<Tally> tallies;                 // of every deal that has begun
  // The game that is played.
  int turn = 0;  // the rotation of the seats
  Seat guest_seat = 0;
  std::uint32_t seeds[kMaxSeats] = {};
  State state;
  History history;
  Record record;

  int players() const { return plan.setup.players; }
  std::size_t entrant(Seat seat) const { return host::entrant_at(seat, turn, players()); }
  Tally& tally(Seat seat) {
    return tallies[tallies.size() - static_cast<std::size_t>(players()) + entrant(seat)];
  }
  void play(const Action& action) {
    ++tally(state.turn).decisions;
    append(record.moves, state, action);
    Events events;
    if (apply(state, action, events) != Verdict::Ok) __builtin_trap();  // it was checked
    history.note(events);
  }
};
std::optional<Match> match;

// "easy", "normal2": names of a record differ.
Player player_of(const std::string& entrant, std::size_t number) {
  Player player;
  const std::string name =
      entrant.substr(0, std::min<std::size_t>(entrant.find(':'), Player::kNameLetters - 1)) +
      std::to_string(number + 1);
  (void)set_name(player, name.data(), name.size());
  (void)host::set_kind(player, "bot:" + entrant);  // else a player like a person
  return player;
}

// A whole number: printing fractions would bring in much of the C library.
std::string millionths(double value) { return std::to_string(std::lround(value * 1e6)); }

std::string read_seats(Match& made, std::string_view list) {
  while (!list.empty()) {
    const std::string name(list.substr(0, list.find(',')));
    list.remove_prefix(std::min(list.size(), name.size() + 1));
    made.bots.push_back(HouseBot::named(name));
    if (!made.bots.back() && name != kGuest) return "there is no bot " + name;
    made.plan.entrants.push_back({name, {}});
    if (name == kGuest) made.plan.entrants.back().command = {name};
  }
  const auto guests = std::count(made.bots.begin(), made.bots.end(), std::nullopt);
  if (guests != 1) return "a match has one guest";
  if (made.bots.size() < kMinSeats || made.bots.size() > kMaxSeats) return "3, 4 or 5 play";
  return "";
}

}  // namespace

FELICITY_EXPORT("exchange") char* exchange_memory() { return exchange; }
FELICITY_EXPORT("exchange_room") std::size_t exchange_room() { return kRoom; }
FELICITY_EXPORT("exchange_size") std::size_t exchange_used() { return exchange_size; }

// "guest,easy,normal" is in the exchange. False: the reason is there.
FELICITY_EXPORT("open") bool open(std::size_t size, std::uint64_t seed) {
  Match made;
  const std::string error = read_seats(made, {exchange, size});
  give(error);
  if (!error.empty()) return false;
  made.plan.setup.players = static_cast<std::uint8_t>(made.bots.size());
  made.plan.seed = seed;
  made.plan.deal_key = made.plan.house_key = host::key_of(seed);
  made.plan.guest_key = host::practice_key();
  match.emplace(std::move(made));
  return true;
}

// The next game, 0 the first. What the guest is sent is in the exchange. Returns its seat.
FELICITY_EXPORT("begin") int begin(int game) {
  const int players = match->players();
  const long index = game / players;
  match->turn = game % players;
  match->tallies.resize(static_cast<std::size_t>((index + 1) * players));
  const Deal dealt = host::deal_of(match->plan, index);
  if (felicity::begin(match->state, dealt) != Verdict::Ok) __builtin_trap();
  match->history = History(match->state);
  match->record = Record();
  match->record.deal = dealt;
  host::BotSeeds seeds(match->plan, index, match->turn);
  for (Seat seat = 0; seat < players; ++seat) {
    const std::size_t who = match->entrant(seat);
    match->record.players[seat] = player_of(match->plan.entrants[who].name, who);
    match->seeds[seat] = seeds.next(!match->bots[who]);
    if (!match->bots[who]) match->guest_seat = seat;
  }
  give(host::new_line(dealt.setup, match->guest_seat, match->seeds[match->guest_seat]));
  return match->guest_seat;
}

// Bots of the house play until the guest is asked: true, and the question is in the exchange; or
// until the game is over.
FELICITY_EXPORT("ask") bool ask() {
  while (match->state.phase != Phase::Over) {
    const Seat seat = match->state.turn;
    const View view = view_for(match->state, seat);
    if (seat == match->guest_seat) {
      give(host::act_line(host::fields_of(view, match->history)));
      return true;
    }
    HouseBot& bot = *match->bots[match->entrant(seat)];
    match->play(bot.decide(view, match->history, match->seeds[seat]));
  }
  for (Seat seat = 0; seat < match->players(); ++seat) {
    host::count_game(match->tally(seat), scores(match->state), seat, match->players());
  }
  return false;
}

// The guest's answer is in the exchange: "a 3". False: it is not legal, a fault, and the first card
// or a pass is played instead.
FELICITY_EXPORT("answer") bool answer(std::size_t size) {
  const Choices& open = view_for(match->state, match->guest_seat).choices;
  const auto action = host::read_reply({exchange, size}, open);
  if (!action) ++match->tally(match->guest_seat).faults;
  match->play(action.value_or(host::default_action(open)));
  return action.has_value();
}

// After the last answer, a line: "end scores=51,40,38,60 winners=3". Then one for each round, of
// the cards from the left with their owners: "2:5,3:-8,0:L,1:11 winner=1 price=9 value=-3
// chased=11"; winner - where the sack was not taken.
FELICITY_EXPORT("write_result") void write_result() {
  const Scores result = scores(match->state);
  std::string totals, winners, rounds;
  for (Seat seat = 0; seat < match->players(); ++seat) {
    totals += (seat > 0 ? "," : "") + std::to_string(result.total[seat]);
    if ((result.winners >> seat & 1) != 0) {
      winners += (winners.empty() ? "" : ",") + std::to_string(seat);
    }
  }
  for (int round = 1; round <= kRounds; ++round) {
    const PastRound& past = match->history.past(round);
    rounds += "\n";
    for (int i = 0; i < past.up; ++i) {
      rounds += (i > 0 ? "," : "") + std::to_string(past.row[i].owner()) + ":" +
                host::bot_word(past.row[i].face());
    }
    const bool won = past.outcome == PastRound::Outcome::Won;
    rounds += " winner=" + (won ? std::to_string(past.winner) : "-");
    rounds += " price=" + std::to_string(past.price) + " value=" + std::to_string(past.value);
    rounds += std::string(" chased=") + (past.chased ? host::bot_word(past.chased->face()) : "-");
  }
  give("end scores=" + totals + " winners=" + winners + rounds);
}

// The game as the bytes of a link.
FELICITY_EXPORT("write_record") void write_record() {
  std::uint8_t bytes[kMostRecordBytes];
  give(reinterpret_cast<const char*>(bytes), encode(match->record, bytes));
}

// Figures of the deals that were played in all rotations, `deals` of them: a line an entrant, with
// the names of arena --json; all but the faults in millionths.
FELICITY_EXPORT("write_standings") void write_standings(int deals) {
  const auto count = static_cast<std::ptrdiff_t>(deals) * match->players();
  const std::vector<Tally> whole(match->tallies.begin(), match->tallies.begin() + count);
  std::string lines;
  for (const host::Standing& one : host::standings(match->plan, whole)) {
    lines += one.name + " win=" + millionths(one.win) + " ci=" + millionths(one.interval) +
             " margin=" + millionths(one.margin) +
             " margin_ci=" + (one.margin_interval ? millionths(*one.margin_interval) : "null") +
             " score=" + millionths(one.score) + " faults=" + std::to_string(one.faults) + "\n";
  }
  give(lines);
}

}  // namespace felicity::web

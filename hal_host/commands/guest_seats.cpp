#include "hal_host/commands/guest_seats.h"

#include <algorithm>
#include <cstring>
#include <random>

namespace felicity::host {

std::string GuestSeats::add(const std::string& text) {
  const bool seated = text.size() > 2 && text[0] >= '0' && text[0] < '0' + kMaxSeats &&
                      text[1] == '=' && text.substr(2).starts_with("exec:");
  if (!seated) return "--seat is SEAT=exec:COMMAND, with a seat from 0 to 4";
  const Seat seat = static_cast<Seat>(text[0] - '0');
  for (const Guest& guest : guests_) {
    if (guest.seat == seat) return "--seat " + std::to_string(seat) + " given twice";
  }
  std::string error;
  const EntrantSpec entrant = read_invitation(text.substr(2), error);
  if (!error.empty()) return error;
  Guest guest;
  guest.seat = seat;
  guest.entrant = entrant;
  guest.bot = std::make_unique<GuestBot>(entrant.command, kTimeout);
  guests_.push_back(std::move(guest));
  return "";
}

std::string GuestSeats::check() const {
  for (const Guest& guest : guests_) {
    const std::string error = cannot_play(guest.entrant.command, kTimeout);
    if (!error.empty()) return guest.entrant.name + " cannot be started: " + error;
  }
  return "";
}

void GuestSeats::sit_down(Device& device) {
  std::vector<EntrantSpec> entrants;
  for (const Guest& guest : guests_) entrants.push_back(guest.entrant);
  const std::vector<Player> players = players_of(entrants);
  session::Settings& settings = device.app().change_settings();
  settings.first_start = false;  // the programs wait for a game
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    Guest& guest = guests_[i];
    guest.player = players[i];
    guest.player.kind = Player::Kind::NormalBot;  // plays on for a program that is out
    device.saves().change_seating().seats[guest.seat] = guest.player;
    const int least = guest.seat + 1;
    settings.players = static_cast<std::uint8_t>(std::max<int>(settings.players, least));
  }
}

// A seat that a person has taken, or a game that was begun without the program, is not its own.
GuestSeats::Guest* GuestSeats::guest_to_act(const session::Session& session) {
  const bool in_game = &session.mode() == &session::kGameMode && session.table().running();
  const bool its_turn = session.bots().is_begun() || session.bots().is_outside();
  if (!in_game || !its_turn) return nullptr;
  const Seat turn = session.table().view().turn;
  for (Guest& guest : guests_) {
    if (guest.seat != turn) continue;
    const Player& there = session.table().player(turn);
    return std::strcmp(there.name, guest.player.name) == 0 ? &guest : nullptr;
  }
  return nullptr;
}

void GuestSeats::begin_game(Guest& guest, const session::Session& session) {
  const Deal& dealt = session.table().record().deal;
  if (guest.playing && guest.game == dealt) return;
  guest.playing = true;
  guest.game = dealt;
  constexpr std::uint32_t kMostSeed = 0x7FFFFFFF;
  const std::uint32_t seed = fixed_seeds_ ? ++games_ : std::random_device()();
  guest.bot->ask_to_begin(dealt.setup, guest.seat, seed & kMostSeed);
}

void GuestSeats::end_games(const session::Session& session) {
  if (&session.mode() != &session::kGameMode || !session.table().over()) return;
  for (Guest& guest : guests_) {
    if (!guest.playing || !(guest.game == session.table().record().deal)) continue;
    guest.playing = false;
    guest.bot->end(session.table().view().scores);
  }
}

bool GuestSeats::step(Device& device, bool waits) {
  session::Session& session = device.session();
  end_games(session);
  Guest* const guest = guest_to_act(session);
  if (guest == nullptr) return false;
  begin_game(*guest, session);
  session::BotTurns& turns = session.bots();
  const session::Table& table = session.table();
  if (turns.is_begun() && !guest->bot->is_out()) {
    guest->bot->ask_to_act(table.view_of(guest->seat), table.history());
    turns.leave_outside();
  }
  GuestBot& bot = *guest->bot;
  bool done = bot.listen(GuestBot::Clock::now());
  while (waits && !done) done = bot.listen(GuestBot::Clock::now() + std::chrono::seconds(1));
  take_faults(*guest);
  if (!done || !turns.is_outside()) return !done;
  if (bot.is_out()) {
    turns.begin(guest->seat, session.random().word());
  } else {
    turns.decide(bot.answer());
  }
  return false;
}

void GuestSeats::take_faults(Guest& guest) {
  constexpr int kMostLines = 10;
  for (const Misstep& misstep : guest.bot->take_faults()) {
    const std::string line = std::string(guest.player.name) + " " + misstep.what +
                             (guest.bot->is_out() ? "; a normal bot plays on" : "");
    if (on_fault) on_fault(line);
    if (++fault_count_ > kMostLines) continue;
    first_faults_ += line + "\n";
    if (!misstep.question.empty()) first_faults_ += "  question: " + misstep.question + "\n";
  }
}

void GuestSeats::drop_messages() {
  messages_dropped_ = true;
  for (const Guest& guest : guests_) guest.bot->drop_messages();
}

std::string GuestSeats::faults() const {
  if (fault_count_ == 0) return "";
  std::string text = first_faults_ + "faults in all: " + std::to_string(fault_count_) + "\n";
  if (messages_dropped_) {
    text +=
        "What programs write to standard error was left out of this terminal: 2>FILE keeps it\n";
  }
  return text;
}

}  // namespace felicity::host

#include <bit>
#include <cstring>

#include "engine/session/session.h"

namespace felicity::session {

int BotMatch::share(Seat seat) const {
  const std::uint32_t whole = std::uint32_t{played} * kWhole;
  return whole == 0 ? 0 : static_cast<int>((wins[seat] * 100 + whole / 2) / whole);
}

void BotMatch::count(const Scores& scores) {
  ++played;
  const int winners = std::popcount(scores.winners);
  for (Seat seat = 0; seat < players; ++seat) {
    if ((scores.winners >> seat & 1) != 0)
      wins[seat] += static_cast<std::uint32_t>(kWhole / winners);
  }
}

namespace {

void begin_match_game(Session& session) {
  const BotMatch& match = session.bot_match();
  Setup setup;
  setup.players = match.players;
  session.table().begin(setup, match.seats, session.random());
  session.ask_bot();
}

Show begin(Session& session) { return session.begin_bot_match(); }

Action act(Session& session) { return session.bots().answer(); }

bool after_action(Session& session) {
  if (!session.table().over()) {
    session.ask_bot();
    return false;
  }
  BotMatch& match = session.bot_match();
  match.count(session.table().view().scores);
  if (match.played == match.games()) {
    (void)session.leave();
  } else {
    begin_match_game(session);
  }
  return true;
}

Show leave(Session& session) {
  session.bots().stop();
  session.restore_game();
  return Show::Unchanged;
}

}  // namespace

Show Session::begin_bot_match() {
  use_table(kBotMatchMode);
  reseed();
  bot_match_.played = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    bot_match_.wins[seat] = 0;
    const char* name = text::preset_name(saves_->settings().language, seat);
    (void)set_name(bot_match_.seats[seat], name, std::strlen(name));
  }
  begin_match_game(*this);
  return Show::Unchanged;
}

const Mode kBotMatchMode = {.in_background = true,
                            .bots_think = true,
                            .begin = begin,
                            .act = act,
                            .after_action = after_action,
                            .leave = leave};

}  // namespace felicity::session

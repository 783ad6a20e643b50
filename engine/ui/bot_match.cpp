#include "engine/ui/bot_match.h"

#include <bit>
#include <cstring>

#include "engine/hal.h"
#include "engine/ui/app.h"

namespace felicity::ui {

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

void App::begin_bot_match() {
  use_table(Use::BotMatch);
  bot_match_.played = 0;
  std::uint8_t key[Random::kKeyBytes];
  hal::entropy(key);
  chance_ = Random(key);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    bot_match_.wins[seat] = 0;
    const char* name = preset_name(settings_.language, seat);
    (void)set_name(bot_match_.seats[seat], name, std::strlen(name));
  }
  begin_bot_match_game();
}

void App::begin_bot_match_game() {
  Setup setup;
  setup.players = bot_match_.players;
  table_.begin(setup, bot_match_.seats, chance_);
  ask_thinker(table_.view().turn);
}

// One slice of thinking, or the action it led to.
void App::step_bot_match() {
  if (thinking_) return;
  if (table_.play(thinker_->answer()) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  if (!table_.over()) return ask_thinker(view().turn);
  bot_match_.count(view().scores);
  dirty_ = true;
  if (bot_match_.played == bot_match_.games()) return end_bot_match();
  begin_bot_match_game();
}

void App::end_bot_match() {
  thinking_ = false;
  restore_game();
  dirty_ = true;
}

}  // namespace felicity::ui

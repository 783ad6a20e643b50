// The bot's side of the bot protocol (docs/protocols.md, section 5), line by line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hal_host/arena/builtin_bot.h"

namespace felicity::host {

class BotService {
 public:
  explicit BotService(const HouseBot& bot) : bot_(bot) {}

  // Nothing where the protocol wants no answer. What cannot be understood is answered by a line
  // that starts with "error", and changes nothing.
  std::optional<std::string> answer(std::string_view line);

  bool over() const { return over_; }  // after "quit"

 private:
  std::string begin(std::string_view keys);
  std::string act(std::string_view keys);

  HouseBot bot_;
  std::uint64_t seed_ = 0;
  Edition edition_ = Edition::English2007;
  HouseRules house_;
  bool over_ = false;
};

// What an arena sends at the start of a game, and the answer to an act.
std::string new_line(const Setup& setup, Seat seat, std::uint64_t seed);
std::string reply_line(const Action& action);
// Nothing if the line is no answer, or one that is not open to the seat.
std::optional<Action> read_reply(std::string_view line, const Choices& open);
// What is done for one who gives no good answer: the first card in hand order, or a pass.
Action default_action(const Choices& open);

// Until "quit" or the end of `input`. The exit status of the program.
int serve_bot(const HouseBot& bot, int input, int output);

}  // namespace felicity::host

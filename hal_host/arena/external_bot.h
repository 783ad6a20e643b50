// The arena's side of the bot protocol: a bot that is a program of its own.
#pragma once

#include "hal_host/arena/child_process.h"
#include "hal_host/arena/entrant.h"

namespace felicity::host {

// A wrong answer is a fault and counts as the default action. One that is late or dies is out until
// the game ends: killed, played by default actions, and started again for the next game.
class GuestBot : public Entrant {
 public:
  GuestBot(const std::vector<std::string>& command, double timeout);
  ~GuestBot() override;
  void begin(const Setup& setup, Seat seat, std::uint64_t seed) override;
  Action act(const View& view, const History& history) override;
  void end(const Scores& scores) override;

 private:
  using Heard = ChildProcess::Heard;

  Heard ask(const std::string& line, std::string& answer);
  void be_told_of(const std::string& game);
  // True if an answer came; else the bot is out.
  bool still_in(Heard heard);
  void out(const std::string& error);
  void complain(const std::string& asked, const std::string& answer);

  std::vector<std::string> command_;
  double timeout_;
  ChildProcess process_;
  std::uint8_t players_ = 0;
};

}  // namespace felicity::host

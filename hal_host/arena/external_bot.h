// The arena's side of the bot protocol: a bot that is a program of its own.
#pragma once

#include <deque>

#include "hal_host/arena/child_process.h"
#include "hal_host/arena/entrant.h"

namespace felicity::host {

// Starts the program, and ends it after its answer to hello. Empty, or why it cannot play.
std::string cannot_play(const std::vector<std::string>& command, double timeout);

// A wrong answer is a fault and counts as the default action. A program that is late or dies is out
// until the game ends: killed, played by default actions, and started again for the next game.
class GuestBot : public Entrant {
 public:
  using Clock = ChildProcess::Clock;

  GuestBot(const std::vector<std::string>& command, double timeout);
  ~GuestBot() override;
  void begin(const Setup& setup, Seat seat, std::uint64_t seed) override;
  Action act(const View& view, const History& history) override;
  void end(const Scores& scores) override;

  // The same without waiting: questions are put in order and sent one after the other, each when
  // the one before has its answer.
  void ask_to_begin(const Setup& setup, Seat seat, std::uint64_t seed);
  void ask_to_act(const View& view, const History& history);
  // Sends and listens until then. False: an answer is still to come.
  bool listen(Clock::time_point until);
  // To the last question to act.
  Action answer() const { return answer_; }
  bool is_out() const { return !process_.running(); }
  // From its next start on, what it writes to standard error is dropped.
  void drop_messages() { messages_ = ChildProcess::Messages::Dropped; }

 private:
  using Heard = ChildProcess::Heard;
  struct Question {
    enum class Kind { Hello, New, Act };
    Kind kind;
    std::string line;
    Choices open;  // Act
  };

  void finish();
  void start_program(const std::string& game);
  void take(Heard heard, const std::string& line);
  void take_answer(const Question& question, const std::string& line);
  void complain(const Question& question, const std::string& line, const std::string& wanted);
  void out(const std::string& error);

  std::vector<std::string> command_;
  double timeout_;
  ChildProcess process_;
  std::deque<Question> questions_;  // the first one was sent if `asked_`
  bool asked_ = false;
  bool fresh_ = false;  // it has begun no game yet
  Clock::time_point deadline_;
  Action answer_;
  std::uint8_t players_ = 0;
  int times_out_ = 0;
  ChildProcess::Messages messages_ = ChildProcess::Messages::Shown;
};

}  // namespace felicity::host

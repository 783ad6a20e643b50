#include "hal_host/arena/external_bot.h"

#include <algorithm>
#include <cstdio>

#include "hal_host/arena/bot_service.h"
#include "hal_host/protocol/observation.h"

namespace felicity::host {
namespace {

using Clock = ChildProcess::Clock;
using Heard = ChildProcess::Heard;

constexpr std::chrono::milliseconds kPatienceAtTheEnd(500);
// A program that dies in every game writes the same traceback every time.
constexpr int kTimesOutWithMessages = 3;

// What a stranger wrote, fit for a terminal.
std::string quoted(const std::string& line) {
  constexpr std::size_t kMostShown = 60;
  std::string text;
  for (const char c : line.substr(0, kMostShown)) text += c >= ' ' && c <= '~' ? c : '?';
  return '"' + text + (line.size() > kMostShown ? "...\"" : "\"");
}

Clock::time_point after(double seconds) {
  return Clock::now() +
         std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

// The value of `legal` in an act line.
std::string legal_of(const std::string& line) {
  const std::string key = " legal=";
  const std::size_t at = line.find(key) + key.size();
  return line.substr(at, line.find(' ', at) - at);
}

// Why there is no answer. The process is stopped if it has ended.
std::string why_silent(Heard heard, ChildProcess& process, double timeout) {
  switch (heard) {
    case Heard::Line: break;
    case Heard::Late: {
      char text[64];
      std::snprintf(text, sizeof text, "no answer within %g s", timeout);
      return text;
    }
    case Heard::TooLong: return "an answer without end";
    case Heard::Ended: {
      const std::string how = process.stop(kPatienceAtTheEnd);
      return how.empty() ? "it closed its output" : "it " + how;
    }
  }
  return "";
}

void dismiss(ChildProcess& process) {
  if (!process.running()) return;
  process.say("quit", Clock::now());  // it may not read any more
  process.stop(kPatienceAtTheEnd);
}

}  // namespace

std::string cannot_play(const std::vector<std::string>& command, double timeout) {
  // An interpreter takes its time to start, whatever a decision may take.
  constexpr double kLeastSeconds = 5;
  const double patience = std::max(timeout, kLeastSeconds);
  ChildProcess process;
  std::string error = process.start(command, ChildProcess::Messages::Shown);
  if (!error.empty()) return error;
  std::string answer;
  const auto deadline = after(patience);
  Heard heard = process.say("hello 1", deadline);
  if (heard == Heard::Line) heard = process.hear(answer, deadline);
  if (heard != Heard::Line) return why_silent(heard, process, patience);
  dismiss(process);
  return "";
}

GuestBot::GuestBot(const std::vector<std::string>& command, double timeout)
    : command_(command), timeout_(timeout) {}

GuestBot::~GuestBot() { dismiss(process_); }

// ---- questions ----------------------------------------------------------------------------------

void GuestBot::ask_to_begin(const Setup& setup, Seat seat, std::uint64_t seed) {
  players_ = setup.players;
  const std::string game = new_line(setup, seat, seed);
  if (!process_.running()) return start_program(game);
  questions_.push_back({Question::Kind::New, game, {}});
}

void GuestBot::start_program(const std::string& game) {
  if (times_out_ >= kTimesOutWithMessages) drop_messages();
  const std::string error = process_.start(command_, messages_);
  if (!error.empty()) return out("it cannot be started: " + error);
  fresh_ = true;
  questions_ = {{Question::Kind::Hello, "hello 1", {}}, {Question::Kind::New, game, {}}};
}

void GuestBot::ask_to_act(const View& view, const History& history) {
  answer_ = default_action(view.choices);
  if (!process_.running()) return;
  questions_.push_back({Question::Kind::Act, act_line(fields_of(view, history)), view.choices});
}

bool GuestBot::listen(Clock::time_point until) {
  while (!questions_.empty()) {
    if (!asked_) {
      process_.drop_unheard();
      deadline_ = after(timeout_);
      asked_ = true;
      const Heard sent = process_.say(questions_.front().line, deadline_);
      if (sent != Heard::Line) take(sent, "");
      continue;
    }
    std::string line;
    const Heard heard = process_.hear(line, std::min(until, deadline_));
    if (heard == Heard::Late && Clock::now() < deadline_) return false;
    take(heard, line);
  }
  return true;
}

void GuestBot::finish() {
  while (!listen(after(timeout_))) {
  }
}

// ---- answers ------------------------------------------------------------------------------------

void GuestBot::take(Heard heard, const std::string& line) {
  const Question question = questions_.front();
  questions_.pop_front();
  asked_ = false;
  if (heard == Heard::Line) return take_answer(question, line);
  if (heard != Heard::Ended || question.kind != Question::Kind::New || fresh_) {
    return out(why_silent(heard, process_, timeout_));
  }
  // No game is lost by a bot that dies between two.
  const std::string how = why_silent(heard, process_, timeout_);
  faults_.push_back({"had to be started again: " + how + " between two games",
                     "started again between two games", ""});
  start_program(question.line);
}

void GuestBot::take_answer(const Question& question, const std::string& line) {
  switch (question.kind) {
    case Question::Kind::Hello:
      if (!line.starts_with("id")) complain(question, line, "id TEXT");
      break;
    case Question::Kind::New:
      fresh_ = false;
      if (!line.starts_with("ok")) complain(question, line, "ok");
      break;
    case Question::Kind::Act: {
      const auto action = read_reply(line, question.open);
      if (!action) {
        const bool placing = question.open.phase == Phase::Place;
        complain(question, line, "a " + legal_of(question.line));
        faults_.back().what += placing ? "; its first card is played" : "; it passes";
      } else if (questions_.empty()) {
        answer_ = *action;
      }
      break;
    }
  }
}

void GuestBot::complain(const Question& question, const std::string& line,
                        const std::string& wanted) {
  const std::string word = question.line.substr(0, question.line.find(' '));
  faults_.push_back({"answered " + quoted(line) + " to " + word + ", legal is " + wanted,
                     "wrong answer to " + word, question.line});
}

void GuestBot::out(const std::string& error) {
  ++times_out_;
  std::string what = "is out of this game: " + error;
  if (times_out_ == kTimesOutWithMessages) what += " (from now on its messages are left out)";
  faults_.push_back({what, "out of a game: " + error, ""});
  process_.kill();
  questions_.clear();
  asked_ = false;
}

// ---- an entrant that is waited for --------------------------------------------------------------

void GuestBot::begin(const Setup& setup, Seat seat, std::uint64_t seed) {
  ask_to_begin(setup, seat, seed);
  finish();
}

Action GuestBot::act(const View& view, const History& history) {
  ask_to_act(view, history);
  finish();
  return answer_;
}

// A bot that does not read this fails at the next question.
void GuestBot::end(const Scores& scores) {
  if (!process_.running()) return;
  std::string line = "end scores=";
  for (int seat = 0; seat < players_; ++seat) {
    line += (seat > 0 ? "," : "") + std::to_string(scores.total[seat]);
  }
  process_.say(line, Clock::now());
}

}  // namespace felicity::host

#include "hal_host/arena/external_bot.h"

#include <cstdio>

#include "hal_host/arena/bot_service.h"
#include "hal_host/protocol/observation.h"

namespace felicity::host {
namespace {

constexpr std::chrono::milliseconds kPatienceAtTheEnd(500);

// What a stranger wrote, fit for a terminal.
std::string quoted(const std::string& line) {
  constexpr std::size_t kMostShown = 60;
  std::string text;
  for (const char c : line.substr(0, kMostShown)) text += c >= ' ' && c <= '~' ? c : '?';
  return '"' + text + (line.size() > kMostShown ? "...\"" : "\"");
}

}  // namespace

GuestBot::GuestBot(const std::vector<std::string>& command, double timeout)
    : command_(command), timeout_(timeout) {}

GuestBot::~GuestBot() {
  if (!process_.running()) return;
  process_.say("quit", ChildProcess::Clock::now());  // perhaps nobody listens
  process_.stop(kPatienceAtTheEnd);
}

void GuestBot::out(const std::string& error) {
  faults_.push_back("is out of this game: " + error);
  process_.kill();
}

void GuestBot::complain(const std::string& asked, const std::string& answer) {
  faults_.push_back("answered " + quoted(answer) + " to " + asked);
}

ChildProcess::Heard GuestBot::ask(const std::string& line, std::string& answer) {
  const std::chrono::duration<double> patience(timeout_);
  const auto deadline = ChildProcess::Clock::now() +
                        std::chrono::duration_cast<ChildProcess::Clock::duration>(patience);
  process_.drop_unheard();
  const Heard heard = process_.say(line, deadline);
  return heard == Heard::Line ? process_.hear(answer, deadline) : heard;
}

bool GuestBot::still_in(Heard heard) {
  switch (heard) {
    case Heard::Line: return true;
    case Heard::Late: {
      char text[64];
      std::snprintf(text, sizeof text, "no answer within %g s", timeout_);
      out(text);
      break;
    }
    case Heard::TooLong: out("an answer without end"); break;
    case Heard::Ended: {
      const std::string how = process_.stop(kPatienceAtTheEnd);
      out(how.empty() ? "it closed its output" : "it " + how);
      break;
    }
  }
  return false;
}

void GuestBot::be_told_of(const std::string& game) {
  std::string answer;
  if (process_.running()) {
    const Heard heard = ask(game, answer);
    if (heard != Heard::Ended) {
      if (still_in(heard) && !answer.starts_with("ok")) complain("new", answer);
      return;
    }
    // No game is lost by a bot that dies between two.
    const std::string how = process_.stop(kPatienceAtTheEnd);
    faults_.push_back("had to be started again: it " + (how.empty() ? "closed its output" : how) +
                      " between two games");
  }
  const std::string error = process_.start(command_);
  if (!error.empty()) return out("it cannot be started: " + error);
  if (!still_in(ask("hello 1", answer))) return;
  if (!answer.starts_with("id")) complain("hello", answer);
  if (!still_in(ask(game, answer))) return;
  if (!answer.starts_with("ok")) complain("new", answer);
}

void GuestBot::begin(const Setup& setup, Seat seat, std::uint64_t seed) {
  players_ = setup.players;
  be_told_of(new_line(setup, seat, seed));
}

Action GuestBot::act(const View& view, const History& history) {
  if (!process_.running()) return default_action(view.choices);
  std::string answer;
  if (!still_in(ask(act_line(fields_of(view, history)), answer))) {
    return default_action(view.choices);
  }
  if (const auto action = read_reply(answer, view.choices)) return *action;
  complain("act", answer);
  return default_action(view.choices);
}

// A bot that does not read this fails at the next question.
void GuestBot::end(const Scores& scores) {
  if (!process_.running()) return;
  std::string line = "end scores=";
  for (int seat = 0; seat < players_; ++seat) {
    line += (seat > 0 ? "," : "") + std::to_string(scores.total[seat]);
  }
  process_.say(line, ChildProcess::Clock::now());
}

}  // namespace felicity::host

#include "hal_host/arena/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

#include "hal_host/arena/group_keeper.h"

namespace felicity::host {
namespace {

// Milliseconds until then, rounded up, so that poll() never returns just before.
int time_left(ChildProcess::Clock::time_point deadline) {
  const auto left =
      std::chrono::ceil<std::chrono::milliseconds>(deadline - ChildProcess::Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000));
}

// A pair of descriptors that no other child inherits.
bool open_pipe(int (&ends)[2]) { return pipe2(ends, O_CLOEXEC) == 0; }

void close_both(int (&ends)[2]) {
  close(ends[0]);
  close(ends[1]);
}

// After fork() in a program with threads: system calls only.
[[noreturn]] void become(char* const* words, int input, int output, int failure, pid_t parent,
                         ChildProcess::Messages messages) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  signal(SIGPIPE, SIG_DFL);
  const bool quiet = messages == ChildProcess::Messages::Dropped;
  const int nowhere = quiet ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0) execvp(words[0], words);
  const int error_number = errno;
  if (write(failure, &error_number, sizeof error_number) < 0) _exit(126);
  _exit(127);
}

std::string how_it_ended(const siginfo_t& info) {
  if (info.si_code == CLD_EXITED) return "ended with status " + std::to_string(info.si_status);
  const char* name = strsignal(info.si_status);
  return std::string("was ended by a signal: ") + (name != nullptr ? name : "unknown");
}

}  // namespace

std::optional<std::vector<std::string>> split_command(std::string_view text) {
  std::vector<std::string> words;
  bool inside = false;  // a word, which may be empty between quotes
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote == '\0' && (c == ' ' || c == '\t')) {
      inside = false;
      continue;
    }
    if (!inside) words.emplace_back();
    inside = true;
    if (c == quote) {
      quote = '\0';
    } else if (quote == '\0' && (c == '"' || c == '\'')) {
      quote = c;
    } else if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      words.back() += text[++i];
    } else {
      words.back() += c;
    }
  }
  if (quote != '\0') return std::nullopt;
  return words;
}

std::string ChildProcess::start(const std::vector<std::string>& command, Messages messages) {
  kill();
  if (command.empty() || command[0].empty()) return "there is no program to start";
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);

  int input[2], output[2], failure[2];
  if (!open_pipe(input)) return std::strerror(errno);
  if (!open_pipe(output)) {
    const int error_number = errno;
    close_both(input);
    return std::strerror(error_number);
  }
  if (!open_pipe(failure)) {
    const int error_number = errno;
    close_both(input);
    close_both(output);
    return std::strerror(error_number);
  }
  const GroupKeeper& keeper = GroupKeeper::of_this_program();
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    setpgid(0, 0);
    keeper.add(getpid());  // by itself: nothing it starts is older than this
    become(words.data(), input[0], output[1], failure[1], parent, messages);
  }
  int error_number = child < 0 ? errno : 0;
  close(input[0]);
  close(output[1]);
  close(failure[1]);
  if (child > 0) {
    setpgid(child, child);
    // Closed without a word as soon as the program runs.
    int error = 0;
    ssize_t got = 0;
    do {
      got = read(failure[0], &error, sizeof error);
    } while (got < 0 && errno == EINTR);
    if (got == static_cast<ssize_t>(sizeof error)) error_number = error;
  }
  close(failure[0]);
  to_ = input[1];
  from_ = output[0];
  pid_ = child > 0 ? child : 0;
  if (error_number != 0) {
    kill();
    close_pipes();
    return std::strerror(error_number);
  }
  fcntl(to_, F_SETFL, O_NONBLOCK);
  fcntl(from_, F_SETFL, O_NONBLOCK);
  return "";
}

ChildProcess::Heard ChildProcess::say(const std::string& line, Clock::time_point deadline) {
  const std::string whole = line + "\n";
  std::string_view left = whole;
  for (;;) {
    const ssize_t wrote = write(to_, left.data(), left.size());
    if (wrote > 0) left.remove_prefix(static_cast<std::size_t>(wrote));
    if (left.empty()) return Heard::Line;
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0 && errno != EAGAIN) return Heard::Ended;
    pollfd ready = {to_, POLLOUT, 0};
    if (poll(&ready, 1, time_left(deadline)) == 0) return Heard::Late;
  }
}

// What has come up to now; false at its end.
bool ChildProcess::fill() {
  char chunk[4096];
  const ssize_t got = read(from_, chunk, sizeof chunk);
  if (got > 0) heard_.append(chunk, static_cast<std::size_t>(got));
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

ChildProcess::Heard ChildProcess::hear(std::string& line, Clock::time_point deadline) {
  for (;;) {
    const std::size_t end = heard_.find('\n');
    if (std::min(end, heard_.size()) > kLongestLine) return Heard::TooLong;
    if (end != std::string::npos) {
      line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return Heard::Line;
    }
    pollfd ready = {from_, POLLIN, 0};
    const int events = poll(&ready, 1, time_left(deadline));
    if (events == 0) return Heard::Late;
    if (events > 0 && !fill()) return Heard::Ended;
  }
}

void ChildProcess::drop_unheard() {
  // A flood never ends; a few pipes full of it are enough.
  for (int i = 0; i < 64; ++i) {
    heard_.clear();
    if (!fill() || heard_.empty()) return;
  }
  heard_.clear();
}

void ChildProcess::close_pipes() {
  if (to_ >= 0) close(to_);
  if (from_ >= 0) close(from_);
  to_ = from_ = -1;
  heard_.clear();
}

std::string ChildProcess::stop(std::chrono::milliseconds patience) {
  if (!running()) return "";
  close(to_);
  to_ = -1;
  const auto deadline = Clock::now() + patience;
  // Looked at, but not yet reaped: until then its number, which is also its group's, belongs to
  // nobody else.
  siginfo_t info = {};
  for (;;) {
    if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) break;
    if (info.si_pid != 0 || Clock::now() >= deadline) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ::kill(-pid_, SIGKILL);
  ::kill(pid_, SIGKILL);
  GroupKeeper::of_this_program().remove(pid_);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  pid_ = 0;
  close_pipes();
  return info.si_pid != 0 ? how_it_ended(info) : "";
}

}  // namespace felicity::host

#include "hal_host/group_keeper.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

namespace felicity::host {
namespace {

constexpr int kMostGroups = 256 * 5;  // threads of an arena, seats of a table

void send(int pipe, pid_t word) {
  // Smaller than PIPE_BUF: all of it or nothing, also when threads write at the same time.
  while (write(pipe, &word, sizeof word) < 0 && errno == EINTR) {
  }
}

// After fork() in a program that may have threads: system calls only. A positive number is a group
// to keep, a negative one a group to forget; the pipe ends with the program.
[[noreturn]] void keep(int from_program) {
  setsid();  // what ends the program from a terminal does not end this
  for (int number = 1; number < NSIG; ++number) signal(number, SIG_IGN);
  if (from_program > 0) close_range(0, static_cast<unsigned>(from_program) - 1, 0);
  close_range(static_cast<unsigned>(from_program) + 1, ~0U, 0);
  pid_t groups[kMostGroups] = {};
  for (;;) {
    pid_t word = 0;
    const ssize_t got = read(from_program, &word, sizeof word);
    if (got < 0 && errno == EINTR) continue;
    if (got != static_cast<ssize_t>(sizeof word)) break;
    const pid_t wanted = word > 0 ? 0 : -word;
    for (pid_t& group : groups) {
      if (group != wanted) continue;
      group = word > 0 ? word : 0;
      break;
    }
  }
  for (const pid_t group : groups) {
    if (group > 0) ::kill(-group, SIGKILL);
  }
  _exit(0);
}

}  // namespace

const GroupKeeper& GroupKeeper::of_this_program() {
  static const GroupKeeper keeper;
  return keeper;
}

GroupKeeper::GroupKeeper() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;  // nothing is kept then
  keeper_ = fork();
  if (keeper_ == 0) {
    close(ends[1]);
    keep(ends[0]);
  }
  close(ends[0]);
  to_keeper_ = ends[1];
}

GroupKeeper::~GroupKeeper() {
  if (to_keeper_ >= 0) close(to_keeper_);
  while (keeper_ > 0 && waitpid(keeper_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void GroupKeeper::add(pid_t group) const {
  if (to_keeper_ >= 0) send(to_keeper_, group);
}

void GroupKeeper::remove(pid_t group) const {
  if (to_keeper_ >= 0) send(to_keeper_, -group);
}

}  // namespace felicity::host

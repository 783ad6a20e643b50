#include "hal_host/arena/group_keeper.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace felicity::host {
namespace {

constexpr int kMostGroups = 256 * 5;  // threads of an arena, seats of a table

void send(int pipe, pid_t word) {
  // Smaller than PIPE_BUF: all of it or nothing, also when threads write at the same time.
  while (write(pipe, &word, sizeof word) < 0 && errno == EINTR) {
  }
}

// What all children of this program inherit, and no process of another one has: appended to the
// marks of a program that this one is a guest of itself.
std::string mark_children() {
  constexpr const char* kVariable = "FELICITY_ARENA";
  std::uint64_t chance = 0;
  if (getrandom(&chance, sizeof chance, 0) != static_cast<ssize_t>(sizeof chance)) return "";
  std::string mark = std::to_string(getpid()) + "-" + std::to_string(chance);
  const char* outer = std::getenv(kVariable);
  const std::string marks = outer == nullptr ? mark : std::string(outer) + " " + mark;
  return setenv(kVariable, marks.c_str(), 1) == 0 ? mark : "";
}

bool has_mark(const std::string& process, const std::string& mark) {
  const int file = open(("/proc/" + process + "/environ").c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  std::string environment;
  char chunk[4096];
  for (ssize_t got = 0; (got = read(file, chunk, sizeof chunk)) > 0;) {
    environment.append(chunk, static_cast<std::size_t>(got));
  }
  close(file);
  return environment.find(mark) != std::string::npos;
}

// How many were killed.
int kill_marked(const std::string& mark) {
  DIR* const processes = opendir("/proc");
  if (processes == nullptr || mark.empty()) return 0;
  int killed = 0;
  while (const dirent* entry = readdir(processes)) {
    const pid_t process = static_cast<pid_t>(std::strtol(entry->d_name, nullptr, 10));
    if (process <= 0 || !has_mark(entry->d_name, mark)) continue;
    ::kill(process, SIGKILL);
    ++killed;
  }
  closedir(processes);
  return killed;
}

// Of a program that has no threads yet. A positive number is a group to keep, a negative one a
// group to forget; the pipe ends with the program.
[[noreturn]] void keep(int from_program, const std::string& mark) {
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
  // What was killed may just have started another one.
  constexpr int kMostRounds = 100;
  constexpr useconds_t kUntilDead = 5'000;
  for (int i = 0; i < kMostRounds && kill_marked(mark) > 0; ++i) usleep(kUntilDead);
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
  const std::string mark = mark_children();
  keeper_ = fork();
  if (keeper_ == 0) {
    close(ends[1]);
    keep(ends[0], mark);
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

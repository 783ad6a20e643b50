// Another program that is spoken to line by line through pipes. It may be slow, dead, flooding or
// deaf: nothing here waits longer than its limit.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace felicity::host {

// The words of a command line, parted by spaces; '...', "..." and \ keep a space inside a word. No
// variables, no wildcards, no pipes. Nothing if a quote is not closed.
std::optional<std::vector<std::string>> split_command(std::string_view text);

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kLongestLine = 4096;
  enum class Heard { Line, Late, Ended, TooLong };
  enum class Messages { Shown, Dropped };  // what it writes to standard error

  ChildProcess() = default;
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess() { kill(); }

  // In a process group of its own, which ends with this program (GroupKeeper). Empty, or why this
  // program cannot be started.
  std::string start(const std::vector<std::string>& command, Messages messages = Messages::Shown);
  bool running() const { return pid_ > 0; }

  // Line: all of it is in the pipe.
  Heard say(const std::string& line, Clock::time_point deadline);
  // The next line without its end ("\n", and a "\r" before it).
  Heard hear(std::string& line, Clock::time_point deadline);
  // Forgets what it has said without being asked.
  void drop_unheard();

  // Closes its input, gives it so long to end by itself, then kills it and those of its children
  // that stayed in its process group. Says how the program ended ("ended with status 3"), or
  // nothing if it had to be killed.
  std::string stop(std::chrono::milliseconds patience);
  std::string kill() { return stop(std::chrono::milliseconds(0)); }

 private:
  bool fill();
  void close_pipes();

  pid_t pid_ = 0;
  int to_ = -1;
  int from_ = -1;
  std::string heard_;
};

}  // namespace felicity::host

// Ends what guests have started when this program ends, however it does. A signal that ends this
// program does not reach the programs that a guest has started itself: most are in the guest's
// process group; those that left it have still inherited a mark in their environment.
#pragma once

#include <sys/types.h>

namespace felicity::host {

// A process of its own that only waits for this one's end, and then kills the groups it was given
// and all processes with the mark.
// Started by the first call, which comes before the program starts threads; ends with the program.
class GroupKeeper {
 public:
  static const GroupKeeper& of_this_program();

  // System calls only: also between fork() and exec().
  void add(pid_t group) const;
  // Before the group's leader is reaped: until then no other process has its number.
  void remove(pid_t group) const;

  GroupKeeper(const GroupKeeper&) = delete;
  GroupKeeper& operator=(const GroupKeeper&) = delete;

 private:
  GroupKeeper();
  ~GroupKeeper();

  pid_t keeper_ = -1;
  int to_keeper_ = -1;
};

}  // namespace felicity::host

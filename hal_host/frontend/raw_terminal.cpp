#include "hal_host/frontend/raw_terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>

namespace felicity::host {
namespace {

constexpr std::string_view kTake = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
constexpr std::string_view kGiveBack = "\x1b[<u\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

constexpr int kEndings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr int kCrashes[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};
constexpr int kStalledMs =
    200;  // after this long without progress the terminal is considered stuck
constexpr unsigned kRingSeconds = 1;

termios before;
sigset_t while_waiting;  // the signals that are blocked then: none of ours
volatile std::sig_atomic_t taken = 0;
volatile std::sig_atomic_t taken_again = 0;
volatile std::sig_atomic_t ended_by = 0;
volatile std::sig_atomic_t stop_wanted = 0;
volatile std::sig_atomic_t continued = 0;
volatile std::sig_atomic_t resized = 0;
volatile std::sig_atomic_t rang = 0;

// A signal may come just before a write that blocks, which it then does not interrupt. The alarm,
// repeated, does so a second later.
void on_ending(int number) {
  ended_by = number;
  alarm(kRingSeconds);
}

void on_alarm(int) {
  rang = 1;
  alarm(kRingSeconds);
}

void on_stop(int) { stop_wanted = 1; }

void on_continue(int) { continued = 1; }

void on_resize(int) { resized = 1; }

void on_crash(int number) {
  RawTerminal::give_back();
  std::signal(number, SIG_DFL);
  std::raise(number);
}

void handle(int number, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;  // without SA_RESTART: a signal ends a system call that waits
  sigaction(number, &action, nullptr);
}

bool is_interrupted() { return ended_by != 0 || stop_wanted != 0 || continued != 0; }

// Signals reach us here, in write(), and while read() waits; nowhere else, so none can slip in
// between looking and waiting.
ssize_t write_some(std::string_view text) {
  sigset_t blocked;
  sigprocmask(SIG_SETMASK, &while_waiting, &blocked);
  const ssize_t wrote = is_interrupted() ? 0 : ::write(STDOUT_FILENO, text.data(), text.size());
  const int saved_errno = errno;
  sigprocmask(SIG_SETMASK, &blocked, nullptr);
  errno = saved_errno;
  return wrote;
}

void write_all(std::string_view text) {
  while (!text.empty() && !is_interrupted()) {
    const ssize_t wrote = write_some(text);
    if (wrote > 0) text.remove_prefix(static_cast<std::size_t>(wrote));
    if (wrote >= 0 || errno == EINTR) continue;
    if (errno != EAGAIN) return;
    pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    ppoll(&out, 1, nullptr, &while_waiting);
  }
}

// Only system calls allowed in a signal handler, none that can block permanently.
void write_last_words(std::string_view text) {
  pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  // Discard output that was not read: half a picture is better than a terminal without a cursor.
  if (poll(&out, 1, kStalledMs) == 0) tcflush(STDOUT_FILENO, TCOFLUSH);
  rang = 0;
  alarm(kRingSeconds);
  while (!text.empty() && rang == 0) {
    const ssize_t wrote = ::write(STDOUT_FILENO, text.data(), text.size());
    if (wrote > 0) text.remove_prefix(static_cast<std::size_t>(wrote));
    if (wrote < 0 && errno != EINTR && errno != EAGAIN) break;
  }
  alarm(0);
}

void take() {
  termios raw = before;
  cfmakeraw(&raw);
  while (tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0 && errno == EINTR) {
  }
  taken = 1;
  continued = 0;
  write_all(kTake);
}

// The default action of SIGTSTP stops the program here; without a job-control shell it is ignored.
void stop() {
  RawTerminal::give_back();
  handle(SIGTSTP, SIG_DFL);
  sigset_t blocked;
  sigprocmask(SIG_SETMASK, &while_waiting, &blocked);
  std::raise(SIGTSTP);
  sigprocmask(SIG_SETMASK, &blocked, nullptr);
  handle(SIGTSTP, on_stop);
  stop_wanted = 0;
}

// A shell has used the terminal meanwhile: set it up as at the start and redraw everything.
void stop_or_go_on() {
  if (ended_by == 0 && stop_wanted != 0) stop();
  if (ended_by != 0) return;
  take();
  taken_again = 1;
}

}  // namespace

RawTerminal::RawTerminal() {
  sigset_t blocked;
  sigemptyset(&blocked);
  for (const int number : kEndings) sigaddset(&blocked, number);
  for (const int number : {SIGWINCH, SIGTSTP, SIGCONT}) sigaddset(&blocked, number);
  sigprocmask(SIG_BLOCK, &blocked, &while_waiting);
  for (const int number : kEndings) sigdelset(&while_waiting, number);
  for (const int number : {SIGWINCH, SIGTSTP, SIGCONT, SIGALRM}) sigdelset(&while_waiting, number);
  for (const int number : kEndings) handle(number, on_ending);
  for (const int number : kCrashes) handle(number, on_crash);
  handle(SIGALRM, on_alarm);
  handle(SIGTSTP, on_stop);
  handle(SIGCONT, on_continue);
  handle(SIGWINCH, on_resize);
  tcgetattr(STDIN_FILENO, &before);
  take();
}

void RawTerminal::give_back() {
  if (taken == 0) return;
  taken = 0;
  // In the background the terminal's settings are those of the shell, and changing them would stop
  // the program.
  sigset_t background, old;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background, &old);
  write_last_words(kGiveBack);
  const pid_t in_front = tcgetpgrp(STDIN_FILENO);
  if (in_front < 0 || in_front == getpgrp()) tcsetattr(STDIN_FILENO, TCSANOW, &before);
  sigprocmask(SIG_SETMASK, &old, nullptr);
}

CellSize RawTerminal::size() const {
  winsize size = {};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {80, 24};
  return {size.ws_col, size.ws_row};
}

void RawTerminal::write(std::string_view text) const { write_all(text); }

bool RawTerminal::read(std::string& bytes, int milliseconds) {
  bytes.clear();
  pollfd in = {.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  const timespec wait = {.tv_sec = milliseconds / 1000,
                         .tv_nsec = milliseconds % 1000 * 1'000'000L};
  const int ready = is_interrupted() ? 0 : ppoll(&in, 1, &wait, &while_waiting);
  if (is_interrupted()) stop_or_go_on();
  if (ready <= 0) return true;
  char chunk[256];
  const ssize_t got = ::read(STDIN_FILENO, chunk, sizeof chunk);
  if (got <= 0) return got < 0 && errno == EINTR;
  bytes.assign(chunk, static_cast<std::size_t>(got));
  return true;
}

void RawTerminal::stop_job() const { kill(0, SIGTSTP); }

int RawTerminal::signal() const { return ended_by; }

bool RawTerminal::take_resized() {
  const bool was = resized != 0;
  resized = 0;
  return was;
}

bool RawTerminal::take_taken_again() {
  const bool was = taken_again != 0;
  taken_again = 0;
  return was;
}

}  // namespace felicity::host

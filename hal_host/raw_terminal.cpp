#include "hal_host/raw_terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>

namespace felicity::host {
namespace {

constexpr std::string_view kTake = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
constexpr std::string_view kGiveBack = "\x1b[<u\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

constexpr int kEndings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr int kCrashes[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

termios before;
volatile std::sig_atomic_t taken = 0;
volatile std::sig_atomic_t ended_by = 0;
volatile std::sig_atomic_t resized = 0;

void write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t wrote = ::write(STDOUT_FILENO, text.data(), text.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
}

void on_ending(int number) { ended_by = number; }

void on_resize(int) { resized = 1; }

void on_crash(int number) {
  RawTerminal::give_back();
  std::signal(number, SIG_DFL);
  std::raise(number);
}

void handle(int number, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigaction(number, &action, nullptr);
}

}  // namespace

// Signals reach us only while we wait, so none can slip in between looking and waiting.
RawTerminal::RawTerminal() {
  sigset_t blocked;
  sigemptyset(&blocked);
  for (const int number : kEndings) sigaddset(&blocked, number);
  sigaddset(&blocked, SIGWINCH);
  sigprocmask(SIG_BLOCK, &blocked, &while_waiting_);
  for (const int number : kEndings) handle(number, on_ending);
  for (const int number : kCrashes) handle(number, on_crash);
  handle(SIGWINCH, on_resize);

  tcgetattr(STDIN_FILENO, &before);
  termios raw = before;
  cfmakeraw(&raw);
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  taken = 1;
  write_all(kTake);
}

void RawTerminal::give_back() {
  if (taken == 0) return;
  taken = 0;
  write_all(kGiveBack);
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
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
  if (ppoll(&in, 1, &wait, &while_waiting_) <= 0) return true;
  char chunk[256];
  const ssize_t got = ::read(STDIN_FILENO, chunk, sizeof chunk);
  if (got <= 0) return got < 0 && errno == EINTR;
  bytes.assign(chunk, static_cast<std::size_t>(got));
  return true;
}

int RawTerminal::signal() const { return ended_by; }

bool RawTerminal::take_resized() {
  const bool was = resized != 0;
  resized = 0;
  return was;
}

}  // namespace felicity::host

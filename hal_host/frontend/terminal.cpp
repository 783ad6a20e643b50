#include "hal_host/frontend/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "engine/base/code_points.h"
#include "engine/hal.h"
#include "hal_host/device/boards.h"
#include "hal_host/frontend/legend.h"

namespace felicity::host {
namespace {

constexpr std::uint32_t kEscapeMs = 40;  // the bytes of one sequence arrive within this time

bool has_true_colour() {
  const char* kind = std::getenv("COLORTERM");
  if (kind == nullptr) return false;
  const std::string_view word = kind;
  return word == "truecolor" || word == "24bit";
}

CellSize needed(const boards::Board& board, Grain grain) {
  CellSize size = cells_for(board.panel.width, board.panel.height, grain);
  ++size.rows;  // the help line
  return size;
}

std::string words(CellSize size) {
  return std::to_string(size.columns) + " x " + std::to_string(size.rows);
}

}  // namespace

bool Terminal::is_there() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

bool Terminal::has_room_for(const boards::Board& board) {
  winsize size = {};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return false;
  const CellSize least = needed(board, Grain::Coarse);
  return least.columns <= size.ws_col && least.rows <= size.ws_row;
}

Terminal::Terminal(const boards::Board& board)
    : board_(board),
      cells_(board.panel.width, board.panel.height, is_mono(board), has_true_colour()),
      strokes_(board) {
  resize();
  raw_.write(StrokeReader::kAskForReleases);
}

hal::Moment Terminal::now_ms() {
  const auto passed = std::chrono::steady_clock::now() - start_;
  return hal::Moment(static_cast<std::uint32_t>(
      std::chrono::duration_cast<std::chrono::milliseconds>(passed).count()));
}

void Terminal::resize() {
  fits_ = cells_.resize(raw_.size());
  cells_.set_help(help());
}

// After a stop: an open hand is closed and has to be opened again.
void Terminal::come_back() {
  keys_.let_all_go();
  raw_.write(StrokeReader::kAskForReleases);
  resize();
}

std::string Terminal::too_small() const {
  std::string text = "This terminal has room for " + words(raw_.size()) + " letters. " +
                     board_.name + " needs " + words(needed(board_, Grain::Coarse)) +
                     ": make the window larger or its letters smaller (Ctrl and -). q leaves.";
  if (!is_mono(board_)) {
    text += " Or start with --board " + std::string(kSmallBoard.name) + ": it needs only " +
            words(needed(kSmallBoard, Grain::Coarse)) + ".";
  }
  return text;
}

void Terminal::takes_letters(bool takes) {
  strokes_.takes_letters(takes);
  if (takes == takes_letters_) return;
  takes_letters_ = takes;
  cells_.set_help(help());
}

void Terminal::speak(text::Language language) {
  if (language == language_) return;
  language_ = language;
  cells_.set_help(help());
}

std::string Terminal::help() const {
  const int room = raw_.size().columns;
  if (!notice_.empty()) return notice_.substr(0, static_cast<std::size_t>(room));
  const Legend legend = takes_letters_ ? typing_legend(language_)
                                       : terminal_legend(language_, board_, !tells_releases_);
  return longest(legend, [room](const std::string& line) { return count_codes(line) <= room; });
}

void Terminal::paint() {
  const std::string changes = cells_.take_changes();
  if (changes.empty()) return;
  // Synchronized output: terminals that know this mode show the frame at once, others ignore it.
  std::string frame = "\x1b[?2026h" + changes;
  if (!fits_) frame += "\x1b[?7h\x1b[H" + too_small() + "\x1b[?7l";
  raw_.write(frame + "\x1b[?2026l");
}

// One change at a time: the game must see every press.
bool Terminal::apply_strokes() {
  Stroke stroke;
  while (strokes_.next(stroke)) {
    const std::uint8_t before = keys_.held();
    switch (stroke.kind) {
      case Stroke::Kind::Quit: leaves_ = true; break;
      case Stroke::Kind::Stop: raw_.stop_job(); break;
      case Stroke::Kind::TellsReleases:
        tells_releases_ = true;
        raw_.write(StrokeReader::kWantReleases);
        cells_.set_help(help());
        break;
      case Stroke::Kind::Letter: letters_ += stroke.letter; break;
      case Stroke::Kind::Tap:
      case Stroke::Kind::Long:
      case Stroke::Kind::Sideways:
      case Stroke::Kind::Down:
      case Stroke::Kind::Up:
        if (fits_) keys_.strike(stroke, now_ms());
        break;
    }
    if (leaves_ || !letters_.empty() || keys_.held() != before) return true;
  }
  return false;
}

void Terminal::idle_until(hal::Moment then) {
  for (;;) {
    const std::uint8_t before = keys_.held();
    keys_.tick(now_ms());
    if (keys_.held() != before || apply_strokes()) return;
    paint();
    hal::Moment wake = then, change;
    const auto sooner = [&](hal::Moment at) {
      if (at.left(wake) < 0) wake = at;
    };
    if (keys_.next_change(change)) sooner(change);
    if (strokes_.waits()) sooner(escape_at_);
    const std::int32_t left = wake.left(now_ms());
    std::string bytes;
    if (!raw_.read(bytes, std::max(left, 0)) || raw_.signal() != 0) {
      leaves_ = true;
      return;
    }
    if (raw_.take_taken_again()) return come_back();
    if (raw_.take_resized()) resize();
    if (!bytes.empty()) {
      strokes_.feed(bytes);
      escape_at_ = now_ms() + kEscapeMs;
    } else if (strokes_.waits() && escape_at_.left(now_ms()) <= 0) {
      strokes_.flush();
    }
    if (apply_strokes()) return;
    if (then.left(now_ms()) <= 0) return paint();
  }
}

}  // namespace felicity::host

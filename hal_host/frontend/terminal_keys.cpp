#include "hal_host/frontend/terminal_keys.h"

#include <bit>

#include "engine/base/code_points.h"
#include "hal_host/device/boards.h"

namespace felicity::host {
namespace {

constexpr char kEscape = '\x1b';
constexpr int kControlC = 3;
constexpr int kControlZ = 26;

bool reached(hal::Moment now, hal::Moment at) { return at.left(now) <= 0; }

}  // namespace

// ---- bytes to strokes

StrokeReader::StrokeReader(const boards::Board& board)
    : bits_(key_bits(board)),
      four_(board.buttons == boards::Buttons::Four),
      five_(board.buttons == boards::Buttons::Five) {}

StrokeReader::Named StrokeReader::of_code(int code, bool control) {
  if (control && (code == 'c' || code == 'C')) return Named::Quit;
  if (control && (code == 'z' || code == 'Z')) return Named::Stop;
  if (control) return Named::None;
  switch (code) {
    case 'a':
    case 'A':
    case ' ':
    case '\r':
    case '\n': return Named::A;
    case 'b':
    case 'B':
    case kEscape:
    case 127:
    case '\b': return Named::B;
    case 'x':
    case 'X': return Named::X;
    case 'y':
    case 'Y': return Named::Y;
    case 'm':
    case 'M': return Named::Menu;
    case 'q':
    case 'Q':
    case kControlC: return Named::Quit;
    case kControlZ: return Named::Stop;
    default: return Named::None;
  }
}

// What a key means on this board: four buttons have no cross, six have no menu key, five neither
// that nor B.
void StrokeReader::add(const Press& press) {
  const bool menu_key = !four_ && (bits_ & hal::kY) != 0;
  bool is_long = press.shift;
  bool sideways = false;
  std::uint8_t bit = 0;
  switch (press.key) {
    case Named::Up: bit = four_ ? hal::kX : hal::kUp; break;
    case Named::Down: bit = four_ ? hal::kY : hal::kDown; break;
    case Named::Left:
      bit = four_ ? hal::kX : hal::kLeft;
      sideways = four_;
      break;
    case Named::Right:
      bit = four_ ? hal::kY : hal::kRight;
      sideways = four_;
      break;
    case Named::A: bit = hal::kA; break;
    case Named::B:
      bit = five_ ? hal::kA : hal::kB;
      is_long = is_long || five_;
      break;
    case Named::X: bit = hal::kX; break;
    case Named::Y: bit = hal::kY; break;
    case Named::Menu:
      bit = five_ ? hal::kRight : menu_key ? hal::kY : hal::kB;
      is_long = is_long || !menu_key;
      break;
    case Named::Quit:
      if (press.event == 1) strokes_.push_back({Stroke::Kind::Quit});
      return;
    case Named::Stop:
      if (press.event == 1) strokes_.push_back({Stroke::Kind::Stop});
      return;
    case Named::None: return;
  }
  if ((bits_ & bit) == 0) return;
  using Kind = Stroke::Kind;
  if (sideways || is_long || !tells_releases_ || !press.tells_event) {
    const Kind kind = sideways ? Kind::Sideways : is_long ? Kind::Long : Kind::Tap;
    if (press.event == 1) strokes_.push_back({kind, bit});
  } else if (press.event != 2) {
    strokes_.push_back({press.event == 1 ? Stroke::Kind::Down : Stroke::Kind::Up, bit});
  }
}

// One sequence at the start of what is pending: ESC [ or ESC O, numbers, a letter.
std::size_t StrokeReader::take_sequence() {
  if (pending_.size() < 2) return 0;
  if (pending_[1] != '[' && pending_[1] != 'O') {
    add({.key = Named::B});
    return 1;
  }
  int numbers[2][2] = {{1, 1}, {1, 1}};  // code or 1; modifiers and event
  int part = 0, sub = 0;
  bool fresh = true, answer = false, event = false;
  for (std::size_t i = 2; i < pending_.size(); ++i) {
    const char c = pending_[i];
    int& number = numbers[part > 1 ? 1 : part][sub > 1 ? 1 : sub];
    if (c >= '0' && c <= '9') {
      if (part < 2 && sub < 2) number = (fresh ? 0 : number % 100'000 * 10) + (c - '0');
      fresh = false;
    } else if (c == ';') {
      ++part, sub = 0, fresh = true;
    } else if (c == ':') {
      event = event || part == 1;
      ++sub, fresh = true;
    } else if (c == '?') {
      answer = true;
    } else if (c >= '@' && c <= '~') {
      const int modifiers = numbers[1][0] - 1;
      Press press = {.shift = (modifiers & 1) != 0, .event = numbers[1][1]};
      press.tells_event = event || c == 'u' || tells_releases_;
      switch (c) {
        case 'A': press.key = Named::Up; break;
        case 'B': press.key = Named::Down; break;
        case 'C': press.key = Named::Right; break;
        case 'D': press.key = Named::Left; break;
        case 'u':
          if (answer) {
            strokes_.push_back({Stroke::Kind::TellsReleases});
            tells_releases_ = true;
          } else if (const bool control = (modifiers & 4) != 0;
                     !control && add_letter(static_cast<char32_t>(numbers[0][0]))) {
            if (press.event == 3) strokes_.pop_back();  // released
          } else {
            press.key = of_code(numbers[0][0], control);
          }
          break;
        default: break;
      }
      add(press);
      return i + 1;
    }
  }
  constexpr std::size_t kLongest = 32;
  return pending_.size() > kLongest ? pending_.size() : 0;
}

// Space is A: no name has one.
bool StrokeReader::add_letter(char32_t code) {
  const bool is_letter = code > ' ' && code != 127 && code <= 0xFFFF;
  if (!takes_letters_ || !is_letter) return false;
  strokes_.push_back({.kind = Stroke::Kind::Letter, .letter = static_cast<char16_t>(code)});
  return true;
}

// One character, of up to three bytes.
std::size_t StrokeReader::take_code() {
  const auto first = static_cast<unsigned char>(pending_[0]);
  const std::size_t size = first < 0xC0 ? 1 : first < 0xE0 ? 2 : 3;
  if (pending_.size() < size) return 0;
  std::string_view character(pending_.data(), size);
  if (add_letter(next_code(character))) return size;
  const char c = pending_[0];
  const bool capital = c >= 'A' && c <= 'Z';
  add({.key = of_code(c, false), .shift = capital});
  return size;
}

void StrokeReader::feed(std::string_view bytes) {
  pending_ += bytes;
  while (!pending_.empty()) {
    std::size_t used = 1;
    if (pending_[0] == kEscape) {
      used = take_sequence();
      if (used == 0) return;
    } else {
      used = take_code();
      if (used == 0) return;
    }
    pending_.erase(0, used);
  }
}

void StrokeReader::flush() {
  if (pending_ == std::string(1, kEscape)) add({.key = Named::B});
  pending_.clear();
}

bool StrokeReader::next(Stroke& stroke) {
  if (strokes_.empty()) return false;
  stroke = strokes_.front();
  strokes_.pop_front();
  return true;
}

// ---- strokes to held keys

void HeldKeys::press(int index, Phase phase, hal::Moment now) {
  keys_[index] = {.phase = phase, .until = now, .struck = now};
  held_ = static_cast<std::uint8_t>(held_ | 1 << index);
  last_ = index;
}

void HeldKeys::let_go(int index) {
  keys_[index].phase = Phase::Up;
  held_ = static_cast<std::uint8_t>(held_ & ~(1 << index));
}

// A repeat follows soon: then the key is really held, and goes up when the repeats end. Otherwise
// this is a second press, which closes what the first has opened.
void HeldKeys::strike_latched(int index, hal::Moment now) {
  Held& key = keys_[index];
  if (last_ != index || now - key.struck >= kFirstRepeatMs) return let_go(index);
  key.struck = now;
  key.timed = true;
  key.until = now + kRepeatMs;
}

void HeldKeys::strike(const Stroke& stroke, hal::Moment now) {
  if (stroke.bit == 0) return;
  const int index = std::countr_zero(stroke.bit);
  Held& key = keys_[index];
  if (stroke.kind == Stroke::Kind::Up) return let_go(index);
  if (stroke.kind == Stroke::Kind::Down) return press(index, Phase::Real, now);
  if (key.phase == Phase::Latched) return strike_latched(index, now);
  // A terminal repeats only the key that was pressed last. So the key of an open secret sends
  // nothing while another is held; it counts as held until it is pressed again.
  for (Held& other : keys_) {
    if (other.phase == Phase::Latched) other.timed = false;
  }
  const bool is_long =
      stroke.kind == Stroke::Kind::Long || (stroke.kind == Stroke::Kind::Sideways && !secret_);
  const bool repeats = key.phase == Phase::Timed;
  if (repeats && secret_ && !is_long) return;
  if (!repeats) press(index, Phase::Timed, now);
  key.timed = true;
  key.until = now + (is_long ? kLongMs : repeats ? kRepeatMs : kTapMs);
}

void HeldKeys::tick(hal::Moment now) {
  for (int i = 0; i < 8; ++i) {
    const Held& key = keys_[i];
    if (key.phase != Phase::Up && key.timed && reached(now, key.until)) let_go(i);
  }
}

bool HeldKeys::next_change(hal::Moment& at) const {
  bool any = false;
  for (const Held& key : keys_) {
    if (key.phase == Phase::Up || !key.timed || (any && reached(key.until, at))) continue;
    at = key.until;
    any = true;
  }
  return any;
}

void HeldKeys::let_all_go() {
  for (int i = 0; i < 8; ++i) let_go(i);
}

void HeldKeys::secret_shown(bool shown, bool stays) {
  if (shown == secret_) return;
  secret_ = shown;
  if (shown && !stays && keys_[last_].phase == Phase::Timed) {
    keys_[last_].phase = Phase::Latched;
    keys_[last_].timed = false;
  }
  for (int i = 0; i < 8 && !shown; ++i) {
    if (keys_[i].phase == Phase::Latched) let_go(i);
  }
}

}  // namespace felicity::host

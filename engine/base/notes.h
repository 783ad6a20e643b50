// A tune is a few notes in constant memory. The sequencer cuts them into steps of one pitch, which
// is all a piezo can do: the interrupt of the chip, the samples of the window and the oscillator of
// the page play the same steps.
#pragma once

#include <cstdint>
#include <span>

namespace felicity {

struct Note {
  std::uint16_t from = 0;  // hertz; 0: a rest
  std::uint16_t to = 0;    // the pitch moves there evenly
  std::uint16_t milliseconds = 0;
  bool rolled = false;  // short beats with as long rests between them
};

constexpr Note tone(std::uint16_t hertz, std::uint16_t milliseconds) {
  return {.from = hertz, .to = hertz, .milliseconds = milliseconds};
}
constexpr Note glide(std::uint16_t from, std::uint16_t to, std::uint16_t milliseconds) {
  return {.from = from, .to = to, .milliseconds = milliseconds};
}
constexpr Note roll(std::uint16_t from, std::uint16_t to, std::uint16_t milliseconds) {
  return {.from = from, .to = to, .milliseconds = milliseconds, .rolled = true};
}
constexpr Note rest(std::uint16_t milliseconds) { return {.milliseconds = milliseconds}; }

// One pitch for a while; 0 hertz: silence.
struct Step {
  std::uint16_t hertz = 0;
  std::uint16_t milliseconds = 0;
  constexpr bool operator==(const Step&) const = default;
};

class Sequencer {
 public:
  static constexpr int kGlideMs = 8;  // of one pitch: too short to be heard as a step
  static constexpr int kBeatMs = 20;

  constexpr Sequencer() = default;
  // The notes are read while the tune lasts, and are played this many times.
  constexpr Sequencer(std::span<const Note> notes, int times) : notes_(notes), times_left_(times) {}

  // False: the tune is over.
  constexpr bool next(Step& step) {
    while (times_left_ > 0) {
      if (note_ == notes_.size()) {
        note_ = 0;
        --times_left_;
      } else if (elapsed_ == notes_[note_].milliseconds) {
        elapsed_ = 0;
        ++note_;
      } else {
        step = cut(notes_[note_]);
        return true;
      }
    }
    return false;
  }

 private:
  constexpr Step cut(const Note& note) {
    const bool glides = note.from != note.to;
    const int longest = note.rolled ? kBeatMs : glides ? kGlideMs : note.milliseconds;
    const int left = note.milliseconds - elapsed_;
    const int length = left < longest ? left : longest;
    const bool between_beats = note.rolled && elapsed_ / kBeatMs % 2 != 0;
    // The pitch in the middle of the step.
    const int way = (note.to - note.from) * (2 * elapsed_ + length) / (2 * note.milliseconds);
    elapsed_ += length;
    return {static_cast<std::uint16_t>(between_beats ? 0 : note.from + way),
            static_cast<std::uint16_t>(length)};
  }

  std::span<const Note> notes_;
  std::size_t note_ = 0;
  int times_left_ = 0;
  int elapsed_ = 0;  // milliseconds of the note
};

}  // namespace felicity

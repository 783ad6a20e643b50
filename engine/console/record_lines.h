// A game as the lines of a `.felicity` file, one at a time: the device sends them as the cable
// takes them, the host puts them together.
#pragma once

#include "engine/rules/record.h"
#include "engine/text/say.h"

namespace felicity::console {

using RecordLine = text::TextBuffer<80>;

class RecordLines {
 public:
  // One that decode could have given; it must outlive the lines.
  explicit RecordLines(const Record& record) : record_(record), replay_(record) {}
  explicit RecordLines(const Record&& record) = delete;

  // The next line, without its end; false after the last.
  bool next(RecordLine& line);

 private:
  enum class Part : std::uint8_t { Version, Edition, Option, Seat, Start, Discard, Dummy, Action };

  bool option(RecordLine& line);
  void seat(RecordLine& line) const;
  void dummy(RecordLine& line) const;
  bool action(RecordLine& line);
  // To the next line of this part, or after the last of `count` to the next part.
  void advance(int count);

  const Record& record_;
  Replay replay_;
  Part part_ = Part::Version;
  int index_ = 0;  // of the line within its part
};

}  // namespace felicity::console

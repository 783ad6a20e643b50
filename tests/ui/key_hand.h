// A hand on the buttons of a KeyReader.
#pragma once

#include <string>

#include "engine/hal.h"
#include "engine/ui/keys.h"
#include "tests/unity_main.h"

namespace felicity::tests {

// The events of a reader while buttons go down and up, as text: "+A" pressed, "-A" released, "~A"
// taken back, "!A" held.
class Hand {
 public:
  explicit Hand(ui::Buttons buttons) : reader(buttons) {}

  std::string down(unsigned keys) { return read(held_ | keys); }
  std::string up(unsigned keys) { return read(held_ & ~keys); }
  // Steps at every wake_at() of the reader, as the game does.
  std::string wait(std::uint32_t milliseconds) {
    const hal::Moment end = now_ + milliseconds;
    std::string events;
    hal::Moment at;
    while (reader.next_change(at) && at.left(end) <= 0) {
      now_ = at;
      events += read(held_);
      if (reader.next_change(at))
        TEST_ASSERT_TRUE_MESSAGE(at - now_ != 0, "wake_at() is still now after a step");
    }
    now_ = end;
    return events + read(held_);
  }
  std::string press(unsigned keys, std::uint32_t milliseconds = 50) {
    std::string events = down(keys);
    events += wait(milliseconds);
    return events + up(keys);
  }
  void start_at(std::uint32_t now) { now_ = hal::Moment(now); }

  ui::KeyReader reader;
  ui::KeyTiming timing = ui::KeyTiming::OnRelease;
  std::uint32_t rested = 0;  // how long the button of the last event had been up before

 private:
  std::string read(unsigned held) {
    constexpr const char* kNames[] = {"Up", "Down", "Left", "Right", "A", "B", "X", "Menu"};
    held_ = static_cast<std::uint8_t>(held);
    ui::KeyEvent events[ui::KeyReader::kMostEvents];
    const int count = reader.read(now_, held_, timing, events);
    std::string text;
    for (int i = 0; i < count; ++i) {
      rested = events[i].rested;
      text += "+-~!"[static_cast<int>(events[i].kind)];
      text += kNames[static_cast<int>(events[i].key)];
    }
    return text;
  }

  hal::Moment now_;
  std::uint8_t held_ = 0;
};

inline void events_are(const char* expected, const std::string& events) {
  TEST_ASSERT_EQUAL_STRING(expected, events.c_str());
}

}  // namespace felicity::tests

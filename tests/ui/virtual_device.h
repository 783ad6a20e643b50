// A device in memory: a panel, buttons, a speaker and a clock that only moves when told.
#pragma once

#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "engine/gfx/font.h"
#include "engine/hal.h"
#include "engine/ui/app.h"
#include "tests/power/flash.h"

namespace felicity::ui {

// What nobody at the table can know; screens cannot even name it.
struct TableForTest {
  Table& table;
  State& truth() const { return table.state_; }
  const Record& record() const { return table.record_; }
};

}  // namespace felicity::ui

namespace felicity::tests {

struct Panel {
  int width;
  int height;
  gfx::Depth depth;
  ui::Buttons buttons;
};
inline constexpr Panel kOled = {128, 64, gfx::Depth::Mono, ui::Buttons::Six};
inline constexpr Panel kOledFour = {128, 64, gfx::Depth::Mono, ui::Buttons::Four};
inline constexpr Panel kSquare = {240, 240, gfx::Depth::Colour, ui::Buttons::Six};
inline constexpr Panel kWide = {320, 240, gfx::Depth::Colour, ui::Buttons::Four};

struct Led {
  int red = 0, green = 0, blue = 0;
  bool operator==(const Led&) const = default;
};

// What the outside can notice, folded into one number: pictures, tones, light, and when.
class Trace {
 public:
  void add(std::uint64_t value) { sum_ = (sum_ ^ value) * 0x100000001B3 + (sum_ >> 29); }
  std::uint64_t sum() const { return sum_; }
  void clear() { sum_ = 0xCBF29CE484222325; }

 private:
  std::uint64_t sum_ = 0xCBF29CE484222325;
};

class VirtualDevice {
 public:
  // Switched on, and past the logo; on a flash that others have written if one is given, with a
  // clock that shows these milliseconds.
  explicit VirtualDevice(const Panel& panel, std::uint64_t seed = 1, const Flash& flash = Flash(),
                         std::uint64_t now = 0);
  // A second device in exactly the same state, with a panel of its own.
  VirtualDevice(const VirtualDevice& other);
  VirtualDevice& operator=(const VirtualDevice&) = delete;
  ~VirtualDevice();  // no longer in use

  // Whoever may change the game may make it ask its machine.
  ui::App& app() {
    in_use = this;
    return app_;
  }
  const ui::App& app() const { return app_; }
  // Milliseconds, more than the clock of the game can count.
  std::uint64_t now() const { return now_; }
  hal::Moment moment() const { return hal::Moment(static_cast<std::uint32_t>(now_)); }
  int width() const { return panel_.width; }
  int height() const { return panel_.height; }

  // hal::KeyBit; what is done goes into the script, if there is one.
  void hold(std::uint8_t keys, int milliseconds = 0);
  void release(std::uint8_t keys, int milliseconds = 0);
  void press(std::uint8_t key);  // 50 ms down, 50 ms up
  void wait(int milliseconds);
  void settle();                                                // at most 10 s
  void wait_for(const ui::Screen& screen);                      // the same
  int presses() const { return presses_; }                      // a key held counts as one
  void write_script(std::string* script) { script_ = script; }  // PROTOCOLS.md, section 4
  std::uint8_t held() const { return held_; }

  // The picture under construction: what the game drew, shown or not.
  gfx::Canvas canvas();
  // The picture on the panel.
  std::uint64_t picture() const;
  // Everything since the last clear, except what is shown to one pair of eyes alone.
  Trace& trace() { return trace_; }
  // Whether frames of animations are in the trace, too.
  void watch_frames(bool all) { every_frame_ = all; }
  void watch_texts(gfx::TextWatch* watch);
  // Looks over the shoulder before every step: a planted leak.
  void set_spy(void (*spy)(VirtualDevice&)) { spy_ = spy; }
  // Sees the device whenever a picture is sent to the panel.
  void set_witness(void (*witness)(VirtualDevice&)) { witness_ = witness; }
  void set_pixel(bool lit);  // the one in the corner, behind the game's back
  // A panel that is out of order takes no picture.
  void set_panel_answers(bool answers) {
    check_.answer = answers ? hal::PanelCheck::Answer::Fine : hal::PanelCheck::Answer::Silent;
  }
  void set_panel(hal::PanelCheck panel) { check_ = panel; }
  hal::PanelCheck check_panel() const { return check_; }
  bool panel_answers() const {
    return check_.answer == hal::PanelCheck::Answer::Fine ||
           check_.answer == hal::PanelCheck::Answer::OneWay;
  }
  Flash& flash() { return flash_; }
  void set_battery(int percent) { battery_ = percent; }
  int battery() const { return battery_; }
  int light() const { return light_; }
  int beeps() const { return beeps_; }
  Led led() const { return led_; }
  // What was on the panel when it was last lit from dark.
  std::uint64_t picture_when_lit() const { return picture_when_lit_; }
  long writes_when_lit() const { return writes_when_lit_; }  // operations of the flash until then

  // The functions of engine/hal.h reach the device that was last used.
  static VirtualDevice* in_use;
  // How the run before ended, for every device that is switched on from now on.
  static hal::LastReset trouble;
  // The battery of every device that is switched on from now on.
  static int full_battery;
  bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed);
  void beep(int hertz, int milliseconds, int volume);
  void brightness(int percent);
  void set_led(const Led& led);
  void entropy(std::uint8_t (&key)[32]);

 private:
  void note(const std::string& line);
  void note_keys(const std::string& verb, std::uint8_t keys);
  void run_until(std::uint64_t end);
  void step();

  Panel panel_;
  std::vector<std::uint32_t> memory_;  // the canvas
  std::vector<std::uint32_t> shown_;   // the panel: what was sent to it, and nothing else
  bool night_ = false;
  Flash flash_;
  bots::Bot thinker_;
  ui::App app_;
  std::uint64_t seed_;
  std::uint64_t deals_ = 0;
  std::uint64_t now_;
  std::uint8_t held_ = 0;
  int presses_ = 0;
  bool every_frame_ = false;
  mutable bool hashed_ = false;
  mutable std::uint64_t hash_ = 0;
  hal::PanelCheck check_ = {.answer = hal::PanelCheck::Answer::Fine, .address = 0x3C};
  Led led_;
  int battery_ = full_battery;
  int light_ = 0;
  int beeps_ = 0;
  std::uint64_t picture_when_lit_ = 0;
  long writes_when_lit_ = 0;
  void (*spy_)(VirtualDevice&) = nullptr;
  void (*witness_)(VirtualDevice&) = nullptr;
  std::string* script_ = nullptr;
  Trace trace_;
};

// FELICITY_QUICK asks for a tenth of the work, for builds that run slowly.
int scaled(int count);

// "Cover" for kCoverScreen, in messages.
const char* name_of(const ui::Screen& screen);
inline constexpr std::size_t kScreens = std::size(ui::kAllScreens);

// Names for all seats and the settings most tests want: no animation.
void seat_players(VirtualDevice& device, int players);

inline bool at(const VirtualDevice& device, const ui::Screen& screen) {
  return &device.app().screen() == &screen;
}

inline const State& truth(VirtualDevice& device) { return device.app().table_for_test().truth(); }

// What its flash holds, all of it.
std::vector<std::uint8_t> bytes_of(VirtualDevice& device);

}  // namespace felicity::tests

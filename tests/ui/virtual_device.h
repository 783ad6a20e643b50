// The device in memory with what tests need: a flash whose power fails, a trace of all that can be
// noticed outside, copies in the same state.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/gfx/font.h"
#include "engine/hal.h"
#include "engine/ui/app.h"
#include "hal_host/device/memory_device.h"
#include "tests/power/failing_flash.h"

namespace felicity::tests {

using Panel = host::Shape;
inline constexpr Panel kOled = {128, 64, gfx::Depth::Mono, ui::Buttons::Six};
inline constexpr Panel kOledFour = {128, 64, gfx::Depth::Mono, ui::Buttons::Four};
inline constexpr Panel kOledFive = {128, 64, gfx::Depth::Mono, ui::Buttons::Five};
inline constexpr Panel kSquare = {240, 240, gfx::Depth::Colour, ui::Buttons::Six};
inline constexpr Panel kTall = {240, 280, gfx::Depth::Colour, ui::Buttons::Six};
// No board has this one: it keeps the sizes of a picture apart from its colours.
inline constexpr Panel kNarrow = {128, 128, gfx::Depth::Colour, ui::Buttons::Six};
inline constexpr Panel kWide = {320, 240, gfx::Depth::Colour, ui::Buttons::Four, false};

struct Led {
  int red = 0, green = 0, blue = 0;
  bool operator==(const Led&) const = default;
};

// All outputs as one hash: pictures, tones, light, and the time of each.
class Trace {
 public:
  void add(std::uint64_t value) { sum_ = (sum_ ^ value) * 0x100000001B3 + (sum_ >> 29); }
  std::uint64_t sum() const { return sum_; }
  void clear() { sum_ = 0xCBF29CE484222325; }

 private:
  std::uint64_t sum_ = 0xCBF29CE484222325;
};

class VirtualDevice final : public host::MemoryDevice {
 public:
  // Switched on, and past the logo; on a flash that others have written if one is given, with a
  // clock that shows these milliseconds.
  explicit VirtualDevice(const Panel& panel, std::uint64_t seed = 1,
                         const FailingFlash& flash = FailingFlash(), std::uint64_t now = 0);
  // A second device in exactly the same state, with a panel of its own.
  VirtualDevice(const VirtualDevice& other);

  int width() const { return shape_.width; }
  int height() const { return shape_.height; }

  // hal::KeyBit; every key goes into the script, if there is one.
  void hold(std::uint8_t keys, int milliseconds = 0);
  void release(std::uint8_t keys, int milliseconds = 0);
  void press(std::uint8_t key);  // 50 ms down, 50 ms up
  void wait(int milliseconds);
  // A turn of the firmware's loop takes this long: 1 ms if not set, as on a chip without a bot.
  void set_loop_ms(int milliseconds) { loop_ms_ = milliseconds; }
  void settle();                                                // at most 10 s
  void wait_for(const ui::Screen& screen);                      // the same
  int presses() const { return presses_; }                      // a key held counts as one
  void write_script(std::string* script) { script_ = script; }  // docs/protocols.md, key scripts

  // What no seat can know; set_truth() lays another position of the same game.
  const State& truth() const { return device().session().table().state(); }
  void set_truth(const State& truth) { device().session().table().set_state(truth); }
  session::Session& session() {
    use();
    return device().session();
  }
  const Record& record() const { return device().session().table().record(); }

  // The picture under construction: what the game drew, shown or not.
  const gfx::Canvas& canvas() const { return device().canvas(); }
  // The picture on the panel, as a hash.
  std::uint64_t picture() const;
  // Everything since the last clear, except pictures of secret screens.
  Trace& trace() { return trace_; }
  // Whether frames of animations are in the trace, too.
  void watch_frames(bool all) { every_frame_ = all; }
  void watch_texts(gfx::TextWatch* watch) { device().watch_texts(watch); }
  // Called before every step: a planted leak.
  void set_spy(void (*spy)(VirtualDevice&)) { spy_ = spy; }
  // Called whenever a picture is sent to the panel, before it gets there.
  void set_witness(void (*witness)(VirtualDevice&)) { witness_ = witness; }
  void set_pixel(bool lit);  // the one in the corner, without the game
  // A panel that is out of order takes no picture.
  void set_panel_answers(bool answers) {
    set_check({.answer = answers ? hal::PanelCheck::Answer::Fine : hal::PanelCheck::Answer::Silent,
               .address = 0x3C});
  }
  void panel_has_forgotten() { device().panel().has_forgotten(); }
  void set_panel(hal::PanelCheck panel) { set_check(panel); }
  FailingFlash& flash() override { return flash_; }
  void set_battery(int percent) { set_charge(percent); }
  void set_supply(const hal::Power& power) { set_power(power); }
  // The last step wanted the deepest sleep.
  bool sleeps_deeply() const { return sleeps_deeply_; }
  // The tunes since the last clear; volume 0 ended the one before.
  struct Heard {
    std::uint64_t at;
    ui::Tune tune;
    int times;
    int volume;
    bool operator==(const Heard&) const = default;
  };
  const std::vector<Heard>& heard() const { return heard_; }
  void clear_heard() { heard_.clear(); }
  Led led() const { return led_; }
  // What was on the panel when it was last lit from dark.
  std::uint64_t picture_when_lit() const { return picture_when_lit_; }
  long writes_when_lit() const { return writes_when_lit_; }  // operations of the flash until then

  // Why the last run ended, for every device that is switched on from now on.
  static hal::LastReset trouble;
  // The battery of every device that is switched on from now on.
  static int full_battery;
  // The skin of every device that is switched on from now on; empty: none.
  static std::vector<std::uint8_t> worn_skin;

  bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) override;
  void play(std::span<const Note> notes, int times, int volume) override;
  void brightness(int percent) override;
  void led(int red, int green, int blue) override;
  void sleep_deeply() override { sleeps_deeply_ = true; }
  hal::LastReset last_reset() override { return trouble; }
  void before_panic(const char* file, int line) override;

 private:
  void note(const std::string& line);
  void note_keys(const std::string& verb, std::uint8_t keys);
  void step() override;
  void shown(gfx::Rect changed) override;

  Panel shape_;
  std::int32_t loop_ms_ = 1;
  FailingFlash flash_;
  int presses_ = 0;
  bool every_frame_ = false;
  bool sleeps_deeply_ = false;
  mutable bool hashed_ = false;
  mutable std::uint64_t hash_ = 0;
  Led led_;
  std::vector<Heard> heard_;
  std::uint64_t picture_when_lit_ = 0;
  long writes_when_lit_ = 0;
  void (*spy_)(VirtualDevice&) = nullptr;
  void (*witness_)(VirtualDevice&) = nullptr;
  std::string* script_ = nullptr;
  Trace trace_;
};

// A tenth of the work where the effort is short.
int scaled(int count);

// "Cover" for kCoverScreen, in messages.
const char* name_of(const ui::Screen& screen);
inline constexpr std::size_t kScreens = std::size(ui::kAllScreens);

// Names for all seats and the settings most tests want: no animation.
void seat_players(VirtualDevice& device, int players);

inline bool at(const VirtualDevice& device, const ui::Screen& screen) {
  return &device.app().screen() == &screen;
}

inline const State& truth(const VirtualDevice& device) { return device.truth(); }

// The next step draws everything, as after a change of a setting.
inline void redraw(VirtualDevice& device) { device.app().change_settings(); }

// What its flash holds, all of it.
std::vector<std::uint8_t> bytes_of(VirtualDevice& device);

}  // namespace felicity::tests

#include "tests/ui/virtual_device.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "tests/effort.h"

namespace felicity::tests {

hal::LastReset VirtualDevice::trouble;
int VirtualDevice::full_battery = kFullBattery;
std::vector<std::uint8_t> VirtualDevice::worn_skin;

VirtualDevice::VirtualDevice(const Panel& panel, std::uint64_t seed, const FailingFlash& flash,
                             std::uint64_t now)
    : host::MemoryDevice(panel, host::Chance::from_seed(seed), now), shape_(panel), flash_(flash) {
  set_panel_answers(true);
  set_charge(full_battery);
  set_skin(worn_skin);
  app().start(moment());
  step();
  step();
}

// A copy writes no script and has heard nothing.
VirtualDevice::VirtualDevice(const VirtualDevice& other)
    : host::MemoryDevice(other),
      shape_(other.shape_),
      loop_ms_(other.loop_ms_),
      flash_(other.flash_),
      presses_(other.presses_),
      every_frame_(other.every_frame_),
      sleeps_deeply_(other.sleeps_deeply_),
      hashed_(other.hashed_),
      hash_(other.hash_),
      led_(other.led_),
      picture_when_lit_(other.picture_when_lit_),
      writes_when_lit_(other.writes_when_lit_),
      spy_(other.spy_),
      witness_(other.witness_),
      trace_(other.trace_) {}

void VirtualDevice::step() {
  use();
  if (spy_ != nullptr) spy_(*this);
  sleeps_deeply_ = false;
  host::MemoryDevice::step();
}

void VirtualDevice::hold(std::uint8_t keys, int milliseconds) {
  note_keys("hold", static_cast<std::uint8_t>(keys & ~held()));
  if ((keys & ~held()) != 0) ++presses_;
  hold_keys(static_cast<std::uint8_t>(held() | keys));
  wait(milliseconds);
}

void VirtualDevice::release(std::uint8_t keys, int milliseconds) {
  note_keys("release", static_cast<std::uint8_t>(keys & held()));
  hold_keys(static_cast<std::uint8_t>(held() & ~keys));
  wait(milliseconds);
}

void VirtualDevice::press(std::uint8_t key) {
  note_keys("", key);
  std::string* const script = std::exchange(script_, nullptr);
  hold(key, 50);
  release(key, 50);
  script_ = script;
}

void VirtualDevice::wait(int milliseconds) {
  if (milliseconds > 0) note("wait " + std::to_string(milliseconds));
  step();
  run_until(now() + static_cast<std::uint64_t>(milliseconds), loop_ms_);
}

void VirtualDevice::settle() {
  note("settle");
  std::string* const script = std::exchange(script_, nullptr);
  for (int i = 0; i < 1000 && !app().settled(); ++i) wait(10);
  script_ = script;
}

void VirtualDevice::wait_for(const ui::Screen& screen) {
  std::string* const script = std::exchange(script_, nullptr);
  const std::uint64_t from = now();
  for (int i = 0; i < 1000 && &app().screen() != &screen; ++i) wait(10);
  script_ = script;
  note("wait " + std::to_string(now() - from));
}

void VirtualDevice::note(const std::string& line) {
  if (script_ != nullptr) *script_ += line + "\n";
}

void VirtualDevice::note_keys(const std::string& verb, std::uint8_t keys) {
  constexpr const char* kNames[] = {"up", "down", "left", "right", "A", "B", "X", "Y"};
  for (int bit = 0; bit < 8; ++bit) {
    if ((keys >> bit & 1) != 0) note(verb.empty() ? kNames[bit] : verb + " " + kNames[bit]);
  }
}

std::uint64_t VirtualDevice::picture() const {
  if (hashed_) return hash_;
  Trace sum;
  sum.add(panel().palette() == &gfx::kNight);
  for (const std::uint32_t word : panel().words()) sum.add(word);
  hashed_ = true;
  return hash_ = sum.sum();
}

void VirtualDevice::set_pixel(bool lit) {
  std::uint32_t& corner = panel_memory().words()[0];
  corner = (corner & ~1U) | (lit ? 1U : 0U);
  hashed_ = false;
}

bool VirtualDevice::show(const gfx::Canvas& canvas, const gfx::Palette& palette,
                         gfx::Rect changed) {
  if (takes_pictures() && witness_ != nullptr) witness_(*this);
  return host::MemoryDevice::show(canvas, palette, changed);
}

void VirtualDevice::shown(gfx::Rect) {
  hashed_ = false;
  if (!every_frame_ || app().screen().secret) return;
  trace_.add(now());
  trace_.add(picture());
}

void VirtualDevice::play(std::span<const Note> notes, int times, int volume) {
  trace_.add(now());
  trace_.add(static_cast<std::uint64_t>(times));
  trace_.add(static_cast<std::uint64_t>(volume));
  for (const Note& note : notes) {
    for (const int part : {+note.from, +note.to, +note.milliseconds, +note.rolled}) {
      trace_.add(static_cast<std::uint64_t>(part));
    }
  }
  for (const ui::TuneRow& row : ui::kTunes) {
    if (row.notes.data() == notes.data()) heard_.push_back({now(), row.tune, times, volume});
  }
}

void VirtualDevice::brightness(int percent) {
  if (light() == 0) {
    picture_when_lit_ = picture();
    writes_when_lit_ = flash_.operations();
  }
  host::MemoryDevice::brightness(percent);
  trace_.add(now());
  trace_.add(static_cast<std::uint64_t>(percent));
}

void VirtualDevice::led(int red, int green, int blue) {
  const Led led = {red, green, blue};
  if (led == led_) return;
  led_ = led;
  trace_.add(now());
  for (const int part : {red, green, blue}) trace_.add(static_cast<std::uint64_t>(part));
}

// Stops at the bug, so that a debugger sees it and libFuzzer keeps the input.
void VirtualDevice::before_panic(const char* file, int line) {
  std::fprintf(stderr, "panic at %s:%d\n", file, line);
  std::abort();
}

int scaled(int count) { return kEffort == Effort::Short ? (count + 9) / 10 : count; }

const char* name_of(const ui::Screen& screen) {
  for (const ui::NamedScreen& named : ui::kAllScreens) {
    if (named.screen == &screen) return named.name;
  }
  return "?";
}

void seat_players(VirtualDevice& device, int players) {
  constexpr const char* kNames[] = {"Anna", "Ben", "Cleo", "Dora", "Emil"};
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!set_name(device.app().saves().change_seating().seats[seat], kNames[seat],
                  std::strlen(kNames[seat])))
      std::abort();
  }
  ui::Settings& settings = device.app().change_settings();
  settings.players = static_cast<std::uint8_t>(players);
  settings.speed = ui::Speed::Off;
  settings.first_start = false;
}

std::vector<std::uint8_t> bytes_of(VirtualDevice& device) {
  std::vector<std::uint8_t> bytes;
  for (std::uint32_t sector = 0; sector < store::kSectors; ++sector) {
    const std::uint8_t* first = device.flash().bytes(sector * store::kSectorBytes);
    bytes.insert(bytes.end(), first, first + store::kSectorBytes);
  }
  return bytes;
}

}  // namespace felicity::tests

#include "tests/ui/virtual_device.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace felicity::ui {

TableForTest App::table_for_test() { return {table_}; }

}  // namespace felicity::ui

namespace felicity::tests {

VirtualDevice* VirtualDevice::in_use = nullptr;
hal::LastReset VirtualDevice::trouble;
int VirtualDevice::full_battery = 87;

namespace {

std::span<std::uint8_t> bytes_of(std::vector<std::uint32_t>& memory) {
  return {reinterpret_cast<std::uint8_t*>(memory.data()), memory.size() * sizeof memory[0]};
}

}  // namespace

VirtualDevice::VirtualDevice(const Panel& panel, std::uint64_t seed, const Flash& flash,
                             std::uint64_t now)
    : panel_(panel),
      memory_(gfx::Canvas::bytes(panel.width, panel.height, panel.depth) / 4),
      shown_(memory_.size()),
      flash_(flash),
      app_(gfx::Canvas(panel.width, panel.height, panel.depth, bytes_of(memory_)), panel.buttons,
           thinker_),
      seed_(seed),
      now_(now) {
  in_use = this;
  app_.start(moment());
  step();
  step();
}

VirtualDevice::VirtualDevice(const VirtualDevice& other)
    : panel_(other.panel_),
      memory_(other.memory_),
      shown_(other.shown_),
      night_(other.night_),
      flash_(other.flash_),
      app_(other.app_),
      seed_(other.seed_),
      deals_(other.deals_),
      now_(other.now_),
      held_(other.held_),
      presses_(other.presses_),
      every_frame_(other.every_frame_),
      hashed_(other.hashed_),
      hash_(other.hash_),
      check_(other.check_),
      led_(other.led_),
      battery_(other.battery_),
      light_(other.light_),
      beeps_(other.beeps_),
      picture_when_lit_(other.picture_when_lit_),
      writes_when_lit_(other.writes_when_lit_),
      spy_(other.spy_),
      witness_(other.witness_),
      trace_(other.trace_) {
  app_.use_canvas(canvas());
  app_.use_thinker(thinker_);
}

VirtualDevice::~VirtualDevice() {
  if (in_use == this) in_use = nullptr;
}

gfx::Canvas VirtualDevice::canvas() {
  return gfx::Canvas(panel_.width, panel_.height, panel_.depth, bytes_of(memory_));
}

void VirtualDevice::watch_texts(gfx::TextWatch* watch) {
  gfx::Canvas watched = canvas();
  watched.set_watch(watch);
  app_.use_canvas(watched);
}

void VirtualDevice::step() {
  in_use = this;
  if (spy_ != nullptr) spy_(*this);
  app_.step(moment(), held_);
}

// As a machine would: whenever the game asked to be woken.
void VirtualDevice::run_until(std::uint64_t end) {
  step();
  while (now_ != end) {
    const std::int32_t left = std::max(app_.wake_at().left(moment()), 1);
    now_ = std::min(now_ + static_cast<std::uint64_t>(left), end);
    step();
  }
}

void VirtualDevice::hold(std::uint8_t keys, int milliseconds) {
  note_keys("hold", static_cast<std::uint8_t>(keys & ~held_));
  if ((keys & ~held_) != 0) ++presses_;
  held_ = static_cast<std::uint8_t>(held_ | keys);
  wait(milliseconds);
}

void VirtualDevice::release(std::uint8_t keys, int milliseconds) {
  note_keys("release", static_cast<std::uint8_t>(keys & held_));
  held_ = static_cast<std::uint8_t>(held_ & ~keys);
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
  run_until(now_ + static_cast<std::uint64_t>(milliseconds));
}

void VirtualDevice::settle() {
  note("settle");
  std::string* const script = std::exchange(script_, nullptr);
  for (int i = 0; i < 1000 && !app_.settled(); ++i) wait(10);
  script_ = script;
}

void VirtualDevice::wait_for(const ui::Screen& screen) {
  std::string* const script = std::exchange(script_, nullptr);
  const std::uint64_t from = now_;
  for (int i = 0; i < 1000 && &app_.screen() != &screen; ++i) wait(10);
  script_ = script;
  note("wait " + std::to_string(now_ - from));
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
  sum.add(night_);
  for (const std::uint32_t word : shown_) sum.add(word);
  hashed_ = true;
  return hash_ = sum.sum();
}

void VirtualDevice::set_pixel(bool lit) {
  shown_[0] = (shown_[0] & ~1U) | (lit ? 1U : 0U);
  hashed_ = false;
}

// Byte by byte: what changes are whole tiles.
bool VirtualDevice::show(const gfx::Canvas& canvas, const gfx::Palette& palette,
                         gfx::Rect changed) {
  if (!panel_answers()) return false;
  if (witness_ != nullptr) witness_(*this);
  const bool mono = canvas.is_mono();
  const int top = mono ? changed.y / 8 : changed.y;
  const int bottom = mono ? (changed.bottom() + 7) / 8 : changed.bottom();
  const int left = mono ? changed.x : changed.x / 2;
  const int right = mono ? changed.right() : changed.right() / 2;
  std::uint8_t* const panel = bytes_of(shown_).data();
  for (int row = top; row < bottom; ++row) {
    const int at = row * canvas.stride() + left;
    std::memcpy(panel + at, canvas.pixels() + at, static_cast<std::size_t>(right - left));
  }
  night_ = &palette == &gfx::kNight;
  hashed_ = false;
  if (every_frame_ && !app_.screen().secret) {
    trace_.add(now_);
    trace_.add(picture());
  }
  return true;
}

void VirtualDevice::beep(int hertz, int milliseconds, int volume) {
  ++beeps_;
  trace_.add(now_);
  for (const int part : {hertz, milliseconds, volume}) {
    trace_.add(static_cast<std::uint64_t>(part));
  }
}

void VirtualDevice::brightness(int percent) {
  if (light_ == 0) {
    picture_when_lit_ = picture();
    writes_when_lit_ = flash_.operations();
  }
  light_ = percent;
  trace_.add(now_);
  trace_.add(static_cast<std::uint64_t>(percent));
}

void VirtualDevice::set_led(const Led& led) {
  if (led == led_) return;
  led_ = led;
  trace_.add(now_);
  for (const int part : {led.red, led.green, led.blue}) {
    trace_.add(static_cast<std::uint64_t>(part));
  }
}

// A new key for every deal, the same as `felicity play --seed` draws.
void VirtualDevice::entropy(std::uint8_t (&key)[32]) {
  std::memset(key, 0, sizeof key);
  std::memcpy(key, &seed_, sizeof seed_);
  std::memcpy(key + sizeof seed_, &deals_, sizeof deals_);
  ++deals_;
}

int scaled(int count) {
  static const bool quick = std::getenv("FELICITY_QUICK") != nullptr;
  return quick ? (count + 9) / 10 : count;
}

const char* name_of(const ui::Screen& screen) {
  for (const ui::NamedScreen& named : ui::kAllScreens) {
    if (named.screen == &screen) return named.name;
  }
  return "?";
}

void seat_players(VirtualDevice& device, int players) {
  constexpr const char* kNames[] = {"Anna", "Ben", "Cleo", "Dora", "Emil"};
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!set_name(device.app().player(seat), kNames[seat], std::strlen(kNames[seat]))) std::abort();
  }
  ui::Settings& settings = device.app().change_settings();
  settings.players = static_cast<std::uint8_t>(players);
  settings.speed = ui::Speed::Off;
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

namespace felicity::hal {

using tests::VirtualDevice;

Moment now_ms() { return VirtualDevice::in_use->moment(); }
void idle_until(Moment) {}
std::uint8_t keys() { return VirtualDevice::in_use->held(); }
void entropy(std::uint8_t (&key)[32]) { VirtualDevice::in_use->entropy(key); }
bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  return VirtualDevice::in_use->show(canvas, palette, changed);
}
void beep(int hertz, int milliseconds, int volume) {
  VirtualDevice::in_use->beep(hertz, milliseconds, volume);
}
void brightness(int percent) { VirtualDevice::in_use->brightness(percent); }
PanelCheck check_panel() { return VirtualDevice::in_use->check_panel(); }
void led(int red, int green, int blue) { VirtualDevice::in_use->set_led({red, green, blue}); }
int battery() { return VirtualDevice::in_use->battery(); }
bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  return VirtualDevice::in_use->flash().read(at, out, size);
}
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  return VirtualDevice::in_use->flash().program(at, page);
}
bool flash_erase(std::uint32_t at) { return VirtualDevice::in_use->flash().erase(at); }
LastReset last_reset() { return VirtualDevice::trouble; }
void panic(const char* file, int line) {
  std::fprintf(stderr, "panic at %s:%d\n", file, line);
  std::abort();
}

}  // namespace felicity::hal

#include "hal_host/frontend/window.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "engine/hal.h"
#include "hal_host/device/boards.h"
#include "hal_host/frontend/open_window.h"
#include "hal_host/frontend/sound.h"

namespace felicity::host {
namespace {

constexpr Uint32 kArgb = SDL_PIXELFORMAT_ARGB8888;

// An OLED's cold white, and its dark gaps once pixels are large enough to have some.
constexpr Argb kLit = 0xFFDFF2FF, kDark = 0xFF05070A;
constexpr int kScaleWithGaps = 4;
constexpr Argb kLedGreen = 0xFF43D64B;

Argb argb(std::uint16_t rgb565) {
  const Rgb colour = widen(rgb565);
  return 0xFF000000U | static_cast<Argb>(colour.red << 16 | colour.green << 8 | colour.blue);
}

// SDL falls back to these drivers without a display; they show nothing.
bool is_unseen(std::string_view driver) {
  const bool last_resort = driver == "offscreen" || driver == "dummy" || driver == "evdev";
  return last_resort && std::getenv("SDL_VIDEODRIVER") == nullptr;
}

}  // namespace

Window::Window(const boards::Board& board) : board_(board), case_(board) {}

Window::~Window() {
  controllers_.clear();
  if (sound_ != 0) SDL_CloseAudioDevice(sound_);
  body_texture_.reset();
  panel_texture_.reset();
  renderer_.reset();
  window_.reset();
  SDL_Quit();
}

std::string Window::open(int scale) {
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return SDL_GetError();
  if (is_unseen(SDL_GetCurrentVideoDriver())) return "no display was found";
  SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // without controllers the rest still works
  const gfx::Rect size = case_.window_at(scale > 0 ? scale : roomy_scale());
  const std::string title = std::string("Felicity: ") + board_.title;
  window_.reset(SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                 size.w, size.h, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
  if (window_ == nullptr) return SDL_GetError();
  const gfx::Rect least = case_.window_at(1);
  SDL_SetWindowMinimumSize(window_.get(), least.w, least.h);
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, 0));
  if (renderer_ == nullptr) return SDL_GetError();
  panel_texture_.reset(SDL_CreateTexture(renderer_.get(), kArgb, SDL_TEXTUREACCESS_STREAMING,
                                         board_.panel.width, board_.panel.height));
  if (panel_texture_ == nullptr) return SDL_GetError();
  SDL_SetTextureScaleMode(panel_texture_.get(), SDL_ScaleModeNearest);

  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
    SDL_AudioSpec wanted = {};
    wanted.freq = kSampleRate;
    wanted.format = AUDIO_S16SYS;
    wanted.channels = 1;
    wanted.samples = 512;
    sound_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (sound_ != 0) SDL_PauseAudioDevice(sound_, 0);
  }
  place();
  return "";
}

// The largest scale that leaves a part of the desktop visible.
int Window::roomy_scale() const {
  SDL_Rect desktop = {0, 0, 1280, 720};
  SDL_GetDisplayUsableBounds(0, &desktop);
  int scale = 1;
  const auto fits = [&](int larger) {
    const gfx::Rect window = case_.window_at(larger);
    return window.w <= desktop.w * 95 / 100 && window.h <= desktop.h * 95 / 100;
  };
  while (fits(scale + 1)) ++scale;
  return scale;
}

// ---- events

void Window::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_QUIT: leaves_ = true; break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: on_key(event.key); break;
    case SDL_TEXTINPUT: on_text(event.text.text); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: on_mouse(event.button); break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP: on_finger(event.tfinger); break;
    case SDL_CONTROLLERDEVICEADDED: {
      Owned<SDL_GameController> added(SDL_GameControllerOpen(event.cdevice.which));
      if (added == nullptr) break;
      SDL_Joystick* joystick = SDL_GameControllerGetJoystick(added.get());
      controllers_[SDL_JoystickInstanceID(joystick)] = std::move(added);
      break;
    }
    case SDL_CONTROLLERDEVICEREMOVED: controllers_.erase(event.cdevice.which); break;
    case SDL_WINDOWEVENT:
      stale_ = true;
      if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) place();
      break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: place(); break;
    default: break;
  }
  gather_keys();
}

// One change at a time: the game must see every press.
void Window::idle_until(hal::Moment then) {
  for (;;) {
    if (stale_) paint();
    const std::int32_t left = then.left(now_ms());
    const std::uint8_t before = held_;
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, std::max(left, 0)) == 0) return;
    handle(event);
    if (leaves_ || !letters_.empty() || held_ != before) return;
  }
}

// ---- picture and sound

void Window::place() {
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
  case_.place(width, height);
  body_ = case_.paint_body(language_);
  body_texture_.reset(
      SDL_CreateTexture(renderer_.get(), kArgb, SDL_TEXTUREACCESS_STREAMING, width, height));
  stale_ = buttons_stale_ = true;
}

void Window::show(const Picture& picture, gfx::Rect) {
  std::vector<Argb> pixels;
  pixels.reserve(picture.pixels.size());
  for (const std::uint16_t pixel : picture.pixels) {
    pixels.push_back(!picture.mono ? argb(pixel) : pixel != 0 ? kLit : kDark);
  }
  const int pitch = picture.width * static_cast<int>(sizeof(Argb));
  SDL_UpdateTexture(panel_texture_.get(), nullptr, pixels.data(), pitch);
  stale_ = true;
}

void Window::brightness(int percent) {
  brightness_ = percent;
  stale_ = true;
}

// A light of one colour is green, as on a Pico.
void Window::led(int red, int green, int blue) {
  const bool plain = board_.lights.red.pin == boards::kNoPin;
  const auto part = [](int percent) { return static_cast<Argb>(percent * 255 / 100); };
  Argb colour = 0xFF000000U | part(red) << 16 | part(green) << 8 | part(blue);
  if (red + green + blue == 0) {
    colour = Case::kUnlit;
  } else if (plain) {
    colour = kLedGreen;
  }
  if (colour == led_) return;
  led_ = colour;
  stale_ = buttons_stale_ = true;
}

void Window::paint() {
  SDL_Renderer* to = renderer_.get();
  if (buttons_stale_) {
    Painting painting = body_;
    case_.paint_buttons(painting, held_);
    case_.paint_led(painting, led_);
    SDL_UpdateTexture(body_texture_.get(), nullptr, painting.pixels(),
                      painting.width() * static_cast<int>(sizeof(Argb)));
    buttons_stale_ = false;
  }
  SDL_RenderCopy(to, body_texture_.get(), nullptr, nullptr);
  const gfx::Rect panel = case_.panel();
  const SDL_Rect where = {panel.x, panel.y, panel.w, panel.h};
  // The default brightness is shown as full white; only lower ones are darker.
  constexpr int kUsual = 80, kDimmest = 90;
  const int light = std::min(brightness_, kUsual) * (255 - kDimmest) / kUsual + kDimmest;
  const auto part = static_cast<Uint8>(brightness_ == 0 ? 0 : light);
  SDL_SetTextureColorMod(panel_texture_.get(), part, part, part);
  SDL_RenderCopy(to, panel_texture_.get(), nullptr, &where);
  const int scale = case_.scale();
  if (is_mono(board_) && scale >= kScaleWithGaps) {
    SDL_SetRenderDrawBlendMode(to, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(to, 0, 0, 0, 64);
    for (int x = 1; x <= board_.panel.width; ++x) {
      SDL_RenderDrawLine(to, panel.x + x * scale - 1, panel.y, panel.x + x * scale - 1,
                         panel.bottom() - 1);
    }
    for (int y = 1; y <= board_.panel.height; ++y) {
      SDL_RenderDrawLine(to, panel.x, panel.y + y * scale - 1, panel.right() - 1,
                         panel.y + y * scale - 1);
    }
  }
  SDL_RenderPresent(to);
  stale_ = false;
}

void Window::speak(text::Language language) {
  if (language == language_) return;
  language_ = language;
  body_ = case_.paint_body(language_);
  stale_ = buttons_stale_ = true;
}

// In the title: the picture is the device's own.
void Window::notify(const std::string& line) { SDL_SetWindowTitle(window_.get(), line.c_str()); }

void Window::play(std::span<const Note> notes, int times, int volume) {
  if (sound_ == 0) return;
  const auto samples = tune_samples(notes, times, volume);
  SDL_ClearQueuedAudio(sound_);
  SDL_QueueAudio(sound_, samples.data(), static_cast<Uint32>(samples.size() * sizeof(samples[0])));
}

const bool kHasWindow = true;

std::string with_window(const boards::Board& board, int scale,
                        const std::function<void(Front&)>& show) {
  Window window(board);
  std::string error = window.open(scale);
  if (error.empty()) show(window);
  return error;
}

}  // namespace felicity::host

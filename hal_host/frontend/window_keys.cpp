// Keyboard, mouse, fingers and controllers press the buttons of the drawn device.
#include "engine/base/code_points.h"
#include "engine/hal.h"
#include "hal_host/device/boards.h"
#include "hal_host/frontend/window.h"

namespace felicity::host {
namespace {

constexpr int kStickReach = 16'000;

}  // namespace

std::uint8_t Window::key_of(SDL_Keycode code) const {
  const bool four = board_.buttons == boards::Buttons::Four;
  switch (code) {
    case SDLK_UP: return four ? hal::kX : hal::kUp;
    case SDLK_DOWN: return four ? hal::kY : hal::kDown;
    case SDLK_LEFT: return four ? hal::kX : hal::kLeft;
    case SDLK_RIGHT: return four ? hal::kY : hal::kRight;
    case SDLK_a:
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE: return hal::kA;
    case SDLK_b:
    case SDLK_ESCAPE:
    case SDLK_BACKSPACE: return hal::kB;
    case SDLK_x: return hal::kX;
    case SDLK_y: return hal::kY;
    default: return 0;
  }
}

void Window::on_key(const SDL_KeyboardEvent& event) {
  const SDL_Keycode code = event.keysym.sym;
  const bool down = event.type == SDL_KEYDOWN;
  if (down && (event.keysym.mod & KMOD_CTRL) != 0) {
    leaves_ = leaves_ || code == SDLK_q || code == SDLK_w || code == SDLK_c;
    return;
  }
  if (down && event.repeat == 0 && code == SDLK_F11) {
    const bool full = (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN) != 0;
    SDL_SetWindowFullscreen(window_.get(), full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
    return;
  }
  const bool is_letter = code > SDLK_SPACE && code < SDLK_DELETE;
  if (down && is_letter && takes_letters_) return;  // its text follows
  const std::uint8_t bit = key_of(code);
  if (bit == 0 || event.repeat != 0) return;
  if (down) {
    pressed_[code] = bit;
  } else {
    pressed_.erase(code);
  }
}

void Window::on_text(std::string_view text) {
  if (!takes_letters_) return;
  while (!text.empty()) {
    const char32_t code = next_code(text);
    if (code > ' ' && code <= 0xFFFF) letters_ += static_cast<char16_t>(code);
  }
}

std::uint8_t Window::button_under(float across, float down) const {
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
  return case_.button_at(static_cast<int>(across * static_cast<float>(width)),
                         static_cast<int>(down * static_cast<float>(height)));
}

void Window::on_mouse(const SDL_MouseButtonEvent& event) {
  if (event.type == SDL_MOUSEBUTTONUP) {
    if (event.button == SDL_BUTTON_LEFT) mouse_.release();
    return;
  }
  int width = 1, height = 1;  // in the units of the mouse, which are not pixels everywhere
  SDL_GetWindowSize(window_.get(), &width, &height);
  const std::uint8_t bit = button_under(static_cast<float>(event.x) / static_cast<float>(width),
                                        static_cast<float>(event.y) / static_cast<float>(height));
  if (event.button == SDL_BUTTON_LEFT) mouse_.press(MouseKeys::Button::Left, bit);
  if (event.button == SDL_BUTTON_RIGHT) mouse_.press(MouseKeys::Button::Right, bit);
}

void Window::secret_shown(bool shown, bool stays) {
  mouse_.secret_shown(shown && !stays);
  gather_keys();
}

void Window::on_finger(const SDL_TouchFingerEvent& event) {
  if (event.type == SDL_FINGERDOWN) {
    touched_[event.fingerId] = button_under(event.x, event.y);
  } else {
    touched_.erase(event.fingerId);
  }
}

std::uint8_t Window::controller_keys() const {
  struct Meaning {
    SDL_GameControllerButton button;
    std::uint8_t bit;
  };
  constexpr Meaning kMeanings[] = {
      {SDL_CONTROLLER_BUTTON_DPAD_UP, hal::kUp},
      {SDL_CONTROLLER_BUTTON_DPAD_DOWN, hal::kDown},
      {SDL_CONTROLLER_BUTTON_DPAD_LEFT, hal::kLeft},
      {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, hal::kRight},
      {SDL_CONTROLLER_BUTTON_A, hal::kA},
      {SDL_CONTROLLER_BUTTON_B, hal::kB},
      {SDL_CONTROLLER_BUTTON_X, hal::kX},
      {SDL_CONTROLLER_BUTTON_Y, hal::kY},
      {SDL_CONTROLLER_BUTTON_START, hal::kY},
  };
  std::uint8_t bits = 0;
  for (const auto& [id, controller] : controllers_) {
    for (const Meaning& meaning : kMeanings) {
      if (SDL_GameControllerGetButton(controller.get(), meaning.button) != 0) bits |= meaning.bit;
    }
    const int across = SDL_GameControllerGetAxis(controller.get(), SDL_CONTROLLER_AXIS_LEFTX);
    const int down = SDL_GameControllerGetAxis(controller.get(), SDL_CONTROLLER_AXIS_LEFTY);
    if (across < -kStickReach) bits |= hal::kLeft;
    if (across > kStickReach) bits |= hal::kRight;
    if (down < -kStickReach) bits |= hal::kUp;
    if (down > kStickReach) bits |= hal::kDown;
  }
  if (board_.buttons == boards::Buttons::Four) {
    if ((bits & (hal::kUp | hal::kLeft)) != 0) bits |= hal::kX;
    if ((bits & (hal::kDown | hal::kRight)) != 0) bits |= hal::kY;
  }
  return bits;
}

void Window::gather_keys() {
  int bits = mouse_.held() | controller_keys();
  for (const auto& [code, bit] : pressed_) bits |= bit;
  for (const auto& [finger, bit] : touched_) bits |= bit;
  bits &= key_bits(board_);
  if (bits == held_) return;
  held_ = static_cast<std::uint8_t>(bits);
  stale_ = buttons_stale_ = true;
}

}  // namespace felicity::host

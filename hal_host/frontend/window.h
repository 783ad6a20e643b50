// The game in a window: the device drawn, its buttons by keyboard, mouse, finger or controller.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "boards/board.h"
#include "hal_host/device/front.h"
#include "hal_host/frontend/device_case.h"
#include "hal_host/frontend/mouse_keys.h"

namespace felicity::host {

class Window final : public Front {
 public:
  explicit Window(const boards::Board& board);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // A scale of 0 chooses one. Returns an error, or "".
  std::string open(int scale);

  hal::Moment now_ms() override { return hal::Moment(SDL_GetTicks()); }
  void idle_until(hal::Moment then) override;
  std::uint8_t keys() override { return held_; }
  void show(const Picture& picture, gfx::Rect changed) override;
  void play(std::span<const Note> notes, int times, int volume) override;
  void brightness(int percent) override;
  void led(int red, int green, int blue) override;
  void secret_shown(bool shown, bool stays) override;
  void takes_letters(bool takes) override { takes_letters_ = takes; }
  void speak(text::Language language) override;
  std::u16string take_letters() override { return std::exchange(letters_, {}); }
  void notify(const std::string& line) override;
  bool wants_to_leave() const override { return leaves_; }

 private:
  struct Free {
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    void operator()(SDL_GameController* controller) const { SDL_GameControllerClose(controller); }
  };
  template <class Thing>
  using Owned = std::unique_ptr<Thing, Free>;

  int roomy_scale() const;
  void handle(const SDL_Event& event);
  void on_key(const SDL_KeyboardEvent& event);
  void on_text(std::string_view text);
  void on_mouse(const SDL_MouseButtonEvent& event);
  void on_finger(const SDL_TouchFingerEvent& event);
  std::uint8_t key_of(SDL_Keycode code) const;
  std::uint8_t button_under(float across, float down) const;  // 0..1 of the window
  std::uint8_t controller_keys() const;
  void gather_keys();
  void place();
  void paint();

  const boards::Board& board_;
  Case case_;
  Owned<SDL_Window> window_;
  Owned<SDL_Renderer> renderer_;
  Owned<SDL_Texture> body_texture_;
  Owned<SDL_Texture> panel_texture_;
  Painting body_{1, 1};
  std::map<SDL_JoystickID, Owned<SDL_GameController>> controllers_;
  SDL_AudioDeviceID sound_ = 0;

  std::map<SDL_Keycode, std::uint8_t> pressed_;  // on the keyboard
  std::map<SDL_FingerID, std::uint8_t> touched_;
  MouseKeys mouse_;
  std::uint8_t held_ = 0;  // all of these
  int brightness_ = 100;
  Argb led_ = Case::kUnlit;
  bool stale_ = true;
  bool buttons_stale_ = true;
  bool leaves_ = false;
  bool takes_letters_ = false;
  text::Language language_ = text::Language::English;
  std::u16string letters_;  // typed
};

}  // namespace felicity::host

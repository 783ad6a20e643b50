// The game with the memory it runs in: canvas, bot, saves, session, panel, app.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/ui/app.h"

namespace felicity::host {

class Front;  // front.h

// What the game knows of a board.
struct Shape {
  int width;
  int height;
  gfx::Depth depth;
  ui::Buttons buttons;
  bool has_sound = true;
};

// The game calls the machine in use, so use one before app().start().
class Device {
 public:
  explicit Device(const Shape& shape);
  // A second device in the same state, with parts of its own.
  Device(const Device& other);
  Device& operator=(const Device&) = delete;
  ~Device() = default;

  ui::App& app() { return app_; }
  const ui::App& app() const { return app_; }
  ui::Panel& panel() { return panel_; }
  // The truth of the game is in it.
  session::Session& session() { return session_; }
  const session::Session& session() const { return session_; }
  session::Saves& saves() { return saves_; }
  // The picture under construction: what the game drew, shown or not.
  const gfx::Canvas& canvas() const { return canvas_; }
  void watch_texts(gfx::TextWatch* watch) { canvas_.set_watch(watch); }
  // Decides for seats outside of the engine, before every step of the app; may be absent. True: an
  // answer is still to come, so the next step is soon.
  std::function<bool()> before_step;
  // One step of the app. The moment of the next one.
  hal::Moment step(hal::Moment now, std::uint8_t held);
  // After app().start(), until the front wants to leave.
  void run(Front& front);
  // Replays this game instead, until it is over or left.
  void watch(Front& front, const Record& record);

 private:
  void step(Front& front);

  Shape shape_;
  std::vector<std::uint32_t> memory_;  // of the canvas, which needs four-byte alignment
  gfx::Canvas canvas_;
  bots::Bot bot_;
  session::Saves saves_;
  session::Session session_;
  ui::Panel panel_;
  ui::App app_;
};

}  // namespace felicity::host

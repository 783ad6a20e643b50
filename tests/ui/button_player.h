// Plays a game on a device the way people do: by pressing its buttons.
#pragma once

#include "engine/rules/state.h"
#include "tests/ui/virtual_device.h"

namespace felicity::tests {

class ButtonPlayer {
 public:
  explicit ButtonPlayer(VirtualDevice& device) : device_(device) {}

  // Skips the public screens until a player has to decide or the game is over.
  void skip_to_turn();
  // What the player of the turn presses for this action, from the screen of that turn.
  void play(const Action& action);
  // In the open hand, with A held or not: holds ▲, on four buttons X, until the marked card is
  // placed. Every test that places a card does it with this.
  void place_marked();
  // A whole game of random but sensible decisions, from begin_game() on.
  void play_game(Random& random);
  Action decide(Random& random);

  // An action that can be taken back is final, and what follows from it has begun.
  void let_it_stand();
  // A question whose yes is held.
  void hold_yes();

  // B, and what opens the menu or leaves the self-test: with five buttons A held, and ► held.
  void press_b();
  void open_menu();

  void press_up() { device_.press(up()); }
  void press_down() { device_.press(down()); }
  // Sideways: on four buttons a long press.
  void press_left();
  void press_right();
  void hold_left();
  void release_left();

  // From wherever the device is, with nothing held: true once it is at home.
  bool go_home();

 private:
  bool at(const ui::Screen& screen) const { return &device_.app().screen() == &screen; }
  const State& truth() { return device_.truth(); }
  bool has_four() const;
  bool has_five() const;
  bool turned() const { return device_.app().settings().left_handed; }
  std::uint8_t up() const;
  std::uint8_t down() const;
  std::uint8_t left() const;
  std::uint8_t right() const;
  std::uint8_t x() const;
  std::uint8_t y() const;
  void place(Face face);
  void bid(int mice);

  VirtualDevice& device_;
};

// A game at its first turn.
VirtualDevice new_game(const Panel& panel, int players, std::uint64_t seed,
                       ui::Speed speed = ui::Speed::Off);

}  // namespace felicity::tests

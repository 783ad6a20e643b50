// What a board is: data, no code. One folder a board, each with a `constexpr Board kBoard`.
//
// The host reads the panel and the buttons; bus, pins and polarities will stand here too, so that
// the firmware, the wiring tables and the self-test all speak of the same board.
#pragma once

namespace boards {

enum class Depth { Mono, Colour };

enum class Buttons {
  Six,    // a cross, A and B
  Eight,  // and X and Y
  Four,   // A, B, X and Y, no cross
};

struct Panel {
  int width;  // as the player holds the board
  int height;
  Depth depth;
};

struct Board {
  const char* name;   // of its folder
  const char* title;  // what people call it
  Panel panel;
  Buttons buttons;
  bool tells_battery;
};

}  // namespace boards

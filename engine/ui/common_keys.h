// What several screens do when a key is pressed.
#pragma once

#include <cstdint>

#include "engine/ui/keys.h"
#include "engine/ui/page.h"

namespace felicity::ui {

class App;

// Moves the cursor of a list of `count` lines; after the last comes the first. The list may have
// become shorter meanwhile.
void step_cursor(std::int16_t& cursor, int by, int count);
// The same with a click.
void move_cursor(App& app, std::int16_t& cursor, int by, int count);

// From the logo; asks for the language first where that was never done.
void go_home(App& app);

// To use the table for something else; asks first if that would cost the game that lies on it.
void claim_table(App& app, void (*then)(App&));

// For a line whose value ◄ and ► change: how, on a board without them; empty on the others.
Line change_hint(const App& app);

// One-hand mode: A is pressed to see the hand and to hide it. By the setting, and where A is a
// joystick pushed in, which cannot be held while it moves.
bool hand_is_toggled(const App& app);

// For Screen::key: A or B closes the screen, no other key does anything.
void close_on_a_or_b(App& app, Key key);

}  // namespace felicity::ui

// What the parts of a board offer the firmware beside engine/hal.h. Each is one file, chosen by the
// board's board.cmake; the linker puts them together.
#pragma once

#include <cstdint>

namespace felicity::drivers {

// ---- display_* ----------------------------------------------------------------------------------
// The panel is set up dark: whatever its memory still holds is not seen.
void start_display();

// ---- buttons_* ----------------------------------------------------------------------------------
void start_buttons();
// hal::keys() would say something new. Called with interrupts off.
bool keys_changed();
// When it could do so without any further edge; false: never. Called with interrupts off.
bool keys_change_at(std::uint32_t& us);

// ---- sound_*, led_*, battery_* ------------------------------------------------------------------
void start_sound();

void start_led();
// Percent; a light of one colour is on if any of them is.
void set_led(int red, int green, int blue);

void start_battery();

// ---- usb_power ----------------------------------------------------------------------------------
void start_usb_power();
bool on_usb_power();

// ---- entropy_* ----------------------------------------------------------------------------------
// The moment at which a person pressed a button is chance, too.
void stir_entropy(std::uint32_t us);

// ---- idle ---------------------------------------------------------------------------------------
// Asked before every sleep of hal::idle_until; true ends it early. Called with interrupts off.
void end_idle_when(bool (*wanted)());

}  // namespace felicity::drivers

// What the parts of a board offer the firmware beside engine/hal.h. Each is one file, chosen by the
// board's board.cmake; the linker puts them together.
#pragma once

#include <cstdint>

#include "engine/hal.h"

namespace felicity::drivers {

// ---- display_* ----------------------------------------------------------------------------------
// The panel is set up dark: whatever its memory still holds is not seen.
void start_display();
bool panel_is_dark();
// Its data sheet makes it wait, the game goes on: wakes and lights it when it may be.
void serve_panel();
hal::Moment panel_or(hal::Moment then);  // the next time for that, or this one if it is sooner
// Twice a second a lit panel that can tell is asked whether it still shows its picture.
bool panel_is_due();         // to be asked; called with interrupts off
bool panel_has_forgotten();  // asks it if that is due; true: all is to be sent again

// ---- buttons_* ----------------------------------------------------------------------------------
void start_buttons();
// hal::keys() would say something new. Called with interrupts off.
bool keys_changed();
// When it could do so without any further edge; false: never. Called with interrupts off.
bool keys_change_at(std::uint64_t& us);
// Since hal::keys() last said something new.
std::uint32_t keys_rested_ms();
// Any edge of any button ends dormant.
void wake_by_keys(bool on);

// ---- sound_*, led_*, battery_* ------------------------------------------------------------------
void start_sound();
// A tone sounds that another clock of the chip would change.
bool is_sounding();

void start_led();

void start_battery();

// ---- usb_power ----------------------------------------------------------------------------------
void start_usb_power();
bool on_usb_power();
// A cable that feeds the board ends dormant.
void wake_by_usb_power(bool on);

// ---- sleep_* ------------------------------------------------------------------------------------
// Stops every clock, the crystal too, until a button moves or a cable is plugged in. Called on the
// slow clock and with interrupts off: a button that woke it is told by its interrupt afterwards.
// A board that cannot sense a cable never comes here.
void sleep_dormant();

// ---- entropy_* ----------------------------------------------------------------------------------
// The moment at which a person pressed a button is chance, too.
void stir_entropy(std::uint64_t us);
// The ring oscillator does not stand still. Takes a few milliseconds.
bool entropy_is_healthy();

// ---- idle ---------------------------------------------------------------------------------------
// Asked before every sleep of hal::idle_until; true ends it early. Called with interrupts off.
void end_idle_when(bool (*wanted)());

}  // namespace felicity::drivers

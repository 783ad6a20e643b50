// What a driver defines for the firmware besides its functions of engine/hal.h. The board.cmake
// chooses one file of each kind; each kind has a `none`.
#pragma once

#include <cstdint>

#include "engine/hal.h"

namespace felicity::drivers {

// ---- display_* ----------------------------------------------------------------------------------
// Sets the panel up dark, so that old contents of its memory are not seen.
void start_display();
bool panel_is_dark();
// Does the next step of waking or lighting the panel whose waiting time of the data sheet is over;
// the game goes on meanwhile.
void serve_panel();
hal::Moment panel_or(hal::Moment then);  // when serve_panel() has work, if before `then`
// A lit panel that can be read is polled twice a second: does it still show its picture?
bool panel_is_due();         // for a poll; called with interrupts off
bool panel_has_forgotten();  // polls it if due; true: set up again, send the whole picture
// A panel that reports its scans interrupts the chip at each, and would wake it 40 times a second:
// they are watched only while the chip works. Called with interrupts off.
void watch_scan(bool on);

// ---- buttons_* ----------------------------------------------------------------------------------
void start_buttons();
// hal::keys() would return another value. Called with interrupts off.
bool keys_changed();
// When it would do so without a further edge; false: never. Called with interrupts off.
bool keys_change_at(std::uint64_t& us);
// Lets any edge of any button end dormant.
void wake_by_keys(bool on);

// ---- sound_*, led_*, battery_* ------------------------------------------------------------------
void start_sound();
// A tune is sounding, or rests between two notes; changing the clock of the chip would change its
// pitch.
bool is_sounding();

void start_led();

void start_battery();

// ---- usb_power ----------------------------------------------------------------------------------
void start_usb_power();
bool on_usb_power();
// On a Pico W, some copies of the Pico and some boards no pin senses VBUS: then only USB in use
// shows a cable.
bool senses_cable();
enum class UsbState : std::uint8_t { Off, Connected, Active };  // Active: a PC uses it
void set_usb_state(UsbState state);
// The data wires may be pulled up: a cable feeds the board, or one that cannot be sensed may do so
// while a player is there.
bool usb_may_connect();
// USB stops on any clock but the fastest.
bool usb_needs_clock();
// Lets a cable that feeds the board end dormant.
void wake_by_usb_power(bool on);

// ---- sleep_* ------------------------------------------------------------------------------------
// Stops every clock, the crystal too, until a button moves or a cable is plugged in. Called on the
// slow clock and with interrupts off: the interrupt of the button that woke it follows when they
// are on again.
void sleep_dormant();

// ---- entropy_* ----------------------------------------------------------------------------------
// Mixes in the moment at which a person pressed a button.
void stir_entropy(std::uint64_t us);
// The source of noise delivers changing bits. Takes a few milliseconds.
bool entropy_is_healthy();

// Called before every sleep of hal::idle_until, with interrupts off; true ends it early.
void end_idle_when(bool (*wanted)());

}  // namespace felicity::drivers

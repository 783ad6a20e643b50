// How settings, seating and roster are stored in a page of flash: byte by byte, so that a change of
// a struct never changes a save. Reading checks every value: if one is out of range, unpack()
// returns false and changes nothing.
#pragma once

#include "engine/session/roster.h"
#include "engine/session/seating.h"
#include "engine/session/settings.h"
#include "engine/store/page.h"

namespace felicity::session {

// Schemas: 1 initial, 2 adds usb_console, 3 adds bots_learn, 4 adds battery, 5 adds first_start.
// Older pages are read; missing fields keep their defaults.
inline constexpr std::uint8_t kKeptSchema = 6;

// Returns the bytes written to `out`, the payload of a page; 0: it cannot be saved.
std::size_t pack(const Settings& settings, std::uint8_t* out);
std::size_t pack(const Seating& seating, std::uint8_t* out);
std::size_t pack(const Roster& roster, int page, std::uint8_t* out);

[[nodiscard]] bool unpack(Settings& settings, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);
[[nodiscard]] bool unpack(Seating& seating, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);
// Adds the people of one page to those already known.
[[nodiscard]] bool unpack(Roster& roster, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);

}  // namespace felicity::session

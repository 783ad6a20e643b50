// How what the table chose lies in a page of flash: byte by byte, so that a change of a struct
// never changes a save. Reading use_beliefs nothing: it is all in range, or false and nothing is
// changed.
#pragma once

#include "engine/session/roster.h"
#include "engine/session/seating.h"
#include "engine/session/settings.h"
#include "engine/store/page.h"

namespace felicity::session {

// Every page has this schema or an older one, which lacks what came later: 2 the USB console,
// 3 whether bots learn.
inline constexpr std::uint8_t kKeptSchema = 3;

// Bytes written to `out`, which is a payload; 0: it cannot be kept.
std::size_t pack(const Settings& settings, std::uint8_t* out);
std::size_t pack(const Seating& company, std::uint8_t* out);
std::size_t pack(const Roster& people, int page, std::uint8_t* out);

[[nodiscard]] bool unpack(Settings& settings, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);
[[nodiscard]] bool unpack(Seating& company, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);
// Adds the people of one page to those already known.
[[nodiscard]] bool unpack(Roster& people, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);

}  // namespace felicity::session

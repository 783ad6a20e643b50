// The sounds of the game. To add one: a name in Tone and a row in kSounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace felicity::ui {

enum class Tone : std::uint8_t { Click, Buzz, Mouse, Flip, Dog, Win };

struct Sound {
  Tone tone;
  std::uint16_t hertz;
  std::uint16_t milliseconds;
};
inline constexpr Sound kSounds[] = {
    {Tone::Click, 1800, 12},  // a choice moves
    {Tone::Buzz, 140, 120},   // that cannot be done
    {Tone::Mouse, 2400, 40},  // mice change hands
    {Tone::Flip, 900, 20},    // a card turns over
    {Tone::Dog, 320, 180},    // a dog barks
    {Tone::Win, 1320, 250},   // a sack or a game is won
};

constexpr bool sounds_are_in_order() {
  for (std::size_t i = 0; i < std::size(kSounds); ++i) {
    if (kSounds[i].tone != static_cast<Tone>(i)) return false;
  }
  return true;
}
static_assert(sounds_are_in_order());

constexpr const Sound& sound_of(Tone tone) { return kSounds[static_cast<std::size_t>(tone)]; }

}  // namespace felicity::ui

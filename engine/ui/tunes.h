// The sounds of the game. To add one: a name in Tune, its notes, and a row in kTunes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/notes.h"

namespace felicity::ui {

enum class Tune : std::uint8_t {
  Click,       // a choice moves; any key while a hand is shown
  Buzz,        // that cannot be done
  Shuffle,     // the sets are shuffled
  Drop,        // a card falls into the sack
  Meow,        // from the sack that is tied, or that no player takes
  Bid,         // mice are bid; ends as Turn
  Turn,        // a seat is to bid
  Pass,        // a pass that pays nothing; negative cats are counted
  Squeak,      // one mouse; played once for each mouse a pass pays
  LastChance,  // all have passed, one mouse buys the sack
  DrumRoll,    // the last cards turn over
  Chase,       // they turn over, and a dog runs
  Bark,        // a dog runs
  Win,         // a sack is won
  Womp,        // a sack is won that costs points
  Fanfare,     // a game is won
};

// Pitches are of the equal temperament, A4 = 440 Hz, except where an animal or a drum is meant. A
// piezo is weak below 200 Hz.
namespace notes {

inline constexpr Note kClick[] = {tone(1800, 12)};
inline constexpr Note kBuzz[] = {tone(156, 70), rest(30), tone(131, 100)};
inline constexpr Note kShuffle[] = {roll(600, 1000, 460), rest(140), roll(600, 1000, 460),
                                    rest(140), tone(900, 20)};
inline constexpr Note kDrop[] = {glide(1250, 480, 90), rest(20), glide(240, 170, 60)};
inline constexpr Note kMeow[] = {glide(480, 880, 90), glide(880, 1060, 110), glide(1060, 960, 80),
                                 glide(960, 430, 260)};
inline constexpr Note kBid[] = {tone(988, 50), tone(1319, 110), rest(60), tone(587, 40),
                                tone(880, 70)};
inline constexpr Note kTurn[] = {tone(587, 40), tone(880, 70)};
inline constexpr Note kPass[] = {tone(659, 60), tone(494, 110)};
inline constexpr Note kSqueak[] = {glide(2300, 3300, 36), glide(3300, 2700, 24), rest(50)};
inline constexpr Note kLastChance[] = {tone(1319, 130), rest(20), tone(1047, 240)};
inline constexpr Note kDrumRoll[] = {roll(170, 250, 540), rest(60), tone(1047, 60)};
inline constexpr Note kChase[] = {roll(170, 250, 540), rest(60), glide(310, 560, 48),
                                  glide(560, 220, 80), rest(90), glide(330, 590, 48),
                                  glide(590, 220, 96)};
inline constexpr Note kBark[] = {glide(310, 560, 48), glide(560, 220, 80), rest(90),
                                 glide(330, 590, 48), glide(590, 220, 96)};
inline constexpr Note kWin[] = {tone(784, 90), tone(988, 90), tone(1175, 90), tone(1568, 230)};
inline constexpr Note kWomp[] = {glide(392, 370, 180), rest(40), glide(349, 330, 180), rest(40),
                                 glide(311, 294, 180), rest(40), glide(277, 208, 480)};
inline constexpr Note kFanfare[] = {
    tone(784, 90),   rest(20), tone(784, 90),  rest(20),        tone(784, 90),   rest(20),
    tone(1047, 240), rest(20), tone(784, 120), tone(1047, 120), tone(1319, 120), tone(1568, 420)};

}  // namespace notes

struct TuneRow {
  Tune tune;
  std::span<const Note> notes;
};
inline constexpr TuneRow kTunes[] = {
    {Tune::Click, notes::kClick},       {Tune::Buzz, notes::kBuzz},
    {Tune::Shuffle, notes::kShuffle},   {Tune::Drop, notes::kDrop},
    {Tune::Meow, notes::kMeow},         {Tune::Bid, notes::kBid},
    {Tune::Turn, notes::kTurn},         {Tune::Pass, notes::kPass},
    {Tune::Squeak, notes::kSqueak},     {Tune::LastChance, notes::kLastChance},
    {Tune::DrumRoll, notes::kDrumRoll}, {Tune::Chase, notes::kChase},
    {Tune::Bark, notes::kBark},         {Tune::Win, notes::kWin},
    {Tune::Womp, notes::kWomp},         {Tune::Fanfare, notes::kFanfare},
};

constexpr bool tunes_are_in_order() {
  for (std::size_t i = 0; i < std::size(kTunes); ++i) {
    if (kTunes[i].tune != static_cast<Tune>(i)) return false;
  }
  return true;
}
static_assert(tunes_are_in_order());

constexpr std::span<const Note> notes_of(Tune tune) {
  return kTunes[static_cast<std::size_t>(tune)].notes;
}

// False: the board has no sound.
bool has_sound();

}  // namespace felicity::ui

// Every tune as a WAV file, NAME.wav in the folder of the test: read back and listened to. Pitch,
// length and order are compared with the table, not with the sequencer that cut the notes.
#include "hal_host/frontend/sound.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>

#include "engine/ui/tunes.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using host::kSampleRate;
using Samples = std::vector<std::int16_t>;

constexpr const char* kNames[] = {"click", "buzz", "shuffle", "drop",        "meow",      "bid",
                                  "turn",  "pass", "squeak",  "last_chance", "drum_roll", "chase",
                                  "bark",  "win",  "womp",    "fanfare"};
static_assert(std::size(kNames) == std::size(ui::kTunes));

// ---- WAV ----------------------------------------------------------------------------------------

struct WavHead {
  char riff[4] = {'R', 'I', 'F', 'F'};
  std::uint32_t rest;
  char wave[8] = {'W', 'A', 'V', 'E', 'f', 'm', 't', ' '};
  std::uint32_t format_bytes = 16;
  std::uint16_t pcm = 1;
  std::uint16_t channels = 1;
  std::uint32_t rate = kSampleRate;
  std::uint32_t bytes_a_second = 2 * kSampleRate;
  std::uint16_t frame_bytes = 2;
  std::uint16_t bits = 16;
  char data[4] = {'d', 'a', 't', 'a'};
  std::uint32_t bytes;
};
static_assert(sizeof(WavHead) == 44);

void write_wav(const std::string& path, const Samples& samples) {
  const auto bytes = static_cast<std::uint32_t>(samples.size() * sizeof samples[0]);
  WavHead head;
  head.rest = bytes + sizeof head - 8;
  head.bytes = bytes;
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(&head), sizeof head);
  file.write(reinterpret_cast<const char*>(samples.data()), bytes);
}

Samples read_wav(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  WavHead head;
  file.read(reinterpret_cast<char*>(&head), sizeof head);
  TEST_ASSERT_TRUE_MESSAGE(file.good(), path.c_str());
  TEST_ASSERT_EQUAL_MEMORY("RIFF", head.riff, 4);
  TEST_ASSERT_EQUAL(kSampleRate, head.rate);
  Samples samples(head.bytes / 2);
  file.read(reinterpret_cast<char*>(samples.data()), head.bytes);
  TEST_ASSERT_TRUE_MESSAGE(file.good(), path.c_str());
  return samples;
}

// ---- what is heard ------------------------------------------------------------------------------

struct Cycle {
  double ms;  // its middle
  double hertz;
};

// From one rise through zero to the next, interpolated between samples.
std::vector<Cycle> cycles_of(const Samples& samples) {
  std::vector<Cycle> cycles;
  double last = -1;
  for (std::size_t i = 1; i < samples.size(); ++i) {
    if (samples[i - 1] > 0 || samples[i] <= 0) continue;
    const double part = -samples[i - 1] / static_cast<double>(samples[i] - samples[i - 1]);
    const double at = (static_cast<double>(i) - 1 + part) * 1000 / kSampleRate;
    if (last >= 0) cycles.push_back({(at + last) / 2, 1000 / (at - last)});
    last = at;
  }
  return cycles;
}

int loudest(const Samples& samples, double from_ms, double to_ms) {
  const auto index = [&](double ms) {
    return std::clamp<std::ptrdiff_t>(std::lround(ms * kSampleRate / 1000), 0,
                                      static_cast<std::ptrdiff_t>(samples.size()));
  };
  int most = 0;
  for (std::ptrdiff_t i = index(from_ms); i < index(to_ms); ++i) {
    most = std::max(most, std::abs(int{samples[static_cast<std::size_t>(i)]}));
  }
  return most;
}

// The first thing that is not as written, or "".
std::string fault_of(const Samples& samples, std::span<const Note> notes, int times) {
  constexpr double kSoft = host::kSoftMs + 0.5;
  constexpr double kSample = 1000.0 / kSampleRate;
  constexpr int kBeatMs = 20;
  const std::vector<Cycle> cycles = cycles_of(samples);
  double at = 0;
  for (int time = 0; time < times; ++time) {
    for (const Note& note : notes) {
      const std::string where = " at " + std::to_string(std::lround(at)) + " ms";
      const double end = at + note.milliseconds;
      if (note.from == 0 && loudest(samples, at + kSoft, end - kSample) != 0)
        return "no rest" + where;
      // The pitch stays for 8 ms, and low tones are measured over a longer cycle.
      const double moves = std::abs(note.to - note.from) * 8.0 / note.milliseconds;
      int heard = 0;
      for (const Cycle& cycle : cycles) {
        const double half = 500 / cycle.hertz;
        const double since = cycle.ms - at;
        if (cycle.ms - half < at || cycle.ms + half > end || note.from == 0) continue;
        if (note.rolled) {
          const double in_beat = std::fmod(since, 2 * kBeatMs);
          if (in_beat - half < 0 || in_beat + half > kBeatMs) continue;  // not whole in a beat
        }
        const double wanted = note.from + (note.to - note.from) * since / note.milliseconds;
        if (std::abs(cycle.hertz - wanted) > 0.02 * wanted + moves) {
          return std::to_string(cycle.hertz) + " Hz instead of " + std::to_string(wanted) + where;
        }
        ++heard;
      }
      const int sounding = note.rolled ? (note.milliseconds + kBeatMs) / 2 : note.milliseconds;
      const double cycles_written = (note.from + note.to) / 2.0 * sounding / 1000;
      const int beats = note.rolled ? note.milliseconds / (2 * kBeatMs) + 1 : 1;
      if (note.from != 0 && heard < cycles_written * 0.9 - 2 * beats) {
        return "only " + std::to_string(heard) + " cycles" + where;
      }
      for (double beat = at + kBeatMs; note.rolled && beat < end; beat += 2 * kBeatMs) {
        if (loudest(samples, beat + kSoft, std::min(beat + kBeatMs, end) - kSample) != 0) {
          return "no beats" + where;
        }
      }
      at = end;
    }
  }
  const double length = static_cast<double>(samples.size()) * 1000 / kSampleRate;
  if (std::abs(length - at - host::kSoftMs) > 2) return std::to_string(length) + " ms long";
  if (samples.back() != 0) return "no silence at the end";
  return "";
}

void report_contour(const char* name, const Samples& samples) {
  std::printf("%-12s%5zu ms:", name, samples.size() * 1000 / kSampleRate);
  double next = 0;
  for (const Cycle& cycle : cycles_of(samples)) {
    if (cycle.ms < next) continue;
    std::printf(" %.0f", cycle.hertz);
    next = cycle.ms + 40;
  }
  std::printf(" Hz\n");
}

// ---- tests --------------------------------------------------------------------------------------

void every_tune_is_heard_as_it_is_written() {
  for (const ui::TuneRow& row : ui::kTunes) {
    const char* const name = kNames[static_cast<std::size_t>(row.tune)];
    const std::string path = std::string(name) + ".wav";
    write_wav(path, host::tune_samples(row.notes, 1, 2));
    const Samples heard = read_wav(path);
    report_contour(name, heard);
    const std::string fault = fault_of(heard, row.notes, 1);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", fault.c_str(), name);
    TEST_ASSERT_GREATER_THAN(3000, loudest(heard, 0, 10'000));
  }
}

void five_mice_squeak_five_times() {
  const std::span<const Note> squeak = ui::notes_of(ui::Tune::Squeak);
  const Samples five = host::tune_samples(squeak, 5, 2);
  TEST_ASSERT_EQUAL_STRING("", fault_of(five, squeak, 5).c_str());
  TEST_ASSERT_TRUE(!fault_of(five, squeak, 4).empty());
}

void no_tune_passes_for_another() {
  for (const ui::TuneRow& played : ui::kTunes) {
    const Samples heard = host::tune_samples(played.notes, 1, 2);
    for (const ui::TuneRow& wanted : ui::kTunes) {
      if (wanted.tune != played.tune) {
        TEST_ASSERT_TRUE(!fault_of(heard, wanted.notes, 1).empty());
      }
    }
  }
}

void a_louder_volume_is_louder_and_mute_is_nothing() {
  const std::span<const Note> win = ui::notes_of(ui::Tune::Win);
  TEST_ASSERT_EQUAL(0, host::tune_samples(win, 1, 0).size());
  int last = 0;
  for (int volume = 1; volume <= 3; ++volume) {
    const int loud = loudest(host::tune_samples(win, 1, volume), 0, 1000);
    TEST_ASSERT_GREATER_THAN(2 * last, loud);
    last = loud;
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_tune_is_heard_as_it_is_written);
  RUN_TEST(five_mice_squeak_five_times);
  RUN_TEST(no_tune_passes_for_another);
  RUN_TEST(a_louder_volume_is_louder_and_mute_is_nothing);
  return UNITY_END();
}

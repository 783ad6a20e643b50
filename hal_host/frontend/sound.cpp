#include "hal_host/frontend/sound.h"

#include <algorithm>

namespace felicity::host {
namespace {

constexpr float kLoudest[] = {0, 1500, 4000, 9000};
constexpr float kSoftStep = 1000.0F / (kSoftMs * kSampleRate);

// The wave goes on from step to step, so that a glide has no edges of its own.
class Wave {
 public:
  explicit Wave(float loud) : loud_(loud) {}

  void add(int hertz, int milliseconds, std::vector<std::int16_t>& samples) {
    if (hertz > 0) turn_ = 2 * static_cast<float>(hertz) / kSampleRate;
    milliseconds_ += static_cast<std::size_t>(milliseconds);
    while (samples.size() < milliseconds_ * kSampleRate / 1000) {
      const float square = mean();
      smooth_ += (square - smooth_) * 0.35F;  // a piezo cannot jump between levels
      level_ = std::clamp(level_ + (hertz > 0 ? kSoftStep : -kSoftStep), 0.0F, 1.0F);
      samples.push_back(static_cast<std::int16_t>(smooth_ * loud_ * level_));
    }
  }

 private:
  // Of the square wave over one sample: its edges lie between samples, and a high tone whose edges
  // are moved to whole samples is rough.
  float mean() {
    constexpr int kParts = 16;
    int up = 0;
    for (int part = 0; part < kParts; ++part) {
      up += phase_ < 1 ? 1 : -1;
      phase_ += turn_ / kParts;
      if (phase_ >= 2) phase_ -= 2;
    }
    return static_cast<float>(up) / kParts;
  }

  float loud_;
  std::size_t milliseconds_ = 0;  // so far
  float turn_ = 0;                // of the phase, for each sample
  float phase_ = 0;               // 0..2
  float smooth_ = 0;
  float level_ = 0;  // 0..1
};

}  // namespace

std::vector<std::int16_t> tune_samples(std::span<const Note> notes, int times, int volume) {
  std::vector<std::int16_t> samples;
  if (volume == 0) return samples;
  Wave wave(kLoudest[std::clamp(volume, 0, 3)]);
  Sequencer sequencer(notes, times);
  for (Step step; sequencer.next(step);) wave.add(step.hertz, step.milliseconds, samples);
  wave.add(0, kSoftMs + 1, samples);  // to the last bit of the fall
  return samples;
}

}  // namespace felicity::host

#include "platform/speaker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "core/random.h"

namespace fc::platform {
namespace {

constexpr float full_scale = 32767;
constexpr float turn = 2 * std::numbers::pi_v<float>;
/// The end of every layer fades, however slowly it decays: a step to silence is heard as a click.
constexpr int fading = sample_rate * 4 / 1000;
/// Noise is what lies between its pitch and so many octaves below.
constexpr float octaves_of_noise = 2;

int samples_in(int milliseconds) { return sample_rate * milliseconds / 1000; }

/// How much of a pitch a filter of one pole lets through in one sample, 0..1.
float passing(float hertz) { return 1 - std::exp(-turn * hertz / static_cast<float>(sample_rate)); }

/// The strength of a layer from sample to sample: rises evenly, falls by the same share, fades at its end.
class Envelope {
 public:
  explicit Envelope(const SoundLayer& layer)
      : attack_(std::max(1, samples_in(layer.attack))),
        length_(samples_in(layer.length)),
        falling_(std::exp(-1 / static_cast<float>(std::max(1, samples_in(layer.decay))))) {}

  float next() {
    const float rise = std::min(1.0F, static_cast<float>(sample_) / static_cast<float>(attack_));
    const float fade = std::min(1.0F, static_cast<float>(length_ - 1 - sample_) / static_cast<float>(fading));
    strength_ *= sample_ > attack_ ? falling_ : 1;
    ++sample_;
    return rise * fade * strength_;
  }

 private:
  int attack_;
  int length_;
  float falling_;
  float strength_ = 1;
  int sample_ = 0;
};

void add_sine(const SoundLayer& layer, std::span<float> out) {
  Envelope envelope(layer);
  const auto first = static_cast<float>(layer.hertz);
  const float glide = (static_cast<float>(layer.to_hertz) - first) / static_cast<float>(out.size());
  const float gain = static_cast<float>(layer.gain) / 100;
  float phase = 0;
  for (std::size_t sample = 0; sample < out.size(); ++sample) {
    out[sample] += gain * envelope.next() * std::sin(phase);
    phase += turn * (first + glide * static_cast<float>(sample)) / static_cast<float>(sample_rate);
    phase -= phase > turn ? turn : 0;
  }
}

void add_noise(const SoundLayer& layer, std::span<float> out) {
  // A stream of its own for every pitch and beginning, or two layers would be one that is louder.
  Random random(static_cast<std::uint64_t>(layer.hertz) * 4096U + static_cast<std::uint64_t>(layer.at));
  Envelope envelope(layer);
  const float gain = static_cast<float>(layer.gain) / 100;
  constexpr std::size_t steady = 64;  // samples for which the filter keeps its pitch
  const float low_share = std::exp2(-octaves_of_noise);
  float above = 0;
  float below = 0;
  float high = 0;
  float low = 0;
  for (std::size_t sample = 0; sample < out.size(); ++sample) {
    if (sample % steady == 0) {
      const float hertz = std::lerp(static_cast<float>(layer.hertz), static_cast<float>(layer.to_hertz),
                                    static_cast<float>(sample) / static_cast<float>(out.size()));
      high = passing(hertz);
      low = passing(hertz * low_share);
    }
    constexpr float half_of_all = 1 << 15;
    const float white = static_cast<float>(random.bits() >> 48U) / half_of_all - 1;
    above += high * (white - above);
    below += low * (white - below);
    // Both stay within -1..1, and their difference hardly ever leaves it.
    out[sample] += gain * envelope.next() * std::clamp(above - below, -1.0F, 1.0F);
  }
}

void add_wave(const SoundLayer& layer, std::span<float> out) {
  layer.wave == Wave::sine ? add_sine(layer, out) : add_noise(layer, out);
}

/// The same layer at another pitch.
SoundLayer pitched(SoundLayer layer, float ratio) {
  const auto moved = [ratio](int hertz) { return static_cast<int>(std::lround(static_cast<float>(hertz) * ratio)); };
  layer.hertz = moved(layer.hertz);
  layer.to_hertz = moved(layer.to_hertz);
  return layer;
}

/// Of a sound that varies: no two takes that follow each other are near in pitch.
float ratio_of(int varies, int take) {
  constexpr std::array<float, takes_of_a_sound> shares{0, 0.8F, -0.6F, 0.4F, -1};
  return 1 + shares.at(static_cast<std::size_t>(take) % shares.size()) * static_cast<float>(varies) / 100;
}

/// Adds a wave from a place in a loop on; what goes beyond the end comes at the beginning.
void add_round(const SoundLayer& layer, std::size_t at, std::span<float> loop) {
  std::vector<float> wave(static_cast<std::size_t>(samples_in(layer.length)));
  add_wave(layer, wave);
  for (std::size_t sample = 0; sample < wave.size(); ++sample) {
    loop[(at + sample) % loop.size()] += wave[sample];
  }
}

/// Each layer again and again, anywhere in the loop.
void add_scattered(const SoundLayer& layer, std::uint64_t stream, std::span<float> loop) {
  constexpr std::uint32_t cents = 31;  // steps of one per cent, the middle one is its own pitch
  Random random(stream);
  for (int time = 0; time < layer.times; ++time) {
    const auto off = static_cast<float>(random.below(cents)) - static_cast<float>(cents / 2);
    SoundLayer one = pitched(layer, 1 + off / 100);
    one.at = time;  // a noise of its own
    add_round(one, random.below(static_cast<std::uint32_t>(loop.size())), loop);
  }
}

std::vector<float> loop_of(const SoundRecipe& recipe) {
  constexpr float loudest = 0.7F;
  std::vector<float> sum(static_cast<std::size_t>(samples_in(recipe.loop)));
  for (std::size_t layer = 0; layer < recipe.layers.size(); ++layer) {
    add_scattered(recipe.layers[layer], layer, sum);
  }
  float most = 0;
  for (const float value : sum) {
    most = std::max(most, std::abs(value));
  }
  for (float& value : sum) {
    value *= most > 0 ? loudest / most : 1;
  }
  return sum;
}

std::vector<float> sum_of(const SoundRecipe& recipe, float ratio) {
  std::size_t length = 0;
  for (const SoundLayer& layer : recipe.layers) {
    length = std::max(length, static_cast<std::size_t>(samples_in(layer.at) + samples_in(layer.length)));
  }
  std::vector<float> sum(length);
  for (const SoundLayer& layer : recipe.layers) {
    add_wave(pitched(layer, ratio), std::span(sum).subspan(static_cast<std::size_t>(samples_in(layer.at)),
                                                           static_cast<std::size_t>(samples_in(layer.length))));
  }
  return sum;
}

}  // namespace

std::vector<std::int16_t> synthesise(const SoundRecipe& recipe, int take) {
  const std::vector<float> sum = recipe.loop > 0 ? loop_of(recipe) : sum_of(recipe, ratio_of(recipe.varies, take));
  std::vector<std::int16_t> samples(sum.size());
  std::ranges::transform(sum, samples.begin(), [](float value) {
    return static_cast<std::int16_t>(std::lround(full_scale * std::clamp(value, -1.0F, 1.0F)));
  });
  return samples;
}

}  // namespace fc::platform

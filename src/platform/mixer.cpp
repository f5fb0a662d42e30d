#include "platform/mixer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fc::platform {

void Mixer::play(std::size_t channel, const Track& track, Loudness loudness) {
  const std::scoped_lock lock(one_at_a_time_);
  channels_.at(channel) = {.track = track, .loudness = loudness};
}

void Mixer::set(std::size_t channel, Loudness loudness) {
  const std::scoped_lock lock(one_at_a_time_);
  channels_.at(channel).loudness = loudness;
}

void Mixer::fade(std::size_t channel, std::size_t samples) {
  const std::scoped_lock lock(one_at_a_time_);
  channels_.at(channel).fade = samples;
  channels_.at(channel).whole_fade = samples;
}

void Mixer::end(std::size_t channel) { play(channel, {}, {}); }

void Mixer::end_all() {
  const std::scoped_lock lock(one_at_a_time_);
  std::ranges::fill(channels_, Channel{});
}

bool Mixer::plays(std::size_t channel) const {
  const std::scoped_lock lock(one_at_a_time_);
  return !channels_.at(channel).track.samples.empty();
}

bool Mixer::fades(std::size_t channel) const {
  const std::scoped_lock lock(one_at_a_time_);
  const Channel& one = channels_.at(channel);
  return one.whole_fade > 0 && !one.track.samples.empty();
}

int Mixer::playing() const {
  const std::scoped_lock lock(one_at_a_time_);
  return static_cast<int>(std::ranges::count_if(channels_, [](const Channel& one) { return !one.track.samples.empty(); }));
}

void Mixer::add(Channel& channel, std::span<float> sums) {
  const Track& track = channel.track;
  for (std::size_t sum = 0; sum + 1 < sums.size() && !track.samples.empty(); sum += 2) {
    const float left_of_fade =
        channel.whole_fade > 0 ? static_cast<float>(channel.fade) / static_cast<float>(channel.whole_fade) : 1;
    sums[sum] += left_of_fade * channel.loudness.left * static_cast<float>(track.samples[channel.at]);
    sums[sum + 1] += left_of_fade * channel.loudness.right *
                     static_cast<float>(track.samples[(channel.at + track.later) % track.samples.size()]);
    const bool has_faded = channel.whole_fade > 0 && --channel.fade == 0;
    if (++channel.at == track.samples.size()) {
      channel.at = 0;
      channel.track.rounds -= track.rounds == Track::for_ever ? 0 : 1;
    }
    if (has_faded || track.rounds == 0) {
      channel = {};
    }
  }
}

void Mixer::mix(std::span<std::int16_t> both) {
  const std::scoped_lock lock(one_at_a_time_);
  sums_.assign(both.size(), 0);
  for (Channel& channel : channels_) {
    add(channel, sums_);
  }
  using Limits = std::numeric_limits<std::int16_t>;
  std::ranges::transform(sums_, both.begin(), [](float sum) {
    return static_cast<std::int16_t>(std::lround(std::clamp(sum, float{Limits::min()}, float{Limits::max()})));
  });
}

}  // namespace fc::platform

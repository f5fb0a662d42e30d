// Sounds beside each other: the samples of every channel that plays, added up for both ears.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace fc::platform {

/// How loud each ear hears a channel, 0 to 1.
struct Loudness {
  float left = 1;
  float right = 1;
};

/// What a channel plays. samples: must stay until it has ended. later: by how many samples the right ear is ahead of the
/// left one, round and round.
struct Track {
  static constexpr int for_ever = -1;

  std::span<const std::int16_t> samples{};
  int rounds = 1;
  std::size_t later = 0;
};

/// One thread may mix while another one plays.
class Mixer {
 public:
  explicit Mixer(std::size_t channels) : channels_(channels) {}

  /// Begins, instead of what the channel played before. Without samples it only ends that.
  void play(std::size_t channel, const Track& track, Loudness loudness);
  /// From now on.
  void set(std::size_t channel, Loudness loudness);
  /// It becomes quieter from now on and ends after so many samples of one ear.
  void fade(std::size_t channel, std::size_t samples);
  void end(std::size_t channel);
  void end_all();
  [[nodiscard]] bool plays(std::size_t channel) const;
  [[nodiscard]] bool fades(std::size_t channel) const;
  [[nodiscard]] int playing() const;

  /// The next samples: left, right, left and so on.
  void mix(std::span<std::int16_t> both);

 private:
  struct Channel {
    Track track;
    Loudness loudness;
    std::size_t at = 0;          ///< of the samples; none: it does not play
    std::size_t fade = 0;        ///< samples until it has ended
    std::size_t whole_fade = 0;  ///< samples; 0: it does not fade
  };

  static void add(Channel& channel, std::span<float> sums);

  mutable std::mutex one_at_a_time_;
  std::vector<Channel> channels_;
  std::vector<float> sums_;  ///< of `mix`
};

}  // namespace fc::platform

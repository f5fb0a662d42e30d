#include "platform/speaker.h"

#include <SDL_mixer.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <future>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "platform/window.h"

namespace fc::platform {
namespace {

constexpr int channels_of_device = 2;
constexpr int samples_at_once = 1024;  // 23 ms: nobody hears the delay, and a busy machine does not stutter
constexpr int sounds_at_once = 16;
/// The murmur's channel and the band's come before those of the sounds, which are in a group: SDL_mixer finds a free one
/// in it.
constexpr int murmur_channel = 0;
constexpr int band_channel = 1;
constexpr int first_channel = 2;
constexpr int sounds_group = 1;
/// So that a hard blow, the gasp at it and the murmur together are not clipped.
constexpr float headroom = 0.6F;
/// Of a sound from one side, how much quieter it is on the other.
constexpr float farther_ear = 0.65F;

using ChunkHandle = std::unique_ptr<Mix_Chunk, Closer<Mix_FreeChunk>>;

/// While it lives nothing is written to stderr. Where there is no sound card, ALSA's library explains itself there at
/// length; we say it in one line.
class HushedErrors {
 public:
  HushedErrors() : kept_(dup(STDERR_FILENO)) {
    const std::unique_ptr<std::FILE, Closer<std::fclose>> nowhere(std::fopen("/dev/null", "w"));
    if (kept_ >= 0 && nowhere != nullptr) {
      dup2(fileno(nowhere.get()), STDERR_FILENO);
    }
  }
  HushedErrors(const HushedErrors&) = delete;
  HushedErrors& operator=(const HushedErrors&) = delete;
  ~HushedErrors() {
    if (kept_ >= 0) {
      dup2(kept_, STDERR_FILENO);
      close(kept_);
    }
  }

 private:
  int kept_;
};

/// Opens SDL_mixer's device in our format; SDL converts to the device's own.
bool open_device() {
  constexpr int no_other_format = 0;
  const HushedErrors hushed;
  return Mix_OpenAudioDevice(sample_rate, AUDIO_S16SYS, channels_of_device, samples_at_once, nullptr, no_other_format) == 0;
}

/// Each sample for the left, then one for the right: the same, of a loop the one half a turn later, so that a hall is wide.
std::vector<std::int16_t> on_both_sides(const std::vector<std::int16_t>& samples, bool loops) {
  std::vector<std::int16_t> doubled;
  doubled.reserve(samples.size() * channels_of_device);
  const std::size_t later = loops ? samples.size() / 2 : 0;
  for (std::size_t sample = 0; sample < samples.size(); ++sample) {
    doubled.push_back(samples[sample]);
    doubled.push_back(samples[(sample + later) % samples.size()]);
  }
  return doubled;
}

/// Samples, and the chunk that plays out of them and goes before them.
struct Take {
  std::vector<std::int16_t> samples{};
  ChunkHandle chunk{};
};

ChunkHandle chunk_of(std::vector<std::int16_t>& samples) {
  auto* const bytes = reinterpret_cast<Uint8*>(samples.data());
  return ChunkHandle(Mix_QuickLoad_RAW(bytes, static_cast<Uint32>(samples.size() * sizeof(std::int16_t))));
}

/// One tune of the band. Its samples take a tenth of a second to make, too long for a frame.
struct TuneTake {
  BandPiece piece;
  std::future<std::vector<std::int16_t>> coming{};
  Take take{};

  /// Null: it is not ready yet, or SDL has no memory for it.
  Mix_Chunk* made() {
    if (take.chunk != nullptr) {
      return take.chunk.get();
    }
    if (!coming.valid()) {
      coming = std::async(std::launch::async, [layers = piece.layers] {
        SoundRecipe recipe;
        recipe.layers = layers;
        return on_both_sides(synthesise(recipe), false);
      });
    }
    if (coming.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
      return nullptr;
    }
    take.samples = coming.get();
    take.chunk = chunk_of(take.samples);
    return take.chunk.get();
  }

  /// Gives the samples back, a megabyte or more. No channel may play them.
  void forget() {
    take.chunk.reset();
    take.samples = std::vector<std::int16_t>();
    if (coming.valid() && coming.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
      coming = {};  // one that is still being made would be waited for
    }
  }
};

/// One sound of the book.
struct Voice {
  SoundRecipe recipe;
  std::array<Take, takes_of_a_sound> takes{};

  /// Null: SDL has no memory for it.
  Mix_Chunk* made(int number) {
    const std::size_t place = recipe.varies > 0 ? static_cast<std::size_t>(number) % takes.size() : 0;
    Take& take = takes.at(place);
    if (take.chunk == nullptr) {
      take.samples = on_both_sides(synthesise(recipe, static_cast<int>(place)), recipe.loop > 0);
      take.chunk = chunk_of(take.samples);
    }
    return take.chunk.get();
  }
};

/// What SDL_mixer is told, 0 to MIX_MAX_VOLUME.
int volume_of(int percent, float strength, const Volumes& volumes) {
  const auto part = [](int of_hundred) { return static_cast<float>(std::clamp(of_hundred, 0, 100)) / 100; };
  const float share = std::clamp(strength, 0.0F, 1.0F) * part(percent) * part(volumes.master);
  return static_cast<int>(std::lround(headroom * share * MIX_MAX_VOLUME));
}

int volume_of(const SoundRecipe& recipe, float strength, const Volumes& volumes) {
  return volume_of(recipe.group == SoundGroup::crowd ? volumes.crowd : volumes.effects, strength, volumes);
}

/// How loud one ear hears a sound. aside: how far it comes from the other one's side, up to 1; below 0: from its own.
Uint8 heard_by(float aside) {
  constexpr float loudest = 255;
  return static_cast<Uint8>(std::lround(loudest * (1 - farther_ear * std::clamp(aside, 0.0F, 1.0F))));
}

}  // namespace

/// A device that can be put to sleep.
struct Speaker::Device {
  Device(const SoundBook& book, const BandBook& band) {
    for (std::size_t index = 0; index < band.size(); ++index) {
      tunes.at(index).piece = band.at(index);
    }
    for (const auto& [name, recipe] : book) {
      voices.emplace(name, Voice{.recipe = recipe});
    }
  }
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  ~Device() {
    sleep();
    voices.clear();
    tunes = {};
  }

  bool wake() {
    if (!awake && open_device()) {
      awake = true;
      Mix_AllocateChannels(first_channel + sounds_at_once);
      Mix_GroupChannels(first_channel, first_channel + sounds_at_once - 1, sounds_group);
    }
    return awake;
  }

  void sleep() {
    if (std::exchange(awake, false)) {
      Mix_HaltChannel(-1);
      Mix_CloseAudio();
    }
  }

  bool awake = false;
  std::map<std::string, Voice, std::less<>> voices;  ///< each is made when it is first wanted
  std::array<TuneTake, tune_names.size()> tunes;
  Tune tune = Tune::none;   ///< that the band is to play
  bool tune_begun = false;  ///< and it has begun
};

Speaker::Speaker(std::unique_ptr<Device> device) : device_(std::move(device)) {}
Speaker::Speaker(Speaker&&) noexcept = default;
Speaker& Speaker::operator=(Speaker&&) noexcept = default;
Speaker::~Speaker() = default;

Speaker Speaker::silent() { return Speaker(nullptr); }

Result<Speaker> Speaker::open(const SoundBook& book, const BandBook& band) {
  auto device = std::make_unique<Device>(book, band);
  if (!device->wake()) {
    return fault(FaultCode::unavailable, "sound",
                 std::string("there is none (") + Mix_GetError() + "); --mute asks for none");
  }
  return Speaker(std::move(device));
}

void Speaker::play(Sound sound, const Playing& how, const Volumes& volumes) {
  if (device_ == nullptr) {
    return;
  }
  const auto voice = device_->voices.find(sound.name());
  if (voice == device_->voices.end() || !device_->wake()) {
    return;
  }
  const int channel = Mix_GroupAvailable(sounds_group);
  Mix_Chunk* const chunk = voice->second.made(how.take);
  if (channel < 0 || chunk == nullptr) {
    return;
  }
  // Set before it plays: the device's thread may be mixing already.
  Mix_Volume(channel, volume_of(voice->second.recipe, how.strength, volumes));
  Mix_SetPanning(channel, heard_by(how.side), heard_by(-how.side));
  Mix_PlayChannel(channel, chunk, 0);
}

void Speaker::murmur(float strength, const Volumes& volumes) {
  if (device_ == nullptr) {
    return;
  }
  const auto voice = device_->voices.find(Sound::murmur.name());
  const int volume = voice == device_->voices.end() ? 0 : volume_of(voice->second.recipe, strength, volumes);
  if (volume == 0) {
    if (device_->awake) {
      Mix_HaltChannel(murmur_channel);
    }
    return;
  }
  if (!device_->wake()) {
    return;
  }
  Mix_Volume(murmur_channel, volume);
  Mix_Chunk* const chunk = voice->second.made(0);
  if (chunk != nullptr && Mix_Playing(murmur_channel) == 0) {
    constexpr int for_ever = -1;
    Mix_PlayChannel(murmur_channel, chunk, for_ever);
  }
}

void Speaker::band(Tune tune, float strength, const Volumes& volumes) {
  if (device_ == nullptr) {
    return;
  }
  Device& device = *device_;
  constexpr int fades = 300;  // milliseconds
  if (tune != Tune::as_before && tune != device.tune) {
    device.tune = tune;
    device.tune_begun = false;
    if (device.awake) {
      Mix_FadeOutChannel(band_channel, fades);
    }
  }
  if (device.tune == Tune::none) {
    return;
  }
  const int volume = volume_of(volumes.music, strength, volumes);
  if (volume == 0) {
    if (device.awake) {
      Mix_HaltChannel(band_channel);
    }
    device.tune_begun = false;
    return;
  }
  if (device.tune_begun) {
    if (device.awake && Mix_FadingChannel(band_channel) == MIX_NO_FADING) {
      Mix_Volume(band_channel, volume);
    }
    return;
  }
  TuneTake& take = device.tunes.at(static_cast<std::size_t>(device.tune) - static_cast<std::size_t>(Tune::title));
  Mix_Chunk* const chunk = take.piece.layers.empty() ? nullptr : take.made();
  if (chunk != nullptr && device.wake()) {
    device.tune_begun = true;
    Mix_HaltChannel(band_channel);
    for (TuneTake& other : device.tunes) {
      if (&other != &take) {
        other.forget();
      }
    }
    Mix_Volume(band_channel, volume);
    Mix_PlayChannel(band_channel, chunk, take.piece.rounds - 1);
  }
}

void Speaker::hush() {
  if (is_awake()) {
    Mix_HaltChannel(-1);
  }
}

void Speaker::sleep() {
  if (device_ != nullptr) {
    device_->sleep();
  }
}

bool Speaker::is_awake() const { return device_ != nullptr && device_->awake; }

int Speaker::playing() const { return is_awake() ? Mix_Playing(-1) : 0; }

}  // namespace fc::platform

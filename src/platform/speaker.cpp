#include "platform/speaker.h"

#include <SDL.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/mixer.h"
#include "platform/session.h"
#include "platform/synthesis.h"

namespace fc::platform {
namespace {

constexpr int channels_of_device = 2;
constexpr int samples_at_once = 1024;  // 23 ms: nobody hears the delay, and a busy machine does not stutter
constexpr std::size_t sounds_at_once = 16;
/// The murmur's channel and the band's come before those of the sounds.
constexpr std::size_t murmur_channel = 0;
constexpr std::size_t band_channel = 1;
constexpr std::size_t first_channel = 2;
/// So that a hard blow, the gasp at it and the murmur together are not clipped.
constexpr float headroom = 0.6F;
/// Of a sound from one side, how much quieter it is on the other.
constexpr float farther_ear = 0.65F;

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

void SDLCALL mix_for_device(void* mixer, Uint8* bytes, int size) {
  auto* const samples = reinterpret_cast<std::int16_t*>(bytes);
  static_cast<Mixer*>(mixer)->mix({samples, static_cast<std::size_t>(size) / sizeof(std::int16_t)});
}

/// Opens the device in our format; SDL converts to the device's own. 0: there is none.
SDL_AudioDeviceID open_device(Mixer& mixer) {
  constexpr int no_other_format = 0;
  const HushedErrors hushed;
  if (SDL_WasInit(SDL_INIT_AUDIO) == 0 && SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
    return 0;
  }
  SDL_AudioSpec wanted{};
  wanted.freq = sample_rate;
  wanted.format = AUDIO_S16SYS;
  wanted.channels = channels_of_device;
  wanted.samples = samples_at_once;
  wanted.callback = mix_for_device;
  wanted.userdata = &mixer;
  const SDL_AudioDeviceID device = SDL_OpenAudioDevice(nullptr, SDL_FALSE, &wanted, nullptr, no_other_format);
  if (device != 0) {
    SDL_PauseAudioDevice(device, SDL_FALSE);
  }
  return device;
}

/// One tune of the band. Its samples take a tenth of a second to make, too long for a frame.
struct TuneTake {
  BandPiece piece;
  std::future<std::vector<std::int16_t>> coming{};
  std::vector<std::int16_t> samples{};

  [[nodiscard]] bool has_come() const {
    return coming.valid() && coming.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  }

  /// None: they are not ready yet.
  std::span<const std::int16_t> made() {
    if (samples.empty() && !coming.valid()) {
      coming = std::async(std::launch::async, [layers = piece.layers] {
        SoundRecipe recipe;
        recipe.layers = layers;
        return synthesise(recipe);
      });
    }
    if (has_come()) {
      samples = coming.get();
    }
    return samples;
  }

  void forget() {
    samples = std::vector<std::int16_t>();
    if (has_come()) {
      coming = {};
    }
  }
};

/// One sound of the book.
struct Voice {
  SoundRecipe recipe;
  std::array<std::vector<std::int16_t>, takes_of_a_sound> takes{};

  Track made(int number) {
    const std::size_t place = recipe.varies > 0 ? static_cast<std::size_t>(number) % takes.size() : 0;
    std::vector<std::int16_t>& samples = takes.at(place);
    if (samples.empty()) {
      samples = synthesise(recipe, static_cast<int>(place));
    }
    // Of a loop one ear hears what the other one does half a turn later, so that a hall is wide.
    return {.samples = samples, .later = recipe.loop > 0 ? samples.size() / 2 : 0};
  }
};

/// 0 to 1.
float volume_of(int percent, float strength, const Volumes& volumes) {
  const auto part = [](int of_hundred) { return static_cast<float>(std::clamp(of_hundred, 0, 100)) / 100; };
  return headroom * std::clamp(strength, 0.0F, 1.0F) * part(percent) * part(volumes.master);
}

float volume_of(const SoundRecipe& recipe, float strength, const Volumes& volumes) {
  return volume_of(recipe.group == SoundGroup::crowd ? volumes.crowd : volumes.effects, strength, volumes);
}

/// How loud one ear hears a sound. aside: how far it comes from the other one's side, up to 1; below 0: from its own.
float heard_by(float aside) { return 1 - farther_ear * std::clamp(aside, 0.0F, 1.0F); }

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
  ~Device() { sleep(); }

  [[nodiscard]] bool is_awake() const { return device != 0; }

  bool wake() {
    if (!is_awake()) {
      device = open_device(mixer);
    }
    return is_awake();
  }

  void sleep() {
    if (is_awake()) {
      SDL_CloseAudioDevice(std::exchange(device, 0));
      mixer.end_all();
    }
  }

  /// Of the channels for sounds, one that plays nothing.
  [[nodiscard]] std::optional<std::size_t> free_channel() const {
    for (std::size_t channel = first_channel; channel < first_channel + sounds_at_once; ++channel) {
      if (!mixer.plays(channel)) {
        return channel;
      }
    }
    return std::nullopt;
  }

  TuneTake& take_of(Tune of) { return tunes.at(static_cast<std::size_t>(of) - static_cast<std::size_t>(Tune::title)); }

  /// Of the band's samples, megabytes each, those stay that are played or soon will be.
  void forget_old_tunes() {
    const bool plays = mixer.plays(band_channel);
    if (plays && !tune_begun) {
      return;  // the last one fades
    }
    for (TuneTake& take : tunes) {
      if (tune == Tune::none || &take != &take_of(tune) || (tune_begun && !plays)) {
        take.forget();
      }
    }
  }

  Mixer mixer{first_channel + sounds_at_once};
  SDL_AudioDeviceID device = 0;                      ///< 0: it sleeps
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
                 std::string("there is none (") + SDL_GetError() + "); --mute asks for none");
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
  const std::optional<std::size_t> channel = device_->free_channel();
  if (!channel) {
    return;
  }
  const float volume = volume_of(voice->second.recipe, how.strength, volumes);
  device_->mixer.play(*channel, voice->second.made(how.take),
                      {.left = volume * heard_by(how.side), .right = volume * heard_by(-how.side)});
}

void Speaker::murmur(float strength, const Volumes& volumes) {
  if (device_ == nullptr) {
    return;
  }
  const auto voice = device_->voices.find(Sound::murmur.name());
  const float volume = voice == device_->voices.end() ? 0 : volume_of(voice->second.recipe, strength, volumes);
  Mixer& mixer = device_->mixer;
  if (volume == 0) {
    mixer.end(murmur_channel);
    return;
  }
  if (!device_->wake()) {
    return;
  }
  if (mixer.plays(murmur_channel)) {
    mixer.set(murmur_channel, {volume, volume});
  } else {
    Track track = voice->second.made(0);
    track.rounds = Track::for_ever;
    mixer.play(murmur_channel, track, {volume, volume});
  }
}

void Speaker::band(Tune tune, float strength, const Volumes& volumes) {
  if (device_ == nullptr) {
    return;
  }
  Device& device = *device_;
  constexpr std::size_t fades = std::size_t{sample_rate} * 3 / 10;
  if (tune != Tune::as_before && tune != device.tune) {
    device.tune = tune;
    device.tune_begun = false;
    device.mixer.fade(band_channel, fades);
  }
  device.forget_old_tunes();
  if (device.tune == Tune::none) {
    return;
  }
  const float volume = volume_of(volumes.music, strength, volumes);
  if (volume == 0) {
    device.mixer.end(band_channel);
    device.tune_begun = false;
    return;
  }
  if (device.tune_begun) {
    if (!device.mixer.fades(band_channel)) {
      device.mixer.set(band_channel, {volume, volume});
    }
    return;
  }
  TuneTake& take = device.take_of(device.tune);
  const std::span<const std::int16_t> samples = take.piece.layers.empty() ? std::span<const std::int16_t>() : take.made();
  if (!samples.empty() && device.wake()) {
    device.tune_begun = true;
    device.mixer.play(band_channel, {.samples = samples, .rounds = take.piece.rounds}, {volume, volume});
  }
}

void Speaker::hush() {
  if (device_ != nullptr) {
    device_->mixer.end_all();
  }
}

void Speaker::sleep() {
  if (device_ != nullptr) {
    device_->sleep();
  }
}

bool Speaker::is_awake() const { return device_ != nullptr && device_->is_awake(); }

int Speaker::playing() const { return is_awake() ? device_->mixer.playing() : 0; }

}  // namespace fc::platform

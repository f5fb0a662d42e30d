#include "platform/speaker.h"

#include <SDL_mixer.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "platform/session.h"
#include "platform/synthesis.h"

namespace fc::platform {
namespace {

constexpr int channels_of_device = 2;
constexpr int samples_at_once = 1024;  // 23 ms: nobody hears the delay, and a busy machine does not stutter
constexpr int sounds_at_once = 16;

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

/// Each sample for the left, then for the right.
std::vector<std::int16_t> on_both_sides(const std::vector<std::int16_t>& samples) {
  std::vector<std::int16_t> doubled;
  doubled.reserve(samples.size() * channels_of_device);
  for (const std::int16_t sample : samples) {
    doubled.insert(doubled.end(), channels_of_device, sample);
  }
  return doubled;
}

/// One sound of the book. The chunk plays out of the samples and goes before them.
struct Voice {
  SoundRecipe recipe;
  std::vector<std::int16_t> samples{};
  ChunkHandle chunk{};

  /// Null: SDL has no memory for it.
  Mix_Chunk* made() {
    if (chunk == nullptr) {
      samples = on_both_sides(synthesise(recipe));
      auto* const bytes = reinterpret_cast<Uint8*>(samples.data());
      chunk.reset(Mix_QuickLoad_RAW(bytes, static_cast<Uint32>(samples.size() * sizeof(std::int16_t))));
    }
    return chunk.get();
  }
};

}  // namespace

/// A device that can be put to sleep.
struct Speaker::Device {
  explicit Device(const SoundBook& book) {
    for (const auto& [name, recipe] : book) {
      voices.emplace(name, Voice{.recipe = recipe});
    }
  }
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  ~Device() {
    sleep();
    voices.clear();
  }

  bool wake() {
    if (!awake && open_device()) {
      awake = true;
      Mix_AllocateChannels(sounds_at_once);
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
};

Speaker::Speaker(std::unique_ptr<Device> device) : device_(std::move(device)) {}
Speaker::Speaker(Speaker&&) noexcept = default;
Speaker& Speaker::operator=(Speaker&&) noexcept = default;
Speaker::~Speaker() = default;

Speaker Speaker::silent() {
  return Speaker(nullptr);
}

Result<Speaker> Speaker::open(const SoundBook& book) {
  auto device = std::make_unique<Device>(book);
  if (!device->wake()) {
    return fault(FaultCode::unavailable, "sound",
                 std::string("there is none (") + Mix_GetError() + "); --mute asks for none");
  }
  return Speaker(std::move(device));
}

void Speaker::play(Sound sound, float strength, const Volumes& volumes) {
  if (device_ == nullptr) {
    return;
  }
  const auto voice = device_->voices.find(sound.name());
  if (voice == device_->voices.end() || !device_->wake()) {
    return;
  }
  const int channel = Mix_GroupAvailable(-1);
  Mix_Chunk* const chunk = voice->second.made();
  if (channel < 0 || chunk == nullptr) {
    return;
  }
  const int percent = voice->second.recipe.group == SoundGroup::crowd ? volumes.crowd : volumes.effects;
  const float share = std::clamp(strength, 0.0F, 1.0F) * static_cast<float>(std::clamp(percent, 0, 100)) / 100;
  // Set before it plays: the device's thread may be mixing already.
  Mix_Volume(channel, static_cast<int>(std::lround(share * MIX_MAX_VOLUME)));
  Mix_PlayChannel(channel, chunk, 0);
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

bool Speaker::is_awake() const {
  return device_ != nullptr && device_->awake;
}

int Speaker::playing() const {
  return is_awake() ? Mix_Playing(-1) : 0;
}

}  // namespace fc::platform

#include "platform/speaker.h"

#include <SDL_mixer.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
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

}  // namespace

/// An open device. The chunks play out of the samples and go before them.
struct Speaker::Device {
  Device() = default;
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  ~Device() {
    Mix_HaltChannel(-1);
    chunks = {};
    Mix_CloseAudio();
  }

  std::array<std::vector<std::int16_t>, sound_count> samples;
  std::array<ChunkHandle, sound_count> chunks;
};

Speaker::Speaker(std::unique_ptr<Device> device) : device_(std::move(device)) {}
Speaker::Speaker(Speaker&&) noexcept = default;
Speaker& Speaker::operator=(Speaker&&) noexcept = default;
Speaker::~Speaker() = default;

Speaker Speaker::silent() {
  return Speaker(nullptr);
}

Result<Speaker> Speaker::open(const SoundBook& book) {
  if (!open_device()) {
    return fault(FaultCode::unavailable, "sound",
                 std::string("there is none (") + Mix_GetError() + "); --mute asks for none");
  }
  auto device = std::make_unique<Device>();
  Mix_AllocateChannels(sounds_at_once);
  for (std::size_t index = 0; index < sound_count; ++index) {
    std::vector<std::int16_t>& samples = device->samples[index];
    samples = on_both_sides(synthesise(book[index]));
    auto* const bytes = reinterpret_cast<Uint8*>(samples.data());
    device->chunks[index].reset(Mix_QuickLoad_RAW(bytes, static_cast<Uint32>(samples.size() * sizeof(std::int16_t))));
    if (device->chunks[index] == nullptr) {
      return fault(FaultCode::unavailable, "sound", std::string("cannot be prepared: ") + Mix_GetError());
    }
  }
  return Speaker(std::move(device));
}

void Speaker::play(Sound sound, float strength, const Volumes& volumes) {
  const int channel = device_ != nullptr ? Mix_GroupAvailable(-1) : -1;
  if (channel < 0) {
    return;
  }
  const int percent = group_of(sound) == SoundGroup::crowd ? volumes.crowd : volumes.effects;
  const float share = std::clamp(strength, 0.0F, 1.0F) * static_cast<float>(std::clamp(percent, 0, 100)) / 100;
  // Set before it plays: the device's thread may be mixing already.
  Mix_Volume(channel, static_cast<int>(std::lround(share * MIX_MAX_VOLUME)));
  Mix_PlayChannel(channel, device_->chunks[index_of(sound)].get(), 0);
}

void Speaker::hush() {
  if (device_ != nullptr) {
    Mix_HaltChannel(-1);
  }
}

int Speaker::playing() const {
  return device_ != nullptr ? Mix_Playing(-1) : 0;
}

}  // namespace fc::platform

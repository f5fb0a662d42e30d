// Pictures kept as textures for as long as they are in use: each is made when it is first asked for, and those that were not
// asked for the longest go when all together are too large.
#pragma once

#include <SDL.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "paint/handles.h"

namespace fc::paint {

/// Key: ordered, one a picture.
template <class Key>
class KeptPictures {
 public:
  /// most_bytes: of all pictures together, at four bytes a pixel; the one asked for last stays however large it is.
  explicit KeptPictures(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// make(): the texture, called only if the picture is not kept. Null if it makes none. It lasts until the next call.
  template <class Make>
  SDL_Texture* get(const Key& key, Make make) {
    ++asked_;
    const auto [found, is_new] = kept_.try_emplace(key);
    Kept& kept = found->second;
    kept.used = asked_;
    if (is_new) {
      kept.texture = make();
      kept.bytes = bytes_of(kept.texture.get());
      bytes_ += kept.bytes;
      make_room();
    }
    return kept.texture.get();
  }
  void forget() {
    kept_.clear();
    bytes_ = 0;
  }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] std::size_t count() const { return kept_.size(); }

 private:
  struct Kept {
    TextureHandle texture;
    std::size_t bytes = 0;
    std::uint64_t used = 0;
  };

  static std::size_t bytes_of(SDL_Texture* texture) {
    constexpr std::size_t bytes_a_pixel = 4;
    int width = 0;
    int height = 0;
    if (texture == nullptr || SDL_QueryTexture(texture, nullptr, nullptr, &width, &height) != 0) {
      return 0;
    }
    return bytes_a_pixel * static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  }
  void make_room() {
    while (bytes_ > most_bytes_ && kept_.size() > 1) {
      const auto oldest = std::ranges::min_element(kept_, {}, [](const auto& entry) { return entry.second.used; });
      bytes_ -= oldest->second.bytes;
      kept_.erase(oldest);
    }
  }

  std::map<Key, Kept> kept_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::uint64_t asked_ = 0;
};

}  // namespace fc::paint

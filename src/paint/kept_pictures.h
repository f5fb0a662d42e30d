// Pictures kept for as long as they are in use: each is made when it is first asked for. Whoever keeps some has a shelf; all
// shelves of a room share its bytes, and when they are too many, the picture that was not asked for the longest goes, on
// whatever shelf it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <utility>

#include "paint/handles.h"
#include "paint/raster.h"

namespace fc::paint {

/// Must outlive its shelves.
class PictureCache {
 public:
  /// When pictures leave that have no room any more. at_once: as soon as another one comes. between_frames: not before
  /// `tidy`.
  enum class Leave : std::uint8_t { at_once, between_frames };

  /// most_bytes: of all pictures together; the one asked for last stays however large it is.
  explicit PictureCache(std::size_t most_bytes, Leave leave = Leave::at_once) : most_bytes_(most_bytes), leave_(leave) {}
  PictureCache(const PictureCache&) = delete;
  PictureCache& operator=(const PictureCache&) = delete;
  ~PictureCache() = default;

  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }
  void hold_at_most(std::size_t bytes);
  /// Where there is too much, drops all that nobody has asked for since the last call. Returns whether something was: then
  /// another picture may take the place in memory of one that is gone, and what is known by it must be forgotten.
  bool tidy();

 private:
  template <class Key, class Picture>
  friend class KeptPictures;

  class Shelf {
   public:
    virtual ~Shelf() = default;
    virtual void drop(const void* key) = 0;
  };
  struct Place {
    Shelf* shelf = nullptr;
    const void* key = nullptr;
    std::size_t bytes = 0;
    std::uint64_t asked = 0;
  };
  using Places = std::list<Place>;  ///< what was asked for last is first

  Places::iterator put(Shelf& shelf, const void* key, std::size_t bytes);
  void ask_again(Places::iterator place);
  void take_out(Places::iterator place);
  void drop_last();
  void make_room();

  Places places_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  Leave leave_;
  std::uint64_t asked_ = 0;
  std::uint64_t tidied_ = 0;
};

/// How much memory a picture takes, at four bytes a pixel.
std::size_t bytes_of(const TextureHandle& texture);
std::size_t bytes_of(const Raster& raster);
std::size_t bytes_of(const std::shared_ptr<const Raster>& raster);

/// One shelf. Key: ordered, one a picture. Picture: with a `bytes_of`.
template <class Key, class Picture = TextureHandle>
class KeptPictures : private PictureCache::Shelf {
 public:
  explicit KeptPictures(PictureCache& cache) : cache_(&cache) {}
  KeptPictures(const KeptPictures&) = delete;
  KeptPictures& operator=(const KeptPictures&) = delete;
  ~KeptPictures() override { forget(); }

  /// make(): the picture, called only if it is not kept. It lasts until a picture of the same room is asked for (where
  /// pictures leave between frames: until they do).
  template <class Make>
  const Picture& get(const Key& key, Make make) {
    const auto found = kept_.find(key);
    if (found != kept_.end()) {
      cache_->ask_again(found->second.place);
      return found->second.picture;
    }
    const auto made = kept_.emplace(key, Kept{make(), {}}).first;
    made->second.place = cache_->put(*this, &made->first, bytes_of(made->second.picture));
    return made->second.picture;
  }
  [[nodiscard]] bool contains(const Key& key) const { return kept_.contains(key); }
  void forget() {
    for (const auto& entry : kept_) {
      cache_->take_out(entry.second.place);
    }
    kept_.clear();
  }
  [[nodiscard]] std::size_t count() const { return kept_.size(); }

 private:
  struct Kept {
    Picture picture;
    PictureCache::Places::iterator place;
  };

  void drop(const void* key) override { kept_.erase(kept_.find(*static_cast<const Key*>(key))); }

  PictureCache* cache_;
  std::map<Key, Kept> kept_;
};

}  // namespace fc::paint

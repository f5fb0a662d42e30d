// Pictures that are made when first asked for and kept while they are in use. Each owner has a shelf; all shelves of one
// cache share its limit of bytes. Beyond it, the picture that was not asked for the longest is dropped, on whatever shelf it
// is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <SDL.h>

#include "match/worker.h"
#include "paint/raster.h"

namespace fc::paint {

/// Must outlive its shelves.
class PictureCache {
 public:
  /// When pictures beyond the limit are dropped. at_once: as soon as another one is added. between_frames: not before
  /// `tidy`.
  enum class Leave : std::uint8_t { at_once, between_frames };

  /// most_bytes: limit for all pictures together. With Leave::at_once the two asked for last stay however large they are: a
  /// man and his shadow.
  explicit PictureCache(std::size_t most_bytes, Leave leave = Leave::at_once) : most_bytes_(most_bytes), leave_(leave) {}
  PictureCache(const PictureCache&) = delete;
  PictureCache& operator=(const PictureCache&) = delete;
  ~PictureCache() = default;

  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }
  void hold_at_most(std::size_t bytes);
  /// If the limit is exceeded, drops all pictures that were not asked for since the last call. Returns whether some were
  /// dropped: another picture may then get the address of one of them, so whatever is known by that address must be
  /// forgotten.
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
  using Places = std::list<Place>;  ///< most recently asked for first

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

/// The memory that a picture takes, at four bytes a pixel.
std::size_t bytes_of(const TextureHandle& texture);
std::size_t bytes_of(const Raster& raster);
std::size_t bytes_of(const std::shared_ptr<const Raster>& raster);

/// One shelf. Key: ordered, one for each picture. Picture: has a `bytes_of`.
template <class Key, class Picture = TextureHandle>
class KeptPictures : private PictureCache::Shelf {
 public:
  explicit KeptPictures(PictureCache& cache) : cache_(&cache) {}
  KeptPictures(const KeptPictures&) = delete;
  KeptPictures& operator=(const KeptPictures&) = delete;
  ~KeptPictures() override { forget(); }

  /// Returns the picture of a key. make(): makes it; called only if it is not kept. The reference is valid until two other
  /// pictures of the same cache are asked for (with Leave::between_frames: until `tidy`).
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

// Pictures that will soon be needed, printed on another thread, so that a frame in which much moves takes no longer than
// others.

/// Key: ordered, one for each picture.
template <class Key, class Picture>
class PrintedAhead {
 public:
  /// Starts to print a picture on the other thread, unless that has been started. print: must not use anything that may be
  /// gone before the picture is taken.
  void want(const Key& key, std::function<Picture()> print) {
    const auto [place, is_new] = on_its_way_.try_emplace(key);
    place->second.round = round_;
    if (is_new) {
      worker_.hand_over({key, std::move(print)});
    }
  }
  /// Waits for the picture and returns it. Null: it was not wanted before, or could not be printed.
  std::unique_ptr<Picture> take(const Key& key) {
    const auto place = on_its_way_.find(key);
    if (place == on_its_way_.end()) {
      return nullptr;
    }
    while (!place->second.is_done) {
      if (!receive(worker_.wait())) {
        break;  // it was lost: there was no memory even to say so
      }
    }
    std::unique_ptr<Picture> picture = std::move(place->second.picture);
    on_its_way_.erase(place);
    return picture;
  }
  /// Call at the end of each frame. Drops what is printed but was not wanted in this frame or the one before.
  void end_frame() {
    while (auto outcome = worker_.take()) {
      receive(std::move(outcome));
    }
    std::erase_if(on_its_way_,
                  [this](const auto& entry) { return entry.second.is_done && entry.second.round + 1 < round_; });
    ++round_;
  }

 private:
  struct Job {
    Key key;
    std::function<Picture()> print;
  };
  struct Outcome {
    Key key;
    std::unique_ptr<Picture> picture;
  };
  struct Print {
    std::unique_ptr<Picture> picture;
    bool is_done = false;
    unsigned round = 0;  ///< when it was wanted last
  };

  /// Stores an outcome. Returns false if there is none.
  bool receive(std::optional<Outcome> outcome) {
    if (outcome) {
      Print& print = on_its_way_[outcome->key];
      print.picture = std::move(outcome->picture);
      print.is_done = true;
    }
    return outcome.has_value();
  }

  std::map<Key, Print> on_its_way_;
  unsigned round_ = 0;
  Worker<Job, Outcome> worker_{[](Job& job, const std::stop_token&) {
                                 return Outcome{job.key, std::make_unique<Picture>(job.print())};
                               },
                               [](Job& job, const Fault&) {
                                 return Outcome{job.key, nullptr};
                               }};
};

/// A shelf whose pictures for the next frame can be printed ahead on another thread. Printed: what that thread makes; the
/// painting thread makes the Picture from it.
template <class Key, class Printed, class Picture = TextureHandle>
class PrerenderedPictures {
 public:
  explicit PrerenderedPictures(PictureCache& cache) : kept_(cache) {}

  /// Returns the picture of a key. print(): makes a Printed, called if none was made ahead. finish(printed): makes the
  /// Picture. The reference is valid as that of `KeptPictures::get`.
  template <class Print, class Finish>
  const Picture& get(const Key& key, Print print, Finish finish) {
    return kept_.get(key, [&] {
      const std::unique_ptr<Printed> ready = ahead_.take(key);
      return ready ? finish(*ready) : finish(print());
    });
  }
  /// Starts to print a picture that is expected in the next frame. print(): called on another thread.
  template <class Print>
  void prerender(const Key& key, Print print) {
    if (!kept_.contains(key)) {
      ahead_.want(key, std::move(print));
    }
  }
  void end_frame() { ahead_.end_frame(); }
  void forget() { kept_.forget(); }

 private:
  KeptPictures<Key, Picture> kept_;
  PrintedAhead<Key, Printed> ahead_;
};

// Flat pictures scaled and turned as they are shown at one moment. Each is made once and kept while it is in use; those
// prerendered are made on another thread.

struct Turning {
  float scale_x = 1;
  float scale_y = 1;
  float tilt = 0;  ///< radians
};

/// Key: ordered, one for each picture.
template <class Key>
class TurnedPictures : public PrerenderedPictures<Key, Raster> {
  using Pictures = PrerenderedPictures<Key, Raster>;

 public:
  using Pictures::Pictures;

  /// Null: SDL is out of memory.
  SDL_Texture* get(SDL_Renderer* renderer, const Key& key, const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    const auto finish = [renderer](const Raster& seen) { return seen.to_texture(renderer, false); };
    return Pictures::get(key, turning(flat, turn), finish).get();
  }
  /// See PrerenderedPictures.
  void prerender(const Key& key, const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    Pictures::prerender(key, turning(flat, turn));
  }

 private:
  static auto turning(const std::shared_ptr<const Raster>& flat, const Turning& turn) {
    return [flat, turn] { return turned(*flat, turn.scale_x, turn.scale_y, turn.tilt); };
  }
};

}  // namespace fc::paint

// A stage to pixels: the hall, the ring and whatever stands in it. Knows no game.
//
// The hall is painted once a size and copied each frame; markers and lettering are kept as sprites at the size they are
// seen; glows, particles and dice are batches of triangles. Made for SDL's software renderer, correct on any.
#pragma once

#include <SDL.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>

#include "core/result.h"
#include "paint/figure/figures.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint {

/// Of a painted stage, in their order.
enum class StagePart : std::uint8_t { hall, men, effects };

class Painter {
 public:
  /// assets: the folder of drawings; poster_font: the condensed face. Fault cannot_read: one of them is missing or damaged.
  static Result<std::unique_ptr<Painter>> open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                                               const std::filesystem::path& poster_font);
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;
  ~Painter();

  /// Paints all of the output that is seen. Call words must be in `Call::text` (scene::word_calls).
  /// covered: panels that will be laid over it and hide every pixel below them, pixels.
  void paint(const scene::Stage& stage, const scene::Layout& layout, std::span<const scene::Box> covered = {});
  /// A stage of which a photograph will be asked for: its hall is painted on another thread until then. The last few are
  /// remembered.
  void foresee_once(const scene::Stage& stage, const scene::Layout& layout);
  /// A photograph: its hall is not kept, and the one that the output shows stays.
  void paint_once(const scene::Stage& stage, const scene::Layout& layout);
  /// A stage that will be painted next, as far as one knows: a new hall, men, chips, cards and calls in it are printed on
  /// other threads until then.
  void foresee(const scene::Stage& stage, const scene::Layout& layout);
  /// plain: what costs much and is missed little is left out. The crowd sits still, and a picture that the camera glides
  /// over is not smoothed.
  void make_plain(bool plain);
  /// From now on calls this after each part of what it paints: for those who measure.
  void tell_of_parts(std::function<void(StagePart)> painted);
  /// A boxer on paper, blank until `finish_portraits`. It stays as it is until `tidy_portraits` drops it or the textures are
  /// forgotten.
  [[nodiscard]] SDL_Texture* portrait(const PortraitLook& look);
  void finish_portraits();
  /// Between frames: drops portraits that are no longer in use. Returns whether some were; another picture may then have
  /// the address of one of them.
  bool tidy_portraits();
  /// Bytes of the pictures that move: men, chips, cards, calls and badges, kept for as long as they are in use; and how many
  /// they may be on an output of that layout. Hall, near picture and portraits are beside them.
  [[nodiscard]] std::size_t kept_bytes() const;
  [[nodiscard]] static std::size_t most_kept_bytes(const scene::Layout& layout);
  /// The renderer lost its textures: they are made again.
  void forget_textures();

 private:
  struct Parts;
  explicit Painter(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace fc::paint

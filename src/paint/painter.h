// Paints a stage: the hall, the ring and whatever stands in it. Knows no game.
//
// The hall is painted once for each size and copied each frame; markers and lettering are kept as sprites at the size they
// are shown in; glows, particles and dice are batches of triangles. Made for SDL's software renderer, correct on any.
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

/// The parts in which a stage is painted, in this order.
enum class StagePart : std::uint8_t { hall, men, effects };

class Painter {
 public:
  /// assets: the folder of drawings; poster_font: file of the condensed typeface. Faults: unavailable (SDL_ttf cannot
  /// start), cannot_read (the font is missing or damaged), those of FigureRasterizer::open.
  static Result<std::unique_ptr<Painter>> open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                                               const std::filesystem::path& poster_font);
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;
  ~Painter();

  /// Paints the whole output. Call words must be in `Call::text` (scene::word_calls).
  /// covered: opaque panels that will be laid over it, pixels: the hall below them is not painted.
  void paint(const scene::Stage& stage, const scene::Layout& layout, std::span<const scene::Box> covered = {});
  /// Prepares a `paint_once` of this stage: its hall is painted on another thread. The last two are remembered.
  void prerender_once(const scene::Stage& stage, const scene::Layout& layout);
  /// Paints a stage for a photograph: its hall is not kept, and the hall kept for `paint` stays.
  void paint_once(const scene::Stage& stage, const scene::Layout& layout);
  /// Prepares a stage that will probably be painted next: a new hall and new men, chips, cards and calls are printed on
  /// other threads.
  void prerender(const scene::Stage& stage, const scene::Layout& layout);
  /// plain: true leaves out what is expensive and hardly missed: the crowd sits still, and the picture is not smoothed while
  /// the camera moves over it. Default: false.
  void make_plain(bool plain);
  /// Sets a function to be called after each painted part, for measurements.
  void tell_of_parts(std::function<void(StagePart)> painted);
  /// A boxer's portrait, blank until `finish_portraits`. The texture is valid until `tidy_portraits` drops it or
  /// `forget_textures` is called.
  [[nodiscard]] SDL_Texture* portrait(const PortraitLook& look);
  void finish_portraits();
  /// Drops portraits that are no longer in use; call it between frames. Returns whether some were dropped; another picture
  /// may then have the address of one of them.
  bool tidy_portraits();
  /// Bytes of the kept pictures of all that moves (men, chips, cards, calls, badges, shadows), and the limit for them on an
  /// output of this layout. Hall, near picture and portraits are not counted.
  [[nodiscard]] std::size_t kept_bytes() const;
  [[nodiscard]] static std::size_t most_kept_bytes(const scene::Layout& layout);
  /// Drops all textures because the renderer has lost them; they are made again when needed.
  void forget_textures();

 private:
  struct Parts;
  explicit Painter(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace fc::paint

// Smooth lines on a renderer that smooths none: a line is cut into pixels by how much of each it covers, and all of one
// colour and cover go to the renderer in one call.
#pragma once

#include <SDL.h>

#include <array>
#include <span>
#include <vector>

#include "paint/palette.h"
#include "scene/box.h"
#include "scene/projection.h"

namespace fc::paint {

class ScanLines {
 public:
  /// seen: nothing outside it is drawn.
  explicit ScanLines(const scene::Box& seen) : seen_(seen) {}

  /// A place that the middle of a line goes through, and how wide the line is there across itself: pixels.
  struct Knot {
    scene::Pixel at;
    float width = 0;
  };
  /// A line through these knots, two or more, which lie one after the other along x if it is rather level, else along y.
  void add(std::span<const Knot> knots);
  void paint(SDL_Renderer* renderer, Rgb colour, float alpha) const;

 private:
  static constexpr int levels = 8;  ///< of cover; the last one is all of a pixel

  void add_run(bool level, int from, int to, int low, int high);
  void put(bool level, int from, int to, int across, int thick, int cover);

  scene::Box seen_;
  std::array<std::vector<SDL_FPoint>, levels> points_;
  std::array<std::vector<SDL_FRect>, levels> pieces_;
};

}  // namespace fc::paint

// Where two drawings of one panel differ: only that is painted again into the picture that is kept of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <SDL.h>
#include <imgui.h>

namespace fc::overlay {

/// A draw list piece by piece, in its order: upright rectangles and triangles, each with a fingerprint of all that it paints
/// and the pixels that it can touch. Moved by -left, -top.
class Pieces {
 public:
  Pieces() = default;
  Pieces(const ImDrawList& list, float left, float top);

  /// The parts of a picture of w x h pixels with `before` on it that have to be painted again to show this: few, and apart
  /// from each other. None: most of it, or pieces that stay have changed their order.
  [[nodiscard]] std::optional<std::vector<SDL_Rect>> differing_from(const Pieces& before, int w, int h) const;

 private:
  struct Piece {
    std::uint64_t print = 0;
    std::int16_t left = 0;
    std::int16_t top = 0;
    std::int16_t right = 0;
    std::int16_t bottom = 0;
  };
  std::vector<Piece> pieces_;
};

}  // namespace fc::overlay

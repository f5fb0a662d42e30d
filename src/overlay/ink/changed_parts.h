// Compares two drawings of a panel, so that only the differences are repainted in its cached texture.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <SDL.h>
#include <imgui.h>

namespace fc::overlay {

/// A draw list as a sequence of pieces (axis-aligned rectangles and triangles), each with a hash of its contents and its
/// pixel bounds. Moved by -left, -top.
class Pieces {
 public:
  Pieces() = default;
  Pieces(const ImDrawList& list, float left, float top);

  /// The rectangles of a w x h picture of `before` to repaint: few and disjoint. None: repaint all, as most changed, or
  /// unchanged pieces are in another order.
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

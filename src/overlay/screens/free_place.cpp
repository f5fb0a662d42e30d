#include "overlay/screens/free_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace fc::overlay {
namespace {

constexpr float cell = 4;  // pixels
constexpr float ground_share = 1.0F / 12;

/// How much is drawn in each part of the screen.
class Drawn {
 public:
  explicit Drawn(const ImguiLayer& layer)
      : screen_(layer.screen()),
        columns_(static_cast<int>(screen_.w / cell) + 1),
        rows_(static_cast<int>(screen_.h / cell) + 1),
        sums_(static_cast<std::size_t>(columns_ + 1) * static_cast<std::size_t>(rows_ + 1)) {
    for (const ImDrawList* list : layer.lists()) {
      for (const ImDrawCmd& command : list->CmdBuffer) {
        if (command.GetTexID() != layer.paper()) {
          note(*list, command);
        }
      }
    }
    for (int row = 1; row <= rows_; ++row) {
      for (int column = 1; column <= columns_; ++column) {
        at(column, row) += at(column - 1, row) + at(column, row - 1) - at(column - 1, row - 1);
      }
    }
  }

  /// How many cells of this box hold something.
  [[nodiscard]] int in(const Box& box) const {
    const int left = column_of(box.x);
    const int top = row_of(box.y);
    const int right = column_of(box.right()) + 1;
    const int bottom = row_of(box.bottom()) + 1;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  }

 private:
  void note(const ImDrawList& list, const ImDrawCmd& command) {
    for (unsigned int index = 0; index + 3 <= command.ElemCount; index += 3) {
      Box box{std::numeric_limits<float>::max(), std::numeric_limits<float>::max(), 0, 0};
      ImVec2 end{};
      for (unsigned int corner = 0; corner < 3; ++corner) {
        const auto vertex = command.VtxOffset + list.IdxBuffer[static_cast<int>(command.IdxOffset + index + corner)];
        const ImVec2 pos = list.VtxBuffer[static_cast<int>(vertex)].pos;
        box.x = std::min(box.x, pos.x);
        box.y = std::min(box.y, pos.y);
        end = {std::max(end.x, pos.x), std::max(end.y, pos.y)};
      }
      box.w = end.x - box.x;
      box.h = end.y - box.y;
      const Box clip{command.ClipRect.x, command.ClipRect.y, command.ClipRect.z - command.ClipRect.x,
                     command.ClipRect.w - command.ClipRect.y};
      const Box seen = box.overlap(clip).overlap(screen_);
      if (!seen.empty() && box.w * box.h < screen_.w * screen_.h * ground_share) {
        mark(seen);
      }
    }
  }

  void mark(const Box& box) {
    for (int row = row_of(box.y); row <= row_of(box.bottom()); ++row) {
      for (int column = column_of(box.x); column <= column_of(box.right()); ++column) {
        at(column + 1, row + 1) = 1;
      }
    }
  }

  [[nodiscard]] int column_of(float x) const { return std::clamp(static_cast<int>(x / cell), 0, columns_ - 1); }
  [[nodiscard]] int row_of(float y) const { return std::clamp(static_cast<int>(y / cell), 0, rows_ - 1); }
  [[nodiscard]] std::size_t place(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_ + 1) + static_cast<std::size_t>(column);
  }
  [[nodiscard]] int at(int column, int row) const { return sums_[place(column, row)]; }
  int& at(int column, int row) { return sums_[place(column, row)]; }

  Box screen_;
  int columns_;
  int rows_;
  std::vector<int> sums_;  ///< of the cells above and to the left
};

}  // namespace

Box free_place(const ImguiLayer& layer, std::span<const Box> sizes) {
  const Drawn drawn(layer);
  const Box screen = layer.screen();
  const float step = 2 * cell;
  constexpr std::array shares{0.5F, 0.75F, 0.25F, 1.0F, 0.0F};  // of the free width, to the left of the place
  Box best;
  int hidden = std::numeric_limits<int>::max();
  for (const Box& size : sizes) {
    for (float y = step; y + size.h + step <= screen.h; y += step) {
      for (const float share : shares) {
        const float x = std::round(step + share * std::max(0.0F, screen.w - size.w - 2 * step));
        const Box box{x, y, size.w, size.h};
        const int here = drawn.in(box.inset(-cell));
        if (here < hidden) {
          best = box;
          hidden = here;
        }
        if (hidden == 0) {
          return best;
        }
      }
    }
  }
  return best;
}

}  // namespace fc::overlay

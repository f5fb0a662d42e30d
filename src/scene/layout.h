// Rectangles in output pixels, and the layout of the bout screen in them; shared by scene, paint, overlay and cabinet.
#pragma once

#include <algorithm>

namespace fc::scene {

// Rectangles in output pixels, and how to split them; used by scene, paint, overlay and cabinet.

/// x, y: top left corner; y points down. Pixels.
struct Box {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  [[nodiscard]] constexpr float right() const { return x + w; }
  [[nodiscard]] constexpr float bottom() const { return y + h; }
  [[nodiscard]] constexpr float middle_x() const { return x + w / 2; }
  [[nodiscard]] constexpr float middle_y() const { return y + h / 2; }
  [[nodiscard]] constexpr bool contains(float px, float py) const {
    return px >= x && px < right() && py >= y && py < bottom();
  }
  [[nodiscard]] constexpr bool contains(const Box& other) const {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }
  [[nodiscard]] constexpr bool empty() const { return w <= 0 || h <= 0; }

  [[nodiscard]] constexpr Box inset(float by) const { return inset(by, by); }
  [[nodiscard]] constexpr Box inset(float by_x, float by_y) const {
    return {x + by_x, y + by_y, std::max(0.0F, w - 2 * by_x), std::max(0.0F, h - 2 * by_y)};
  }
  [[nodiscard]] constexpr Box moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  [[nodiscard]] constexpr Box overlap(const Box& other) const {
    const float left = std::max(x, other.x);
    const float top = std::max(y, other.y);
    return {left, top, std::max(0.0F, std::min(right(), other.right()) - left),
            std::max(0.0F, std::min(bottom(), other.bottom()) - top)};
  }

  /// Cuts a strip off this box and returns it; this box keeps the rest. At most the whole box is cut.
  constexpr Box take_top(float height) { return take_first(&Box::y, &Box::h, height); }
  constexpr Box take_bottom(float height) {
    const float taken = std::min(height, h);
    h -= taken;
    return {x, y + h, w, taken};
  }
  constexpr Box take_left(float width) { return take_first(&Box::x, &Box::w, width); }
  constexpr Box take_right(float width) {
    const float taken = std::min(width, w);
    w -= taken;
    return {x + w, y, taken, h};
  }

  /// Column `index` of `count` equal columns with `gap` between them.
  [[nodiscard]] constexpr Box column(int index, int count, float gap = 0) const {
    const float width = (w - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {x + static_cast<float>(index) * (width + gap), y, width, h};
  }
  /// Row `index` of `count` equal rows with `gap` between them.
  [[nodiscard]] constexpr Box row(int index, int count, float gap = 0) const {
    const float height = (h - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {x, y + static_cast<float>(index) * (height + gap), w, height};
  }
  /// A box of this size with the same centre.
  [[nodiscard]] constexpr Box centred(float width, float height) const {
    return {x + (w - width) / 2, y + (h - height) / 2, width, height};
  }

  friend constexpr bool operator==(const Box&, const Box&) = default;

 private:
  constexpr Box take_first(float Box::*start, float Box::*size, float length) {
    Box strip = *this;
    strip.*size = std::min(length, this->*size);
    this->*start += strip.*size;
    this->*size -= strip.*size;
    return strip;
  }
};

/// A game's layout parameters, in pixels of the 1280 x 720 design; the ring gets the remaining space.
struct LayoutShape {
  float top = 56;
  float side = 264;        ///< width of each column
  float side_large = 378;  ///< width of each column at text scale 2
  float plates = 0;        ///< height of a strip above the ring; in one column's layout it is as wide as the picture
  float prompt = 44;
  bool prompt_on_ring = true;  ///< the prompt overlaps the bottom of the ring: for games in which it comes and goes
  float caption = 26;
  float tray = 96;
  float tray_share = 0.5F;     ///< share of the bottom strip's width; the commentary gets the rest
  float upright = 560;         ///< height of the columns in portrait layout
  float board = 0;             ///< height of the board below the caption: bars and charts on which dice are read
  bool caption_below = false;  ///< the caption is below the tray, so that the dice lie at the ring's foot; else above it
  float board_open = 1;        ///< 0: folded away, the ring gets its space; 1: fully shown
  float poster = 0;            ///< width left free beside the left column for a poster; none in portrait layout
  bool dice_on_ring = false;   ///< dice fall on the canvas; the bottom strip, `tray` high, is commentary only

  /// The parameters for larger text: the ring shrinks in favour of text. text_scale: 1 to 2.
  [[nodiscard]] LayoutShape for_letters(float text_scale) const;
};

/// At 1280 x 720 and in the ordinary shape:
///
///     +--------------------- top ----------------------+   56   clock, rounds, turns, scorecard
///     | left |                ring             | right |  542   264 | 752 | 264
///     | red  |     prompt, over its lowest 44  | blue  |
///     |      |               caption           |       |   26   the roll in words
///     |      |      tray      |   commentary   |       |   96
///     +------------------------------------------------+
///
/// With `caption_below` the tray lies between prompt and caption, and a board at the foot. With `dice_on_ring` the tray is a
/// part of the canvas, without wood. With `caption_below` a prompt that is not on the ring lies below them all, and the
/// caption over the foot of the ring, which is seen there while nothing is said; so does the tray above it, without wood:
///
///     | left |                ring             | right |
///     | red  |          tray, over it          | blue  |
///     |      |      caption, over its foot     |       |
///     |      |    board, as far as it is open  |       |
///     |      |              prompt             |       |
///     +------------------------------------------------+
///
/// An output taller than wide puts the two columns side by side below the rest.
struct Layout {
  float scale = 1;  ///< output pixels per pixel of the 1280 x 720 design (720 x 1280 upright): for fonts and frames
  Box whole;
  Box top;
  Box left;
  Box right;
  Box plates;        ///< a strip between `top` and the ring
  Box ring;          ///< the visible part of the ring
  Box film;          ///< the ring above a caption and an open board: sets the scale, however far `ring` grows
  Box tallest_ring;  ///< the ring when the board is folded away
  Box prompt;
  Box caption;
  Box tray;
  Box commentary;
  Box board;                 ///< the visible part of the board
  float whole_board = 0;     ///< full height of the board, for which its content is laid out
  bool wooden_tray = false;  ///< the tray is drawn as wood; otherwise dice fall on the ring

  /// Text is so large that both columns share one place and are shown as pages, see overlay/bout/two_corners.h.
  [[nodiscard]] bool has_one_column() const { return left == right; }
  /// Area for laying out the board's content; clipped to `board`.
  [[nodiscard]] Box board_laid_out() const { return {board.x, board.y, board.w, whole_board}; }
  /// The part of the ring above the dice: overlays placed here do not hide them.
  [[nodiscard]] Box ring_above_dice() const {
    return {ring.x, ring.y, ring.w, (wooden_tray ? ring.bottom() : tray.y) - ring.y};
  }
  /// Coordinate frame for objects held up over the ring: the largest centred box of aspect ratio 3:2.
  [[nodiscard]] Box over_ring() const {
    const float height = std::min(ring.h, ring.w / 1.5F);
    return ring.centred(1.5F * height, height);
  }
};

/// `open` with the board extended over the tray, while dice must stay hidden; the caption moves to the tray's top.
Layout with_tray_covered(const Layout& open);

/// `open` with the text below the ring widened to the full picture, if both columns share one place; otherwise unchanged.
/// For while nobody answers in the columns.
Layout with_columns_covered(const Layout& open);

/// Computes the layout. width, height: output size in pixels, at least 1.
Layout layout(int width, int height, const LayoutShape& shape = {});

}  // namespace fc::scene

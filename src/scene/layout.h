// Where things stand on the picture of a bout, in output pixels: one place for paint, overlay and cabinet.
#pragma once

#include <algorithm>

#include "scene/box.h"

namespace fc::scene {

/// How a game shares out the picture, in pixels of the 1280 x 720 design; the ring takes what is left.
struct LayoutShape {
  float top = 56;
  float side = 264;        ///< each of the two columns
  float side_large = 378;  ///< each of them where letters are twice as large
  float prompt = 44;
  bool prompt_on_ring = true;  ///< the prompt lies over the foot of the ring: for games in which it comes and goes
  float caption = 26;
  float tray = 96;
  float tray_share = 0.5F;     ///< of the strip at the foot; the commentary takes the rest
  float upright = 560;         ///< height of the two columns where they stand at the foot
  float board = 0;             ///< below the caption: bars and charts that the dice are read on
  bool caption_below = false;  ///< under the tray, so that the dice lie at the ring's foot; else above it
  float board_open = 1;       ///< 0: nothing on the board matters now, it is folded away and the ring has its room; 1: whole
  float poster = 0;           ///< left free beside the left column for a poster; upright there is none
  bool dice_on_ring = false;  ///< dice fall on the canvas: the strip at the foot is all commentary, `tray` high

  /// The shape for larger letters: the ring gives up room to everything that is read. text_scale: 1 to 2.
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
  Box ring;          ///< what is seen of it now
  Box film;          ///< the ring above a caption and an open board: what stands in it has this scale, whatever it grows to
  Box tallest_ring;  ///< the ring while the board is folded away
  Box prompt;
  Box caption;
  Box tray;
  Box commentary;
  Box board;                 ///< as far as it is open
  float whole_board = 0;     ///< its height while it is open, in pixels: what is on it is laid out for that
  bool wooden_tray = false;  ///< else dice fall on the ring

  /// Letters are so large that both columns take one place: what stands in them lies on a page there, see
  /// overlay/bout/two_corners.h.
  [[nodiscard]] bool has_one_column() const { return left == right; }
  /// Where what is on the board is laid out, however far it is open: it is cut off below `board`.
  [[nodiscard]] Box board_laid_out() const { return {board.x, board.y, board.w, whole_board}; }
  /// The ring down to where dice fall over its foot: what stands here hides none.
  [[nodiscard]] Box ring_above_dice() const {
    return {ring.x, ring.y, ring.w, (wooden_tray ? ring.bottom() : tray.y) - ring.y};
  }
  /// What is held up over the ring is placed in this box, 3 wide and 2 high: the largest one in the ring's middle.
  [[nodiscard]] Box over_ring() const {
    const float height = std::min(ring.h, ring.w / 1.5F);
    return ring.centred(1.5F * height, height);
  }
};

/// While nobody may see the dice the board reaches up over them, and the caption stands above it, at the tray's top.
Layout with_tray_covered(const Layout& open);

/// While nobody answers in the columns and letters are so large that both take one place: what is read below the ring is as
/// wide as the picture, over the foot of that place. Else nothing changes.
Layout with_columns_covered(const Layout& open);

/// width, height: of the output in pixels, at least 1.
Layout layout(int width, int height, const LayoutShape& shape = {});

}  // namespace fc::scene

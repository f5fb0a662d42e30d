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
  float poster = 0;            ///< left free beside the left column for a poster; upright there is none
  bool dice_on_ring = false;   ///< dice fall on the canvas: the strip at the foot is all commentary, `tray` high

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
/// part of the canvas, without wood.
///
/// An output taller than wide puts the two columns side by side below the rest.
struct Layout {
  float scale = 1;  ///< output pixels per pixel of the 1280 x 720 design (720 x 1280 upright): for fonts and frames
  Box whole;
  Box top;
  Box left;
  Box right;
  Box ring;
  Box prompt;
  Box caption;
  Box tray;
  Box commentary;
  Box board;
  bool wooden_tray = false;

  /// What is held up over the ring is placed in this box, 3 wide and 2 high: the largest one in the ring's middle.
  [[nodiscard]] Box over_ring() const {
    const float height = std::min(ring.h, ring.w / 1.5F);
    return ring.centred(1.5F * height, height);
  }
};

/// While nobody may see the dice the board reaches up over them, and the caption stands above it, at the tray's top.
Layout with_tray_covered(const Layout& open);

/// width, height: of the output in pixels, at least 1.
Layout layout(int width, int height, const LayoutShape& shape = {});

}  // namespace fc::scene

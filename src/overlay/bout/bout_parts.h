// What every game's panels show over a bout in the same way: the caption of the moment, the commentary, the way out, the
// controls of a secret pick.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "overlay/bout/game_panels.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "scene/game_scene.h"
#include "scene/layout.h"

namespace fc::overlay {

/// The roll, or what happens, in words. The edge has the colour of whom it is about; judged: a right edge says good or bad.
void caption_strip(Ui& ui, const Box& box, const scene::Caption& caption, bool judged);

/// The newest line below, older ones above it while there is room.
void commentary_strip(Ui& ui, const Box& box, std::span<const scene::CommentaryLine> lines);

/// Pause and rulebook: buttons for a pointer, glyphs for everything else. across: side by side, else one above the other. In
/// a demo, which any press leaves, the house's sign stands there instead: in the hall, where no man is ever covered by it.
std::optional<BoutAction> bout_menu(const BoutModel& model, Ui& ui, const Box& box, bool across);
/// False while these controls' button for the rulebook picks in secret instead. Sealed and open picks do
/// not differ in it, nor does who presses: nothing follows from it.
[[nodiscard]] bool opens_rulebook(const BoutModel& model, const Controls& controls);

/// "4x", gold on dark; nothing at 1x.
void speed_sign(Ui& ui, const Box& box, int speed);
/// What it takes to be whole; nothing at the usual speed.
float speed_sign_width(int speed, Ui& ui);
/// The right end of the strip above the ring, speed and menu. rest: what is left of the strip, from which it is taken.
std::optional<BoutAction> way_out(const BoutModel& model, Ui& ui, const Box& strip, Box& rest);

/// The strip above the ring or the desk while it is drawn, with its way out.
class TopStrip {
 public:
  /// grows: it is laid out anew for large letters (`LargeStrip`). air: units at its ends.
  TopStrip(const BoutModel& model, const Box& strip, bool grows, Ui& ui, float air = 14);

 private:
  std::optional<LargeStrip> large_;
  Panel panel_;

 public:
  Box rest;  ///< what is left between its ends
  std::optional<BoutAction> action;
};

/// The control that picks, in the top left corner of its cell.
void pick_glyph(Ui& ui, const Box& cell, const OpenQuestion& question, int control);

/// What a skip goes on to, in words and in fewer words, by their keys.
struct SkipWords {
  std::string_view whole;
  std::string_view brief;
};
/// "A: to the next knock-down" at the right of the strip of the commentary, which it shortens. It gives way to a long line.
/// Pointers skip at the ring, and a demo by nobody: then there is none.
void skip_prompt(Ui& ui, const BoutModel& model, std::span<const scene::CommentaryLine> lines, Box& strip,
                 const SkipWords& words);

/// The man at the microphone, with a skip while there is something to skip.
void commentary_with_skip(Ui& ui, const BoutModel& model, Box strip, bool skips, const SkipWords& words);

enum class Edge : std::uint8_t { top, foot };
/// What the coach of a lesson says, on a card at that edge of `place`, as high as his words take; nothing before he has said
/// anything. In a ring, below the top: there it hides the crowd and not the men.
void coach_card(Ui& ui, const Box& place, const BoutModel& model, std::string_view heading, Edge edge);

}  // namespace fc::overlay

// Shared parts of the games' bout panels: caption, commentary, menu, controls of a secret pick.
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

/// The caption strip. Its edge has the colour of the boxer concerned; judged: a right edge shows success or failure.
void caption_strip(Ui& ui, const Box& box, const scene::Caption& caption, bool judged);

/// Commentary, newest line at the bottom, older ones above as space allows.
void commentary_strip(Ui& ui, const Box& box, std::span<const scene::CommentaryLine> lines);

/// Pause and rulebook: buttons for a pointer, glyphs for other devices. across: side by side, else stacked. In a demo, which
/// any press leaves, a sign is shown instead, placed where it covers no boxer.
std::optional<BoutAction> bout_menu(const BoutModel& model, Ui& ui, const Box& box, bool across);
/// Whether the rulebook button works now, i.e. does not make a secret pick with these controls. It is the same for sealed
/// and open picks and for all seats, so it reveals nothing.
[[nodiscard]] bool opens_rulebook(const BoutModel& model, const Controls& controls);

/// "4x", gold on dark; nothing at 1x.
void speed_sign(Ui& ui, const Box& box, int speed);
/// Width of that sign; 0 at normal speed.
float speed_sign_width(int speed, Ui& ui);
/// Speed and menu at the right end of the strip above the ring. rest: the free part of the strip, from which it is taken.
std::optional<BoutAction> way_out(const BoutModel& model, Ui& ui, const Box& strip, Box& rest);

/// The strip at the top of the screen with its menu, open while this exists.
class TopStrip {
 public:
  /// grows: laid out for large text (`LargeStrip`). air: margin at its ends, units.
  TopStrip(const BoutModel& model, const Box& strip, bool grows, Ui& ui, float air = 14);

 private:
  std::optional<LargeStrip> large_;
  Panel panel_;

 public:
  Box rest;  ///< the remaining area
  std::optional<BoutAction> action;
};

/// Glyph of the control of a pick, in the top left corner of its cell.
void pick_glyph(Ui& ui, const Box& cell, const OpenQuestion& question, int control);

/// Text keys of what a skip leads to, long and short.
struct SkipWords {
  std::string_view whole;
  std::string_view brief;
};
/// The skip prompt, "A: to the next knock-down", at the right of the commentary strip, which it shortens; hidden if a long
/// line needs the space. Not for pointers, which skip by clicking the ring, and not in a demo.
void skip_prompt(Ui& ui, const BoutModel& model, std::span<const scene::CommentaryLine> lines, Box& strip,
                 const SkipWords& words);

/// The commentary, with the skip prompt while `skips`.
void commentary_with_skip(Ui& ui, const BoutModel& model, Box strip, bool skips, const SkipWords& words);

enum class Edge : std::uint8_t { top, foot };
/// The coach's text in a lesson, on a card at that edge of `place`, as high as needed; nothing if there is none.
void coach_card(Ui& ui, const Box& place, const BoutModel& model, std::string_view heading, Edge edge);
/// The height of that card and the margin beyond it; 0 if there is none.
float coach_height(Ui& ui, const Box& place, const BoutModel& model);

}  // namespace fc::overlay

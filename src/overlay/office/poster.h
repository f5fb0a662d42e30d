// A bout as a small fight poster: who meets whom, where, how long, for how much, and who is likely to win.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "core/looks.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

/// One of both men.
struct PosterSide {
  std::string name{};                     ///< worded
  std::optional<scene::SeatMark> mark{};  ///< whose he is
  std::string note{};                     ///< worded: "champion", "no. 4 · 12-3-1"; may be empty
  std::optional<Looks> looks{};           ///< of the man; none: nobody draws him
};

/// What both of them face, side by side with a word between: "$540", "to win", "$320".
struct PosterFigures {
  std::array<std::string, 2> sums;
  std::string word{};
};

struct BoutPoster {
  std::string banner{};  ///< worded: where, or what for
  std::array<PosterSide, 2> sides;
  std::string why{};                     ///< worded: why it matters; at its foot; may be empty
  std::string terms{};                   ///< worded: "12 rounds"
  std::vector<PosterFigures> figures{};  ///< as many as there is room for
  std::optional<Odds::Shares> shares{};  ///< the first man being the left one; none: nobody knows
  std::string stamped{};                 ///< worded: what came of it, "KO 7"; empty: it is still to come
  std::optional<Corner> winner{};        ///< of `sides`, once it is stamped
  bool grand = false;                    ///< on gold: the bout of the night
  bool dimmed = false;                   ///< it is not what matters now
};

/// Draws it into the whole box: upright as a poster, or in a strip where the box is low. second: seconds since the stamp
/// fell; large once it has lain for long.
void bout_poster(Ui& ui, const Box& box, const BoutPoster& poster, double second = 10);

/// A scale from one man to the other with both chances, and what is drawn between them.
void chance_scale(Ui& ui, const Box& box, const Odds::Shares& shares, const std::array<ImU32, 2>& inks);
/// How high it wants to be, in pixels.
float chance_scale_height(const Ui& ui, const Odds::Shares& shares);

}  // namespace fc::overlay

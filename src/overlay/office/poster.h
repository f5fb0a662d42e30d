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
  std::optional<scene::SeatMark> mark{};  ///< the seat that he belongs to
  std::string note{};                     ///< worded: "champion", "no. 4 · 12-3-1"; may be empty
  std::optional<Looks> looks{};           ///< for his portrait; none: no portrait
};

/// Two figures side by side with a word between, one for each man: "$540", "to win", "$320".
struct PosterFigures {
  std::array<std::string, 2> sums;
  std::string word{};
};

struct BoutPoster {
  std::string banner{};  ///< worded: the place, or what is at stake
  std::array<PosterSide, 2> sides;
  std::string why{};                     ///< worded, at the foot: why the bout matters; may be empty
  std::string terms{};                   ///< worded: "12 rounds"
  std::vector<PosterFigures> figures{};  ///< as many as there is room for
  std::optional<Odds::Shares> shares{};  ///< chances, the first man on the left; none: not known
  std::string stamped{};                 ///< worded: the result, "KO 7"; empty: not boxed yet
  std::optional<Corner> winner{};        ///< the winner once it is stamped: red is the first of `sides`
  bool grand = false;                    ///< on gold: the bout of the night
  bool dimmed = false;                   ///< drawn faintly: other posters matter more
};

/// Draws the poster into the whole box: upright, or as a strip where the box is low. second: seconds since the stamp fell,
/// for its animation; the default shows it at rest.
void bout_poster(Ui& ui, const Box& box, const BoutPoster& poster, double second = 10);

/// Draws a scale from one man to the other with both chances and that of a draw.
void chance_scale(Ui& ui, const Box& box, const Odds::Shares& shares, const std::array<ImU32, 2>& inks);
/// Height that the scale needs, pixels.
float chance_scale_height(const Ui& ui, const Odds::Shares& shares);

}  // namespace fc::overlay

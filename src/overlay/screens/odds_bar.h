// The chances of a pair, drawn in the same way wherever a pair stands side by side.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "overlay/controls/ui.h"
#include "scene/palette.h"

namespace fc::overlay {

/// What becomes of a pair.
struct Odds {
  /// Per cent, together 100: what the left one wins, what is drawn, what the right one wins.
  struct Shares {
    int left = 0;
    int drawn = 0;
    int right = 0;
    friend bool operator==(const Shares&, const Shares&) = default;
  };
  std::optional<Shares> shares;  ///< none: not known yet
  std::string assumes;           ///< worded: which bouts these are, "6 rounds, even bots"

  friend bool operator==(const Odds&, const Odds&) = default;
};

/// The same pair with the right one on the left.
Odds turned(Odds odds);

/// How high the bar wants to be, in pixels.
float odds_bar_height(const Ui& ui);

/// What the odds assume, and below it both chances as figures and as one bar in their inks, draws between them. While they
/// are not known, dots stand for the figures. inks: left, right.
void odds_bar(Ui& ui, Box box, const Odds& odds, const std::array<ImU32, 2>& inks);

/// A thin bar along the upper edge of the ring: how much of it is the left one's, 0 to 1. inks: left, right.
void live_odds(const Box& ring, float chance, const std::array<scene::Ink, 2>& inks, Ui& ui);

}  // namespace fc::overlay

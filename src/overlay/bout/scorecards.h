// Three scorecards as every game for two corners shows them: their sums above the ring, and read one by one at the end.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "overlay/controls/large_page.h"
#include "overlay/controls/ui.h"
#include "scene/layout.h"

namespace fc::overlay {

inline constexpr std::size_t scorecard_count = 3;

/// Sums so far, by card, red and blue.
using CardSums = std::array<std::array<int, 2>, scorecard_count>;

/// cards: of the game's own, three pairs of figures.
template <class Cards>
CardSums sums_of(const Cards& cards) {
  CardSums sums{};
  for (std::size_t place = 0; place < scorecard_count; ++place) {
    sums.at(place) = {cards[place][0], cards[place][1]};
  }
  return sums;
}

/// How the cards lie above the ring. open: so many of them, from the first; blank: nobody has written anything yet.
struct CardsShown {
  CardSums sums{};
  int count = static_cast<int>(scorecard_count);
  int open = 0;
  bool blank = true;
};

/// A word and the cards: sums, "?" on what is face down, "–" on what is blank.
void scorecard_strip(Ui& ui, Box box, std::string_view word, const CardsShown& shown);

/// Cards that are read at the end.
struct CardsRead {
  std::string heading;
  std::array<std::string, scorecard_count> names;
  CardSums sums{};
  /// By card, round for round: by how many points red won it, below 0 blue, 0 nobody. Empty: they are not shown.
  std::array<std::vector<int>, scorecard_count> rounds{};
  int read = 0;         ///< so many cards, one after the other
  std::string verdict;  ///< empty: it is still to come
  std::optional<Corner> winner;
};

/// Over the foot of the ring and the board below it, as low as it can lie; where letters are large, over all of the ring.
void verdict_sheet(Ui& ui, const scene::Layout& layout, const CardsRead& shown);

/// A sheet over the ring, for as long as it is drawn. Where letters are large it takes the caption's strip as well, which
/// says nothing meanwhile that the sheet does not; `covers_columns` says when it takes everything between the strip at the
/// top and the announcer's.
class RingSheet {
 public:
  /// name: of its panel. over_columns: nobody answers in the columns.
  RingSheet(Ui& ui, const scene::Layout& layout, std::string_view name, bool over_columns);
  /// What is left inside its edge of so many units.
  [[nodiscard]] Box inside(float horizontal, float vertical) const;

  /// True if nothing of the columns, the caption and the board is seen below such a sheet.
  [[nodiscard]] static bool covers_columns(const scene::Layout& layout, bool over_columns) {
    return over_columns && layout.has_one_column();
  }

 private:
  Ui* ui_;
  std::optional<LargeStrip> large_;
  Box box_;
  std::optional<Panel> panel_;
};

}  // namespace fc::overlay

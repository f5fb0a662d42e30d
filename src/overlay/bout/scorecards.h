// Three scorecards of two-corner games: totals above the ring, and the reading at the end.
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

/// Totals by card, for red and blue.
using CardSums = std::array<std::array<int, 2>, scorecard_count>;

/// cards: three pairs of totals, indexable.
template <class Cards>
CardSums sums_of(const Cards& cards) {
  CardSums sums{};
  for (std::size_t place = 0; place < scorecard_count; ++place) {
    sums.at(place) = {cards[place][0], cards[place][1]};
  }
  return sums;
}

/// State of the cards above the ring. open: number turned face up, from the first; blank: no scores yet.
struct CardsShown {
  CardSums sums{};
  int count = static_cast<int>(scorecard_count);
  int open = 0;
  bool blank = true;
};

/// A word and the cards: totals, "?" if face down, "–" if blank.
void scorecard_strip(Ui& ui, Box box, std::string_view word, const CardsShown& shown);

/// Writes the round on the left of the strip above the ring and gives the place of the cards on its right. strip_w: the
/// strip's width. rest: the strip, which keeps what lies between the two.
Box round_and_cards(Ui& ui, float strip_w, std::string_view round, Box& rest);

/// Cards being read at the end.
struct CardsRead {
  std::string heading;
  std::array<std::string, scorecard_count> names;
  CardSums sums{};
  /// By card and round: points by which red won it, negative for blue, 0 even. Empty: not shown.
  std::array<std::vector<int>, scorecard_count> rounds{};
  int read = 0;         ///< number of cards read so far
  std::string verdict;  ///< empty: it is still to come
  std::optional<Corner> winner;
};

/// A heading on such a sheet. key: of its text.
void sheet_heading(Ui& ui, const Box& box, std::string_view key);

/// Whether the minute between two rounds has lasted long enough to cover the ring. View: of two corners.
template <class View>
bool shows_minute(const View& view) {
  constexpr float ring_seen = 0.9F;  // seconds before the sheet covers the ring
  return view.readout.minute && view.readout.minute->age >= ring_seen;
}

/// The sheet of the reading: over the bottom of the ring and the board; with large text over the whole ring.
void verdict_sheet(Ui& ui, const scene::Layout& layout, const CardsRead& shown);

/// That sheet for one frame of a bout. View: of two corners, with the rounds scored so far in `readout.now.scorecard`. slug:
/// of the game, which words "<slug>.panel.cards" and "<slug>.panel.card_of". cards: their totals, of which `read` are read.
/// end: with the winner, if any. verdict: key; empty: it is still to come.
template <class View, class Cards, class End>
void verdict_sheet(Ui& ui, const View& view, std::string_view slug, const Cards& cards, int read, const End& end,
                   std::string_view verdict) {
  const std::string panel = std::string(slug) + ".panel.";
  CardsRead shown{.heading = std::string(ui.word(panel + "cards")),
                  .names = {},
                  .sums = sums_of(cards),
                  .rounds = {},
                  .read = read,
                  .verdict = {},
                  .winner = end.has_winner ? std::optional(end.winner) : std::nullopt};
  for (std::size_t card = 0; card < scorecard_count; ++card) {
    shown.names.at(card) = ui.say(panel + "card_of", {{"number", std::to_string(card + 1)}});
    for (const auto& round : view.readout.now.scorecard) {
      shown.rounds.at(card).push_back(round[card][0] - round[card][1]);
    }
  }
  if (!verdict.empty()) {
    shown.verdict = ui.word(verdict);
    if (end.has_winner) {
      shown.verdict.append(": ").append(view.name(end.winner));
    }
  }
  verdict_sheet(ui, view.layout, shown);
}

/// A sheet over the ring while it exists. With large text it also covers the caption strip, which says nothing then that the
/// sheet does not; see `covers_columns` for the columns.
class RingSheet {
 public:
  /// name: panel name. over_columns: nobody needs the columns to answer. above: pixels left free over it, if it covers no
  /// columns.
  RingSheet(Ui& ui, const scene::Layout& layout, std::string_view name, bool over_columns, float above = 0);
  /// The area inside margins, in units.
  [[nodiscard]] Box inside(float horizontal, float vertical) const;

  /// Whether such a sheet hides columns, caption and board completely.
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

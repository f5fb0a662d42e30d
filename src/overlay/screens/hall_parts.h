// What the pages of the hall share: the filters and the lines of a ranking.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "overlay/screens/hall.h"

namespace fc::overlay {

/// Where a page has its filters and everything else: filters in a column at the left, or in rows above where that is narrow.
struct HallPlaces {
  Box filters;
  Box content;
  int filter_columns = 1;
};
HallPlaces hall_places(const Ui& ui, Box rest, std::size_t filters);

/// Up and down lead through them in order, from the last one to `below`. Returns which was changed, and its new value.
std::optional<std::pair<int, int>> hall_filters(Ui& ui, const HallPlaces& places, std::span<const OptionRow> filters,
                                                FocusId below);

/// Height of a line of a ranking, in pixels.
float hall_row_height(const Ui& ui);
/// A name that can be pressed; with_record: there is room for won, lost and drawn.
bool hall_row(Ui& ui, const Box& box, std::string_view id, int index, const HallRow& row, bool with_record,
              const FocusTraits& traits);

/// Bouts that still have to be counted, where there are any.
void hall_waiting(Ui& ui, const Box& box, int waiting);

}  // namespace fc::overlay

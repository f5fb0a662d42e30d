#include "overlay/knock-out/table_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "scene/timeline.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

constexpr double folding_seconds = 0.5;

float glide(double age, double seconds, bool at_once) {
  return at_once ? 1 : eased(scene::Ease::in_out, scene::share_of(age, 0, seconds));
}

/// 1: a cell without a bet is a line of figures; 0: it can be pressed. They unfold when betting begins, and fold again when
/// the last chip lies.
float folded(const BoutView& view, bool at_once) {
  const Readout& shown = view.readout;
  if (shown.act != Act::betting) {
    return 1;
  }
  if (shown.turn < 0 && shown.chip) {
    return at_once ? 1 : glide(shown.chip->age - chip_flight_seconds, folding_seconds, false);
  }
  return 1 - glide(shown.act_age, folding_seconds, at_once);
}

/// 1: a cell has the room of its bet.
float room_of_bet(const BoutView& view, Corner corner, std::size_t cell, bool at_once) {
  const Bet& bet = view.fight().tables[fc::index_of(corner)][cell];
  if (!bet.offered()) {
    return 0;
  }
  const std::optional<LaidChip>& chip = view.readout.chip;
  const bool is_new =
      chip && chip->placement == Placement::offered && chip->table == corner && static_cast<std::size_t>(chip->cell) == cell;
  return is_new ? glide(chip->age, chip_flight_seconds, at_once) : 1;
}

}  // namespace

TableRows::TableRows(const BoutView& view, Corner corner, Box column, const Ui& ui, bool grown) {
  const bool at_once = grown || ui.reduced_motion();
  const float line = ui.px_for_letters(27, 38);
  const float block = ui.px_for_letters(46, 58);
  const float with_bet = std::max(block, ui.text_px(88));
  const float unbet = block + (line - block) * folded(view, at_once);
  head_ = column.take_top(std::min(ui.px(70), column.h * 0.24F));
  rest_ = column.inset(ui.px(9), ui.px(2));
  rest_.take_bottom(ui.px(4));
  heads_ = rest_.take_top(ui.px_for_letters(18, 28));
  std::array<float, cells> rooms{};
  for (std::size_t cell = 0; cell < cells; ++cell) {
    rooms.at(cell) = room_of_bet(view, corner, cell, at_once);
    has_bet_.at(cell) = rooms.at(cell) > 0;
  }
  const auto heights_for = [&, whole = rest_.h](const std::array<float, cells>& shares) {
    const float bets = std::accumulate(shares.begin(), shares.end(), 0.0F);
    const float wanted = unbet * static_cast<float>(cells) + (with_bet - unbet) * bets;
    const float fits = std::min(1.0F, whole / wanted);
    // Where there is room a bet is set in larger letters.
    const float more = bets > 0 ? std::clamp((whole - wanted) / bets, 0.0F, ui.text_px(24)) : 0;
    std::array<float, cells> heights{};
    std::ranges::transform(shares, heights.begin(),
                           [&](float share) { return (unbet + (with_bet + more - unbet) * share) * fits; });
    return heights;
  };
  std::array<float, cells> grown_rooms{};
  std::ranges::transform(rooms, grown_rooms.begin(), [](float room) { return std::ceil(room); });
  const std::array<float, cells> heights = heights_for(rooms);
  const std::array<float, cells> grown_heights = heights_for(grown_rooms);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    places_.at(cell) = rest_.take_top(heights.at(cell));
    const bool grows = rooms.at(cell) > 0 && rooms.at(cell) < 1;
    whole_heights_.at(cell) = grows ? std::max(heights.at(cell), grown_heights.at(cell)) : heights.at(cell);
  }
}

TableRow TableRows::row(std::size_t cell, Ui& ui) const {
  Box box = place(cell);
  box.h = whole_heights_.at(cell);
  box = box.inset(0, ui.px(2));
  TableRow row;
  const bool low = box.h < ui.px(56);  // the lines then lie below the stakes alone
  if (has_bet_.at(cell) && !low) {
    row.lines = box.take_bottom(std::min(box.h * 0.48F, ui.text_px(50)));
  }
  row.whole = box;
  const float side = ui.px(ui.layer().text_scale() >= large_letters ? 46 : 48);
  row.accept = box.take_right(side);
  box.take_right(ui.px(3));
  row.offer = box.take_right(side);
  box.take_right(ui.px(5));
  if (has_bet_.at(cell) && low) {
    row.lines = box.take_bottom(box.h * 0.5F);
  }
  for (int type = 0; type < 3; ++type) {
    row.stakes.at(static_cast<std::size_t>(type)) = box.column(type, 3, ui.px(3));
  }
  return row;
}

}  // namespace fc::knock_out

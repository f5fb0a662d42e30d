// Both betting tables open: what does not change comes from a texture, and a moving focus redraws the panels it touches
// only.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/overlay/gallery.h"
#include "tests/overlay/table.h"

namespace fc::overlay::test {
namespace {

class OpenTables : public testing::Test {
 protected:
  OpenTables() {
    std::vector<Exhibit> all = knock_out::test::exhibits(table_.ui().words());
    exhibit_ = *std::ranges::find(all, "knock-out-bets-half", &Exhibit::name);
    for (int frame = 0; frame < 4; ++frame) {
      draw();
    }
  }

  LayerCost draw() {
    table_.frame([&](Ui& ui) { exhibit_.show(ui); });
    return table_.layer().cost();
  }

  Table table_{Sheet{.name = "720"}};
  Exhibit exhibit_;
};

TEST_F(OpenTables, come_from_textures_while_nothing_changes) {
  const LayerCost cost = draw();
  RecordProperty("lists", cost.lists);
  RecordProperty("vertices", cost.vertices);
  EXPECT_GE(cost.lists_from_texture, cost.lists - 1);  // all but the empty ground list
  EXPECT_LT(cost.triangles, 100);
}

TEST_F(OpenTables, redraw_two_panels_when_the_focus_moves_within_one) {
  FocusMap& focus = table_.ui().focus();
  const auto inside = [&](const FocusMap::Entry& entry) { return entry.box.x < table_.ui().screen().w * 0.25F; };
  const std::vector<FocusMap::Entry> entries = focus.entries();
  const auto first = std::ranges::find_if(entries, inside);
  ASSERT_NE(first, entries.end());
  focus.focus(first->id);
  for (int frame = 0; frame < 4; ++frame) {
    draw();
  }
  const auto second = std::find_if(first + 1, entries.end(), inside);
  ASSERT_NE(second, entries.end());
  focus.focus(second->id);
  const LayerCost cost = draw();
  RecordProperty("rectangles", cost.rectangles);
  RecordProperty("triangles", cost.triangles);
  EXPECT_LE(cost.lists - cost.lists_from_texture, 3);  // the table, its explanation, the empty ground list
  EXPECT_LT(cost.rectangles, 8000);
  EXPECT_LT(cost.triangles, 700);  // a bust stands on the table's head
}

/// Rows that are one button: an offer that can be taken.
std::vector<FocusMap::Entry> takeable_rows(const FocusMap& focus) {
  std::vector<FocusMap::Entry> rows = focus.entries();
  const float screen =
      std::ranges::max(rows, {}, [](const FocusMap::Entry& entry) { return entry.box.right(); }).box.right();
  std::erase_if(rows, [screen](const FocusMap::Entry& entry) { return entry.box.w < screen * 0.1F || entry.box.h > 60; });
  return rows;
}

TEST_F(OpenTables, lead_up_and_down_to_every_offer_that_can_be_taken) {
  const FocusMap& focus = table_.ui().focus();
  const std::vector<FocusMap::Entry> rows = takeable_rows(focus);
  ASSERT_FALSE(rows.empty());
  for (const FocusMap::Entry& from : focus.entries()) {
    const FocusId to = focus.neighbour(from.id, Direction::down);
    const auto found = std::ranges::find(focus.entries(), to, &FocusMap::Entry::id);
    for (const FocusMap::Entry& row : rows) {
      const bool above_both_columns = from.box.x >= row.box.x && from.box.right() <= row.box.right();
      EXPECT_FALSE(above_both_columns && from.box.bottom() <= row.box.y && row.box.bottom() <= found->box.y)
          << "from " << from.box.x << ", " << from.box.y << " past the row at " << row.box.y;
    }
  }
}

}  // namespace
}  // namespace fc::overlay::test

// The corners of the cabinet: open ones are entered, those to come are shown.
#include "overlay/screens/title.h"

#include <gtest/gtest.h>

#include <optional>

#include "table.h"

namespace fc::overlay::test {
namespace {

/// What a press on a corner does, the second of two.
std::optional<CabinetAction> press_on_second(bool open) {
  Table table({.name = "720"});
  const CabinetModel model{.corners = {{.slug = "tiny", .open = true}, {.slug = "tiny-tour", .open = open}}};
  std::optional<CabinetAction> action;
  const auto show = [&](Ui& ui) { action = cabinet_screen(model, ui); };
  table.frame(show);
  table.ui().focus().focus(focus_id("corner", 1));
  table.frame(show);
  EXPECT_EQ(table.ui().focus().focused(), focus_id("corner", 1)) << "the focus stops there either way";
  table.ui().focus().accept();
  table.frame(show);
  return action;
}

TEST(Corners, are_entered_when_they_are_open) {
  const std::optional<CabinetAction> action = press_on_second(true);
  ASSERT_TRUE(action);
  EXPECT_EQ(action->kind, CabinetAction::Kind::enter);
  EXPECT_EQ(action->corner, 1);
}

TEST(Corners, are_not_entered_while_they_are_to_come) {
  EXPECT_FALSE(press_on_second(false));
}

}  // namespace
}  // namespace fc::overlay::test

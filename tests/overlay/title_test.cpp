// The corners of the cabinet are entered.
#include "overlay/screens/pages.h"

#include <gtest/gtest.h>

#include <optional>

#include "table.h"

namespace fc::overlay::test {
namespace {

TEST(Corners, are_entered) {
  Table table({.name = "720"});
  const CabinetModel model{.corners = {"tiny", "tiny-tour"}};
  std::optional<CabinetAction> action;
  const auto show = [&](Ui& ui) { action = cabinet_screen(model, ui); };
  table.frame(show);
  table.ui().focus().focus(focus_id("corner", 1));
  table.frame(show);
  EXPECT_EQ(table.ui().focus().focused(), focus_id("corner", 1));
  table.ui().focus().accept();
  table.frame(show);
  ASSERT_TRUE(action);
  EXPECT_EQ(action->kind, CabinetAction::Kind::enter);
  EXPECT_EQ(action->corner, 1);
}

}  // namespace
}  // namespace fc::overlay::test

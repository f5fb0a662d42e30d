// Whoever is asked for a strategy sees who he is and what each of them is good for, at every size of letters.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "rules/dice-boxing/rules.h"
#include "tests/overlay/moment.h"
#include "tests/overlay/table.h"

namespace fc::overlay::test {
namespace {

class DiceBoxingAsked : public testing::TestWithParam<Sheet> {
 protected:
  DiceBoxingAsked() : table_(GetParam()) {
    moment_ = moment_of(table_.ui().words(), "dice-boxing",
                        R"({"red": "muhammad-ali", "blue": "mike-tyson", "options": {"rounds": 12}})",
                        {"Muhammad Ali", "Mike Tyson"}, 4);
    moment_->play(70, asks(static_cast<int>(dice_boxing::Decision::strategy)));
  }

  void show(const BoutModel& model) {
    table_.frame([&](Ui& ui) { moment_->panels().bout(model, ui); });
  }

  Table table_;
  std::shared_ptr<Moment> moment_;
};

TEST_P(DiceBoxingAsked, keeps_the_name_of_whoever_is_awaited_in_sight) {
  BoutModel model = moment_->model(0);
  model.questions.front().sealed = true;  // blue is awaited
  for (int frame = 0; frame < 3; ++frame) {
    show(model);
  }
  std::vector<Ui::DrawnText> set;
  table_.ui().note_texts(&set);
  show(model);
  table_.ui().note_texts(nullptr);
  // Once in his column; again over what is seen of it where his answers have scrolled it away.
  const bool stacked = GetParam().text_scale > 1.3F;
  EXPECT_EQ(std::ranges::count(set, std::string("Mike Tyson"), &Ui::DrawnText::text), stacked ? 2 : 1);
}

TEST_P(DiceBoxingAsked, reads_of_each_strategy_to_the_end) {
  const BoutModel model = against_bot(moment_->model(0));
  for (int frame = 0; frame < 3; ++frame) {
    show(model);
  }
  const std::vector<FocusMap::Entry> entries = table_.ui().focus().entries();
  EXPECT_GE(entries.size(), 5U);
  for (const FocusMap::Entry& entry : entries) {
    table_.ui().focus().focus(entry.id);
    for (int frame = 0; frame < 2; ++frame) {
      show(model);
    }
    EXPECT_EQ(table_.ui().cut_texts(), std::vector<std::string>{});
  }
}

/// Of the bar below the ring, where ropes and corners stand: pixels that are pink rather than bluish.
int redness(Table& table) {
  const Box screen = table.ui().layer().output();
  const Box place{screen.w * 0.56F, screen.h * 0.84F, screen.w * 0.21F, screen.h * 0.08F};
  int redness = 0;
  for (int y = static_cast<int>(place.y); y < static_cast<int>(place.bottom()); y += 2) {
    for (int x = static_cast<int>(place.x); x < static_cast<int>(place.right()); x += 2) {
      constexpr int dark = 100;
      const std::uint32_t pixel = table.pixel_at(x, y);
      const int red = static_cast<int>((pixel >> 16U) & 0xFFU);
      const int difference = red - static_cast<int>(pixel & 0xFFU);
      redness += red < dark ? 0 : difference > 60 ? 1 : difference < 15 ? -1 : 0;
    }
  }
  return redness;
}

TEST(DiceBoxingBoard, is_in_the_ink_of_whoever_moves_in_the_ring) {
  Table table({.name = "board"});
  std::array<int, 2> moves{};
  for (std::uint64_t seed = 1; seed <= 12 && std::ranges::count(moves, 0) > 0; ++seed) {
    auto moment = moment_of(table.ui().words(), "dice-boxing",
                            R"({"red": "muhammad-ali", "blue": "mike-tyson", "options": {"rounds": 12}})",
                            {"Muhammad Ali", "Mike Tyson"}, seed);
    moment->play(60, rolls(static_cast<int>(dice_boxing::Purpose::ring)));
    const Need need = moment->match().need();
    if (need.kind != NeedKind::roll) {
      continue;
    }
    moment->answer();
    const BoutModel model = moment->model(0.05);
    for (int frame = 0; frame < 3; ++frame) {
      table.frame([&](Ui& ui) { moment->panels().bout(model, ui); });
    }
    const int red = redness(table);
    EXPECT_EQ(red > 0, need.seat == 0) << "bout " << seed << ": " << red;
    EXPECT_GT(std::abs(red), 500);
    ++moves.at(need.seat);
  }
  EXPECT_EQ(std::ranges::count(moves, 0), 0) << "both have moved";
}

INSTANTIATE_TEST_SUITE_P(Sheets, DiceBoxingAsked,
                         testing::Values(Sheet{.name = "usual", .language = "en"}, Sheet{.name = "french", .language = "fr"},
                                         Sheet{.name = "bigger", .text_scale = 1.5F, .language = "fr"},
                                         Sheet{.name = "big", .text_scale = 2, .language = "fr"}),
                         [](const auto& sheet) { return sheet.param.name; });

}  // namespace
}  // namespace fc::overlay::test

// The parts of a desk hold their texts at every size, and do what they say.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "../table.h"
#include "exhibits.h"
#include "overlay/office/office.h"

namespace fc::overlay::test {
namespace {

const std::vector<Sheet> sheets{{.name = "720"},
                                {.name = "1080", .width = 1920, .height = 1080},
                                {.name = "big", .text_scale = 2},
                                {.name = "upright", .width = 720, .height = 1280}};

TEST(OfficeParts, hold_their_texts_at_every_size) {
  const char* folder = std::getenv("FC_GALLERY");
  for (const Sheet& sheet : sheets) {
    Table table(sheet);
    for (const OfficeExhibit& exhibit : office_exhibits()) {
      const std::size_t cut = table.ui().cut_texts().size();
      for (int frame = 0; frame < 3; ++frame) {
        table.frame([&](Ui& ui) { exhibit.show(ui); });
      }
      EXPECT_EQ(table.ui().cut_texts().size(), cut)
          << exhibit.name << " " << sheet.name << ": " << table.ui().cut_texts().back();
      if (folder != nullptr) {
        table.save((std::filesystem::path(folder) / (exhibit.name + "-" + sheet.name + ".png")).string());
      }
    }
  }
}

TEST(OfficePoster, stands_both_men_side_by_side_where_lines_would_be_too_low) {
  Table table({.name = "720"});
  BoutPoster poster{.banner = "The Pits",
                    .sides = {PosterSide{.name = "James J. Jeffries", .note = "0-0-0"},
                              PosterSide{.name = "Jack Johnson", .note = "1-0-0"}},
                    .terms = "7 rounds",
                    .figures = {{.sums = {"$105", "$105"}, .word = "to win"}, {.sums = {"$65", "$65"}, .word = "to lose"}},
                    .shares = Odds::Shares{.left = 50, .right = 50}};
  std::vector<Ui::DrawnText> set;
  table.ui().note_texts(&set);
  table.frame([&](Ui& ui) { bout_poster(ui, {100, 100, 358, 178}, poster); });
  table.ui().note_texts(nullptr);
  constexpr float readable = 13;
  for (const Ui::DrawnText& text : set) {
    EXPECT_GE(text.pixels, readable) << text.text;
  }
}

LadderModel two_men() {
  LadderModel model;
  model.rows = {
      {.place = "1", .name = "Joe Louis", .note = {}, .figure = "9", .mark = {}, .form = {}, .from = 1, .risen = 1},
      {.place = "2", .name = "Max Baer", .note = {}, .figure = "7", .mark = {}, .form = {}, .from = 0, .risen = -1}};
  return model;
}

TEST(OfficeLadder, says_which_man_was_pressed_and_which_has_the_focus) {
  Table table({.name = "720"});
  LadderState state;
  const LadderModel model = two_men();
  std::optional<int> pressed;
  int focused = -1;
  const auto show = [&](Ui& ui) { pressed = ladder(ui, {100, 100, 400, 300}, model, state, focused); };
  table.frame(show);
  table.ui().focus().focus(focus_id("ladder", 1));
  table.frame(show);
  EXPECT_EQ(focused, 1);
  EXPECT_FALSE(pressed);
  table.ui().focus().accept();
  table.frame(show);
  EXPECT_EQ(pressed, 1);
}

TEST(OfficeLadder, asks_for_frames_while_men_move_and_is_quiet_after_that) {
  Table table({.name = "720"});
  LadderState state;
  LadderModel model = two_men();
  int focused = -1;
  const auto show = [&](Ui& ui) { ladder(ui, {100, 100, 400, 300}, model, state, focused); };
  model.moved = 0.5F;
  table.frame(show);
  const std::size_t passing = table.pixels();
  EXPECT_TRUE(table.ui().wants_redraw());
  model.moved = 1;
  for (int frame = 0; frame < 3; ++frame) {
    table.frame(show);
  }
  EXPECT_FALSE(table.ui().wants_redraw());
  EXPECT_NE(table.pixels(), passing);
}

TEST(OfficeTabs, open_with_the_focus) {
  Table table({.name = "720"});
  const std::vector<std::string> names{"one", "two", "three"};
  int chosen = 0;
  const auto show = [&](Ui& ui) { chosen = office_tabs(ui, {0, 0, 900, 40}, names, chosen); };
  table.frame(show);
  table.ui().focus().focus(focus_id("office-tab", 0));
  table.frame(show);
  table.ui().focus().move(Direction::right);
  table.frame(show);
  EXPECT_EQ(chosen, 1);
}

/// A desk with tabs over a page that has two answers on its first leaf and nothing on the others.
class TurnedDesk {
 public:
  void frame(bool yields = false) {
    table_.frame([&](Ui& ui) {
      ui.focus().open_scope("desk", true);
      chosen = office_tabs(ui, {0, 0, 900, 40}, names_, chosen, yields);
      if (chosen == 0) {
        ui.focus().add(focus_id("answer", 0), {0, 100, 100, 40}, {.first = true});
        ui.focus().add(focus_id("answer", 1), {0, 150, 100, 40});
      }
      ui.focus().close_scope();
    });
  }
  void turn(int pages) {
    table_.ui().turn(pages);
    frame();
    frame();
  }
  [[nodiscard]] FocusMap& focus() { return table_.ui().focus(); }

  int chosen = 0;

 private:
  Table table_{{.name = "720"}};
  std::vector<std::string> names_{"this week", "ladder", "books"};
};

TEST(OfficeTabs, are_turned_by_the_shoulder_controls_and_come_back_to_the_answers) {
  TurnedDesk desk;
  desk.frame();
  desk.frame();
  EXPECT_EQ(desk.focus().focused(), focus_id("answer", 0));
  desk.turn(1);
  EXPECT_EQ(desk.chosen, 1);
  EXPECT_EQ(desk.focus().focused(), focus_id("office-tab", 1));
  desk.turn(1);
  EXPECT_EQ(desk.chosen, 2);
  desk.turn(1);
  EXPECT_EQ(desk.chosen, 0);
  EXPECT_EQ(desk.focus().focused(), focus_id("answer", 0));
  desk.turn(-1);
  EXPECT_EQ(desk.chosen, 2);
}

TEST(OfficeTabs, give_the_focus_up_to_what_is_newly_asked) {
  TurnedDesk desk;
  desk.frame();
  desk.turn(1);
  desk.chosen = 0;
  desk.frame(true);
  desk.frame();
  EXPECT_EQ(desk.chosen, 0);
  EXPECT_EQ(desk.focus().focused(), focus_id("answer", 0));
}

TEST(OfficePlot, divides_scales_by_round_values) {
  EXPECT_EQ(even_values(0, 52, 6), (std::vector<float>{0, 10, 20, 30, 40, 50}));
  EXPECT_EQ(even_values(0, 141000, 5), (std::vector<float>{0, 50000, 100000}));
  EXPECT_EQ(even_values(0, 3, 8), (std::vector<float>{0, 1, 2, 3}));
  EXPECT_EQ(even_values(-7, 12, 5), (std::vector<float>{-5, 0, 5, 10}));
}

TEST(OfficePlot, makes_room_for_all_values_and_shows_nothing_as_well) {
  PlotModel model;
  model.curves.push_back({.points = {{.at = 0, .value = -3}, {.at = 1, .value = 37}}});
  fit_values(model, 5);
  EXPECT_LE(model.low, -3);
  EXPECT_GE(model.high, 37);
  EXPECT_EQ(model.values.front().at, model.low);
  EXPECT_EQ(model.values.back().at, model.high);
  EXPECT_TRUE(std::ranges::any_of(model.values, [](const PlotTick& tick) { return tick.at == 0; }));
}

TEST(OfficeLedger, scrolls_with_the_focus_and_asks_for_no_row_out_of_sight) {
  Table table({.name = "720"});
  int lowest = 9999;
  int highest = -1;
  const LedgerModel model{.heads = {"when", "what", "sum", ""}, .count = 5000, .row = [&](int index) {
                            lowest = std::min(lowest, index);
                            highest = std::max(highest, index);
                            return LedgerRow{.when = std::to_string(index), .what = "share", .sum = "$1"};
                          }};
  float scroll = 0;
  const auto show = [&](Ui& ui) { draw_ledger(ui, "book", {0, 0, 500, 300}, model, scroll); };
  table.frame(show);
  EXPECT_EQ(lowest, 0);
  EXPECT_LT(highest, 14);
  table.ui().focus().focus(focus_id("book"));
  table.frame(show);
  table.ui().focus().move(Direction::down);
  table.frame(show);
  EXPECT_GT(scroll, 0);
  scroll = 1e9F;
  table.frame(show);
  EXPECT_EQ(highest, 4999);
}

TEST(OfficePlot, draws_no_more_points_than_there_are_pixels) {
  Table table({.name = "720"});
  PlotModel model;
  Curve& curve = model.curves.emplace_back();
  for (int at = 0; at < 20000; ++at) {
    curve.points.push_back({.at = static_cast<float>(at), .value = static_cast<float>(at % 7)});
  }
  model.to = 20000;
  model.high = 7;
  table.frame([&](Ui& ui) { draw_plot(ui, {0, 0, 400, 200}, model); });
  EXPECT_LT(table.layer().cost().vertices, 400 * 20);
}

}  // namespace
}  // namespace fc::overlay::test

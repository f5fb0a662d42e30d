// Every screen, at both sizes of the golden pictures, at double text size, and in French.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "gallery.h"
#include "overlay/screens/notices.h"
#include "table.h"

namespace fc::overlay::test {

/// How a failing test names its sheet.
void PrintTo(const Sheet& sheet, std::ostream* out) {
  *out << sheet.name;
}

namespace {

class Screens : public testing::TestWithParam<Sheet> {
 protected:
  Screens() : table_(GetParam()) {
    exhibits_ = exhibits_of_games(table_.ui().words());
    for (Exhibit& exhibit : menus()) {
      exhibits_.push_back(std::move(exhibit));
    }
  }

  /// Until the focus has found its place and lists have scrolled to it.
  void settle(const Exhibit& exhibit) {
    for (int frame = 0; frame < 3; ++frame) {
      table_.frame([&](Ui& ui) { exhibit.show(ui); });
    }
  }

  Table table_;
  std::vector<Exhibit> exhibits_;
};

/// Everything that can be reached from the focus by presses.
std::set<FocusId> reachable(const FocusMap& focus) {
  std::set<FocusId> seen{focus.focused()};
  std::vector<FocusId> open{focus.focused()};
  while (!open.empty()) {
    const FocusId from = open.back();
    open.pop_back();
    for (const Direction direction : {Direction::up, Direction::down, Direction::left, Direction::right}) {
      const FocusMap::Entry* entry = nullptr;
      for (const FocusMap::Entry& each : focus.entries()) {
        entry = each.id == from ? &each : entry;
      }
      const bool horizontal = direction == Direction::left || direction == Direction::right;
      if (entry == nullptr || (horizontal ? entry->traits.takes_horizontal : entry->traits.takes_vertical)) {
        continue;
      }
      if (const FocusId to = focus.neighbour(from, direction); seen.insert(to).second) {
        open.push_back(to);
      }
    }
  }
  return seen;
}

TEST_P(Screens, set_words_that_exist_in_places_that_hold_them) {
  const char* folder = std::getenv("FC_GALLERY");
  const Box screen = table_.ui().screen();
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    EXPECT_EQ(table_.ui().missing_words(), std::vector<std::string>{}) << exhibit.name;
    EXPECT_EQ(table_.ui().cut_texts(), std::vector<std::string>{}) << exhibit.name;
    EXPECT_GT(table_.layer().cost().vertices, 0) << exhibit.name;
    for (const ImDrawList* list : table_.layer().lists()) {
      for (const ImDrawCmd& command : list->CmdBuffer) {
        const ImVec4& clip = command.ClipRect;
        EXPECT_TRUE(screen.contains(Box{clip.x, clip.y, clip.z - clip.x, clip.w - clip.y})) << exhibit.name;
      }
    }
    if (folder != nullptr) {
      table_.save((std::filesystem::path(folder) / (exhibit.name + "-" + GetParam().name + ".png")).string());
    }
  }
}

TEST_P(Screens, leave_a_place_where_a_line_of_news_hides_nothing) {
  const char* folder = std::getenv("FC_GALLERY");
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    const std::size_t before = table_.pixels();
    table_.frame([&](Ui& ui) {
      exhibit.show(ui);
      toast(ui.word("menu.unsaved.sign"), 1, ui);
    });
    EXPECT_NE(table_.pixels(), before) << exhibit.name;
    EXPECT_EQ(table_.ui().cut_texts(), std::vector<std::string>{}) << exhibit.name;
    if (folder != nullptr) {
      table_.save((std::filesystem::path(folder) / ("news-" + exhibit.name + "-" + GetParam().name + ".png")).string());
    }
  }
}

TEST_P(Screens, set_the_names_of_every_pads_controls_whole) {
  for (const DeviceLook look : {DeviceLook::xbox, DeviceLook::playstation, DeviceLook::nintendo}) {
    table_.ui().prompt_for(pad_controls(look));
    for (const Exhibit& exhibit : exhibits_) {
      settle(exhibit);
      EXPECT_EQ(table_.ui().cut_texts(), std::vector<std::string>{}) << exhibit.name << " " << word_of(look);
    }
  }
}

TEST_P(Screens, of_a_bout_leave_no_bare_hall_in_the_lower_right_corner) {
  const Box screen = table_.ui().screen();
  for (const Exhibit& exhibit : exhibits_of_games(table_.ui().words())) {
    if (exhibit.name.starts_with("tiny")) {
      continue;  // the tests' own game has nothing to show there
    }
    settle(exhibit);
    const std::vector<Box> covered = table_.layer().opaque_boxes();
    EXPECT_TRUE(std::ranges::any_of(covered, [&](const Box& box) {
      return box.contains(screen.right() - 2, screen.bottom() - 2);
    })) << exhibit.name;
  }
}

TEST_P(Screens, let_presses_reach_everything_from_everywhere) {
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    FocusMap& focus = table_.ui().focus();
    const std::vector<FocusMap::Entry> entries = focus.entries();
    for (const FocusMap::Entry& from : entries) {
      focus.focus(from.id);
      EXPECT_EQ(reachable(focus).size(), entries.size()) << exhibit.name << " from " << from.box.x << ", " << from.box.y;
    }
  }
}

TEST_P(Screens, always_show_where_the_focus_is) {
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    FocusMap& focus = table_.ui().focus();
    const std::vector<FocusMap::Entry> entries = focus.entries();
    if (entries.size() < 2) {
      continue;
    }
    const FocusId before = focus.focused();
    const std::size_t picture = table_.pixels();
    for (const FocusMap::Entry& entry : entries) {
      if (entry.id != before) {
        focus.focus(entry.id);
        break;
      }
    }
    settle(exhibit);
    EXPECT_NE(table_.pixels(), picture) << exhibit.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Sheets, Screens,
                         testing::Values(Sheet{.name = "720", .language = "en"},
                                         Sheet{.name = "1080", .width = 1920, .height = 1080, .language = "en"},
                                         Sheet{.name = "big", .text_scale = 2, .language = "en"},
                                         Sheet{.name = "french", .language = "fr"},
                                         Sheet{.name = "bigfrench", .text_scale = 2, .language = "fr"},
                                         Sheet{.name = "upright", .width = 720, .height = 1280, .language = "en"}),
                         [](const auto& sheet) { return sheet.param.name; });

}  // namespace
}  // namespace fc::overlay::test

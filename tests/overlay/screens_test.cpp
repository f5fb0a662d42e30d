// Every screen, at both sizes of the golden pictures, at double text size, and in French.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "gallery.h"
#include "overlay/controls/large_page.h"
#include "overlay/replay/review.h"
#include "overlay/screens/notices.h"
#include "table.h"

namespace fc::overlay::test {

/// How a failing test names its sheet.
void PrintTo(const Sheet& sheet, std::ostream* out) { *out << sheet.name; }

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

/// What a tape says twice is read twice: its terms, which the chances assume.
TEST_P(Screens, say_on_a_tape_nothing_twice) {
  int tapes = 0;
  for (const Exhibit& exhibit : exhibits_) {
    if (exhibit.name.find("tale") == std::string::npos) {
      continue;
    }
    settle(exhibit);
    std::vector<Ui::DrawnText> set;
    table_.ui().note_texts(&set);
    table_.frame([&](Ui& ui) { exhibit.show(ui); });
    table_.ui().note_texts(nullptr);
    constexpr std::size_t shortest_sentence = 8;
    for (std::size_t one = 0; one < set.size(); ++one) {
      for (std::size_t other = 0; other < set.size(); ++other) {
        EXPECT_FALSE(one != other && set[one].text.size() > shortest_sentence &&
                     set[other].text.find(set[one].text + ",") != std::string::npos)
            << exhibit.name << ": " << set[one].text << " / " << set[other].text;
      }
    }
    ++tapes;
  }
  EXPECT_GT(tapes, 3);
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

/// What stands on one screen and where, in one line: its name, how many texts and their fingerprint, how many things can
/// have the focus and a fingerprint of the places of all.
std::string outline(const Exhibit& exhibit, const std::vector<Ui::DrawnText>& texts,
                    const std::vector<FocusMap::Entry>& entries) {
  std::string words;
  std::string places;
  const auto add_place = [&places](std::initializer_list<float> numbers) {
    for (const float number : numbers) {
      places += std::to_string(std::lround(number)) + ' ';
    }
  };
  for (const Ui::DrawnText& text : texts) {
    words += text.text + '\n';
    add_place({text.pixels, text.x, text.y});
  }
  for (const FocusMap::Entry& entry : entries) {
    add_place({entry.box.x, entry.box.y, entry.box.w, entry.box.h});
  }
  const auto fingerprint = [](const std::string& bytes) {  // FNV-1a
    std::uint32_t sum = 2166136261U;
    for (const char byte : bytes) {
      sum = (sum ^ static_cast<unsigned char>(byte)) * 16777619U;
    }
    return std::to_string(sum);
  };
  return exhibit.name + ' ' + std::to_string(texts.size()) + ' ' + fingerprint(words) + ' ' +
         std::to_string(entries.size()) + ' ' + fingerprint(places);
}

/// In two shapes, which tell all layouts apart.
class Outlines : public Screens {};

/// Every screen says what it said, and everything stands where it stood, when somebody looked at it and approved.
/// FC_APPROVE=1 approves what is shown now; look at it with FC_GALLERY=<folder>.
TEST_P(Outlines, are_as_they_were_approved) {
  const std::filesystem::path file =
      std::filesystem::path(FC_SOURCE_DIR) / "tests/overlay/outlines" / (GetParam().name + ".txt");
  std::vector<std::string> outlines;
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    std::vector<Ui::DrawnText> texts;
    table_.ui().note_texts(&texts);
    table_.frame([&](Ui& ui) { exhibit.show(ui); });
    table_.ui().note_texts(nullptr);
    outlines.push_back(outline(exhibit, texts, table_.ui().focus().entries()));
  }
  if (std::getenv("FC_APPROVE") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream approved(file);
    for (const std::string& line : outlines) {
      approved << line << '\n';
    }
    return;
  }
  std::ifstream approved(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(approved, line);) {
    lines.push_back(line);
  }
  for (const std::string& line : outlines) {
    EXPECT_NE(std::ranges::find(lines, line), lines.end())
        << line
        << "\n  is not as it was approved (name, texts, their words, controls, places): look at its picture, and run with "
        << "FC_APPROVE=1 if it is right";
  }
  EXPECT_EQ(outlines.size(), lines.size()) << "a screen is gone";
}

TEST_P(Screens, show_whole_what_can_be_picked) {
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    for (const FocusMap::Entry& entry : table_.ui().focus().entries()) {
      for (int control = 0; control < 6; ++control) {
        if (entry.id == focus_id("pick-red", control)) {
          EXPECT_LE(entry.box.bottom(), table_.ui().screen().bottom() + 1) << exhibit.name << " " << control;
        }
      }
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
      const std::set<FocusId> reached = reachable(focus);
      for (const FocusMap::Entry& to : entries) {
        EXPECT_TRUE(reached.contains(to.id))
            << exhibit.name << ": from " << from.box.x << ", " << from.box.y << " to " << to.box.x << ", " << to.box.y;
      }
    }
  }
}

/// What a press in a direction meets in the picture.
struct Way {
  Direction direction;

  /// How far the near edge of `to` lies beyond the edge of `from`; below 0: it begins before that.
  [[nodiscard]] float gap(const Box& from, const Box& to) const {
    switch (direction) {
      case Direction::left: return from.x - to.right();
      case Direction::right: return to.x - from.right();
      case Direction::up: return from.y - to.bottom();
      case Direction::down: break;
    }
    return to.y - from.bottom();
  }
  /// Whether `to` lies beside the way, and by how much.
  [[nodiscard]] float aside(const Box& from, const Box& to) const {
    const bool across = direction == Direction::left || direction == Direction::right;
    return across ? std::max(to.y - from.bottom(), from.y - to.bottom())
                  : std::max(to.x - from.right(), from.x - to.right());
  }
  [[nodiscard]] bool is_straight(const Box& from, const Box& to) const {
    return aside(from, to) < -1 && gap(from, to) >= -1;
  }
  /// Whether somebody who looks from one to the other looks this way: to something that lies beyond, and beside the way no
  /// farther than along it. Up and down lead to the next line of things, wherever it begins; so does what can be left
  /// sidewards only, by `anywhere`.
  [[nodiscard]] bool leads(const Box& from, const Box& to, bool anywhere) const {
    const float dx = to.middle_x() - from.middle_x();
    const float dy = to.middle_y() - from.middle_y();
    const bool across = direction == Direction::left || direction == Direction::right;
    const bool onward = direction == Direction::right || direction == Direction::down;
    const float along = (across ? dx : dy) * (onward ? 1.0F : -1.0F);
    const bool beside = aside(from, to) >= 0;
    return along > 0 && (!beside || anywhere || (gap(from, to) >= -1 && (!across || along >= std::abs(dy))));
  }
};

// Every arrow from every place of every screen: it leads to what lies there in the picture, or nowhere.
TEST_P(Screens, let_arrows_lead_to_what_lies_there) {
  const Box screen = table_.ui().screen();
  const float ragged = table_.ui().px(16);  // edges that look like one
  for (const Exhibit& exhibit : exhibits_) {
    settle(exhibit);
    const FocusMap& focus = table_.ui().focus();
    const auto& entries = focus.entries();
    const auto is_seen = [&](const FocusMap::Entry& entry) {
      return entry.box.overlap(entry.traits.clip).overlap(screen).h > 0;
    };
    for (const FocusMap::Entry& from : entries) {
      if (!is_seen(from)) {
        continue;
      }
      for (const Direction direction : {Direction::up, Direction::down, Direction::left, Direction::right}) {
        const FocusId id = focus.neighbour(from.id, direction);
        const auto to = std::ranges::find(entries, id, &FocusMap::Entry::id);
        ASSERT_NE(to, entries.end());
        const bool in_list = from.traits.group != 0 && from.traits.group == to->traits.group;
        const bool linked = id == from.traits.above || id == from.traits.below;
        if (in_list || linked) {
          continue;
        }
        const Way way{direction};
        const auto where = [&](const Box& box) {
          return std::to_string(static_cast<int>(box.x)) + "," + std::to_string(static_cast<int>(box.y)) + " " +
                 std::to_string(static_cast<int>(box.w)) + "x" + std::to_string(static_cast<int>(box.h));
        };
        const std::string said = exhibit.name + ": " +
                                 std::array{"up", "down", "left", "right"}[static_cast<std::size_t>(direction)] + " from " +
                                 where(from.box) + " to " + where(to->box);
        EXPECT_TRUE(id == from.id || way.leads(from.box, to->box, from.traits.takes_vertical)) << said;
        for (const FocusMap::Entry& other : entries) {
          const bool nearer = is_seen(other) && way.is_straight(from.box, other.box) &&
                              (id == from.id || way.gap(from.box, other.box) + ragged < way.gap(from.box, to->box));
          EXPECT_FALSE(nearer) << said << " past " << where(other.box);
        }
      }
    }
  }
}

// What a press would do is in sight as soon as somebody could press: below a newspaper or a tape of any length.
TEST_P(Screens, of_a_newspaper_and_a_tape_show_at_once_what_a_press_would_do) {
  const Box screen = table_.ui().screen();
  int pages = 0;
  for (const Exhibit& exhibit : exhibits_) {
    if (exhibit.name.find("front-page") == std::string::npos && exhibit.name.find("tale") == std::string::npos) {
      continue;
    }
    settle(exhibit);
    const FocusMap& focus = table_.ui().focus();
    const auto& entries = focus.entries();
    const auto focused = std::ranges::find(entries, focus.focused(), &FocusMap::Entry::id);
    ASSERT_NE(focused, entries.end()) << exhibit.name;
    EXPECT_TRUE(screen.contains(focused->box)) << exhibit.name << ": " << focused->box.y << " + " << focused->box.h;
    ++pages;
  }
  EXPECT_GT(pages, 6);
}

/// Between the sizes of other sheets pages are hardly higher than the screen: what lies in their last lines is scrolled to.
class ScrolledScreens : public Screens {};

// Large pages scroll: they begin at their top, and a press acts on nothing that has gone out of sight.
TEST_P(ScrolledScreens, bring_the_focus_into_sight_wherever_it_goes) {
  constexpr std::array ways{Direction::down, Direction::down, Direction::right, Direction::down, Direction::up,
                            Direction::left, Direction::down, Direction::down,  Direction::down, Direction::up};
  FocusMap& focus = table_.ui().focus();
  const std::size_t bouts = exhibits_.size() - menus().size();  // their pages go to what is asked
  for (std::size_t place = bouts; place < exhibits_.size(); ++place) {
    const Exhibit& exhibit = exhibits_[place];
    table_.ui().open_anew();
    settle(exhibit);
    EXPECT_EQ(table_.ui().page_scrolled(), 0) << exhibit.name << " begins at its top";
    for (const Direction way : ways) {
      const FocusId before = focus.focused();
      focus.move(way);
      const bool moved = focus.focused() != before;
      settle(exhibit);
      EXPECT_TRUE(!moved || focus.is_seen()) << exhibit.name;
    }
    table_.ui().scroll(0.7F * table_.ui().screen().h);
    settle(exhibit);
    if (focus.entries().empty() || focus.is_seen()) {
      continue;
    }
    focus.accept(true);
    focus.accept(false);
    settle(exhibit);
    EXPECT_TRUE(focus.is_seen()) << exhibit.name;
  }
}

TEST(Toast, hides_no_dice_that_lie_below_the_panels) {
  Table table({.name = "toast"});
  const auto top_of = [&table](const Box& clear) {
    table.frame([&](Ui& ui) { toast("News", 1, ui, clear); });
    return table.layer().lists().back()->CmdBuffer[0].ClipRect.y;
  };
  const float usual = top_of({});
  const Box dice{0, 0, 1280, 200};
  EXPECT_LT(usual, dice.bottom());
  EXPECT_GE(top_of(dice), dice.bottom());
}

// A photograph is no ground, however large: the notice that it is kept does not lie over it.
TEST(Toast, hides_no_picture) {
  Table table({.name = "toast-beside-a-picture"});
  const std::unique_ptr<SDL_Texture, decltype(&SDL_DestroyTexture)> picture(
      SDL_CreateTexture(table.renderer(), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 4, 4), &SDL_DestroyTexture);
  const auto top_over = [&](ImTextureID texture) {
    table.frame([&](Ui& ui) {
      {
        const Panel panel(ui, "page", ui.screen());
        ui.draw().PushTextureID(texture);
        ui.draw().PrimReserve(6, 4);
        ui.draw().PrimRectUV({0, 0}, {1280, 200}, {0, 0}, {1, 1}, 0xFFFFFFFF);
        ui.draw().PopTextureID();
      }
      toast("News", 1, ui);
    });
    return table.layer().lists().back()->CmdBuffer[0].ClipRect.y;
  };
  EXPECT_LT(top_over(ImGui::GetIO().Fonts->TexID), 200);
  EXPECT_GE(top_over(picture.get()), 200);
}

// Who reads the verdict while the lists of a review are still reckoned goes on reading it.
TEST(LargePages, keep_the_readers_place_when_a_review_is_ready) {
  Table table({.name = "big", .text_scale = 2});
  PageState state;
  ReviewModel model{.names = {"Red", "Blue"}, .sentence = "Red had the better dice (+20).", .chances = {0.5F, 0.7F, 1}};
  const auto settle = [&] {
    for (int frame = 0; frame < 4; ++frame) {
      table.frame([&](Ui& ui) { review_screen(model, state, ui); });
    }
  };
  settle();
  ASSERT_EQ(table.ui().page_scrolled(), 0);
  model.whole = true;
  model.pins = {{.at = 0.5F, .words = "Round 1: down"}};
  model.choices[0] = {{.words = "Round 1: Jab", .points = -5}};
  settle();
  EXPECT_EQ(table.ui().page_scrolled(), 0) << "the verdict stands at the top";
  FocusMap& focus = table.ui().focus();
  for (int press = 0; press < 12 && !focus.is_seen(); ++press) {
    focus.move(Direction::down);
    settle();
  }
  EXPECT_TRUE(focus.is_seen()) << "what is ready can be reached from there";
}

// The focus begins in the foot; what lies just below the page's edge is scrolled to by the first press that leads there.
TEST(LargePages, follow_the_first_step_from_their_foot) {
  Table table({.name = "big", .text_scale = 2});
  const auto show = [](Ui& ui) {
    const Box foot = large_foot(ui, 66);
    {
      const LargePage page(ui, "page", 1280, foot);
      ui.focus().add(focus_id("far"), {ui.px(300), foot.y + ui.px(40), ui.px(200), ui.px(30)}, {});
    }
    const LargeFoot ground(ui, foot);
    ui.focus().add(focus_id("start"), ground.inside(), {.first = true});
  };
  for (int frame = 0; frame < 3; ++frame) {
    table.frame(show);
  }
  FocusMap& focus = table.ui().focus();
  ASSERT_EQ(focus.focused(), focus_id("start"));
  focus.move(Direction::down);
  for (int frame = 0; frame < 3; ++frame) {
    table.frame(show);
  }
  EXPECT_EQ(focus.focused(), focus_id("far"));
  EXPECT_TRUE(focus.is_seen());
}

TEST(Pause, leads_by_the_same_presses_to_the_same_button_whether_there_is_a_hint_or_not) {
  for (const bool asked : {true, false}) {
    Table table({.name = "720"});
    FocusMap& focus = table.ui().focus();
    std::optional<PauseChoice> choice;
    const auto show = [&](Ui& ui) {
      choice = pause_menu(
          {.round_line = "Round 3", .can_undo = asked, .can_change_seats = true, .gives_hints = true, .can_hint = asked},
          ui);
    };
    table.frame(show);
    const std::array<std::optional<PauseChoice>, 4> leads_to{PauseChoice::hint, PauseChoice::undo, PauseChoice::seats,
                                                             PauseChoice::rulebook};
    for (std::size_t step = 0; step < leads_to.size(); ++step) {
      focus.move(Direction::down);
      focus.accept();
      table.frame(show);
      focus.accept(false);
      EXPECT_EQ(choice, asked || step > 1 ? leads_to[step] : std::nullopt) << step;
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

const std::vector<Sheet> sheets{{.name = "720", .language = "en"},
                                {.name = "1080", .width = 1920, .height = 1080, .language = "en"},
                                {.name = "big", .text_scale = 2, .language = "en"},
                                {.name = "french", .language = "fr"},
                                {.name = "bigfrench", .text_scale = 2, .language = "fr"},
                                {.name = "upright", .width = 720, .height = 1280, .language = "en"}};

INSTANTIATE_TEST_SUITE_P(Sheets, Screens, testing::ValuesIn(sheets), [](const auto& sheet) { return sheet.param.name; });
INSTANTIATE_TEST_SUITE_P(Sheets, Outlines, testing::Values(sheets[0], sheets[5]),
                         [](const auto& sheet) { return sheet.param.name; });
INSTANTIATE_TEST_SUITE_P(Sheets, ScrolledScreens, testing::ValuesIn(sheets),
                         [](const auto& sheet) { return sheet.param.name; });
INSTANTIATE_TEST_SUITE_P(Between, ScrolledScreens,
                         testing::Values(Sheet{.name = "halfway", .text_scale = 1.5F, .language = "fr"}),
                         [](const auto& sheet) { return sheet.param.name; });

}  // namespace
}  // namespace fc::overlay::test

// What every game's panels show over a bout.
#include "overlay/bout/bout_parts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "overlay/bout/scorecards.h"
#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "overlay/replay/review.h"
#include "scene/stage.h"
#include "table.h"

namespace fc::overlay::test {
namespace {

// In a demo the house's sign stands in the strip above the ring, where the menu is in a bout: nothing else moves, and no man
// is covered by it.
TEST(WayOut, of_a_demo_takes_the_place_of_the_menu_and_no_more) {
  for (const int speed : {0, 1, 4}) {
    Table table({.name = "way-out"});
    const Box strip{0, 0, 1280, 56};
    std::array<Box, 2> left;
    std::array<std::size_t, 2> drawn{};
    for (const bool demo : {false, true}) {
      const auto index = static_cast<std::size_t>(demo);
      BoutModel model;
      model.speed = speed;
      model.demo = demo;
      left[index] = strip;
      table.frame([&](Ui& ui) {
        const Panel panel(ui, "top", strip, true);
        EXPECT_FALSE(way_out(model, ui, strip, left[index]));
      });
      drawn[index] = table.pixels();
    }
    EXPECT_EQ(left[0].w, left[1].w);
    EXPECT_EQ(left[0].right(), left[1].right());
    EXPECT_NE(drawn[0], drawn[1]) << "a demo shows whose it is";
  }
}

TEST(RingSheet, leaves_room_above_it_for_a_card) {
  Table table({.name = "sheet"});
  const scene::Layout layout = scene::layout(1280, 720);
  constexpr float above = 60;
  table.frame([&](Ui& ui) {
    const Box usual = RingSheet(ui, layout, "usual", false).inside(0, 0);
    const Box lowered = RingSheet(ui, layout, "lowered", false, above).inside(0, 0);
    EXPECT_FLOAT_EQ(lowered.y, usual.y + above);
    EXPECT_LE(lowered.h, usual.h);
    EXPECT_LE(lowered.bottom(), layout.ring_above_dice().bottom());
  });
}

// As long as the accounts of many are reckoned, nothing of a page of two stands there.
TEST(Review, of_many_shows_nothing_of_two_before_it_is_reckoned) {
  Table table({.name = "review"});
  PageState state;
  std::vector<Ui::DrawnText> texts;
  table.ui().note_texts(&texts);
  table.frame([&](Ui& ui) { review_screen({.many = true}, state, ui); });
  table.ui().note_texts(nullptr);
  const auto says = [&](std::string_view key) {
    return std::ranges::find(texts, table.ui().word(key), &Ui::DrawnText::text) != texts.end();
  };
  EXPECT_TRUE(says("review.reckoning"));
  EXPECT_FALSE(says("review.figures_show"));
  EXPECT_FALSE(says("review.choices"));
}

// Who stands on one answer has to see that another one costs something.
TEST(Answers, carry_a_sign_of_what_speaks_against_them_wherever_the_focus_is) {
  OpenQuestion question;
  question.by_person = true;
  for (const char* word : {"accept", "decline"}) {
    scene::Option& option = question.prompt.options.emplace_back();
    option.notation = word;
    option.label = word;
  }
  for (const float letters : {1.0F, 2.0F}) {
    std::array<std::size_t, 2> drawn{};
    for (const bool costs : {false, true}) {
      question.prompt.options[1].warning = costs ? "You pay $300." : "";
      Table table({.name = "answers", .text_scale = letters});
      for (int frame = 0; frame < 2; ++frame) {
        table.frame([&](Ui& ui) {
          const Panel panel(ui, "answers", ui.screen(), true);
          answer_list(ui, question, Corner::red, {0, 0, 300, 400});
        });
      }
      ASSERT_EQ(table.ui().focus().focused(), focus_id("answer-redaccept"));
      drawn[static_cast<std::size_t>(costs)] = table.pixels();
      EXPECT_EQ(warnings_of(question.prompt), costs ? "decline: You pay $300." : "");
    }
    EXPECT_NE(drawn[0], drawn[1]);
  }
}

TEST(PromptBar, of_two_lines_breaks_where_the_first_is_full) {
  const std::array prompts{Prompt{.control = "a", .text = "Take what lies below the cursor"},
                           Prompt{.control = "b", .text = "Go back to where you came from"},
                           Prompt{.control = "x", .text = "Show what has been said so far"},
                           Prompt{.control = "y", .text = "Open the rules at this very place"}};
  Table table({.name = "prompts"});
  table.ui().prompt_for(pad_controls(DeviceLook::xbox));
  std::vector<Ui::DrawnText> texts;
  const auto show = [&](float width, std::span<const Prompt> shown) {
    texts.clear();
    table.frame([&](Ui& ui) {
      const Panel panel(ui, "prompts", ui.screen(), true);
      ui.note_texts(&texts);
      prompt_bar(ui, {0, 0, width, 80}, shown, true);
      ui.note_texts(nullptr);
    });
    std::erase_if(texts, [&](const Ui::DrawnText& text) {  // the letters on the buttons
      return std::ranges::find(shown, text.text, &Prompt::text) == shown.end();
    });
  };
  show(1280, std::span(prompts).first(1));
  ASSERT_EQ(texts.size(), 1U);
  const float full = texts[0].pixels;
  show(760, prompts);
  ASSERT_EQ(texts.size(), 4U);
  for (std::size_t place = 0; place < texts.size(); ++place) {
    EXPECT_EQ(texts[place].text, prompts.at(place).text);
    EXPECT_EQ(texts[place].pixels, full) << "not squeezed";
    EXPECT_EQ(texts[place].y < 40, place < 2) << "two on each line";
  }
}

// A narrow frame that is closed all round looks like a letter that is missing.
TEST(Commentary, marks_a_line_of_a_dark_seat_with_a_slip_that_is_no_box) {
  constexpr scene::Ink dark = scene::Ink::seat_1;
  static_assert(scene::is_dark(dark));
  Table table({.name = "commentary"});
  const Box strip{0, 600, 800, 60};
  const std::array lines{scene::CommentaryLine{.time = 0, .text = "Sold.", .ink = dark}};
  table.frame([&](Ui& ui) { commentary_strip(ui, strip, lines); });
  const auto papers = [&table](int x) {
    int count = 0;
    for (int y = 600; y < 660; ++y) {
      std::uint32_t pixel = 0;
      const SDL_Rect place{x, y, 1, 1};
      SDL_RenderReadPixels(table.renderer(), &place, SDL_PIXELFORMAT_ARGB8888, &pixel, sizeof(pixel));
      const scene::Rgb paper = scene::colour_of(scene::Ink::paper);
      count += static_cast<int>(((pixel >> 16U) & 0xFFU) == paper.r && ((pixel >> 8U) & 0xFFU) == paper.g &&
                                (pixel & 0xFFU) == paper.b);
    }
    return count;
  };
  EXPECT_GT(papers(9), 5) << "seen on the dark strip by its edges";
  EXPECT_EQ(papers(12), 0) << "open above and below";
}

}  // namespace
}  // namespace fc::overlay::test

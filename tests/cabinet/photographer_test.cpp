// Views of the corners are made one after the other, so that no frame waits for all of them.
#include "cabinet/program/picture.h"

#include <gtest/gtest.h>

namespace fc::cabinet {
namespace {

class PhotographerTest : public testing::Test {
 protected:
  void SetUp() override {
    photographer_.set_renderer({.render =
                                    [this](const scene::Stage&, const scene::Layout&, Photographer::Finish) {
                                      ++rendered_;
                                      return platform::TextureHandle();
                                    },
                                .prerender = [this](const scene::Stage&, const scene::Layout&) { ++prerendered_; }});
  }
  /// What the screen of six corners asks for in one frame.
  void frame(double moment_of_first = 0) {
    photographer_.begin_frame();
    for (std::size_t place = 0; place < places; ++place) {
      (void)photographer_.view(place, {}, scene::layout(200, 120), place == 0 ? moment_of_first : 0);
    }
  }
  [[nodiscard]] int rendered() const { return rendered_; }
  /// What the newspaper asks for in one frame. Returns how many it can print.
  int frame_of_newspaper() {
    photographer_.begin_frame();
    int printed = 0;
    for (const std::size_t place : {0U, 1U}) {
      printed += photographer_.photograph(place, 120, 90).has_value() ? 1 : 0;
    }
    return printed;
  }
  Photographer& photographer() { return photographer_; }
  [[nodiscard]] int prerendered() const { return prerendered_; }
  [[nodiscard]] bool has_pending() const { return photographer_.has_pending(); }
  void forget() { photographer_.forget(); }

  static constexpr std::size_t places = 6;

 private:
  Photographer photographer_;
  int rendered_ = 0;
  int prerendered_ = 0;
};

TEST_F(PhotographerTest, first_views_are_made_one_a_frame) {
  for (int made = 1; made <= static_cast<int>(places); ++made) {
    frame();
    EXPECT_EQ(rendered(), made);
    EXPECT_EQ(has_pending(), made < static_cast<int>(places));
  }
  frame();
  EXPECT_EQ(rendered(), static_cast<int>(places)) << "they are kept";
  EXPECT_FALSE(has_pending());
}

TEST_F(PhotographerTest, a_living_view_keeps_nobody_waiting) {
  for (int made = 1; made <= static_cast<int>(places); ++made) {
    frame(made);
  }
  EXPECT_FALSE(has_pending());
  const int before = rendered();
  frame(100);
  EXPECT_EQ(rendered(), before + 1) << "the one that lives is another picture each time";
}

TEST_F(PhotographerTest, forgotten_views_are_made_anew_in_turn) {
  for (std::size_t place = 0; place < places; ++place) {
    frame();
  }
  forget();
  frame();
  EXPECT_EQ(rendered(), static_cast<int>(places) + 1);
  EXPECT_TRUE(has_pending());
}

TEST_F(PhotographerTest, a_newspaper_is_printed_one_photograph_a_frame_and_told_of_both_before) {
  photographer().set_moments(std::vector<scene::Stage>(2));
  for (const char* made : {"its page", "its halls"}) {
    EXPECT_EQ(frame_of_newspaper(), 0) << made;
    EXPECT_EQ(prerendered(), 2);
    EXPECT_TRUE(has_pending());
  }
  EXPECT_EQ(frame_of_newspaper(), 1);
  EXPECT_EQ(rendered(), 1);
  EXPECT_TRUE(has_pending());
  EXPECT_EQ(frame_of_newspaper(), 2);
  EXPECT_FALSE(has_pending());
  EXPECT_EQ(frame_of_newspaper(), 2);
  EXPECT_EQ(rendered(), 2) << "they are kept";
  EXPECT_EQ(prerendered(), 2);
}

TEST_F(PhotographerTest, a_page_that_becomes_a_file_has_its_photographs_at_once) {
  photographer().set_moments(std::vector<scene::Stage>(2));
  photographer().keep_frame("page.png");
  EXPECT_EQ(frame_of_newspaper(), 2);
}

TEST_F(PhotographerTest, a_page_that_goes_on_after_an_upright_one_was_kept_loses_no_photograph) {
  photographer().set_moments(std::vector<scene::Stage>(2));
  for (int frame = 0; frame < 4; ++frame) {
    frame_of_newspaper();
  }
  ASSERT_EQ(rendered(), 2);
  photographer().keep_frame("page.png");
  photographer().begin_frame();
  for (const std::size_t place : {0U, 1U}) {
    EXPECT_TRUE(photographer().photograph(place, 90, 120));
  }
  (void)photographer().take_file();
  EXPECT_EQ(frame_of_newspaper(), 2);
  EXPECT_EQ(rendered(), 4);
}

}  // namespace
}  // namespace fc::cabinet

// Demonstration and kiosk: bots play for the house, a press joins, and a place nobody touches goes back to them.
#include "cabinet/bout/bout_screen.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class KioskRun : public CabinetTable {
 protected:
  static constexpr int two_minutes = 120 * 60;

  void open_kiosk() {
    Options options = quiet_options(1);
    options.kiosk = true;
    open(options);
    frames(5);
  }

  [[nodiscard]] bool demonstrating() const { return loop_->cabinet().top().is_attract_mode(); }
};

TEST_F(KioskRun, bots_play_bout_after_bout) {
  Options options = quiet_options();
  options.demo = true;
  open(options);
  frames(1);
  const std::uint64_t first = app().seed.bouts();
  frames(60 * 30);
  EXPECT_GE(app().seed.bouts(), first + 2);
  EXPECT_TRUE(kept_text().empty()) << "demonstrations are not kept";
}

TEST_F(KioskRun, the_newspaper_prints_the_last_moment_and_the_hardest_blow) {
  Options options = quiet_options(0);
  options.demo = true;
  open(options);
  for (int frame = 0; frame < 600 && top_as<FrontPageScreen>() == nullptr; ++frame) {
    frames(1);
  }
  ASSERT_NE(top_as<FrontPageScreen>(), nullptr);
  Photographer& photographer = app().photographer;
  ASSERT_EQ(photographer.moments(), 2U);
  for (const std::size_t place : {0U, 1U}) {
    EXPECT_FALSE(photographer.photograph(place, 120, 90)) << "its hall is painted first";
    photographer.begin_frame();
    photographer.begin_frame();
    SDL_Texture* const print = photographer.photograph(place, 120, 90).value_or(nullptr);
    ASSERT_NE(print, nullptr);
    EXPECT_EQ(photographer.photograph(place, 120, 90), print) << "it is made once";
    int width = 0;
    int height = 0;
    SDL_QueryTexture(print, nullptr, nullptr, &width, &height);
    EXPECT_EQ(width, 120);
    EXPECT_EQ(height, 90);
  }
  EXPECT_EQ(photographer.photograph(2, 120, 90), nullptr);
}

TEST_F(KioskRun, any_press_leaves_the_demonstration_for_the_cabinet) {
  Options options = quiet_options(1);
  options.demo = true;
  open(options);
  frames(5);
  ASSERT_TRUE(demonstrating());
  key("Space");
  EXPECT_NE(top_as<CornersScreen>(), nullptr);
}

TEST_F(KioskRun, comes_back_by_itself_when_nobody_says_that_he_is_there) {
  open_kiosk();
  ASSERT_TRUE(demonstrating());
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr) << "a press joins";
  for (int presses = 0; presses < 4; ++presses) {
    key("Return");
  }
  ASSERT_NE(top_as<BoutScreen>(), nullptr);
  ASSERT_FALSE(demonstrating());
  frames(45 * 60);
  EXPECT_FALSE(demonstrating());
  frames_until([this] { return demonstrating(); }, two_minutes);
  EXPECT_EQ(seats().people(), 0);
}

TEST_F(KioskRun, comes_back_from_a_menu_where_nobody_sits) {
  open_kiosk();
  key("Return");
  focus_on("menu.title.play");
  key("Return");
  ASSERT_NE(top_as<CornersScreen>(), nullptr);
  ASSERT_EQ(seats().people(), 0);
  frames(two_minutes + 10);
  EXPECT_TRUE(demonstrating());
}

class PatientKiosk : public KioskRun, public testing::WithParamInterface<int> {};

INSTANTIATE_TEST_SUITE_P(Seconds, PatientKiosk, testing::Values(45, 300));

TEST_P(PatientKiosk, forgets_what_a_visitor_set) {
  open_kiosk();
  app().kiosk.set("still_there", &OperatorSettings::still_there, GetParam());
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  app().settings.text_scale = 200;
  app().settings.language = "fr";
  ASSERT_TRUE(app().language.speak("fr"));
  ASSERT_TRUE(devices().bindings().bind("keyboard.accept", "G"));
  app().settings.controls = devices().bindings().changed();
  frames_until([this] { return demonstrating(); }, GetParam() * 60 + two_minutes);
  ASSERT_TRUE(demonstrating());
  EXPECT_EQ(app().settings, app().began_settings);
  EXPECT_EQ(app().language.words().language(), "en");
  EXPECT_EQ(devices().bindings().control("keyboard.accept"), "Return");
  loop_->close();
  EXPECT_FALSE(std::filesystem::exists(folder_ / "settings.json"));
}

TEST_F(KioskRun, cannot_be_left) {
  Options options = quiet_options();
  options.kiosk = true;
  open(options);
  frames(2);
  SDL_Event quit{};
  quit.type = SDL_QUIT;
  SDL_PushEvent(&quit);
  frames(2);
  EXPECT_FALSE(loop_->over());
  key("Return");
  for (const char* name : {"Escape", "Escape", "Escape", "Down", "Down", "Down", "Down", "Down", "Return"}) {
    key(name);
  }
  EXPECT_FALSE(loop_->over());
  EXPECT_FALSE(app().flow.may_write_files()) << "and its disk cannot be filled";
}

TEST_F(KioskRun, a_title_that_nobody_touches_becomes_a_demonstration) {
  open(quiet_options(1));
  frames(two_minutes + 10);
  EXPECT_TRUE(demonstrating());
  key("Return");
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
}

}  // namespace
}  // namespace fc::cabinet

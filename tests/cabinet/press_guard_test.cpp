// Hails of presses, in every game: nothing that has just come is ended by them, nothing is lost, and nothing begins anew.
#include "cabinet/program/route.h"

#include <algorithm>
#include <array>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/long_game.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet_test_table.h"
#include "library/whole_file.h"
#include "match/script.h"
#include "tests/playthroughs.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

constexpr Press accept{.device = whole_keyboard, .button = Button::accept, .pick = {}};

TEST(PressGuard, holds_for_half_a_second_after_news) {
  Clock clock{.seconds = 10};
  PressGuard guard(clock);
  EXPECT_FALSE(guard.drops(accept));
  guard.news();
  clock.seconds = 10.4;
  EXPECT_TRUE(guard.drops(accept));
  EXPECT_FALSE(guard.drops({.device = whole_keyboard, .button = Button::right, .pick = {}})) << "looking round is free";
  EXPECT_FALSE(guard.drops({.device = whole_keyboard, .button = Button::start, .pick = {}})) << "so is a pause";
  clock.seconds = 10.6;
  EXPECT_FALSE(guard.drops(accept)) << "presses that were dropped do not make it longer";
}

TEST(PressGuard, holds_on_a_last_page_until_the_hail_is_over) {
  Clock clock{.seconds = 10};
  PressGuard guard(clock);
  guard.last_page();
  for (int press = 0; press < 19; ++press) {
    clock.seconds += 0.3;
    EXPECT_TRUE(guard.drops(accept));
  }
  EXPECT_TRUE(guard.drops({.device = whole_keyboard, .button = Button::back, .pick = {}}));
  EXPECT_EQ(guard.share_waited(), 0) << "it begins anew, and that is seen";
  clock.seconds += 0.25;
  EXPECT_FLOAT_EQ(guard.share_waited(), 0.5F);
  clock.seconds += 0.35;
  EXPECT_EQ(guard.share_waited(), 1);
  EXPECT_FALSE(guard.drops(accept));
}

TEST(PressGuard, lets_go_of_a_last_page_when_somebody_presses_on_for_six_seconds) {
  Clock clock{.seconds = 10};
  PressGuard guard(clock);
  guard.last_page();
  for (; clock.seconds < 15.9; clock.seconds += 0.2) {
    EXPECT_TRUE(guard.drops(accept)) << clock.seconds;
  }
  clock.seconds = 16.1;
  EXPECT_EQ(guard.share_waited(), 1);
  EXPECT_FALSE(guard.drops(accept));
  guard.last_page();
  EXPECT_TRUE(guard.drops(accept)) << "the next page has its own time";
}

TEST(PressGuard, knows_buttons_that_were_meant_for_a_pick) {
  Clock clock{.seconds = 10};
  PressGuard guard(clock);
  const Press pad_back{.device = {.kind = DeviceKind::pad, .id = 0}, .button = Button::back, .pick = {5}};
  const Press escape{.device = whole_keyboard, .button = Button::back, .pick = {}};
  guard.picking(true);
  EXPECT_FALSE(guard.drops(pad_back)) << "the bout knows what it picks";
  guard.picking(false);
  clock.seconds = 10.9;
  EXPECT_TRUE(guard.drops(pad_back));
  EXPECT_FALSE(guard.drops(escape)) << "no pick lies on it";
  clock.seconds = 11.1;
  EXPECT_FALSE(guard.drops(pad_back));
}

/// Parameter: the game's slug.
class Hail : public CabinetTable, public testing::WithParamInterface<const char*> {
 protected:
  /// Accept goes down every so many frames, whatever is shown; never: 0. after_frame: called after each.
  void hail(int frames_long, int every, const std::function<void()>& after_frame) {
    for (int frame = 0; frame < frames_long; ++frame) {
      if (every > 0 && frame % (every / 2) == 0) {
        pad_.set("a", frame % every == 0);
      }
      frames(1);
      after_frame();
    }
    pad_.set("a", false);
    frames(1);
  }
  void begin(int speed) {
    Options options = quiet_options(speed);
    options.width = 320;
    options.height = 180;
    open(options);
    frames(1);
    ASSERT_TRUE(pad_.connect("xbox"));
    frames(2);
    game_ = app().games.find(GetParam());
    ASSERT_NE(game_, nullptr);
  }
  /// A playthrough of the game, with the pad in its first seat, where so many choices are left.
  void begin_near_the_end(std::size_t choices_left) {
    const Result<Script> whole = read_script(test::playthroughs_of(GetParam()).at(0));
    ASSERT_TRUE(whole) << one_line(whole.error());
    Script so_far = *whole;
    so_far.choices.resize(so_far.choices.size() - std::min(so_far.choices.size(), choices_left));
    Result<std::unique_ptr<Match>> match = game_->open(so_far);
    ASSERT_TRUE(match && replay(**match, so_far));
    so_far = (*match)->script();  // without the dice that came later
    const std::filesystem::path file = folder_ / "hail.json";
    std::filesystem::create_directories(folder_);
    ASSERT_TRUE(write_whole(file, to_json(so_far)));
    Result<std::unique_ptr<Screen>> screen = BoutScreen::from_file(app(), file);
    ASSERT_TRUE(screen) << one_line(screen.error());
    seats().place(0, app().seating.devices().pads().connected().at(0));
    app().flow.transitions().go(std::move(*screen));
    frames(1);
  }

  platform::VirtualPad pad_;
  CornerGame* game_ = nullptr;
};

TEST_P(Hail, of_accept_ends_at_the_front_page) {
  begin(0);
  begin_near_the_end(6);
  const auto is_over = [this] { return top_as<FrontPageScreen>() != nullptr; };
  for (int some = 0; some < 200 && !is_over(); ++some) {
    hail(12, 6, [] {});
  }
  if (!is_over()) {
    return;  // a campaign takes longer
  }
  hail(5 * 60, 6, [&] { EXPECT_TRUE(is_over()) << "no hail runs past it"; });
  frames(60);
  press(pad_, "a");
  frames(2);
  EXPECT_EQ(top_as<FrontPageScreen>(), nullptr) << "whoever has waited goes on";
  EXPECT_EQ(bout(), nullptr) << "but into no rematch";
}

TEST_P(Hail, that_never_ends_goes_on_from_the_front_page_into_no_rematch) {
  begin(0);
  begin_near_the_end(6);
  for (int some = 0; some < 200 && top_as<FrontPageScreen>() == nullptr; ++some) {
    hail(12, 6, [] {});
  }
  if (top_as<FrontPageScreen>() == nullptr) {
    return;
  }
  for (int some = 0; some < 40 && top_as<FrontPageScreen>() != nullptr; ++some) {
    hail(12, 6, [] {});
  }
  EXPECT_EQ(top_as<FrontPageScreen>(), nullptr) << "whoever pressed for eight seconds wants to go on";
  EXPECT_EQ(bout(), nullptr);
}

TEST_P(Hail, never_cuts_short_what_has_just_begun) {
  begin(1);
  const Result<Script> whole = read_script(test::playthroughs_of(GetParam()).at(0));
  ASSERT_TRUE(whole);
  Result<std::unique_ptr<Screen>> shown = BoutScreen::again(app(), *whole, {});
  ASSERT_TRUE(shown) << one_line(shown.error());
  app().flow.transitions().go(std::move(*shown));
  frames(1);
  ASSERT_NE(bout(), nullptr);
  int held = 0;
  int windows = 0;
  double before = bout()->clock();
  hail(1500, 4, [&] {
    if (bout() == nullptr) {
      return;
    }
    const double moved = bout()->clock() - before;
    before = bout()->clock();
    if (!app().guard.holds()) {
      windows += held > 0 ? 1 : 0;
      held = 0;
    } else if (++held > 1) {
      EXPECT_LE(moved, 1.01 / 60) << "a press moved the clock";
    }
  });
  EXPECT_GT(windows, 1) << "nothing in this game is drama";
}

TEST_P(Hail, leaves_nothing_of_the_lesson_unexplained) {
  std::array<std::vector<std::string>, 2> said;
  for (const bool hails : {false, true}) {
    begin(1);
    const std::optional<Script> lesson = game_->lesson_script();
    if (!lesson) {
      return;
    }
    app().flow.to_lesson(*game_, *lesson);
    frames(1);
    std::vector<std::string>& heard = said.at(hails ? 1 : 0);
    int unpressed = 0;
    const auto listen = [&] {
      if (bout() == nullptr) {
        return;
      }
      if (const std::string& key = bout()->coach_says(); std::ranges::find(heard, key) == heard.end()) {
        heard.push_back(key);
      }
      if (!hails && ++unpressed > 45 && (bout()->coach_waits() || !bout()->awaited().empty())) {
        press(pad_, "a");
        unpressed = 0;
      }
    };
    hail(hails ? 500 : 800, hails ? 6 : 0, listen);
    close();
  }
  const std::size_t both = std::min(said[0].size(), said[1].size());
  ASSERT_GE(both, 1U);
  for (std::size_t place = 0; place < both; ++place) {
    EXPECT_EQ(said[1][place], said[0][place]) << "explained in another order than to whoever is patient";
  }
}

TEST_P(Hail, of_picks_opens_no_page) {
  begin(0);
  const Script opening{.game = GetParam(), .setup = test::some_setup(GetParam()), .dice = {}, .choices = {}};
  const auto match = game_->open(opening);
  ASSERT_TRUE(match);
  seats() = Seats((*match)->seats());
  platform::VirtualPad other;
  ASSERT_TRUE(other.connect("xbox"));
  frames(2);
  const std::vector<DeviceId> pads = app().seating.devices().pads().connected();
  seats().place(0, pads.at(0));
  if (seats().count() > 1) {
    seats().place(1, pads.at(1));
  }
  app().flow.start_bout(*game_, opening);
  frames(1);
  int picks = 0;
  for (int frame = 0; frame < 4000 && picks < 60; ++frame) {
    ASSERT_NE(top_as<FrontPageScreen>() == nullptr && bout() == nullptr && top_as<AwaitedBoutNotice>() == nullptr, true)
        << "a page was opened by a button that means a pick";
    const bool secret = bout() != nullptr && bout()->asks_in_secret();
    picks += secret ? 1 : 0;
    // In a pick each presses what means a page elsewhere, again and again; else what goes on.
    const char* control = secret ? std::array{"b", "x", "y"}.at(static_cast<std::size_t>(frame) % 3) : "a";
    pad_.set(control, true);
    other.set(control, true);
    frames(1);
    pad_.set(control, false);
    other.set(control, false);
    frames(frame % 4 == 0 ? 4 : 1);
  }
}

INSTANTIATE_TEST_SUITE_P(games, Hail, testing::ValuesIn(test::tested_slugs), test::name_of_game);

}  // namespace
}  // namespace fc::cabinet

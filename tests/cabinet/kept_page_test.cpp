// The newspaper of every bout that is over can be read again, in every game.
#include <chrono>
#include <filesystem>
#include <future>
#include <thread>

#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"
#include "tests/playthroughs.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

/// Parameter: the game's slug.
class KeptPage : public CabinetTable, public testing::WithParamInterface<const char*> {
 protected:
  /// Opens the cabinet over one bout that is over.
  void take_over_one() {
    std::filesystem::create_directories(folder_ / "bouts");
    std::filesystem::copy_file(test::playthroughs_of(GetParam()).at(0), folder_ / "bouts" / "1-whole.json");
    open(quiet_options());
    frames(1);
    take_over();
  }
};

TEST_P(KeptPage, lies_over_the_list_of_kept_bouts) {
  take_over_one();
  ASSERT_EQ(kept_rows().size(), 1U);
  ASSERT_TRUE(kept_rows()[0].standing.over);
  app().flow.open_saved();
  frames(2);
  ASSERT_NE(top_as<SavedScreen>(), nullptr);
  focus_on("bout");
  key("Return");
  frames(2);
  ASSERT_NE(top_as<FrontPageScreen>(), nullptr) << said();
  key("Escape");
  frames(1);
  EXPECT_NE(top_as<SavedScreen>(), nullptr) << "back to the list";
}

TEST_P(KeptPage, gives_whoever_asks_for_a_rematch_the_first_seat) {
  take_over_one();
  const auto kept = app().kept.open(kept_rows()[0].id);
  ASSERT_TRUE(kept) << one_line(kept.error());
  app().flow.rematch(*app().games.find(GetParam()), kept->script, BoutKind::replay);
  frames(3);
  ASSERT_NE(bout(), nullptr) << said();
  EXPECT_EQ(app().seating.seats().people(), 1);
  EXPECT_TRUE(app().seating.seats()[0].is_person());
}

INSTANTIATE_TEST_SUITE_P(games, KeptPage, testing::ValuesIn(test::tested_slugs), test::name_of_game);

class KeptList : public CabinetTable {
 protected:
  /// Opens the list of so many kept bouts, with a pad.
  void open_list(std::size_t bouts) {
    keep_won_bouts(static_cast<int>(bouts), 1'000'000);
    open(quiet_options());
    ASSERT_TRUE(pad_.connect("xbox"));
    frames(2);
    ASSERT_EQ(kept_rows().size(), bouts);
    app().flow.open_saved();
    frames(2);
    frames_until([this] { return !app().guard.holds(); });
  }

  platform::VirtualPad pad_;
};

TEST_F(KeptList, loses_one_bout_by_one_hold_however_long) {
  open_list(3);
  focus_on("remove");
  for (const std::size_t left : {2U, 1U}) {
    pad_.set("a", true);
    frames(4 * 60);
    pad_.set("a", false);
    frames(2);
    EXPECT_EQ(kept_rows().size(), left);
  }
}

TEST_F(KeptList, lets_go_of_what_is_held_when_other_bouts_have_come) {
  std::filesystem::create_directories(folder_ / "scripts");
  std::filesystem::copy_file(test::playthroughs_of("tiny").at(0), folder_ / "scripts" / "one.json");
  open_list(3);
  std::promise<void> disk;
  app().kept.records().write([ready = disk.get_future().share()](const records::Database&) -> Result<void> {
    ready.wait();
    return {};
  });
  focus_on("bring-in");
  press(pad_, "a");
  focus_on("remove");
  pad_.set("a", true);
  frames(30);
  disk.set_value();
  // Another thread reads, on its own time, while the clock of the hold stands still.
  for (int wait = 0; wait < 5'000 && kept_rows().size() < 4; ++wait) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  frames(4 * 60);
  pad_.set("a", false);
  EXPECT_EQ(kept_rows().size(), 4U);
}

TEST_F(KeptList, shows_the_newest_bouts_when_the_only_one_of_an_older_page_is_gone) {
  constexpr std::size_t a_page = 40;
  open_list(a_page + 1);
  focus_on("older");
  press(pad_, "a");
  frames(2);
  ASSERT_TRUE(shows(app().language.words()["menu.saved.newer"]));
  focus_on("remove");
  pad_.set("a", true);
  frames(4 * 60);
  pad_.set("a", false);
  frames(2);
  ASSERT_EQ(kept_rows().size(), a_page);
  EXPECT_FALSE(shows(app().language.words()["menu.saved.none"]));
  EXPECT_FALSE(shows(app().language.words()["menu.saved.newer"]));
}

}  // namespace
}  // namespace fc::cabinet

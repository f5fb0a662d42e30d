#include "cabinet/keeping/kept_bouts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/seats.h"
#include "library/whole_file.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::cabinet {
namespace {

/// A bout of the first game of the build at its first question.
std::unique_ptr<Match> some_bout() {
  static const auto games = CornerGames::open(FC_SOURCE_DIR "/data");
  const CornerGame& game = games->demonstration_game(0);
  Random random(1);
  BoutPlan plan = game.plan(random);
  plan.stand_ins = Seats(static_cast<int>(plan.entrants.size())).stand_ins();
  return test::must(game.open(game.opening_script(plan)));
}

class KeptBoutsTest : public testing::Test {
 protected:
  static void put(const std::filesystem::path& file) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << "{}";
  }
  /// Begins a bout and leaves it. Returns its number.
  static records::BoutId begin(KeptBouts& kept) {
    const auto match = some_bout();
    const auto recorder = kept.begin(*match, {"Joe Louis", "Joe Frazier"}, {}, false);
    EXPECT_TRUE(recorder->flush());
    return recorder->bout();
  }

  [[nodiscard]] std::filesystem::path folder() const { return home_.path() / "saves"; }

  test::Folder home_;
};

TEST_F(KeptBoutsTest, numbers_go_on_and_the_newest_is_continued) {
  {
    KeptBouts kept(folder());
    EXPECT_FALSE(kept.has_any());
    EXPECT_EQ(begin(kept), 1);
    EXPECT_EQ(begin(kept), 2);
  }
  KeptBouts later(folder());
  EXPECT_TRUE(later.has_any());
  ASSERT_TRUE(later.unfinished());
  EXPECT_EQ(later.unfinished()->id, 2);
}

TEST_F(KeptBoutsTest, a_bout_inside_keeps_what_title_is_at_stake) {
  KeptBouts kept(folder());
  const records::BoutId outer = begin(kept);
  const auto match = some_bout();
  const auto recorder = kept.begin(*match, {"Joe Louis", "Joe Frazier"}, {}, false,
                                   records::InsideOf{.bout = outer, .place = 0}, vacant_title);
  ASSERT_TRUE(recorder->flush());
  const auto inner = kept.open(recorder->bout());
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->row.title, vacant_title);
  EXPECT_EQ(test::must(kept.open(outer)).row.title, std::nullopt);
}

TEST_F(KeptBoutsTest, the_oldest_make_room_with_their_front_pages) {
  KeptBouts kept(folder());
  for (int bout = 0; bout < 5; ++bout) {
    begin(kept);
  }
  put(kept.front_page_file({.row = 1}));
  put(kept.front_page_file({.row = 5}));
  kept.keep_at_most(2);
  kept.finish_writing();
  EXPECT_FALSE(kept.open(3));
  EXPECT_TRUE(kept.open(4));
  EXPECT_FALSE(std::filesystem::exists(kept.front_page_file({.row = 1})));
  EXPECT_TRUE(std::filesystem::exists(kept.front_page_file({.row = 5})));
  EXPECT_EQ(kept.front_page_file({.row = 5}).filename(), "000005.png");
}

TEST_F(KeptBoutsTest, a_removed_bout_is_gone_for_good) {
  KeptBouts kept(folder());
  const records::BoutId bout = begin(kept);
  EXPECT_TRUE(kept.has_any());
  kept.remove(bout);
  EXPECT_FALSE(kept.has_any());
  EXPECT_FALSE(kept.unfinished());
  EXPECT_EQ(begin(kept), 2) << "a number is never given twice";
}

TEST_F(KeptBoutsTest, a_bout_from_elsewhere_keeps_its_name) {
  KeptBouts kept(folder());
  const std::filesystem::path file = home_.path() / "elsewhere" / "7 rounds at home.json";
  EXPECT_EQ(KeptBouts::seats_file(file).filename(), "7 rounds at home.seats.json");
  EXPECT_EQ(kept.front_page_file({.row = 0, .file = file}).filename(), "7 rounds at home.png");
  kept.keep_seats(file, "[\"person\"]");
  kept.finish_writing();
  EXPECT_EQ(kept.seats_of(file), "[\"person\"]");
}

TEST_F(KeptBoutsTest, a_bout_that_goes_out_overwrites_no_other) {
  KeptBouts kept(folder());
  const records::BoutId bout = begin(kept);
  std::filesystem::create_directories(kept.scripts_folder());
  std::ofstream(kept.scripts_folder() / "000001.json") << "another machine's";
  const auto file = kept.export_bout(bout);
  ASSERT_TRUE(file) << one_line(file.error());
  EXPECT_EQ(file->filename(), "000001-2.json");
  EXPECT_EQ(read_whole(kept.scripts_folder() / "000001.json"), "another machine's");
  std::filesystem::remove(kept.scripts_folder() / "000001.json");
  const auto again = kept.export_bout(bout);
  ASSERT_TRUE(again) << one_line(again.error());
  EXPECT_EQ(again->filename(), "000001.json");
  EXPECT_EQ(kept.export_bout(bout), again) << "the same once more";
}

TEST_F(KeptBoutsTest, a_bout_goes_out_and_comes_in_as_one_file) {
  KeptBouts kept(folder());
  const records::BoutId bout = begin(kept);
  const auto file = kept.export_bout(bout);
  ASSERT_TRUE(file) << one_line(file.error());
  EXPECT_NE(read_whole(*file)->find("Joe Frazier"), std::string::npos) << "with who sat there";

  KeptBouts others(home_.path() / "others");
  std::filesystem::create_directories(others.scripts_folder());
  std::filesystem::copy(*file, others.scripts_folder() / "from-a-friend.json");
  std::ofstream(others.scripts_folder() / "rubbish.json") << "{ no";
  static const auto games = CornerGames::open(FC_SOURCE_DIR "/data");
  ScriptImport importer(
      others.records(), [](const Script& script) { return games->find(script.game)->open(script); },
      [](const Script&) { return std::vector<std::string>(); });
  const auto report = [&] {
    importer.begin(others.scripts_folder());
    std::optional<ScriptImport::Report> done;
    while (!done) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      done = importer.take();
    }
    return *done;
  };
  const ScriptImport::Report first = report();
  EXPECT_EQ(first.came, 1);
  ASSERT_EQ(first.refused.size(), 1U);
  EXPECT_NE(first.refused[0].where.find("rubbish.json"), std::string::npos);
  const auto came = others.open(1);
  ASSERT_TRUE(came) << one_line(came.error());
  EXPECT_EQ(came->row.names, (std::vector<std::string>{"Joe Louis", "Joe Frazier"}));
  EXPECT_EQ(report().were_there, 1) << "not twice";
}

TEST_F(KeptBoutsTest, an_import_that_nobody_waits_for_ends_with_the_file_it_is_at) {
  KeptBouts kept(folder());
  const auto file = kept.export_bout(begin(kept));
  ASSERT_TRUE(file) << one_line(file.error());
  KeptBouts others(home_.path() / "others");
  std::filesystem::create_directories(others.scripts_folder());
  constexpr int files = 60;
  for (int copy = 0; copy < files; ++copy) {
    std::filesystem::copy(*file, others.scripts_folder() / (std::to_string(copy) + ".json"));
  }
  static const auto games = CornerGames::open(FC_SOURCE_DIR "/data");
  std::atomic<int> opened = 0;
  {
    ScriptImport importer(
        others.records(),
        [&opened](const Script& script) {
          ++opened;
          std::this_thread::sleep_for(std::chrono::milliseconds(10));
          return games->find(script.game)->open(script);
        },
        [](const Script&) { return std::vector<std::string>(); });
    importer.begin(others.scripts_folder());
    while (opened == 0) {
      std::this_thread::yield();
    }
  }
  EXPECT_LT(opened, files);
}

TEST_F(KeptBoutsTest, files_come_in_in_the_order_of_their_names) {
  KeptBouts kept(folder());
  std::filesystem::create_directories(kept.scripts_folder());
  const std::string names = "hcakfbidgej";
  for (const char name : names) {
    std::ofstream(kept.scripts_folder() / (std::string(1, name) + ".json")) << "{ no";
  }
  ScriptImport importer(
      kept.records(), [](const Script&) { return Result<std::unique_ptr<Match>>(fault(FaultCode::unavailable, "", "")); },
      [](const Script&) { return std::vector<std::string>(); });
  importer.begin(kept.scripts_folder());
  std::optional<ScriptImport::Report> done;
  while (!done) {
    std::this_thread::yield();
    done = importer.take();
  }
  ASSERT_EQ(done->refused.size(), names.size());
  EXPECT_TRUE(std::ranges::is_sorted(done->refused, {}, &Fault::where));
}

TEST_F(KeptBoutsTest, without_a_folder_nothing_is_kept_and_a_bout_says_so) {
  KeptBouts kept{std::filesystem::path()};
  const auto match = some_bout();
  const auto recorder = kept.begin(*match, {}, {}, false);
  EXPECT_FALSE(recorder->flush());
  EXPECT_TRUE(recorder->trouble());
  EXPECT_FALSE(kept.has_any());
  kept.keep_settings("{}");
  kept.finish_writing();
  EXPECT_FALSE(kept.take_fault());
}

TEST_F(KeptBoutsTest, a_folder_that_cannot_be_written_is_told_once) {
  // A file where the folder should be cannot be written into, not even by root.
  std::ofstream(folder()) << "in the way";
  KeptBouts kept(folder());
  kept.keep_settings("{}");
  kept.finish_writing();
  const auto fault = kept.take_fault();
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code, FaultCode::cannot_write);
  EXPECT_FALSE(kept.take_fault());
}

}  // namespace
}  // namespace fc::cabinet

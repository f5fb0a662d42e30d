#include "cabinet/keeping/kept_bouts.h"

#include <gtest/gtest.h>

#include <fstream>

#include "library/whole_file.h"

namespace fc::cabinet {
namespace {

class KeptBoutsTest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove_all(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static void put(const std::filesystem::path& file) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << "{}";
  }

  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "kept-bouts";
};

TEST_F(KeptBoutsTest, numbers_go_on_and_the_newest_comes_first) {
  KeptBouts kept(folder_);
  const auto first = kept.file_for_new_bout();
  ASSERT_TRUE(first);
  put(*first);
  kept.mark_over(*first);
  const auto second = kept.file_for_new_bout();
  ASSERT_TRUE(second);
  put(*second);
  const KeptBouts later(folder_);
  ASSERT_EQ(later.bouts().size(), 2U);
  EXPECT_EQ(later.bouts()[0].file, *second);
  EXPECT_FALSE(later.bouts()[0].over);
  EXPECT_TRUE(later.bouts()[1].over);
  EXPECT_EQ(later.unfinished(), *second);
  EXPECT_EQ(later.bouts()[0].when.size(), std::string("2026-11-21 18:05").size());
}

TEST_F(KeptBoutsTest, seats_lie_beside_their_bout_and_go_with_it) {
  KeptBouts kept(folder_);
  const auto file = kept.file_for_new_bout();
  ASSERT_TRUE(file);
  put(*file);
  kept.keep_seats(*file, "[\"person\"]");
  kept.finish_writing();
  EXPECT_EQ(kept.seats_of(*file), "[\"person\"]");
  kept.look_again();
  EXPECT_EQ(kept.bouts().size(), 1U) << "the seats are no bout";
  EXPECT_TRUE(kept.remove(*file));
  EXPECT_TRUE(kept.seats_of(*file).empty());
  EXPECT_FALSE(kept.has_any());
}

TEST_F(KeptBoutsTest, what_a_kill_left_half_written_goes_with_its_bout) {
  KeptBouts kept(folder_);
  const auto file = kept.file_for_new_bout();
  ASSERT_TRUE(file);
  put(*file);
  put(half_written(*file));
  put(half_written(KeptBouts::seats_file(*file)));
  kept.look_again();
  EXPECT_EQ(kept.bouts().size(), 1U) << "half a file is no bout";
  EXPECT_TRUE(kept.remove(*file));
  EXPECT_TRUE(std::filesystem::is_empty(file->parent_path()));
}

TEST_F(KeptBoutsTest, the_oldest_make_room) {
  KeptBouts kept(folder_);
  for (int bout = 0; bout < 5; ++bout) {
    put(*kept.file_for_new_bout());
  }
  kept.look_again();
  kept.keep_at_most(2);
  ASSERT_EQ(kept.bouts().size(), 2U);
  EXPECT_EQ(kept.bouts()[1].file.filename(), "000004.json");
}

TEST_F(KeptBoutsTest, front_pages_go_with_the_oldest) {
  KeptBouts kept(folder_);
  const auto file = kept.file_for_new_bout();
  ASSERT_TRUE(file);
  put(*file);
  const std::filesystem::path over = kept.mark_over(*file);
  put(kept.front_page_file(over));
  EXPECT_EQ(kept.front_page_file(over).filename(), "000001.png");
  kept.keep_at_most(0);
  EXPECT_FALSE(kept.has_any());
  EXPECT_FALSE(std::filesystem::exists(kept.front_page_file(over)));
}

TEST_F(KeptBoutsTest, two_cabinets_in_one_folder_take_different_files) {
  KeptBouts here(folder_);
  KeptBouts there(folder_);
  put(*here.file_for_new_bout());
  EXPECT_EQ(there.file_for_new_bout()->filename(), "000002.json");
}

TEST_F(KeptBoutsTest, a_bout_from_elsewhere_keeps_its_name) {
  KeptBouts kept(folder_);
  const std::filesystem::path file = folder_ / "elsewhere" / "7 rounds at home.json";
  put(file);
  EXPECT_EQ(kept.mark_over(file), file);
  EXPECT_TRUE(std::filesystem::exists(file));
  EXPECT_EQ(KeptBouts::seats_file(file).filename(), "7 rounds at home.seats.json");
  EXPECT_EQ(kept.front_page_file(file).filename(), "7 rounds at home.png");
}

TEST_F(KeptBoutsTest, without_a_folder_nothing_is_kept_and_nothing_fails) {
  KeptBouts kept{std::filesystem::path()};
  EXPECT_FALSE(kept.file_for_new_bout());
  kept.keep_settings("{}");
  kept.finish_writing();
  EXPECT_FALSE(kept.take_fault());
}

TEST_F(KeptBoutsTest, a_folder_that_cannot_be_written_is_told_once) {
  // A file where the folder should be cannot be written into, not even by root.
  std::ofstream(folder_.string() + "-file") << "in the way";
  KeptBouts kept(folder_.string() + "-file");
  kept.keep_settings("{}");
  kept.finish_writing();
  const auto fault = kept.take_fault();
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code, FaultCode::cannot_write);
  EXPECT_FALSE(kept.take_fault());
  std::filesystem::remove(folder_.string() + "-file");
}

}  // namespace
}  // namespace fc::cabinet

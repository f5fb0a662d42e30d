// Files are whole or not there; and where the data folder is found.
#include "library/whole_file.h"

#include <gtest/gtest.h>

#include <fstream>

#include "folder.h"
#include "library/data_folder.h"

namespace fc {
namespace {

TEST(WholeFile, is_read_back_byte_by_byte) {
  const test::Folder folder;
  const std::string bytes("one\0two\r\n\xff", 9);
  ASSERT_TRUE(write_whole(folder.path() / "new" / "folder" / "file", bytes));
  EXPECT_EQ(read_whole(folder.path() / "new" / "folder" / "file"), bytes);
}

TEST(WholeFile, replaces_what_was_there) {
  const test::Folder folder;
  ASSERT_TRUE(write_whole(folder.path() / "file", "long before"));
  ASSERT_TRUE(write_whole(folder.path() / "file", "now"));
  EXPECT_EQ(read_whole(folder.path() / "file"), "now");
}

TEST(WholeFile, says_which_file_is_missing) {
  const auto read = read_whole("/nowhere/at all.json");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, FaultCode::cannot_read);
  EXPECT_EQ(read.error().where, "/nowhere/at all.json");
}

TEST(WholeFile, is_no_folder) {
  const test::Folder folder;
  EXPECT_FALSE(read_whole(folder.path()));
  EXPECT_FALSE(write_whole(folder.path(), "bytes"));
  EXPECT_TRUE(std::filesystem::is_directory(folder.path()));
}

TEST(DataFolder, is_found_from_the_build_tree) {
  const auto found = find_data_folder({});
  ASSERT_TRUE(found) << one_line(found.error());
  EXPECT_TRUE(std::filesystem::equivalent(*found, FC_SOURCE_DIR "/data"));
}

TEST(DataFolder, is_the_one_asked_for_or_none) {
  const test::Folder folder;
  EXPECT_EQ(find_data_folder(folder.path()), folder.path());
  const auto missing = find_data_folder(folder.path() / "missing");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, FaultCode::cannot_read);
}

}  // namespace
}  // namespace fc

// Files are whole or not there; and where the data folder is found.
#include "library/whole_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>

#include "folder.h"

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

/// What does not come out of a pipe or a device in five seconds never does.
class Kinds : public testing::Test {
 protected:
  void SetUp() override { alarm(5); }
  void TearDown() override { alarm(0); }
  [[nodiscard]] std::filesystem::path file(const char* name) const { return folder_.path() / name; }

  test::Folder folder_;
};

TEST_F(Kinds, that_are_no_files_are_not_read) {
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
  file("socket").string().copy(address.sun_path, sizeof(address.sun_path) - 1);
  const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  for (const auto& [place, kind] :
       {std::pair(file("pipe"), "pipe"), std::pair(file("socket"), "no file"),
        std::pair(std::filesystem::path("/dev/zero"), "device"), std::pair(std::filesystem::path("/dev/full"), "device"),
        std::pair(folder_.path(), "folder")}) {
    const auto read = read_whole(place);
    ASSERT_FALSE(read) << place;
    EXPECT_EQ(read.error().code, FaultCode::cannot_read) << place;
    EXPECT_EQ(read.error().where, place.string());
    EXPECT_NE(read.error().detail.find(kind), std::string::npos) << one_line(read.error());
  }
  ::close(listener);
}

TEST_F(Kinds, that_are_no_files_are_written_to_and_stay) {
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  EXPECT_FALSE(replace_whole(file("pipe"), "bytes")) << "nobody reads it";
  const int reader = ::open(file("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_TRUE(replace_whole(file("pipe"), "bytes"));
  std::array<char, 16> came{};
  EXPECT_EQ(::read(reader, came.data(), came.size()), 5);
  ::close(reader);
  EXPECT_TRUE(std::filesystem::is_fifo(file("pipe")));
  std::ofstream(file("log")) << "before ";
  const int log = ::open(file("log").c_str(), O_WRONLY | O_APPEND);
  EXPECT_TRUE(replace_whole("/dev/fd/" + std::to_string(log), "bytes"));
  ::close(log);
  EXPECT_EQ(read_whole(file("log")), "before bytes");
  EXPECT_FALSE(replace_whole("/dev/full", "bytes"));
  EXPECT_TRUE(replace_whole("/dev/null", "bytes"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(WholeFile, has_no_more_bytes_than_is_allowed) {
  const test::Folder folder;
  ASSERT_TRUE(write_whole(folder.path() / "file", "12345"));
  EXPECT_EQ(read_whole(folder.path() / "file", 5), "12345");
  const auto read = read_whole(folder.path() / "file", 4);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, FaultCode::out_of_range);
  EXPECT_NE(read.error().detail.find("more than 4 bytes"), std::string::npos);
  std::filesystem::resize_file(folder.path() / "file", largest_file + 1);  // of holes
  EXPECT_EQ(read_whole(folder.path() / "file").error().code, FaultCode::out_of_range);
  std::istringstream in("12345");
  EXPECT_EQ(read_whole(in, "-", 5), "12345");
  std::istringstream again("12345");
  EXPECT_EQ(read_whole(again, "-", 4).error().code, FaultCode::out_of_range);
  EXPECT_EQ(read_whole("/proc/self/status")->find("Name:"), 0U) << "it says that it has no bytes";
}

TEST(WholeFile, is_its_owners_alone) {
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "settings.json";
  std::ofstream(file) << "for all";
  std::filesystem::permissions(file, std::filesystem::perms(0644));
  ASSERT_TRUE(write_whole(file, "now"));
  EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
}

TEST(WholeFile, is_written_where_nobody_could_lay_a_link) {
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "y.json";
  std::ofstream(folder.path() / "foreign") << "theirs";
  std::filesystem::create_symlink("foreign", folder.path() / "y.json.new");
  ASSERT_TRUE(write_whole(file, "ours"));
  EXPECT_EQ(read_whole(folder.path() / "foreign"), "theirs");
  std::filesystem::remove(file);
  std::filesystem::create_symlink("foreign", file);
  ASSERT_TRUE(replace_whole(file, "ours"));
  EXPECT_EQ(read_whole(folder.path() / "foreign"), "theirs") << "the link is replaced, not what it leads to";
  EXPECT_EQ(read_whole(file), "ours");
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    ++files;
  }
  EXPECT_EQ(files, 3U) << "nothing is left beside it";
}

TEST(WholeFile, behind_a_link_that_is_followed_is_the_one_that_changes) {
  const test::Folder folder;
  const std::filesystem::path link = folder.path() / "link.json";
  const std::filesystem::path file = folder.path() / "real.json";
  std::ofstream(file) << "old";
  std::filesystem::create_symlink("real.json", link);
  ASSERT_TRUE(write_whole(link_followed(link), "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(read_whole(file), "new");
  EXPECT_EQ(link_followed(file), file);
  std::filesystem::remove(file);
  EXPECT_EQ(link_followed(link), link) << "it leads nowhere";
  EXPECT_EQ(link_followed(folder.path() / "none"), folder.path() / "none");
}

TEST(WholeFile, clears_away_what_kills_have_left_of_it_and_nothing_else) {
  namespace fs = std::filesystem;
  const test::Folder folder;
  const fs::path file = folder.path() / "settings.json";
  const auto grow_old = [&folder](const char* name, std::chrono::hours age) {
    const timespec then{.tv_sec = std::time(nullptr) - std::chrono::seconds(age).count(), .tv_nsec = 0};
    const std::array<timespec, 2> times{then, then};
    ASSERT_EQ(::utimensat(AT_FDCWD, (folder.path() / name).c_str(), times.data(), AT_SYMLINK_NOFOLLOW), 0);
  };
  const auto lay = [&](const char* name, std::chrono::hours age) {
    std::ofstream(folder.path() / name) << "half";
    grow_old(name, age);
  };
  using std::chrono::hours;
  const std::vector<const char*> cleared{".settings.json.0123456789abcdef.new", ".settings.json.ffffffffffffffff.new"};
  const std::vector<const char*> kept{".settings.json.0123456789abcde.new",   ".settings.json.0123456789abcdeF.new",
                                      ".settings.json.0123456789abcdef.new~", "settings.json.0123456789abcdef.new",
                                      ".settings.jso.00123456789abcdef.new",  ".records.db.0123456789abcdef.new"};
  for (const char* const name : cleared) {
    lay(name, hours(2));
  }
  for (const char* const name : kept) {
    lay(name, hours(2));
  }
  lay(".settings.json.0000000000000001.new", hours(0));
  fs::create_directory(folder.path() / ".settings.json.0000000000000002.new");
  fs::create_symlink("settings.json", folder.path() / ".settings.json.0000000000000003.new");
  grow_old(".settings.json.0000000000000002.new", hours(2));
  grow_old(".settings.json.0000000000000003.new", hours(2));
  ASSERT_TRUE(write_whole(file, "now"));
  for (const char* const name : cleared) {
    EXPECT_FALSE(fs::exists(folder.path() / name)) << name;
  }
  for (const char* const name : kept) {
    EXPECT_TRUE(fs::exists(folder.path() / name)) << name;
  }
  EXPECT_TRUE(fs::exists(folder.path() / ".settings.json.0000000000000001.new")) << "somebody may be writing it";
  EXPECT_TRUE(fs::exists(folder.path() / ".settings.json.0000000000000002.new")) << "a folder";
  EXPECT_TRUE(fs::is_symlink(folder.path() / ".settings.json.0000000000000003.new")) << "a link";
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

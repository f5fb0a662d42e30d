// Where the records of a user lie.
#include "records/folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <string>

#include "book.h"
#include "records/sqlite.h"

namespace fc::records {
namespace {

/// Sets a variable of the environment, or none, until it goes.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* const before = std::getenv(name)) {
      before_ = before;
    }
    set(value);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() { set(before_ ? before_->c_str() : nullptr); }

 private:
  void set(const char* value) const { value == nullptr ? unsetenv(name_) : setenv(name_, value, 1); }

  const char* name_;
  std::optional<std::string> before_;
};

TEST(Folder, is_where_the_desktop_keeps_data) {
  const Variable home("HOME", "/home/ann");
  {
    const Variable data("XDG_DATA_HOME", "/somewhere");
    EXPECT_EQ(per_user_folder(), "/somewhere/four-corners");
  }
  for (const char* const unusable : {static_cast<const char*>(nullptr), "", "not/whole"}) {
    const Variable data("XDG_DATA_HOME", unusable);
    EXPECT_EQ(per_user_folder(), "/home/ann/.local/share/four-corners");
  }
}

TEST(Folder, that_nobody_knows_is_told) {
  const Variable home("HOME", nullptr);
  const Variable data("XDG_DATA_HOME", nullptr);
  const auto folder = per_user_folder();
  ASSERT_FALSE(folder);
  EXPECT_NE(one_line(folder.error()).find("--saves"), std::string::npos);
}

TEST(RecordsFile, that_says_another_version_is_put_right_by_who_writes_and_left_alone_by_who_reads) {
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "records.db";
  const auto said = [](const Result<Database>& database) {
    auto asked = database->prepare("PRAGMA user_version");
    return asked && asked->next() ? asked->number(0) : -1;
  };
  {
    const auto database = open_to_write(file, 0);
    ASSERT_EQ(said(database), newest_version());
    ASSERT_TRUE(database->run("PRAGMA user_version = 2"));
  }
  EXPECT_EQ(said(open_to_read(file, 0)), 2);
  EXPECT_EQ(said(open_to_write(file, 0)), newest_version());
}

}  // namespace
}  // namespace fc::records

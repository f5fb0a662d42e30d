// A book where nothing can be written: somebody else's folder, a medium that can only be read. It is shown whole, as it is.
#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

#include "book.h"
#include "library/whole_file.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

/// A folder with this book alone that only its owner can write, as it was while bouts were recorded or after that.
class ReadOnlyBook : public testing::Test {
 protected:
  void TearDown() override { fs::permissions(folder_.path() / "shown", fs::perms::owner_all); }

  [[nodiscard]] fs::path shown() const { return folder_.path() / "shown" / "records.db"; }

  void lay_out(std::initializer_list<const char*> endings) {
    fs::create_directory(folder_.path() / "shown");
    for (const char* ending : endings) {
      const fs::path file = shown().string() + ending;
      fs::copy_file((folder_.path() / "records.db").string() + ending, file);
      fs::permissions(file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
    }
    fs::permissions(folder_.path() / "shown", fs::perms(0555));
  }

  /// What is found by somebody who can write nothing there: how many bouts, and whether the newest is `newest`; less than 0:
  /// it cannot be read.
  [[nodiscard]] int found(const Script& newest) const {
    const pid_t child = fork();
    if (child == 0) {
      if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(65534) != 0 || setuid(65534) != 0)) {
        _exit(100);
      }
      Records records(shown());
      const auto rows = kept_bouts(records);
      const bool same = !rows.empty() && kept_script(records, rows.front().id) == newest;
      Result<void> written;
      records.write([](const Database& book) { return remove_bout(book, 1); },
                    [&written](const Result<void>& done) { written = done; });
      records.finish();
      _exit(!same ? 101 : written ? 102 : static_cast<int>(rows.size()));
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    return WEXITSTATUS(status);
  }

  Script record(Records& records, int seed) {
    const auto match = test::tiny_bout();
    BoutRecorder recorder(records, opening_of(*match), two_seats());
    Random random(static_cast<std::uint64_t>(seed));
    for (int step = 0; step < 20 && test::answer_at_random(*match, random); ++step) {
      recorder.keep(*match);
    }
    EXPECT_TRUE(recorder.flush());
    return match->script();
  }

  test::Folder folder_;
};

TEST_F(ReadOnlyBook, is_shown) {
  Script newest;
  {
    Records records(folder_.path() / "records.db");
    record(records, 1);
    newest = record(records, 2);
  }
  lay_out({""});
  const std::string before = test::must(read_whole(shown()));
  EXPECT_EQ(found(newest), 2);
  EXPECT_EQ(test::must(read_whole(shown())), before);
  EXPECT_EQ(std::distance(fs::directory_iterator(shown().parent_path()), fs::directory_iterator()), 1)
      << "nothing beside it";
}

TEST_F(ReadOnlyBook, is_shown_with_what_only_its_log_has) {
  Records records(folder_.path() / "records.db");
  record(records, 1);
  const Script newest = record(records, 2);
  lay_out({"", "-wal"});
  ASSERT_GT(fs::file_size(shown().string() + "-wal"), 0U);
  EXPECT_EQ(found(newest), 2);
}

}  // namespace
}  // namespace fc::records

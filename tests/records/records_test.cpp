// The file of the records: full disks, other programs, damage and newer versions never stop a bout.
#include "records/records.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "book.h"
#include "library/whole_file.h"
#include "records/schema.h"

namespace fc::records {
namespace {

class RecordsTest : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "records.db"; }

  /// What became of adding a bout.
  static Result<void> add(Records& records) {
    Result<void> done;
    records.write(
        [](const Database& database) -> Result<void> {
          FC_TRY(insert_bout(database, some_row(), two_seats()));
          return {};
        },
        [&done](const Result<void>& written) { done = written; });
    records.finish();
    return done;
  }

  test::Folder folder_;
};

TEST_F(RecordsTest, are_empty_before_anything_is_kept) {
  Records records(file());
  EXPECT_TRUE(kept_bouts(records).empty());
  EXPECT_FALSE(std::filesystem::exists(file())) << "a look makes no file";
}

TEST_F(RecordsTest, without_a_folder_keep_nothing_and_say_so) {
  Records records{std::filesystem::path()};
  EXPECT_TRUE(kept_bouts(records).empty());
  EXPECT_EQ(add(records).error().code, FaultCode::unavailable);
}

TEST_F(RecordsTest, put_a_damaged_file_aside_and_begin_anew) {
  std::ofstream(file()) << "this is no database, " << std::string(5000, 'x');
  Records records(file());
  EXPECT_TRUE(add(records)) << "playing goes on, and is kept";
  const auto aside = records.take_put_aside();
  ASSERT_TRUE(aside);
  EXPECT_EQ(aside->filename(), "records-damaged-1.db");
  EXPECT_TRUE(read_whole(*aside)->starts_with("this is no database"));
  EXPECT_FALSE(records.take_put_aside()) << "told once";
  EXPECT_EQ(kept_bouts(records).size(), 1U);
}

TEST_F(RecordsTest, put_aside_what_turns_out_damaged_when_it_is_read) {
  {
    Records records(file());
    for (int bout = 0; bout < 200; ++bout) {
      records.write([](const Database& database) -> Result<void> {
        FC_TRY(insert_bout(database, some_row(), two_seats()));
        return {};
      });
    }
  }
  // Everything behind the first page is torn.
  const auto size = std::filesystem::file_size(file());
  std::fstream torn(file(), std::ios::in | std::ios::out | std::ios::binary);
  torn.seekp(4096);
  torn << std::string(size - 4096, '\x5a');
  torn.close();
  Records records(file());
  const auto rows = records.read([](const Database& database) { return bouts_before(database, 0, 9); });
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.error().code, FaultCode::damaged);
  records.finish();
  EXPECT_TRUE(records.take_put_aside());
  EXPECT_TRUE(add(records));
  EXPECT_EQ(kept_bouts(records).size(), 1U);
}

TEST_F(RecordsTest, of_a_newer_program_are_left_alone) {
  {
    const auto newer = Database::open(file(), Database::Access::write, 0);
    ASSERT_TRUE(newer->run("PRAGMA user_version = 999"));
  }
  const auto before = read_whole(file());
  Records records(file());
  EXPECT_EQ(add(records).error().code, FaultCode::too_new);
  EXPECT_FALSE(records.take_put_aside());
  EXPECT_EQ(read_whole(file())->substr(60, 4), before->substr(60, 4)) << "its version is still its own";
}

TEST_F(RecordsTest, that_another_program_holds_are_written_when_it_lets_go) {
  Records records(file());
  ASSERT_TRUE(add(records));
  {
    const auto other = Database::open(file(), Database::Access::write, 0);
    ASSERT_TRUE(other->run("BEGIN IMMEDIATE"));
    EXPECT_EQ(add(records).error().code, FaultCode::locked);
    EXPECT_EQ(kept_bouts(records).size(), 1U) << "reading does not wait for writers";
    ASSERT_TRUE(other->run("ROLLBACK"));
  }
  EXPECT_TRUE(add(records));
}

TEST_F(RecordsTest, on_a_full_disk_keep_what_they_had) {
  Records records(file());
  ASSERT_TRUE(add(records));
  // No byte more may be written by this process: as if the disk were full. In a child, since it cannot be undone.
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    Records full(file());
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_FSIZE, &none);
    _exit(add(full) ? 1 : 0);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_TRUE(add(records));
  EXPECT_EQ(kept_bouts(records).size(), 2U);
}

TEST_F(RecordsTest, are_shared_by_two_programs) {
  Records here(file());
  Records there(file());
  ASSERT_TRUE(add(here));
  ASSERT_TRUE(add(there));
  EXPECT_EQ(kept_bouts(here).size(), 2U);
  EXPECT_EQ(kept_bouts(there).size(), 2U);
}

TEST_F(RecordsTest, do_a_job_whole_or_not_at_all) {
  Records records(file());
  records.write([](const Database& database) -> Result<void> {
    FC_TRY(insert_bout(database, some_row(), two_seats()));
    return fault(FaultCode::unavailable, "", "half way");
  });
  EXPECT_TRUE(kept_bouts(records).empty());
}

}  // namespace
}  // namespace fc::records

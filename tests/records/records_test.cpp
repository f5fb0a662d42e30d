// The file of the records: full disks, other programs, damage and newer versions never stop a bout.
#include "records/records.h"

#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>

#include "book.h"
#include "library/whole_file.h"
#include "match/script.h"
#include "records/exchange.h"
#include "records/folder.h"
#include "records/sqlite.h"

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
  const auto news = records.take_news();
  ASSERT_TRUE(news && news->kind == News::Kind::put_aside);
  EXPECT_EQ(news->file.filename(), "records-damaged-1.db");
  EXPECT_EQ(*read_whole(news->file), "this is no database, " + std::string(5000, 'x')) << "as it was, to the last byte";
  EXPECT_FALSE(records.take_news()) << "told once";
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
  const auto news = records.take_news();
  EXPECT_TRUE(news && news->kind == News::Kind::put_aside);
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
  EXPECT_FALSE(records.take_news());
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
  {
    Records before(file());
    ASSERT_TRUE(add(before));
  }
  // No byte more may be written by this process: as if the disk were full. In a child, since it cannot be undone.
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    Records full(file());
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_FSIZE, &none);
    const Result<void> added = add(full);
    _exit(!added && added.error().code != FaultCode::locked ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  Records records(file());
  EXPECT_TRUE(add(records));
  EXPECT_EQ(kept_bouts(records).size(), 2U);
}

TEST_F(RecordsTest, are_written_by_one_program_and_read_beside_it) {
  Records there(file());
  {
    Records here(file());
    ASSERT_TRUE(add(here));
    EXPECT_FALSE(here.is_beside());
    EXPECT_EQ(there.claim().error().code, FaultCode::locked);
    EXPECT_EQ(add(there).error().code, FaultCode::locked);
    EXPECT_TRUE(there.is_beside());
    EXPECT_EQ(kept_bouts(there).size(), 1U);
    EXPECT_EQ(holder_of(file())->process, getpid());
  }
  EXPECT_TRUE(add(there)) << "whoever writes has left";
  EXPECT_FALSE(there.is_beside());
  EXPECT_EQ(kept_bouts(there).size(), 2U);
}

TEST_F(RecordsTest, are_the_others_once_a_lock_was_put_aside_and_another_program_has_its_own) {
  Records here(file());
  ASSERT_TRUE(add(here));
  const std::filesystem::path lock = std::filesystem::path(file()).replace_extension(".lock");
  std::filesystem::rename(lock, folder_.path() / "aside.lock");
  Records there(file());
  ASSERT_TRUE(add(there));
  EXPECT_EQ(add(here).error().code, FaultCode::locked) << "a lock that does not lie there holds nobody off";
  EXPECT_TRUE(here.is_beside());
  EXPECT_EQ(kept_bouts(there).size(), 2U);
}

TEST_F(RecordsTest, are_free_again_when_who_wrote_them_was_killed) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    Records records(file());
    const char claimed = records.claim() ? 'y' : 'n';
    static_cast<void>(::write(ends[1], &claimed, 1));
    pause();
  }
  char claimed = 0;
  ASSERT_EQ(::read(ends[0], &claimed, 1), 1);
  EXPECT_EQ(claimed, 'y');
  Records records(file());
  EXPECT_EQ(records.claim().error().code, FaultCode::locked);
  EXPECT_EQ(holder_of(file())->process, child);
  kill(child, SIGKILL);
  ASSERT_EQ(waitpid(child, nullptr, 0), child);
  EXPECT_TRUE(records.claim());
}

TEST_F(RecordsTest, that_another_program_holds_keep_nobody_waiting) {
  Records records(file());
  ASSERT_TRUE(add(records));
  const auto other = Database::open(file(), Database::Access::write, 0);
  ASSERT_TRUE(other->run("BEGIN IMMEDIATE"));
  const auto match = test::tiny_bout();
  const auto begun = std::chrono::steady_clock::now();
  {
    BoutRecorder recorder(records, opening_of(*match), two_seats());
    Random random(7);
    for (int step = 0; step < 300 && test::answer_at_random(*match, random); ++step) {
      recorder.keep(*match);
      EXPECT_EQ(kept_bouts(records).size(), 1U);
    }
    EXPECT_EQ(recorder.trouble()->code, FaultCode::locked);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(3));
  const auto news = records.take_news();
  ASSERT_TRUE(news && news->kind == News::Kind::kept_beside);
  EXPECT_EQ(news->file.parent_path(), folder_.path() / "scripts");
  const auto beside = parse_script(*read_whole(news->file));
  ASSERT_TRUE(beside);
  EXPECT_EQ(*beside, match->script()) << "all of it";
}

TEST_F(RecordsTest, write_a_bout_beside_themselves_as_soon_as_anything_can_be_written) {
  Records records(file());
  ASSERT_TRUE(add(records));
  const auto other = Database::open(file(), Database::Access::write, 0);
  ASSERT_TRUE(other->run("BEGIN IMMEDIATE"));
  std::ofstream(folder_.path() / "scripts") << "no folder can be made here";
  const auto match = test::tiny_bout();
  {
    BoutRecorder recorder(records, opening_of(*match), two_seats());
    Random random(7);
    test::answer_at_random(*match, random);
    recorder.keep(*match);
  }
  auto news = records.take_news();
  ASSERT_TRUE(news && news->kind == News::Kind::not_kept);
  EXPECT_FALSE(add(records));
  EXPECT_FALSE(records.take_news());
  std::filesystem::remove(folder_.path() / "scripts");
  ASSERT_TRUE(other->run("ROLLBACK"));
  EXPECT_TRUE(add(records));
  news = records.take_news();
  ASSERT_TRUE(news && news->kind == News::Kind::kept_beside);
  EXPECT_EQ(*parse_script(*read_whole(news->file)), match->script());
}

TEST_F(RecordsTest, that_are_let_go_get_what_waited_by_itself) {
  Records records(file());
  ASSERT_TRUE(add(records));
  const auto other = Database::open(file(), Database::Access::write, 0);
  ASSERT_TRUE(other->run("BEGIN IMMEDIATE"));
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  records.finish();
  ASSERT_TRUE(recorder.trouble());
  ASSERT_TRUE(other->run("ROLLBACK"));
  for (int tries = 0; tries < 100 && recorder.trouble(); ++tries) {
    usleep(50'000);
  }
  EXPECT_FALSE(recorder.trouble()) << "without another step";
  EXPECT_EQ(kept_bouts(records).size(), 2U);
}

/// A bout goes on while its book goes away by `happening`; all of it is in the book that lies there afterwards.
template <class Happening>
void goes_on_while(const std::filesystem::path& file, Happening happening) {
  Records records(file);
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  Random random(7);
  const auto go_on = [&] {
    test::answer_at_random(*match, random);
    recorder.keep(*match);
  };
  go_on();
  ASSERT_TRUE(recorder.flush());
  happening();
  go_on();
  ASSERT_TRUE(recorder.flush());
  const auto news = records.take_news();
  EXPECT_TRUE(news && news->kind == News::Kind::replaced);
  EXPECT_EQ(kept_script(records, recorder.bout()), match->script());
  go_on();
  ASSERT_TRUE(recorder.flush());
  EXPECT_FALSE(records.take_news()) << "told once";
  Records other(file);
  EXPECT_EQ(kept_script(other, recorder.bout()), match->script());
}

TEST_F(RecordsTest, go_on_where_their_folder_was_removed) {
  goes_on_while(folder_.path() / "saves" / "records.db", [this] { std::filesystem::remove_all(folder_.path() / "saves"); });
}

TEST_F(RecordsTest, go_on_in_another_book_that_was_put_in_their_place_and_touch_nothing_there) {
  const std::filesystem::path other = folder_.path() / "other.db";
  {
    Records records(other);
    ASSERT_TRUE(add(records));
    ASSERT_TRUE(add(records));
  }
  goes_on_while(file(), [&] { std::filesystem::rename(other, file()); });
  Records records(file());
  EXPECT_EQ(kept_bouts(records).size(), 3U);
  EXPECT_EQ(kept_script(records, 1), (Script{.game = "tiny", .setup = some_row().setup, .dice = {}, .choices = {}}));
}

TEST_F(RecordsTest, that_somebody_writes_over_are_put_aside_and_begun_anew) {
  for (const char* const harm : {": > ", "head -c 100000 /dev/zero | dd conv=notrunc status=none of="}) {
    std::filesystem::remove_all(folder_.path());
    std::filesystem::create_directories(folder_.path());
    Records records(file());
    ASSERT_TRUE(add(records));
    records.checkpoint();
    records.finish();
    // By another process: the same file, other bytes.
    ASSERT_EQ(std::system((harm + file().string()).c_str()), 0);
    EXPECT_TRUE(add(records)) << harm;
    const auto news = records.take_news();
    ASSERT_TRUE(news) << "it is told";
    EXPECT_EQ(news->kind, News::Kind::put_aside);
    EXPECT_EQ(kept_bouts(records).size(), 1U) << "in a book that is whole";
    EXPECT_TRUE(look_through(file()));
  }
}

TEST_F(RecordsTest, hang_on_no_log_when_a_bout_is_over) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  keep_to_the_end(*match, recorder);
  records.finish();
  const std::filesystem::path copy = folder_.path() / "copy.db";
  std::filesystem::copy_file(file(), copy);  // without the log
  Records copied(copy);
  EXPECT_EQ(kept_script(copied, recorder.bout()), match->script());
}

TEST_F(RecordsTest, say_when_the_end_of_their_log_does_not_read) {
  const std::filesystem::path log = folder_.path() / "records.db-wal";
  const std::filesystem::path crashed = folder_.path() / "crashed";
  {
    Records records(file());
    for (int bout = 0; bout < 5; ++bout) {
      ASSERT_TRUE(add(records));
    }
    // As a crash leaves it.
    std::filesystem::create_directories(crashed);
    std::filesystem::copy_file(file(), crashed / "records.db");
    std::filesystem::copy_file(log, crashed / "records.db-wal");
  }
  const auto news_of = [](const std::filesystem::path& book) {
    Records records(book);
    EXPECT_TRUE(add(records));
    return records.take_news();
  };
  const std::string whole = *read_whole(crashed / "records.db-wal");
  const std::string book = *read_whole(crashed / "records.db");
  const auto with_log = [&](const std::string& bytes) {
    for (const auto& entry : std::filesystem::directory_iterator(crashed)) {
      std::filesystem::remove(entry.path());
    }
    EXPECT_TRUE(write_whole(crashed / "records.db", book));
    EXPECT_TRUE(write_whole(crashed / "records.db-wal", bytes));
    return news_of(crashed / "records.db");
  };
  EXPECT_FALSE(with_log(whole)) << "a crash alone is nothing to speak of";
  EXPECT_FALSE(with_log(whole.substr(0, whole.size() - 1000))) << "nor a change that was never whole";
  for (const std::size_t place : {std::size_t{17}, std::size_t{3}, whole.size() / 2, whole.size() - 5}) {
    std::string flipped = whole;
    flipped[place] = static_cast<char>(flipped[place] ^ 4);
    const auto news = with_log(flipped);
    ASSERT_TRUE(news) << place;
    EXPECT_EQ(news->kind, News::Kind::unread_tail);
    EXPECT_EQ(*read_whole(news->file), flipped) << "nothing is lost";
  }
}

/// What lies in the file besides, made by `commands`.
void add_to(const std::filesystem::path& file, const std::string& commands) {
  const auto database = Database::open(file, Database::Access::write, 0);
  ASSERT_TRUE(database->run(commands));
}

TEST_F(RecordsTest, that_say_another_version_than_their_tables_have_are_put_right) {
  for (const int said : {0, 1, 2, 7, 999}) {
    {
      Records records(file());
      ASSERT_TRUE(add(records));
    }
    add_to(file(), "PRAGMA user_version = " + std::to_string(said));
    Records records(file());
    const std::size_t before = kept_bouts(records).size();
    EXPECT_GT(before, 0U) << said;
    ASSERT_TRUE(add(records)) << said;
    EXPECT_EQ(kept_bouts(records).size(), before + 1);
    EXPECT_FALSE(records.take_news());
    const auto there = records.read([](const Database& database) -> Result<std::int64_t> {
      FC_TRY(Statement asked, database.prepare("PRAGMA user_version"));
      FC_TRY(asked.next());
      return asked.number(0);
    });
    EXPECT_EQ(there, newest_version());
  }
}

TEST_F(RecordsTest, whose_tables_are_not_what_they_were_are_put_aside) {
  for (const char* const harm : {"DROP TABLE habit", "CREATE TRIGGER t AFTER INSERT ON bout BEGIN DELETE FROM step; END",
                                 "DROP TABLE step; CREATE VIEW step AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i "
                                 "FROM n) SELECT 1 AS bout, 0 AS "
                                 "choice, i AS number, 1 AS value FROM n"}) {
    const test::Folder folder;
    const std::filesystem::path file = folder.path() / "records.db";
    {
      Records records(file);
      ASSERT_TRUE(add(records));
    }
    add_to(file, harm);
    const auto before = read_whole(file);
    Records records(file);
    EXPECT_TRUE(add(records)) << harm;
    EXPECT_EQ(kept_bouts(records).size(), 1U) << harm;
    const auto news = records.take_news();
    ASSERT_TRUE(news && news->kind == News::Kind::put_aside) << harm;
    EXPECT_EQ(read_whole(news->file), before) << "not a byte was changed";
  }
}

TEST_F(RecordsTest, of_another_program_are_refused_untouched) {
  for (const char* const content : {"CREATE TABLE cookies (name TEXT)",
                                    "PRAGMA application_id = 4711; CREATE TABLE bout (a); CREATE "
                                    "TABLE step (b)",
                                    "CREATE VIEW bout AS SELECT 1 AS id; CREATE VIEW step AS SELECT 1 AS bout"}) {
    const test::Folder folder;
    const std::filesystem::path file = folder.path() / "records.db";
    add_to(file, content);
    const auto before = read_whole(file);
    {
      Records records(file);
      EXPECT_EQ(add(records).error().code, FaultCode::wrong_type) << content;
      EXPECT_FALSE(records.read([](const Database& database) { return bouts_before(database, 0, 9); })) << content;
      EXPECT_FALSE(records.take_news()) << content;
    }
    EXPECT_EQ(read_whole(file), before) << content;
  }
}

TEST_F(RecordsTest, with_a_value_larger_than_any_of_ours_are_no_trap) {
  Records records(file());
  ASSERT_TRUE(add(records));
  add_to(file(), "PRAGMA application_id");  // only to see that it opens
  {
    sqlite3* raw = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &raw), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(raw, "UPDATE bout SET names = zeroblob(200000000)", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(raw);
  }
  const auto rows = records.read([](const Database& database) { return bouts_before(database, 0, 9); });
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.error().code, FaultCode::out_of_range);
}

TEST_F(RecordsTest, that_answer_no_question_in_two_seconds_are_given_up) {
  Records records(file());
  ASSERT_TRUE(add(records));
  const auto begun = std::chrono::steady_clock::now();
  const auto answer = records.read([](const Database& database) -> Result<std::int64_t> {
    FC_TRY(Statement asked,
           database.prepare("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"));
    FC_TRY(asked.next());
    return asked.number(0);
  });
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, FaultCode::out_of_range);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(10));
}

TEST_F(RecordsTest, are_their_owners_alone) {
  using std::filesystem::perms;
  const auto is_private = [](const std::filesystem::path& path) {
    return (std::filesystem::status(path).permissions() & (perms::group_all | perms::others_all)) == perms::none;
  };
  {
    Records records(file());
    ASSERT_TRUE(add(records));
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) {
      EXPECT_TRUE(is_private(entry.path())) << entry.path();
    }
  }
  std::filesystem::permissions(file(), perms::all);
  Records records(file());
  ASSERT_TRUE(add(records));
  EXPECT_TRUE(is_private(file())) << "an older one too";
}

TEST_F(RecordsTest, find_a_script_among_thousands_of_its_set_up) {
  Records records(file());
  Result<void> done;
  records.write(
      [](const Database& database) -> Result<void> {
        for (int number = 0; number < 3000; ++number) {
          Family family;
          family.head = {.row = some_row(1), .seats = {}, .script = {}};
          family.head.script = {.game = family.head.row.game, .setup = family.head.row.setup, .dice = {}, .choices = {}};
          for (int die = 0; die < 40; ++die) {
            family.head.script.dice.push_back((number >> (die % 12)) & 1);
          }
          FC_TRY(const CameIn came, take_in(database, family, open_any));
          EXPECT_FALSE(came.was_there);
          EXPECT_EQ(find_equal(database, family.head.script), came.bout);
        }
        return {};
      },
      [&done](const Result<void>& written) { done = written; });
  const auto begun = std::chrono::steady_clock::now();
  records.finish();
  EXPECT_TRUE(done);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(20)) << "minutes, where each is held against all";
}

TEST_F(RecordsTest, find_a_script_as_it_stands_now) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  Random random(7);
  const auto found = [&](const Script& script) {
    return records.read([&](const Database& database) { return find_equal(database, script); }).value_or(-1);
  };
  for (int step = 0; step < 40; ++step) {
    test::answer_at_random(*match, random);
    recorder.keep(*match);
  }
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(found(match->script()), recorder.bout());
  Script earlier = match->script();
  earlier.dice.resize(earlier.dice.size() / 2);
  earlier.choices.resize(earlier.choices.size() / 2);
  EXPECT_EQ(found(earlier), 0);
  const auto again = test::tiny_bout();
  static_cast<void>(replay(*again, earlier));
  recorder.keep(*again);
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(found(again->script()), recorder.bout()) << "steps that were taken back count no more";
  EXPECT_EQ(found(match->script()), 0);
}

TEST_F(RecordsTest, take_back_a_job_that_throws_and_do_the_next) {
  Records records(file());
  for (const bool in_done : {false, true}) {
    std::vector<Result<void>> told;
    records.write(
        [in_done](const Database& database) -> Result<void> {
          FC_TRY(insert_bout(database, some_row(), two_seats()));
          return in_done ? Result<void>() : throw std::bad_alloc();
        },
        [&](const Result<void>& done) {
          told.push_back(done);
          if (in_done && told.size() == 1) {
            throw std::length_error("who waits for it");
          }
        });
    records.finish();
    ASSERT_FALSE(told.empty());
    EXPECT_FALSE(told.back());
    EXPECT_EQ(told.back().error().where, "unexpected") << "one line to whoever waits for it";
    EXPECT_EQ(kept_bouts(records).size(), in_done ? 2U : 0U) << "taken back, or kept before it was told";
    EXPECT_TRUE(add(records));
  }
  EXPECT_EQ(kept_bouts(records).size(), 3U);
}

TEST_F(RecordsTest, change_no_byte_of_their_file_when_a_job_fails) {
  Records records(file());
  ASSERT_TRUE(add(records));
  const auto log = std::filesystem::path(file()) += "-wal";
  const std::string before = *read_whole(file());
  const std::string logged = *read_whole(log);
  ASSERT_FALSE(logged.empty());
  records.write(
      [](const Database&) -> Result<void> { return fault(FaultCode::cannot_write, "", "the file may be another's"); });
  records.finish();
  EXPECT_EQ(*read_whole(file()), before);
  EXPECT_EQ(read_whole(log), logged) << "what was kept waits in the log";
  EXPECT_EQ(kept_bouts(records).size(), 1U);
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

// Saves are whole or not there, whatever happens to the program.
#include "match/script.h"

#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "library/whole_file.h"
#include "tests/match/bouts.h"

namespace fc {
namespace {

namespace fs = std::filesystem;

class ScriptFileTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("four-corners-script-file-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] const fs::path& folder() const { return folder_; }
  [[nodiscard]] fs::path file() const { return folder_ / "bouts" / "bout.json"; }

 private:
  fs::path folder_;
};

/// A bout after so many answers.
std::unique_ptr<Match> bout_after(int answers) {
  auto match = test::tiny_bout();
  Random random(5);
  for (int answer = 0; answer < answers && test::answer_at_random(*match, random); ++answer) {
  }
  return match;
}

TEST_F(ScriptFileTest, keeps_the_last_script_in_a_new_folder) {
  {
    ScriptFile kept(file());
    for (int answers = 0; answers < 50; ++answers) {
      kept.keep(*bout_after(answers));
    }
  }
  EXPECT_EQ(read_script(file()), bout_after(49)->script());
}

TEST_F(ScriptFileTest, is_on_the_disk_after_a_flush) {
  ScriptFile kept(file());
  kept.keep(*bout_after(3));
  EXPECT_TRUE(kept.flush());
  EXPECT_EQ(read_script(file()), bout_after(3)->script());
}

TEST_F(ScriptFileTest, passes_over_what_is_outdated_before_it_is_written) {
  fs::create_directories(file().parent_path());
  const int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  ASSERT_GE(inotify_add_watch(watch, file().parent_path().c_str(), IN_MOVE),
            0);  // the same twice running would be told once
  constexpr int most = 300;
  const auto last = bout_after(9);
  {
    ScriptFile kept(file());
    for (int answers = 0; answers < most; ++answers) {
      kept.keep(*last);
    }
  }
  std::array<char, 65536> told{};
  int written = 0;
  for (ssize_t got = read(watch, told.data(), told.size()); got > 0; got = read(watch, told.data(), told.size())) {
    for (ssize_t at = 0; at < got;) {
      inotify_event event{};
      std::memcpy(&event, told.data() + at, sizeof event);
      written += (event.mask & IN_MOVED_TO) != 0 ? 1 : 0;
      at += static_cast<ssize_t>(sizeof event + event.len);
    }
  }
  close(watch);
  EXPECT_GT(written, 0);
  EXPECT_LT(written, most) << "a slow disk keeps up with any number of answers";
}

TEST_F(ScriptFileTest, writes_nothing_when_nothing_was_saved) {
  { const ScriptFile kept(file()); }
  EXPECT_FALSE(fs::exists(file()));
}

TEST_F(ScriptFileTest, leaves_no_other_file_behind) {
  {
    ScriptFile kept(file());
    kept.keep(*bout_after(1));
  }
  const auto entries = std::distance(fs::directory_iterator(file().parent_path()), fs::directory_iterator());
  EXPECT_EQ(entries, 1);
}

TEST_F(ScriptFileTest, says_that_it_cannot_write_as_long_as_it_is_so) {
  // A file where the folder should be: refused to root too.
  std::ofstream(folder() / "bouts") << "in the way";
  ScriptFile kept(file());
  EXPECT_FALSE(kept.trouble());
  kept.keep(*bout_after(1));
  const auto failed = kept.flush();
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, FaultCode::cannot_write);
  EXPECT_EQ(failed.error().where, file().string());
  EXPECT_TRUE(kept.trouble());
  EXPECT_TRUE(kept.trouble()) << "it stays so";
  fs::remove(folder() / "bouts");
  kept.keep(*bout_after(3));
  EXPECT_TRUE(kept.flush());
  EXPECT_FALSE(kept.trouble());
}

TEST_F(ScriptFileTest, leaves_the_old_file_when_the_disk_is_full) {
  ASSERT_TRUE(write_whole(file(), "old"));
  // No byte more may be written by this process: as if the disk were full. In a child, since it cannot be undone.
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit none{.rlim_cur = 0, .rlim_max = 0};
    setrlimit(RLIMIT_FSIZE, &none);
    const auto written = write_whole(file(), "new");
    _exit(!written && written.error().code == FaultCode::cannot_write ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(read_whole(file()), "old");
}

TEST_F(ScriptFileTest, leaves_a_whole_script_after_a_kill_at_any_moment) {
  static_cast<void>(test::all_games());  // read once, before the children
  for (int attempt = 0; attempt < 10; ++attempt) {
    const pid_t child = fork();
    if (child == 0) {
      ScriptFile kept(file());
      Random random(static_cast<std::uint64_t>(attempt));
      for (;;) {
        const auto match = test::tiny_bout();
        while (test::answer_at_random(*match, random)) {
          kept.keep(*match);
        }
      }
    }
    constexpr int most_looks = 30000;  // half a minute: a busy machine may not let the child begin
    for (int look = 0; look < most_looks && !fs::exists(file()); ++look) {
      usleep(1000);
    }
    usleep(static_cast<useconds_t>(1700 * attempt));
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    const auto script = read_script(file());
    ASSERT_TRUE(script) << one_line(script.error());
    EXPECT_TRUE(replay(*test::tiny_bout(), *script));
    fs::remove(file());
  }
}

}  // namespace
}  // namespace fc

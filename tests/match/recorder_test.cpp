// Saves are whole or not there, whatever happens to the program.
#include "match/recorder.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "library/whole_file.h"
#include "match/script.h"

namespace fc {
namespace {

namespace fs = std::filesystem;

class RecorderTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("four-corners-recorder-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] const fs::path& folder() const { return folder_; }
  [[nodiscard]] fs::path file() const { return folder_ / "bouts" / "bout.json"; }

 private:
  fs::path folder_;
};

Script script_of(int dice) {
  return {.game = "ringside", .setup = "{}", .dice = std::vector<int>(static_cast<std::size_t>(dice), 42), .choices = {}};
}

TEST_F(RecorderTest, keeps_the_last_script_in_a_new_folder) {
  {
    Recorder recorder(file());
    for (int dice = 0; dice < 200; ++dice) {
      recorder.save(script_of(dice));
    }
  }
  EXPECT_EQ(read_script(file()), script_of(199));
}

TEST_F(RecorderTest, is_on_the_disk_after_a_flush) {
  Recorder recorder(file());
  recorder.save(script_of(3));
  EXPECT_TRUE(recorder.flush());
  EXPECT_EQ(read_script(file()), script_of(3));
}

TEST_F(RecorderTest, writes_nothing_when_nothing_was_saved) {
  { const Recorder recorder(file()); }
  EXPECT_FALSE(fs::exists(file()));
}

TEST_F(RecorderTest, leaves_no_other_file_behind) {
  {
    Recorder recorder(file());
    recorder.save(script_of(1));
  }
  const auto entries = std::distance(fs::directory_iterator(file().parent_path()), fs::directory_iterator());
  EXPECT_EQ(entries, 1);
}

TEST_F(RecorderTest, tells_once_that_it_cannot_write_and_again_after_it_could) {
  // A file where the folder should be: refused to root too.
  std::ofstream(folder() / "bouts") << "in the way";
  Recorder recorder(file());
  EXPECT_FALSE(recorder.take_fault());
  recorder.save(script_of(1));
  const auto failed = recorder.flush();
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, FaultCode::cannot_write);
  EXPECT_EQ(failed.error().where, file().string());
  EXPECT_TRUE(recorder.take_fault());
  recorder.save(script_of(2));
  EXPECT_FALSE(recorder.flush());
  EXPECT_FALSE(recorder.take_fault()) << "told once, not once a step";
  fs::remove(folder() / "bouts");
  recorder.save(script_of(3));
  EXPECT_TRUE(recorder.flush());
  fs::remove_all(folder() / "bouts");
  std::ofstream(folder() / "bouts") << "in the way again";
  recorder.save(script_of(4));
  EXPECT_FALSE(recorder.flush());
  EXPECT_TRUE(recorder.take_fault());
}

TEST_F(RecorderTest, leaves_the_old_file_when_the_disk_is_full) {
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

TEST_F(RecorderTest, leaves_a_whole_script_after_a_kill_at_any_moment) {
  for (int attempt = 0; attempt < 10; ++attempt) {
    const pid_t child = fork();
    if (child == 0) {
      Recorder recorder(file());
      for (int dice = 0;; dice = (dice + 1) % 5000) {
        recorder.save(script_of(dice));
      }
    }
    usleep(static_cast<useconds_t>(3000 + 1700 * attempt));
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    if (fs::exists(file())) {
      const auto script = read_script(file());
      ASSERT_TRUE(script) << one_line(script.error());
      EXPECT_EQ(*script, script_of(static_cast<int>(script->dice.size())));
    }
  }
  EXPECT_TRUE(fs::exists(file())) << "ten children wrote nothing at all";
}

}  // namespace
}  // namespace fc

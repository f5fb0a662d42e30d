// The program itself: exit statuses, what it says, what it leaves behind.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "records/bouts.h"
#include "records/folder.h"
#include "tests/hardened.h"

namespace fc {
namespace {

struct Ended {
  int status = -1;
  std::string out;
  std::string err;
};

class Program : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) /
              (std::string("fc-program-") + testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// Runs the program without a display. environment: shell assignments before it.
  [[nodiscard]] Ended run(const std::string& arguments, const std::string& environment = "") const {
    const std::string out = (folder_ / "out.txt").string();
    const std::string err = (folder_ / "err.txt").string();
    const std::string command = "env -u DISPLAY -u WAYLAND_DISPLAY " + environment +
                                " " FC_PROGRAM " --data " FC_SOURCE_DIR "/data --saves " + (folder_ / "saves").string() +
                                " " + arguments + " >" + out + " 2>" + err;
    const int waited = std::system(command.c_str());
    return {.status = WIFEXITED(waited) ? WEXITSTATUS(waited) : -1, .out = text_of(out), .err = text_of(err)};
  }
  /// Runs the program that lies there without a word of where its data lie. Everything else as `run`.
  [[nodiscard]] Ended run_installed(const std::string& program, const std::string& arguments) const {
    const std::string out = (folder_ / "out.txt").string();
    const std::string err = (folder_ / "err.txt").string();
    const std::string command = "cd / && env -u DISPLAY -u WAYLAND_DISPLAY XDG_DATA_HOME=" + (folder_ / "home").string() +
                                " " + program + " " + arguments + " >" + out + " 2>" + err;
    const int waited = std::system(command.c_str());
    return {.status = WIFEXITED(waited) ? WEXITSTATUS(waited) : -1, .out = text_of(out), .err = text_of(err)};
  }
  static std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static bool is_one_line(const std::string& text) { return !text.empty() && text.find('\n') == text.size() - 1; }

  std::filesystem::path folder_;
};

TEST_F(Program, paints_without_display_sound_card_or_input) {
  const Ended ended =
      run("--offscreen --virtual-time --frames 61 --shot-every 30 --shots " + (folder_ / "shots").string() + " --stats");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(std::filesystem::exists(folder_ / "shots" / "frame-000000.png"));
  EXPECT_TRUE(std::filesystem::exists(folder_ / "shots" / "frame-000060.png"));
  const nlohmann::json stats = nlohmann::json::parse(ended.out, nullptr, false);
  ASSERT_TRUE(stats.is_object()) << ended.out;
  EXPECT_EQ(stats["frames"], 61);
}

TEST_F(Program, says_in_one_line_that_there_is_no_display) {
  const Ended ended = run("--frames 3");
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(is_one_line(ended.err)) << ended.err;
  EXPECT_NE(ended.err.find("--offscreen"), std::string::npos);
}

TEST_F(Program, wrong_arguments_and_unreadable_data_end_with_status_2_and_one_line) {
  for (const char* arguments : {"--speed 3", "--offscreen --game chess", "--offscreen --input /nowhere/hands.jsonl",
                                "--offscreen --script /nowhere/bout.json", "--offscreen --data /nowhere"}) {
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.status, 2) << arguments;
    EXPECT_TRUE(is_one_line(ended.err)) << arguments << ": " << ended.err;
  }
}

TEST_F(Program, reads_no_pipe_and_no_device_as_a_file) {
  for (const char* arguments :
       {"--offscreen --script /dev/full", "--offscreen --input /dev/full", "--offscreen --input /dev/zero"}) {
    const Ended ended = run(arguments, "timeout 20");
    EXPECT_EQ(ended.status, 2) << arguments;
    EXPECT_TRUE(is_one_line(ended.err)) << arguments << ": " << ended.err;
  }
}

TEST_F(Program, says_one_line_whatever_the_names_hold) {
  for (const char* arguments : {"--offscreen --input \"$(printf '/no\nwhere')\"", "--\"$(printf 'a\033[2J')\"",
                                "--offscreen --script \"$(printf '/a\033[2J')\""}) {
    const Ended ended = run(arguments);
    EXPECT_NE(ended.status, 0) << arguments;
    EXPECT_TRUE(is_one_line(ended.err)) << arguments << ": " << ended.err;
    EXPECT_EQ(ended.err.find('\x1b'), std::string::npos);
  }
}

TEST_F(Program, says_one_line_of_what_nobody_expected) {
  // A thread's stack is as large as the shell says: of this size there is none.
  const Ended ended = run("--offscreen --frames 3", "sh -c 'ulimit -s 70000000000 && exec \"$@\"' sh");
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(is_one_line(ended.err)) << ended.err;
  EXPECT_NE(ended.err.find("unexpected"), std::string::npos) << ended.err;
}

TEST_F(Program, plays_from_wherever_its_installation_was_moved_to) {
  const std::filesystem::path first = folder_ / "first";
  ASSERT_EQ(std::system(("cmake --install " FC_BUILD_DIR " --prefix " + first.string() + " >/dev/null").c_str()), 0);
  std::filesystem::rename(first, folder_ / "second place");
  const std::filesystem::path programs = folder_ / "second place" / "bin";
  const Ended cabinet =
      run_installed("\"" + (programs / "four-corners").string() + "\"",
                    "--offscreen --virtual-time --demo --frames 40 --seed 3 --saves " + (folder_ / "saves").string());
  EXPECT_EQ(cabinet.status, 0) << cabinet.err;
  const Ended referee = run_installed("\"" + (programs / "four-corners-cli").string() + "\"", "check-data");
  EXPECT_EQ(referee.status, 0) << referee.err;
  std::filesystem::rename(folder_ / "second place" / "share", folder_ / "second place" / "elsewhere");
  EXPECT_EQ(run_installed("\"" + (programs / "four-corners-cli").string() + "\"", "check-data").status, 2)
      << "it found data that were not installed";
}

TEST_F(Program, speaks_the_commentary_of_a_demonstration) {
  const Ended once = run("--offscreen --virtual-time --demo --speed 4 --frames 400 --seed 3");
  EXPECT_EQ(once.status, 0) << once.err;
  EXPECT_GT(std::ranges::count(once.out, '\n'), 5) << once.out;
  EXPECT_EQ(run("--offscreen --virtual-time --demo --speed 4 --frames 400 --seed 3").out, once.out)
      << "all follows the seed";
  EXPECT_NE(run("--offscreen --virtual-time --demo --speed 4 --frames 400 --seed 4").out, once.out);
}

TEST_F(Program, timed_hands_reach_a_bout) {
  std::ofstream(folder_ / "hands.jsonl") << R"({"frame":5,"device":"pad1","press":"a"})"
                                            "\n"
                                            R"({"frame":10,"device":"pad1","press":"a"})"
                                            "\n"
                                            R"({"frame":15,"device":"pad1","press":"a"})"
                                            "\n"
                                            R"({"frame":20,"device":"pad1","press":"a"})"
                                            "\n";
  const Ended ended = run("--offscreen --virtual-time --frames 240 --seed 5 --input " + (folder_ / "hands.jsonl").string());
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(std::filesystem::exists(folder_ / "saves" / "records.db"));
  EXPECT_FALSE(ended.out.empty()) << "the commentary began";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_ / "saves")) {
    constexpr auto others = std::filesystem::perms::group_all | std::filesystem::perms::others_all;
    EXPECT_TRUE(entry.is_directory() || (entry.status().permissions() & others) == std::filesystem::perms::none)
        << entry.path() << ": the names of those who boxed are nobody else's business";
  }
}

TEST_F(Program, signals_end_it_well_and_a_kiosk_too) {
  constexpr const char* after_a_second = "timeout --kill-after=20 --preserve-status --signal=";
  for (const char* signal : {"TERM", "INT", "HUP"}) {
    const Ended ended = run("--offscreen --kiosk", std::string(after_a_second) + signal + " 1");
    EXPECT_EQ(ended.status, 0) << signal << ": " << ended.err;
    EXPECT_TRUE(ended.err.empty()) << ended.err;
  }
  EXPECT_EQ(run("--offscreen --demo --virtual-time", std::string(after_a_second) + "TERM 1").status, 0);
}

TEST_F(Program, a_second_signal_breaks_off_nothing_that_is_being_put_away) {
  std::ofstream(folder_ / "twice.sh") << "\"$@\" & program=$!\n"
                                      << "sleep 2\n"
                                      << "for times in $(seq 40); do kill -TERM $program 2>&-; sleep 0.002; done\n"
                                      << "wait $program\n";
  const Ended ended = run("--offscreen --kiosk", "sh " + (folder_ / "twice.sh").string());
  EXPECT_EQ(ended.status, 0) << ended.err;
}

TEST_F(Program, boxes_on_when_nobody_listens) {
  const std::string status = (folder_ / "status").string();
  std::ofstream(folder_ / "deaf.sh") << "(\"$@\"; echo $? >" + status + ") | head -c 1 >/dev/null\n";
  const Ended ended =
      run("--offscreen --virtual-time --demo --speed 4 --frames 400 --seed 3", "sh " + (folder_ / "deaf.sh").string());
  EXPECT_EQ(text_of(status), "0\n") << ended.err;
}

TEST_F(Program, prints_into_no_file_of_its_own_where_it_was_given_none) {
  std::ofstream(folder_ / "files.sh") << "\"$@\" <&- >&- 2>&- & program=$!; sleep 2\n"
                                      << "for file in 0 1 2; do readlink /proc/$program/fd/$file; done\n"
                                      << "kill $program; wait $program\n";
  const Ended ended = run("--offscreen --demo --speed 4", "sh " + (folder_ / "files.sh").string());
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(ended.out, "/dev/null\n/dev/null\n/dev/null\n");
}

TEST_F(Program, leaves_in_time_while_another_program_holds_the_book) {
  std::ofstream hands(folder_ / "hands.jsonl");
  for (int frame = 5; frame < 2000; frame += 5) {
    hands << R"({"frame":)" << frame << R"(,"device":"pad1","press":"a"})"
          << "\n";
  }
  hands.close();
  const auto book = records::open_to_write(folder_ / "saves" / "records.db", 0);
  ASSERT_TRUE(book && book->run("BEGIN IMMEDIATE"));
  // The signal comes a second after the first line of a bout.
  const std::string asked = (folder_ / "asked").string();
  const std::string left = (folder_ / "left").string();
  const std::string out = (folder_ / "out.txt").string();
  std::ofstream(folder_ / "leave.sh") << "\"$@\" & program=$!\n"
                                      << "for tenth in $(seq 600); do [ -s " + out + " ] && break; sleep 0.1; done\n"
                                      << "sleep 1; date +%s%3N >" + asked +
                                             "; kill -TERM $program; wait $program; status=$?\n"
                                      << "date +%s%3N >" + left + "; exit $status\n";
  const Ended ended = run("--offscreen --window 320x240 --seed 5 --speed 4 --input " + (folder_ / "hands.jsonl").string(),
                          "sh " + (folder_ / "leave.sh").string());
  EXPECT_FALSE(ended.out.empty()) << "a bout had begun";
  EXPECT_LT(std::stoll(text_of(left)) - std::stoll(text_of(asked)), 3000) << "milliseconds";
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(is_one_line(ended.err)) << ended.err;
  int beside = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder_ / "saves" / "scripts")) {
    ++beside;
    EXPECT_NE(ended.err.find(entry.path().string()), std::string::npos) << "where it lies is said: " << ended.err;
    EXPECT_TRUE(nlohmann::json::accept(text_of(entry.path())));
  }
  EXPECT_EQ(beside, 1);
}

#ifdef FC_FAILING_MEMORY
/// Somebody accepts whatever he is offered, and so sits down to a bout.
class WithoutMemory : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    std::ofstream hands(folder_ / "hands.jsonl");
    for (int frame = 5; frame < most_frames; frame += 5) {
      hands << R"({"frame":)" << frame << R"(,"device":"pad1","press":"a"})"
            << "\n";
    }
  }
  /// The same every time, but for the place where memory runs out once. Fails unless it ends by itself, with a line at most.
  [[nodiscard]] Ended run_without(long place, const std::string& environment) const {
    std::filesystem::remove_all(folder_ / "saves");
    const Ended ended = run("--offscreen --virtual-time --window 320x240 --seed 5 --speed 4 --frames " +
                                std::to_string(most_frames) + " --input " + (folder_ / "hands.jsonl").string(),
                            "LD_PRELOAD=" FC_FAILING_MEMORY " FC_FAIL_AT=" + std::to_string(place) +
                                " FC_COUNT=" + (folder_ / "count").string() + " " + environment);
    EXPECT_NE(ended.status, -1) << place << ": " << ended.err;
    EXPECT_TRUE(ended.err.empty() || is_one_line(ended.err)) << place << ": " << ended.err;
    return ended;
  }
  [[nodiscard]] long count() const { return std::stol(text_of(folder_ / "count")); }
  /// Bouts that are kept, whole.
  [[nodiscard]] std::size_t kept() const {
    const auto book = records::open_to_read(folder_ / "saves" / "records.db", 0);
    const auto rows = book ? records::bouts_before(*book, 0, 1000) : tl::make_unexpected(book.error());
    EXPECT_TRUE(rows) << one_line(rows.error());
    return rows ? rows->size() : 0;
  }

  static constexpr int most_frames = 120;
  static constexpr int places = 8;
};

TEST_F(WithoutMemory, says_one_line_and_keeps_the_bout) {
  ASSERT_EQ(run_without(0, "").status, 0);
  const long all = count();
  int told = 0;
  for (int place = 1; place <= places; ++place) {
    const Ended ended = run_without(all * place / (places + 1), "");
    told += ended.status == 1 && ended.err.starts_with("four-corners: unexpected: ") ? 1 : 0;
    EXPECT_TRUE(ended.out.empty() || kept() >= 1) << "what was told of a bout is kept";
  }
  EXPECT_GT(told, places / 2) << "few libraries can do without";
}

TEST_F(WithoutMemory, goes_on_where_a_thread_beside_it_runs_out) {
  ASSERT_EQ(run_without(0, "FC_FAIL_THREADS=1").status, 0);
  const long all = count();
  ASSERT_GE(all, places);
  for (int place = 1; place <= places; ++place) {
    EXPECT_EQ(run_without(all * place / places, "FC_FAIL_THREADS=1").status, 0);
    EXPECT_GE(kept(), 1U);
  }
}
#endif

TEST_F(Program, is_built_with_all_guards) { test::expect_hardened(FC_PROGRAM, FC_FORTIFIED); }

TEST_F(Program, a_picture_folder_that_cannot_be_written_is_one_line) {
  std::ofstream(folder_ / "file") << "in the way";
  const Ended ended = run("--offscreen --virtual-time --frames 5 --shot-every 1 --shots " + (folder_ / "file").string());
  EXPECT_NE(ended.status, 0);
  EXPECT_TRUE(is_one_line(ended.err)) << ended.err;
}

}  // namespace
}  // namespace fc

// The program itself: what it is linked with, and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include "tests/hardened.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc {
namespace {

struct Ran {
  int status = -1;
  std::string out;
};

Ran shell(const std::string& command) {
  Ran ran;
  FILE* const pipe = popen(command.c_str(), "r");
  EXPECT_NE(pipe, nullptr);
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe)) {
    ran.out.append(part.data(), size);
  }
  const int status = pclose(pipe);
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

TEST(Program, links_no_sdl_and_no_imgui) {
  const Ran ran = shell("ldd " FC_CLI);
  ASSERT_EQ(ran.status, 0);
  ASSERT_NE(ran.out.find("libc.so"), std::string::npos) << ran.out;
  for (const char* const library : {"SDL", "imgui", "libGL", "libX11"}) {
    EXPECT_EQ(ran.out.find(library), std::string::npos) << ran.out;
  }
}

/// A script of the first game, for the shell.
std::string script() {
  const std::string slug = test::tested_slugs[0];
  return R"('{"game":")" + slug + R"(","setup":)" + test::some_setup(slug) + "}'";
}

const std::string boxers = std::string(FC_CLI " boxers ") + test::tested_slugs[0];

TEST(Program, is_built_with_all_guards) { test::expect_hardened(FC_CLI, FC_FORTIFIED); }

TEST(Program, says_by_its_status_whether_all_scripts_were_answered) {
  EXPECT_EQ(shell("echo " + script() + " | " FC_CLI " referee").status, 0);
  EXPECT_EQ(shell("echo '{}' | " FC_CLI " referee 2>&1").status, 2);
}

TEST(Program, finds_its_data_from_any_folder) {
  EXPECT_EQ(shell("cd / && " + (std::filesystem::current_path() / boxers).string()).status, 0);
}

TEST(Program, says_that_its_output_cannot_be_written) {
  const Ran ran = shell(boxers + " 2>&1 >/dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.out.find("cannot be written"), std::string::npos) << ran.out;
}

TEST(Program, reads_no_pipe_and_no_device_as_a_file) {
  for (const char* const command : {"referee /dev/full", "referee /dev/zero", "odds /dev/full", "sim merge /dev/full",
                                    "records import /dev/full --saves /nowhere"}) {
    const Ran ran = shell(std::string("timeout 10 " FC_CLI " ") + command + " 2>&1 >/dev/null");
    EXPECT_EQ(ran.status, 2) << command;
    EXPECT_NE(ran.out.find("is a device"), std::string::npos) << command << ": " << ran.out;
  }
  EXPECT_EQ(
      shell("p=$(mktemp -u) && mkfifo $p && timeout 10 " FC_CLI " referee $p 2>/dev/null; s=$?; rm $p; exit $s").status, 2);
}

TEST(Program, says_one_line_whatever_the_names_hold) {
  for (const char* const command : {"--data \"$(printf 'no\nwhere')\" boxers x 2>&1",
                                    "--data \"$(printf 'a\033[2J')\" check-data 2>&1", "\"$(printf 'no\nwhere')\" 2>&1",
                                    "\"$(printf 'a\033[2J')\" 2>&1", "referee \"$(printf 'no\nwhere')\" 2>&1 >/dev/null"}) {
    const Ran ran = shell(std::string(FC_CLI " ") + command);
    EXPECT_EQ(ran.status, 2) << command;
    EXPECT_EQ(ran.out.find('\n'), ran.out.size() - 1) << command << ": " << ran.out;
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos) << command;
  }
}

TEST(Program, says_one_line_of_what_nobody_expected) {
  // A thread's stack is as large as the shell says: of this size there is none.
  const Ran ran = shell("echo " + script() +
                        " | (ulimit -s 70000000000 && exec " FC_CLI " odds --bouts 50 --threads 2) 2>&1 >/dev/null");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out.find('\n'), ran.out.size() - 1) << ran.out;
  EXPECT_TRUE(ran.out.starts_with("unexpected: ")) << ran.out;
}

TEST(Program, draws_no_bar_into_a_pipe) {
  const Ran ran = shell("echo " + script() + " | " FC_CLI " odds --bouts 50 2>&1 >/dev/null");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "");
}

}  // namespace
}  // namespace fc

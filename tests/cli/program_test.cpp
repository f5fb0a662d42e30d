// The program itself: what it is linked with, and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

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

TEST(Program, draws_no_bar_into_a_pipe) {
  const Ran ran = shell("echo " + script() + " | " FC_CLI " odds --bouts 50 2>&1 >/dev/null");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "");
}

}  // namespace
}  // namespace fc

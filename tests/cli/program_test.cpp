// The program itself: what it is linked with, and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

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

TEST(Program, says_by_its_status_whether_all_scripts_were_answered) {
  const std::string good = R"('{"game":"ringside","setup":{"red":"joe-louis","blue":"joe-frazier","rounds":3}}')";
  EXPECT_EQ(shell("echo " + good + " | " FC_CLI " referee").status, 0);
  EXPECT_EQ(shell("echo '{}' | " FC_CLI " referee 2>&1").status, 2);
}

TEST(Program, finds_its_data_from_any_folder) {
  EXPECT_EQ(shell("cd / && " FC_CLI " boxers ringside").status, 0);
}

TEST(Program, says_that_its_output_cannot_be_written) {
  const Ran ran = shell(FC_CLI " boxers ringside 2>&1 >/dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.out.find("cannot be written"), std::string::npos) << ran.out;
}

TEST(Program, draws_no_bar_into_a_pipe) {
  const Ran ran = shell(FC_CLI " sim ringside --red joe-louis --blue joe-frazier --bouts 50 2>&1 >/dev/null");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "");
}

}  // namespace
}  // namespace fc

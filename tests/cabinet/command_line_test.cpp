#include "cabinet/program/command_line.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/program.h"

namespace fc::cabinet {
namespace {

std::variant<Options, ExitRequest> read(std::vector<const char*> arguments) {
  arguments.insert(arguments.begin(), "four-corners");
  return read_command_line(static_cast<int>(arguments.size()), arguments.data());
}

TEST(CommandLine, without_arguments_is_a_window_of_720_lines) {
  const auto options = std::get<Options>(read({}));
  EXPECT_EQ(options.width, 1280);
  EXPECT_EQ(options.height, 720);
  EXPECT_FALSE(options.fullscreen);
  EXPECT_FALSE(options.seed.has_value());
}

TEST(CommandLine, reads_everything_it_promises) {
  const auto options = std::get<Options>(read({"--game",
                                               "bare-knuckle",
                                               "--seed",
                                               "42",
                                               "--speed",
                                               "instant",
                                               "--lang",
                                               "fr",
                                               "--text-scale",
                                               "150",
                                               "--window",
                                               "1920x1080",
                                               "--renderer",
                                               "software",
                                               "--offscreen",
                                               "--virtual-time",
                                               "--frames",
                                               "90",
                                               "--shot-every",
                                               "30",
                                               "--shots",
                                               "out",
                                               "--input",
                                               "hands.jsonl",
                                               "--stats",
                                               "--reduced-motion",
                                               "--mute",
                                               "--data",
                                               "d",
                                               "--saves",
                                               "s"}));
  EXPECT_EQ(options.game, "bare-knuckle");
  EXPECT_EQ(options.seed, 42U);
  EXPECT_EQ(options.speed, 0);
  EXPECT_EQ(options.language, "fr");
  EXPECT_EQ(options.text_scale, 150);
  EXPECT_EQ(options.width, 1920);
  EXPECT_EQ(options.height, 1080);
  EXPECT_EQ(options.frames, 90);
  EXPECT_EQ(options.shot_every, 30);
  EXPECT_TRUE(options.offscreen && options.virtual_time && options.stats && options.reduced_motion && options.mute);
}

TEST(CommandLine, wrong_arguments_end_with_one_line_and_status_2) {
  for (const std::vector<const char*>& wrong : std::vector<std::vector<const char*>>{{"--speed", "3"},
                                                                                     {"--window", "big"},
                                                                                     {"--window", "10x10"},
                                                                                     {"--window", "1280x720x3"},
                                                                                     {"--text-scale", "250"},
                                                                                     {"--lang", "de"},
                                                                                     {"--frames", "-1"},
                                                                                     {"--frames", "0"},
                                                                                     {"--seed", "-1"},
                                                                                     {"--fullscreen", "--window", "640x480"},
                                                                                     {"--unknown"},
                                                                                     {"stray"}}) {
    const auto result = read(wrong);
    ASSERT_TRUE(std::holds_alternative<ExitRequest>(result)) << wrong[0];
    EXPECT_EQ(std::get<ExitRequest>(result).status, 2) << wrong[0];
    EXPECT_EQ(std::get<ExitRequest>(result).text.find('\n'), std::string::npos) << wrong[0];
    EXPECT_FALSE(std::get<ExitRequest>(result).text.empty());
  }
}

TEST(CommandLine, a_seed_is_any_whole_number_of_64_bits_and_nothing_else) {
  EXPECT_EQ(std::get<Options>(read({"--seed", "18446744073709551615"})).seed, 18446744073709551615U);
  for (const char* wrong : {"-1", "x", "1.5", "18446744073709551616", "0x10", ""}) {
    const auto result = read({"--seed", wrong});
    ASSERT_TRUE(std::holds_alternative<ExitRequest>(result)) << wrong;
    EXPECT_NE(std::get<ExitRequest>(result).text.find("--seed: must be a whole number from 0 to"), std::string::npos)
        << std::get<ExitRequest>(result).text;
  }
}

TEST(CommandLine, help_and_version_end_well) {
  EXPECT_EQ(std::get<ExitRequest>(read({"--help"})).status, 0);
  EXPECT_NE(std::get<ExitRequest>(read({"--help"})).text.find("--virtual-time"), std::string::npos);
  EXPECT_NE(std::get<ExitRequest>(read({"--help"})).text.find("Exit status"), std::string::npos);
  const std::string version = "four-corners " + std::string(program_version());
  EXPECT_TRUE(std::get<ExitRequest>(read({"--version"})).text.starts_with(version));
  EXPECT_EQ(std::get<ExitRequest>(read({"--version", "--data", "/nowhere"})).text, version + "\n")
      << "nothing else is known";
}

TEST(CommandLine, tells_the_data_apart) {
  const auto version = [](const std::string& data) {
    return std::get<ExitRequest>(read({"--version", "--data", data.c_str()})).text;
  };
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "fc-data-signature";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder / "one");
  std::filesystem::create_directories(folder / "other");
  std::ofstream(folder / "one" / "a.json") << "{}";
  std::ofstream(folder / "other" / "a.json") << "{}";
  EXPECT_EQ(version(folder / "one"), version(folder / "other")) << "wherever they lie";
  EXPECT_NE(version(folder / "one").find("data "), std::string::npos);
  std::ofstream(folder / "other" / "a.json") << "[]";
  EXPECT_NE(version(folder / "one"), version(folder / "other"));
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace fc::cabinet

#include "cabinet/keeping/settings.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

#include "cabinet/program/boxer_editor.h"
#include "core/cleaned.h"
#include "tests/library/folder.h"

namespace fc::cabinet {
namespace {

TEST(Settings, come_back_as_they_were_kept) {
  const Settings kept{.language = "fr",
                      .speed = 0,
                      .text_scale = 150,
                      .reduced_motion = true,
                      .keeps_pace = false,
                      .fullscreen = true,
                      .volumes = {.effects = 0, .crowd = 100},
                      .shuffle_picks = true,
                      .live_odds = true,
                      .games = {{"bare-knuckle", {{"gloves", "off"}, {"crowd", "thin"}}}},
                      .favourites = {{"bare-knuckle", {"muhammad-ali", "joe-louis"}}},
                      .names = {"Zoé", "Ann"},
                      .printed = {"00000000000000aa bare-knuckle.paper.ko.quote.3 "},
                      .controls = {{"pad.accept", "b"}, {"pad.back", "a"}}};
  const ReadSettings read = settings_from(text_of(kept), "settings.json");
  EXPECT_TRUE(read.complaints.empty());
  EXPECT_EQ(read.settings, kept);
}

TEST(Settings, of_rubbish_are_the_defaults_and_one_line) {
  for (const char* rubbish : {"", "rubbish", "[1,2]", "{\"language\": \"fr\"", "\xff\xfe\x00", "null"}) {
    const ReadSettings read = settings_from(rubbish, "settings.json");
    EXPECT_EQ(read.settings, Settings{}) << rubbish;
    ASSERT_EQ(read.complaints.size(), 1U) << rubbish;
    EXPECT_TRUE(read.complaints[0].starts_with("settings.json: ")) << read.complaints[0];
  }
}

TEST(Settings, that_are_damaged_are_put_aside) {
  const fc::test::Folder folder;
  const std::filesystem::path file = folder.path() / "settings.json";
  std::ofstream(file) << R"({"language": "fr", )";
  const ReadSettings read = read_settings(file);
  EXPECT_EQ(read.settings, Settings{});
  EXPECT_EQ(read.put_aside, folder.path() / "settings-damaged-1.json");
  EXPECT_TRUE(std::filesystem::exists(read.put_aside));
  EXPECT_FALSE(std::filesystem::exists(file));
  std::ofstream(file) << R"({"language": "fr", "language": "en"})";
  EXPECT_EQ(read_settings(file).put_aside, folder.path() / "settings-damaged-2.json") << "which of the two?";
  std::ofstream(file) << R"({"language": "klingon"})";
  EXPECT_TRUE(read_settings(file).put_aside.empty()) << "a bad value is no damage";
}

TEST(Settings, a_bad_value_costs_only_itself) {
  const ReadSettings read = settings_from(
      R"({"language":"klingon","speed":2,"text_scale":1e99,"reduced_motion":"yes","fullscreen":true,"controls":{"pad.accept":"elbow","pad.back":"x"}})",
      "settings.json");
  EXPECT_EQ(read.complaints.size(), 4U);
  EXPECT_EQ(read.settings.language, "en");
  EXPECT_EQ(read.settings.speed, 2);
  EXPECT_EQ(read.settings.text_scale, 100);
  EXPECT_FALSE(read.settings.reduced_motion);
  EXPECT_TRUE(read.settings.fullscreen);
  EXPECT_EQ(read.settings.controls.at("pad.back"), "x");
}

TEST(Settings, names_that_are_none_cost_only_themselves) {
  const ReadSettings read =
      settings_from("{\"names\":[\" Ann \",\"two\\nlines\",\"\\u202eboB\",\"Zo\u00e9\",\"  \"]}", "settings.json");
  EXPECT_EQ(read.settings.names, (std::vector<std::string>{"Ann", "Zo\u00e9"}));
  ASSERT_EQ(read.complaints.size(), 2U);
  EXPECT_NE(read.complaints[0].find("names[2]"), std::string::npos) << read.complaints[0];
}

TEST(Settings, whose_keys_hold_anything_are_complained_about_in_plain_lines) {
  const ReadSettings read = settings_from(
      "{\"games\":{\"two\\nlines\":1},\"favourites\":{\"\\u202eila\":1},\"controls\":{\"\\u001b[2J\":1}}", "settings.json");
  ASSERT_EQ(read.complaints.size(), 3U);
  for (const std::string& complaint : read.complaints) {
    EXPECT_EQ(escaped(complaint), complaint);
  }
}

TEST(Settings, go_out_as_json_whatever_they_hold) {
  Settings settings;
  settings.favourites["bare-knuckle"] = {"\xff"};
  EXPECT_FALSE(settings_from(text_of(settings), "settings.json").damaged);
}

TEST(Settings, names_that_are_written_hold_whole_plain_letters) {
  EXPECT_EQ(own_name("A\u202en\x1bn\xff"), "Ann");
  EXPECT_EQ(own_name(std::string(39, 'x') + "\u00e9"), std::string(39, 'x'));
}

TEST(Settings, favourites_that_are_no_ids_cost_only_their_game) {
  const ReadSettings read = settings_from(
      R"({"favourites":{"bare-knuckle":["muhammad-ali"],"prize-fight":[1],"back-alley":"ali"}})", "settings.json");
  EXPECT_EQ(read.complaints.size(), 2U);
  ASSERT_EQ(read.settings.favourites.size(), 1U);
  EXPECT_EQ(read.settings.favourites.at("bare-knuckle"), std::vector<std::string>{"muhammad-ali"});
}

TEST(Settings, of_a_game_that_are_no_words_cost_only_that_game) {
  const ReadSettings read = settings_from(
      R"({"games":{"bare-knuckle":{"gloves":"off"},"prize-fight":{"gloves":true},"back-alley":"dark"}})", "settings.json");
  EXPECT_EQ(read.complaints.size(), 2U);
  EXPECT_EQ(read.settings.of("bare-knuckle"), (ChosenValues{{"gloves", "off"}}));
  EXPECT_TRUE(read.settings.of("prize-fight").empty());
}

TEST(Settings, of_a_game_are_the_usual_ones_until_somebody_chooses) {
  static constexpr std::array<SettingValue, 3> sizes{{{"none", "a"}, {"thin", "b"}, {"full", "c"}}};
  constexpr GameSetting crowd{.key = "crowd", .values = sizes, .usual = 2};
  EXPECT_EQ(crowd.chosen_in({}), 2U);
  EXPECT_EQ(crowd.chosen_in({{"crowd", "thin"}}), 1U);
  EXPECT_EQ(crowd.chosen_in({{"crowd", "on fire"}}), 2U) << "of a newer version";
  constexpr GameSetting gloves{.key = "gloves", .usual = 1};
  EXPECT_TRUE(gloves.is_on({{"crowd", "none"}}));
  EXPECT_FALSE(gloves.is_on({{"gloves", "off"}}));
}

TEST(Settings, that_an_older_version_kept_for_all_games_are_taken_over_once) {
  constexpr std::array<GameSetting, 2> offered{{{.key = "gloves"}, {.key = "spit", .usual = 1}}};
  ReadSettings read = settings_from(R"({"gloves":true,"spit":false,"fullscreen":true})", "settings.json");
  EXPECT_TRUE(read.complaints.empty());
  take_over(read.older, "bare-knuckle", offered, read.settings);
  EXPECT_EQ(read.settings.of("bare-knuckle"), (ChosenValues{{"gloves", "on"}, {"spit", "off"}}));
  read.settings.games["bare-knuckle"]["gloves"] = "off";
  take_over(read.older, "bare-knuckle", offered, read.settings);
  EXPECT_EQ(read.settings.of("bare-knuckle").at("gloves"), "off") << "what was chosen since holds";
}

TEST(Settings, volumes_go_in_steps_of_ten_from_0_to_100) {
  const ReadSettings read = settings_from(R"({"effects_volume":37,"crowd_volume":110})", "settings.json");
  EXPECT_EQ(read.settings.volumes.effects, 30);
  EXPECT_EQ(read.settings.volumes.crowd, 60) << "the default";
  ASSERT_EQ(read.complaints.size(), 1U);
  EXPECT_NE(read.complaints[0].find("crowd_volume"), std::string::npos);
  EXPECT_EQ(Settings{}.volumes, (platform::Volumes{.effects = 80, .crowd = 60}));
}

TEST(Settings, that_were_never_kept_are_the_defaults_without_a_word) {
  const ReadSettings read = read_settings("/nowhere/settings.json");
  EXPECT_TRUE(read.complaints.empty());
  EXPECT_EQ(read.settings, Settings{});
}

}  // namespace
}  // namespace fc::cabinet

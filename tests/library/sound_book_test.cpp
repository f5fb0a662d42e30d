#include "library/sound_book.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/library/damaged_data.h"
#include "tests/library/folder.h"

namespace fc {
namespace {

const std::filesystem::path own_recipes = FC_SOURCE_DIR "/assets/common/sounds.json";

/// The fault after a change at a JSON pointer of our own recipes.
Fault fault_after(const char* pointer, const Json& value) {
  return test::fault_after_change(own_recipes, pointer, value, sound_book_from);
}

TEST(SoundBookTest, every_sound_has_a_recipe) {
  const Result<SoundBook> book = read_sound_book(own_recipes, FC_TESTED_DATA);
  ASSERT_TRUE(book) << one_line(book.error());
  for (const Sound sound : common_sounds) {
    ASSERT_TRUE(book->contains(sound.name())) << sound.name();
    EXPECT_FALSE(book->find(sound.name())->second.layers.empty()) << sound.name();
  }
  EXPECT_TRUE(book->contains("tiny/gong")) << "a game's own, by its slug";
}

TEST(SoundBookTest, bad_recipes_are_faults_with_their_place) {
  EXPECT_EQ(fault_after("/bell/0/hertz", 5).where, "bell[0].hertz");
  EXPECT_EQ(fault_after("/bell/0/length", "long").code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("/bell/1/wave", "saw").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after("/bell/1/volume", 3).code, FaultCode::unknown_key);
  EXPECT_EQ(fault_after("/bell/1/at", -1).where, "bell[1].at");
  EXPECT_EQ(fault_after("/bell/0/gain", 100).where, "bell") << "all gains together";
  EXPECT_EQ(fault_after("/bell", Json::array()).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("/whistle", (*read_json_file(own_recipes))["thud"]).where, "whistle");
  EXPECT_EQ(fault_after("/thud/varies", 50).where, "thud.varies");
  EXPECT_EQ(fault_after("/murmur/loop", 5).where, "murmur.loop");
  EXPECT_EQ(fault_after("/murmur/layers/0/times", 0).where, "murmur.layers[0].times");
  EXPECT_EQ(fault_after("/gasp/group", "gallery").where, "gasp.group");
  EXPECT_EQ(fault_after("/gasp/layers/0/gain", 0).where, "gasp.layers[0].gain");
}

TEST(SoundBookTest, a_sound_that_is_missing_is_a_fault) {
  Json json = *read_json_file(own_recipes);
  json.erase("gasp");
  const Result<SoundBook> book = sound_book_from(json);
  ASSERT_FALSE(book);
  EXPECT_EQ(book.error().code, FaultCode::missing_key);
  EXPECT_EQ(book.error().where, "gasp");
  EXPECT_EQ(sound_book_from(Json::array()).error().code, FaultCode::wrong_type);
}

TEST(SoundBookTest, a_file_that_is_not_there_is_a_fault_of_one_line) {
  const Result<SoundBook> book = read_sound_book("/nowhere/sounds.json", FC_TESTED_DATA);
  ASSERT_FALSE(book);
  EXPECT_EQ(book.error().code, FaultCode::cannot_read);
  EXPECT_EQ(one_line(book.error()).find('\n'), std::string::npos);
}

TEST(SoundBookTest, the_crowd_has_a_volume_of_its_own) {
  const Result<SoundBook> book = read_sound_book(own_recipes, FC_TESTED_DATA);
  ASSERT_TRUE(book) << one_line(book.error());
  for (const Sound sound : common_sounds) {
    const bool crowd = sound == Sound::gasp || sound == Sound::cheer || sound == Sound::murmur;
    EXPECT_EQ(book->find(sound.name())->second.group, crowd ? SoundGroup::crowd : SoundGroup::effects) << sound.name();
  }
}

TEST(SoundBookTest, own_sounds_that_are_damaged_are_found_by_file_and_place) {
  const test::Folder data;
  std::filesystem::create_directories(data.path() / "bare-knuckle");
  std::filesystem::create_directories(data.path() / "silent");
  std::ofstream(data.path() / "bare-knuckle" / "sounds.json") << R"({"whistle": [{"wave": "sine"}]})";
  const std::vector<Fault> faults = check_sounds(data.path());
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_NE(one_line(faults[0]).find("bare-knuckle/sounds.json: whistle[0]"), std::string::npos) << one_line(faults[0]);
  EXPECT_FALSE(read_sound_book(own_recipes, data.path()));
}

/// What the source of the cabinet and of its tests' guests plays by name.
std::set<std::string> named_in_the_source() {
  const std::regex named(R"re(\bSound(?:\s+\w+)?[({]"([^"]*)"[)}])re");
  std::set<std::string> names;
  const std::filesystem::path top = FC_SOURCE_DIR;
  for (const auto& folder : {top / "src", top / "tests" / "tiny" / "src"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      const std::string extension = entry.path().extension().string();
      if (extension == ".cpp" || extension == ".h") {
        std::ifstream in(entry.path());
        const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
        if (text.find("Sound") == std::string::npos) {
          continue;
        }
        for (std::sregex_iterator match(text.begin(), text.end(), named), end; match != end; ++match) {
          names.insert((*match)[1].str());
        }
      }
    }
  }
  names.erase("bare-knuckle/whistle");  // the example in a comment
  for (const Sound sound : common_sounds) {
    names.erase(std::string(sound.name()));
  }
  return names;
}

TEST(SoundBookTest, every_own_sound_that_is_played_has_a_recipe_and_every_recipe_is_played) {
  const Result<SoundBook> book = read_sound_book(own_recipes, FC_TESTED_DATA);
  ASSERT_TRUE(book) << one_line(book.error());
  std::set<std::string> recipes;
  for (const auto& [name, recipe] : *book) {
    if (name.find('/') != std::string::npos) {
      recipes.insert(name);
    }
  }
  EXPECT_EQ(named_in_the_source(), recipes);
}

}  // namespace
}  // namespace fc

#include "library/sound_book.h"

#include <gtest/gtest.h>

#include <string>

namespace fc {
namespace {

const std::filesystem::path own_recipes = FC_SOURCE_DIR "/assets/common/sounds.json";

/// The fault after a change at a JSON pointer of our own recipes.
Fault fault_after(const char* pointer, const Json& value) {
  Json json = *read_json_file(own_recipes);
  json[Json::json_pointer(pointer)] = value;
  const Result<SoundBook> book = sound_book_from(json);
  EXPECT_FALSE(book) << pointer;
  return book ? Fault{} : book.error();
}

TEST(SoundBookTest, every_sound_has_a_recipe) {
  const Result<SoundBook> book = read_sound_book(own_recipes);
  ASSERT_TRUE(book) << one_line(book.error());
  for (std::size_t sound = 0; sound < sound_count; ++sound) {
    EXPECT_FALSE((*book)[sound].layers.empty()) << sound_names[sound];
  }
}

TEST(SoundBookTest, bad_recipes_are_faults_with_their_place) {
  EXPECT_EQ(fault_after("/bell/0/hertz", 5).where, "bell[0].hertz");
  EXPECT_EQ(fault_after("/bell/0/length", "long").code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("/bell/1/wave", "saw").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after("/bell/1/volume", 3).code, FaultCode::unknown_key);
  EXPECT_EQ(fault_after("/bell/1/at", -1).where, "bell[1].at");
  EXPECT_EQ(fault_after("/thud/0/gain", 100).where, "thud") << "all gains together";
  EXPECT_EQ(fault_after("/thud", Json::array()).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("/whistle", Json::array()).where, "whistle");
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
  const Result<SoundBook> book = read_sound_book("/nowhere/sounds.json");
  ASSERT_FALSE(book);
  EXPECT_EQ(book.error().code, FaultCode::cannot_read);
  EXPECT_EQ(one_line(book.error()).find('\n'), std::string::npos);
}

}  // namespace
}  // namespace fc

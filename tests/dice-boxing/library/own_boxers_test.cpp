// The player's own boxers: read, checked, written; what is faulty is left out and told.
#include "library/dice-boxing/game.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "library/whole_file.h"
#include "tests/dice-boxing/ours.h"
#include "tests/library/folder.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

namespace fs = std::filesystem;

class OwnBoxersTest : public testing::Test {
 protected:
  [[nodiscard]] fs::path folder() const { return own_boxers_folder_of(root_.path(), "dice-boxing"); }
  [[nodiscard]] fs::path file(const char* name) const { return folder() / name; }
  [[nodiscard]] auto load() const { return load_own_boxers(ours(), folder()); }

  static NamedCard rocky() {
    return {.id = "own-rocky-jones", .name = "Rocky Jones", .card = newcomer(ours().tables(), WeightClass::flyweight)};
  }
  /// The one fault of the folder after Rocky's file was changed.
  template <class Change>
  Fault fault_after(Change change) {
    Json object = card_json(rocky());
    change(object);
    EXPECT_TRUE(write_whole(file("own-rocky-jones.json"), object.dump()));
    const auto own = load();
    EXPECT_TRUE(own.boxers.empty());
    EXPECT_EQ(own.left_out.size(), 1U);
    return own.left_out.empty() ? Fault() : own.left_out.front();
  }
  [[nodiscard]] std::string place(const char* where) const { return file("own-rocky-jones.json").string() + ": " + where; }

 private:
  fc::test::Folder root_;
};

TEST_F(OwnBoxersTest, come_back_as_they_were_saved) {
  NamedCard rocky_jones = rocky();
  set_rating(ours().tables(), rocky_jones.card, &Ratings::power, 7);
  rocky_jones.name = "Rocky « Été » Jones";
  ASSERT_TRUE(write_own_boxer(folder(), rocky_jones.id, card_json(rocky_jones)));
  const auto own = load();
  EXPECT_TRUE(own.left_out.empty());
  ASSERT_EQ(own.boxers.size(), 1U);
  EXPECT_EQ(own.boxers.front(), rocky_jones);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder()), fs::directory_iterator()), 1) << "nothing is left beside him";
}

TEST_F(OwnBoxersTest, may_be_nobody) {
  EXPECT_TRUE(load().boxers.empty());
  EXPECT_TRUE(load().left_out.empty());
}

TEST_F(OwnBoxersTest, are_replaced_and_removed) {
  NamedCard one = rocky();
  ASSERT_TRUE(write_own_boxer(folder(), one.id, card_json(one)));
  set_rating(ours().tables(), one.card, &Ratings::control, 60);
  ASSERT_TRUE(write_own_boxer(folder(), one.id, card_json(one)));
  ASSERT_EQ(load().boxers.size(), 1U);
  EXPECT_EQ(load().boxers.front().card.ratings.control, 60);
  ASSERT_TRUE(remove_own_boxer(folder(), one.id));
  EXPECT_TRUE(load().boxers.empty());
}

TEST_F(OwnBoxersTest, that_are_faulty_are_left_out_and_the_others_stay) {
  ASSERT_TRUE(write_own_boxer(folder(), rocky().id, card_json(rocky())));
  ASSERT_TRUE(write_whole(file("own-torn.json"), "{\"name\": "));
  ASSERT_TRUE(write_whole(file("own-big.json"), std::string(100'000, ' ')));
  ASSERT_TRUE(write_whole(file("notes.txt"), "no boxer"));
  fs::create_directories(file("own-folder.json"));
  ASSERT_EQ(::mkfifo(file("own-pipe.json").c_str(), 0600), 0) << "who reads it waits for a writer";
  const auto own = load();
  ASSERT_EQ(own.boxers.size(), 1U);
  EXPECT_EQ(own.boxers.front().id, "own-rocky-jones");
  ASSERT_EQ(own.left_out.size(), 4U);
  EXPECT_EQ(own.left_out[0].where, file("own-big.json").string());
  EXPECT_EQ(own.left_out[1].code, FaultCode::cannot_read);
  EXPECT_EQ(own.left_out[2].where, file("own-pipe.json").string());
  EXPECT_EQ(own.left_out[3].code, FaultCode::bad_json);
  for (const Fault& found : own.left_out) {
    EXPECT_EQ(one_line(found).find('\n'), std::string::npos);
  }
}

TEST_F(OwnBoxersTest, are_told_by_file_place_and_rule) {
  const Fault found = fault_after([](Json& card) { card["control"] = 77; });
  EXPECT_EQ(found.code, FaultCode::out_of_range);
  EXPECT_EQ(found.where, place("control"));
  EXPECT_EQ(found.detail, "must be 35 to 76, not 77");
  EXPECT_EQ(fault_after([](Json& card) { card["class"] = "strawweight"; }).where, place("class"));
  EXPECT_EQ(fault_after([](Json& card) { card["styles"] = Json::array(); }).where, place("styles"));
  EXPECT_EQ(fault_after([](Json& card) { card["grades"]["cover-up"] = "F"; }).where, place("grades.cover-up"));
  EXPECT_EQ(fault_after([](Json& card) { card["results"][0][1] = 3; }).where, place("results[1]")) << "a gap";
  EXPECT_EQ(fault_after([](Json& card) { card["name"] = ""; }).where, place("name"));
  EXPECT_EQ(fault_after([](Json& card) { card["name"] = "two\nlines"; }).where, place("name"));
  EXPECT_EQ(fault_after([](Json& card) { card["name"] = std::string(41, 'x'); }).where, place("name"));
  EXPECT_EQ(fault_after([](Json& card) { card.erase("name"); }).where, place("name"));
  EXPECT_EQ(fault_after([](Json& card) { card["id"] = "own-rocky"; }).where, place("id"));
  EXPECT_EQ(fault_after([](Json& card) { card.erase("chin"); }).where, file("own-rocky-jones.json").string());
}

TEST_F(OwnBoxersTest, cannot_take_the_place_of_one_of_the_roster) {
  Json object = card_json(rocky());
  object.erase("id");
  ASSERT_TRUE(write_whole(file("muhammad-ali.json"), object.dump()));
  ASSERT_TRUE(write_whole(file("Rocky.json"), object.dump()));
  const auto own = load();
  EXPECT_TRUE(own.boxers.empty());
  ASSERT_EQ(own.left_out.size(), 2U);
}

TEST_F(OwnBoxersTest, may_be_saved_only_when_nothing_is_wrong) {
  NamedCard nameless = rocky();
  nameless.name.clear();
  EXPECT_EQ(check_own_boxer(ours(), nameless).error().where, "name");
  NamedCard ali = rocky();
  ali.id = "muhammad-ali";
  EXPECT_EQ(check_own_boxer(ours(), ali).error().where, "id");
}

TEST(DiceBoxingOwnIds, follow_the_name) {
  EXPECT_EQ(new_own_id("Rocky  O'Jones", {}), "own-rocky-o-jones");
  EXPECT_EQ(new_own_id("Élodie Œuvré", {}), "own-elodie-oeuvre");
  EXPECT_EQ(new_own_id("王", {}), "own");
  EXPECT_EQ(new_own_id("Rocky", {"own-rocky", "own-rocky-2"}), "own-rocky-3");
}

TEST(DiceBoxingGym, keeps_ratings_within_limits_and_results_with_the_power) {
  const CardTables& tables = ours().tables();
  BoxerCard card = newcomer(tables, WeightClass::heavyweight);
  EXPECT_EQ(card.ratings.control, 35);
  EXPECT_EQ(card.ratings.kd, 2) << "(3 * 35 - 44) div 22";
  set_rating(tables, card, &Ratings::control, 99);
  EXPECT_EQ(card.ratings.control, 76);
  set_rating(tables, card, &Ratings::power, 10);
  EXPECT_EQ(card.results, results_of(tables, card.styles, 10));
  Styles slugger;
  slugger.push_back(Style::slugger);
  set_styles(tables, card, slugger);
  EXPECT_EQ(card.results, results_of(tables, slugger, 10));
}

}  // namespace
}  // namespace fc::dice_boxing

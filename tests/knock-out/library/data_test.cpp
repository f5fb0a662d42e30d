// data/knock-out: what is in it, and what is said about files that are damaged.
#include "library/knock-out/game.h"
#include "rules/knock-out/rules.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"

namespace fc::knock_out {
namespace {

class KnockOutDamagedData : public test::DamagedData {
 protected:
  KnockOutDamagedData() : DamagedData("knock-out", &check_data) {}
};

TEST(KnockOutData, holds_five_teams_under_the_ids_of_the_rules) {
  const Catalogue catalogue = fc::test::our_catalogue<load_catalogue>();
  for (std::size_t index = 0; index < catalogue.boxers.size(); ++index) {
    EXPECT_EQ(catalogue.boxers[index].id, Rules::boxer_id(static_cast<int>(index)));
  }
  const BoxerEntry* const small_green = catalogue.find("rick-o-shea");
  ASSERT_NE(small_green, nullptr);
  EXPECT_EQ(*small_green, (BoxerEntry{.id = "rick-o-shea",
                                      .name = "Rick O'Shea",
                                      .colour = Colour::green,
                                      .size = Size::small,
                                      .looks = small_green->looks}));
  EXPECT_EQ(catalogue.find("muhammad-ali"), nullptr);
}

TEST(KnockOutData, has_the_amounts_of_the_rules) {
  const Tables tables = fc::test::our_catalogue<load_catalogue>().tables;
  EXPECT_EQ(tables.deck, (Cards{2, 3, 3, 2, 2}));
  EXPECT_EQ(tables.start_money[0], (std::array<Money, 3>{6000, 8000, 10'000}));
  EXPECT_EQ(tables.start_money[1], (std::array<Money, 3>{4000, 6000, 8000}));
  EXPECT_EQ(tables.stakes[1], (std::array<Money, 3>{6000, 12'000, 18'000}));
  EXPECT_EQ(tables.variable_distance[0], (std::array<std::int8_t, 3>{5, 5, 6}));
  EXPECT_EQ(tables.variable_distance[1], (std::array<std::int8_t, 3>{4, 5, 5}));
  EXPECT_EQ(tables.start_capital, 100'000);
  EXPECT_EQ(tables.iou, 50'000);
}

TEST(KnockOutData, is_sound) { fc::test::expect_sound(check_data); }

TEST_F(KnockOutDamagedData, is_refused_by_the_teams) {
  EXPECT_EQ(fault_after("boxers.json", "/teams/1/colour", "red").where, place("boxers.json", "teams[1].colour"));
  EXPECT_EQ(fault_after("boxers.json", "/teams/2/boxers/1/id", "al").where, place("boxers.json", "teams[2].boxers[1].id"));
  EXPECT_EQ(fault_after("boxers.json", "/teams/2/boxers/1/size", "big").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after("boxers.json", "/teams/0/boxers/0/name", "").code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("boxers.json", "/teams/0/boxers/0/agility", 3).code, FaultCode::unknown_key);
  EXPECT_EQ(fault_after("boxers.json", "/start_money/big/amateur", 6500).where,
            place("boxers.json", "start_money.big.amateur"));
  EXPECT_EQ(fault_after("boxers.json", "/start_money/small/champion", 5000).code, FaultCode::out_of_range) << "not above";
  EXPECT_EQ(fault_after("boxers.json", "/title_factor/superchampion", 3).code, FaultCode::out_of_range);
}

TEST_F(KnockOutDamagedData, is_refused_by_the_tables) {
  EXPECT_EQ(fault_after("tables.json", "/deck/0", 6).where, place("tables.json", "deck[0]"));
  EXPECT_EQ(fault_after("tables.json", "/deck/0", 3).where, place("tables.json", "deck[7]")) << "a fourth 3";
  EXPECT_EQ(fault_after("tables.json", "/deck", {1, 2, 3}).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("tables.json", "/ring/basic_distance", 7).where, place("tables.json", "ring.basic_distance"));
  EXPECT_EQ(fault_after("tables.json", "/ring/variable_start/small/champion", 0).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("tables.json", "/betting/cells/3/x2", 15'000).where, place("tables.json", "betting.cells.3.x2"))
      << "half of it is no whole thousand";
  EXPECT_EQ(fault_after("tables.json", "/betting/rounds", 4).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("tables.json", "/money/iou", 0).code, FaultCode::out_of_range) << "would be lent for ever";
  EXPECT_EQ(fault_after("tables.json", "/money/winner_prize_factor", 3).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("tables.json", "/printed_components/ious", -1).code, FaultCode::out_of_range);
}

TEST_F(KnockOutDamagedData, is_told_for_every_file) {
  for (const char* const name : {"boxers.json", "tables.json"}) {
    EXPECT_EQ(fault_with(name, "{\"cut\": ").code, FaultCode::bad_json);
    EXPECT_EQ(fault_with(name, "[]").code, FaultCode::wrong_type);
  }
  std::filesystem::remove_all(data() / "knock-out");
  EXPECT_EQ(check_data(data()).size(), 2U);
  EXPECT_FALSE(load_catalogue(data()));
}

}  // namespace
}  // namespace fc::knock_out

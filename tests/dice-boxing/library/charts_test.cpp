// charts.json: what the rules read from it, and what is said when a row is missing or makes no sense.
#include "library/dice-boxing/card_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "rules/dice-boxing/state.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"

namespace fc::dice_boxing {
namespace {

const Charts& our_charts() { return fc::test::our_catalogue<load_catalogue>().charts; }

constexpr const char* our_file = FC_SOURCE_DIR "/data/dice-boxing/charts.json";

/// "place: what" of the charts with one value replaced.
Fault fault_with(const char* pointer, const Json& value) {
  return fc::test::fault_after_change(our_file, pointer, value, read_charts);
}

TEST(DiceBoxingCharts, mean_what_the_rules_quote_of_them) {
  EXPECT_EQ(our_charts().special[82], SpecialChart::ring_movement);
  EXPECT_EQ(our_charts().ring[28], Position::left_center);
  EXPECT_EQ(our_charts().knockdown_row(-4)[8], Letter::b);
  EXPECT_EQ(our_charts().knockdown_row(-4)[69], Letter::e);
  EXPECT_EQ(our_charts().knockdown_row(-4)[70], Letter::ko);
  EXPECT_EQ(our_charts().foul_row(70)[98], Foul::disqualified);
  EXPECT_EQ(our_charts().cut[place_of(CutColumn::power_10)][95], CutLetter::d);
  EXPECT_EQ(our_charts().unique[97], UniqueEvent::towel);
  EXPECT_EQ(our_charts().judges[0][3][60], Opinion::favourite);
  EXPECT_EQ(our_charts().judges[0][3][61], Opinion::even);
  EXPECT_EQ(our_charts().judges[0][3][0], Opinion::challenger) << "00 is 100";
  EXPECT_EQ(our_charts().judges[1][0], our_charts().judges[0][0]) << "nobody leads: the favourite's side";
  EXPECT_EQ(our_charts().cell(Strategy::counter_punch, Strategy::stick_and_move).free_punches, -6);
  EXPECT_TRUE(our_charts().cell(Strategy::counter_punch, Strategy::counter_punch).no_free);
  EXPECT_EQ(our_charts().reopens[22], 0b1110) << "B, C and D";
  EXPECT_EQ(our_charts().heavier[5].control, 12);
}

TEST(DiceBoxingCharts, have_a_column_for_every_power) {
  const std::array<CutColumn, 10> columns{
      CutColumn::power_1_3, CutColumn::power_1_3, CutColumn::power_1_3, CutColumn::power_4_5, CutColumn::power_4_5,
      CutColumn::power_6_7, CutColumn::power_6_7, CutColumn::power_8_9, CutColumn::power_8_9, CutColumn::power_10};
  for (int power = 1; power <= 10; ++power) {
    EXPECT_EQ(cut_column(power), columns[static_cast<std::size_t>(power - 1)]) << power;
  }
}

TEST(DiceBoxingCharts, name_the_place_of_what_is_wrong) {
  const std::vector<fc::test::Damage> damages{
      {"/special/1/0", 6, "special[1][0]", FaultCode::out_of_range},
      {"/special/3/1", 98, "special", FaultCode::out_of_range},
      {"/special/3/2", "rain", "special[3][2]", FaultCode::unknown_value},
      {"/ring/10/1", 100, "ring[10][1]", FaultCode::out_of_range},
      {"/knockdown/rows/-4/1/0", 9, "knockdown.rows.-4[1][0]", FaultCode::out_of_range},
      {"/knockdown/rows/5", Json::array(), "knockdown.rows.5", FaultCode::unknown_key},
      {"/position/corner/control", 31, "position.corner.control", FaultCode::out_of_range},
      {"/foul/80", Json::array(), "foul.80", FaultCode::out_of_range},
      {"/cut/letters/C/reopens_on/0", 100, "cut.letters.C.reopens_on[0]", FaultCode::out_of_range},
      {"/cut/columns/butt", nullptr, "cut.columns.butt", FaultCode::wrong_type},
      {"/unique/3/id", "slip", "unique[3].id", FaultCode::unknown_value},
      {"/unique/3/from", 21, "unique[3].from", FaultCode::out_of_range},
      {"/unique/24/to", 98, "unique[24].to", FaultCode::out_of_range},
      {"/unique/8/effects/0/by", 0, "unique[8].effects[0].by", FaultCode::out_of_range},
      {"/unique/1/effects/0", {{"what", "bell"}}, "unique[1].effects[0].what", FaultCode::unknown_value},
      {"/unique/1/effects/0", {{"what", "stamina"}}, "unique[1].effects[0]", FaultCode::missing_key},
      {"/judges/favourite/3/2/1", 99, "judges.favourite.3", FaultCode::out_of_range},
      {"/round_scores/1/lose-by-10", {9, 11}, "round_scores.1.lose-by-10[1]", FaultCode::out_of_range},
      {"/grades/E", Json::object(), "grades.E", FaultCode::unknown_key},
      {"/strategies/none/knockout/kd", true, "strategies.none.knockout.kd", FaultCode::wrong_type},
      {"/weight/lighter/6/stamina", -31, "weight.lighter.6.stamina", FaultCode::out_of_range},
  };
  fc::test::expect_faults(damages, fault_with);
}

}  // namespace
}  // namespace fc::dice_boxing

// DICE Boxing's boxers on the roster screen of all games.
#include "cabinet/dice-boxing/corner.h"

#include <gtest/gtest.h>

#include <array>

#include "library/dice-boxing/game.h"
#include "library/dice-boxing/roster_search.h"
#include "library/words.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

using cabinet::any_value;
using cabinet::Roster;

class DiceBoxingRoster : public testing::Test {
 protected:
  [[nodiscard]] std::vector<std::string> ids(std::vector<int> traits, std::string name = {}) const {
    std::vector<std::string> found;
    for (const std::size_t place : roster_.search({.traits = std::move(traits), .name = std::move(name)}, {}, words_)) {
      found.push_back(roster_[place].id);
    }
    return found;
  }

  NamedCard rocky_{.id = "own-rocky", .name = "Rocky", .card = newcomer(ours().tables(), WeightClass::minimumweight)};
  Roster roster_ = roster_of(ours(), std::span(&rocky_, 1));
  Words words_;
};

TEST_F(DiceBoxingRoster, holds_own_boxers_first_and_everybody_else) {
  EXPECT_EQ(roster_.size(), 1302U);
  EXPECT_EQ(roster_[0].id, "own-rocky");
  EXPECT_TRUE(roster_.find("muhammad-ali").has_value());
}

TEST_F(DiceBoxingRoster, is_looked_through_by_every_trait) {
  EXPECT_EQ(ids({any_value, 8, 1, 3, 1}, "ali"), (std::vector<std::string>{"muhammad-ali"})) << "1960s, mover, elite, great";
  EXPECT_TRUE(ids({any_value, 2, any_value, any_value, any_value}, "muhammad ali").empty()) << "not in the 1900s";
  EXPECT_EQ(ids({14}).size(), 77U) << "flyweights";
  EXPECT_EQ(ids({any_value, any_value, any_value, any_value, 0}).size(), 545U) << "real, the greats too";
  EXPECT_EQ(ids({any_value, any_value, any_value, any_value, 2}).size(), 756U) << "made up";
  EXPECT_EQ(ids({any_value, any_value, any_value, any_value, 3}), (std::vector<std::string>{"own-rocky"}));
}

TEST_F(DiceBoxingRoster, puts_them_in_the_orders_of_the_command_line) {
  const dice_boxing::RosterSearch search(ours());
  const std::array orders{RosterOrder::strength, RosterOrder::knockout, RosterOrder::wins, RosterOrder::year};
  ASSERT_EQ(roster_.own_orders().size(), orders.size());
  for (std::size_t order = 0; order < orders.size(); ++order) {
    std::vector<std::string> wanted;
    for (const std::uint16_t place : search.find({}, orders.at(order))) {
      wanted.push_back(ours().boxers[place].id);
    }
    std::vector<std::string> shown;
    for (const std::size_t place : roster_.search(
             {.traits = {}, .name = {}, .order = cabinet::first_own_order + static_cast<int>(order)}, {}, words_)) {
      shown.push_back(roster_[place].id);
    }
    EXPECT_EQ(std::erase(shown, "own-rocky"), 1U);
    EXPECT_EQ(shown, wanted) << roster_.own_orders()[order];
  }
}

TEST_F(DiceBoxingRoster, has_words_for_every_value_in_both_languages) {
  for (const char* const language : {"en", "fr"}) {
    const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
    for (const std::string& order : roster_.own_orders()) {
      EXPECT_TRUE(words.has(order)) << order;
    }
    for (const cabinet::Trait& trait : roster_.traits()) {
      EXPECT_TRUE(words.has(trait.label)) << trait.label;
      for (const std::string& value : trait.values) {
        EXPECT_TRUE(words.has(value)) << value;
      }
    }
  }
}

}  // namespace
}  // namespace fc::dice_boxing

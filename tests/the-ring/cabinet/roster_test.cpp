// The Ring's boxers on the roster screen of all games.
#include "cabinet/the-ring/corner.h"

#include <gtest/gtest.h>

#include "library/the-ring/game.h"
#include "library/words.h"
#include "tests/must.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring {
namespace {

using test::ours;

using cabinet::any_value;
using cabinet::Roster;

class TheRingRoster : public testing::Test {
 protected:
  [[nodiscard]] std::size_t found(std::vector<int> traits, std::string name = {}) const {
    return roster_.search({.traits = std::move(traits), .name = std::move(name)}, {}, words_).size();
  }

  NamedCard rocky_{.id = "own-rocky",
                   .name = "Rocky",
                   .class_name = "flyweight",
                   .card = newcomer(ours().tables, WeightClass::flyweight)};
  Roster roster_ = roster_of(ours(), std::span(&rocky_, 1));
  Words words_;
};

TEST_F(TheRingRoster, holds_own_boxers_first_and_everybody_else) {
  EXPECT_EQ(roster_.size(), 1U + 75U + 3U + 472U);
  EXPECT_EQ(roster_[0].id, "own-rocky");
  EXPECT_TRUE(roster_.find("sugar-ray-robinson").has_value());
}

TEST_F(TheRingRoster, is_looked_through_by_every_trait) {
  EXPECT_EQ(found({any_value, any_value, any_value, kind_ring}), 75U);
  EXPECT_EQ(found({any_value, any_value, any_value, kind_records}), 472U);
  EXPECT_EQ(found({any_value, any_value, any_value, kind_standard}), 3U);
  EXPECT_EQ(found({any_value, any_value, any_value, kind_own}), 1U);
  EXPECT_EQ(found({static_cast<int>(place_of(WeightClass::flyweight)), any_value, any_value, kind_ring}), 2U)
      << "Wilde and Perez";
  EXPECT_EQ(found({any_value, static_cast<int>(place_of(Tag::swarmer)), any_value, kind_ring}), 18U);
  EXPECT_EQ(found({}, "muhammad ali"), 1U);
}

TEST_F(TheRingRoster, has_words_for_every_value_in_both_languages) {
  for (const char* const language : {"en", "fr"}) {
    const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
    for (const cabinet::Trait& trait : roster_.traits()) {
      EXPECT_TRUE(words.has(trait.label)) << trait.label;
      for (const std::string& value : trait.values) {
        EXPECT_TRUE(words.has(value)) << value;
      }
    }
  }
}

}  // namespace
}  // namespace fc::the_ring

// Looking for boxers in the roster.
#include "library/dice-boxing/roster_search.h"
#include "tests/dice-boxing/ours.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fc::dice_boxing {
namespace {

using test::ours;

const RosterSearch& search() {
  static const RosterSearch built(ours());
  return built;
}

std::vector<std::string> ids(const RosterFilter& filter, RosterOrder order = RosterOrder::roster) {
  std::vector<std::string> found;
  for (const std::uint16_t place : search().find(filter, order)) {
    found.push_back(ours().boxers[place].id);
  }
  return found;
}

bool holds(const std::vector<std::string>& list, std::string_view id) { return std::ranges::find(list, id) != list.end(); }

RosterFilter named(std::string name) {
  RosterFilter filter;
  filter.name = std::move(name);
  return filter;
}

TEST(DiceBoxingRosterSearch, finds_everybody_without_a_wish) { EXPECT_EQ(ids({}).size(), ours().boxers.size()); }

TEST(DiceBoxingRosterSearch, finds_by_every_word_of_a_name_whatever_its_capitals) {
  EXPECT_EQ(ids(named("ALI muham")), (std::vector<std::string>{"muhammad-ali"}));
  EXPECT_TRUE(ids(named("ali nobody")).empty());
}

TEST(DiceBoxingRosterSearch, finds_by_class_style_tier_and_origin) {
  RosterFilter filter;
  filter.weight_class = WeightClass::flyweight;
  EXPECT_EQ(ids(filter).size(), 77U);
  filter.real = false;
  const std::size_t made_up = ids(filter).size();
  filter.real = true;
  EXPECT_EQ(made_up + ids(filter).size(), 77U);
  filter = {};
  filter.style = Style::mover;
  EXPECT_TRUE(holds(ids(filter), "muhammad-ali"));
  EXPECT_FALSE(holds(ids(filter), "mike-tyson"));
  filter = {};
  filter.great = true;
  filter.weight_class = WeightClass::heavyweight;
  EXPECT_TRUE(holds(ids(filter), "muhammad-ali"));
  EXPECT_FALSE(holds(ids(filter), "oleksandr-usyk"));
  filter.tier = 2;
  EXPECT_TRUE(ids(filter).empty()) << "greats are all of the highest";
}

TEST(DiceBoxingRosterSearch, finds_who_boxed_in_a_decade) {
  RosterFilter filter;
  for (const auto& [decade, boxed] : {std::pair{1950, false}, {1960, true}, {1970, true}, {1980, true}, {1990, false}}) {
    filter.decade = decade;
    EXPECT_EQ(holds(ids(filter), "muhammad-ali"), boxed) << decade << ", 1960 to 1981";
  }
  filter.decade = 2020;
  EXPECT_TRUE(holds(ids(filter), "oleksandr-usyk")) << "he still boxes";
  filter.decade = 1880;
  EXPECT_TRUE(holds(ids(filter), "john-l-sullivan"));
}

TEST(DiceBoxingRosterSearch, sorts_the_best_first_and_names_from_a) {
  const auto value = [](const std::string& id, RosterOrder order) {
    const Boxer boxer = ours().boxer(*ours().find(id));
    const Ratings& ratings = boxer.card.ratings;
    switch (order) {
      case RosterOrder::strength: return ratings.adjustment - ratings.control;
      case RosterOrder::knockout: return -ratings.ko;
      case RosterOrder::wins: return -boxer.record.wins;
      default: return static_cast<int>(boxer.years.first);
    }
  };
  for (const RosterOrder order : {RosterOrder::strength, RosterOrder::knockout, RosterOrder::wins, RosterOrder::year}) {
    const auto found = ids({}, order);
    ASSERT_EQ(found.size(), ours().boxers.size());
    EXPECT_TRUE(std::ranges::is_sorted(found, {}, [&](const std::string& id) { return value(id, order); }));
  }
  const auto names = ids(named("joe"), RosterOrder::name);
  ASSERT_GT(names.size(), 5U);
  EXPECT_TRUE(std::ranges::is_sorted(names, {}, [](const std::string& id) { return ours().find(id)->name; }));
}

}  // namespace
}  // namespace fc::dice_boxing

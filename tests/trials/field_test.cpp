// Who meets whom in a field, and how often.
#include "trials/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace fc::trials {
namespace {

TEST(Field, lets_everybody_meet_everybody_once_in_either_corner) {
  for (const std::size_t men : {2U, 3U, 8U, 77U}) {
    const std::vector<Meeting> meetings = round_robin(men);
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for (const Meeting& meeting : meetings) {
      EXPECT_NE(meeting.red, meeting.blue);
      EXPECT_LT(std::max(meeting.red, meeting.blue), men);
      pairs.insert({meeting.red, meeting.blue});
    }
    EXPECT_EQ(pairs.size(), meetings.size()) << "nobody meets a man twice in one corner";
    EXPECT_EQ(meetings.size(), men * (men - 1));
  }
}

TEST(Field, lets_all_box_about_equally_often_from_the_first_bout_on) {
  for (const std::size_t men : {9U, 10U}) {
    std::map<std::size_t, int> boxed;
    std::map<std::size_t, int> in_red;
    std::size_t bouts = 0;
    for (const Meeting& meeting : round_robin(men)) {
      ++boxed[meeting.red];
      ++boxed[meeting.blue];
      ++in_red[meeting.red];
      if (++bouts % (men / 2) == 0 && boxed.size() == men) {
        const auto [fewest, most] = std::ranges::minmax_element(boxed, {}, [](const auto& each) { return each.second; });
        EXPECT_LE(most->second - fewest->second, 1) << men << " men, " << bouts << " bouts";
      }
    }
    for (const auto& [man, bouts_in_red] : in_red) {
      EXPECT_EQ(bouts_in_red, static_cast<int>(men) - 1) << man;
    }
  }
}

TEST(Field, of_one_man_has_no_bout) {
  EXPECT_TRUE(round_robin(0).empty());
  EXPECT_TRUE(round_robin(1).empty());
}

TEST(Field, counts_for_both_men_of_a_bout) {
  const std::array<std::string, 2> ids{"ann", "bob"};
  const std::vector<std::string> names = counters_of_men(ids);
  std::vector<std::int64_t> counts(names.size());
  count_meeting({.red = 1, .blue = 0}, Corner::red, counts);
  count_meeting({.red = 1, .blue = 0}, std::nullopt, counts);
  const auto count = [&](const std::string& name) {
    return counts[static_cast<std::size_t>(std::ranges::find(names, name) - names.begin())];
  };
  EXPECT_EQ(count("fought:ann"), 2);
  EXPECT_EQ(count("won:ann"), 0);
  EXPECT_EQ(count("drawn:ann"), 1);
  EXPECT_EQ(count("won:bob"), 1);
  EXPECT_EQ(count("drawn:bob"), 1);
}

}  // namespace
}  // namespace fc::trials

// The referee's lines: every kind of event has one, short and in plain letters.
#include "library/ringside-campaign/game.h"

#include <gtest/gtest.h>

#include <set>
#include <variant>

#include "tests/library/our_catalogue.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

Person named(const Setup& setup, std::string_view id) { return person_of(setup, *Id::from(id)); }

TEST(RingsideCampaignEventLine, says_what_happened) {
  const auto setup = setup_of(R"({"managers":4})");
  const Person louis = named(setup, "joe-louis");
  const Person tunney = named(setup, "gene-tunney");
  EXPECT_EQ(event_line(setup, Booked{{.red = louis, .blue = tunney, .arena = Arena::best, .rounds = 15, .title = true}}),
            "on the bill: joe-louis against gene-tunney, best, 15 rounds, for the title");
  EXPECT_EQ(event_line(setup, Sold{.from = 0, .to = 3, .man = louis, .sum = 700}), "joe-louis goes from m1 to m4 for 700");
  EXPECT_EQ(event_line(setup, Traded{.by = 0, .man = louis, .to = 1, .other = tunney, .sum = -200}),
            "joe-louis goes to m2, gene-tunney to m1, m2 pays 200");
  EXPECT_EQ(event_line(setup, PopChanged{.man = louis, .before = -1, .after = 9}),
            "the popularity of joe-louis: -0.5 to 4.5");
  EXPECT_EQ(event_line(setup, RankChanged{.man = tunney, .before = no_rank, .after = 0}),
            "gene-tunney: unranked to champion");
}

TEST(RingsideCampaignEventLine, is_short_and_plain_for_every_kind_of_event) {
  std::set<std::size_t> kinds;
  for (const char* const options :
       {R"({"formation":"auction","stable_size":3,"starting_cash":50000,"weeks":30,"disputes":"auction","mandatory_weeks":1,
            "replacement":"pool"})",
        R"({"formation":"draft","stable_size":4,"weeks":30,"disputes":"auction","starting_cash":50000})",
        R"({"stable_size":4,"weeks":20,"recovery":"weekly","visitors":2,"walkovers":63,"title_purse":30,"television":true,
            "rematches":true,"wear":2})"}) {
    const auto setup = setup_of(4, options);
    Random random(3);
    State state = Rules::opening(setup);
    const auto listen = [&](const auto& event) {
      kinds.insert(Event(event).index());
      fc::test::expect_plain(event_line(setup, event));
    };
    while (answer_at_random(setup, state, random, listen)) {
    }
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Event>) << "something never happened";
}

}  // namespace
}  // namespace fc::ringside_campaign::test

// Knock Out's pages of the rulebook that screens open.
#include <gtest/gtest.h>

#include "tests/text/our_rulebook.h"

namespace fc::test {
namespace {

TEST(KnockOutRulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"knock-out.basics", "knock-out.challenge", "knock-out.training", "knock-out.betting", "knock-out.odds",
                "knock-out.fight", "knock-out.prizes", "knock-out.settlement", "knock-out.season", "knock-out.titles",
                "knock-out.end", "knock-out.options", "knock-out.secrets"});
}

}  // namespace
}  // namespace fc::test

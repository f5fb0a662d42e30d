// What the coach of the lesson finds to explain while campaigns go by.
#include "overlay/ringside-campaign/cards.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "match/match_of.h"
#include "scene/ringside-campaign/game.h"
#include "tests/ringside-campaign/scene/steps.h"

namespace fc::ringside_campaign::test {
namespace {

constexpr double frame = 0.1;  // seconds

using Moments = std::vector<std::string_view>;

/// look(moments) is called for every frame and question of a campaign that is answered at random.
template <class Look>
void watch(const Setup& setup, std::uint64_t seed, Look look) {
  Choreography choreography(setup);
  play(setup, seed, [&](const State& state, const Step& step) {
    const double before = choreography.rest_time();
    for (std::size_t at = 0; at < step.events.size(); ++at) {
      choreography.play(step.events, at, step.views[at], before);
    }
    for (double clock = before; clock < choreography.rest_time(); clock += frame) {
      look(lesson_moments(choreography.readout(clock), std::nullopt));
    }
    const Need need = Rules::need(setup, state);
    const bool is_choice = need.kind == NeedKind::choice;
    look(lesson_moments(choreography.readout(choreography.rest_time()),
                        is_choice ? std::optional(static_cast<Decision>(need.topic)) : std::nullopt));
  });
}

TEST(RingsideCampaignCoach, explains_everything_that_the_lesson_has_words_for) {
  std::map<std::string, int> frames;
  for (const auto& setup : setups()) {
    watch(setup, 5, [&frames](const Moments& moments) {
      for (const std::string_view moment : moments) {
        ++frames[std::string(moment)];
      }
    });
  }
  for (const char* const language : {"en", "fr"}) {
    const Words words = words_in(language);
    const std::string topic = "ringside-campaign.lesson.";
    std::map<std::string, int> unsaid = frames;
    for (auto text = words.all().lower_bound(topic); text != words.all().end() && text->first.starts_with(topic); ++text) {
      EXPECT_EQ(unsaid.erase(text->first.substr(topic.size())), 1U) << text->first << " is never said";
    }
    EXPECT_TRUE(unsaid.empty()) << unsaid.begin()->first << " has no words, " << language;
  }
}

TEST(RingsideCampaignCoach, speaks_of_beaten_men_only_in_the_tournament) {
  Readout readout;
  EXPECT_EQ(lesson_moments(readout, Decision::book), (Moments{"book", "tired"}));
  readout.now.meeting = 2;
  EXPECT_EQ(lesson_moments(readout, Decision::book), Moments{"beaten"});
}

TEST(RingsideCampaignCoach, tells_an_offer_of_a_bout_from_one_of_a_man) {
  Readout readout;
  readout.now.offer.kind = OfferKind::bout;
  EXPECT_EQ(lesson_moments(readout, Decision::answer), Moments{"answer"});
  readout.now.offer.kind = OfferKind::trade;
  EXPECT_EQ(lesson_moments(readout, Decision::answer), Moments{"deal"});
}

}  // namespace
}  // namespace fc::ringside_campaign::test

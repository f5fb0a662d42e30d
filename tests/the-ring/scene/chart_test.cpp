// The Basic Chart in words, against its own texts.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "bouts.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

const Names brown_and_lane{"Brown", "Lane"};

template <class Visit>
void for_each_clause(Visit visit) {
  for (int column = 1; column <= static_cast<int>(column_count); ++column) {
    for (int red = 1; red <= 6; ++red) {
      for (int green = 1; green <= 6; ++green) {
        const Entry& entry = test::our_charts().basic[entry_place(column, red, green)];
        for (std::size_t clause = 0; clause < entry.size(); ++clause) {
          visit(column, 10 * red + green, clause, entry);
        }
      }
    }
  }
}

TEST(TheRingChart, tells_a_blow_wherever_something_is_scored_and_none_where_a_table_follows) {
  for_each_clause([](int column, int number, std::size_t clause, const Entry& entry) {
    const Effects& effects = entry[clause].effects;
    const ClauseWords told = words_of_clause(column, number, clause);
    if (effects.score > 0 || effects.stm > 0 || effects.own_stm > 0) {
      EXPECT_FALSE(told.empty()) << column << "/" << number << " clause " << clause;
    }
    if (effects.hard || effects.counter || effects.foul) {
      EXPECT_TRUE(told.empty()) << column << "/" << number << " clause " << clause;
    }
  });
}

TEST(TheRingChart, words_every_clause_in_both_languages) {
  const auto setup = test::olson_against_sandy();
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for_each_clause([&](int column, int number, std::size_t clause, const Entry& entry) {
      for (const std::string& text :
           {clause_condition(entry, clause, words), clause_result(setup, column, number, clause, words)}) {
        EXPECT_EQ(text.find("the-ring."), std::string::npos) << text;
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
      }
      EXPECT_FALSE(clause_result(setup, column, number, clause, words).empty());
      EXPECT_EQ(clause_condition(entry, clause, words).empty(), entry.size() == 1) << column << "/" << number;
    });
  }
}

TEST(TheRingChart, reads_like_the_table) {
  const auto setup = test::olson_against_sandy();
  const Words words = test::words_in("en");
  const auto said = [&](int column, int number, std::size_t clause) {
    const Entry& entry = setup.charts.basic[entry_place(column, number / 10, number % 10)];
    return clause_condition(entry, clause, words) + ": " + clause_result(setup, column, number, clause, words);
  };
  EXPECT_EQ(said(1, 16, 0), "If Boxing, opponent Outside: Jab, Jab, Right +1");
  EXPECT_EQ(said(1, 16, 2), "Otherwise: Uppercut +1");
  EXPECT_EQ(said(1, 22, 0), "Faster by 1: Left, Right +1");
  EXPECT_EQ(said(2, 63, 1), "opponent hurt this round: HARD SHOT");
  EXPECT_EQ(said(2, 25, 0), "1 over DEF: Left hook +2, possible cut");
  EXPECT_EQ(said(3, 23, 1), "Otherwise: Hot exchange, Combination +1, stamina of both \u20131");
  EXPECT_EQ(said(1, 54, 1), "Otherwise: COUNTERPUNCH");
}

TEST(TheRingChart, says_why_the_clause_that_held_did) {
  const Words words = test::words_in("en");
  State state;
  state.boxers[0].strategy = Strategy::box;
  state.boxers[1].strategy = Strategy::outside;
  EntryRead read{.roller = Corner::red,
                 .column = 2,
                 .number = 25,
                 .clause = 0,
                 .to = Corner::red,
                 .condition = {.plus = 1},
                 .effects = {},
                 .his = 5,
                 .others = 4};
  EXPECT_EQ(clause_reason(read, state, brown_and_lane, words), "Box 5 is 1 over DEF 4");
  read.condition = {.either = Advantage::reach};
  read.to = Corner::blue;
  read.his = 78;
  read.others = 74;
  EXPECT_EQ(clause_reason(read, state, brown_and_lane, words), "Lane has the longer reach: 78 to 74");
  read.condition = {.roller = Group::boxing, .target = Group::outside};
  EXPECT_EQ(clause_reason(read, state, brown_and_lane, words), "Brown boxes, Lane is outside");
  read.clause = no_clause;
  EXPECT_EQ(clause_reason(read, state, brown_and_lane, words), "");
}

TEST(TheRingChart, says_what_was_asked_of_an_entry_that_brought_nothing) {
  const auto setup = test::olson_against_sandy();
  const auto asked = [&](int column, int number, int clause, const Effects& effects, const char* language) {
    EntryRead read{};
    read.column = column;
    read.number = number;
    read.clause = clause;
    read.effects = effects;
    return asked_in_vain(setup, read, test::words_in(language));
  };
  EXPECT_EQ(asked(2, 25, no_clause, {}, "en"), "1 over DEF");
  EXPECT_EQ(asked(2, 25, no_clause, {}, "fr"), "DEF + 1");
  EXPECT_EQ(asked(2, 25, 0, {.score = 2}, "en"), "");
  EXPECT_EQ(asked(2, 63, 2, {}, "en"), "opponent hurt this round");
}

TEST(TheRingChart, a_counterpunch_is_the_other_mans_whoever_rolls) {
  EntryRead read{.roller = Corner::blue,
                 .column = 1,
                 .number = 54,
                 .clause = 1,
                 .to = Corner::blue,
                 .condition = {},
                 .effects = {.counter = true},
                 .his = 0,
                 .others = 0};
  EXPECT_EQ(actor_of(read), Corner::red);
  read.effects = {.score = 1};
  EXPECT_EQ(actor_of(read), Corner::blue);
}

TEST(TheRingChart, calls_a_rating_as_the_strategy_that_it_is_for) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    EXPECT_EQ(words[rating_key(Strategy::load_up)], words[key_of(Strategy::load_up)]);
  }
}

TEST(TheRingBlows, follow_the_words) {
  const auto hook = blow_of(ClauseWord::left_hook, Corner::blue, true, 0.4F, 0.1F);
  ASSERT_TRUE(hook);
  EXPECT_EQ(hook->punch, scene::Punch::hook);
  EXPECT_EQ(hook->fist, scene::Fist::left);
  EXPECT_EQ(hook->landing, scene::Landing::landed);
  EXPECT_EQ(blow_of(ClauseWord::right_to_ribs, Corner::red, true, 0.4F, 0)->punch, scene::Punch::body);
  EXPECT_EQ(blow_of(ClauseWord::swings_at_air, Corner::red, true, 0.4F, 0)->landing, scene::Landing::missed);
  EXPECT_FALSE(blow_of(ClauseWord::clinch, Corner::red, true, 0.4F, 0));
}

TEST(TheRingBlows, of_a_finisher_are_as_heavy_as_what_they_do) {
  const auto of = [](FinisherKind kind, int number) {
    return blow_of(FinisherRead{.by = Corner::blue,
                                .column = Shot::stagger,
                                .total = 9,
                                .ki = 0,
                                .row = 9,
                                .cell = {.kind = kind, .number = static_cast<std::int8_t>(number)},
                                .rolls = 0},
                   0.3F);
  };
  EXPECT_GT(of(FinisherKind::knockdown, 0)->weight, of(FinisherKind::stagger, 0)->weight);
  EXPECT_EQ(of(FinisherKind::points, 0)->landing, scene::Landing::missed);
  EXPECT_FALSE(of(FinisherKind::points, 2)) << "they fly when they are scored";
  EXPECT_FALSE(of(FinisherKind::hard_shot, 0)) << "the card tells";
}

TEST(TheRingBlows, throw_the_hand_that_the_card_names) {
  HardShotRead read{.by = Corner::red};
  read.cell = {.shot = Shot::stagger, .has_hand = true, .hand = Hand::uppercut, .needs = 5};
  read.shot = Shot::stagger;
  EXPECT_EQ(blow_of(read, 3).punch, scene::Punch::uppercut);
  const float staggering = blow_of(read, 3).weight;
  read.shot = Shot::hard;
  EXPECT_LT(blow_of(read, 3).weight, staggering);
  read.shot = Shot::none;
  EXPECT_EQ(blow_of(read, 3).landing, scene::Landing::smothered);
}

/// Words in which nothing is thrown are few, and every hand and place of the others is seen.
TEST(TheRingBlows, every_word_of_the_chart_that_is_a_punch_is_seen_as_one) {
  std::set<std::pair<scene::Punch, scene::Fist>> landed;
  int thrown = 0;
  for (std::size_t word = 0; word < clause_word_count; ++word) {
    const auto told = static_cast<ClauseWord>(word);
    const auto blow = blow_of(told, Corner::red, true, 0.4F, 0.3F);
    const bool nothing = told == ClauseWord::leans_on_him || told == ClauseWord::feints || told == ClauseWord::clinch;
    EXPECT_EQ(blow.has_value(), !nothing) << word;
    if (blow) {
      ++thrown;
      landed.emplace(blow->punch, blow->fist);
    }
  }
  EXPECT_EQ(thrown, 19);
  EXPECT_EQ(landed.size(), 8U) << "jab, cross, hook, uppercut, combination, to the body left and right, and a wild one";
  EXPECT_EQ(blow_of(ClauseWord::blocked, Corner::red, false, 0, 0.3F)->landing, scene::Landing::blocked);
  EXPECT_EQ(blow_of(ClauseWord::hot_exchange, Corner::red, true, 0, 0.3F)->landing, scene::Landing::met);
  EXPECT_GT(seconds_before(ClauseWord::combination), 0);
  EXPECT_EQ(seconds_before(ClauseWord::jab), 0);
}

}  // namespace
}  // namespace fc::the_ring

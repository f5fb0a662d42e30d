// Rolls in words, in both languages.
#include <gtest/gtest.h>

#include <string>

#include "bouts.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/game.h"

namespace fc::the_ring {
namespace {

const Names names{"Olson", "Sandy"};

/// The second round between Olson and Sandy, to be changed and asked about.
class Captions : public testing::Test {
 protected:
  void SetUp() override {
    state_ = Rules::opening(setup_);
    // The first die of the bout tells the opening; it names who moves first.
    (void)Rules::choose(setup_, state_, choice_of(Strategy::box), [](const auto&) {});
    (void)Rules::choose(setup_, state_, choice_of(Strategy::box), [](const auto&) {});
    state_.attack = {.roller = Corner::red, .by = Corner::red};
    state_.thrown = {};
  }
  /// The roll that the state waits for, as it lies on the board with these faces.
  ShownRoll thrown(std::initializer_list<int> faces) {
    ShownRoll shown;
    state_.thrown = {};
    int left = static_cast<int>(faces.size());
    for (const int face : faces) {
      shown.call = Rules::roll_call(setup_, state_);
      shown.dice.push_back(static_cast<std::uint8_t>(face));
      shown.total += face;
      if (--left > 0) {
        state_.thrown.push_back(static_cast<std::uint8_t>(face));
      }
    }
    shown.strip = strip_of(setup_, state_, shown.call);
    return shown;
  }
  std::string question(std::initializer_list<int> faces) {
    return roll_question(thrown(faces).call, state_, setup_, names, english_);
  }

  the_ring::Setup setup_ = test::olson_against_sandy();
  State state_;
  Words english_ = test::words_in("en");
};

TEST_F(Captions, say_the_card_of_a_hard_shot_and_every_term_of_its_row) {
  state_.phase = Phase::hard_shot;
  state_.boxers[1].down = 1;
  state_.boxers[0].strategy = Strategy::outside;
  ShownRoll roll = thrown({3, 4});
  EXPECT_EQ(question({3, 4}), "HARD SHOT, Olson, card +2");
  roll.row = 8;
  EXPECT_EQ(sum_of(roll, english_), "7 + 2 after the knock-down \u2013 1 own Outside = 8");
  const HardShotRead read{.by = Corner::red,
                          .card = 2,
                          .pure = 7,
                          .after_down = 2,
                          .own_outside = -1,
                          .row = 8,
                          .cell = {.shot = Shot::stagger, .has_hand = true, .hand = Hand::right, .needs = 5},
                          .rating = 5,
                          .shot = Shot::stagger};
  const Event event = read;
  EXPECT_EQ(roll_result(roll, &event, state_, setup_, names, english_),
            "HARD SHOT, Olson, card +2 … 7 + 2 after the knock-down \u2013 1 own Outside = 8. Right 5, 5 or more needed: "
            "STAGGERED!");
  const Event lessened = HardShotRead{.by = Corner::red,
                                      .pure = 8,
                                      .row = 8,
                                      .cell = {.shot = Shot::stagger, .has_hand = true, .hand = Hand::right, .needs = 5},
                                      .rating = 4,
                                      .lessened = true,
                                      .shot = Shot::hard};
  EXPECT_TRUE(
      roll_result(roll, &lessened, state_, setup_, names, english_).ends_with("Right only 4, 5 or more needed: HARD!"))
      << roll_result(roll, &lessened, state_, setup_, names, english_);
}

TEST_F(Captions, say_which_dice_hold_a_man_and_why) {
  state_.phase = Phase::tie_up;
  state_.boxers[0].strategy = Strategy::tie_up;
  state_.boxers[0].now.def = 3;
  state_.boxers[0].staggered = true;
  EXPECT_EQ(question({2}), "TIE UP? Olson holds on 2 or less (DEF 3, hurt \u20131)");
  state_.boxers[0].now.def = 1;
  EXPECT_EQ(question({2}), "TIE UP? Olson holds on no number (DEF 1, hurt \u20131)");
}

TEST_F(Captions, ask_what_a_counterpunch_needs) {
  state_.phase = Phase::counter;
  state_.boxers[1].now.box = 5;
  EXPECT_EQ(question({2, 2}), "COUNTERPUNCH? Sandy: 5 or less (rating 5)");
}

TEST_F(Captions, count_the_other_way_round_what_a_man_needs_to_rise) {
  state_.phase = Phase::knockout;
  state_.boxers[1].down = 2;
  state_.boxers[1].now.kod = 1;
  ShownRoll roll = thrown({4, 5});
  roll.row = 9;
  EXPECT_EQ(sum_of(roll, english_), "9 + 1 KOD \u2013 1 been down = 9");
  EXPECT_TRUE(question({4, 5}).starts_with("UP? Sandy, chin glass: ")) << question({4, 5});
}

TEST_F(Captions, name_the_cut_that_the_doctor_looks_at) {
  state_.phase = Phase::cut_stoppage;
  state_.boxers[1].cuts.push_back({.points = 3, .location = Location::left_brow, .open = true});
  EXPECT_TRUE(question({4}).starts_with("THE DOCTOR looks at Sandy, over the left eye: stops it on ")) << question({4});
}

TEST_F(Captions, say_which_marker_a_solitaire_boxer_followed_and_why) {
  ShownRoll roll;
  roll.call.purpose = static_cast<std::uint8_t>(Purpose::solitaire);
  roll.total = 7;
  SolitaireRead read{.corner = Corner::red,
                     .markers = {.row = MarkerRow::hurt, .strategies = {Strategy::tie_up, Strategy::outside}},
                     .total = 7,
                     .read = {.marker = 1, .strategy = Strategy::none},
                     .fell_back = false,
                     .strategy = Strategy::tie_up};
  Event event = read;
  EXPECT_EQ(roll_result(roll, &event, state_, setup_, names, english_),
            "SOLITAIRE CHART: Olson … 7. Tie Up (marker 1: he is hurt).");
  read.read = {.marker = 0, .strategy = Strategy::box};
  read.strategy = Strategy::box;
  event = read;
  EXPECT_EQ(roll_result(roll, &event, state_, setup_, names, english_), "SOLITAIRE CHART: Olson … 7. Box.");
}

TEST(TheRingCaptions, every_roll_of_many_bouts_is_worded_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    std::size_t captions = 0;
    for (std::uint64_t seed = 0; seed < 40 && !testing::Test::HasFailure(); ++seed) {
      auto [setup, steps, choreography] = test::told(seed);
      for (const Cue& cue : choreography.timeline().all()) {
        if (!std::holds_alternative<Rolled>(cue.event)) {
          continue;
        }
        const auto last = choreography.last_roll(cue.start);
        ASSERT_TRUE(last);
        const std::string text = roll_result(last->roll, last->consequence, last->seen, setup, names, words);
        EXPECT_EQ(text.find("the-ring."), std::string::npos) << text;
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        EXPECT_EQ(text.find("()"), std::string::npos) << text;
        EXPECT_EQ(text.find(", :"), std::string::npos) << text;
        ++captions;
      }
    }
    EXPECT_GT(captions, 1000U);
  }
}

TEST(TheRingCaptions, add_up_to_the_row_that_is_read) {
  for (std::uint64_t seed = 0; seed < 80 && !testing::Test::HasFailure(); ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    const auto cues = choreography.timeline().all();
    for (std::size_t at = 0; at + 1 < cues.size(); ++at) {
      if (!std::holds_alternative<Rolled>(cues[at].event) || cues[at].pose.shown.roll->call.more_dice > 0) {
        continue;
      }
      const ShownRoll& roll = *cues[at].pose.shown.roll;
      if (const auto* read = std::get_if<HardShotRead>(&cues[at + 1].event);
          read != nullptr && read->pure_shot == PureShot::no) {
        EXPECT_EQ(roll.row, read->row) << "seed " << seed;
      } else if (const auto* count = std::get_if<CountRead>(&cues[at + 1].event)) {
        EXPECT_EQ(roll.row, count->row) << "seed " << seed;
      } else if (const auto* finisher = std::get_if<FinisherRead>(&cues[at + 1].event)) {
        EXPECT_EQ(roll.row, finisher->row) << "seed " << seed;
      } else if (const auto* foul = std::get_if<FoulRead>(&cues[at + 1].event)) {
        EXPECT_EQ(roll.row, foul->total) << "seed " << seed;
      }
    }
  }
}

}  // namespace
}  // namespace fc::the_ring

// Strips against the charts: a roll falls on the cell that the rules carry out.
#include "scene/the-ring/readout.h"

#include <gtest/gtest.h>

#include "bouts.h"
#include "scene/the-ring/choreography.h"

namespace fc::the_ring {
namespace {

/// What the event after the dice says is the cell that they fell on.
class OnCell {
 public:
  explicit OnCell(const CellValue& value) : value_(value) {}

  void operator()(const TieUpRead& event) const { expect_answer(event.holds); }
  void operator()(const CounterRead& event) const { expect_answer(event.end == CounterEnd::lands); }
  void operator()(const PossibleCutRead& event) const { expect_answer(event.opens); }
  void operator()(const CutChecked& event) const { expect_answer(event.stops); }
  void operator()(const CornerWorked& event) const { expect_answer(event.closes); }
  void operator()(const GlovesSet& event) const { expect_answer(!event.refused); }
  void operator()(const HardShotRead& event) const {
    if (event.pure_shot == PureShot::no || event.pure_shot == PureShot::twelve) {
      EXPECT_EQ(std::get<ShotCell>(value_), event.cell);
    }
  }
  void operator()(const CountRead& event) const { EXPECT_EQ(std::get<CountCell>(value_), event.cell); }
  void operator()(const FinisherRead& event) const { EXPECT_EQ(std::get<FinisherCell>(value_), event.cell); }
  void operator()(const CutRead& event) const { EXPECT_EQ(std::get<CutRow>(value_).location, event.row.location); }
  void operator()(const FoulRead& event) const { EXPECT_EQ(std::get<Legend>(value_).number, event.legend); }
  void operator()(const RetaliationRead& event) const {
    EXPECT_EQ(std::get<Grade>(value_).grade, static_cast<int>(event.end));
  }
  void operator()(const TrainingRead& event) const { EXPECT_EQ(std::get<Training>(value_), event.result); }
  void operator()(const SolitaireRead& event) const { EXPECT_EQ(std::get<SolitaireRow>(value_), event.read); }
  void operator()(const FirstMoverSet& event) const { EXPECT_EQ(std::get<Corner>(value_), event.corner); }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  void expect_answer(bool yes) const { EXPECT_EQ(std::get<Answer>(value_), yes ? Answer::yes : Answer::no); }

  const CellValue& value_;
};

TEST(TheRingStrip, every_roll_falls_on_the_cell_that_is_carried_out) {
  std::array<int, purpose_count> seen{};
  for (std::uint64_t seed = 0; seed < 150 && !HasFailure(); ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    const auto cues = choreography.timeline().all();
    for (std::size_t at = 0; at + 1 < cues.size(); ++at) {
      const Rolled* const roll = std::get_if<Rolled>(&cues[at].event);
      if (roll == nullptr || roll->call.more_dice > 0) {
        continue;
      }
      const std::optional<ShownRoll>& shown = cues[at].pose.shown.roll;
      ASSERT_TRUE(shown);
      if (shown->strip.cells.empty()) {
        continue;
      }
      ++seen.at(roll->call.purpose);
      const StripCell& cell = shown->strip.cells[shown->strip.cell_of(shown->row)];
      EXPECT_LE(cell.from, shown->row);
      EXPECT_GE(cell.to, shown->row);
      std::visit(OnCell(cell.value), cues[at + 1].event);
      EXPECT_FALSE(HasFailure()) << "seed " << seed << ", purpose " << static_cast<int>(roll->call.purpose);
    }
  }
  for (const Purpose purpose : {Purpose::hard_shot, Purpose::knockout, Purpose::finisher, Purpose::counter, Purpose::tie_up,
                                Purpose::possible_cut, Purpose::cut_chart, Purpose::cut_stoppage, Purpose::foul,
                                Purpose::training, Purpose::corner, Purpose::judge, Purpose::gloves}) {
    EXPECT_GT(seen[static_cast<std::size_t>(purpose)], 0) << static_cast<int>(purpose);
  }
}

TEST(TheRingStrip, leaves_no_row_out_and_says_every_cell_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for (std::uint64_t seed = 0; seed < 30 && !HasFailure(); ++seed) {
      auto [setup, steps, choreography] = test::told(seed);
      for (const Cue& cue : choreography.timeline().all()) {
        if (!cue.pose.shown.roll) {
          continue;
        }
        const Strip& strip = cue.pose.shown.roll->strip;
        int next = strip.lowest();
        for (const StripCell& cell : strip.cells) {
          EXPECT_EQ(cell.from, next);
          EXPECT_LE(cell.from, cell.to);
          next = cell.to + 1;
          const std::string label = label_of(strip, cell, words);
          EXPECT_FALSE(label.empty());
          EXPECT_EQ(label.find("the-ring."), std::string::npos) << label;
          EXPECT_EQ(label.find_first_of("{}"), std::string::npos) << label;
        }
      }
    }
  }
}

TEST(TheRingStrip, colours_a_hard_shot_by_what_his_hand_makes_of_it) {
  auto setup = test::olson_against_sandy();
  State state = Rules::opening(setup);
  const Strip olson = hard_shot_strip(setup, state, Corner::red);
  // Card +2: 8 is "R STG-5", and his right is 5.
  EXPECT_EQ(olson.cells[olson.cell_of(8)].tone, Tone::stagger);
  EXPECT_EQ(label_of(olson, olson.cells[olson.cell_of(8)], test::words_in("en")), "R STG-5");
  setup.cards[0].punch[place_of(Hand::right)] = 4;
  const Strip weaker = hard_shot_strip(setup, state, Corner::red);
  EXPECT_EQ(weaker.cells[weaker.cell_of(8)].tone, Tone::hard);
  EXPECT_EQ(olson.lowest(), lowest_total);
  EXPECT_EQ(olson.highest(), highest_total);
}

}  // namespace
}  // namespace fc::the_ring

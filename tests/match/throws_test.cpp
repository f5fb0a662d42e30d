// Dice that fall together: one step of the conductor, several dice of the script.
#include <gtest/gtest.h>

#include "match/conductor.h"
#include "match/match_of.h"
#include "match/script.h"
#include "rules/rules_of.h"
#include "tests/match/no_answer.h"

namespace fc {
/// A game of nothing but throws: a column die beside a red and a green one, again and again.
struct Throws {
  struct Setup {
    friend bool operator==(const Setup&, const Setup&) = default;
  };
  struct State {
    int dice = 0;
    friend bool operator==(const State&, const State&) = default;
  };
  struct Fell {
    RollCall call;
    int value;
  };
  using View = State;
  using Event = std::variant<Fell>;
  using Choice = int;
  using Choices = FixedVector<int, 2>;

  static constexpr std::string_view slug = "throws";
  static constexpr int throws = 4;
  static constexpr std::array<Die, 3> together{d3, d6, Die{.lowest = 0, .highest = 9}};

  static int seats(const Setup&) { return 1; }
  static State opening(const Setup&) { return {}; }
  static Need need(const Setup&, const State& state) {
    const std::size_t place = static_cast<std::size_t>(state.dice) % together.size();
    if (state.dice == throws * static_cast<int>(together.size())) {
      return {};
    }
    return {.kind = NeedKind::roll,
            .seat = no_seat,
            .topic = 0,
            .die = together[place],
            .more_dice = static_cast<std::uint8_t>(together.size() - 1 - place),
            .secret = false};
  }
  static Needs pickers(const Setup&, const State&) { return {}; }
  static Choices legal(const Setup&, const State&, const Need&) { return {}; }
  template <class Sink>
  static Result<void> choose(const Setup&, State&, Choice, Sink&&) {
    return fault(FaultCode::wrong_question, "", "no choice is awaited here");
  }
  template <class Sink>
  static Result<void> roll(const Setup& setup, State& state, int value, Sink&& sink) {
    FC_TRY(check_die(need(setup, state), value));
    sink(Fell{.call = roll_call(setup, state), .value = value});
    ++state.dice;
    return {};
  }
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(need(setup, state)); }
  static View view(const Setup&, const State& state, int) { return state; }
  static State assume(const Setup&, const View& view, Random&) { return view; }
  static std::string notation(Choice) { return ""; }
  static Result<Choice> parse(std::string_view) { return fault(FaultCode::illegal_choice, "", "there are no choices"); }
  static std::string_view topic_name(const Need&) { return "throw"; }
};

namespace {

Standing nowhere(const Throws::Setup&, const Throws::State&) { return {}; }

ConductorPlan plan_of_throws() {
  const Script script{.game = "throws", .setup = "{}", .dice = {}, .choices = {}};
  return {.match = std::make_unique<MatchOf<Throws>>(Throws::Setup{}, script, fc::test::no_answer<Throws>, nowhere),
          .bots = {},
          .seed = 5,
          .recorder = nullptr};
}

std::vector<int> dice_of(Conductor& conductor) {
  while (conductor.advance() == Conductor::Step::moved) {
  }
  return conductor.match().script().dice;
}

TEST(Throws, one_step_throws_all_dice_that_fall_together) {
  Conductor conductor(plan_of_throws());
  EXPECT_EQ(conductor.advance(), Conductor::Step::moved);
  EXPECT_EQ(conductor.match().script().dice.size(), 3U);
  EXPECT_EQ(conductor.match().event_count(), 3U) << "the scene gets them together";
  EXPECT_EQ(dice_of(conductor).size(), 12U);
  EXPECT_EQ(conductor.advance(), Conductor::Step::finished);
}

TEST(Throws, a_replay_shows_them_together_too) {
  Conductor played(plan_of_throws());
  dice_of(played);
  const auto shown = Conductor::replay(plan_of_throws(), played.match().script());
  ASSERT_TRUE(shown);
  EXPECT_EQ((*shown)->advance(), Conductor::Step::moved);
  EXPECT_EQ((*shown)->match().script().dice.size(), 3U);
}

TEST(Throws, a_script_that_stops_in_the_middle_of_a_throw_goes_on_with_the_dice_it_would_have_had) {
  Conductor whole(plan_of_throws());
  const std::vector<int> dice = dice_of(whole);
  for (std::size_t stop = 0; stop <= dice.size(); ++stop) {
    Script cut = whole.match().script();
    cut.dice.resize(stop);
    const auto resumed = Conductor::resume(plan_of_throws(), cut);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(dice_of(**resumed), dice) << "stopped after " << stop;
  }
}

TEST(Throws, a_replay_that_stops_in_the_middle_of_a_throw_shows_what_there_is_and_waits) {
  Conductor whole(plan_of_throws());
  const std::vector<int> dice = dice_of(whole);
  Script cut = whole.match().script();
  cut.dice.resize(4);
  const auto shown = Conductor::replay(plan_of_throws(), cut);
  ASSERT_TRUE(shown);
  EXPECT_EQ((*shown)->advance(), Conductor::Step::moved);
  EXPECT_EQ((*shown)->advance(), Conductor::Step::moved);
  EXPECT_EQ((*shown)->match().script().dice.size(), 4U);
  EXPECT_EQ((*shown)->advance(), Conductor::Step::replay_over);
  (*shown)->take_over();
  EXPECT_EQ((*shown)->advance(), Conductor::Step::moved);
  EXPECT_EQ((*shown)->match().script().dice.size(), 6U);
  EXPECT_FALSE((*shown)->can_undo()) << "dice are not taken back";
}

}  // namespace
}  // namespace fc

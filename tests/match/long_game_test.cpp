// A long game stands on another: it waits for a bout of the game below, and what came of it is one choice of its script.
#include <gtest/gtest.h>

#include <charconv>

#include "match/conductor.h"
#include "match/match_of.h"
#include "match/script.h"
#include "rules/rules_of.h"

namespace fc {

/// The game below: one die, and what it shows.
namespace toss {

struct Setup {
  int handicap = 0;
  friend bool operator==(const Setup&, const Setup&) = default;
};
struct State {
  int face = 0;
  friend bool operator==(const State&, const State&) = default;
};
struct Fell {
  int value;
};
using Event = std::variant<Fell>;
using Choices = FixedVector<int, 2>;

struct Rules : RulesOf<Rules, Setup, State, State, Event, int, Choices> {
  static constexpr std::string_view slug = "toss";

  static int seats(const Setup&) { return 1; }
  static State opening(const Setup&) { return {}; }
  static Need need(const Setup&, const State& state) {
    return state.face == 0 ? Need{.kind = NeedKind::roll, .die = d6} : Need{};
  }
  static Needs pickers(const Setup&, const State&) { return {}; }
  static Choices legal(const Setup&, const State&, const Need&) { return {}; }
  template <class Sink>
  static void play_choice(const Setup&, State&, int, Sink&&) {}
  template <class Sink>
  static void play_roll(const Setup&, State& state, int value, Sink&& sink) {
    state.face = value;
    sink(Fell{value});
  }
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(need(setup, state)); }
  static State view(const Setup&, const State& state, int) { return state; }
  static State assume(const Setup&, const State& seen, Random&) { return seen; }
  static std::string notation(int) { return "none"; }
  static Result<int> parse(std::string_view) { return fault(FaultCode::illegal_choice, "", "there are no choices"); }
  static std::string_view topic_name(const Need&) { return "toss"; }
};

}  // namespace toss

/// The long game: whether to give odds, then a toss for as many points; two of them.
namespace evening {

struct Setup {
  friend bool operator==(const Setup&, const Setup&) = default;
};
struct State {
  int tosses = 0;
  int points = 0;
  int odds = -1;  ///< not yet said
  friend bool operator==(const State&, const State&) = default;
};
struct Choice {
  bool result = false;
  int number = 0;
  friend bool operator==(const Choice&, const Choice&) = default;
};
struct Told {
  Choice choice;
};
using Event = std::variant<Told>;
using Choices = FixedVector<Choice, 2>;

struct Rules : RulesOf<Rules, Setup, State, State, Event, Choice, Choices> {
  using Below = toss::Rules;
  static constexpr std::string_view slug = "evening";
  static constexpr int most_tosses = 2;

  static int seats(const Setup&) { return 1; }
  static State opening(const Setup&) { return {}; }
  static Need need(const Setup&, const State& state) {
    if (state.tosses == most_tosses) {
      return {};
    }
    return state.odds < 0 ? Need{.kind = NeedKind::choice} : Need{.kind = NeedKind::bout, .seat = no_seat};
  }
  static Needs pickers(const Setup& setup, const State& state) {
    Needs needs;
    if (need(setup, state).kind == NeedKind::choice) {
      needs.push_back(need(setup, state));
    }
    return needs;
  }
  static Choices legal(const Setup&, const State&, const Need& need) {
    Choices choices;
    for (int odds = 0; odds < 2 && need.kind == NeedKind::choice; ++odds) {
      choices.push_back({.result = false, .number = odds});
    }
    return choices;
  }
  template <class Sink>
  static void play_choice(const Setup&, State& state, const Choice& choice, Sink&& sink) {
    if (choice.result) {
      state.points += choice.number;
      ++state.tosses;
      state.odds = -1;
    } else {
      state.odds = choice.number;
    }
    sink(Told{choice});
  }
  template <class Sink>
  static void play_roll(const Setup&, State&, int, Sink&&) {}
  static RollCall roll_call(const Setup& setup, const State& state) { return roll_call_of(need(setup, state)); }
  static State view(const Setup&, const State& state, int) { return state; }
  static State assume(const Setup&, const State& seen, Random&) { return seen; }
  static std::string notation(const Choice& choice) {
    return (choice.result ? "toss:" : "odds:") + std::to_string(choice.number);
  }
  static Result<Choice> parse(std::string_view text) {
    Choice choice{.result = text.starts_with("toss:"), .number = 0};
    const char* const end = text.data() + text.size();
    if (text.size() < 6 || std::from_chars(text.data() + 5, end, choice.number).ptr != end) {
      return fault(FaultCode::illegal_choice, "", "not of the form");
    }
    return choice;
  }
  static std::string_view topic_name(const Need& need) { return need.kind == NeedKind::bout ? "toss" : "odds"; }

  static Result<void> check_result(const Setup&, const State&, const Choice& choice) {
    if (!choice.result || choice.number < 1 || choice.number > 7) {
      return fault(FaultCode::illegal_choice, "", "no toss ends like that");
    }
    return {};
  }
  static Choice result_of(const Setup&, const State&, const toss::Setup& fought, const toss::State& end) {
    return {.result = true, .number = end.face + fought.handicap};
  }
  static Choice any_result(const Setup&, const State&, Random& random) {
    return {.result = true, .number = throw_die(random, d6)};
  }
};

}  // namespace evening

namespace {

static_assert(StandsOnAnother<evening::Rules>);
static_assert(!StandsOnAnother<toss::Rules>);

Script opening_of(std::string_view game) {
  return {.game = std::string(game), .setup = "{}", .dice = {}, .choices = {}};
}

std::unique_ptr<Match> an_evening() {
  return std::make_unique<MatchOf<evening::Rules>>(
      evening::Setup{}, opening_of("evening"),
      [](const evening::Setup&, const evening::State&, std::span<const evening::Event>) { return std::string(); },
      [](const evening::Setup&, const evening::State&) { return Standing{}; },
      [](const evening::Setup&, const evening::State& state) {
        return R"({"handicap":)" + std::to_string(state.odds) + "}";
      });
}

std::unique_ptr<Match> a_toss(int handicap) {
  return std::make_unique<MatchOf<toss::Rules>>(
      toss::Setup{.handicap = handicap}, opening_of("toss"),
      [](const toss::Setup&, const toss::State&, std::span<const toss::Event>) { return std::string(); },
      [](const toss::Setup&, const toss::State&) { return Standing{}; });
}

int points_of(const Match& match) {
  return match_of<evening::Rules>(match).state().points;
}

ConductorPlan alone() {
  ConductorPlan plan;
  plan.match = an_evening();
  return plan;
}

TEST(LongGame, hands_out_the_bout_it_waits_for) {
  const auto match = an_evening();
  ASSERT_TRUE(match->choose("odds:1"));
  ASSERT_EQ(match->need().kind, NeedKind::bout);
  EXPECT_TRUE(match->pickers().empty());
  EXPECT_TRUE(match->legal(match->need()).empty());
  EXPECT_EQ(match->bout(), (Script{.game = "toss", .setup = R"({"handicap":1})", .dice = {}, .choices = {}}));
}

TEST(LongGame, takes_what_came_of_the_bout_as_one_choice) {
  const auto match = an_evening();
  ASSERT_TRUE(match->choose("odds:1"));
  const auto fought = a_toss(1);
  ASSERT_TRUE(fought->roll(4));
  EXPECT_EQ(match->result_of(*fought), "toss:5");
  ASSERT_TRUE(match->choose("toss:5"));
  EXPECT_EQ(points_of(*match), 5);
  EXPECT_EQ(match->script().choices, (std::vector<std::string>{"odds:1", "toss:5"}));
  EXPECT_TRUE(match->script().dice.empty()) << "the dice of the bout are its own script's";
}

TEST(LongGame, refuses_what_no_bout_ends_like) {
  const auto match = an_evening();
  EXPECT_EQ(match->choose("toss:5").error().code, FaultCode::illegal_choice) << "no bout is awaited yet";
  ASSERT_TRUE(match->choose("odds:0"));
  for (const char* const wrong : {"toss:8", "toss:0", "odds:1", "toss:", "toss:x"}) {
    const auto refused = match->choose(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().code, FaultCode::illegal_choice);
  }
  EXPECT_EQ(match->roll(3).error().code, FaultCode::wrong_question);
  EXPECT_EQ(match->script().choices.size(), 1U);
}

TEST(LongGame, plays_by_chance_to_its_end) {
  const auto match = an_evening();
  Random random(7);
  while (match->need().kind != NeedKind::finished) {
    const bool awaits_bout = match->need().kind == NeedKind::bout;
    ASSERT_TRUE(match->choose(awaits_bout ? match->any_result(random) : "odds:0"));
  }
  EXPECT_EQ(match->script().choices.size(), 4U);
}

TEST(LongGame, is_conducted_with_bouts_fought_elsewhere) {
  Conductor conductor(alone());
  EXPECT_EQ(conductor.enter("toss:3").error().code, FaultCode::wrong_question);
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(0, "odds:0"));
  ASSERT_EQ(conductor.advance(), Conductor::Step::bout);
  EXPECT_EQ(conductor.advance_and_wait(), Conductor::Step::bout) << "it waits";
  EXPECT_FALSE(conductor.enter("toss:9"));
  ASSERT_TRUE(conductor.enter("toss:3"));
  EXPECT_EQ(points_of(conductor.match()), 3);
  EXPECT_EQ(conductor.advance(), Conductor::Step::people);
}

TEST(LongGame, takes_back_a_choice_before_a_bout_but_no_bout) {
  Conductor conductor(alone());
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(0, "odds:0"));
  ASSERT_EQ(conductor.advance(), Conductor::Step::bout);
  EXPECT_TRUE(conductor.agree_to_undo(0));
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(0, "odds:1"));
  ASSERT_TRUE(conductor.enter("toss:3"));
  EXPECT_FALSE(conductor.can_undo());
}

TEST(LongGame, goes_on_where_its_script_stands) {
  Script script = opening_of("evening");
  script.choices = {"odds:1", "toss:6", "odds:0"};
  auto resumed = Conductor::resume(alone(), script);
  ASSERT_TRUE(resumed) << one_line(resumed.error());
  EXPECT_EQ(points_of((*resumed)->match()), 6);
  EXPECT_EQ((*resumed)->advance(), Conductor::Step::bout);

  script.choices.back() = "toss:6";
  EXPECT_EQ(Conductor::resume(alone(), script).error().where, "choices[2]");
}

TEST(LongGame, is_shown_again_without_its_bouts) {
  Script script = opening_of("evening");
  script.choices = {"odds:1", "toss:6", "odds:0"};
  auto shown = Conductor::replay(alone(), script);
  ASSERT_TRUE(shown);
  for (std::size_t step = 0; step < script.choices.size(); ++step) {
    EXPECT_EQ((*shown)->advance(), Conductor::Step::moved);
  }
  EXPECT_EQ((*shown)->advance(), Conductor::Step::replay_over);
  EXPECT_FALSE((*shown)->enter("toss:3")) << "nobody plays in a replay";
  (*shown)->take_over();
  EXPECT_EQ((*shown)->advance(), Conductor::Step::bout);
}

}  // namespace
}  // namespace fc

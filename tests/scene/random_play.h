// Games of any rules played at random, for the scene's tests.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/need.h"
#include "core/random.h"
#include "library/words.h"
#include "scene/commentary.h"
#include "tests/must.h"

namespace fc::scene::test {

/// The project's own words.
inline Words words_in(std::string_view language) { return fc::test::must(Words::load(fc::test::data_folder(), language)); }

/// One answer to one question: the events it brought, what an onlooker saw after each of them, and the state after the last.
template <class Rules>
struct Step {
  std::vector<typename Rules::Event> events;
  std::vector<typename Rules::View> views;
  typename Rules::State after;
};

/// Every answer of a game played at random to its end.
template <class Rules>
std::vector<Step<Rules>> play(const typename Rules::Setup& setup, std::uint64_t seed) {
  Random random = random_stream(seed, 2);
  std::vector<Step<Rules>> steps;
  typename Rules::State state = Rules::opening(setup);
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    Step<Rules> step;
    const auto record = [&](const auto& event) {
      step.events.push_back(event);
      step.views.push_back(Rules::view(setup, state, no_seat));
    };
    if (need.kind == NeedKind::roll) {
      (void)Rules::roll(setup, state, throw_die(random, need.die), record);
    } else {
      const auto legal = Rules::legal(setup, state, need);
      (void)Rules::choose(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], record);
    }
    step.after = state;
    steps.push_back(step);
  }
  return steps;
}

/// All steps of a game as one.
template <class Rules>
Step<Rules> whole(const std::vector<Step<Rules>>& steps) {
  Step<Rules> sum{.events = {}, .views = {}, .after = steps.back().after};
  for (const Step<Rules>& step : steps) {
    sum.events.insert(sum.events.end(), step.events.begin(), step.events.end());
    sum.views.insert(sum.views.end(), step.views.begin(), step.views.end());
  }
  return sum;
}

/// Tells a choreography what happened, in one piece.
template <class Choreography, class Rules>
void tell(Choreography& choreography, const Step<Rules>& step, double now) {
  choreography.append(step.events, step.views, now);
}
template <class Choreography, class Rules>
void tell(Choreography& choreography, const std::vector<Step<Rules>>& steps, double now) {
  tell(choreography, whole(steps), now);
}

/// A game, what was played of it, and its choreography, which was told all of it in one piece.
template <class Choreography, class Rules>
struct ToldBout {
  typename Rules::Setup setup;
  std::vector<Step<Rules>> steps;
  Choreography choreography;
};

template <class Choreography, class Rules>
ToldBout<Choreography, Rules> told_bout(const typename Rules::Setup& setup, const std::vector<Step<Rules>>& steps) {
  ToldBout<Choreography, Rules> told{.setup = setup, .steps = steps, .choreography = Choreography(setup)};
  tell(told.choreography, steps, 0);
  return told;
}

/// What comes of a seed, told in one piece. played(setup, seed): every answer.
template <class Choreography, class Rules>
ToldBout<Choreography, Rules> told_seed(typename Rules::Setup (*setup_of)(std::uint64_t seed),
                                        std::vector<Step<Rules>> (*played)(const typename Rules::Setup&, std::uint64_t),
                                        std::uint64_t seed) {
  const typename Rules::Setup setup = setup_of(seed);
  return told_bout<Choreography, Rules>(setup, played(setup, seed));
}

/// Looks at the games of these seeds until something fails. told(seed): a game, told in one piece.
template <class Told, class Look>
void look_at_games(std::uint64_t from, std::uint64_t to, Told told, Look look) {
  for (std::uint64_t seed = from; seed < to && !::testing::Test::HasFailure(); ++seed) {
    look(told(seed));
    EXPECT_FALSE(::testing::Test::HasFailure()) << "seed " << seed;
  }
}

/// Looks at random games after every answer, when its last cue has been told, until something fails.
/// look(choreography, setup, step).
template <class Choreography, class Rules, class SetupOf, class Look>
void look_after_every_answer(std::uint64_t games, SetupOf setup_of, Look look) {
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const auto setup = setup_of(seed);
    Choreography choreography(setup);
    int answers = 0;
    for (const Step<Rules>& step : play<Rules>(setup, seed)) {
      tell(choreography, step, choreography.rest_time());
      look(choreography, setup, step);
      ++answers;
      ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed << ", answer " << answers;
    }
  }
}

/// A game told in one piece, and again step by step.
template <class Choreography>
struct ToldTwice {
  Choreography whole;
  Choreography grown;
};

template <class Choreography, class Rules>
ToldTwice<Choreography> told_twice(const typename Rules::Setup& setup, const std::vector<Step<Rules>>& steps) {
  ToldTwice<Choreography> told{.whole = Choreography(setup), .grown = Choreography(setup)};
  tell(told.whole, steps, 0);
  for (const Step<Rules>& step : steps) {
    tell(told.grown, step, 0);
  }
  return told;
}

/// Plays a match on at random until it has that many events or is over.
template <class Match>
void play_on(Match& match, Random& random, std::size_t events) {
  while (match.event_count() < events && match.need().kind != NeedKind::finished) {
    const Need need = match.need();
    if (need.kind == NeedKind::roll) {
      ASSERT_TRUE(match.roll(throw_die(random, need.die)));
    } else {
      const auto legal = match.legal(need);
      ASSERT_TRUE(match.choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
}

/// The last lines spoken of a bout of two by then.
template <class Choreography, class NamesOfTwo>
std::vector<CommentaryLine> said_until(const Choreography& choreography, double clock, const NamesOfTwo& names,
                                       const Words& words, std::size_t most) {
  return commentary_until(choreography.timeline(), clock, most, [&](const auto& cue, const auto* previous) {
    return commentary_line(choreography.setup(), cue, (previous != nullptr ? *previous : cue).pose, names, words);
  });
}

}  // namespace fc::scene::test

// Bouts at speed: what `Rules::play` and `Rules::play_out` are made of.
//
// Nine of ten dice are for control, a punch or its result, and what comes of them is as good as chance to the processor: a
// branch it guesses wrongly costs more than the die. So `hurry` goes from die to die by small tables instead of branches, as
// long as nothing else comes of them; all else is sequence.h's, which knows the rules. A test holds both to the same bouts.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/dice-boxing/questions.h"
#include "rules/dice-boxing/sequence.h"

namespace fc::dice_boxing::fast {

/// What the next die is for, + 1 if blue is in control: a place in the tables below.
using Step = unsigned;
inline constexpr Step control = 0;
inline constexpr Step punch = 2;
inline constexpr Step result = 4;
inline constexpr Step free_punch = 6;  ///< of the other man, after a miss
inline constexpr Step free_result = 8;
inline constexpr std::size_t step_count = 10;
inline constexpr Step of_blue = 1;

constexpr Step kind_of(Step step) {
  return step & ~of_blue;
}
/// Whose die it is.
constexpr unsigned man_of(Step step) {
  return (step & of_blue) ^ (step >= free_punch ? 1U : 0U);
}

constexpr bool is_punch(Step step) {
  return kind_of(step) == punch || kind_of(step) == free_punch;
}
constexpr bool is_result(Step step) {
  return kind_of(step) == result || kind_of(step) == free_result;
}

template <class T>
using ByStep = std::array<T, step_count>;

/// Out of the ordinary: sequence.h goes on. A mark among the next steps and among the points of results.
inline constexpr unsigned rare = may_reopen;

/// What comes next, by step and whether the die succeeds.
using NextSteps = ByStep<std::array<std::uint8_t, 2>>;

/// counters: by man, whether he throws a free punch after a miss of the other man.
constexpr NextSteps next_steps(std::array<bool, 2> counters) {
  NextSteps next{};
  const auto set = [&next](Step step, unsigned fails, unsigned succeeds) {
    next[step] = {static_cast<std::uint8_t>(fails), static_cast<std::uint8_t>(succeeds)};
  };
  for (const Step roller : {0U, of_blue}) {
    const Step after_miss = counters[roller ^ 1U] ? free_punch : control;
    set(control | roller, control | (roller ^ of_blue), punch | roller);
    set(punch | roller, after_miss | roller, result | roller);
    set(result | roller, rare, control | roller);
    set(free_punch | roller, control | roller, free_result | roller);
    set(free_result | roller, rare, control | roller);
  }
  return next;
}

/// By who counters: red 1, blue 2.
inline constexpr std::array<NextSteps, 4> all_next_steps{next_steps({false, false}), next_steps({true, false}),
                                                         next_steps({false, true}), next_steps({true, true})};

/// Landed and missed punches of both men in one word, so that one addition serves all: by man and success so many bits up.
constexpr unsigned dice_bits(unsigned man, unsigned succeeds) {
  constexpr unsigned bits = 8;
  return bits * (2 * man + succeeds);
}

/// What is added by step and whether the die succeeds: 1 for a punch.
inline constexpr ByStep<std::array<std::uint32_t, 2>> counted = [] {
  ByStep<std::array<std::uint32_t, 2>> all{};
  for (Step step = 0; step < step_count; ++step) {
    if (is_punch(step)) {
      all[step] = {1U << dice_bits(man_of(step), 0), 1U << dice_bits(man_of(step), 1)};
    }
  }
  return all;
}();

/// A stretch of a round without anything rare: what a die means, by step.
struct Stretch {
  ByStep<std::int32_t> up_to{};       ///< a die up to this succeeds
  ByStep<std::int32_t> low{};         ///< a die up to this is rare: control calls for the special charts
  ByStep<std::uint32_t> points_at{};  ///< where the points of a step begin in `Setup::quick_points`
};

constexpr Stretch stretch_of(const State& state) {
  constexpr std::uint32_t none = no_man * faces;
  const Bars& red = state.boxers[0].bars;
  const Bars& blue = state.boxers[1].bars;
  return {.up_to = {red.control_to, blue.control_to, red.punches_to, blue.punches_to, red.kd_from - 1, blue.kd_from - 1,
                    blue.free_punches_to, red.free_punches_to, blue.kd_from - 1, red.kd_from - 1},
          .low = {special_to, special_to, -1, -1, -1, -1, -1, -1, -1, -1},
          .points_at = {none, none, none, none, 0, faces, none, none, faces, 0}};
}

/// Puts the counts of a stretch where they belong. points: as in `Setup::quick_points`.
constexpr void add_counts(State& state, std::uint32_t thrown, std::uint32_t points) {
  for (const unsigned man : {0U, 1U}) {
    BoxerState& boxer = state.boxers[man];
    boxer.missed = static_cast<std::uint8_t>(boxer.missed + (thrown >> dice_bits(man, 0) & 0xffU));
    boxer.landed = static_cast<std::uint8_t>(boxer.landed + (thrown >> dice_bits(man, 1) & 0xffU));
    boxer.points = static_cast<std::int16_t>(boxer.points + static_cast<int>(points >> quick_points_bits[man] & 0xffU));
  }
}

/// In place of a face: the round is full.
inline constexpr int no_face = -1;

/// From a control roll on, to the first die of which something rare comes: the special charts, a knock-down, a result that
/// may open cuts again. Returns that die, with the state waiting for it; or no_face after the last action of the round.
template <class Player>
[[gnu::always_inline]] inline int hurry(const Setup& setup, State& state, Player& player) {
  const std::size_t counters =
      (counters_misses(setup, state, Corner::red) ? 1U : 0U) + (counters_misses(setup, state, Corner::blue) ? 2U : 0U);
  const NextSteps& next_of = all_next_steps[counters];
  const std::uint32_t* const all_points = setup.quick_points.data();
  const Stretch stretch = stretch_of(state);
  std::uint32_t thrown = 0;
  std::uint32_t scored = 0;
  Step last_punch = 0;  // 0, which is none: nobody has thrown
  unsigned action = state.action;
  Step step = state.roller == Corner::blue ? of_blue : 0;
  int face = no_face;
  for (;;) {
    face = player.die(percentile);
    if (face <= stretch.low[step]) {
      break;
    }
    const std::size_t succeeds = face <= stretch.up_to[step] ? 1 : 0;
    const unsigned points = all_points[stretch.points_at[step] + static_cast<unsigned>(face)];
    // Not by `succeeds` as an index: the two lie ready before it is known.
    const auto [after_failure, after_success] = next_of[step];
    const Step next = after_failure ^ ((0U - static_cast<unsigned>(succeeds)) & (after_failure ^ after_success));
    if (((next | points) & rare) != 0) {
      break;
    }
    thrown += counted[step][succeeds];
    scored += points;
    const unsigned throws = step >> 1U & 1U;
    last_punch = throws != 0 ? step : last_punch;
    action += throws;
    step = next;
    if (action == actions_in_a_round && !is_result(step)) {
      face = no_face;
      step &= of_blue;
      break;
    }
  }
  add_counts(state, thrown, scored);
  state.roller = static_cast<Corner>(step & of_blue);
  state.action = static_cast<std::uint8_t>(action);
  state.phase = kind_of(step) == control ? Phase::control : Phase::result;
  if (last_punch != 0) {
    state.thrower = static_cast<Corner>(man_of(last_punch));
    state.free_punch = last_punch >= free_punch ? FreePunch::counter : FreePunch::none;
  }
  return face;
}

/// Answers the open question, whichever it is.
template <class R, class Player, class Sink>
[[gnu::noinline]] void play(const Setup& setup, State& state, Player& player, Sink& sink) {
  const detail::Asked& asked = detail::asked[place_of(state.phase)];
  if (asked.kind == NeedKind::roll) {
    const int face = player.die(percentile);
    sequence::tell_roll(
        state, face, [&] { return R::roll_call(setup, state); }, sink);
    sequence::answer_roll(state.phase, setup, state, face, sink);
  } else {
    FC_CHECK(asked.kind == NeedKind::choice);
    sequence::answer_choice(setup, state, player.choose(static_cast<Decision>(asked.topic), all_strategies), sink);
  }
}

/// What comes of a die that `hurry` stopped at, or of the full round.
template <class Sink>
[[gnu::noinline]] void settle(const Setup& setup, State& state, int face, Sink& sink) {
  if (face == no_face) {
    end_round(setup, state, sink);
  } else {
    sequence::answer_roll(state.phase, setup, state, face, sink);
  }
}

/// Until the bout is finished. player: what he throws must come from himself alone, for he is copied.
template <class R, class Player, class Sink>
[[gnu::always_inline]] inline void play_out(const Setup& setup, State& state, Player& player, Sink& sink) {
  while (state.phase != Phase::finished) {
    if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
      while (state.phase <= Phase::strategy_blue) {
        sequence::answer_choice(setup, state, player.choose(Decision::strategy, all_strategies), sink);
      }
      // A copy that nobody else is shown, so that its generator lives in registers.
      Player quick = player;
      while (state.phase == Phase::control) {
        state.told_first_bell = true;
        settle(setup, state, hurry(setup, state, quick), sink);
        if (state.phase == Phase::special) {
          roll_special(setup, state, quick.die(percentile), sink);
          if (state.phase == Phase::ring) {
            roll_ring(setup, state, quick.die(percentile), sink);
          }
        }
        while (state.phase == Phase::judge) {
          roll_judge(setup, state, quick.die(percentile), sink);
        }
      }
      player = quick;
      if (state.phase == Phase::finished || state.phase <= Phase::strategy_blue) {
        continue;
      }
    }
    play<R>(setup, state, player, sink);
  }
}

}  // namespace fc::dice_boxing::fast

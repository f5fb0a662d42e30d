// Fast simulation: the implementation of `Rules::play` and `Rules::play_out`.
//
// Nine of ten dice are for control, a punch or its result. What comes of them is random, so a branch on it is often
// predicted wrongly, which costs more than the die. So `play_common_dice` goes from die to die by small tables instead of
// branches, as long as nothing else comes of them; everything else is left to sequence.h, which has the rules. A test
// compares both on the same bouts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "core/random.h"
#include "rules/dice-boxing/sequence.h"

namespace fc::dice_boxing {

// Reproducible random numbers other than dice: for made-up boxers and the ladder of a career. Source:
// rules/dice-boxing/rules.md, 2.12.

/// SplitMix64 with the draws that the rules define on it. Every draw costs one number, `middle` two.
class Stream {
 public:
  explicit constexpr Stream(std::uint64_t seed) : state_(seed) {}

  /// The next 64 bits.
  constexpr std::uint64_t next() { return splitmix64(state_); }
  /// A number from 0 to bound - 1. bound: 1 to 2^32 - 1. Slightly biased, as the rules prescribe.
  constexpr std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U); }
  /// A number from `low` to `high`, both included.
  constexpr int between(int low, int high) {
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
  }
  /// The mean of two numbers drawn from `low` to `high`, rounded down, also below 0.
  constexpr int middle(int low, int high) {
    const int sum = between(low, high) + between(low, high);
    return sum >> 1;
  }
  /// Puts `list` into a random order.
  template <class T>
  constexpr void shuffle(std::span<T> list) {
    for (std::size_t last = list.size(); last > 1; --last) {
      std::swap(list[last - 1], list[below(static_cast<std::uint32_t>(last))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace fc::dice_boxing

namespace fc::dice_boxing::fast {

/// What the next die is for and who throws it. The number is an index into the tables below, and its last six bits are the
/// place of a bit in `Lanes`, so that no conversion is needed.
using Step = unsigned;
inline constexpr Step lane = 8;
inline constexpr Step control = lane - 1;
inline constexpr Step punch = control + lane;
inline constexpr Step free_punch = punch + lane;  ///< of a counter-puncher, after a miss of the man in control
inline constexpr Step result = free_punch + lane;
inline constexpr Step free_result = result + 64;  ///< lies in the lane of `result`
inline constexpr Step of_blue = 4 * lane;         ///< added to a step: blue's die instead of red's
inline constexpr std::size_t step_count = free_result + of_blue + 1;

/// Whose die it is: 0 red's, 1 blue's.
constexpr unsigned man_of(Step step) { return step / of_blue % 2; }
constexpr Step kind_of(Step step) { return step - man_of(step) * of_blue; }
constexpr Step step_of(Step kind, unsigned man) { return kind + man * of_blue; }
constexpr bool is_free(Step step) { return kind_of(step) == free_punch || kind_of(step) == free_result; }

template <class T>
using ByStep = std::array<T, step_count>;
/// First for a die that fails, then for one that succeeds.
template <class T>
using ByOutcome = std::array<T, 2>;

/// Instead of a next step: sequence.h must go on.
inline constexpr std::int8_t slow_path = -1;

using NextSteps = ByStep<ByOutcome<std::int8_t>>;

/// The next step for each step and outcome. counters: by man, whether he throws a free punch after a miss of the other man.
constexpr NextSteps next_steps(std::array<bool, 2> counters) {
  NextSteps next{};
  for (const unsigned man : {0U, 1U}) {
    const unsigned opponent = 1 - man;
    const auto step = [](Step kind, unsigned whose) { return static_cast<std::int8_t>(step_of(kind, whose)); };
    const std::int8_t rolls = step(control, man);
    const std::int8_t opponent_rolls = step(control, opponent);
    next[step_of(control, man)] = {opponent_rolls, step(punch, man)};
    next[step_of(punch, man)] = {counters[opponent] ? step(free_punch, opponent) : rolls, step(result, man)};
    next[step_of(result, man)] = {slow_path, rolls};
    next[step_of(free_punch, man)] = {opponent_rolls, step(free_result, man)};
    next[step_of(free_result, man)] = {slow_path, opponent_rolls};
  }
  return next;
}

/// The index is the sum of 1 if red counters and 2 if blue does.
inline constexpr std::array<NextSteps, 4> all_next_steps{next_steps({false, false}), next_steps({true, false}),
                                                         next_steps({false, true}), next_steps({true, true})};

/// Landed and missed punches of both men and the actions of the round are counted in one 32-bit word, so that one addition
/// serves all. Returns the first bit of a man's count for an outcome; the actions are on top, where they make the word
/// negative when the round is full.
constexpr unsigned count_bits(unsigned man, unsigned outcome) {
  constexpr unsigned bits = 6;
  return bits * (2 * man + outcome);
}
inline constexpr std::uint32_t most_count = 0x3f;
inline constexpr unsigned action_bits = 24;
inline constexpr std::uint32_t full = 0x80;

/// What a step and its outcome add to the counts: 1 for a punch.
inline constexpr ByStep<ByOutcome<std::uint32_t>> counted = [] {
  ByStep<ByOutcome<std::uint32_t>> all{};
  for (const Step kind : {punch, free_punch}) {
    for (const unsigned man : {0U, 1U}) {
      for (const unsigned outcome : {0U, 1U}) {
        all[step_of(kind, man)][outcome] = 1U << count_bits(man, outcome) | 1U << action_bits;
      }
    }
  }
  return all;
}();

/// Where the points of a step begin in `Setup::quick_points`.
inline constexpr ByStep<std::uint16_t> points_at = [] {
  ByStep<std::uint16_t> all{};
  for (const unsigned man : {0U, 1U}) {
    const auto set = [&](Step kind, QuickPoints part) {
      all[step_of(kind, man)] = static_cast<std::uint16_t>(place_of(part) * faces);
    };
    const QuickPoints own = man == 0 ? QuickPoints::of_red : QuickPoints::of_blue;
    set(control, QuickPoints::control);
    set(punch, QuickPoints::none);
    set(free_punch, QuickPoints::none);
    set(result, own);
    set(free_result, own);
  }
  return all;
}();

/// The highest face with which the die of each step succeeds, one byte each, so that a die can be compared with all of them
/// at once, before it is known which of them counts.
class Lanes {
 public:
  explicit constexpr Lanes(const State& state) : word_(of(state.boxers[0].ranges) | of(state.boxers[1].ranges) << of_blue) {}

  /// 1 if this face succeeds at this step, else 0.
  [[nodiscard]] constexpr unsigned succeeds(int face, Step step) const {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    // A byte's mark outlives what is taken away unless that is more than its limit; no byte borrows from the next.
    return static_cast<unsigned>((word_ - ones * static_cast<unsigned>(face)) >> step % 64) & 1U;
  }

 private:
  static constexpr std::uint64_t of(const Ranges& ranges) {
    constexpr std::uint64_t mark = 1U << (lane - 1);
    const auto at = [](Step kind, int limit) { return (mark + static_cast<unsigned>(limit)) << (kind - (lane - 1)); };
    return at(control, ranges.control_to) | at(punch, ranges.punches_to) | at(free_punch, ranges.free_punches_to) |
           at(result, ranges.kd_from - 1);
  }

  std::uint64_t word_;
};

/// Adds the counts of `play_common_dice` to the state. thrown: counted as `count_bits` says; scored: points as in
/// `Setup::quick_points`.
constexpr void add_counts(State& state, std::uint32_t thrown, std::uint32_t scored) {
  for (const unsigned man : {0U, 1U}) {
    BoxerState& boxer = state.boxers[man];
    boxer.missed = static_cast<std::uint8_t>(boxer.missed + (thrown >> count_bits(man, 0) & most_count));
    boxer.landed = static_cast<std::uint8_t>(boxer.landed + (thrown >> count_bits(man, 1) & most_count));
    boxer.points = static_cast<std::int16_t>(boxer.points + static_cast<int>(scored >> quick_points_bits[man] & 0xffU));
  }
}

/// Instead of a face: the round is full.
inline constexpr int no_face = -1;

/// Plays from a control roll to the first die with a rare consequence (the special charts, a knock-down, a result that may
/// open cuts again) or to the last action of the round. Returns that die, with the state waiting for it; or no_face, with
/// the state waiting for the result of the last punch or, after a miss, in the phase of a control roll.
template <class Player>
[[gnu::noinline]] inline int play_common_dice(const Setup& setup, State& state, Player& player) {
  const std::size_t counters =
      (counters_misses(setup, state, Corner::red) ? 1U : 0U) + (counters_misses(setup, state, Corner::blue) ? 2U : 0U);
  const NextSteps& next_of = all_next_steps[counters];
  const Lanes lanes(state);
  Player quick = player;  // a copy that nobody else is shown, so that its generator lives in registers
  std::uint32_t thrown = (full - actions_in_a_round + state.action) << action_bits;
  std::uint32_t scored = 0;
  Step step = step_of(control, static_cast<unsigned>(state.roller));
  int face = no_face;
  for (;;) {
    face = quick.die(percentile);
    const unsigned succeeds = lanes.succeeds(face, step);
    const unsigned points = setup.quick_points[points_at[step] + static_cast<unsigned>(face)];
    const int next = next_of[step][succeeds];
    if ((next | static_cast<int>(points)) < 0) {
      break;
    }
    thrown += counted[step][succeeds];
    scored += points;
    step = static_cast<Step>(next);
    if (static_cast<std::int32_t>(thrown) < 0) {
      face = no_face;
      break;
    }
  }
  player = quick;
  add_counts(state, thrown, scored);
  const Step kind = kind_of(step);
  const auto man = static_cast<Corner>(man_of(step));
  state.roller = is_free(step) ? other(man) : man;
  state.action = static_cast<std::uint8_t>((thrown >> action_bits) - full + actions_in_a_round);
  if (kind == result || kind == free_result) {
    state.phase = Phase::result;
    state.thrower = man;
    state.free_punch = kind == free_result ? FreePunch::counter : FreePunch::none;
  }
  return face;
}

/// Carries out the die at which `play_common_dice` stopped or, if the round is full, the result of the last punch that
/// landed or the end of the round.
template <class Player, class Sink>
[[gnu::noinline]] void settle(const Setup& setup, State& state, int face, Player& player, Sink& sink) {
  if (face != no_face) {
    sequence::answer_roll(state.phase, setup, state, face, sink);
  } else if (state.phase == Phase::result) {
    roll_result(setup, state, player.die(percentile), sink);
  } else {
    end_round(setup, state, sink);
  }
}

/// Base of `Rules`, which are R: answers by a player, see rules/ruleset.h.
template <class R>
struct Play {
  template <class Player, class Sink>
  [[gnu::noinline]] static void play(const Setup& setup, State& state, Player&& player, Sink&& sink) {
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

  /// `State::thrower` and `free_punch` are correct only while they mean something.
  template <class Player, class Sink>
  static Player play_out(const Setup& setup, State& state, Player player, Sink&& sink) {
    while (state.phase != Phase::finished) {
      if constexpr (std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
        while (state.phase <= Phase::strategy_blue) {
          sequence::answer_choice(setup, state, player.choose(Decision::strategy, all_strategies), sink);
        }
        while (state.phase == Phase::control) {
          state.told_first_bell = true;
          settle(setup, state, play_common_dice(setup, state, player), player, sink);
          if (state.phase == Phase::special) {
            roll_special(setup, state, player.die(percentile), sink);
            if (state.phase == Phase::ring) {
              roll_ring(setup, state, player.die(percentile), sink);
            }
          }
          while (state.phase == Phase::judge) {
            roll_judge(setup, state, player.die(percentile), sink);
          }
        }
        if (state.phase == Phase::finished || state.phase <= Phase::strategy_blue) {
          continue;
        }
      }
      play(setup, state, player, sink);
    }
    return player;
  }
};

}  // namespace fc::dice_boxing::fast

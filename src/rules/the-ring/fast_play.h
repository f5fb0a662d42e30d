// Fast simulation: the implementation of `Rules::play` and `Rules::play_out`.
//
// All dice of a roll are thrown at once. Nine of ten turns lead to points or stamina and nothing else; `play_common_steps`
// goes through these by the quick chart. Everything else is left to sequence.h, which has the rules. A test compares both on
// the same bouts.
#pragma once

#include "rules/the-ring/sequence.h"

namespace fc::the_ring::fast {

/// Answers the awaited roll die by die: needed if somebody listens, or if some of its dice have been thrown already.
template <class R, class Player, class Sink>
void throw_dice_one_by_one(const Setup& setup, State& state, Player& player, Sink& sink) {
  for (std::size_t dice = sequence::dice_of(state.phase) - state.thrown.size(); dice > 0; --dice) {
    R::play_roll(setup, state, player.die(question(setup, state).die), sink);
  }
}

/// The legal strategies in the order of section 3.2. on_a_cut: with working on a cut.
constexpr Choices legal_strategies(bool on_a_cut) {
  Choices legal;
  for (const Strategy strategy : {Strategy::body, Strategy::load_up, Strategy::box, Strategy::outside, Strategy::tie_up}) {
    legal.push_back(choice_of(strategy));
  }
  if (on_a_cut) {
    legal.push_back(choice_of(Strategy::work_on_cut));
  }
  return legal;
}
inline constexpr std::array<Choices, 2> all_strategies{legal_strategies(false), legal_strategies(true)};

/// Lets both managers choose their strategies, red first.
template <class Player>
[[gnu::always_inline]] inline void choose_strategies(State& state, Player& player) {
  const auto chosen = [&](Corner corner) {
    const Choices& legal = all_strategies[may_work_on_cut(state, corner) ? 1 : 0];
    return static_cast<Strategy>(player.choose(Decision::strategy, legal).value);
  };
  state.red_pick = chosen(Corner::red);
  state.phase = Phase::strategy_blue;  // so that a player who looks sees who is asked
  state.told_opening = true;
  const Strategy of_blue = chosen(Corner::blue);
  state.boxers[0].strategy = state.red_pick;
  state.boxers[1].strategy = of_blue;
  state.red_pick = Strategy::none;
}

/// What follows from two strategies as long as ratings do not change: who moves first, and each man's row of the quick
/// chart.
struct SegmentPlan {
  std::array<Strategy, 2> chosen{Strategy::none, Strategy::none};
  std::array<const QuickRow*, 2> rows{};
  bool by_die = false;  ///< who moves first; else `first`
  Corner first = Corner::red;

  [[nodiscard]] bool is_for(const State& state) const {
    return chosen[0] == state.boxers[0].strategy && chosen[1] == state.boxers[1].strategy;
  }
};

/// Makes the plan for the strategies in force; the row of a man who ties up means nothing, because he has no turn. Written
/// in place, because a copy would be read before it has reached the memory.
inline void make_plan(const Setup& setup, const State& state, SegmentPlan& plan) {
  for (const Corner roller : both_corners) {
    const BoxerState& target = state.boxer(other(roller));
    const Strategy strategy = state.boxer(roller).strategy;
    const std::size_t row = strategy == Strategy::tie_up ? 0
                                                         : quick_row(strategy, target.strategy,
                                                                     plus_of(setup, state, roller, strategy), target.hurt());
    plan.rows[fc::index_of(roller)] = &setup.charts.quick[row];
    plan.chosen[fc::index_of(roller)] = strategy;
  }
  const Strategy red = state.boxers[0].strategy;
  const Strategy blue = state.boxers[1].strategy;
  plan.by_die = false;
  plan.first = red < blue ? Corner::red : Corner::blue;
  if (red == blue) {
    const auto [reds, blues] = first_move_ratings(setup, state);
    plan.by_die = reds == blues;
    plan.first = reds >= blues ? Corner::red : Corner::blue;
  }
}

/// Carries out an entry that gives more than points. Returns true if the turn is over; otherwise state.phase says what is
/// next.
[[gnu::noinline]] inline bool settle(const Setup& setup, State& state, Packed result, std::size_t place) {
  NoEvents nobody;
  Corner to = state.attack.roller;
  Effects effects = unpacked(result);
  if (leads_to(result) == LeadsTo::advantage) {
    const Entry& entry = setup.charts.basic[place];
    const Reading reading = read_entry(setup, state, to, entry);
    effects = reading.clause < 0 ? Effects{} : entry[static_cast<std::size_t>(reading.clause)].effects;
    to = reading.to;
  }
  if (effects.cut || effects.hard || effects.counter || effects.foul) {
    carry_out(setup, state, effects, to, nobody);
    return false;
  }
  score(state, to, effects.score, Cause::entry, nobody);
  lose_stamina(setup, state, other(to), effects.stm, Cause::entry, nobody);
  lose_stamina(setup, state, to, effects.own_stm, Cause::entry, nobody);
  return true;
}

constexpr int tired_men(const State& state) { return int{state.boxers[0].tired} + int{state.boxers[1].tired}; }

/// Plays the turns that are left in this segment. Returns false if another question comes first.
template <class Player>
[[gnu::always_inline]] inline bool play_turns_fast(const Setup& setup, State& state, SegmentPlan& plan, Player& player) {
  for (;;) {
    const Corner roller = state.attack.roller;
    const int column = player.die(d3);
    const int red = player.die(d6);
    const int green = player.die(d6);
    const std::size_t place = entry_place(column, red, green);
    const Packed result = (*plan.rows[fc::index_of(roller)])[place];
    if (result > packed_score) {
      const int tired = tired_men(state);
      if (!settle(setup, state, result, place)) {
        return false;
      }
      if (tired != tired_men(state)) {
        make_plan(setup, state, plan);
      }
    } else {
      BoxerState& me = state.boxer(roller);
      me.points = static_cast<std::int16_t>(me.points + result);
    }
    if (!state.attack.other_follows) {
      return true;
    }
    state.attack = {.roller = other(roller), .by = other(roller)};
  }
}

/// Plays from the present turn, or from the choice of strategies, to the end of the round or to another question.
template <class Player>
[[gnu::always_inline]] inline void play_segments_fast(const Setup& setup, State& state, Player& player) {
  NoEvents nobody;
  SegmentPlan plan;
  bool chooses = state.phase == Phase::strategy_red;
  bool under_way = !chooses;
  if (under_way) {
    make_plan(setup, state, plan);
  }
  for (;;) {
    if (!under_way) {
      if (chooses) {
        choose_strategies(state, player);
      }
      const std::array<Strategy, 2> chosen{state.boxers[0].strategy, state.boxers[1].strategy};
      if (chosen[0] == Strategy::tie_up || chosen[1] == Strategy::tie_up) {
        return play_segment(setup, state, nobody);
      }
      if (!plan.is_for(state)) {
        make_plan(setup, state, plan);
      }
      BoxerState& presses = state.boxers[chosen[0] < chosen[1] ? 0 : 1];
      presses.aggression = static_cast<std::uint8_t>(presses.aggression + (chosen[0] == chosen[1] ? 0 : 1));
      const Corner first = plan.by_die ? first_by_die(player.die(d6)) : plan.first;
      state.attack = {.roller = first, .by = first, .other_follows = true};
      state.phase = Phase::basic;
    }
    if (!play_turns_fast(setup, state, plan, player)) {
      return;
    }
    if (state.segment == segments_in_a_round) {
      return end_round(state, nobody);
    }
    under_way = false;
    chooses = next_segment(setup, state);
    if (chooses && setup.options.solitaire != Solitaire::none) {
      return;
    }
  }
}

/// The three judges of a round.
template <class Player>
[[gnu::always_inline]] inline void play_judges_fast(const Setup& setup, State& state, Player& player) {
  NoEvents nobody;
  state.scorecard.push_back({});
  RoundScore& round = state.scorecard[state.scorecard.size() - 1];
  const RoundView view = view_of(state);
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    const int shift = setup.charts.judge_die[static_cast<std::size_t>(player.die(d6) - 1)];
    const int local = judge + 1 == judge_count ? local_view(setup, state) : 0;
    round[judge] = score_of(setup, state, view.of_red + shift + local, view.net);
  }
  state.judges_in = judge_count;
  end_scoring(setup, state, nobody);
}

/// Plays as long as only dice and managers' strategies are asked for; stops at any other choice, a Solitaire boxer's dice
/// and the end.
template <class Player>
[[gnu::always_inline]] inline void play_common_steps(const Setup& setup, State& state, Player& player) {
  NoEvents nobody;
  for (;;) {
    const Phase phase = state.phase;
    if (phase == Phase::basic || (phase == Phase::strategy_red && setup.options.solitaire == Solitaire::none)) {
      play_segments_fast(setup, state, player);
    } else if (phase == Phase::judge && state.judges_in == 0) {
      play_judges_fast(setup, state, player);
    } else if (detail::asked[place_of(phase)].kind == NeedKind::roll) {
      const int first = player.die(d6);
      const int second = sequence::dice_of(phase) > 1 ? player.die(d6) : 0;
      state.told_opening = true;
      sequence::answer_dice(phase, setup, state, first, second, 0, nobody);
    } else {
      return;
    }
  }
}

/// Base of `Rules`, which are R: answers by a player, see rules/ruleset.h.
template <class R>
struct Play {
  /// A roll with all its dice.
  template <class Player, class Sink>
  [[gnu::noinline]] static void play(const Setup& setup, State& state, Player&& player, Sink&& sink) {
    const detail::Asked& asked = detail::asked[place_of(state.phase)];
    FC_CHECK(asked.kind != NeedKind::finished);
    if (asked.kind == NeedKind::choice) {
      if (const Need need = question(setup, state); need.kind == NeedKind::choice) {
        const auto decision = static_cast<Decision>(asked.topic);
        return sequence::answer_choice(setup, state, player.choose(decision, answers(state, need)), sink);
      }
    }
    if (is_listening<Sink> || !state.thrown.empty()) {
      return throw_dice_one_by_one<R>(setup, state, player, sink);
    }
    const std::size_t dice = sequence::dice_of(state.phase);
    constexpr std::size_t all_three = 3;
    const int first = player.die(dice == all_three ? d3 : d6);
    const int second = dice > 1 ? player.die(d6) : 0;
    const int third = dice == all_three ? player.die(d6) : 0;
    state.told_opening = true;
    sequence::answer_dice(state.phase, setup, state, first, second, third, sink);
  }

  template <class Player, class Sink>
  static Player play_out(const Setup& setup, State& state, Player player, Sink&& sink) {
    while (state.phase != Phase::finished) {
      if constexpr (!is_listening<Sink>) {
        if (state.thrown.empty()) {
          // A copy that nobody else is shown, so that its generator lives in registers.
          Player quick = player;
          play_common_steps(setup, state, quick);
          player = quick;
        }
        if (state.phase == Phase::finished) {
          break;
        }
      }
      play(setup, state, player, sink);
    }
    return player;
  }
};

}  // namespace fc::the_ring::fast

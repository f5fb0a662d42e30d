// Ringside behind the contract of rules/ruleset.h. Source: rules/ringside.md, 3 (sequence of play), 4 (rulings).
#pragma once

#include <string>
#include <string_view>

#include "core/check.h"
#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "core/roll_call.h"
#include "rules/refusals.h"
#include "rules/ringside/events.h"
#include "rules/ringside/exchange.h"
#include "rules/ringside/questions.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"
#include "rules/ruleset.h"

namespace fc::ringside {

struct Rules {
  using Setup = ringside::Setup;
  using State = ringside::State;
  using View = ringside::View;
  using Event = ringside::Event;
  using Choice = ringside::Choice;
  using Choices = ringside::Choices;

  static constexpr std::string_view slug = "ringside";

  static constexpr int seats(const Setup&) { return 2; }
  static State opening(const Setup& setup);
  static constexpr Need need(const Setup& /*setup*/, const State& state) { return question(state); }
  static Needs pickers(const Setup& setup, const State& state);
  static constexpr Choices legal(const Setup& /*setup*/, const State& state, const Need& need) {
    return answers(state, need);
  }
  /// Answers `need`. sink: called with each Event in order, `sink(const E&)` for every alternative E.
  template <class Sink>
  static Result<void> choose(const Setup& setup, State& state, Choice choice, Sink&& sink);
  template <class Sink>
  static Result<void> roll(const Setup& setup, State& state, int value, Sink&& sink);
  /// As `choose` and `roll` for an answer known to be legal (from `legal`, or a die of the right kind): rollouts.
  template <class Sink>
  static void play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink);
  template <class Sink>
  static void play_roll(const Setup& setup, State& state, int value, Sink&& sink);
  /// Answers `need` by asking the player: `player.die(Die)` or `player.choose(Decision, legal)`, one switch for it all.
  template <class Player, class Sink>
  static void play(const Setup& setup, State& state, Player&& player, Sink&& sink);
  /// As `play`, again and again until the bout is finished: the fast way of simulations. The player is taken by value, so
  /// that his generator can live in registers, and given back.
  template <class Player, class Sink>
  static Player play_out(const Setup& setup, State& state, Player player, Sink&& sink);
  static RollCall roll_call(const Setup& setup, const State& state);
  static View view(const Setup& setup, const State& state, int seat);
  static State assume(const Setup& setup, const View& view, Random& random);
  static std::string notation(Choice choice);
  static Result<Choice> parse(std::string_view text);
  static std::string_view topic_name(const Need& need);

 private:
  /// Answers the question of one phase, known when compiling.
  template <Phase phase, class Player, class Sink>
  static void answer(const Setup& setup, State& state, Player& player, Sink& sink);
};

template <class Sink>
Result<void> Rules::choose(const Setup& setup, State& state, Choice choice, Sink&& sink) {
  const Result<void> allowed = check_choice<Rules>(setup, state, choice);
  if (allowed) {
    play_choice(setup, state, choice, sink);
  }
  return allowed;
}

template <class Sink>
Result<void> Rules::roll(const Setup& setup, State& state, int value, Sink&& sink) {
  const Result<void> allowed = check_die(need(setup, state), value);
  if (allowed) {
    play_roll(setup, state, value, sink);
  }
  return allowed;
}

namespace detail {

template <Phase phase>
inline constexpr std::integral_constant<Phase, phase> at{};

/// A player of one known answer.
struct OneAnswer {
  Choice choice;
  int value = 0;

  [[nodiscard]] constexpr int die(const Die& /*die*/) const { return value; }
  [[nodiscard]] constexpr Choice choose(Decision /*decision*/, const Choices& /*legal*/) const { return choice; }
};

}  // namespace detail

template <class Sink>
void Rules::play_choice(const Setup& setup, State& state, Choice choice, Sink&& sink) {
  play(setup, state, detail::OneAnswer{.choice = choice}, sink);
}

template <class Sink>
void Rules::play_roll(const Setup& setup, State& state, int value, Sink&& sink) {
  play(setup, state, detail::OneAnswer{.choice = {}, .value = value}, sink);
}

template <Phase phase, class Player, class Sink>
[[gnu::always_inline]] inline void Rules::answer(const Setup& setup, State& state, Player& player, Sink& sink) {
  const auto thrown = [&](const Die& die) {
    const int value = player.die(die);
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
      if (state.round == 1 && state.phase == Phase::opening_red && state.opening_roll == 0) {
        sink(RoundBegan{1});
      }
      sink(Rolled{.call = roll_call(setup, state), .value = value});
    }
    return value;
  };
  const auto chosen = [&](Decision decision, const Choices& legal) { return player.choose(decision, legal); };
  if constexpr (phase == Phase::opening_red || phase == Phase::opening_blue) {
    sequence::roll_opening(setup, state, thrown(d100), sink);
  } else if constexpr (phase == Phase::tactic) {
    sequence::choose_tactic(state, chosen(Decision::tactic, detail::tactics_of(state.man(state.defender()))), sink);
  } else if constexpr (phase == Phase::rush) {
    sequence::choose_rush(state, chosen(Decision::rush, detail::rush_or_not), sink);
  } else if constexpr (phase == Phase::hit) {
    sequence::roll_to_hit(setup, state, thrown(d100), sink);
  } else if constexpr (phase == Phase::punch) {
    sequence::seal_punch(state, chosen(Decision::punch, detail::six_punches), sink);
  } else if constexpr (phase == Phase::guess) {
    sequence::reveal(setup, state, chosen(Decision::guess, detail::six_punches), sink);
  } else if constexpr (phase == Phase::knockdown) {
    sequence::roll_for_knockdown(setup, state, thrown(d100), sink);
  } else if constexpr (phase == Phase::count) {
    sequence::roll_count(setup, state, thrown(d10), sink);
  } else if constexpr (phase == Phase::ask_counterpunch) {
    sequence::choose_to_counter(setup, state, chosen(Decision::counterpunch, detail::counter_or_not), sink);
  } else if constexpr (phase == Phase::counter) {
    sequence::roll_to_counter(setup, state, thrown(d100), sink);
  } else if constexpr (phase == Phase::counter_hit) {
    sequence::roll_counter_hit(setup, state, thrown(d100), sink);
  } else if constexpr (phase == Phase::clinch) {
    sequence::hold_or_break(setup, state, chosen(Decision::clinch, detail::hold_or_break), sink);
  } else {
    const Square attacker = state.man(state.attacker).square;
    const Square defender = state.man(state.defender()).square;
    if constexpr (phase == Phase::move) {
      sequence::step_defender(setup, state, square_of(chosen(Decision::move, steps_after_miss(defender, attacker))), sink);
    } else {
      static_assert(phase == Phase::follow);
      sequence::follow(setup, state, chosen(Decision::follow, follow_ups(attacker, defender)), sink);
    }
  }
}

template <class Player, class Sink>
void Rules::play(const Setup& setup, State& state, Player&& player, Sink&& sink) {
  switch (state.phase) {
    case Phase::opening_red:
      return answer<Phase::opening_red>(setup, state, player, sink);
    case Phase::opening_blue:
      return answer<Phase::opening_blue>(setup, state, player, sink);
    case Phase::tactic:
      return answer<Phase::tactic>(setup, state, player, sink);
    case Phase::rush:
      return answer<Phase::rush>(setup, state, player, sink);
    case Phase::hit:
      return answer<Phase::hit>(setup, state, player, sink);
    case Phase::punch:
      return answer<Phase::punch>(setup, state, player, sink);
    case Phase::guess:
      return answer<Phase::guess>(setup, state, player, sink);
    case Phase::knockdown:
      return answer<Phase::knockdown>(setup, state, player, sink);
    case Phase::count:
      return answer<Phase::count>(setup, state, player, sink);
    case Phase::ask_counterpunch:
      return answer<Phase::ask_counterpunch>(setup, state, player, sink);
    case Phase::counter:
      return answer<Phase::counter>(setup, state, player, sink);
    case Phase::counter_hit:
      return answer<Phase::counter_hit>(setup, state, player, sink);
    case Phase::clinch:
      return answer<Phase::clinch>(setup, state, player, sink);
    case Phase::move:
      return answer<Phase::move>(setup, state, player, sink);
    case Phase::follow:
      return answer<Phase::follow>(setup, state, player, sink);
    case Phase::finished:
      FC_CHECK(false && "the bout is over");
  }
}

template <class Player, class Sink>
Player Rules::play_out(const Setup& setup, State& state, Player player, Sink&& sink) {
  // In the order of a turn, so that after each answer the compiler and the processor know what mostly comes next.
  const auto if_asked = [&]<Phase phase>(std::integral_constant<Phase, phase>) __attribute__((always_inline)) {
    if (state.phase == phase) {
      answer<phase>(setup, state, player, sink);
    }
  };
  while (state.phase != Phase::finished) {
    if_asked(detail::at<Phase::tactic>);
    if_asked(detail::at<Phase::rush>);
    if_asked(detail::at<Phase::hit>);
    do {
      if_asked(detail::at<Phase::punch>);
      if_asked(detail::at<Phase::guess>);
      if_asked(detail::at<Phase::knockdown>);
      if_asked(detail::at<Phase::count>);
      if_asked(detail::at<Phase::ask_counterpunch>);
      if_asked(detail::at<Phase::counter>);
      if_asked(detail::at<Phase::counter_hit>);
    } while (state.phase == Phase::punch);
    if_asked(detail::at<Phase::clinch>);
    if_asked(detail::at<Phase::move>);
    if_asked(detail::at<Phase::follow>);
    if_asked(detail::at<Phase::opening_red>);
    if_asked(detail::at<Phase::opening_blue>);
  }
  return player;
}

static_assert(Ruleset<Rules>);

}  // namespace fc::ringside

// The contract that every game meets. Hot loops are templates over it; `match/match.h` wraps it for everybody else.
//
// A game is played by asking `need` and answering with `roll` or `choose` until it is finished. Nothing else moves it:
// dice come in from outside, events go out through a sink, and the same answers always give the same events. Rules change
// the state first and tell then: what may be seen when an event is told is what the event led to.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fixed_vector.h"
#include "core/need.h"
#include "core/random.h"
#include "core/result.h"

namespace fc {

/// The sink for rollouts: it ignores every event, so the compiler drops the code that makes them.
struct NoEvents {
  template <class Event>
  constexpr void operator()(const Event&) const {}
};

/// Rules of one game, as a type with static functions only.
///
/// | member | meaning |
/// |---|---|
/// | `Setup` | constant for a bout; equality |
/// | `State` | everything that changes; small, trivially copyable, equality |
/// | `Event` | a `std::variant` of what can happen |
/// | `View`  | what one seat may know; secrets of others wiped, so swapping them changes nothing |
/// | `Choice`, `Choices` | one answer to a decision; the legal answers in the rulebook's order |
/// | `opening(setup)` | the state before the first question |
/// | `need(setup, state)` | what is awaited now; of a die, which faces it has and how many more fall together with it |
/// | `pickers(setup, state)` | the choices that may be made now independently of each other (one, or all secret ones) |
/// | `legal(setup, state, need)` | legal answers to one of `pickers`, never fewer than two |
/// | `choose(setup, state, choice, sink)` | answers `need`; Fault illegal_choice or wrong_question leaves the state alone |
/// | `roll(setup, state, value, sink)` | answers `need` with a die; Fault bad_die or wrong_question |
/// | `roll_call(setup, state)` | purpose and arithmetic of the roll that is awaited |
/// | `view(setup, state, seat)` | what that seat may know; of `no_seat`: what an onlooker may know |
/// | `assume(setup, view, random)` | a state that the view allows, hidden things drawn at random: where rollouts start |
/// | `notation(choice)`, `parse(text)` | the referee's word for a choice, and back |
/// | `topic_name(need)` | the referee's word for a decision or for the purpose of a roll |
///
/// A game whose bouts bots try out by the thousand also has, without checks and `need`: `play_choice` and `play_roll`, for
/// an answer known to be legal; `play(setup, state, player, sink)`, which asks the player (`player.die(Die)`, of a roll all
/// dice at once, or `player.choose(Decision, legal)`); and `play_out`, the same until the bout is finished. That takes the
/// player by value, so that his generator can be kept in registers, and returns him; his dice must depend on him alone.
template <class R>
concept Ruleset = requires(const typename R::Setup& setup, const typename R::State& seen, typename R::State& state,
                           const typename R::View& view, typename R::Choice choice, Need need, Random& random, NoEvents sink,
                           std::string_view text) {
  requires std::is_trivially_copyable_v<typename R::State>;
  requires std::equality_comparable<typename R::State>;
  typename R::Event;
  typename R::Choices;
  { R::slug } -> std::convertible_to<std::string_view>;
  { R::seats(setup) } -> std::same_as<int>;
  { R::opening(setup) } -> std::same_as<typename R::State>;
  { R::need(setup, seen) } -> std::same_as<Need>;
  { R::pickers(setup, seen) } -> std::same_as<Needs>;
  { R::legal(setup, seen, need) } -> std::same_as<typename R::Choices>;
  { R::choose(setup, state, choice, sink) } -> std::same_as<Result<void>>;
  { R::roll(setup, state, 1, sink) } -> std::same_as<Result<void>>;
  { R::roll_call(setup, seen) } -> std::same_as<RollCall>;
  { R::view(setup, seen, 0) } -> std::same_as<typename R::View>;
  { R::assume(setup, view, random) } -> std::same_as<typename R::State>;
  { R::notation(choice) } -> std::convertible_to<std::string>;
  { R::parse(text) } -> std::same_as<Result<typename R::Choice>>;
  { R::topic_name(need) } -> std::convertible_to<std::string_view>;
};

/// For a bout inside a long game, by seat of the bout: the seat of the long game that decides there; `no_seat` if none does.
using Deciders = FixedVector<std::uint8_t, most_seats>;

/// Rules of a long game, which contains bouts of another game: it waits for a bout (`NeedKind::bout`, of `no_seat`), and the
/// bout's result is a single choice in its script.
///
/// | member | meaning |
/// |---|---|
/// | `Below` | the rules of the game of the bouts |
/// | `deciders(setup, state)` | by seat of the awaited bout: the seat of the long game that decides there, or `no_seat` |
/// | `check_result(setup, state, choice)` | Fault illegal_choice unless the awaited bout can end so |
/// | `result_of(setup, state, fought, end)` | the choice for a bout with set-up `fought` that finished in state `end` |
/// | `any_result(setup, state, random)` | a random possible result of the awaited bout, for random play |
///
/// `legal` for such a need may be empty: there can be too many results to list.
template <class R>
concept StandsOnAnother = Ruleset<R> && Ruleset<typename R::Below> &&
    requires(const typename R::Setup& setup, const typename R::State& state, const typename R::Choice& choice,
             Random& random, const typename R::Below::Setup& fought, const typename R::Below::State& end) {
  { R::deciders(setup, state) } -> std::same_as<Deciders>;
  { R::check_result(setup, state, choice) } -> std::same_as<Result<void>>;
  { R::result_of(setup, state, fought, end) } -> std::same_as<typename R::Choice>;
  { R::any_result(setup, state, random) } -> std::same_as<typename R::Choice>;
};

}  // namespace fc

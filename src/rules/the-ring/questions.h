// What is asked in each phase, of whom, and the legal answers. Source: rules/the-ring/rules.md, 3, 7.
#pragma once

#include <array>

#include "core/need.h"
#include "rules/the-ring/damage.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

namespace detail {

/// Who must answer a question.
enum class Who : std::uint8_t {
  red,
  blue,
  champion,
  roller,
  opponent_of_roller,
  by,
  opponent_of_by,
  clincher,
  cut_owner,
  nobody
};

constexpr std::uint8_t seat_of(Corner corner) { return static_cast<std::uint8_t>(corner); }

/// The corner whose cut is looked after next.
constexpr Corner in_the_corner(const State& state) {
  return state.looked_after < state.boxer(Corner::red).cuts.size() ? Corner::red : Corner::blue;
}

/// The one who ties up, if exactly one does.
constexpr Corner clincher(const State& state) {
  return state.boxer(Corner::red).strategy == Strategy::tie_up ? Corner::red : Corner::blue;
}

constexpr std::uint8_t seat_of(Who who, const Setup& setup, const State& state) {
  switch (who) {
    case Who::red:
    case Who::blue: return static_cast<std::uint8_t>(who);
    case Who::champion: return seat_of(setup.champion_corner());
    case Who::roller: return seat_of(state.attack.roller);
    case Who::opponent_of_roller: return seat_of(other(state.attack.roller));
    case Who::by: return seat_of(state.attack.by);
    case Who::opponent_of_by: return seat_of(other(state.attack.by));
    case Who::clincher: return seat_of(clincher(state));
    case Who::cut_owner: return seat_of(in_the_corner(state));
    case Who::nobody: break;
  }
  return no_seat;
}

using Asked = AskedOf<Who>;

constexpr Asked pick(Decision decision, Who who) { return {NeedKind::choice, static_cast<std::uint8_t>(decision), who}; }
constexpr Asked roll(Purpose purpose, Who who, std::uint8_t dice) {
  return {NeedKind::roll, static_cast<std::uint8_t>(purpose), who, dice};
}

/// What each Phase asks for, by Phase.
inline constexpr std::array<Asked, phase_count> asked{
    roll(Purpose::city, Who::nobody, 2),
    roll(Purpose::city, Who::nobody, 2),
    pick(Decision::city, Who::champion),
    pick(Decision::gloves, Who::champion),
    roll(Purpose::gloves, Who::champion, 1),
    roll(Purpose::referee, Who::nobody, 2),
    roll(Purpose::referee, Who::nobody, 2),
    pick(Decision::referee, Who::champion),
    roll(Purpose::training, Who::red, 2),
    roll(Purpose::training, Who::blue, 2),
    pick(Decision::strategy, Who::red),
    pick(Decision::strategy, Who::blue),
    roll(Purpose::tie_up, Who::clincher, 1),
    roll(Purpose::first_mover, Who::nobody, 1),
    roll(Purpose::basic_column, Who::roller, 3),
    roll(Purpose::counter, Who::opponent_of_roller, 2),
    roll(Purpose::hard_shot, Who::by, 2),
    roll(Purpose::pure_twelve, Who::by, 1),
    roll(Purpose::knockout, Who::opponent_of_by, 2),
    roll(Purpose::finisher, Who::by, 2),
    roll(Purpose::possible_cut, Who::by, 1),
    roll(Purpose::cut_chart, Who::by, 2),
    pick(Decision::cut_target, Who::by),
    roll(Purpose::cut_stoppage, Who::opponent_of_by, 1),
    roll(Purpose::foul, Who::roller, 2),
    pick(Decision::retaliate, Who::opponent_of_roller),
    roll(Purpose::retaliation, Who::opponent_of_roller, 1),
    roll(Purpose::time, Who::nobody, 2),
    roll(Purpose::judge, Who::nobody, static_cast<std::uint8_t>(judge_count)),
    roll(Purpose::corner, Who::cut_owner, 1),
    Asked{},
};

}  // namespace detail

inline constexpr int solitaire_dice = 2;

/// The open question; for a Solitaire boxer two dice take the place of a choice. All dice of a roll fall together: the three
/// of the Basic Chart, the two of 2d and d66, those of the three judges.
constexpr Need question(const Setup& setup, const State& state) {
  const detail::Asked& asked = detail::asked[place_of(state.phase)];
  if (asked.kind == NeedKind::finished) {
    return {};
  }
  const std::uint8_t seat = detail::seat_of(asked.who, setup, state);
  const bool is_strategy = asked.kind == NeedKind::choice && asked.topic == static_cast<std::uint8_t>(Decision::strategy);
  if (asked.kind == NeedKind::choice && !setup.is_solitaire(static_cast<Corner>(seat))) {
    return {.kind = NeedKind::choice, .seat = seat, .topic = asked.topic, .secret = is_strategy};
  }
  Need need{.kind = NeedKind::roll, .seat = seat, .topic = asked.topic, .die = d6};
  const std::size_t thrown = state.phase == Phase::judge ? state.judges_in : state.thrown.size();
  std::size_t dice = asked.dice;
  if (asked.kind == NeedKind::choice) {
    need.topic = static_cast<std::uint8_t>(is_strategy ? Purpose::solitaire : Purpose::solitaire_decision);
    dice = solitaire_dice;
  } else if (state.phase == Phase::basic) {
    need.topic = static_cast<std::uint8_t>(asked.topic + thrown);
    need.die = thrown == 0 ? d3 : d6;
  }
  need.more_dice = static_cast<std::uint8_t>(dice - thrown - 1);
  return need;
}

/// Whether `corner` may work on a cut: his opponent must have one, open or closed. Ruling: R22.
constexpr bool may_work_on_cut(const State& state, Corner corner) { return !state.boxer(other(corner)).cuts.empty(); }

/// The legal answers to a choice, in the order of section 3.
constexpr Choices answers(const State& state, const Need& need) {
  Choices legal;
  if (need.kind != NeedKind::choice) {
    return legal;
  }
  switch (static_cast<Decision>(need.topic)) {
    case Decision::city: return {choice_of(state.cities_offered[0]), choice_of(state.cities_offered[1])};
    case Decision::gloves: return {choice_of(Gloves::six_ounce), choice_of(Gloves::eight_ounce)};
    case Decision::referee: return {choice_of(state.referee_offered), choice_of(state.other_referee)};
    case Decision::retaliate: return {retaliation(false), retaliation(true)};
    case Decision::strategy:
      for (const Strategy strategy :
           {Strategy::body, Strategy::load_up, Strategy::box, Strategy::outside, Strategy::tie_up}) {
        legal.push_back(choice_of(strategy));
      }
      if (may_work_on_cut(state, static_cast<Corner>(need.seat))) {
        legal.push_back(choice_of(Strategy::work_on_cut));
      }
      break;
    case Decision::cut_target:
      for (const Cut& cut : state.boxer(other(static_cast<Corner>(need.seat))).cuts) {
        legal.push_back(choice_of(cut.location));
      }
      break;
  }
  return legal;
}

// A boxer who fights by the Solitaire Chart: his two markers, and how two dice choose by them. Source:
// rules/the-ring/rules.md, 2.8, 3.2.

/// His two best strategies by his ratings in force, without the bonus for the other's DEF. left_out: one that must not be
/// among them.
constexpr std::array<Strategy, 2> best_strategies(const Ratings& now, Strategy left_out = Strategy::none) {
  struct Rated {
    Strategy strategy;
    int halves;
  };
  const std::array<Rated, 4> all{Rated{Strategy::box, 2 * now.box + (now.box_half ? 1 : 0)},
                                 Rated{Strategy::body, 2 * now.body}, Rated{Strategy::load_up, 2 * now.ko},
                                 Rated{Strategy::outside, 2 * now.out}};
  std::array<Strategy, 2> best{Strategy::none, Strategy::none};
  for (Strategy& place : best) {
    int highest = -100;
    for (const Rated& one : all) {
      if (one.strategy != left_out && one.strategy != best[0] && one.halves > highest) {
        highest = one.halves;
        place = one.strategy;
      }
    }
  }
  return best;
}

/// His markers, from the first row that applies.
constexpr Markers markers_of(const Setup& setup, const State& state, Corner corner) {
  constexpr int few_rounds = 3;
  constexpr int far_behind = -6;
  constexpr int far_ahead = 9;
  constexpr int deep_cut = 2;
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(other(corner));
  int lead = 0;
  for (const auto& card : cards_of(state)) {
    lead += card[fc::index_of(corner)] - card[fc::index_of(other(corner))];
  }
  const bool late = setup.rounds - state.round + 1 <= few_rounds;
  const auto best = best_strategies(me.now);
  if (me.hurt()) {
    return {MarkerRow::hurt, {Strategy::tie_up, Strategy::outside}};
  }
  if (him.hurt() || him.tired) {
    return {MarkerRow::opponent_weak, {Strategy::load_up, best_strategies(me.now, Strategy::load_up)[0]}};
  }
  if (late && lead <= far_behind) {
    return {MarkerRow::behind, {Strategy::load_up, best_strategies(me.now, Strategy::load_up)[0]}};
  }
  if (late && lead >= far_ahead) {
    return {MarkerRow::ahead, {Strategy::outside, best_strategies(me.now, Strategy::outside)[0]}};
  }
  if (std::ranges::any_of(him.cuts, [](const Cut& cut) { return cut.points >= deep_cut; })) {
    return {MarkerRow::opponent_cut, {best[0], Strategy::work_on_cut}};
  }
  return {MarkerRow::otherwise, best};
}

/// The result of the Solitaire Chart. total: 2 to 12.
constexpr SolitaireRead read_solitaire(const Setup& setup, const State& state, Corner corner, int total) {
  const Markers markers = markers_of(setup, state, corner);
  const SolitaireRow& row = at_total(setup.charts.solitaire, total);
  const Strategy named = row.marker == 0 ? row.strategy : markers.strategies[static_cast<std::size_t>(row.marker - 1)];
  const bool fell_back = named == Strategy::work_on_cut && !may_work_on_cut(state, corner);
  return {.corner = corner,
          .markers = markers,
          .total = total,
          .read = row,
          .fell_back = fell_back,
          .strategy = fell_back ? markers.strategies[0] : named};
}

/// The cut that a Solitaire boxer deepens: the deepest, the first among equals. cuts: at least one.
constexpr std::size_t deepest_cut(const Cuts& cuts) {
  std::size_t deepest = 0;
  for (std::size_t place = 1; place < cuts.size(); ++place) {
    deepest = cuts[place].points > cuts[deepest].points ? place : deepest;
  }
  return deepest;
}

}  // namespace fc::the_ring

// A boxer who fights by the Solitaire Chart: his two markers, and what two dice make of them. Source:
// rules/the-ring/rules.md, 2.8, 3.2.
#pragma once

#include <array>

#include "rules/the-ring/events.h"
#include "rules/the-ring/force.h"
#include "rules/the-ring/questions.h"

namespace fc::the_ring {

/// His best strategies by the ratings of his card as they count now, without what the other's DEF gives him. left_out: one
/// that is not wanted.
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

/// The first row of the markers that fits.
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

/// What two dice say. total: 2 to 12.
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

/// The cut a Solitaire boxer deepens: the deepest, the first of equals. cuts: at least one.
constexpr std::size_t deepest_cut(const Cuts& cuts) {
  std::size_t deepest = 0;
  for (std::size_t place = 1; place < cuts.size(); ++place) {
    deepest = cuts[place].points > cuts[deepest].points ? place : deepest;
  }
  return deepest;
}

}  // namespace fc::the_ring

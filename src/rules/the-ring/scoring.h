// The judges, the minute between rounds, the decision. Source: rules/the-ring/rules.md, 2.8, 3.10.
#pragma once

#include "rules/the-ring/cuts.h"

namespace fc::the_ring {

/// Begins a round. In rounds.h.
template <class Sink>
void begin_round(const Setup& setup, State& state, Sink& tell);

/// Red's points of the round minus blue's.
constexpr int margin_of(const State& state) { return state.boxers[0].points - state.boxers[1].points; }

/// What the local judge adds to red's view.
constexpr int local_view(const Setup& setup, const State& state) {
  constexpr int fondness = 2;
  const int ahead = state.boxers[0].aggression - state.boxers[1].aggression;
  const int presses = ahead > 0 ? fondness : ahead < 0 ? -fondness : 0;
  switch (city_rules(setup, state).judging) {
    case Judging::home: return setup.champion == Champion::blue ? -fondness : fondness;
    case Judging::aggression: return presses;
    case Judging::science: return -presses;
    case Judging::none: break;
  }
  return 0;
}

/// Whether the next judge is the local one: the third.
constexpr bool is_local(int judges_in) { return judges_in + 1 == static_cast<int>(judge_count); }

/// What all judges see alike: red's lead in points, doubled, and in knockdowns.
struct RoundView {
  int of_red;
  int net;
};

constexpr RoundView view_of(const State& state) {
  return {.of_red = 2 * margin_of(state), .net = state.boxers[1].down - state.boxers[0].down};
}

/// A judge's scores of the round; points that were taken off are subtracted.
constexpr JudgeScore score_of(const Setup& setup, const State& state, int of_red, int net) {
  const JudgeScore& pair = setup.charts.scores[quick_net(net)][quick_view(of_red)];
  return {static_cast<std::int8_t>(pair[0] - state.boxers[0].round_deducted),
          static_cast<std::int8_t>(pair[1] - state.boxers[1].round_deducted)};
}

/// The decision by the sums of the three cards.
constexpr End decision_of(const Setup& setup, const State& state) {
  const std::array<std::size_t, 2> judges_for = cards_led(state);
  const std::size_t even = judge_count - judges_for[0] - judges_for[1];
  constexpr std::int16_t whole_round = 180;
  End end{.seconds = whole_round};
  end.has_winner = judges_for[0] >= 2 || judges_for[1] >= 2;
  end.winner = end.has_winner && judges_for[1] > judges_for[0] ? Corner::blue : Corner::red;
  if (!end.has_winner) {
    end.method = even == judge_count ? Method::draw_unanimous : even == 2 ? Method::draw_majority : Method::draw_split;
  } else if (judges_for[fc::index_of(end.winner)] == judge_count) {
    end.method = Method::unanimous;
  } else {
    end.method = even == 1 ? Method::majority : Method::split;
  }
  end.title = title_of(setup, end.has_winner, end.winner);
  return end;
}

/// Moves `looked_after` on to the next open cut. Returns false if there is none left.
constexpr bool find_open_cut(State& state) {
  const std::size_t of_red = state.boxers[0].cuts.size();
  const std::size_t all = of_red + state.boxers[1].cuts.size();
  while (state.looked_after < all) {
    const std::size_t place = state.looked_after;
    if (place < of_red ? state.boxers[0].cuts[place].open : state.boxers[1].cuts[place - of_red].open) {
      return true;
    }
    ++state.looked_after;
  }
  return false;
}

/// After the judges: the decision, or the interval if there are cuts to look after, or the next round.
template <class Sink>
void end_scoring(const Setup& setup, State& state, Sink& tell) {
  tell(RoundScored{.round = state.round, .scores = state.scorecard[state.scorecard.size() - 1], .cards = cards_of(state)});
  if (state.round == setup.rounds) {
    state.end = decision_of(setup, state);
    return finish(state, tell);
  }
  state.looked_after = 0;
  // Ruling: R23. One roll for every open cut.
  if (setup.options.bad_cut && find_open_cut(state)) {
    state.phase = Phase::corner;
  } else {
    begin_round(setup, state, tell);
  }
}

template <class Sink>
void roll_judge(const Setup& setup, State& state, int die, Sink& tell) {
  const bool local = is_local(state.judges_in);
  const RoundView view = view_of(state);
  JudgeScored scored{.judge = state.judges_in + 1,
                     .die = die,
                     .margin = margin_of(state),
                     .shift = setup.charts.judge_die[static_cast<std::size_t>(die - 1)],
                     .local = local ? local_view(setup, state) : 0,
                     .judging = local ? city_rules(setup, state).judging : Judging::none,
                     .view = 0,
                     .net = 0,
                     .leader = Corner::red,
                     .row = {},
                     .scores = {}};
  const int of_red = view.of_red + scored.shift + scored.local;
  const Judged seen = judged(setup.charts.scoring, of_red, view.net);
  scored.view = seen.view;
  scored.net = seen.net;
  scored.leader = seen.leader;
  scored.row = seen.row;
  scored.scores = score_of(setup, state, of_red, view.net);
  if (state.judges_in == 0) {
    state.scorecard.push_back({});
  }
  state.scorecard[state.scorecard.size() - 1][state.judges_in] = scored.scores;
  ++state.judges_in;
  tell(scored);
  if (state.judges_in == judge_count) {
    end_scoring(setup, state, tell);
  }
}

template <class Sink>
void roll_corner(const Setup& setup, State& state, int die, Sink& tell) {
  const Corner corner = detail::in_the_corner(state);
  const std::size_t before = corner == Corner::red ? 0 : state.boxers[0].cuts.size();
  Cut& cut = state.boxer(corner).cuts[state.looked_after - before];
  const int rating = setup.corner_rating(corner);
  const bool closes = die <= rating;
  cut.open = !closes;
  ++state.looked_after;
  tell(CornerWorked{.corner = corner, .location = cut.location, .die = die, .rating = rating, .closes = closes});
  refresh_defence(setup, state, corner, tell);
  if (!find_open_cut(state)) {
    begin_round(setup, state, tell);
  }
}

}  // namespace fc::the_ring

// A round from bell to bell: strategies, judges, the minute between rounds. Source: rules/dice-boxing/rules.md, 3.3, 3.4,
// 3.9.
#pragma once

#include <algorithm>
#include <type_traits>

#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/ranges.h"
#include "rules/ruleset.h"

namespace fc::dice_boxing {

/// Moves the action to the centre of the ring, without owner. Returns true if that changed anything; the caller must then
/// refresh the ranges.
constexpr bool go_to_center(State& state) {
  const bool changes = state.has_owner || state.position != Position::center;
  state.position = Position::center;
  state.has_owner = false;
  return changes;
}

/// Sets both men and the ring back for a new round. Source: 3.3.
constexpr void set_up_round(const Setup& setup, State& state) {
  for (BoxerState& boxer : state.boxers) {
    boxer.strategy = Strategy::none;
    boxer.knockout_bonus = 0;
    boxer.hurt = false;
    boxer.landed = 0;
    boxer.missed = 0;
    boxer.moves = 0;
    boxer.downs = 0;
    boxer.round_deductions = 0;
    boxer.points = 0;
    boxer.round_control = 0;
  }
  state.action = 0;
  go_to_center(state);
  state.roller = setup.first;
  state.opinions.clear();
  state.phase = setup.options.strategies ? Phase::strategy_red : Phase::control;
  refresh_ranges(setup, state);
}

/// Keeps red's pick hidden until blue's is in. Source: 3.4.
template <class Sink>
void seal_pick(State& state, Strategy strategy, Sink& tell) {
  state.red_pick = strategy;
  state.phase = Phase::strategy_blue;
  tell(PickSealed{Corner::red});
}

/// Blue's pick is in: both strategies take effect and are shown. Source: 3.4.
template <class Sink>
void reveal_picks(const Setup& setup, State& state, Strategy of_blue, Sink& tell) {
  StrategiesRevealed revealed{.strategies = {state.red_pick, of_blue}, .uses = {}, .bonus = {}, .before = {}};
  for (const std::size_t corner : {0U, 1U}) {
    BoxerState& boxer = state.boxers[corner];
    revealed.before[corner] = boxer.ranges;
    boxer.strategy = revealed.strategies[corner];
    if (boxer.strategy == Strategy::knockout) {
      // Ruling: R28. The bonus fades by how often it was chosen; what the strategy chart says does not.
      const int bonus = setup.charts.grades[place_of(setup.cards[corner].grade(Strategy::knockout))].bonus;
      boxer.knockout_bonus = static_cast<std::uint8_t>(std::max(0, bonus - boxer.ko_uses));
      ++boxer.ko_uses;
    }
    revealed.uses[corner] = boxer.ko_uses;
    revealed.bonus[corner] = boxer.knockout_bonus;
  }
  state.red_pick = Strategy::none;
  state.phase = Phase::control;
  refresh_ranges(setup, state);
  tell(PickSealed{Corner::blue});
  tell(revealed);
}

/// The favourite's total minus the challenger's. Source: 3.9, step 1.
constexpr int lead_of(const Setup& setup, const State& state) {
  return state.boxer(setup.favourite).total() - state.boxer(other(setup.favourite)).total();
}

/// The opinion of one judge for a lead and a die. face: 00 to 99; the chart has 00 as 100.
constexpr Opinion opinion_at(const Setup& setup, int lead, int face) {
  const auto row = static_cast<std::size_t>(std::min(lead < 0 ? -lead : lead, most_lead));
  return setup.charts.judges[lead < 0 ? 1 : 0][row][static_cast<std::size_t>(face)];
}

/// How one judge's opinion reads for the man who scored more knock-downs. Source: 3.9, step 3.
constexpr ScorerDid seen_for(const Setup& setup, const State& state, Corner scorer, Opinion opinion) {
  if (opinion == Opinion::even) {
    return ScorerDid::even;
  }
  const Corner winner = opinion == Opinion::favourite ? setup.favourite : other(setup.favourite);
  if (winner == scorer) {
    return ScorerDid::wins;
  }
  constexpr int far_behind = 10;
  // Ruling: R20. The points of the round decide whether he is far behind, not the judge.
  const bool far = state.boxer(other(scorer)).total() - state.boxer(scorer).total() >= far_behind;
  return far ? ScorerDid::loses_by_ten : ScorerDid::loses;
}

/// How many more knock-downs the favourite scored in the round; negative: the challenger.
constexpr int net_knockdowns(const Setup& setup, const State& state) {
  return state.boxer(other(setup.favourite)).downs - state.boxer(setup.favourite).downs;
}

/// The scores of the round from the three opinions. Source: 3.9, step 3.
constexpr RoundScore scores_of(const Setup& setup, const State& state) {
  const int net = net_knockdowns(setup, state);
  const Corner scorer = net < 0 ? other(setup.favourite) : setup.favourite;
  const auto row = static_cast<std::size_t>(std::min(net < 0 ? -net : net, static_cast<int>(net_rows) - 1));
  RoundScore scores{};
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    const ScorerDid did = seen_for(setup, state, scorer, state.opinions[judge]);
    const ScorePair& pair = setup.charts.round_scores[row][place_of(did)];
    // Ruling: R23. A point off comes from the score of this round, on all three cards.
    const auto less = [&state](int score, Corner corner) {
      return static_cast<std::int8_t>(score - state.boxer(corner).round_deductions);
    };
    scores[judge][fc::index_of(scorer)] = less(pair.scorer, scorer);
    scores[judge][fc::index_of(other(scorer))] = less(pair.other, other(scorer));
  }
  return scores;
}

/// The minute between rounds for one man: stamina, tiring, recovery, cuts. Source: 3.9, step 4.
template <class Sink>
void rest(const Setup& setup, State& state, Corner corner, Sink& tell) {
  BoxerState& me = state.boxer(corner);
  bool had_open_cut = false;
  for (Cut& cut : me.cuts) {
    had_open_cut |= cut.open;
    cut.open = false;
  }
  // Ruling: R13, R14. Punches and the tens for knock-downs empty a man, and his own misses count whole here.
  Rested rested{.corner = corner,
                .before = me.stamina,
                .taken = state.boxer(other(corner)).points,
                .missed = me.missed,
                .recovered = 0,
                .after = me.stamina,
                .tired = 0};
  if (me.tired > 0) {
    ++me.tired;
  } else if (const int left = me.stamina - rested.taken - rested.missed; left <= 0) {
    // Ruling: R12. In the round that empties him there is no recovery: tired for good.
    me.stamina = 0;
    me.tired = 1;
  } else {
    const int recovery = std::max(0, setup.card(corner).ratings.recovery - (state.round - 1) / 2);
    me.stamina = std::min<std::int32_t>(left + recovery, setup.start(corner).stamina);
    rested.recovered = me.stamina - left;
  }
  rested.after = me.stamina;
  rested.tired = me.tired;
  if (had_open_cut) {
    tell(CutsClosed{corner});
  }
  tell(rested);
}

/// All three opinions are in: keeps the scores, rests both men, and begins the next round or ends the bout. Source: 3.9,
/// steps 3 and 4; 3.1, state 13.
template <class Sink>
void score_round(const Setup& setup, State& state, Sink& tell) {
  const int net = net_knockdowns(setup, state);
  state.scorecard.push_back(scores_of(setup, state));
  tell(RoundScored{.round = state.round,
                   .net = net < 0 ? -net : net,
                   .scorer = net < 0 ? other(setup.favourite) : setup.favourite,
                   .opinions = {state.opinions[0], state.opinions[1], state.opinions[2]},
                   .scores = state.scorecard[state.scorecard.size() - 1]});
  const Position place = state.position;
  const bool moves = go_to_center(state);
  for (const Corner corner : both_corners) {
    rest(setup, state, corner, tell);
  }
  const bool is_last = state.round == setup.options.rounds;
  if (is_last || !std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    refresh_ranges(setup, state);  // before the next round it is done once more
  }
  if (moves) {
    tell(BackToCenter{place});
  }
  if (is_last) {
    decide_on_cards(state, tell);
    return;
  }
  ++state.round;
  set_up_round(setup, state);
  tell(RoundBegan{state.round});
}

/// One man's line of the score sheet. Source: 3.9, step 1.
constexpr SheetLine sheet_line(const BoxerState& boxer) {
  return {.landed = boxer.landed,
          .missed = boxer.missed,
          .points = boxer.points,
          .moves = boxer.moves,
          .downs = boxer.downs,
          .deductions = boxer.round_deductions,
          .total = boxer.total()};
}

/// Ends the round; basic judges score it at once. Source: 3.9.
template <class Sink>
void end_round(const Setup& setup, State& state, Sink& tell) {
  const int lead = lead_of(setup, state);
  state.phase = Phase::judge;
  tell(RoundEnded{.round = state.round,
                  .action = state.action,
                  .sheet = {sheet_line(state.boxers[0]), sheet_line(state.boxers[1])},
                  .lead = lead});
  if (setup.options.judges == Judging::advanced) {
    return;
  }
  // Ruling: R22. Basic judges all see what the points say.
  const Opinion opinion = lead > 0 ? Opinion::favourite : lead < 0 ? Opinion::challenger : Opinion::even;
  for (int judge = 1; judge <= static_cast<int>(judge_count); ++judge) {
    state.opinions.push_back(opinion);
    tell(JudgeDecided{.judge = judge, .face = 0, .lead = lead, .opinion = opinion});
  }
  score_round(setup, state, tell);
}

/// The die of one advanced judge. Ruling: R1. On their chart 00 is 100.
template <class Sink>
void roll_judge(const Setup& setup, State& state, int face, Sink& tell) {
  const int lead = lead_of(setup, state);
  const Opinion opinion = opinion_at(setup, lead, face);
  state.opinions.push_back(opinion);
  tell(JudgeDecided{
      .judge = static_cast<int>(state.opinions.size()), .face = face == 0 ? faces : face, .lead = lead, .opinion = opinion});
  if (state.opinions.size() == judge_count) {
    score_round(setup, state, tell);
  }
}

/// Ends the round if it is full; otherwise the control roll that is due already is next. Source: 3.1, state 3.
template <class Sink>
[[gnu::always_inline]] inline void end_round_if_full(const Setup& setup, State& state, Sink& tell) {
  if (state.action == actions_in_a_round) {
    end_round(setup, state, tell);
  }
}

}  // namespace fc::dice_boxing

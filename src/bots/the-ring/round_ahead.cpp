#include "bots/the-ring/fitted_chance.h"

#include <algorithm>

#include "bots/lookahead.h"
#include "bots/the-ring/segment_odds.h"
#include "rules/the-ring/rounds.h"

namespace fc::the_ring {
namespace {

constexpr int most_net = 3;
/// What a segment of two men of whom nothing is known adds to a margin, from -4 to 4.
constexpr std::array<double, 9> usual_segment{0.02, 0.06, 0.13, 0.19, 0.20, 0.19, 0.13, 0.06, 0.02};
constexpr int reach_of_segment = 4;
constexpr int usual_points_of_hard_shot = 3;

constexpr std::size_t place_in(int margin, int widest) {
  return static_cast<std::size_t>(std::clamp(margin, -widest, widest) + widest);
}

TurnOdds odds_of(const Setup& setup, const State& state, Corner roller) {
  constexpr double one = 1.0 / static_cast<double>(entry_count);
  TurnOdds odds;
  double counters = 0;
  const auto add = [&odds](Corner by, int points, double chance) {
    odds.margins[place_in(by == Corner::red ? points : -points, TurnOdds::most)] += chance;
  };
  for (const Entry& entry : setup.charts.basic) {
    const Reading reading = read_entry(setup, state, roller, entry);
    if (reading.clause < 0) {
      add(roller, 0, one);
      continue;
    }
    const Effects& effects = entry[static_cast<std::size_t>(reading.clause)].effects;
    if (effects.counter) {
      counters += one;
      continue;
    }
    const std::size_t he = fc::index_of(reading.to);
    add(reading.to, effects.score + (effects.hard ? usual_points_of_hard_shot : 0), one);
    odds.hard[he] += effects.hard ? one : 0;
    odds.drained[1 - he] += one * (effects.stm + (effects.hard ? 1 : 0));
    odds.drained[he] += one * effects.own_stm;
  }
  const Corner puncher = other(roller);
  const Strategy strategy = state.boxer(puncher).strategy;
  const double lands =
      counters * (strategy == Strategy::tie_up        ? 0
                  : strategy == Strategy::work_on_cut ? 1
                                                      : chance_up_to(counter_rating(setup, state, puncher)));
  // Of a second roll a counterpunch is nothing; near enough.
  const double again = counters < 1 - one / 2 ? (1 - lands) / (1 - counters) : 0;
  for (double& chance : odds.margins) {
    chance *= again;
  }
  for (const std::size_t corner : {0U, 1U}) {
    odds.hard[corner] *= again;
    odds.drained[corner] *= again;
  }
  add(puncher, usual_points_of_hard_shot, lands);
  odds.hard[fc::index_of(puncher)] += lands;
  odds.drained[fc::index_of(roller)] += lands;
  return odds;
}

/// All that a turn is read by.
std::uint64_t key_of(const State& state, Corner roller) {
  std::uint64_t key = 2 + static_cast<std::uint64_t>(roller);
  for (const BoxerState& boxer : state.boxers) {
    key = key * 8 + static_cast<std::uint64_t>(boxer.strategy);
    key = key * 16 + static_cast<std::uint64_t>(boxer.now.def + 8);
    key = key * 16 + static_cast<std::uint64_t>(boxer.training);
    key = key * 4 + (boxer.tired ? 2U : 0U) + (boxer.hurt() ? 1U : 0U);
  }
  return key;
}

}  // namespace

RoundAhead::RoundAhead(const Setup& setup) : setup_(&setup) {
  const State nothing;
  for (int net = -most_net; net <= most_net; ++net) {
    auto& by_segments = judged_[place_in(net, most_net)];
    for (int margin = -widest; margin <= widest; ++margin) {
      for (const int shift : setup.charts.judge_die) {
        const JudgeScore score = score_of(setup, nothing, 2 * margin + shift, net);
        by_segments[0][place_in(margin, widest)] += (score[0] - score[1]) / double{die_faces};
      }
    }
    for (std::size_t segments = 1; segments < by_segments.size(); ++segments) {
      for (int margin = -widest; margin <= widest; ++margin) {
        for (int more = -reach_of_segment; more <= reach_of_segment; ++more) {
          by_segments[segments][place_in(margin, widest)] +=
              usual_segment[place_in(more, reach_of_segment)] * by_segments[segments - 1][place_in(margin + more, widest)];
        }
      }
    }
  }
}

const TurnOdds& RoundAhead::turn(const State& state, Corner roller) {
  const std::uint64_t key = key_of(state, roller);
  Read& read = read_[(key * 0x9E3779B97F4A7C15ULL >> 32U) % read_.size()];
  if (read.key != key) {
    read = {.key = key, .odds = odds_of(*setup_, state, roller)};
  }
  return read.odds;
}

double RoundAhead::decided(const State& state, int margin) const {
  const RoundView view = view_of(state);
  const ScorecardSums cards = cards_of(state);
  std::array<std::array<double, 3>, judge_count> says{};  // of each judge: red, even, blue
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    const int local = is_local(static_cast<int>(judge)) ? local_view(*setup_, state) : 0;
    for (const int shift : setup_->charts.judge_die) {
      const JudgeScore score = score_of(*setup_, state, 2 * margin + shift + local, view.net);
      const int lead = cards[judge][0] - cards[judge][1] + score[0] - score[1];
      says[judge][lead > 0 ? 0 : lead == 0 ? 1 : 2] += 1.0 / die_faces;
    }
  }
  const auto two_of = [&says](std::size_t what) {
    const std::array<double, 3> chance{says[0][what], says[1][what], says[2][what]};
    return chance[0] * chance[1] + chance[0] * chance[2] + chance[1] * chance[2] - 2 * chance[0] * chance[1] * chance[2];
  };
  return (1 + two_of(0) - two_of(2)) / 2;  // whoever has no two judges has half a win
}

RoundTerms RoundAhead::look(const State& state, int turns, int segments) {
  const int segments_unknown = std::clamp(segments, 0, static_cast<int>(segments_in_a_round));
  RoundTerms terms;
  Margins margins{};
  const int now = std::clamp(margin_of(state), -widest, widest);
  margins[place_in(now, widest)] = 1;
  int reach = 0;  // how far a margin can be from now
  const auto spread = [&margins, &reach, now](const auto& more_odds, int most) {
    Margins next{};
    for (int margin = std::max(-widest, now - reach); margin <= std::min(widest, now + reach); ++margin) {
      const double chance = margins[place_in(margin, widest)];
      for (int more = -most; more <= most; ++more) {
        next[place_in(margin + more, widest)] += chance * more_odds[place_in(more, most)];
      }
    }
    margins = next;
    reach += most;
  };
  for (int place = 0; place < turns; ++place) {
    const TurnOdds& one = turn(state, place == 0 ? state.attack.roller : other(state.attack.roller));
    spread(one.margins, TurnOdds::most);
    for (const std::size_t corner : {0U, 1U}) {
      terms.hard[corner] += one.hard[corner];
      terms.drained[corner] += one.drained[corner];
    }
  }
  const Margins& judged = judged_[place_in(view_of(state).net, most_net)][static_cast<std::size_t>(segments_unknown)];
  for (std::size_t place = 0; place < margins.size(); ++place) {
    terms.judged += margins[place] * judged[place];
  }
  terms.judged -= state.boxers[0].round_deducted - state.boxers[1].round_deducted;
  if (state.round != setup_->rounds) {
    return terms;
  }
  for (int segment = 0; segment < segments_unknown; ++segment) {
    spread(usual_segment, reach_of_segment);
  }
  double red = 0.5;
  constexpr double too_rare = 1e-4;
  for (int margin = -widest; margin <= widest; ++margin) {
    const double chance = margins[place_in(margin, widest)];
    red += chance > too_rare ? chance * (decided(state, margin) - 0.5) : 0;
  }
  constexpr double nearly_sure = 0.01;
  terms.decision = log_odds(red, nearly_sure);
  return terms;
}

}  // namespace fc::the_ring

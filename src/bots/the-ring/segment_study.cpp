#include "bots/the-ring/segment_study.h"

#include <algorithm>

#include "bots/the-ring/two_dice.h"
#include "rules/the-ring/questions.h"
#include "rules/the-ring/rounds.h"

namespace fc::the_ring {
namespace {

/// Segments until both choose anew, if nobody is hurt.
int segments_held(const Setup& setup, const State& state) {
  int held = 1;
  int next = state.segment + 1;
  while (next <= static_cast<int>(segments_in_a_round) && !chooses_by_option(setup.options.changes, next)) {
    ++held;
    ++next;
  }
  return held;
}

/// A prospect, a segment later: what happens in `part`, which has some chance.
Prospect after(Prospect prospect, const Part& part, Harms harms, double presses) {
  const double margin = part.margin / part.chance;
  --prospect.segments;
  prospect.presses += presses;
  prospect.margin += margin;
  prospect.spread += std::max(0.0, part.squares / part.chance - margin * margin);
  prospect.downs += part.downs / part.chance;
  prospect.deducted += part.deducted / part.chance;
  for (std::size_t corner = 0; corner < 2; ++corner) {
    prospect.harms[corner] = std::max(prospect.harms[corner], harms[corner]);
    prospect.stm[corner] -= part.stm[corner] / part.chance;
    prospect.tired[corner] = std::max(prospect.tired[corner], std::clamp(1 - prospect.stm[corner], 0.0, 1.0));
  }
  return prospect;
}

/// Red's chance if these happenings come again and again until the next choice, or until somebody is hurt.
double chance_of(Outlook& outlook, const Happenings& happenings, Prospect now, int held, double presses) {
  constexpr double negligible = 1e-6;
  double reached = 1;
  double red = 0;
  for (int segment = 0; segment < held; ++segment) {
    red += reached * happenings.won[0];
    for (std::size_t place = 1; place < harms_count; ++place) {
      const Part& part = happenings.parts[place];
      if (part.chance > negligible) {
        red += reached * part.chance * outlook.of_red(after(now, part, harms_at(place), presses));
      }
    }
    reached *= happenings.parts[0].chance;
    now = after(now, happenings.parts[0], {}, presses);
  }
  return red + reached * outlook.of_red(now);
}

/// How often his two dice and markers make a Solitaire boxer choose each strategy.
Mix solitaire_mix(const Setup& setup, const State& state, Corner corner) {
  Mix mix;
  for (int first = 1; first <= die_faces; ++first) {
    for (int second = 1; second <= die_faces; ++second) {
      ++mix.weight[place_of(read_solitaire(setup, state, corner, first + second).strategy)];
      ++mix.total;
    }
  }
  return mix;
}

/// The one strategy that is best for a corner against the other man's mix.
Mix best_answer(const SegmentPlan& plan, Corner corner, const std::array<bool, most_picks>& may) {
  const auto worth = [&plan, corner](std::size_t pick) {
    return corner == Corner::red ? plan.chances.against_row(plan.mixes[1], pick)
                                 : -plan.chances.against_column(plan.mixes[0], pick);
  };
  std::size_t best = 0;
  for (std::size_t pick = 1; pick < strategy_count; ++pick) {
    best = may[pick] && worth(pick) > worth(best) ? pick : best;
  }
  Mix mix;
  mix.weight[best] = 1;
  mix.total = 1;
  return mix;
}

}  // namespace

SegmentPlan study_segment(const Setup& setup, const State& state) {
  const Prospect now = prospect_of(state);
  const int held = segments_held(setup, state);
  Outlook outlook(setup, state);
  SegmentOdds odds(setup, state);
  KeptPicks kept = all_picks(strategy_count);
  for (const Corner corner : both_corners) {
    kept[fc::index_of(corner)][place_of(Strategy::work_on_cut)] = may_work_on_cut(state, corner);
  }
  SegmentPlan plan;
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      if (kept[0][red] && kept[1][blue]) {
        const Happenings happenings = odds.segment(static_cast<Strategy>(red), static_cast<Strategy>(blue));
        const double presses = red < blue ? 1 : red > blue ? -1 : 0;
        plan.chances.chance[red][blue] = std::clamp(chance_of(outlook, happenings, now, held, presses), 0.0, 1.0);
      }
    }
  }
  plan.mixes = best_mixes(plan.chances, kept);
  for (const Corner corner : both_corners) {
    if (setup.is_solitaire(corner)) {
      plan.mixes[fc::index_of(corner)] = solitaire_mix(setup, state, corner);
    }
  }
  for (const Corner corner : both_corners) {
    // The markers lie open: who is not hidden from is answered, not mixed against.
    if (setup.is_solitaire(other(corner)) && !setup.is_solitaire(corner)) {
      plan.mixes[fc::index_of(corner)] = best_answer(plan, corner, kept[fc::index_of(corner)]);
    }
  }
  return plan;
}

}  // namespace fc::the_ring

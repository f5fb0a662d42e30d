#include "bots/the-ring/segment_study.h"

#include <algorithm>

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

}  // namespace

SegmentPlan study_segment(const Setup& setup, const State& state) {
  const Prospect now = prospect_of(state);
  const int held = segments_held(setup, state);
  Outlook outlook(setup, state);
  SegmentOdds odds(setup, state);
  KeptPicks kept = all_picks(strategy_count);
  for (const Corner corner : {Corner::red, Corner::blue}) {
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
  return plan;
}

}  // namespace fc::the_ring

#include "bots/the-ring/pace.h"

#include <algorithm>

#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"

namespace fc::the_ring {
namespace {

/// Of one pair of strategies.
Pace pace_of(const Happenings& happenings, Strategy red, Strategy blue) {
  Pace pace{.won = happenings.won, .presses = red < blue ? 1.0 : red > blue ? -1.0 : 0.0};
  double squares = 0;
  for (std::size_t place = 0; place < harms_count; ++place) {
    const Part& part = happenings.parts[place];
    pace.margin += part.margin;
    squares += part.squares;
    pace.downs += part.downs;
    pace.deducted += part.deducted;
    pace.stm[0] += part.stm[0];
    pace.stm[1] += part.stm[1];
    const Harms harms = harms_at(place);
    pace.floors += part.chance * ((harms[0] == Harm::floored ? 1 : 0) + (harms[1] == Harm::floored ? 1 : 0));
  }
  pace.spread = squares - pace.margin * pace.margin;
  return pace;
}

double value_of(const Pace& pace, const Worth& worth) {
  return worth.won[0] * pace.won[0] - worth.won[1] * pace.won[1] + worth.point * pace.margin +
         worth.card * (pace.downs + pace.deducted) - worth.stm[0] * pace.stm[0] + worth.stm[1] * pace.stm[1];
}

/// What a man thinks of choosing: nobody ties up unhurt, or works on a cut that is not there.
bool thinks_of(const State& state, Corner corner, Strategy strategy) {
  switch (strategy) {
    case Strategy::tie_up: return state.boxer(corner).hurt();
    case Strategy::work_on_cut: return may_work_on_cut(state, corner);
    default: return true;
  }
}

}  // namespace

PaceBook::PaceBook(const Setup& setup, const State& state, const Worth& worth)
    : setup_(&setup), state_(state), worth_(worth) {
  // Before the bout nobody knows where it will be: somewhere neutral.
  state_.city = state.city == City::none ? neutral_city : state.city;
  state_.referee = state.referee == Referee::none ? neutral_referee : state.referee;
}

PaceBook::Page PaceBook::reckoned(TiredMen tired, Harms harms) const {
  State thought = state_;
  KeptPicks kept{};
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    BoxerState& boxer = thought.boxer(corner);
    boxer.tired = tired[index];
    boxer.staggered = harms[index] == Harm::staggered;
    boxer.down = harms[index] != Harm::floored ? 0 : std::max<std::uint16_t>(1, boxer.down);
    refresh(*setup_, thought, corner);
  }
  for (const Corner corner : both_corners) {
    for (std::size_t place = 0; place < strategy_count; ++place) {
      kept[fc::index_of(corner)][place] = thinks_of(thought, corner, static_cast<Strategy>(place));
    }
  }
  SegmentOdds odds(*setup_, thought);
  std::array<std::array<Pace, strategy_count>, strategy_count> paces{};
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      if (kept[0][red] && kept[1][blue]) {
        const auto reds = static_cast<Strategy>(red);
        const auto blues = static_cast<Strategy>(blue);
        paces[red][blue] = pace_of(odds.segment(reds, blues), reds, blues);
        chances.chance[red][blue] = std::clamp(0.5 + value_of(paces[red][blue], worth_), 0.0, 1.0);
      }
    }
  }
  Page page{.pace = {}, .mixes = best_mixes(chances, kept)};
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      const double share = page.mixes[0].share(red) * page.mixes[1].share(blue);
      if (share > 0) {
        page.pace.add(paces[red][blue], share);
      }
    }
  }
  return page;
}

const PaceBook::Page& PaceBook::page(TiredMen tired, Harms harms) {
  auto& page = pages_[harms_count * ((tired[0] ? 2U : 0U) + (tired[1] ? 1U : 0U)) + place_of_harms(harms)];
  if (!page) {
    page = reckoned(tired, harms);
  }
  return *page;
}

const Pace& PaceBook::pace(TiredMen tired, Harms harms) { return page(tired, harms).pace; }

const std::array<Mix, 2>& PaceBook::mixes(TiredMen tired, Harms harms) { return page(tired, harms).mixes; }

}  // namespace fc::the_ring

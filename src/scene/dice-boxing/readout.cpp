#include "scene/dice-boxing/readout.h"

#include <algorithm>
#include <cstdlib>

#include "core/result.h"
#include "scene/dice-boxing/choreography.h"

namespace fc::dice_boxing {

int stamina_at_the_bell(const Setup& setup, const State& seen, Corner corner) {
  const BoxerState& me = seen.boxer(corner);
  const int left = me.stamina - seen.boxer(other(corner)).points - me.missed;
  if (me.tired > 0 || left <= 0) {
    return 0;
  }
  const int recovery = std::max(0, setup.card(corner).ratings.recovery - (seen.round - 1) / 2);
  return std::min(left + recovery, static_cast<int>(setup.start(corner).stamina));
}

Readout readout_of(const Setup& setup, const View& view) {
  Readout readout;
  readout.now = view.seen;
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    readout.stamina_shown[index] = static_cast<float>(view.seen.boxer(corner).stamina);
    readout.at_the_bell[index] = stamina_at_the_bell(setup, view.seen, corner);
  }
  const Phase phase = view.seen.phase;
  readout.fighting = view.seen.strategies_are_in() && phase != Phase::judge && phase != Phase::finished;
  return readout;
}

namespace {

template <class Enum>
constexpr std::uint8_t what(Enum value) {
  return static_cast<std::uint8_t>(value);
}

/// One face more, at the end of the bar.
void extend(Bar& bar, int face, std::uint8_t meaning, std::uint8_t points = 0) {
  const auto at = static_cast<std::int16_t>(face);
  if (!bar.parts.empty()) {
    BarPart& last = bar.parts[bar.parts.size() - 1];
    if (last.what == meaning && last.points == points) {
      last.to = at;
      return;
    }
  }
  bar.parts.push_back({.from = at, .to = at, .what = meaning, .points = points});
}

template <class T>
Bar chart_bar(Purpose purpose, const Percentile<T>& chart) {
  Bar bar{.purpose = purpose, .parts = {}};
  for (int face = 0; face < faces; ++face) {
    extend(bar, face, what(chart[static_cast<std::size_t>(face)]));
  }
  return bar;
}

/// Two parts, the first up to `to`, which may be -1.
template <class Enum>
Bar split_bar(Purpose purpose, int to, Enum upto, Enum above) {
  Bar bar{.purpose = purpose, .parts = {}};
  for (int face = 0; face < faces; ++face) {
    extend(bar, face, what(face <= to ? upto : above));
  }
  return bar;
}

/// lead: of the favourite, below 0 if the challenger leads.
Bar judges_bar(const Charts& charts, int lead) {
  Bar bar{.purpose = Purpose::judge, .parts = {}};
  const auto row = static_cast<std::size_t>(std::min(std::abs(lead), most_lead));
  const Percentile<Opinion>& chart = charts.judges[lead < 0 ? 1 : 0][row];
  for (int face = 1; face <= faces; ++face) {
    extend(bar, face, what(chart[static_cast<std::size_t>(face % faces)]));
  }
  return bar;
}

}  // namespace

std::size_t Bar::part_of(int value) const {
  const int face = face_of(value);
  std::size_t part = 0;
  while (part + 1 < parts.size() && parts[part].to < face) {
    ++part;
  }
  return part;
}

Bar control_bar(int control_to) {
  Bar bar{.purpose = Purpose::control, .parts = {}};
  for (int face = 0; face < faces; ++face) {
    const ControlPart part = face <= last_special ? ControlPart::special
                             : face <= control_to ? ControlPart::control
                                                  : ControlPart::lost;
    extend(bar, face, what(part));
  }
  return bar;
}

Bar punch_bar(int punches_to) { return split_bar(Purpose::punch, punches_to, PunchPart::lands, PunchPart::misses); }

Bar result_bar(const Results& results, int kd_from) {
  Bar bar{.purpose = Purpose::result, .parts = {}};
  for (int face = 0; face < faces; ++face) {
    if (face >= kd_from) {
      extend(bar, face, knockdown_part);
    } else {
      const Hit& hit = results[static_cast<std::size_t>(face)];
      extend(bar, face, what(hit.type), hit.points);
    }
  }
  return bar;
}

int chin_of(const RollCall& call) {
  int chin = 0;
  for (const Modifier& part : call.parts) {
    chin += part.amount;
  }
  return chin;
}

Bar bar_of(const Setup& setup, const RollCall& call) {
  const int target = call.target;
  switch (static_cast<Purpose>(call.purpose)) {
    case Purpose::control: return control_bar(target);
    case Purpose::punch: return punch_bar(target);
    case Purpose::result: return result_bar(setup.card(static_cast<Corner>(call.seat)).results, target);
    case Purpose::knockdown: return chart_bar(Purpose::knockdown, setup.charts.knockdown_row(chin_of(call)));
    case Purpose::special: return chart_bar(Purpose::special, setup.charts.special);
    case Purpose::foul: return chart_bar(Purpose::foul, setup.charts.foul_row(target));
    case Purpose::ring: return chart_bar(Purpose::ring, setup.charts.ring);
    case Purpose::cut: return chart_bar(Purpose::cut, setup.charts.cut[static_cast<std::size_t>(target)]);
    case Purpose::doctor: return split_bar(Purpose::doctor, target, DoctorPart::stops, DoctorPart::goes_on);
    case Purpose::unique: return chart_bar(Purpose::unique, setup.charts.unique);
    case Purpose::judge: return judges_bar(setup.charts, target);
  }
  FC_CHECK(false);
  return {};
}

}  // namespace fc::dice_boxing

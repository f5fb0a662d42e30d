#include "scene/the-ring/readout.h"

#include <algorithm>
#include <numeric>

namespace fc::the_ring {

Readout readout_of(const Setup& setup, const View& view) {
  constexpr float whole_round = 180;
  const State& seen = view.seen;
  const Stage now = stage_of(seen.phase);
  Readout readout;
  readout.now = seen;
  for (const Corner corner : both_corners) {
    readout.stm_shown[fc::index_of(corner)] = static_cast<float>(seen.boxer(corner).stm);
  }
  const bool chooses = seen.phase == Phase::strategy_red || seen.phase == Phase::strategy_blue;
  readout.fighting = now == Stage::round && !chooses && seen.end.method == Method::none;
  if (now == Stage::scoring || now == Stage::interval) {
    readout.clock = whole_round;
  } else if (seen.phase == Phase::finished) {
    readout.clock = static_cast<float>(seen.end.seconds);
  } else if (seen.segment > 0) {
    readout.clock = static_cast<float>(setup.charts.clock[seen.segment - std::size_t{1}]);
  }
  return readout;
}

namespace {

/// What a roll is for is what the board shows.
constexpr Board board_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::first_mover:
    case Purpose::solitaire: return Board::strategies;
    case Purpose::tie_up: return Board::tie_up;
    case Purpose::basic_column:
    case Purpose::basic_red:
    case Purpose::basic_green: return Board::entry;
    case Purpose::counter: return Board::counter;
    case Purpose::hard_shot:
    case Purpose::pure_twelve: return Board::hard_shot;
    case Purpose::knockout: return Board::count;
    case Purpose::finisher: return Board::finisher;
    case Purpose::possible_cut:
    case Purpose::cut_chart:
    case Purpose::cut_stoppage: return Board::cut;
    case Purpose::foul:
    case Purpose::retaliation:
    case Purpose::solitaire_decision: return Board::foul;
    case Purpose::time: return Board::stopped;
    default: return Board::none;
  }
}

/// Where the dice are read. Each judge has a die of his own: the last one counts.
int row_of_roll(const ShownRoll& roll) {
  if (roll.strip.purpose == Purpose::judge) {
    return roll.dice[roll.dice.size() - 1];
  }
  const int added = added_to(roll);
  return added == 0 ? roll.total : std::clamp(roll.total + added, roll.strip.lowest(), roll.strip.highest());
}

}  // namespace

int added_to(const ShownRoll& roll) {
  int added = 0;
  if (roll.strip.modified && !roll.pure) {
    for (const Modifier& term : roll.call.parts) {
      const bool counted = roll.strip.purpose == Purpose::knockout;
      added += static_cast<Reason>(term.reason) == Reason::portion ? 0 : counted ? -term.amount : term.amount;
    }
  }
  return added;
}

bool continues_roll(const Readout& shown, const Rolled& roll) {
  return shown.roll && shown.roll->call.more_dice > 0 && shown.roll->call.seat == roll.call.seat;
}

void add_die_to_board(const Setup& setup, const Rolled& roll, float settles, Readout& shown) {
  constexpr int light_gloves = 6;  // ounces
  const auto purpose = static_cast<Purpose>(roll.call.purpose);
  if (!shown.roll) {
    shown.roll = ShownRoll{.call = roll.call, .dice = {}, .strip = {}};
  }
  ShownRoll& lies = *shown.roll;
  lies.call = roll.call;
  lies.dice.push_back(static_cast<std::uint8_t>(roll.value));
  const bool d66 = purpose == Purpose::city || purpose == Purpose::referee;
  lies.total = d66 ? roll.value + roll.call.bonus : std::accumulate(lies.dice.begin(), lies.dice.end(), 0);
  lies.settles = settles;
  lies.strip = strip_of(setup, shown.now, roll.call);
  const bool floors_at_once = shown.now.gloves == light_gloves && lies.total == lowest_total;
  lies.pure = purpose == Purpose::hard_shot && (lies.total == highest_total || floors_at_once);
  lies.row = row_of_roll(lies);
  // Before the bout a Solitaire boxer decides about posters, which have a sheet of their own.
  shown.board = purpose == Purpose::solitaire_decision && !shown.roller ? Board::none : board_of(purpose);
}

}  // namespace fc::the_ring

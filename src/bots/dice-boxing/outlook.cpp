#include "bots/dice-boxing/outlook.h"

#include <algorithm>
#include <cmath>

#include "rules/dice-boxing/punches.h"
#include "rules/dice-boxing/ranges.h"

namespace fc::dice_boxing {

namespace {

constexpr double percent = 100;
constexpr double ring_movement = 0.08;  ///< of all control rolls

template <class Figure>
constexpr std::size_t count = sizeof(Figure) / sizeof(double);

/// of(index): of each state.
template <class Figure, class Of>
Figure figures(Of of) {
  if constexpr (count<Figure> == 1) {
    return of(0);
  } else {
    Figure all{};
    for (std::size_t index = 0; index < count<Figure>; ++index) {
      all[index] = of(index);
    }
    return all;
  }
}

/// of(figure): of each of them.
template <class Figure, class Of>
Figure each(const Figure& figure, Of of) {
  if constexpr (count<Figure> == 1) {
    return of(figure);
  } else {
    return figures<Figure>([&](std::size_t index) { return of(figure[index]); });
  }
}

template <class Figure>
Figure larger(const Figure& one, const Figure& other) {
  return one < other ? other : one;
}
template <class Figure>
Figure smaller(const Figure& one, const Figure& other) {
  return other < one ? other : one;
}
template <class Figure>
Figure within(const Figure& figure, double low, double high) {
  return smaller(larger(figure, Figure{} + low), Figure{} + high);
}

/// -1 to 1, in the way of a lead.
template <class Figure>
Figure sign_of(const Figure& points, double width) {
  return points / each(points * points + width * width, [](double square) { return std::sqrt(square); });
}

/// The share of a bell curve below `deviations`.
double below(double deviations) {
  constexpr double steepness = 1.702;
  return 1 / (1 + std::exp(-steepness * deviations));
}

/// What a tired man loses of his control. rounds: how many he is tired, in thought also a part of one.
template <class Figure>
Figure tired_loss(const Figure& rounds) {
  return rounds < 1.0 ? (tired_control + 1.0) * rounds : double{tired_control} + rounds;
}

}  // namespace

Outlook::Outlook(const Setup& setup, const OutlookTerms& terms) : setup_(&setup), terms_(terms) {
  for (std::size_t row = 0; row < chin_rows; ++row) {
    const Percentile<Letter>& letters = setup.charts.knockdown[row];
    double stops = 0;
    for (const Letter letter : letters) {
      stops += letter == Letter::ko || letter == Letter::a ? 1 / percent : 0;
    }
    stopped_[row] = stops;
  }
  stopped_[chin_rows] = stopped_[chin_rows - 1];
  for (const std::uint8_t letters : setup.charts.reopens) {
    for (std::size_t letter = 0; letter < cut_letters; ++letter) {
      numbers_[letter] += ((letters >> letter) & 1U) != 0 ? 1 / percent : 0;
    }
  }
  for (const Corner corner : both_corners) {
    Man& man = men_[fc::index_of(corner)];
    const BoxerCard& card = setup.card(corner);
    const Start& start = setup.start(corner);
    constexpr double average_power = 5;
    man.control = start.control;
    man.punches = start.punches;
    man.kd = start.kd;
    man.chin = start.chin;
    man.stamina = start.stamina;
    man.recovery = card.ratings.recovery;
    man.cuts = terms.cuts * card.ratings.power / average_power;
    man.style = std::max(card.grade(Strategy::counter_punch) == Grade::a ? terms.counter_a : 0,
                         card.grade(Strategy::stick_and_move) == Grade::a ? terms.stick_a : 0);
    man.bonus = setup.charts.grades[place_of(card.grade(Strategy::knockout))].bonus;
    if (!setup.options.strategies) {
      man.style = 0;
      man.bonus = 0;
    }
    for (std::size_t face = 0; face < faces; ++face) {
      man.points_to[face + 1] = man.points_to[face] + card.results[face].points / percent;
    }
  }
}

Outlook::Side<double> Outlook::side_of(const State& state, Corner corner) const {
  const Man& man = men_[fc::index_of(corner)];
  const BoxerState& me = state.boxer(corner);
  const int rounds = setup_->options.rounds - state.round + 1;
  const int bonus = std::max(0, man.bonus - me.ko_uses);
  Side<double> side{.control = man.control + me.lasting.control,
                    .punches = man.punches + me.lasting.punches + state.boxer(other(corner)).lasting.defense,
                    .kd = man.kd + me.lasting.kd + terms_.bonus_spent * bonus * (bonus + 1) / 2 / rounds,
                    .chin = man.chin + me.knockdowns + me.lasting.chin,
                    .stamina = static_cast<double>(me.stamina),
                    .tired = static_cast<double>(me.tired),
                    .tired_from = static_cast<double>(me.tired),
                    .style = man.style};
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    constexpr std::array<double, 3> near_the_third{0.05, 0.3, 1};
    const Cut& cut = me.cuts[letter];
    if (cut.exists && !cut.accidental) {
      side.reopens += terms_.reopened * numbers_[letter] * near_the_third[std::min<std::size_t>(cut.reopened, 2)];
    }
  }
  return side;
}

Outlook::Side<double> Outlook::as_planned(Side<double> side, const State& state, Corner corner) const {
  const BoxerState& me = state.boxer(corner);
  const RangeBases& bases = setup_->bases[fc::index_of(corner)];
  const RangeBase& base = bases[place_of(me.strategy)][place_of(state.boxer(other(corner)).strategy)];
  const Man& man = men_[fc::index_of(corner)];
  side.control += base.control - man.control + me.round_control;
  side.punches += base.punches - man.punches;
  side.kd = base.kd + me.lasting.kd + me.knockout_bonus;
  side.chin += base.chin - man.chin;
  side.style = 0;
  side.counters = counters_misses(*setup_, state, corner) ? side.punches + cell_of(*setup_, state, corner).free_punches : 0;
  return side;
}

template <class Figure>
Outlook::Side<Figure> Outlook::sides_of(const State* states, Corner corner) const {
  std::array<Side<double>, count<Figure>> sides;
  for (std::size_t index = 0; index < sides.size(); ++index) {
    sides[index] = side_of(states[index], corner);
  }
  const auto all = [&sides](double Side<double>::*figure) {
    return figures<Figure>([&](std::size_t index) { return sides[index].*figure; });
  };
  return {.control = all(&Side<double>::control),
          .punches = all(&Side<double>::punches),
          .kd = all(&Side<double>::kd),
          .chin = all(&Side<double>::chin),
          .stamina = all(&Side<double>::stamina),
          .tired = all(&Side<double>::tired),
          .reopens = all(&Side<double>::reopens),
          .tired_from = all(&Side<double>::tired_from),
          .style = all(&Side<double>::style),
          .counters = all(&Side<double>::counters)};
}

template <class Figure>
void Outlook::set_rolls(Work<Figure>& work, const Side<Figure>& side) const {
  const auto control = within<Figure>(side.control - tired_loss(side.tired), control_limits.low, control_limits.high);
  work.rolls = (control - double{special_to}) / percent;
  work.lost = (faces - 1.0 - control) / percent;
}

double Outlook::stopped_at(double chin) const {
  const double row = std::clamp(chin - lowest_chin, 0.0, double{highest_chin - lowest_chin});
  const auto low = static_cast<std::size_t>(row);
  return stopped_[low] + (row - static_cast<double>(low)) * (stopped_[low + 1] - stopped_[low]);
}

template <class Figure>
void Outlook::set_blows(Work<Figure>& work, const Man& man, const Side<Figure>& side, const Side<Figure>& opponent,
                        const Figure& thrown, double part) const {
  const auto punches = within<Figure>(side.punches - side.tired, punch_limits.low, punch_limits.high);
  const auto numbers = within<Figure>(side.kd - side.tired, knockdown_limits.low, knockdown_limits.high);
  const auto a_punch = each<Figure>(percent - numbers, [&man](double from) {
    const auto low = static_cast<std::size_t>(from);
    return man.points_to[low] +
           (from - static_cast<double>(low)) * (man.points_to[std::min<std::size_t>(low + 1, faces)] - man.points_to[low]);
  });
  work.landed = thrown * (punches + 1.0) / percent;
  work.missed = thrown - work.landed;
  work.downs = work.landed * numbers / percent;
  const auto stopped = each<Figure>(opponent.chin + opponent.tired, [this](double chin) { return stopped_at(chin); });
  work.stops = terms_.stops * work.downs * stopped + man.cuts * part + work.landed * opponent.reopens;
  work.points = work.landed * a_punch + double{knockdown_points} * work.downs * (1.0 - stopped);
  work.total = work.missed / 2.0 + work.points + (work.actions - thrown) + side.style * part;
}

void Outlook::add_counters(std::array<Work<double>, 2>& work, const std::array<Side<double>, 2>& sides,
                           double actions) const {
  const std::size_t who = sides[0].counters > 0 ? 0 : 1;  // never both: two counter-punchers earn nothing
  // They are actions too: the fuller the round is of them, the less room is left for others.
  const double misses = work[1 - who].missed;
  const double room = actions / (actions + misses);
  Side<double> side = sides[who];
  side.punches = side.counters;
  Work<double> counters{.actions = misses * room};
  set_blows(counters, men_[who], side, sides[1 - who], counters.actions, 0);
  for (Work<double>& own : work) {
    for (double Work<double>::*figure :
         {&Work<double>::actions, &Work<double>::landed, &Work<double>::missed, &Work<double>::points, &Work<double>::downs,
          &Work<double>::stops, &Work<double>::total}) {
      own.*figure *= room;
      own.*figure += &own == &work[who] ? counters.*figure : 0;
    }
  }
}

template <class Figure>
std::array<Outlook::Work<Figure>, 2> Outlook::a_round(const std::array<Side<Figure>, 2>& sides, Corner opens,
                                                      double actions) const {
  std::array<Work<Figure>, 2> work{};
  set_rolls(work[0], sides[0]);
  set_rolls(work[1], sides[1]);
  const Figure red_spell = (work[0].rolls + ring_movement) / work[0].lost;
  const Figure blue_spell = (work[1].rolls + ring_movement) / work[1].lost;
  const Figure share = red_spell / (red_spell + blue_spell);
  // How far the next action depends on who acts now, and so on who opens the round.
  Figure opening = red_spell * blue_spell / (red_spell + blue_spell);
  if (actions < actions_in_a_round) {
    opening *= each(opening, [actions](double one) { return 1 - std::exp(-actions / one); });
  }
  const Figure first = opens == Corner::red ? (1.0 - share) * opening : -share * opening;
  work[0].actions = actions * share + first;
  work[1].actions = actions - work[0].actions;
  for (const std::size_t corner : {0U, 1U}) {
    const Figure thrown = work[corner].actions * work[corner].rolls / (work[corner].rolls + ring_movement);
    set_blows(work[corner], men_[corner], sides[corner], sides[1 - corner], thrown, actions / actions_in_a_round);
  }
  if constexpr (count<Figure> == 1) {
    if (actions > 0 && (sides[0].counters > 0 || sides[1].counters > 0)) {
      add_counters(work, sides, actions);
    }
  }
  return work;
}

template <class Figure>
void Outlook::wear(Side<Figure>& side, const Man& man, const Work<Figure>& own, const Work<Figure>& opponents,
                   int round) const {
  side.chin += opponents.downs * (1 - terms_.stops * 0.5);
  constexpr double least_drain = 0.01;
  const auto was_tired = side.tired_from > 0.0;
  const auto drain = larger<Figure>(Figure{} + least_drain, opponents.points + own.missed);
  const double restored = std::max(0, man.recovery - (round - 1) / 2);
  const auto stamina = smaller<Figure>(side.stamina - drain + restored, Figure{} + man.stamina);
  // Half a round's drain before he is empty, it is as likely that he already is.
  const auto tired = larger<Figure>(Figure{}, 0.5 - stamina / drain);
  side.tired = was_tired ? side.tired + 1.0 : tired;
  side.stamina = was_tired ? side.stamina : stamina;
}

double Outlook::of_red(const State& state) const {
  if (state.phase == Phase::finished) {
    return state.end.has_winner ? (state.end.winner == Corner::red ? 1 : 0) : 0.5;
  }
  return reckon<double>(&state);
}

std::array<double, Outlook::at_once> Outlook::of_reds(const std::array<State, at_once>& states) const {
  const Several reds = reckon<Several>(states.data());
  std::array<double, at_once> all{};
  for (std::size_t index = 0; index < at_once; ++index) {
    all[index] = reds[index];
  }
  return all;
}

template <class Figure>
Figure Outlook::reckon(const State* states) const {
  const State& state = *states;
  std::array<Side<Figure>, 2> sides{sides_of<Figure>(states, Corner::red), sides_of<Figure>(states, Corner::blue)};
  auto margin = figures<Figure>(
      [states](std::size_t index) { return lead_on_cards(states[index], Corner::red) / double{judge_count}; });
  Figure luck = Figure{} + 0.1;
  Figure standing = Figure{} + 1.0;
  Figure red{};
  const double favoured = setup_->favourite == Corner::red ? terms_.favourite_points : -terms_.favourite_points;
  const bool fights = state.strategies_are_in() && state.action > 0;
  double so_far = fights ? state.boxers[0].total() - state.boxers[1].total() : 0;
  double actions = fights ? actions_in_a_round - state.action : actions_in_a_round;
  Corner opens = fights ? state.roller : setup_->first;
  if (fights) {
    for (const std::size_t corner : {0U, 1U}) {
      sides[corner].stamina -= state.boxers[1 - corner].points + state.boxers[corner].missed;
    }
  }
  auto planned = sides;
  if constexpr (count<Figure> == 1) {
    for (const Corner corner : both_corners) {
      Side<double>& side = planned[fc::index_of(corner)];
      side = state.strategies_are_in() ? as_planned(side, state, corner) : side;
    }
  }
  for (int round = state.round; round <= setup_->options.rounds; ++round) {
    const std::array<Work<Figure>, 2> work = a_round(round == state.round ? planned : sides, opens, actions);
    const Figure hazard = work[0].stops + work[1].stops;
    const Figure stands = 1.0 / (1.0 + hazard * (1.0 + hazard / 2.0));
    const Figure stopped = standing * (1.0 - stands) * work[0].stops / hazard;
    red += hazard > 0.0 ? stopped : Figure{};
    standing *= stands;
    // What is over of a round is luck no more; the judges' eyes always are.
    const double open = (1 + 2 * actions / actions_in_a_round) / 3;
    const auto seen =
        sign_of<Figure>(so_far + work[0].total - work[1].total + favoured, terms_.lead_width * std::sqrt(open));
    margin += seen;
    luck += terms_.luck_of_a_round * (1.2 - seen * seen) + work[0].downs + work[1].downs;
    for (const std::size_t corner : {0U, 1U}) {
      wear(sides[corner], men_[corner], work[corner], work[1 - corner], round);
    }
    so_far = 0;
    actions = actions_in_a_round;
    opens = setup_->first;
  }
  const Figure deviations = margin / each(luck, [](double variance) { return std::sqrt(variance); });
  return red + standing * each(deviations, below);
}

double Outlook::at_last_bell(const State& state) const {
  State seen = state;
  std::array<std::array<double, 3>, judge_count> judges{};
  const int lead = lead_of(*setup_, state);
  const ScorecardSums cards = cards_of(state);
  for (const Opinion opinion : {Opinion::favourite, Opinion::even, Opinion::challenger}) {
    double chance = 0;
    for (int face = 0; face < faces; ++face) {
      chance += opinion_at(*setup_, lead, face) == opinion ? 1 / percent : 0;
    }
    seen.opinions.clear();
    for (std::size_t judge = 0; judge < judge_count; ++judge) {
      seen.opinions.push_back(opinion);
    }
    const RoundScore scores = scores_of(*setup_, seen);
    for (std::size_t judge = 0; judge < judge_count; ++judge) {
      const int ahead = cards[judge][0] + scores[judge][0] - cards[judge][1] - scores[judge][1];
      judges[judge][ahead > 0 ? 0 : ahead < 0 ? 1 : 2] += chance;
    }
  }
  const auto two_of_three = [&judges](std::size_t who) {
    const double a = judges[0][who];
    const double b = judges[1][who];
    const double c = judges[2][who];
    return a * b + a * c + b * c - 2 * a * b * c;
  };
  return (1 + two_of_three(0) - two_of_three(1)) / 2;
}

}  // namespace fc::dice_boxing

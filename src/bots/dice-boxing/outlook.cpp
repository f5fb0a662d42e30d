#include "bots/dice-boxing/outlook.h"

#include <algorithm>
#include <cmath>

namespace fc::dice_boxing {

namespace {

constexpr double percent = 100;
constexpr double ring_movement = 0.08;  ///< of all control rolls

/// -1 to 1, in the way of a lead.
double sign_of(double points, double width) { return points / std::sqrt(points * points + width * width); }

/// The share of a bell curve below `deviations`.
double below(double deviations) {
  constexpr double steepness = 1.702;
  return 1 / (1 + std::exp(-steepness * deviations));
}

/// What a tired man loses of his control. rounds: how many he is tired, in thought also a part of one.
double tired_loss(double rounds) { return rounds < 1 ? (tired_control + 1) * rounds : tired_control + rounds; }

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

Outlook::Side Outlook::side_of(const State& state, Corner corner) const {
  const Man& man = men_[fc::index_of(corner)];
  const BoxerState& me = state.boxer(corner);
  const int rounds = setup_->options.rounds - state.round + 1;
  const int bonus = std::max(0, man.bonus - me.ko_uses);
  Side side{.control = man.control + me.lasting.control,
            .punches = man.punches + me.lasting.punches + state.boxer(other(corner)).lasting.defense,
            .kd = man.kd + me.lasting.kd + terms_.bonus_spent * bonus * (bonus + 1) / 2 / rounds,
            .chin = man.chin + me.knockdowns + me.lasting.chin,
            .stamina = static_cast<double>(me.stamina),
            .tired = static_cast<double>(me.tired)};
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    constexpr std::array<double, 3> near_the_third{0.05, 0.3, 1};
    const Cut& cut = me.cuts[letter];
    if (cut.exists && !cut.accidental) {
      side.reopens += terms_.reopened * numbers_[letter] * near_the_third[std::min<std::size_t>(cut.reopened, 2)];
    }
  }
  return side;
}

void Outlook::set_rolls(Work& work, const Side& side) const {
  const double control =
      std::clamp(side.control - tired_loss(side.tired), double{control_limits.low}, double{control_limits.high});
  work.rolls = (control - special_to) / percent;
  work.lost = (faces - 1 - control) / percent;
}

double Outlook::stopped_at(double chin) const {
  const double row = std::clamp(chin - lowest_chin, 0.0, double{highest_chin - lowest_chin});
  const auto low = static_cast<std::size_t>(row);
  return stopped_[low] + (row - static_cast<double>(low)) * (stopped_[low + 1] - stopped_[low]);
}

void Outlook::set_blows(Work& work, const Man& man, const Side& side, const Side& opponent, double actions) const {
  const double thrown = work.actions * work.rolls / (work.rolls + ring_movement);
  const double punches = std::clamp(side.punches - side.tired, double{punch_limits.low}, double{punch_limits.high});
  const double numbers = std::clamp(side.kd - side.tired, double{knockdown_limits.low}, double{knockdown_limits.high});
  const double from = percent - numbers;
  const auto low = static_cast<std::size_t>(from);
  const double a_punch =
      man.points_to[low] +
      (from - static_cast<double>(low)) * (man.points_to[std::min<std::size_t>(low + 1, faces)] - man.points_to[low]);
  work.landed = thrown * (punches + 1) / percent;
  work.missed = thrown - work.landed;
  work.downs = work.landed * numbers / percent;
  const double stopped = stopped_at(opponent.chin + opponent.tired);
  const double part = actions / actions_in_a_round;
  work.stops = terms_.stops * work.downs * stopped + man.cuts * part + work.landed * opponent.reopens;
  work.points = work.landed * a_punch + knockdown_points * work.downs * (1 - stopped);
  work.total = work.missed / 2 + work.points + (work.actions - thrown) + man.style * part;
}

std::array<Outlook::Work, 2> Outlook::a_round(const std::array<Side, 2>& sides, Corner opens, double actions) const {
  std::array<Work, 2> work{};
  set_rolls(work[0], sides[0]);
  set_rolls(work[1], sides[1]);
  const double red_spell = (work[0].rolls + ring_movement) / work[0].lost;
  const double blue_spell = (work[1].rolls + ring_movement) / work[1].lost;
  const double share = red_spell / (red_spell + blue_spell);
  // How far the next action depends on who acts now, and so on who opens the round.
  double opening = red_spell * blue_spell / (red_spell + blue_spell);
  if (actions < actions_in_a_round) {
    opening *= 1 - std::exp(-actions / opening);
  }
  work[0].actions = actions * share + (opens == Corner::red ? (1 - share) * opening : -share * opening);
  work[1].actions = actions - work[0].actions;
  set_blows(work[0], men_[0], sides[0], sides[1], actions);
  set_blows(work[1], men_[1], sides[1], sides[0], actions);
  return work;
}

void Outlook::wear(Side& side, const Man& man, const Work& own, const Work& opponents, int round, bool is_tired) const {
  side.chin += opponents.downs * (1 - terms_.stops * 0.5);
  if (is_tired) {
    side.tired += 1;
    return;
  }
  constexpr double least_drain = 0.01;
  const double drain = std::max(least_drain, opponents.points + own.missed);
  side.stamina = std::min(side.stamina - drain + std::max(0, man.recovery - (round - 1) / 2), man.stamina);
  // Half a round's drain before he is empty, it is as likely that he already is.
  side.tired = std::max(0.0, 0.5 - side.stamina / drain);
}

double Outlook::of_red(const State& state) const {
  if (state.phase == Phase::finished) {
    return state.end.has_winner ? (state.end.winner == Corner::red ? 1 : 0) : 0.5;
  }
  std::array<Side, 2> sides{side_of(state, Corner::red), side_of(state, Corner::blue)};
  double margin = lead_on_cards(state, Corner::red) / double{judge_count};
  double luck = 0.1;
  double standing = 1;
  double red = 0;
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
  for (int round = state.round; round <= setup_->options.rounds; ++round) {
    const std::array<Work, 2> work = a_round(sides, opens, actions);
    const double hazard = work[0].stops + work[1].stops;
    const double stands = 1 / (1 + hazard * (1 + hazard / 2));
    red += hazard > 0 ? standing * (1 - stands) * work[0].stops / hazard : 0;
    standing *= stands;
    // What is over of a round is luck no more; the judges' eyes always are.
    const double open = (1 + 2 * actions / actions_in_a_round) / 3;
    const double seen = sign_of(so_far + work[0].total - work[1].total + favoured, terms_.lead_width * std::sqrt(open));
    margin += seen;
    luck += terms_.luck_of_a_round * (1.2 - seen * seen) + work[0].downs + work[1].downs;
    for (const std::size_t corner : {0U, 1U}) {
      wear(sides[corner], men_[corner], work[corner], work[1 - corner], round, state.boxers[corner].tired > 0);
    }
    so_far = 0;
    actions = actions_in_a_round;
    opens = setup_->first;
  }
  return red + standing * below(margin / std::sqrt(luck));
}

double Outlook::at_last_bell(const State& state) const {
  State seen = state;
  std::array<std::array<double, 3>, judge_count> judges{};
  const int lead = lead_of(*setup_, state);
  const Cards cards = cards_of(state);
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

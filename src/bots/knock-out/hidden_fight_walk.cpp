// How `FightSolver` walks its tree: one side's hands against the other's present or average mix.
#include <algorithm>
#include <numeric>

#include "bots/knock-out/known_fight.h"

namespace fc::knock_out {

std::size_t FightSolver::place(int level, std::size_t knot, HandIndex hand) {
  const auto index = static_cast<std::size_t>(level);
  return level_begins[index] + (knot * level_hands[index] + hand) * card_values;
}

template <FightSolver::Walk walk>
PunchMix FightSolver::mix(Corner corner, int level, std::size_t knot, HandIndex hand) const {
  const Mixes& mixes = mixes_[fc::index_of(corner)];
  const std::vector<float>& numbers = walk == Walk::learn ? mixes.regret : mixes.total;
  PunchMix weights;
  std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(place(level, knot, hand)), card_values, weights.begin());
  PunchMix shares{};
  const int size = fight_.sides[fc::index_of(corner)].size - level;
  match_regrets(weights, hand_table.hands(size).values[hand], shares);
  return shares;
}

/// Where a corner's mix takes its hands from the knot of the visit. reach: how often it comes there; shares: filled with the
/// mix of each of its hands.
template <FightSolver::Walk walk>
FightSolver::Plays FightSolver::plays_of(Corner corner, const Visit& visit, const Range& reach, const HandList& hands,
                                         std::array<PunchMix, most_hands>& shares) const {
  const HandsOfSize& table = hand_table.hands(fight_.sides[fc::index_of(corner)].size - visit.level);
  Plays plays;
  for (const HandIndex hand : hands) {
    shares[hand] = mix<walk>(corner, visit.level, visit.knot, hand);
    for (const std::uint8_t value : table.values[hand]) {
      const HandIndex left = table.without[hand][value];
      plays.range[value][left] = reach[hand] * shares[hand][value];
      plays.sum[value] += plays.range[value][left];
      plays.hands[value].push_back(left);
    }
  }
  return plays;
}

/// What a hand is worth when its cards are worth `plays`; in a pass it learns from them.
template <FightSolver::Walk walk>
float FightSolver::judge(const Visit& visit, HandIndex hand, const HandsOfSize& table, const PunchMix& shares,
                         const PunchMix& plays) const {
  float mean = 0;
  float best = -1e30F;
  for (const std::uint8_t value : table.values[hand]) {
    mean += shares[value] * plays[value];
    best = std::max(best, plays[value]);
  }
  if constexpr (walk == Walk::learn) {
    const std::size_t numbers = place(visit.level, visit.knot, hand);
    const float weight = pass_weight() * (*visit.own)[hand];
    for (const std::uint8_t value : table.values[hand]) {
      float& regret = visit.learns->regret[numbers + value];
      regret = std::max(0.0F, regret + plays[value] - mean);
      visit.learns->total[numbers + value] += weight * shares[value];
    }
  }
  return walk == Walk::answer ? best : mean;
}

/// What the walker's hands are worth after one pair of open cards, `value` of his own against `reply`, both 0 to 4.
template <FightSolver::Walk walk>
Range FightSolver::after_pair(const Visit& visit, const Plays& own, const Plays& others, std::size_t value,
                              std::size_t reply) const {
  const Exchange result =
      exchange_of(fight_.terms, visit.corner, visit.moved, fight_.terms.round + visit.level, value, reply);
  Range later{};
  if (result.over) {
    const double worth = fight_.terms.worth[fc::index_of(visit.corner)][index_of(result.ending)];
    later.fill(static_cast<float>(worth) * others.sum[reply]);
    return later;
  }
  walk_knot<walk>({.corner = visit.corner,
                   .level = visit.level + 1,
                   .knot = next_knot(visit.knot, visit.corner, value, reply),
                   .moved = result.moved,
                   .own = &own.range[value],
                   .others = &others.range[reply],
                   .hands = &own.hands[value],
                   .other_hands = &others.hands[reply],
                   .learns = visit.learns},
                  later);
  return later;
}

/// worth: filled for the hands of the visit, each weighed with the chance that the other side comes here.
template <FightSolver::Walk walk>
void FightSolver::walk_knot(const Visit& visit, Range& worth) const {
  if (fight_.terms.round + visit.level == fight_rounds) {
    walk_last_round<walk>(visit, worth);
    return;
  }
  std::array<PunchMix, most_hands> shares;
  const Plays others = plays_of<walk>(other(visit.corner), visit, *visit.others, *visit.other_hands, shares);
  const Plays own = plays_of<walk>(visit.corner, visit, *visit.own, *visit.hands, shares);

  std::array<Range, card_values> worth_of_play{};
  for (std::size_t value = 0; value < card_values; ++value) {
    if (own.hands[value].empty()) {
      continue;
    }
    for (std::size_t reply = 0; reply < card_values; ++reply) {
      // The average counts what he means to play also where the other does not go at present.
      const bool average_grows = walk == Walk::learn && own.sum[value] > 0;
      if (others.hands[reply].empty() || (!(others.sum[reply] > 0) && !average_grows)) {
        continue;
      }
      const Range later = after_pair<walk>(visit, own, others, value, reply);
      for (const HandIndex left : own.hands[value]) {
        worth_of_play[value][left] += later[left];
      }
    }
  }

  const HandsOfSize& own_table = hand_table.hands(fight_.sides[fc::index_of(visit.corner)].size - visit.level);
  for (const HandIndex hand : *visit.hands) {
    PunchMix plays{};
    for (const std::uint8_t value : own_table.values[hand]) {
      plays[value] = worth_of_play[value][own_table.without[hand][value]];
    }
    worth[hand] = judge<walk>(visit, hand, own_table, shares[hand], plays);
  }
}

/// In the last round a card is worth the same whatever else was in the hand, which makes most of the tree cheap.
template <FightSolver::Walk walk>
void FightSolver::walk_last_round(const Visit& visit, Range& worth) const {
  const std::size_t side = fc::index_of(visit.corner);
  const HandsOfSize& own_table = hand_table.hands(fight_.sides[side].size - visit.level);
  const HandsOfSize& other_table = hand_table.hands(fight_.sides[1 - side].size - visit.level);
  PunchMix replies{};
  for (const HandIndex hand : *visit.other_hands) {
    const float reach = (*visit.others)[hand];
    if (reach > 0) {
      const PunchMix shares = mix<walk>(other(visit.corner), visit.level, visit.knot, hand);
      for (const std::uint8_t value : other_table.values[hand]) {
        replies[value] += reach * shares[value];
      }
    }
  }
  const LastRound& worth_of_cards =
      last_round_[side][static_cast<std::size_t>(visit.moved[0])][static_cast<std::size_t>(visit.moved[1])];
  PunchMix plays{};
  for (std::size_t value = 0; value < card_values; ++value) {
    plays[value] = std::inner_product(replies.begin(), replies.end(), worth_of_cards[value].begin(), 0.0F);
  }
  for (const HandIndex hand : *visit.hands) {
    const PunchMix shares = mix<walk>(visit.corner, visit.level, visit.knot, hand);
    worth[hand] = judge<walk>(visit, hand, own_table, shares, plays);
  }
}

/// Plays the tree from the start for one side; in a pass `learns` is what it learns.
template <FightSolver::Walk walk>
Range FightSolver::walk_tree(Corner corner, const Range& own, const Range& others, Mixes* learns) const {
  const HandList hands = held(fight_.sides[fc::index_of(corner)].range);
  const HandList other_hands = held(fight_.sides[1 - fc::index_of(corner)].range);
  Range worth{};
  walk_knot<walk>({.corner = corner,
                   .level = 0,
                   .knot = 0,
                   .moved = fight_.terms.moved,
                   .own = &own,
                   .others = &others,
                   .hands = &hands,
                   .other_hands = &other_hands,
                   .learns = learns},
                  worth);
  return worth;
}

template Range FightSolver::walk_tree<FightSolver::Walk::learn>(Corner, const Range&, const Range&, Mixes*) const;
template Range FightSolver::walk_tree<FightSolver::Walk::follow>(Corner, const Range&, const Range&, Mixes*) const;
template Range FightSolver::walk_tree<FightSolver::Walk::answer>(Corner, const Range&, const Range&, Mixes*) const;
template PunchMix FightSolver::mix<FightSolver::Walk::follow>(Corner, int, std::size_t, HandIndex) const;
template FightSolver::Plays FightSolver::plays_of<FightSolver::Walk::follow>(Corner, const Visit&, const Range&,
                                                                             const HandList&,
                                                                             std::array<PunchMix, most_hands>&) const;

}  // namespace fc::knock_out

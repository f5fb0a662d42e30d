#include "bots/knock-out/hidden_fight.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fc::knock_out {
namespace {

constexpr std::size_t pairs = card_values * card_values;
/// Hands that can be held at a knot of each level, and where its numbers begin. A level is one open pair of cards.
constexpr std::array<std::size_t, 3> level_hands{65, 35, 15};
constexpr std::array<std::size_t, 3> level_begins{0, 65 * card_values, (65 + 25 * 35) * card_values};
constexpr std::size_t all_numbers = (65 + 25 * 35 + 625 * 15) * card_values;

/// Makes shares of what is above 0; all alike if nothing is. numbers: those at `places`.
template <class Numbers, class Places>
void match_regrets(const Numbers& regret, const Places& places, Numbers& shares) {
  float sum = 0;
  for (const auto place : places) {
    sum += regret[place];
  }
  const float scale = sum > 0 ? 1 / sum : 0;
  const float even = sum > 0 ? 0 : 1 / static_cast<float>(places.size());
  for (const auto place : places) {
    shares[place] = regret[place] * scale + even;
  }
}

/// The cards of the corner that walks, and of the other, as red and blue.
Exchange exchange_of(const FightTerms& terms, Corner corner, const std::array<std::int8_t, 2>& moved, int round,
                     std::size_t own, std::size_t others) {
  const int first = static_cast<int>(own) + 1;
  const int second = static_cast<int>(others) + 1;
  return corner == Corner::red ? exchange(terms, moved, round, first, second) : exchange(terms, moved, round, second, first);
}

std::size_t next_knot(std::size_t knot, Corner corner, std::size_t own, std::size_t others) {
  return knot * pairs + (corner == Corner::red ? own * card_values + others : others * card_values + own);
}

}  // namespace

/// What one side's hands lead to, a card of each value played.
struct FightSolver::Plays {
  std::array<Range, card_values> range{};
  std::array<HandList, card_values> hands;
  std::array<float, card_values> sum{};
};

struct FightSolver::Visit {
  Corner corner = Corner::red;  ///< who walks
  int level = 0;
  std::size_t knot = 0;
  std::array<std::int8_t, 2> moved{};
  const Range* own = nullptr;  ///< how often his own mix brings each hand here
  const Range* others = nullptr;
  const HandList* hands = nullptr;  ///< he may hold
  const HandList* other_hands = nullptr;
  Mixes* learns = nullptr;  ///< his, in a pass
};

FightSolver::FightSolver() {
  for (Mixes& mixes : mixes_) {
    mixes.regret.resize(all_numbers);
    mixes.total.resize(all_numbers);
  }
}

std::size_t FightSolver::place(int level, std::size_t knot, HandIndex hand) {
  const auto index = static_cast<std::size_t>(level);
  return level_begins[index] + (knot * level_hands[index] + hand) * card_values;
}

void FightSolver::solve(const HiddenFight& fight, int passes, const std::stop_token& stop) {
  fight_ = fight;
  passes_ = 0;
  for (Mixes& mixes : mixes_) {
    std::ranges::fill(mixes.regret, 0.0F);
    std::ranges::fill(mixes.total, 0.0F);
  }
  training_regret_ = {};
  training_total_ = {};
  weigh_last_round();
  refine(passes, stop);
}

void FightSolver::refine(int passes, const std::stop_token& stop) {
  for (int made = 0; made < passes && (passes_ == 0 || !stop.stop_requested()); ++made) {
    ++passes_;
    pass(Corner::red);
    pass(Corner::blue);
  }
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

Range FightSolver::present_training(Corner corner) const {
  const FightSide& side = fight_.sides[fc::index_of(corner)];
  if (!side.trains) {
    return side.range;
  }
  Range shares{};
  match_regrets(training_regret_[fc::index_of(corner)], held(side.range), shares);
  return shares;
}

Range FightSolver::training(Corner corner) const {
  const FightSide& side = fight_.sides[fc::index_of(corner)];
  if (!side.trains) {
    return side.range;
  }
  Range shares{};
  match_regrets(training_total_[fc::index_of(corner)], held(side.range), shares);
  return shares;
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

/// One side learns once against the other's present mix.
void FightSolver::pass(Corner corner) {
  const std::size_t side = fc::index_of(corner);
  const Range own = present_training(corner);
  const Range worth = walk_tree<Walk::learn>(corner, own, present_training(other(corner)), &mixes_[side]);
  if (!fight_.sides[side].trains) {
    return;
  }
  const HandList hands = held(fight_.sides[side].range);
  float mean = 0;
  for (const HandIndex hand : hands) {
    mean += own[hand] * worth[hand];
  }
  for (const HandIndex hand : hands) {
    float& regret = training_regret_[side][hand];
    regret = std::max(0.0F, regret + worth[hand] - mean);
    training_total_[side][hand] += pass_weight() * own[hand];
  }
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

/// worth: filled for the hands of the visit, each weighed with the chance that the other side comes here.
template <FightSolver::Walk walk>
void FightSolver::walk_knot(const Visit& visit, Range& worth) const {
  const int round = fight_.terms.round + visit.level;
  if (round == fight_rounds) {
    walk_last_round<walk>(visit, worth);
    return;
  }
  const std::size_t side = fc::index_of(visit.corner);
  const HandsOfSize& own_table = hand_table.hands(fight_.sides[side].size - visit.level);
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
      const Exchange result = exchange_of(fight_.terms, visit.corner, visit.moved, round, value, reply);
      Range later{};
      if (result.over) {
        later.fill(static_cast<float>(fight_.terms.worth[side][index_of(result.ending)]) * others.sum[reply]);
      } else {
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
      }
      for (const HandIndex left : own.hands[value]) {
        worth_of_play[value][left] += later[left];
      }
    }
  }

  for (const HandIndex hand : *visit.hands) {
    PunchMix plays{};
    for (const std::uint8_t value : own_table.values[hand]) {
      plays[value] = worth_of_play[value][own_table.without[hand][value]];
    }
    worth[hand] = judge<walk>(visit, hand, own_table, shares[hand], plays);
  }
}

void FightSolver::weigh_last_round() {
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const std::size_t side = fc::index_of(corner);
    for (std::int8_t red = 0; red < fight_.terms.distance[0]; ++red) {
      for (std::int8_t blue = 0; blue < fight_.terms.distance[1]; ++blue) {
        LastRound& worth = last_round_[side][static_cast<std::size_t>(red)][static_cast<std::size_t>(blue)];
        for (std::size_t own = 0; own < card_values; ++own) {
          for (std::size_t others = 0; others < card_values; ++others) {
            const Exchange result = exchange_of(fight_.terms, corner, {red, blue}, fight_rounds, own, others);
            worth[own][others] = static_cast<float>(fight_.terms.worth[side][index_of(result.ending)]);
          }
        }
      }
    }
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

template <FightSolver::Walk walk>
Range FightSolver::walked(Corner corner) const {
  return walk_tree<walk>(corner, training(corner), training(other(corner)), nullptr);
}

std::array<double, most_hands> FightSolver::worths(Corner corner) const {
  const Range worth = walked<Walk::follow>(corner);
  const Range others = training(other(corner));
  const double reach = std::accumulate(others.begin(), others.end(), 0.0);
  std::array<double, most_hands> worths{};
  std::ranges::transform(worth, worths.begin(), [reach](float one) { return one / reach; });
  return worths;
}

double FightSolver::exploitability() const {
  double gain = 0;
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const FightSide& side = fight_.sides[fc::index_of(corner)];
    const Range follow = walked<Walk::follow>(corner);
    const Range best = walked<Walk::answer>(corner);
    const Range own = training(corner);
    double mean = 0;
    double highest = -1e30;
    double mean_of_best = 0;
    for (const HandIndex hand : held(side.range)) {
      mean += double{own[hand]} * follow[hand];
      mean_of_best += double{own[hand]} * best[hand];
      highest = std::max(highest, double{best[hand]});
    }
    gain += (side.trains ? highest : mean_of_best) - mean;
  }
  return gain;
}

PunchMix FightSolver::punches(Corner corner, HandIndex hand) const {
  return mix<Walk::follow>(corner, 0, 0, hand);
}

PerEnding FightSolver::chances() const {
  return chances_between(training(Corner::red), training(Corner::blue));
}

PerEnding FightSolver::chances(Corner corner, HandIndex hand) const {
  Range known{};
  known[hand] = 1;
  const Range others = training(other(corner));
  return corner == Corner::red ? chances_between(known, others) : chances_between(others, known);
}

PerEnding FightSolver::chances_between(const Range& red, const Range& blue) const {
  PerEnding chances{};
  add_chances(0, 0, fight_.terms.moved, {red, blue}, chances);
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  std::ranges::transform(chances, chances.begin(), [sum](double chance) { return chance / sum; });
  return chances;
}

/// reach: how often each side comes to the knot with each hand.
void FightSolver::add_chances(int level, std::size_t knot, const std::array<std::int8_t, 2>& moved,
                              const std::array<Range, 2>& reach, PerEnding& chances) const {
  const Visit here{.level = level, .knot = knot};
  std::array<PunchMix, most_hands> shares;
  const std::array<Plays, 2> plays{plays_of<Walk::follow>(Corner::red, here, reach[0], held(reach[0]), shares),
                                   plays_of<Walk::follow>(Corner::blue, here, reach[1], held(reach[1]), shares)};
  for (std::size_t red = 0; red < card_values; ++red) {
    for (std::size_t blue = 0; blue < card_values; ++blue) {
      const double chance = double{plays[0].sum[red]} * plays[1].sum[blue];
      if (!(chance > 0)) {
        continue;
      }
      const Exchange result = exchange_of(fight_.terms, Corner::red, moved, fight_.terms.round + level, red, blue);
      if (result.over) {
        chances[index_of(result.ending)] += chance;
      } else {
        add_chances(level + 1, next_knot(knot, Corner::red, red, blue), result.moved,
                    {plays[0].range[red], plays[1].range[blue]}, chances);
      }
    }
  }
}

}  // namespace fc::knock_out

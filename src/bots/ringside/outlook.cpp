#include "bots/ringside/outlook.h"

#include <algorithm>
#include <cmath>

#include "core/fixed_vector.h"

namespace fc::ringside {
namespace {

constexpr std::uint64_t passages_in_a_cell = 128;
constexpr std::uint64_t outlook_seed = 0x0b07'1ead'f00dULL;

}  // namespace

double worth_to_red(const State& state) {
  if (!state.has_winner) {
    return 0.5;
  }
  return state.winner == Corner::red ? 1.0 : 0.0;
}

Outlook::Outlook(const Setup& setup, const Instinct& instinct) {
  for (const Corner corner : both_corners) {
    const int reach = std::max(step, start_endurance(setup, corner) - lowest_endurance);
    rows_[fc::index_of(corner)] = static_cast<std::size_t>((reach + step - 1) / step) + 1;
  }
  if (setup.rounds == 1) {
    return;
  }
  const std::vector<Passage> passages = simulate_rounds(setup, instinct);
  const std::size_t cells = rows_[0] * rows_[1];
  const auto rounds = static_cast<std::size_t>(setup.rounds);
  by_round_.assign(rounds, std::vector<ByLead>(cells));  // the last one: after the last bell
  for (ByLead& decision : by_round_.back()) {
    for (std::size_t lead = 0; lead < leads; ++lead) {
      decision[lead] = lead > widest_lead ? 1.0F : lead < widest_lead ? 0.0F : 0.5F;
    }
  }
  for (std::size_t before = rounds - 1; before-- > 0;) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      ByLead sum{};
      for (std::size_t index = cell * passages_in_a_cell; index < (cell + 1) * passages_in_a_cell; ++index) {
        const Passage& passage = passages[index];
        const ByLead after = passage.over ? ByLead{} : read(by_round_[before + 1], passage.reached);
        for (int lead = 0; lead < static_cast<int>(leads); ++lead) {
          const auto then = static_cast<std::size_t>(std::clamp(lead + passage.lead, 0, static_cast<int>(leads) - 1));
          sum[static_cast<std::size_t>(lead)] += passage.over ? passage.worth : after[then];
        }
      }
      for (std::size_t lead = 0; lead < leads; ++lead) {
        by_round_[before][cell][lead] = sum[lead] / static_cast<float>(passages_in_a_cell);
      }
    }
  }
}

double Outlook::red_wins(const State& state) const {
  if (state.phase == Phase::finished) {
    return worth_to_red(state);
  }
  const Point point = point_of(state.boxers[0].endurance, state.boxers[1].endurance);
  const std::vector<ByLead>& table = by_round_[state.round - std::size_t{2}];
  const int lead = std::clamp(state.boxers[0].points - state.boxers[1].points, -widest_lead, widest_lead);
  double chance = 0;
  for (std::size_t corner = 0; corner < point.cell.size(); ++corner) {
    chance +=
        static_cast<double>(point.weight[corner] * table[point.cell[corner]][static_cast<std::size_t>(lead + widest_lead)]);
  }
  return chance;
}

Outlook::Point Outlook::point_of(int red_endurance, int blue_endurance) const {
  std::array<std::size_t, 2> low{};
  std::array<float, 2> beyond{};
  const std::array<int, 2> endurance{red_endurance, blue_endurance};
  for (std::size_t corner = 0; corner < 2; ++corner) {
    const int highest = static_cast<int>(rows_[corner] - 1) * step;
    const int above = std::clamp(endurance[corner] - lowest_endurance, 0, highest);
    low[corner] = std::min(static_cast<std::size_t>(above / step), rows_[corner] - 2);
    beyond[corner] = static_cast<float>(above - static_cast<int>(low[corner]) * step) / static_cast<float>(step);
  }
  const std::size_t cell = low[0] * rows_[1] + low[1];
  return {.cell = {cell, cell + 1, cell + rows_[1], cell + rows_[1] + 1},
          .weight = {(1 - beyond[0]) * (1 - beyond[1]), (1 - beyond[0]) * beyond[1], beyond[0] * (1 - beyond[1]),
                     beyond[0] * beyond[1]}};
}

Outlook::ByLead Outlook::read(const std::vector<ByLead>& table, const Point& point) const {
  ByLead chance{};
  for (std::size_t corner = 0; corner < point.cell.size(); ++corner) {
    const ByLead& there = table[point.cell[corner]];
    for (std::size_t lead = 0; lead < leads; ++lead) {
      chance[lead] += point.weight[corner] * there[lead];
    }
  }
  return chance;
}

Outlook::Passage Outlook::simulate_round(const Setup& setup, const Instinct& instinct, State state, Random& random) const {
  const int round = state.round;
  while (state.phase != Phase::finished && state.round == round) {
    play_on(setup, instinct, state, random);
  }
  if (state.phase == Phase::finished) {
    return {.reached = {}, .lead = 0, .over = true, .worth = static_cast<float>(worth_to_red(state))};
  }
  return {.reached = point_of(state.boxers[0].endurance, state.boxers[1].endurance),
          .lead = state.boxers[0].points - state.boxers[1].points,
          .over = false,
          .worth = 0};
}

std::vector<Outlook::Passage> Outlook::simulate_rounds(const Setup& setup, const Instinct& instinct) const {
  std::vector<Passage> passages;
  passages.reserve(rows_[0] * rows_[1] * passages_in_a_cell);
  State start = Rules::opening(setup);
  for (std::size_t red = 0; red < rows_[0]; ++red) {
    for (std::size_t blue = 0; blue < rows_[1]; ++blue) {
      start.boxers[0].endurance = static_cast<std::int16_t>(lowest_endurance + static_cast<int>(red) * step);
      start.boxers[1].endurance = static_cast<std::int16_t>(lowest_endurance + static_cast<int>(blue) * step);
      for (std::uint64_t passage = 0; passage < passages_in_a_cell; ++passage) {
        Random random = random_stream(outlook_seed, passage);
        passages.push_back(simulate_round(setup, instinct, start, random));
      }
    }
  }
  return passages;
}

namespace {

constexpr int dice_in_a_batch = 64;
constexpr double hopeless = 3.0;  ///< standard errors behind the best after which an answer is not tried any more

/// How much better than the instinct's answer another one has done, over the same dice.
struct Challenger {
  std::size_t answer = 0;
  bool alive = true;
  int count = 0;
  double sum = 0;
  double squares = 0;

  void add(double gain) {
    ++count;
    sum += gain;
    squares += gain * gain;
  }
  [[nodiscard]] double mean() const { return count > 0 ? sum / count : 0; }
  [[nodiscard]] double standard_error() const {
    return count > 1 ? std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1)) : 1;
  }
};

class Trial {
 public:
  Trial(const BriefOf<Rules>& brief, const Instinct& instinct, const Outlook& outlook)
      : brief_(brief),
        instinct_(instinct),
        outlook_(outlook),
        red_asks_(static_cast<Corner>(brief.view().seat) == Corner::red) {}

  /// Chance of the asking seat after this answer, by one set of dice.
  [[nodiscard]] double play(std::size_t answer, std::uint64_t dice_seed) const {
    const Setup& setup = brief_.setup();
    Random random(dice_seed);
    State state = Rules::assume(setup, brief_.view(), random);
    const int round = state.round;
    Rules::play_choice(setup, state, brief_.legal()[answer], NoEvents{});
    while (state.phase != Phase::finished && state.round == round) {
      play_on(setup, instinct_, state, random);
    }
    const double chance = outlook_.red_wins(state);
    return red_asks_ ? chance : 1 - chance;
  }

 private:
  const BriefOf<Rules>& brief_;
  const Instinct& instinct_;
  const Outlook& outlook_;
  bool red_asks_;
};

using Challengers = FixedVector<Challenger, 6>;

/// Drops who is clearly worse than the instinct's answer or than the best challenger. Returns how many are left.
int drop_the_hopeless(Challengers& challengers) {
  double best = 0;
  for (const Challenger& one : challengers) {
    best = one.alive ? std::max(best, one.mean() - hopeless * one.standard_error()) : best;
  }
  int alive = 0;
  for (Challenger& one : challengers) {
    one.alive = one.alive && one.mean() + hopeless * one.standard_error() > best;
    alive += one.alive ? 1 : 0;
  }
  return alive;
}

}  // namespace

std::size_t best_answer(const BriefOf<Rules>& brief, std::size_t instinct_answer, const Instinct& instinct,
                        const Outlook& outlook, const Effort& effort, std::uint64_t seed, const std::stop_token& stop) {
  const Trial trial(brief, instinct, outlook);
  Challengers challengers;
  for (std::size_t answer = 0; answer < brief.legal_count(); ++answer) {
    if (answer != instinct_answer) {
      challengers.push_back({.answer = answer});
    }
  }
  int alive = static_cast<int>(challengers.size());
  int spent = 0;
  while (alive > 0 && spent + dice_in_a_batch * (alive + 1) <= effort.rollouts && !stop.stop_requested()) {
    for (int dice = 0; dice < dice_in_a_batch; ++dice) {
      const std::uint64_t dice_seed = splitmix64(seed);
      const double by_instinct = trial.play(instinct_answer, dice_seed);
      for (Challenger& one : challengers) {
        if (one.alive) {
          one.add(trial.play(one.answer, dice_seed) - by_instinct);
        }
      }
    }
    spent += dice_in_a_batch * (alive + 1);
    alive = drop_the_hopeless(challengers);
  }
  std::size_t best = instinct_answer;
  double gain = 0;
  for (const Challenger& one : challengers) {
    if (one.alive && one.mean() > effort.proof * one.standard_error() && one.mean() > gain) {
      best = one.answer;
      gain = one.mean();
    }
  }
  return best;
}

}  // namespace fc::ringside

#include "bots/ringside/outlook.h"

#include <cmath>

#include "core/fixed_vector.h"

namespace fc::ringside {
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

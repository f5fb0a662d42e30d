// What a champion makes of a fight: what its endings are worth, and which hands both sides may hold. Everything follows from
// what all may know, so every champion at the table sees the same picture. Source: rules/knock-out/rules.md, 3.14, 9.1.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <stop_token>

#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/known_fight.h"
#include "bots/knock-out/season_outlook.h"
#include "core/fixed_vector.h"
#include "core/random.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

// What a fighter's bets tell about his hand: who holds good cards rather backs his own boxer.
// Source: rules/knock-out/rules.md, 3.14 and the last paragraph of 10.

/// One side of a fight as all others see it: chances of his hands, and of the win with each of them.
struct Belief {
  Range range{};
  std::array<double, most_hands> wins{};
};

/// Chances of the hands of a corner after all bets of his manager on the tables. Bets that he has with himself tell nothing,
/// and a small stake tells less than a high one. No hand that was possible becomes impossible.
Range after_bets(const Setup& setup, const Fight& fight, Corner corner, const Belief& before);

// Choices with what they are worth, and choosing among those that are as good as the best.

/// A choice and the lead on the mean of the others that it is expected to leave, in thousands.
struct Weighed {
  Choice choice;
  double lead = 0;
};
using WeighedChoices = FixedVector<Weighed, 56>;

/// One of the choices whose lead is within `margin` of the best, each equally likely: who always took the first of them
/// would always challenge the same seat. weighed: not empty.
inline Choice one_of_the_best(WeighedChoices weighed, double margin, Random& random) {
  const double best = std::ranges::max_element(weighed, {}, &Weighed::lead)->lead;
  const auto* const end =
      std::partition(weighed.begin(), weighed.end(), [=](const Weighed& one) { return one.lead >= best - margin; });
  return weighed[random.below(static_cast<std::uint32_t>(end - weighed.begin()))].choice;
}

/// A fight as it stands now.
struct Picture {
  std::array<Fortunes, endings> leads{};  ///< what each ending means for every seat without bets, in thousands
  /// Hands as they are held now; worths of both managers with their bets, open offers by their likely acceptance.
  HiddenFight fight;
  std::array<PerEnding, 2> bare_worth{};  ///< of both managers without any bets, by corner
  /// How it would most likely end if nobody had bet.
  PerEnding naive{};
};

class FightStudy {
 public:
  /// book: kept by reference, so that many champions share it.
  FightStudy(const TrainingBook& book, const Effort& effort) : book_(book), effort_(effort) {}

  /// Shares of the trainings of one side when both train at their best. view: with an open fight.
  Range training(const Setup& setup, const View& view, Corner corner, const std::stop_token& stop);
  /// The fight after what has been bet and played. view: of a fight in which both have trained.
  Picture picture(const Setup& setup, const View& view, const std::stop_token& stop);
  /// Likely endings of a fight between two seats, before anybody trains: only the win counts.
  PerEnding odds_before(const Setup& setup, const State& state, const std::stop_token& stop);

  /// The fight solved with so many passes; not again if it was the last one.
  const FightSolver& solved(const HiddenFight& fight, int passes, const std::stop_token& stop);
  [[nodiscard]] const Effort& effort() const { return effort_; }

 private:
  /// Remembered work: the same question gets the same answer, only sooner.
  template <class Key, class Value>
  struct Memo {
    std::optional<Key> key;
    Value value{};
  };
  struct PlayedRound {
    HiddenFight fight;
    std::array<std::uint8_t, 2> cards{};

    friend bool operator==(const PlayedRound&, const PlayedRound&) = default;
  };
  using Ranges = std::array<Range, 2>;

  const std::array<Fortunes, endings>& leads_of(const Setup& setup, const State& counted, const std::stop_token& stop);
  const Ranges& trainings(const Setup& setup, const State& counted, const std::stop_token& stop);
  void believe(const HiddenFight& fight, const std::stop_token& stop);
  const Ranges& after_round(const PlayedRound& round, const std::stop_token& stop);

  const TrainingBook& book_;
  Effort effort_;
  FightSolver solver_;
  Memo<HiddenFight, int> last_solved_;  ///< with its passes
  Memo<State, std::array<Fortunes, endings>> leads_;
  Memo<HiddenFight, Ranges> trainings_;
  PerEnding naive_{};              ///< of the fight of `trainings_`
  std::array<Belief, 2> beliefs_;  ///< by corner, of the fight of `trainings_`
  std::array<Memo<PlayedRound, Ranges>, fight_rounds> rounds_;
};

/// Cards a player may still hold at the beginning of the fight: the deck without what he had played before it.
Cards deck_before(const Setup& setup, const State& state, Corner corner);

}  // namespace fc::knock_out

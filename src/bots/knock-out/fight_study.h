// A champion's study of a fight: the worth of its endings, and the hands that both sides may hold. It uses only public
// information, so every champion at the table gets the same result. Source: rules/knock-out/rules.md, 3.14, 9.1.
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

// What a fighter's bets reveal about his hand: with good cards he rather backs his own boxer. Source:
// rules/knock-out/rules.md, 3.14 and the last paragraph of 10.

/// One side of a fight as the others see it: the chances of its hands, and of a win with each of them.
struct Belief {
  Range range{};
  std::array<double, most_hands> wins{};
};

/// The chances of a corner's hands after all bets of his manager on the tables. Bets that he has with himself reveal
/// nothing, and a small stake reveals less than a high one. No possible hand becomes impossible.
Range after_bets(const Setup& setup, const Fight& fight, Corner corner, const Belief& before);

// Choices with their worth, and choosing among the nearly best.

/// A choice and the expected lead over the mean of the others after it, in thousands.
struct Weighed {
  Choice choice;
  double lead = 0;
};
using WeighedChoices = FixedVector<Weighed, 56>;

/// Draws one of the choices whose lead is within `margin` of the best, all equally likely: always taking the first would,
/// for example, always challenge the same seat. weighed: must not be empty.
inline Choice one_of_the_best(WeighedChoices weighed, double margin, Random& random) {
  const double best = std::ranges::max_element(weighed, {}, &Weighed::lead)->lead;
  const auto* const end =
      std::partition(weighed.begin(), weighed.end(), [=](const Weighed& one) { return one.lead >= best - margin; });
  return weighed[random.below(static_cast<std::uint32_t>(end - weighed.begin()))].choice;
}

/// The study of a fight in its present state.
struct Picture {
  std::array<Fortunes, endings> leads{};  ///< by ending: every seat's lead without bets, in thousands
  /// The chances of the present hands; its worths are those of both managers with their bets, open offers by their chance of
  /// acceptance.
  HiddenFight fight;
  std::array<PerEnding, 2> bare_worth{};  ///< worths to both managers without bets, by corner
  /// Chances of the endings if nobody had bet.
  PerEnding naive{};
};

class FightStudy {
 public:
  /// book: must outlive this object; many champions may share it.
  FightStudy(const TrainingBook& book, const Effort& effort) : book_(book), effort_(effort) {}

  /// How often one side chooses each training when both train optimally. view: must have an open fight.
  Range training(const Setup& setup, const View& view, Corner corner, const std::stop_token& stop);
  /// The fight after the bets and cards so far. view: of a fight in which both have trained.
  Picture picture(const Setup& setup, const View& view, const std::stop_token& stop);
  /// Chances of the endings of a fight between two seats before anybody trains, if only the win counts.
  PerEnding odds_before(const Setup& setup, const State& state, const std::stop_token& stop);

  /// Solves the fight with so many passes; returns the last solution if fight and passes are the same.
  const FightSolver& solved(const HiddenFight& fight, int passes, const std::stop_token& stop);
  [[nodiscard]] const Effort& effort() const { return effort_; }

 private:
  /// The last result for a key, so that it is not computed again.
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
  Memo<HiddenFight, int> last_solved_;  ///< the passes it was solved with
  Memo<State, std::array<Fortunes, endings>> leads_;
  Memo<HiddenFight, Ranges> trainings_;
  PerEnding naive_{};              ///< chances of the endings of the fight of `trainings_`
  std::array<Belief, 2> beliefs_;  ///< by corner, of the fight of `trainings_`
  std::array<Memo<PlayedRound, Ranges>, fight_rounds> rounds_;
};

/// The cards that a player may hold at the beginning of the fight: the deck without the cards played before it.
Cards deck_before(const Setup& setup, const State& state, Corner corner);

}  // namespace fc::knock_out

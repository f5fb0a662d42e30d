#include "bots/analyst.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fc {

std::string place_in_script(StepKind kind, const StepPlace& place) {
  return kind == StepKind::die ? "dice[" + std::to_string(place.dice) + "]"
                               : "choices[" + std::to_string(place.choices) + "]";
}

std::vector<SecretPick> secret_picks(const Ledger& ledger, std::size_t corner) {
  const double side = corner == 0 ? 1 : -1;
  std::vector<SecretPick> picks;
  for (const LedgerStep& step : ledger.steps) {
    if (step.kind == StepKind::picks) {
      const StepAnswer& answer = step.chosen.at(corner);
      picks.push_back({.topic = answer.topic,
                       .taken = answer.taken,
                       .mix = answer.mix,
                       .came_off = side * (step.reading - step.errors[0] + step.errors[1]) > 0});
    }
  }
  return picks;
}

namespace {

/// Less is not worth a word.
constexpr double worth_a_word = 0.01;

using Shares = std::array<double, most_picks>;

/// The picks of both, as whoever is asked sees them.
struct OwnPicks {
  OwnPicks(const PicksStudy& of_both, std::size_t of_seat) : study(&of_both), seat(of_seat) {}

  [[nodiscard]] std::size_t count() const { return study->counts.at(seat); }
  [[nodiscard]] std::size_t others() const { return study->counts.at(1 - seat); }
  [[nodiscard]] double share(std::size_t own) const { return study->mixes.at(seat).share(own); }
  [[nodiscard]] double others_share(std::size_t other) const { return study->mixes.at(1 - seat).share(other); }
  /// His chance by this pair of picks.
  [[nodiscard]] double chance(std::size_t own, std::size_t other) const {
    return seat == 0 ? study->chances.chance.at(own).at(other) : 1 - study->chances.chance.at(other).at(own);
  }
  /// His chance by this pick, if the other picks by these shares.
  [[nodiscard]] double against(std::size_t own, const Shares& shares) const {
    double sum = 0;
    for (std::size_t other = 0; other < others(); ++other) {
      sum += shares.at(other) * chance(own, other);
    }
    return sum;
  }
  /// His chance by his best mix.
  [[nodiscard]] double mixed(const Shares& shares) const {
    double sum = 0;
    for (std::size_t own = 0; own < count(); ++own) {
      sum += share(own) * against(own, shares);
    }
    return sum;
  }

  const PicksStudy* study;
  std::size_t seat;
};

/// How the other picks, if his habit goes on: the mix is mistrusted only as far as the habit has shown.
Shares by_habit(const OwnPicks& picks, const PickHabit& habit, std::size_t habitual) {
  constexpr double doubted = 2;  // picks by the mix are taken to have been seen besides
  Shares shares{};
  const double by_mix = picks.others_share(habitual);
  const double foreseen = (habit.times + doubted * by_mix) / (habit.of + doubted);
  for (std::size_t other = 0; other < picks.others(); ++other) {
    shares.at(other) =
        other == habitual ? foreseen : picks.others_share(other) * (1 - foreseen) / std::max(1e-9, 1 - by_mix);
  }
  return shares;
}

/// What of the bout is in `known` stays there, if this is still the same bout.
const Ledger* ledger_of(const Analyst& analyst, const Match& match, BoutSoFar& known, const std::stop_token& stop) {
  const Script& script = match.script();
  const bool goes_on = known.script.game == script.game && known.script.setup == script.setup &&
                       script.dice.size() >= known.script.dice.size() &&
                       script.choices.size() >= known.script.choices.size() &&
                       std::equal(known.script.dice.begin(), known.script.dice.end(), script.dice.begin()) &&
                       std::equal(known.script.choices.begin(), known.script.choices.end(), script.choices.begin());
  auto ledger = goes_on ? analyst.go_on(std::move(known.ledger), script, stop) : analyst.analyse(script, stop);
  known = ledger ? BoutSoFar{.script = script, .ledger = std::move(*ledger)} : BoutSoFar();
  return ledger ? &known.ledger : nullptr;
}

std::optional<Reason> reason_by_habit(const OwnPicks& picks, const Ledger& ledger, const Match& match,
                                      const std::vector<std::string>& own, const Need& others) {
  const auto habit = habit_next(secret_picks(ledger, 1 - picks.seat), std::string(match.topic_name(others)));
  if (!habit) {
    return std::nullopt;
  }
  const std::vector<std::string> legal = match.legal(others);
  const auto habitual = static_cast<std::size_t>(std::ranges::find(legal, habit->pick) - legal.begin());
  if (habitual == legal.size()) {
    return std::nullopt;
  }
  const Shares shares = by_habit(picks, *habit, habitual);
  std::size_t best = 0;
  for (std::size_t pick = 1; pick < picks.count(); ++pick) {
    best = picks.against(pick, shares) > picks.against(best, shares) ? pick : best;
  }
  const double gain = picks.against(best, shares) - picks.mixed(shares);
  return gain < worth_a_word
             ? std::nullopt
             : std::optional(Reason{.kind = ReasonKind::habit, .answer = own[best], .gain = gain, .habit = habit});
}

/// Whether no other pick is better, whatever the other man picks.
bool is_best_whatever(const OwnPicks& picks, std::size_t best) {
  constexpr double the_same = 1e-9;
  for (std::size_t other = 0; other < picks.others(); ++other) {
    for (std::size_t pick = 0; pick < picks.count(); ++pick) {
      if (picks.chance(pick, other) > picks.chance(best, other) + the_same) {
        return false;
      }
    }
  }
  return true;
}

std::optional<Reason> reason_against(const OwnPicks& picks, std::size_t best, const std::vector<std::string>& own,
                                     const std::vector<std::string>& legal) {
  constexpr double often = 0.2;  // what he hardly picks is no reason
  std::optional<Reason> reason;
  double most = 0;
  for (std::size_t other = 0; other < picks.others(); ++other) {
    Shares sure{};
    sure.at(other) = 1;
    const double gain = picks.against(best, sure) - picks.mixed(sure);
    const double share = picks.others_share(other);
    if (gain >= worth_a_word && share >= often && share * gain > most) {
      most = share * gain;
      reason = Reason{.kind = ReasonKind::against,
                      .answer = own[best],
                      .gain = gain,
                      .other = legal[other],
                      .share = share,
                      .habit = std::nullopt};
    }
  }
  return reason;
}

std::optional<Reason> reason_by_aspect(const Analyst& analyst, const Match& match, const Need& need, double gain,
                                       const std::string& best, const std::string& other) {
  const std::string_view aspect = analyst.telling_aspect(match, need, best, other);
  return aspect.empty() ? std::nullopt
                        : std::optional(Reason{.kind = ReasonKind::aspect,
                                               .answer = best,
                                               .gain = gain,
                                               .other = other,
                                               .aspect = std::string(aspect),
                                               .habit = std::nullopt});
}

/// other: a place of what is legal.
std::optional<Reason> reason_of(const Analyst& analyst, const Match& match, const Need& need, const PicksStudy* study,
                                const std::vector<double>& costs, std::size_t other) {
  const std::vector<std::string> own = match.legal(need);
  if (study == nullptr) {
    const auto best = static_cast<std::size_t>(std::ranges::min_element(costs) - costs.begin());
    return reason_by_aspect(analyst, match, need, costs[other], own[best], own[other]);
  }
  const OwnPicks picks(*study, need.seat);
  std::size_t best = 0;
  for (std::size_t pick = 1; pick < picks.count(); ++pick) {
    best = picks.share(pick) > picks.share(best) ? pick : best;
  }
  if (is_best_whatever(picks, best)) {
    return Reason{.kind = ReasonKind::whatever, .answer = own[best], .habit = std::nullopt};
  }
  if (auto by_aspect = reason_by_aspect(analyst, match, need, costs[other], own[best], own[other])) {
    return by_aspect;
  }
  const Needs pickers = match.pickers();
  return reason_against(picks, best, own, match.legal(pickers[pickers[0].seat == need.seat ? 1 : 0]));
}

/// The place of the answer beside which the best one is explained: the nearest that is clearly worse, else the worst. What
/// nobody thinks of explains nothing.
std::size_t rival_of(const std::vector<double>& costs) {
  constexpr double clearly = 0.03;
  const auto nearer = [](double one, double other) {
    return one >= clearly && other >= clearly ? one < other : one > other;
  };
  return static_cast<std::size_t>(std::ranges::min_element(costs, nearer) - costs.begin());
}

}  // namespace

Advice advise(const Analyst& analyst, const Match& match, const Need& need, BoutSoFar& known, const std::stop_token& stop) {
  if (auto counsel = analyst.counsel(match, need)) {
    return {.costs = {}, .shares = {}, .reason = std::nullopt, .counsel = std::move(counsel)};
  }
  const std::optional<PicksStudy> study = analyst.picks(match);
  Advice advice{.costs = study ? study->costs(need.seat) : analyst.costs(match, need), .shares = {}, .reason = std::nullopt};
  const std::optional<double> red = analyst.chance(match);
  if (!red || advice.costs.empty()) {
    advice.costs.clear();
    return advice;
  }
  for (std::size_t pick = 0; study && pick < study->counts.at(need.seat); ++pick) {
    advice.shares.push_back(study->mixes.at(need.seat).share(pick));
  }
  advice.chance = need.seat == 0 ? *red : 1 - *red;
  if (std::ranges::max(advice.costs) < worth_a_word) {
    return advice;
  }
  if (study) {
    const Needs pickers = match.pickers();
    if (const Ledger* const ledger = ledger_of(analyst, match, known, stop)) {
      advice.reason = reason_by_habit(OwnPicks(*study, need.seat), *ledger, match, match.legal(need),
                                      pickers[pickers[0].seat == need.seat ? 1 : 0]);
    }
  }
  if (!advice.reason) {
    advice.reason = reason_of(analyst, match, need, study ? &*study : nullptr, advice.costs, rival_of(advice.costs));
  }
  return advice;
}

std::optional<Reason> reason_beside(const Analyst& analyst, const Match& match, const Need& need, const std::string& other) {
  const std::optional<PicksStudy> study = analyst.picks(match);
  const std::vector<double> costs = study ? study->costs(need.seat) : analyst.costs(match, need);
  const std::vector<std::string> legal = match.legal(need);
  const auto place = static_cast<std::size_t>(std::ranges::find(legal, other) - legal.begin());
  return place >= costs.size() || costs[place] < worth_a_word
             ? std::nullopt
             : reason_of(analyst, match, need, study ? &*study : nullptr, costs, place);
}

}  // namespace fc

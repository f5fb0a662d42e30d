// `Analyst` for a game of two corners, or for bouts of two at a table, whose V is fitted.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/analyst.h"
#include "bots/lookahead.h"
#include "match/games.h"
#include "match/match_of.h"

namespace fc {

/// R: the game's rules. Fitted: as for `Lookahead`, with `round_of(state)`: the round, 0 before the first bell.
template <Ruleset R, class Fitted>
class AnalystOf final : public Analyst {
 public:
  /// game: of R; must outlive the analyst. weights: of the fit, one for each term.
  AnalystOf(const Game& game, std::vector<double> weights) : game_(game), weights_(std::move(weights)) {}

  [[nodiscard]] std::optional<double> chance(const Match& match) const override {
    const MatchOf<R>& bout = match_of<R>(match);
    return bout.seats() == 2 ? std::optional(Ahead(bout.setup(), weights_).at(bout.state())) : std::nullopt;
  }

  [[nodiscard]] std::vector<double> costs(const Match& match, const Need& need) const override {
    const MatchOf<R>& bout = match_of<R>(match);
    if (bout.seats() != 2) {
      return {};
    }
    if (const std::optional<PicksStudy> study = picks(match)) {
      return study->costs(need.seat);
    }
    std::vector<double> chances;
    const Ahead ahead(bout.setup(), weights_);
    for (const typename R::Choice& choice : R::legal(bout.setup(), bout.state(), need)) {
      chances.push_back(ahead.after(bout.state(), choice));
    }
    return costs_of(std::move(chances), need.seat);
  }

  [[nodiscard]] std::optional<PicksStudy> picks(const Match& match) const override {
    const MatchOf<R>& bout = match_of<R>(match);
    const Needs needs = bout.pickers();
    return bout.seats() == 2 && needs.size() == 2 ? std::optional(Ahead(bout.setup(), weights_).picks(bout.state(), needs))
                                                  : std::nullopt;
  }

  /// An aspect's part is measured by setting the weights of its terms to 0: the edge gets smaller by that part. Edges are
  /// differences of log odds, because weighted terms add up to these.
  [[nodiscard]] std::string_view telling_aspect(const Match& match, const Need& need, const std::string& better,
                                                const std::string& worse) const override {
    const MatchOf<R>& bout = match_of<R>(match);
    const auto one = R::parse(better);
    const auto other = R::parse(worse);
    const Needs needs = bout.pickers();
    if (!one || !other || bout.seats() != 2) {
      return {};
    }
    std::vector<double> weights = weights_;
    const Ahead ahead(bout.setup(), weights);
    std::optional<PicksStudy> study;
    if (needs.size() == 2) {
      study = ahead.picks(bout.state(), needs);
    }
    if constexpr (requires(const PicksStudy& picks) {
                    Fitted::pick_aspect(bout.setup(), bout.state(), need.seat, picks, *one, *other);
                  }) {
      return study ? Fitted::pick_aspect(bout.setup(), bout.state(), need.seat, *study, *one, *other) : std::string_view();
    }
    if constexpr (requires { Fitted::aspect_of(std::size_t{}); }) {
      /// Calls tell(state, probability) for every state that may follow the answer before the dice.
      const auto each_after = [&](const typename R::Choice& answer, auto tell) {
        typename R::State state = bout.state();
        if (!study) {
          R::play_choice(bout.setup(), state, answer, NoEvents{});
          return tell(state, 1.0);
        }
        const std::size_t others_place = needs[0].seat == need.seat ? 1 : 0;
        const auto others = R::legal(bout.setup(), bout.state(), needs[others_place]);
        for (std::size_t pick = 0; pick < others.size(); ++pick) {
          const double share = study->mixes[1 - need.seat].share(pick);
          if (share > 0) {
            state = bout.state();
            R::play_choice(bout.setup(), state, others_place == 1 ? answer : others[pick], NoEvents{});
            R::play_choice(bout.setup(), state, others_place == 1 ? others[pick] : answer, NoEvents{});
            tell(state, share);
          }
        }
      };
      /// muted(aspect): whether V ignores the terms of this aspect.
      const auto edge = [&](auto muted) {
        constexpr double nearly_sure = 1e-6;
        for (std::size_t place = 0; place < weights.size(); ++place) {
          const auto term = term_of_weight(place, std::tuple_size_v<typename Fitted::Terms>);
          weights[place] = term && muted(Fitted::aspect_of(*term)) ? 0 : weights_[place];
        }
        const auto odds_by = [&](const typename R::Choice& answer) {
          double chance = 0;
          each_after(answer, [&](const typename R::State& state, double share) { chance += share * ahead.at(state); });
          return log_odds(chance, nearly_sure);
        };
        return (need.seat == 0 ? 1 : -1) * (odds_by(*one) - odds_by(*other));
      };
      /// Whether the aspect can be seen: compares its figures after the better and the other answer.
      const auto shows = [&](std::string_view aspect) {
        if constexpr (requires { ahead.fitted().figure_of_aspect(bout.state(), need.seat, aspect); }) {
          const auto seen = [&](const typename R::Choice& answer) {
            double sum = 0;
            each_after(answer, [&](const typename R::State& state, double share) {
              sum += share * ahead.fitted().figure_of_aspect(state, need.seat, aspect);
            });
            return sum;
          };
          return !study || seen(*one) > seen(*other);
        }
        return !study;
      };
      const double whole = edge([](std::string_view) { return false; });
      if (edge([](std::string_view) { return true; }) >= whole / 2) {
        return "end";
      }
      std::string_view telling;
      double most = whole / 2;
      for (std::size_t term = 0; term < std::tuple_size_v<typename Fitted::Terms>; ++term) {
        const std::string_view aspect = Fitted::aspect_of(term);
        bool is_looked_at = aspect.empty();
        for (std::size_t before = 0; before < term && !is_looked_at; ++before) {
          is_looked_at = Fitted::aspect_of(before) == aspect;
        }
        if (is_looked_at) {
          continue;
        }
        const double made = whole - edge([aspect](std::string_view of) { return of == aspect; });
        if (made >= most && shows(aspect)) {
          most = made;
          telling = aspect;
        }
      }
      return telling;
    }
    return {};
  }

  [[nodiscard]] Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const override {
    return go_on({.game = {}}, script, stop);
  }

  [[nodiscard]] Result<Ledger> go_on(Ledger known, const Script& script, const std::stop_token& stop) const override {
    FC_TRY(const auto opened, game_.open(script));
    {
      const auto whole = opened->copy();
      FC_TRY(replay(*whole, script));
    }
    const MatchOf<R>& match = match_of<R>(*opened);
    if (match.seats() != 2) {
      return fault(FaultCode::unavailable, "analyse", "knows two boxers, not more");
    }
    const Ahead ahead(match.setup(), weights_);
    Ledger ledger = std::move(known);
    StepPlace place;
    if (ledger.steps.empty()) {
      ledger = {.game = std::string(R::slug), .first_chance = ahead.at(match.state())};
    } else {
      const LedgerStep& last = ledger.steps.back();
      (last.kind == StepKind::die ? place.dice : place.choices) += last.answers;
      place.dice += last.place.dice;
      place.choices += last.place.choices;
      Script before = script;
      before.dice.resize(place.dice);
      before.choices.resize(place.choices);
      FC_TRY(replay(*opened, before));
      ledger.luck_spread *= ledger.luck_spread;
    }
    double now = ledger.steps.empty() ? ledger.first_chance : ledger.steps.back().after;
    for (Need need = match.need(); need.kind != NeedKind::finished; need = match.need()) {
      if (stop.stop_requested()) {
        return fault(FaultCode::unavailable, "analyse", "was stopped");
      }
      const Needs needs = match.pickers();
      const std::size_t answers =
          need.kind == NeedKind::roll ? std::size_t{1} + need.more_dice : std::max<std::size_t>(1, needs.size());
      const bool rolls = need.kind == NeedKind::roll;
      if (rolls ? place.dice + answers > script.dice.size() : place.choices + answers > script.choices.size()) {
        break;
      }
      LedgerStep step{.kind = rolls          ? StepKind::die
                              : answers == 2 ? StepKind::picks
                                             : StepKind::choice,
                      .place = place,
                      .answers = static_cast<std::uint8_t>(answers),
                      .round = Fitted::round_of(match.state()),
                      .seat = answers == 2 && !rolls ? no_seat : need.seat,
                      .topic = std::string(match.topic_name(need)),
                      .before = now,
                      .chosen = {},
                      .faces = {},
                      .call = {}};
      if (rolls) {
        FC_TRY(roll(*opened, ahead, script, place, step));
      } else if (answers == 2) {
        FC_TRY(pick(*opened, ahead, script, place, step, needs));
      } else {
        FC_TRY(choose(*opened, ahead, script, place, step, need));
      }
      now = step.after;
      add(ledger, std::move(step));
    }
    for (const std::size_t corner : {0U, 1U}) {
      ledger.read[corner] = read_picks(secret_picks(ledger, corner));
    }
    ledger.over = match.need().kind == NeedKind::finished;
    ledger.result = now;
    ledger.luck_spread = std::sqrt(ledger.luck_spread);
    ledger.unexplained =
        ledger.result - ledger.first_chance - ledger.luck - ledger.reading - ledger.errors[1] + ledger.errors[0];
    return ledger;
  }

 private:
  using Ahead = Lookahead<R, Fitted>;

  static void add(Ledger& ledger, LedgerStep step) {
    ledger.luck += step.luck;
    ledger.luck_spread += step.spread;
    ledger.reading += step.reading;
    ledger.errors[0] += step.errors[0];
    ledger.errors[1] += step.errors[1];
    ledger.steps.push_back(std::move(step));
  }

  static Result<void> roll(Match& match, const Ahead& ahead, const Script& script, StepPlace& place, LedgerStep& step) {
    const MatchOf<R>& bout = match_of<R>(match);
    const RollMoments moments = ahead.roll(bout.state());
    for (int die = 0; die < step.answers; ++die) {
      step.call = match.roll_call();
      step.faces.push_back(script.dice[place.dice]);
      FC_TRY(match.roll(script.dice[place.dice++]));
    }
    step.after = ahead.at(bout.state());
    step.luck = step.after - moments.mean;
    step.spread = moments.variance;
    return {};
  }

  static Result<void> choose(Match& match, const Ahead& ahead, const Script& script, StepPlace& place, LedgerStep& step,
                             const Need& need) {
    const MatchOf<R>& bout = match_of<R>(match);
    const double side = need.seat == 0 ? 1 : -1;
    const std::string& taken = script.choices[place.choices++];
    FC_TRY(const typename R::Choice choice, R::parse(taken));
    const double after = ahead.after(bout.state(), choice);
    double best = after;
    std::string best_word = taken;
    for (const typename R::Choice& one : R::legal(bout.setup(), bout.state(), need)) {
      const double chance = ahead.after(bout.state(), one);
      if (side * chance > side * best) {
        best = chance;
        best_word = std::string(R::notation(one));
      }
    }
    FC_TRY(match.choose(taken));
    step.after = after;
    step.errors[need.seat] = side * (best - after);
    step.chosen[need.seat] = {.taken = taken, .best = std::move(best_word)};
    return {};
  }

  static Result<void> pick(Match& match, const Ahead& ahead, const Script& script, StepPlace& place, LedgerStep& step,
                           const Needs& needs) {
    const MatchOf<R>& bout = match_of<R>(match);
    const PicksStudy study = ahead.picks(bout.state(), needs);
    std::array<std::size_t, 2> taken{};
    for (const Need& need : needs) {
      const std::string& word = script.choices[place.choices++];
      FC_TRY(const typename R::Choice choice, R::parse(word));
      const auto legal = R::legal(bout.setup(), bout.state(), match.need());
      std::size_t index = 0;
      while (index < legal.size() && !(legal[index] == choice)) {
        ++index;
      }
      const double side = need.seat == 0 ? 1 : -1;
      std::size_t best = index;
      for (std::size_t one = 0; one < study.counts[need.seat]; ++one) {
        best = side * study.of_pick(need.seat, one) > side * study.of_pick(need.seat, best) ? one : best;
      }
      const std::string best_word(R::notation(legal[best]));
      FC_TRY(match.choose(word));
      taken[need.seat] = index;
      step.errors[need.seat] = std::max(0.0, side * (study.value - study.of_pick(need.seat, index)));
      StepAnswer& chosen = step.chosen[need.seat];
      chosen = {.taken = word, .best = best_word, .topic = std::string(R::topic_name(need))};
      for (std::size_t one = 0; one < legal.size(); ++one) {
        chosen.mix.push_back({.pick = std::string(R::notation(legal[one])), .share = study.mixes[need.seat].share(one)});
      }
    }
    step.after = study.chances.chance[taken[0]][taken[1]];
    step.reading = step.after - study.of_pick(0, taken[0]) - study.of_pick(1, taken[1]) + study.value;
    return {};
  }

  const Game& game_;
  std::vector<double> weights_;
};

/// Makes the analyst. expected: the number of weights; null if there are not so many.
template <Ruleset R, class Fitted>
std::unique_ptr<Analyst> analyst_of(const Game& game, std::vector<double> weights, std::size_t expected) {
  return weights.size() == expected ? std::make_unique<AnalystOf<R, Fitted>>(game, std::move(weights)) : nullptr;
}

}  // namespace fc

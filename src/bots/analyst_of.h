// `Analyst` for a game of two corners, or for the bouts between two at a table, whose V is fitted.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bots/analyst.h"
#include "bots/foresight.h"
#include "match/games.h"
#include "match/match_of.h"

namespace fc {

/// R: the game's rules. Fitted: see `Foresight`, and `round_of(state)`, 0 before the first bell.
template <Ruleset R, class Fitted>
class AnalystOf final : public Analyst {
 public:
  /// game: R's; it must outlive the analyst. weights: of the fit, one for each term.
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

  [[nodiscard]] std::optional<PicksStudy> picks_tried_out(const Match& match) const override {
    if constexpr (requires(const typename R::Setup& setup, const typename R::State& state) {
                    Fitted::tried_out(setup, state);
                  }) {
      const MatchOf<R>& bout = match_of<R>(match);
      if (bout.seats() == 2 && bout.pickers().size() == 2) {
        return Fitted::tried_out(bout.setup(), bout.state());
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string_view pick_aspect(const Match& match, const Need& need, const PicksStudy& study,
                                             std::size_t better, std::size_t worse) const override {
    if constexpr (requires(const typename R::Setup& setup, const typename R::State& state) {
                    Fitted::pick_aspect(setup, state, need.seat, study, better, worse);
                  }) {
      const MatchOf<R>& bout = match_of<R>(match);
      return Fitted::pick_aspect(bout.setup(), bout.state(), need.seat, study, better, worse);
    }
    return {};
  }

  [[nodiscard]] std::optional<PicksStudy> picks(const Match& match) const override {
    const MatchOf<R>& bout = match_of<R>(match);
    const Needs needs = bout.pickers();
    return bout.seats() == 2 && needs.size() == 2 ? std::optional(Ahead(bout.setup(), weights_).picks(bout.state(), needs))
                                                  : std::nullopt;
  }

  /// Without what V makes of an aspect, the edge is smaller by what that aspect makes of it. Edges are of the logarithms of
  /// the odds, which weighted terms add up to.
  [[nodiscard]] std::string_view telling_aspect(const Match& match, const Need& need, const std::string& better,
                                                const std::string& worse) const override {
    if constexpr (requires { Fitted::aspect_of(std::size_t{}); }) {
      const MatchOf<R>& bout = match_of<R>(match);
      const auto one = R::parse(better);
      const auto other = R::parse(worse);
      if (!one || !other) {
        return {};
      }
      /// muted: weights of what V is not to look at.
      const auto edge = [&](auto muted) {
        constexpr double nearly_sure = 1e-6;
        std::vector<double> weights = weights_;
        for (std::size_t term = 0; term < weights.size(); ++term) {
          weights[term] = muted(Fitted::aspect_of(term)) ? 0 : weights[term];
        }
        const Ahead ahead(bout.setup(), weights);
        return (need.seat == 0 ? 1 : -1) * (log_odds(ahead.after(bout.state(), *one), nearly_sure) -
                                            log_odds(ahead.after(bout.state(), *other), nearly_sure));
      };
      const double whole = edge([](std::string_view) { return false; });
      if (edge([](std::string_view) { return true; }) >= whole / 2) {
        return "end";
      }
      std::string_view telling;
      double most = whole / 2;
      for (std::size_t term = 0; term < weights_.size(); ++term) {
        const std::string_view aspect = Fitted::aspect_of(term);
        if (aspect.empty() || aspect == telling) {
          continue;
        }
        if (const double made = whole - edge([aspect](std::string_view of) { return of == aspect; }); made >= most) {
          most = made;
          telling = aspect;
        }
      }
      return telling;
    }
    return {};
  }

  [[nodiscard]] Result<Ledger> analyse(const Script& script, const std::stop_token& stop) const override {
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
    Ledger ledger{.game = std::string(R::slug)};
    StepPlace place;
    double now = ahead.at(match.state());
    ledger.first_chance = now;
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
  using Ahead = Foresight<R, Fitted>;

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

}  // namespace fc

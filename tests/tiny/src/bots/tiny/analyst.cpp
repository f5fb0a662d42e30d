#include "bots/tiny/analyst.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/mixing.h"
#include "match/match_of.h"
#include "match/script.h"
#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

double chance_of(const Match& match) {
  const MatchOf<Rules>& bout = match_of<Rules>(match);
  if (match.need().kind == NeedKind::finished) {
    const std::vector<int> winners = match.standing().winners;
    return winners.size() != 1 ? 0.5 : winners.front() == 0 ? 1.0 : 0.0;
  }
  const auto hearts = [&](std::size_t seat) { return static_cast<double>(bout.state().fighters[seat].hearts); };
  return 1 / (1 + std::exp(0.6 * (hearts(1) - hearts(0))));
}

/// The chance over the dice that fall together next; where none are awaited, as it stands.
double mean_of(const Match& match, int dice) {
  if (dice == 0 || match.need().kind != NeedKind::roll) {
    return chance_of(match);
  }
  const Die die = match.need().die;
  double sum = 0;
  for (int face = die.lowest; face <= die.highest; ++face) {
    const auto after = match.copy();
    static_cast<void>(after->roll(face));
    sum += mean_of(*after, dice - 1);
  }
  return sum / (die.highest - die.lowest + 1);
}

double value_of_picks(const Match& match);

/// Beyond the dice or the picks that come next.
double look_on(const Match& match) {
  const bool picks = match.need().kind == NeedKind::choice && match.pickers().size() == 2;
  return picks ? value_of_picks(match) : mean_of(match, 1 + match.need().more_dice);
}

double after(const Match& match, const std::vector<std::string>& answers) {
  const auto answered = match.copy();
  for (const std::string& answer : answers) {
    static_cast<void>(answered->choose(answer));
  }
  return look_on(*answered);
}

/// Picks of both against each other: the first seat's down. places: of both seats among the pickers.
struct PickStudy {
  explicit PickStudy(const Match& match) : needs(match.pickers()) {
    first = needs[0].seat == 0 ? 0 : 1;
    down = match.legal(needs[first]);
    across = match.legal(needs[1 - first]);
    chances.picks = down.size();
    for (std::size_t row = 0; row < down.size(); ++row) {
      for (std::size_t column = 0; column < across.size(); ++column) {
        chances.chance.at(row).at(column) =
            first == 0 ? after(match, {down[row], across[column]}) : after(match, {across[column], down[row]});
      }
    }
    mixes = best_mixes(chances, all_picks(chances.picks));
  }

  Needs needs;
  std::size_t first = 0;  ///< where seat 0 stands among the pickers
  std::vector<std::string> down;
  std::vector<std::string> across;
  ChanceMatrix chances;
  std::array<Mix, 2> mixes;
};

double value_of_picks(const Match& match) {
  const PickStudy study(match);
  return study.chances.value(study.mixes);
}

std::size_t place_in(const std::vector<std::string>& answers, const std::string& answer) {
  return static_cast<std::size_t>(std::ranges::find(answers, answer) - answers.begin());
}

void weigh_picks(const Match& match, const std::string& one, const std::string& other, LedgerStep& step) {
  const PickStudy study(match);
  const std::size_t row = place_in(study.down, study.first == 0 ? one : other);
  const std::size_t column = place_in(study.across, study.first == 0 ? other : one);
  const double value = study.chances.value(study.mixes);
  const double of_row = study.chances.against_row(study.mixes[1], row);
  const double of_column = study.chances.against_column(study.mixes[0], column);
  step.errors = {std::max(0.0, value - of_row), std::max(0.0, of_column - value)};
  step.reading = study.chances.chance.at(row).at(column) - of_row - of_column + value;
  step.chosen[0].taken = study.down[row];
  step.chosen[1].taken = study.across[column];
  for (const Need& need : study.needs) {
    StepAnswer& answer = step.chosen.at(need.seat);
    answer.topic = match.topic_name(need);
    const std::vector<std::string>& legal = need.seat == 0 ? study.down : study.across;
    for (std::size_t pick = 0; pick < legal.size(); ++pick) {
      answer.mix.push_back({.pick = legal[pick], .share = study.mixes.at(need.seat).share(pick)});
    }
  }
}

void weigh_choice(const Match& match, const Need& need, const std::string& taken, LedgerStep& step) {
  const double side = need.seat == 0 ? 1 : -1;
  double best = after(match, {taken});
  const double own = best;
  StepAnswer& chosen = step.chosen.at(need.seat);
  chosen = {.taken = taken, .best = taken};
  for (const std::string& answer : match.legal(need)) {
    if (const double chance = after(match, {answer}); side * chance > side * best) {
      best = chance;
      chosen.best = answer;
    }
  }
  step.errors.at(need.seat) = side * (best - own);
}

}  // namespace

std::optional<double> HeartCounter::chance(const Match& match) const {
  return match.seats() == 2 ? std::optional(chance_of(match)) : std::nullopt;
}

std::vector<double> HeartCounter::costs(const Match& match, const Need& need) const {
  std::vector<double> chances;
  if (match.seats() != 2) {
    return chances;
  }
  const double side = need.seat == 0 ? 1 : -1;
  if (const auto study = picks(match)) {
    for (std::size_t pick = 0; pick < study->counts.at(need.seat); ++pick) {
      chances.push_back(study->of_pick(need.seat, pick));
    }
  } else {
    for (const std::string& answer : match.legal(need)) {
      chances.push_back(after(match, {answer}));
    }
  }
  const double best = side > 0 ? std::ranges::max(chances) : std::ranges::min(chances);
  std::ranges::for_each(chances, [&](double& chance) { chance = side * (best - chance); });
  return chances;
}

std::optional<PicksStudy> HeartCounter::picks(const Match& match) const {
  if (match.seats() != 2 || match.pickers().size() != 2) {
    return std::nullopt;
  }
  const PickStudy study(match);
  return PicksStudy{.chances = study.chances,
                    .counts = {study.down.size(), study.across.size()},
                    .mixes = study.mixes,
                    .value = study.chances.value(study.mixes)};
}

Result<Ledger> HeartCounter::analyse(const Script& script, const std::stop_token& stop) const {
  FC_TRY(const auto match, game_.open(script));
  FC_TRY(replay(*game_.open(script).value(), script));
  if (match->seats() != 2) {
    return fault(FaultCode::unavailable, "analyse", "knows two boxers, not more");
  }
  Ledger ledger{.game = script.game, .first_chance = chance_of(*match), .steps = {}};
  StepPlace place;
  for (Need need = match->need(); need.kind != NeedKind::finished; need = match->need()) {
    if (stop.stop_requested()) {
      return fault(FaultCode::unavailable, "analyse", "was stopped");
    }
    const bool rolls = need.kind == NeedKind::roll;
    const bool picks = !rolls && match->pickers().size() == 2;
    const std::size_t answers = rolls ? 1U + need.more_dice : picks ? 2 : 1;
    if (rolls ? place.dice + answers > script.dice.size() : place.choices + answers > script.choices.size()) {
      break;
    }
    LedgerStep step{.kind = rolls   ? StepKind::die
                            : picks ? StepKind::picks
                                    : StepKind::choice,
                    .place = place,
                    .answers = static_cast<std::uint8_t>(answers),
                    .round = match->standing().length,
                    .topic = std::string(match->topic_name(need)),
                    .before = chance_of(*match),
                    .chosen = {},
                    .faces = {},
                    .call = {}};
    const double mean = rolls ? look_on(*match) : 0;
    if (picks) {
      weigh_picks(*match, script.choices[place.choices], script.choices[place.choices + 1], step);
    } else if (!rolls) {
      weigh_choice(*match, need, script.choices[place.choices], step);
    }
    for (std::size_t answer = 0; answer < answers; ++answer) {
      FC_TRY(rolls ? match->roll(script.dice[place.dice++]) : match->choose(script.choices[place.choices++]));
    }
    step.after = chance_of(*match);
    step.luck = rolls ? step.after - mean : 0;
    ledger.luck += step.luck;
    ledger.reading += step.reading;
    ledger.errors[0] += step.errors[0];
    ledger.errors[1] += step.errors[1];
    ledger.steps.push_back(std::move(step));
  }
  for (const std::size_t corner : {0U, 1U}) {
    ledger.read.at(corner) = read_picks(secret_picks(ledger, corner));
  }
  ledger.over = match->need().kind == NeedKind::finished;
  ledger.result = chance_of(*match);
  ledger.luck_spread = 0.3;
  ledger.unexplained =
      ledger.result - ledger.first_chance - ledger.luck - ledger.reading - ledger.errors[1] + ledger.errors[0];
  return ledger;
}

}  // namespace fc::tiny

#include "cabinet/bout/live_odds.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace fc::cabinet {

void LiveOdds::follow(const Match& match, const Analyst& analyst, double told) {
  const std::size_t answers = match.script().dice.size() + match.script().choices.size();
  if (answers == answers_ && !known_.empty()) {
    return;
  }
  if (answers < answers_) {
    known_.clear();  // something was taken back
  }
  answers_ = answers;
  if (const std::optional<double> chance = analyst.chance(match)) {
    known_.push_back({.told = told, .chance = static_cast<float>(*chance)});
  }
}

std::optional<float> LiveOdds::at(double clock, bool glides) const {
  if (known_.empty()) {
    return std::nullopt;
  }
  constexpr double glide = 0.5;
  const auto next = std::ranges::upper_bound(known_, clock, {}, &Known::told);
  if (next == known_.begin()) {
    return known_.front().chance;
  }
  const Known& now = *std::prev(next);
  if (!glides || next == known_.end()) {
    return now.chance;
  }
  const double begins = std::max(now.told, next->told - glide);
  const auto share = static_cast<float>(std::clamp((clock - begins) / (next->told - begins), 0.0, 1.0));
  return now.chance + (next->chance - now.chance) * share;
}

namespace {

/// Points of a hundred: what costs less is as good.
constexpr double no_difference = 1;

/// An answer as the screen words it, and what it costs against the best one, in points of a hundred.
struct HintAnswer {
  std::string label;
  double points = 0;
};

/// The best first; one label stands for all answers that are called so, by the best of them.
std::vector<HintAnswer> weighed_answers(const Match& match, const scene::Prompt& question, const Analyst& analyst) {
  const Needs pickers = match.pickers();
  const auto need = std::ranges::find(pickers, question.need.seat, &Need::seat);
  if (match.need().kind != NeedKind::choice || need == pickers.end()) {
    return {};
  }
  const std::vector<std::string> legal = match.legal(*need);
  const std::vector<double> costs = analyst.costs(match, *need);
  std::vector<HintAnswer> answers;
  for (std::size_t place = 0; place < std::min(legal.size(), costs.size()); ++place) {
    const auto option = std::ranges::find(question.options, legal[place], &scene::Option::notation);
    if (option != question.options.end()) {
      answers.push_back({.label = option->label, .points = 100 * costs[place]});
    }
  }
  std::ranges::stable_sort(answers, {}, &HintAnswer::points);
  std::vector<HintAnswer> named;
  for (HintAnswer& answer : answers) {
    if (std::ranges::find(named, answer.label, &HintAnswer::label) == named.end()) {
      named.push_back(std::move(answer));
    }
  }
  return named;
}

std::string rounded(double points) { return std::to_string(std::lround(points)); }

}  // namespace

std::string hint_words(const Match& match, const scene::Prompt& question, const Analyst& analyst, const Words& words) {
  const std::vector<HintAnswer> answers = weighed_answers(match, question, analyst);
  const std::optional<double> red = analyst.chance(match);
  if (answers.empty() || !red) {
    return {};
  }
  const std::string chance = rounded(100 * (question.need.seat == 0 ? *red : 1 - *red));
  const HintAnswer& worst = answers.back();
  if (worst.points < no_difference) {
    return words.say("hint.level", {{"answer", answers.front().label}, {"chance", chance}});
  }
  std::string best;
  std::size_t next = 0;
  for (constexpr std::size_t most = 4; next < std::min(most, answers.size()) && answers[next].points < no_difference;
       ++next) {
    best += (next == 0 ? "" : ", ") + words.say("hint.answer", {{"answer", answers[next].label}});
  }
  std::string said = words.say(question.secret() ? "hint.sealed"
                               : next > 1        ? "hint.several"
                                                 : "hint.open",
                               {{"answers", best}, {"chance", chance}});
  const auto price = [&](const HintAnswer& answer) {
    said += " " + words.say("hint.costs", {{"answer", answer.label}, {"points", rounded(answer.points)}});
  };
  if (next + 1 < answers.size() && answers[next].points >= no_difference) {
    price(answers[next]);
  }
  price(worst);
  return said;
}

}  // namespace fc::cabinet

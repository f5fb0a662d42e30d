// The winning chance V of Ringside at the start of a turn, fitted to bouts of contenders.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bots/lookahead.h"
#include "bots/mixing.h"
#include "bots/ringside/outlook.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// The terms of the fit, which name its weights; each is a figure of red less that of blue, so that exchanging the corners
/// changes every sign.
inline constexpr std::array<std::string_view, 41> chance_terms{
    "agility",         "punches",        "best-punch",      "counterpunch",  "agility-late",  "punches-late",
    "best-punch-late", "counter-late",   "agility-long",    "punches-long",  "lead",          "lead-late",
    "lead-to-go",      "round-lead",     "round-now",       "round-plain",   "spent",         "worn",
    "tired",           "spent-to-go",    "worn-to-go",      "below-nothing", "lasts",         "lasts-to-go",
    "endurance",       "attacks",        "attacks-spent",   "attacks-worn",  "attacks-punch", "attacks-now",
    "ropes",           "ropes-worn",     "trapped",         "trapped-worn",  "clinch-barred", "covering",
    "covering-early",  "covering-to-go", "down-in-a-punch", "endurance-now", "knocked-down"};

/// The names of aspects in explanations, by the beginning of a term's name.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 13> chance_aspects{
    {{"attacks", "attack"},
     {"ropes", "ropes"},
     {"trapped", "ropes"},
     {"covering", "cover"},
     {"lead", "lead"},
     {"round-", "lead"},
     {"spent", "endurance"},
     {"worn", "endurance"},
     {"tired", "endurance"},
     {"below-nothing", "endurance"},
     {"lasts", "endurance"},
     {"endurance", "endurance"},
     {"down-in-a-punch", "endurance"}}};

/// V of one bout. No side effects, no allocation; takes some hundred nanoseconds. Offers what `Lookahead` requires.
class FittedChance {
 public:
  using Terms = std::array<double, chance_terms.size()>;

  /// weights: as many as `chance_terms`; they must outlive this.
  FittedChance(const Setup& setup, std::span<const double> weights) : setup_(&setup), mixes_(setup), weights_(weights) {}

  [[nodiscard]] std::optional<double> settled(const State& state) const;
  /// Whether V is fitted there: before the opening roll of a round, and where a turn begins.
  [[nodiscard]] bool is_anchor(const State& state) const;
  [[nodiscard]] MenTerms<chance_terms.size()> men(const State& state) const;
  [[nodiscard]] double chance(const State& state) const;
  /// All percentage rolls are compared with a number.
  [[nodiscard]] static bool falls_in_runs(const State& /*state*/) { return true; }
  [[nodiscard]] std::array<double, most_picks> shares(const State& state, const Need& need, const Choices& legal) const;

  static int round_of(const State& state) { return state.round; }
  /// The aspect of a term; empty if no answer can change it.
  static std::string_view aspect_of(std::size_t term) {
    const auto aspect = std::ranges::find_if(
        chance_aspects, [term](const auto& each) { return chance_terms.at(term).starts_with(each.first); });
    return aspect == chance_aspects.end() ? std::string_view() : aspect->second;
  }

 private:
  const Setup* setup_;
  BoutMixes mixes_;
  std::span<const double> weights_;
};

// The winning chance by the two cards alone.

/// The chance of `boxer` to beat `opponent` over so many scheduled rounds, 0 to 1, a draw being half a win. A logistic
/// estimate: what a card is worth was fitted to 685 pairs (each of the thirty against each, and boxers made by dice), how
/// much the rounds count to about 140 pairs who boxed 500 bouts of each length as contenders. Off by 3 points of 100 on
/// average, by 15 at worst.
double chance_to_beat(const Boxer& boxer, const Boxer& opponent, int rounds);

}  // namespace fc::ringside

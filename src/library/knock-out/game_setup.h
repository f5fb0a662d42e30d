// From the set-up of a script to a checked `Setup`, and back. Source: rules/knock-out/rules.md, 5, 7.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/knock-out/catalogue.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// The basic game is all defaults.
inline constexpr Options basic_game{};
inline constexpr Options professional_game{.variable_start = true, .second_season = true};

/// More of these than a table ever sees; amounts of a scenario stay far from overflow.
inline constexpr Money most_scenario_money = 1'000'000'000;
inline constexpr int most_scenario_ious = 1'000;

/// Reads the JSON object `setup` of a script. Faults have places like "setup.players[2]", "setup.options.betting",
/// "setup.scenario.cards.black": bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// A game as it ordinarily starts. colours: 3 to 5 different ones, seat 0 first; start_seat: -1 when the die decides.
Setup ordinary_setup(const Catalogue& catalogue, std::span<const Colour> colours, int start_seat, const Options& options);

/// The set-up as JSON text that read_setup reads back. start_seat: -1 for null (the die decides). scenario: a JSON object as
/// text, or empty.
std::string write_setup(std::span<const Colour> colours, int start_seat, const Options& options,
                        std::string_view scenario = {});

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() {
  return facts_of(option_fields);
}

}  // namespace fc::knock_out

// The words of scripts, data and text keys for what stands on a card. Source:
// rules/dice-boxing/rules.md, 2.1, 2.2, 2.11, 3.4.
#pragma once

#include <array>
#include <string_view>

#include "core/named.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

inline constexpr std::array<std::string_view, class_count> class_names{
    "heavyweight",  "cruiserweight",     "light-heavyweight", "super-middleweight",  "middleweight",  "super-welterweight",
    "welterweight", "super-lightweight", "lightweight",       "super-featherweight", "featherweight", "super-bantamweight",
    "bantamweight", "super-flyweight",   "flyweight",         "light-flyweight",     "minimumweight"};

inline constexpr std::array<std::string_view, style_count> style_names{"boxer",          "mover",   "technician",
                                                                       "counterpuncher", "swarmer", "slugger"};

inline constexpr std::array<std::string_view, punch_type_count> punch_names{"jab", "body", "cross", "hook", "uppercut"};

inline constexpr std::array<std::string_view, grade_count> grade_names{"A", "B", "C", "D"};

inline constexpr std::array<std::string_view, strategy_count> strategy_names{"none", "knockout", "cover-up", "counter-punch",
                                                                             "stick-and-move"};

/// In the order of `all_ratings`.
inline constexpr std::array<std::string_view, all_ratings.size()> rating_names{
    "control", "adjustment", "power", "stamina", "recovery", "ko", "kd", "chin", "foul", "punches", "defense"};

constexpr std::string_view name_of(WeightClass value) { return class_names[place_of(value)]; }
constexpr std::string_view name_of(Style value) { return style_names[place_of(value)]; }
constexpr std::string_view name_of(PunchType value) { return punch_names[place_of(value)]; }
constexpr std::string_view name_of(Grade value) { return grade_names[place_of(value)]; }
constexpr std::string_view name_of(Strategy value) { return strategy_names[place_of(value)]; }

}  // namespace fc::dice_boxing

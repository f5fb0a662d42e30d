// The words of scripts, answers, data and text keys for what happens in a bout. Source: rules/dice-boxing/rules.md, 2.3
// to 2.9, 3.10.
#pragma once

#include <array>
#include <string_view>

#include "rules/dice-boxing/charts.h"
#include "rules/dice-boxing/names.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

inline constexpr std::array<std::string_view, special_chart_count> special_chart_names{"foul", "ring-movement", "cut",
                                                                                       "unique"};

inline constexpr std::array<std::string_view, letter_count> letter_names{"KO", "A", "B", "C", "D", "E"};

inline constexpr std::array<std::string_view, opinion_count> opinion_names{"favourite", "even", "challenger"};

inline constexpr std::array<std::string_view, foul_count> foul_names{"caution", "clash-of-heads", "warning", "point",
                                                                     "disqualified"};

inline constexpr std::array<std::string_view, position_count> position_names{
    "center",      "left-center", "right-center", "near-ropes",          "far-ropes",         "left-ropes",
    "right-ropes", "red-corner",  "blue-corner",  "near-neutral-corner", "far-neutral-corner"};

inline constexpr std::array<std::string_view, ground_count> ground_names{"corner", "ropes", "center"};

/// The word for none is that of the chart.
inline constexpr std::array<std::string_view, cut_letters + 1> cut_letter_names{"A", "B", "C", "D", "NO"};

inline constexpr std::array<std::string_view, cut_columns> cut_column_names{"1-3", "4-5", "6-7", "8-9", "10", "butt"};

inline constexpr std::array<std::string_view, unique_count> unique_names{
    "mouthpiece",  "loose-tape", "slip",      "long-clinch", "nosebleed",  "swelling",     "crowd",
    "second-wind", "showboat",   "flurry",    "winded",      "heavy-legs", "bruised-hand", "broken-hand",
    "ankle",       "ribs",       "ear",       "broken-nose", "closed-eye", "jaw",          "clash-of-heads",
    "early-bell",  "towel",      "bad-clash", "shoulder"};

inline constexpr std::array<std::string_view, effect_kinds> effect_names{
    "stamina",      "round-control",   "lasting-control", "lasting-punches", "lasting-kd",
    "lasting-chin", "lasting-defense", "control-passes",  "free-punches",    "butt-cut",
    "bell",         "towel",           "technical-stop",  "injury-stop"};

inline constexpr std::array<std::string_view, method_count> method_names{
    "", "ko", "tko", "disqualification", "technical-draw", "technical-decision", "decision", "draw"};

inline constexpr std::array<std::string_view, end_reason_count> end_reason_names{
    "",       "count", "referee", "seriously-hurt", "three-knockdowns", "cut",
    "injury", "towel", "foul",    "points",         "accident",         "cards"};

inline constexpr std::array<std::string_view, verdict_count> verdict_names{"", "unanimous", "majority", "split"};

constexpr std::string_view name_of(SpecialChart value) { return special_chart_names[place_of(value)]; }
constexpr std::string_view name_of(Letter value) { return letter_names[place_of(value)]; }
constexpr std::string_view name_of(Opinion value) { return opinion_names[place_of(value)]; }
constexpr std::string_view name_of(Foul value) { return foul_names[place_of(value)]; }
constexpr std::string_view name_of(Position value) { return position_names[place_of(value)]; }
constexpr std::string_view name_of(CutLetter value) { return cut_letter_names[place_of(value)]; }
constexpr std::string_view name_of(CutColumn value) { return cut_column_names[place_of(value)]; }
constexpr std::string_view name_of(UniqueEvent value) { return unique_names[place_of(value)]; }
constexpr std::string_view name_of(EffectKind value) { return effect_names[place_of(value)]; }
constexpr std::string_view name_of(Method value) { return method_names[place_of(value)]; }
constexpr std::string_view name_of(EndReason value) { return end_reason_names[place_of(value)]; }
constexpr std::string_view name_of(Verdict value) { return verdict_names[place_of(value)]; }

}  // namespace fc::dice_boxing

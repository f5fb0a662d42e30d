// The words of scripts, data and text keys for what a career knows. Source: rules/dice-boxing/rules.md, 6.3, 7.4, 7.6.
#pragma once

#include <array>
#include <string_view>

#include "core/named.h"
#include "rules/dice-boxing-career/events.h"

namespace fc::dice_boxing_career {

inline constexpr std::array<std::string_view, decision_count> decision_names{"upgrade", "office",   "next-fight",
                                                                             "offer",   "opponent", "outcome"};

inline constexpr std::array<std::string_view, purpose_count> purpose_names{"schedule", "lost-fight", "retirement",
                                                                           "other-bout", "wear"};

/// Ratings, then strategies.
inline constexpr std::array<std::string_view, purchase_count> purchase_names{
    "control", "adjustment", "power",    "stamina",       "recovery",      "ko", "chin", "foul", "punches",
    "defense", "knockout",   "cover-up", "counter-punch", "stick-and-move"};

inline constexpr std::array<std::string_view, outcome_count> outcome_names{
    "win-ko",        "win-tko",  "win-decision", "win-disqualification", "draw",
    "loss-decision", "loss-tko", "loss-ko",      "loss-disqualification"};

/// The answers of one word, by Word.
inline constexpr std::array<std::string_view, 7> plain_words{"done",         "fight-on", "greats-tourney", "retire",
                                                             "next-in-line", "chart",    "rematch"};

inline constexpr std::array<std::string_view, phase_count> phase_names{"upgrade", "office",  "schedule",
                                                                       "bout",    "tourney", "over"};

inline constexpr std::array<std::string_view, retirement_count> retirement_names{"", "choice", "losses", "chart",
                                                                                 "max-fights"};

inline constexpr std::array<std::string_view, source_count> source_names{"next-in-line", "chart", "rematch",
                                                                         "defence",      "free",  "tourney"};

/// How the referee calls your man.
inline constexpr std::string_view you_name = "you";

constexpr std::string_view name_of(Purchase value) { return purchase_names[place_of(value)]; }
constexpr std::string_view name_of(Outcome value) { return outcome_names[place_of(value)]; }
constexpr std::string_view name_of(Phase value) { return phase_names[place_of(value)]; }
constexpr std::string_view name_of(Retirement value) { return retirement_names[place_of(value)]; }
constexpr std::string_view name_of(Source value) { return source_names[place_of(value)]; }

}  // namespace fc::dice_boxing_career

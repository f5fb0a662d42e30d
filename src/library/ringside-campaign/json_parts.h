// Parts of the referee's answer for a campaign (words for seats, men, phases, offers and arenas; the state), and the
// campaign's tables read from data. Source: rules/ringside-campaign/rules.md, 2, 7.3.
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/named.h"
#include "core/result.h"
#include "rules/ringside-campaign/state.h"
#include "rules/ringside-campaign/tables.h"

namespace fc::ringside_campaign {

// The referee's words for seats, men, phases, offers and arenas in answers and event lines. Source:
// rules/ringside-campaign/rules.md, 2, 7.3.

/// By Phase.
inline constexpr std::array<std::string_view, 12> phase_words{"forming",  "cuts",         "seeding", "booking",
                                                              "disputes", "fight-night",  "ranking", "television",
                                                              "visitors", "front-office", "title",   "finished"};
/// By OfferKind.
inline constexpr std::array<std::string_view, 8> offer_words{"",       "sale",      "trade",   "bout",
                                                             "vacant", "challenge", "defence", "moved"};
/// By Arena.
inline constexpr std::array<std::string_view, arena_count> arena_words{"pits", "low", "middle", "high", "best"};

/// Seats count from 1: "m3".
inline std::string seat_word(int seat) { return "m" + std::to_string(seat + 1); }

inline std::string_view id_word(const Setup& setup, Person person) { return id_of(setup, person).text(); }

// The state of a campaign as the referee shows it. Source: rules/ringside-campaign/rules.md, 7.3.

/// All of the state that can be seen; every key is there in every phase.
nlohmann::ordered_json state_json(const Setup& setup, const State& state);

// The tables of the campaign from campaign.json, every figure within the bounds that the rules rely on. Source:
// rules/ringside-campaign/rules.md, 2.2 to 2.4.

/// Reads the whole file. Faults have places like "arenas[2].min_rounds": wrong_type, unknown_key, missing_key, out_of_range,
/// unknown_value.
Result<Tables> read_tables(const nlohmann::ordered_json& json);

}  // namespace fc::ringside_campaign

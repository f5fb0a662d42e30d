// The referee's words for seats, men, phases, offers and arenas in answers and event lines. Source:
// rules/ringside-campaign/rules.md, 2, 7.3.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/named.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// By Phase.
inline constexpr std::array<std::string_view, 10> phase_words{
    "forming", "cuts", "seeding", "booking", "disputes", "fight-night", "ranking", "front-office", "title", "finished"};
/// By OfferKind.
inline constexpr std::array<std::string_view, 8> offer_words{"",       "sale",      "trade",   "bout",
                                                             "vacant", "challenge", "defence", "moved"};
/// By Arena.
inline constexpr std::array<std::string_view, arena_count> arena_words{"pits", "low", "middle", "high", "best"};

/// Seats count from 1: "m3".
inline std::string seat_word(int seat) {
  return "m" + std::to_string(seat + 1);
}

inline std::string_view id_word(const Setup& setup, Person person) {
  return id_of(setup, person).text();
}

}  // namespace fc::ringside_campaign

// What boxers wore when, and who has what head: how often, for `looks_of`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/looks.h"

namespace fc::fashion {

/// Decades that dressed alike.
enum class Era : std::uint8_t { old_time, between_wars, fifties, sixties, seventies, eighties, nineties, millennium, late };
inline constexpr std::size_t era_count = 9;
inline constexpr std::array<Era, 14> era_by_decade{
    Era::old_time, Era::old_time,  Era::old_time, Era::between_wars, Era::between_wars, Era::between_wars, Era::fifties,
    Era::sixties,  Era::seventies, Era::eighties, Era::nineties,     Era::millennium,   Era::late,         Era::late};

template <std::size_t count>
using Weights = std::array<std::uint8_t, count>;
template <std::size_t count>
using ByEra = std::array<Weights<count>, era_count>;

/// How often men of an era wore what; 0: nobody did.
inline constexpr ByEra<hair_count> hair_by_era{{
    // bald, cropped, receding, side, centre, slicked, quiff, curly, afro, flat, high, mullet, tied, braids
    {1, 2, 3, 3, 5, 1, 0, 1, 0, 0, 0, 0, 0, 0},
    {1, 2, 2, 3, 2, 6, 0, 2, 0, 0, 0, 0, 0, 0},
    {1, 3, 1, 5, 0, 2, 4, 1, 0, 1, 0, 0, 0, 0},
    {1, 4, 1, 3, 0, 1, 2, 2, 0, 3, 0, 0, 0, 0},
    {1, 2, 2, 2, 1, 0, 1, 2, 6, 0, 0, 1, 0, 0},
    {1, 3, 1, 1, 0, 0, 0, 4, 2, 2, 1, 3, 0, 0},
    {3, 4, 1, 0, 0, 0, 0, 1, 0, 5, 4, 1, 0, 1},
    {4, 5, 1, 0, 0, 0, 0, 1, 0, 2, 1, 0, 1, 3},
    {2, 3, 1, 2, 0, 0, 2, 1, 1, 0, 3, 0, 2, 3},
}};
inline constexpr ByEra<whiskers_count> whiskers_by_era{{
    // shaven, stubble, pencil, thick, handlebar, horseshoe, goatee, chin strap, full
    {4, 1, 0, 3, 5, 0, 0, 0, 1},
    {9, 2, 4, 1, 0, 0, 0, 0, 0},
    {9, 3, 2, 0, 0, 0, 0, 0, 0},
    {8, 3, 1, 1, 0, 0, 1, 0, 0},
    {4, 1, 0, 4, 0, 4, 1, 1, 2},
    {5, 2, 1, 4, 0, 1, 1, 0, 0},
    {5, 2, 2, 2, 0, 0, 4, 0, 0},
    {4, 3, 1, 0, 0, 0, 4, 3, 0},
    {3, 3, 0, 1, 0, 0, 2, 2, 4},
}};
inline constexpr ByEra<trunks_pattern_count> pattern_by_era{{
    // plain, side stripe, double stripe, hoops, checks, halves, chevrons, dots, star, fringe
    {5, 1, 0, 3, 0, 0, 0, 0, 1, 0},
    {4, 4, 1, 1, 0, 1, 0, 0, 1, 0},
    {3, 4, 3, 0, 0, 1, 0, 0, 1, 0},
    {3, 4, 3, 0, 0, 1, 0, 0, 1, 0},
    {1, 4, 4, 0, 1, 1, 1, 0, 2, 0},
    {1, 3, 3, 1, 1, 2, 2, 0, 2, 0},
    {1, 2, 2, 1, 2, 2, 2, 1, 2, 2},
    {1, 1, 2, 1, 2, 2, 2, 1, 2, 3},
    {1, 2, 2, 1, 2, 2, 3, 1, 1, 2},
}};
inline constexpr ByEra<boots_count> boots_by_era{{
    // low, high, laced, tasselled
    {4, 0, 3, 0},
    {1, 3, 3, 0},
    {0, 4, 2, 0},
    {0, 4, 2, 1},
    {0, 4, 1, 2},
    {1, 4, 1, 2},
    {1, 4, 1, 3},
    {2, 3, 1, 3},
    {3, 3, 1, 2},
}};

/// Heads of light men and of heavy ones.
inline constexpr std::array<Weights<head_count>, 3> head_by_build{{
    // square, long-jawed, round, narrow, heavy-jawed, wide
    {1, 2, 3, 4, 0, 1},
    {2, 3, 2, 2, 1, 1},
    {3, 2, 1, 1, 3, 2},
}};

}  // namespace fc::fashion

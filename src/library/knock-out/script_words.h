// The words of scripts and data for classes, titles and bets, each in the order of its enumeration.
// Source: rules/knock-out/rules.md, 2.2, 3.6.
#pragma once

#include <array>
#include <string_view>

namespace fc::knock_out {

inline constexpr std::array<std::string_view, 3> class_words{"amateur", "professional", "champion"};
inline constexpr std::array<std::string_view, 3> title_words{"none", "superchampion", "world-champion"};
inline constexpr std::array<std::string_view, 2> size_words{"big", "small"};
inline constexpr std::array<std::string_view, 3> type_words{"win", "x2", "ko"};

}  // namespace fc::knock_out

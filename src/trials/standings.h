// Who did how well among those who met each other in a trial, and how long bouts took: read from the counts of a report.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trials/report.h"

namespace fc::trials {

/// A simulator whose bouts are fought by many counts for each of them "fought:<id>", "won:<id>" and "drawn:<id>".
inline constexpr std::string_view fought_counter = "fought:";
inline constexpr std::string_view won_counter = "won:";
inline constexpr std::string_view drawn_counter = "drawn:";

/// One of them. share: of his bouts that he won, a draw as half a win; interval: 95 % of it.
struct Contender {
  std::string id;
  std::int64_t fought = 0;
  std::int64_t won = 0;
  std::int64_t drawn = 0;
  double share = 0;
  Interval interval;
};

/// The best first; nobody if the report counts nobody. Who has not fought yet is left out.
std::vector<Contender> standings_of(const Report& report);

/// For people: a line each, and how bouts divide over lengths as bars; empty if there is nothing to say.
/// lengths: names of counters, one for each length from 1 (rounds).
std::string standings_in_words(const Report& report);
std::string lengths_in_words(const Report& report, std::span<const std::string_view> lengths);

}  // namespace fc::trials

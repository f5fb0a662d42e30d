// A field: men who meet each other in turn, the counts for each of them, and their standings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "trials/report.h"

namespace fc::trials {

/// Two men of a field, by index.
struct Meeting {
  std::size_t red = 0;
  std::size_t blue = 0;

  friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// Card: a game's data of a man. meetings: used in turn, each equally often; empty: there is no field. ids: ids of `cards`,
/// in their order, if results are counted for each man (see `standings_of`); else empty.
template <class Card>
struct Field {
  std::vector<Card> cards;
  std::vector<Meeting> meetings;
  std::vector<std::string> ids;

  /// The meeting of bout number `bout`. There must be meetings.
  [[nodiscard]] const Meeting& meeting(std::uint64_t bout) const { return meetings[bout % meetings.size()]; }
};

/// Meetings of everybody with everybody, once in either corner, in rounds in which everybody boxes once (one rests if the
/// number is odd), so that after any number of bouts all have boxed about equally often. men: number of men; fewer than two
/// give no meetings.
std::vector<Meeting> round_robin(std::size_t men);

/// Names of the counters for these men, several for each; a simulator appends them to its own.
std::vector<std::string> counters_of_men(std::span<const std::string> ids);

/// Counts a bout. winner: none for a draw. counts: those of `counters_of_men`.
void count_meeting(const Meeting& meeting, std::optional<Corner> winner, std::span<std::int64_t> counts);

/// Prefixes of the counters "fought:<id>", "won:<id>" and "drawn:<id>" of each man, in simulators with a field.
inline constexpr std::string_view fought_counter = "fought:";
inline constexpr std::string_view won_counter = "won:";
inline constexpr std::string_view drawn_counter = "drawn:";

/// A man's results. share: share of his bouts that he won, a draw counting half; interval: its 95 % interval.
struct Contender {
  std::string id;
  std::int64_t fought = 0;
  std::int64_t won = 0;
  std::int64_t drawn = 0;
  double share = 0;
  Interval interval;
};

/// The standings, best first; empty if the report has no such counters. Men who have not boxed yet are left out.
std::vector<Contender> standings_of(const Report& report);

/// The standings, one line for each man, and the distribution of bouts over lengths as bars, as text for people; empty if
/// there is nothing to show. lengths: names of counters, one for each length from 1 (rounds).
std::string standings_in_words(const Report& report);
std::string lengths_in_words(const Report& report, std::span<const std::string_view> lengths);

}  // namespace fc::trials

// A field: men who meet each other in turn, what is counted for each of them, and who did how well.
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

/// Two men of a field, by their places in it.
struct Meeting {
  std::size_t red = 0;
  std::size_t blue = 0;

  friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// Card: what a game knows a man by. meetings: take turns, each equally often; none: there is no field. ids: of those of
/// `cards`, in their order, for whom it is counted how they do (trials/standings.h); empty: it is not.
template <class Card>
struct Field {
  std::vector<Card> cards;
  std::vector<Meeting> meetings;
  std::vector<std::string> ids;

  /// Who meets in a bout of a seed. There must be meetings.
  [[nodiscard]] const Meeting& meeting(std::uint64_t bout) const { return meetings[bout % meetings.size()]; }
};

/// Everybody meets everybody, once in either corner. They come in rounds in which everybody boxes once (an odd man rests),
/// so that after any number of bouts all have boxed about equally often. men: fewer than two do not meet.
std::vector<Meeting> round_robin(std::size_t men);

/// Names of what is counted for them, a few for each: what a simulator counts behind its own.
std::vector<std::string> counters_of_men(std::span<const std::string> ids);

/// One more bout. winner: none of a draw. counts: of `counters_of_men`.
void count_meeting(const Meeting& meeting, std::optional<Corner> winner, std::span<std::int64_t> counts);

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

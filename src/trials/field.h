// A field: men who meet each other in turn, and what is counted for each of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"

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

}  // namespace fc::trials

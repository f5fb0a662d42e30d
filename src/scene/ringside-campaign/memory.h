// What a campaign remembers of two men when they meet: why their bout matters, and what it has settled. Facts of the
// chronicle alone, each of a kind that has its words. Source: rules/ringside-campaign/rules.md, 10.
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "scene/ringside-campaign/chronicle.h"

namespace fc::ringside_campaign {

enum class MemoryKind : std::uint8_t {
  // Before the bout.
  one_each,      ///< each has beaten the other once in two meetings
  revenge,       ///< man was beaten by other when they met last
  again,         ///< man has beaten other `number` times, and never lost
  old_champion,  ///< man was champion, and is no longer
  unbeaten,      ///< neither has lost in three bouts or more
  streak,        ///< man has won his last `number` bouts, three or more
  losing,        ///< man has lost his last `number` bouts, three or more
  first_time,    ///< both have boxed three times or more, never each other
  // After it.
  decided,       ///< man has won the third of which each had won one
  avenged,       ///< man has beaten who beat him last time
  regained,      ///< man is champion again
  streak_ended,  ///< other had won his last `number` bouts, three or more
  against_odds,  ///< the bill had given man `number` in a hundred, thirty or fewer
  came_back,     ///< man was down `number` times, and won
};
inline constexpr int memory_kinds = 14;

struct Memory {
  MemoryKind kind = MemoryKind::first_time;
  Person man = nobody;
  Person other = nobody;
  int number = 0;
  std::int32_t bout = no_bout;  ///< the earlier meeting it speaks of
};

/// Why a bout of these two would matter after the first `before` bouts of the chronicle, what matters most first.
std::vector<Memory> at_stake(const Chronicle& chronicle, Person red, Person blue, std::int32_t before);
/// What that bout has settled, what matters most first. Of a drawn one nothing.
std::vector<Memory> settled(const Chronicle& chronicle, std::int32_t bout);

/// As a sentence.
std::string worded(const Memory& memory, const Chronicle& chronicle, const Setup& setup, const Words& words);

}  // namespace fc::ringside_campaign

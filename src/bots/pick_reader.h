// How easily a corner's secret picks could have been guessed: a reader who counts, and the one habit that told him most.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fc {

/// A pick that was legal, and how often the mix that nobody can exploit makes it, 0 to 1.
struct MixedPick {
  std::string pick;
  double share = 0;
};

/// One secret pick of one corner.
struct SecretPick {
  std::string topic;           ///< the referee's word for the decision
  std::string taken;           ///< the referee's word for the pick
  std::vector<MixedPick> mix;  ///< of all legal picks
  bool came_off = false;       ///< both picks together were worth more to him than both mixes are
};

/// When a habit shows.
enum class HabitKind : std::uint8_t { always, after_pick, after_success, after_failure };

/// "After a miss: left jab, 7 of 9."
struct PickHabit {
  HabitKind kind = HabitKind::always;
  std::string topic;
  std::string pick;
  std::string after = {};  ///< of `after_pick`: the last pick on this topic
  int times = 0;
  int of = 0;           ///< so often it could have shown
  double expected = 0;  ///< of those, times the mix would have made this pick
};

/// Of all secret picks of one corner.
struct PicksRead {
  int picks = 0;
  double guessed = 0;              ///< right guesses of a simple reader; of picks that he thinks equally likely, a part each
  double allowed = 0;              ///< right guesses that the mixes allow even to somebody who knows them
  std::optional<PickHabit> habit;  ///< none: nothing that whoever picks by the mix would not show as well
};

/// What a simple reader makes of a corner's picks, in their order. Before each pick he guesses from those before it on the
/// same topic: from all, from those after the same last pick, and from those after a last pick that came off or failed,
/// each weighed by how well it foresaw so far. Pure.
PicksRead read_picks(std::span<const SecretPick> picks);

/// The habit that foretells most of his next pick on a topic, after these. None: as above.
std::optional<PickHabit> habit_next(std::span<const SecretPick> picks, const std::string& topic);

}  // namespace fc

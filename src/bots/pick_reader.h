// How easily a corner's secret picks could have been guessed, by a reader who counts earlier picks; and the most telling
// habit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fc {

/// A legal pick and its share in the best mix, 0 to 1.
struct MixedPick {
  std::string pick;
  double share = 0;
};

/// One secret pick of one corner.
struct SecretPick {
  std::string topic;           ///< the referee's name of the decision
  std::string taken;           ///< the referee's name of the pick
  std::vector<MixedPick> mix;  ///< the best mix over all legal picks
  bool came_off = false;       ///< the pair of picks was better for him than both mixes
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
  int of = 0;           ///< number of times it could have shown
  double expected = 0;  ///< number of times the mix would have made this pick
};

/// The result for all secret picks of one corner.
struct PicksRead {
  int picks = 0;
  double guessed = 0;              ///< right guesses of a simple reader; a tie between picks counts in part
  double allowed = 0;              ///< expected right guesses of somebody who knows the mixes, if the picks follow them
  std::optional<PickHabit> habit;  ///< none: nothing beyond what picking by the mix would show
};

/// Reads a corner's picks in order. Before each pick the simple reader guesses from the earlier picks on the same topic:
/// from all of them, from those after the same last pick, and from those after a last pick that succeeded or failed, each
/// weighed by how well it predicted so far. No side effects.
PicksRead read_picks(std::span<const SecretPick> picks);

/// The habit that predicts most of his next pick on a topic, after these picks. None: as in `PicksRead::habit`.
std::optional<PickHabit> habit_next(std::span<const SecretPick> picks, const std::string& topic);

}  // namespace fc

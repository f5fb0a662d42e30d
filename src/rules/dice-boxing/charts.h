// The charts of a bout, as read from data. A percentile table has one entry for each face, 00 to 99. Source:
// rules/dice-boxing/rules.md, 2.3 to 2.11.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed_vector.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {

/// By the face of the dice.
template <class T>
using Percentile = std::array<T, faces>;

/// The special charts. Source: 2.3.
enum class SpecialChart : std::uint8_t { foul, ring_movement, cut, unique };
inline constexpr std::size_t special_chart_count = 4;

/// The result of a knock-down: counted out, or a letter. Source: 2.4.
enum class Letter : std::uint8_t { ko, a, b, c, d, e };
inline constexpr std::size_t letter_count = 6;

/// A judge's opinion of a round. Source: 2.5.
enum class Opinion : std::uint8_t { favourite, even, challenger };
inline constexpr std::size_t opinion_count = 3;

/// What the foul chart can say, mildest first. Source: 2.6.
enum class Foul : std::uint8_t { caution, clash_of_heads, warning, point, disqualified };
inline constexpr std::size_t foul_count = 5;

/// Places in the ring; near and far as the audience sees them. Source: 2.7.
enum class Position : std::uint8_t {
  center,
  left_center,
  right_center,
  near_ropes,
  far_ropes,
  left_ropes,
  right_ropes,
  red_corner,
  blue_corner,
  near_neutral_corner,
  far_neutral_corner,
};
inline constexpr std::size_t position_count = 11;

/// Kinds of places, which decide what a place is worth to its owner.
enum class Ground : std::uint8_t { corner, ropes, center };
inline constexpr std::size_t ground_count = 3;

constexpr Ground ground_of(Position position) {
  if (position < Position::near_ropes) {
    return Ground::center;
  }
  return position < Position::red_corner ? Ground::ropes : Ground::corner;
}

/// Lightest first. Source: 2.8.
enum class CutLetter : std::uint8_t { a, b, c, d, none };
inline constexpr std::size_t cut_letters = 4;

/// Columns of the cut chart: by the power of the man in control, or for a clash of heads.
enum class CutColumn : std::uint8_t { power_1_3, power_4_5, power_6_7, power_8_9, power_10, butt };
inline constexpr std::size_t cut_columns = 6;

/// The column of the cut chart for a power. power: 1 to 10.
constexpr CutColumn cut_column(int power) {
  constexpr std::array<int, 4> last_of_column{3, 5, 7, 9};
  std::size_t column = 0;
  while (column < last_of_column.size() && power > last_of_column[column]) {
    ++column;
  }
  return static_cast<CutColumn>(column);
}

/// Unique events and injuries in the order of their chart. Source: 2.9.
enum class UniqueEvent : std::uint8_t {
  mouthpiece,
  loose_tape,
  slip,
  long_clinch,
  nosebleed,
  swelling,
  crowd,
  second_wind,
  showboat,
  flurry,
  winded,
  heavy_legs,
  bruised_hand,
  broken_hand,
  ankle,
  ribs,
  ear,
  broken_nose,
  closed_eye,
  jaw,
  clash_of_heads,
  early_bell,
  towel,
  bad_clash,
  shoulder,
};
inline constexpr std::size_t unique_count = 25;

/// An effect of a unique event. The last seven change no rating. Effects after control_passes, free_punches, butt_cut or
/// bell are not carried out.
enum class EffectKind : std::uint8_t {
  stamina,
  round_control,
  lasting_control,
  lasting_punches,
  lasting_kd,
  lasting_chin,
  lasting_defense,
  control_passes,  ///< Y makes the next control roll
  free_punches,    ///< X throws `by` free punches
  butt_cut,        ///< X cuts Y by accident
  bell,            ///< the round is over
  towel,           ///< the bout is stopped if Y is tired
  technical_stop,  ///< a `doctor` die of no corner: up to `by` the bout is stopped
  injury_stop,     ///< a `doctor` die of Y: up to `by` the bout is stopped
};
inline constexpr std::size_t effect_kinds = 14;

/// Whom an effect concerns: X, who is in control, Y, the other man, or the challenger.
enum class EffectOn : std::uint8_t { x, y, challenger };

struct Effect {
  EffectKind kind = EffectKind::stamina;
  EffectOn on = EffectOn::x;
  std::int8_t by = 0;

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

/// What a unique event does; the effects in order.
struct UniqueRow {
  bool to_center = false;  ///< the position goes back to the centre first
  FixedVector<Effect, 2> effects;

  friend constexpr bool operator==(const UniqueRow&, const UniqueRow&) = default;
};

inline constexpr int lowest_chin = -12;  ///< rows of the knock-down chart
inline constexpr int highest_chin = 4;
inline constexpr std::size_t chin_rows = highest_chin - lowest_chin + 1;
inline constexpr int lowest_foul_rating = 70;
inline constexpr int foul_rating_step = 5;
inline constexpr std::size_t foul_rows = 6;
inline constexpr int most_lead = 12;  ///< larger leads are read in the last row of the judges' chart
inline constexpr std::size_t lead_rows = most_lead + 1;
inline constexpr std::size_t net_rows = 3;  ///< net knock-downs 0, 1, 2 or more

/// How one judge saw the round for the man who scored more knock-downs. Source: 2.5.
enum class ScorerDid : std::uint8_t { wins, even, loses, loses_by_ten };
inline constexpr std::size_t scorer_columns = 4;

/// A pair of round scores: the scorer's and the other man's.
struct ScorePair {
  std::int8_t scorer = 0;
  std::int8_t other = 0;

  friend constexpr bool operator==(const ScorePair&, const ScorePair&) = default;
};

/// What a place adds to its owner's ranges. Source: 2.7.
struct GroundBonus {
  std::int8_t control = 0;
  std::int8_t punches = 0;

  friend constexpr bool operator==(const GroundBonus&, const GroundBonus&) = default;
};

/// What a cut of one letter does. Source: 2.8.
struct CutRules {
  std::int8_t opponent_punches = 0;  ///< added to the opponent's punches range while it is open
  std::int8_t doctor_stops_to = -1;  ///< highest face on which the doctor stops the bout; -1: he is not asked

  friend constexpr bool operator==(const CutRules&, const CutRules&) = default;
};

/// What a strategy's grade is worth. Source: 2.10.
struct GradeRules {
  std::int8_t bonus = 0;
  std::int8_t counter_gives = 0;  ///< added to the opponent's control while one counter-punches

  friend constexpr bool operator==(const GradeRules&, const GradeRules&) = default;
};

/// A cell of the strategy chart: what it adds to the ranges of the man whose row it is. Source: 2.10.
struct StrategyCell {
  std::int8_t control = 0;
  std::int8_t punches = 0;
  std::int8_t kd = 0;
  std::int8_t free_punches = 0;  ///< added to `punches` for a free punch
  bool no_free = false;          ///< the opponent's misses earn no free punch

  friend constexpr bool operator==(const StrategyCell&, const StrategyCell&) = default;
};

/// What a difference of classes adds to the ratings of one man. Source: 2.11.
struct Weight {
  std::int8_t control = 0;
  std::int8_t kd = 0;
  std::int8_t chin = 0;
  std::int8_t stamina = 0;
  std::int8_t defense = 0;

  friend constexpr bool operator==(const Weight&, const Weight&) = default;
};
inline constexpr std::size_t weight_rows = 6;  ///< 1 to 5 classes apart, 6 or more

/// Every chart of a bout.
struct Charts {
  Percentile<SpecialChart> special{};
  std::array<Percentile<Letter>, chin_rows> knockdown{};  ///< by chin, -12 first
  Percentile<Position> ring{};
  std::array<GroundBonus, ground_count> ground{};
  std::array<Percentile<Foul>, foul_rows> foul{};  ///< by rating, 70 first
  std::array<Percentile<CutLetter>, cut_columns> cut{};
  std::array<CutRules, cut_letters> cut_rules{};
  Percentile<std::uint8_t> reopens{};  ///< by the face of a result: one bit for each letter whose closed cut it re-opens
  Percentile<UniqueEvent> unique{};
  std::array<UniqueRow, unique_count> unique_rows{};
  /// By side (0: the favourite leads or nobody, 1: the challenger leads), lead and face; face 100 is at index 0.
  std::array<std::array<Percentile<Opinion>, lead_rows>, 2> judges{};
  std::array<std::array<ScorePair, scorer_columns>, net_rows> round_scores{};
  std::array<GradeRules, grade_count> grades{};
  std::array<std::array<StrategyCell, strategy_count>, strategy_count> strategies{};  ///< own row, opponent's column
  std::array<Weight, weight_rows> heavier{};
  std::array<Weight, weight_rows> lighter{};

  [[nodiscard]] constexpr const StrategyCell& cell(Strategy own, Strategy others) const {
    return strategies[place_of(own)][place_of(others)];
  }
  /// The row of the knock-down chart for a chin. chin: -12 to 4.
  [[nodiscard]] constexpr const Percentile<Letter>& knockdown_row(int chin) const {
    return knockdown[static_cast<std::size_t>(chin - lowest_chin)];
  }
  /// The row of the foul chart for a foul rating. rating: 70 to 95 in fives.
  [[nodiscard]] constexpr const Percentile<Foul>& foul_row(int rating) const {
    return foul[static_cast<std::size_t>((rating - lowest_foul_rating) / foul_rating_step)];
  }

  friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

}  // namespace fc::dice_boxing

// The charts of a bout, as read from data. Results by two dice are at index total - `lowest_total`, results by d66 at index
// `place_of_d66`. Source: rules/the-ring/rules.md, 2.4 to 2.8.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "rules/scorecards.h"
#include "rules/the-ring/basic_chart.h"
#include "rules/the-ring/card.h"

namespace fc::the_ring {

inline constexpr int lowest_total = 2;  ///< of two dice
inline constexpr int highest_total = 12;
/// By the total of two dice.
template <class T>
using ByTotal = std::array<T, highest_total - lowest_total + 1>;

template <class T>
constexpr const T& at_total(const ByTotal<T>& table, int total) {
  return table[static_cast<std::size_t>(std::clamp(total, lowest_total, highest_total) - lowest_total)];
}

inline constexpr int highest_row = 15;  ///< of tables whose total may be modified: 0 to 15
/// By a modified total of 0 to 15.
template <class T>
using ByRow = std::array<T, highest_row + 1>;

constexpr int row_of(int total) { return std::clamp(total, 0, highest_row); }

// Hard shots, finishers, counts

/// The effect of a hard shot, from none to worst. Source: 2.5.
enum class Shot : std::uint8_t { none, hard, stagger, knockdown };
inline constexpr std::size_t shot_count = 4;

/// A result of a Hard Shot card: `R KD-6` needs a right of 6, and falls back one step without it.
struct ShotCell {
  Shot shot = Shot::none;
  bool has_hand = false;
  Hand hand = Hand::right;  ///< means something if `has_hand`
  std::int8_t needs = 0;    ///< least rating of that hand that the puncher needs; 0: any

  friend constexpr bool operator==(const ShotCell&, const ShotCell&) = default;
};

inline constexpr int lowest_card = -4;
inline constexpr int highest_card = 8;
inline constexpr std::size_t shot_card_count = highest_card - lowest_card + 1;

enum class FinisherKind : std::uint8_t { points, hard_shot, possible_cut, stagger, knockdown, tko };

/// A result of a finisher roll. number: of points; for a TKO the n of TKO-n.
struct FinisherCell {
  FinisherKind kind = FinisherKind::points;
  std::int8_t number = 0;

  friend constexpr bool operator==(const FinisherCell&, const FinisherCell&) = default;
};

/// Parts of the Knockout Chart, by how hard a chin is. Source: 2.7.
enum class Portion : std::uint8_t { glass, soft, average, hard, granite };
inline constexpr std::size_t portion_count = 5;

enum class Count : std::uint8_t { ko, tko, up };

/// A result of the Knockout Chart. number: for `up` the count at which he gets up, 1 to 9.
struct CountCell {
  Count count = Count::ko;
  std::int8_t number = 0;

  friend constexpr bool operator==(const CountCell&, const CountCell&) = default;
};

struct CountRows {
  std::int8_t chin_min = 0;
  std::int8_t chin_max = 0;
  ByRow<CountCell> rows{};

  friend constexpr bool operator==(const CountRows&, const CountRows&) = default;
};

// Cuts and fouls

enum class Location : std::uint8_t {
  left_eyelid,
  right_eyelid,
  left_brow,
  right_brow,
  left_cheek,
  right_cheek,
  nose,
  lip,
  forehead,
};
inline constexpr std::size_t location_count = 9;

struct CutRow {
  bool deepens = false;  ///< deepens a cut that the puncher chooses; `location` means nothing then
  Location location = Location::left_eyelid;
  std::int8_t points = 0;
  bool check = false;  ///< a stoppage roll follows whatever the points

  friend constexpr bool operator==(const CutRow&, const CutRow&) = default;
};

struct CutRules {
  ByTotal<CutRow> rows{};
  CutRow without_cut;               ///< used for "deepen" if there is no cut yet
  std::int8_t check_points = 0;     ///< points of a cut from which a stoppage roll follows
  std::int8_t vision_points = 0;    ///< points from which an open cut at an eye lowers DEF
  std::int8_t attack_points = 0;    ///< points that a cut attack scores
  std::uint16_t eye_locations = 0;  ///< locations at an eye, one bit each

  [[nodiscard]] constexpr bool at_an_eye(Location location) const { return (eye_locations >> place_of(location) & 1U) != 0; }

  friend constexpr bool operator==(const CutRules&, const CutRules&) = default;
};

/// What one number of the legend of fouls, 1 to 12, means.
struct FoulRule {
  std::int8_t victim_stm = 0;  ///< stamina that the fouled boxer loses; in number 10: that the fouler loses
  bool retaliate = false;
  bool warning = false;
  bool cut = false;
  bool point = false;
  bool disqualify = false;

  friend constexpr bool operator==(const FoulRule&, const FoulRule&) = default;
};
inline constexpr int legend_count = 12;
inline constexpr int answer_in_kind = 10;  ///< the legend number for a fouled boxer who answers in kind

struct FoulRules {
  ByRow<std::int8_t> legend_at{};                   ///< legend number by total, 1 to 15
  std::array<FoulRule, legend_count + 1> legend{};  ///< by legend number
  std::int8_t warnings_per_point = 0;
  std::int8_t points_to_disqualify = 0;

  friend constexpr bool operator==(const FoulRules&, const FoulRules&) = default;
};

// Training camp, solitaire, judges

enum class Training : std::uint8_t { hurt, fat, soft, stale, flat, fit, hand, sharp, peak, none };
inline constexpr std::size_t training_count = 9;
inline constexpr std::size_t training_ratings = 5;

/// What the result of a training camp adds for the whole bout.
struct TrainingChange {
  std::int8_t cut = 0;
  std::int8_t stm = 0;
  std::int8_t speed = 0;
  std::int8_t def = 0;
  std::int8_t weight = 0;
  std::int8_t pow = 0;

  friend constexpr bool operator==(const TrainingChange&, const TrainingChange&) = default;
};

/// A row of the Solitaire Chart. marker: 1 or 2; 0: `strategy` is named itself.
struct SolitaireRow {
  std::int8_t marker = 0;
  Strategy strategy = Strategy::none;

  friend constexpr bool operator==(const SolitaireRow&, const SolitaireRow&) = default;
};

/// A row of Basic Scoring; it applies to a view of at least `at_least`. The last row of a portion always applies.
struct ScoreRow {
  std::int16_t at_least = 0;
  bool always = false;
  std::int8_t leader = 0;
  std::int8_t other = 0;

  friend constexpr bool operator==(const ScoreRow&, const ScoreRow&) = default;
};
inline constexpr std::size_t net_portions = 4;  ///< net knockdowns 0, 1, 2, 3 or more
using ScoreRows = FixedVector<ScoreRow, 3>;

/// A judge's final view of a round. leader: who scored more knockdowns or, if equal, is ahead in the view.
struct Judged {
  Corner leader = Corner::red;
  int view = 0;  ///< in half points, positive in favour of the leader
  int net = 0;   ///< how many more knockdowns the leader scored
  ScoreRow row;
};

/// Finds leader and row for a view. of_red: the judge's view of red in half points; net: knockdowns scored by red minus
/// those by blue.
constexpr Judged judged(const std::array<ScoreRows, net_portions>& scoring, int of_red, int net) {
  Judged seen{
      .leader = (net == 0 ? of_red >= 0 : net > 0) ? Corner::red : Corner::blue, .view = of_red, .net = net, .row = {}};
  if (seen.leader == Corner::blue) {
    seen.view = -of_red;
    seen.net = -net;
  }
  for (const ScoreRow& row : scoring[static_cast<std::size_t>(std::min<int>(seen.net, net_portions - 1))]) {
    seen.row = row;
    if (row.always || seen.view >= row.at_least) {
      break;
    }
  }
  return seen;
}

/// All scores of a round, worked out for rollouts: by red's net knockdowns, -3 to 3, and a judge's view of red.
inline constexpr int widest_view = 31;  ///< larger views are limited to this: no row of Basic Scoring asks for more
using JudgeScore = CardScore;           ///< red, blue
using QuickScores = std::array<std::array<JudgeScore, 2 * widest_view + 1>, 2 * net_portions - 1>;

constexpr std::size_t quick_net(int net) {
  constexpr int most = static_cast<int>(net_portions) - 1;
  return static_cast<std::size_t>(std::clamp(net, -most, most) + most);
}
constexpr std::size_t quick_view(int of_red) {
  return static_cast<std::size_t>(std::clamp(of_red, -widest_view, widest_view) + widest_view);
}

constexpr QuickScores quick_scores(const std::array<ScoreRows, net_portions>& scoring) {
  constexpr int most = static_cast<int>(net_portions) - 1;
  QuickScores scores{};
  for (int net = -most; net <= most; ++net) {
    for (int of_red = -widest_view; of_red <= widest_view; ++of_red) {
      const Judged seen = judged(scoring, of_red, net);
      JudgeScore& pair = scores[quick_net(net)][quick_view(of_red)];
      pair[fc::index_of(seen.leader)] = seen.row.leader;
      pair[fc::index_of(other(seen.leader))] = seen.row.other;
    }
  }
  return scores;
}

inline constexpr std::size_t segments_in_a_round = 4;

/// Every chart of a bout.
struct Charts {
  std::array<Entry, entry_count> basic{};                      ///< at `entry_place`
  QuickChart quick{};                                          ///< made from `basic`, for rollouts
  std::array<ByTotal<ShotCell>, shot_card_count> hard_shot{};  ///< by difference, -4 first
  std::array<std::uint8_t, shot_count> shot_points{};
  std::array<std::uint8_t, shot_count> shot_stamina{};
  std::array<std::uint8_t, shot_count> shot_rolls{};       ///< finisher rolls that a shot earns
  std::array<ByRow<FinisherCell>, shot_count> finisher{};  ///< by column; none has no column
  std::array<CountRows, portion_count> knockout{};
  std::array<std::int16_t, segments_in_a_round> clock{};  ///< seconds at the beginning of a segment's two dice
  CutRules cuts;
  FoulRules fouls;
  std::array<ByTotal<Training>, training_ratings> training{};         ///< by rating, 1 first
  std::array<TrainingChange, training_count + 1> training_changes{};  ///< of `none` nothing
  ByTotal<SolitaireRow> solitaire{};
  std::array<std::int8_t, 6> judge_die{};  ///< by face, 1 first: what the die adds to the view
  std::array<ScoreRows, net_portions> scoring{};
  QuickScores scores{};  ///< made from `scoring`, for rollouts
  People people;

  /// The Hard Shot card for a difference (POW minus first chin); the first or last card beyond the ends. Ruling: R27.
  [[nodiscard]] constexpr const ByTotal<ShotCell>& shot_card(int difference) const {
    return hard_shot[static_cast<std::size_t>(std::clamp(difference, lowest_card, highest_card) - lowest_card)];
  }
  /// The part of the Knockout Chart for a chin. chin: the last rating of his list, any number.
  [[nodiscard]] constexpr Portion portion_of(int chin) const {
    std::size_t portion = 0;
    while (portion + 1 < portion_count && chin > knockout[portion].chin_max) {
      ++portion;
    }
    return static_cast<Portion>(portion);
  }

  friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

static_assert(std::is_trivially_copyable_v<Charts>);

}  // namespace fc::the_ring

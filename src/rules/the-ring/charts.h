// The charts of a bout, as read from data. Results by two dice stand at their total less `lowest_total`, results by d66 at
// `place_of_d66`. Source: rules/the-ring/rules.md, 2.4 to 2.8.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/corner.h"
#include "core/fixed_vector.h"
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

/// What becomes of a hard shot, worse and worse. Source: 2.5.
enum class Shot : std::uint8_t { none, hard, stagger, knockdown };
inline constexpr std::size_t shot_count = 4;

/// A result of a Hard Shot card: `R KD-6` needs a right of 6, and falls back one step without it.
struct ShotCell {
  Shot shot = Shot::none;
  bool has_hand = false;
  Hand hand = Hand::right;  ///< means something if `has_hand`
  std::int8_t needs = 0;    ///< of the puncher's rating of that hand; 0: nothing

  friend constexpr bool operator==(const ShotCell&, const ShotCell&) = default;
};

inline constexpr int lowest_card = -4;
inline constexpr int highest_card = 8;
inline constexpr std::size_t shot_card_count = highest_card - lowest_card + 1;

enum class FinisherKind : std::uint8_t { points, hard_shot, possible_cut, stagger, knockdown, tko };

/// number: of points; of a TKO the n of TKO-n.
struct FinisherCell {
  FinisherKind kind = FinisherKind::points;
  std::int8_t number = 0;

  friend constexpr bool operator==(const FinisherCell&, const FinisherCell&) = default;
};

/// How hard a chin is: a part of the Knockout Chart. Source: 2.7.
enum class Portion : std::uint8_t { glass, soft, average, hard, granite };
inline constexpr std::size_t portion_count = 5;

enum class Count : std::uint8_t { ko, tko, up };

/// number: of `up` the count at which he is up, 1 to 9.
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
  bool deepens = false;  ///< a cut of the puncher's choice; `location` says nothing then
  Location location = Location::left_eyelid;
  std::int8_t points = 0;
  bool check = false;  ///< a stoppage roll whatever the points

  friend constexpr bool operator==(const CutRow&, const CutRow&) = default;
};

struct CutRules {
  ByTotal<CutRow> rows{};
  CutRow without_cut;               ///< what "deepen" means where there is none
  std::int8_t check_points = 0;     ///< from so many points on a stoppage roll
  std::int8_t vision_points = 0;    ///< from so many points on an open cut at an eye lowers DEF
  std::int8_t attack_points = 0;    ///< scored by a cut attack
  std::uint16_t eye_locations = 0;  ///< one bit a Location

  [[nodiscard]] constexpr bool at_an_eye(Location location) const { return (eye_locations >> place_of(location) & 1U) != 0; }

  friend constexpr bool operator==(const CutRules&, const CutRules&) = default;
};

/// A number of the legend of fouls, 1 to 12.
struct FoulRule {
  std::int8_t victim_stm = 0;  ///< of number 10: what the fouler loses
  bool retaliate = false;
  bool warning = false;
  bool cut = false;
  bool point = false;
  bool disqualify = false;

  friend constexpr bool operator==(const FoulRule&, const FoulRule&) = default;
};
inline constexpr int legend_count = 12;
inline constexpr int answer_in_kind = 10;  ///< the legend number of a fouled boxer's answer

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

/// What a training camp adds for the whole bout.
struct TrainingChange {
  std::int8_t cut = 0;
  std::int8_t stm = 0;
  std::int8_t speed = 0;
  std::int8_t def = 0;
  std::int8_t weight = 0;
  std::int8_t pow = 0;

  friend constexpr bool operator==(const TrainingChange&, const TrainingChange&) = default;
};

/// marker: 1 or 2; 0: the strategy is named.
struct SolitaireRow {
  std::int8_t marker = 0;
  Strategy strategy = Strategy::none;

  friend constexpr bool operator==(const SolitaireRow&, const SolitaireRow&) = default;
};

/// A row of Basic Scoring, reached by a view of at least `at_least`; the last of a portion is always reached.
struct ScoreRow {
  std::int16_t at_least = 0;
  bool always = false;
  std::int8_t leader = 0;
  std::int8_t other = 0;

  friend constexpr bool operator==(const ScoreRow&, const ScoreRow&) = default;
};
inline constexpr std::size_t net_portions = 4;  ///< net knockdowns 0, 1, 2, 3 or more
using ScoreRows = FixedVector<ScoreRow, 3>;

/// How a judge sees a round in the end. leader: who has scored more knockdowns, or is ahead without any.
struct Judged {
  Corner leader = Corner::red;
  int view = 0;  ///< in half points, from the leader's side
  int net = 0;   ///< knockdowns that he scored over those of the other
  ScoreRow row;
};

/// of_red: a judge's view of red in half points; net: knockdowns scored by red over those by blue.
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

/// Every score of a round ready for rollouts: by red's net knockdowns, -3 to 3, and a judge's view of red.
inline constexpr int widest_view = 31;         ///< no row of Basic Scoring asks for more
using ScorePair = std::array<std::int8_t, 2>;  ///< red, blue
using QuickScores = std::array<std::array<ScorePair, 2 * widest_view + 1>, 2 * net_portions - 1>;

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
      ScorePair& pair = scores[quick_net(net)][quick_view(of_red)];
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
  QuickChart quick{};                                          ///< what follows from `basic`, ready for rollouts
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
  std::array<std::int8_t, 6> judge_die{};  ///< shift of the view by face, 1 first
  std::array<ScoreRows, net_portions> scoring{};
  QuickScores scores{};  ///< what follows from `scoring`, ready for rollouts
  People people;

  /// The card of a difference (POW less first chin), end cards beyond the ends. Ruling: R27.
  [[nodiscard]] constexpr const ByTotal<ShotCell>& shot_card(int difference) const {
    return hard_shot[static_cast<std::size_t>(std::clamp(difference, lowest_card, highest_card) - lowest_card)];
  }
  /// chin: the last rating of a list, any number.
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

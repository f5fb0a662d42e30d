// What is fixed before a bout of The Ring and never changes in it. Source: rules/the-ring/rules.md, 5, 7.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "core/fixed_vector.h"
#include "rules/scorecards.h"
#include "rules/the-ring/card.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

inline constexpr int fewest_rounds = 1;
inline constexpr int most_rounds = 20;
inline constexpr int usual_rounds = 12;
inline constexpr std::size_t judge_count = scorecard_count;

/// Who holds the title that is at stake.
enum class Champion : std::uint8_t { none, red, blue };
inline constexpr std::array<std::string_view, 3> champion_names{"none", "red", "blue"};

/// When both choose new strategies, besides after a stagger or knockdown.
enum class Changes : std::uint8_t { segment, half, round };
inline constexpr std::array<std::string_view, 3> changes_names{"segment", "half", "round"};

/// Who fights by the Solitaire Chart; as a number one bit for each corner.
enum class Solitaire : std::uint8_t { none, red, blue, both };
inline constexpr std::array<std::string_view, 4> solitaire_names{"none", "red", "blue", "both"};

/// Options of a bout, in the order of section 5.
struct Options {
  Changes changes = Changes::segment;
  Solitaire solitaire = Solitaire::none;
  bool training_camp = false;
  bool bad_cut = true;
  bool cut_work_penalty = true;
  bool gloves = true;
  bool cities = true;
  bool referees = true;
  bool three_knockdowns = false;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
/// `solitaire` has no row on the set-up screen, which seats a Solitaire boxer in a corner instead.
inline constexpr std::array option_fields{
    word_field<&Options::changes>("changes", changes_names),
    word_field<&Options::solitaire>("solitaire", solitaire_names).on_screen(RowPlace::none),
    flag_field<&Options::training_camp>("training-camp"),
    flag_field<&Options::bad_cut>("bad-cut"),
    flag_field<&Options::cut_work_penalty>("cut-work-penalty"),
    flag_field<&Options::gloves>("gloves"),
    flag_field<&Options::cities>("cities"),
    flag_field<&Options::referees>("referees"),
    flag_field<&Options::three_knockdowns>("three-knockdowns"),
};

/// The set-up of a bout.
struct Setup {
  std::array<BoxerCard, 2> cards{};
  std::int8_t rounds = usual_rounds;  ///< fewest_rounds to most_rounds
  Champion champion = Champion::none;
  City city = City::none;                                                ///< fixed without dice; none: see 3.1
  Referee referee = Referee::none;                                       ///< fixed without dice; none: see 3.1
  std::array<Cornerman, 2> cut_man{Cornerman::flint, Cornerman::flint};  ///< the man with the best cut rating in each corner
  Options options;
  Charts charts;

  [[nodiscard]] constexpr const BoxerCard& card(Corner corner) const { return cards[fc::index_of(corner)]; }
  [[nodiscard]] constexpr bool is_title_bout() const { return champion != Champion::none; }
  /// The champion's corner; valid only in a title bout.
  [[nodiscard]] constexpr Corner champion_corner() const { return champion == Champion::blue ? Corner::blue : Corner::red; }
  /// Whether dice and a chart decide for this corner, which then is never asked.
  [[nodiscard]] constexpr bool is_solitaire(Corner corner) const {
    return (place_of(options.solitaire) >> fc::index_of(corner) & 1U) != 0;
  }
  [[nodiscard]] constexpr int corner_rating(Corner corner) const {
    return charts.people.cut_rating[place_of(cut_man[fc::index_of(corner)])];
  }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

// All answers of a manager, and the topics of questions and rolls. Source: rules/the-ring/rules.md, 3, 7.

/// Topics of choices (`Need::topic` while a choice is awaited).
enum class Decision : std::uint8_t { city, gloves, referee, strategy, cut_target, retaliate };
inline constexpr std::size_t decision_count = 6;

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`), in the order of section 7.
enum class Purpose : std::uint8_t {
  city,
  gloves,
  referee,
  training,
  solitaire_decision,
  solitaire,
  first_mover,
  tie_up,
  basic_column,
  basic_red,
  basic_green,
  counter,
  hard_shot,
  pure_twelve,
  knockout,
  finisher,
  possible_cut,
  cut_chart,
  cut_stoppage,
  foul,
  retaliation,
  judge,
  corner,
  time,
};
inline constexpr std::size_t purpose_count = 24;

/// Reasons of the terms of a roll (`Modifier::reason`). In a roll against a number the terms add up to that number; in a
/// roll on a table, to what is added to the dice.
enum class Reason : std::uint8_t {
  rating,        ///< the rating that is rolled against or added: see the purpose
  training,      ///< what the training camp changed of that rating
  defence,       ///< the other man's DEF
  bare_defence,  ///< the other man's DEF is below 0. Ruling: R9.
  hurt,          ///< staggered or down in this round, so slower to tie up
  referee,       ///< how quick to stop, strict, or fast to break clinches he is
  doctor,        ///< the city's doctor
  after_down,    ///< the second chin, after a knockdown in this round
  outside,       ///< the target's strategy is Outside
  own_outside,   ///< the puncher's strategy is Outside
  portion,       ///< on the Knockout Chart: the lowest row at which he gets up
  downs,         ///< earlier knockdowns in this round
  tired,
  points,     ///< twice the margin of the round
  local,      ///< what the local judge prefers
  cornerman,  ///< the best cut rating of the corner
  clock,      ///< seconds on the clock, to which the dice are added
  number,     ///< a number that the rules name
};
inline constexpr std::size_t reason_count = 18;

enum class Gloves : std::uint8_t { six_ounce, eight_ounce };
inline constexpr std::size_t gloves_count = 2;

/// One answer. value: a City, Gloves, Referee, Strategy or Location by decision, or 0 to decline and 1 to retaliate.
struct Choice {
  Decision decision = Decision::strategy;
  std::uint8_t value = 0;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

constexpr Choice choice_of(City city) { return {Decision::city, static_cast<std::uint8_t>(city)}; }
constexpr Choice choice_of(Gloves gloves) { return {Decision::gloves, static_cast<std::uint8_t>(gloves)}; }
constexpr Choice choice_of(Referee referee) { return {Decision::referee, static_cast<std::uint8_t>(referee)}; }
constexpr Choice choice_of(Strategy strategy) { return {Decision::strategy, static_cast<std::uint8_t>(strategy)}; }
constexpr Choice choice_of(Location location) { return {Decision::cut_target, static_cast<std::uint8_t>(location)}; }
constexpr Choice retaliation(bool retaliates) {
  return {Decision::retaliate, static_cast<std::uint8_t>(retaliates ? 1 : 0)};
}

using Choices = FixedVector<Choice, location_count>;

}  // namespace fc::the_ring

// What is agreed before a career and never changes in it: the newcomer, everybody of his class, the tables. Source:
// rules/dice-boxing/rules.md, 5, 6.1, 6.2, 7.2.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "core/id.h"
#include "core/looks_words.h"
#include "rules/dice-boxing-career/tables.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/card_formula.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing_career {

using dice_boxing::BoxerCard;
using dice_boxing::Grade;
using dice_boxing::Grades;
using dice_boxing::Styles;

/// A place in `Setup::men`, `you`, or `nobody`.
using Person = std::uint8_t;
inline constexpr Person you = 254;
inline constexpr Person nobody = 255;

/// path: a ladder of fifty and a champion; free: bouts at will.
enum class Mode : std::uint8_t { path, free };
inline constexpr std::array<std::string_view, 2> mode_names{"path", "free"};

inline constexpr int most_fights = 200;

/// Source: rules/dice-boxing/rules.md, 5.
struct Options {
  Mode mode = Mode::path;
  bool all_time_greats = true;  ///< in the ladder
  bool retirement_chart = false;
  std::int16_t max_fights = 60;  ///< 1 to most_fights
  bool life = false;             ///< he rises faster, and his body wears (6.10)

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
/// Contracts on offer.
inline constexpr std::array contract_steps{10, 20, 30, 40, 60, 100, 200};
/// In the order of the rules' list: the first wrong value is the fault.
inline constexpr std::array option_fields{
    word_field<&Options::mode>("mode", mode_names),
    flag_field<&Options::all_time_greats>("all_time_greats"),
    flag_field<&Options::retirement_chart>("retirement_chart"),
    number_field<&Options::max_fights>("max_fights", 1, most_fights).offers(contract_steps),
    flag_field<&Options::life>("life").on_screen(RowPlace::first),
};

/// Somebody of the class. name: as the roster spells it.
struct Man {
  Id id;
  std::string name;
  BoxerCard card;
  dice_boxing::Record record;
  std::int16_t first_year = 0;
  std::int16_t last_year = 0;  ///< 0: still boxing
  std::uint8_t tier = 0;       ///< 0 to 3, by his control
  bool real = false;
  bool great = false;    ///< an all-time great
  bool reserve = false;  ///< beyond the roster: fills a tier that is too small for the ladder

  [[nodiscard]] constexpr bool is_active() const { return last_year == 0; }

  /// What ladder, tourney and other men's bouts go by: S. Source: 6.2.
  [[nodiscard]] constexpr int standing() const { return card.ratings.control - card.ratings.adjustment; }

  friend bool operator==(const Man&, const Man&) = default;
};

/// men: the class in roster order, then reserves; at most `most_men`. seed: of ladder and tourney. name and
/// looks: the newcomer's, without effect, may be empty. roster_seed: what made-up men were made from. cards, charts: those
/// of DICE Boxing.
struct Setup {
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint32_t seed = 0;
  std::uint32_t roster_seed = 0;
  Styles styles;
  std::string name;
  LooksWish looks;
  Options options;
  std::vector<Man> men;
  dice_boxing::CardTables cards;
  dice_boxing::Charts charts;
  Tables tables;

  [[nodiscard]] const Man& man(Person person) const { return men[person]; }

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// The man of that id; `nobody` if there is none.
inline Person person_of(const Setup& setup, const Id& id) {
  const auto found = std::ranges::find(setup.men, id, &Man::id);
  return found == setup.men.end() ? nobody : static_cast<Person>(found - setup.men.begin());
}

}  // namespace fc::dice_boxing_career

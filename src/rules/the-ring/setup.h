// What is agreed before a bout of The Ring and never changes in it. Source: rules/the-ring/rules.md, 5, 7.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "rules/the-ring/card.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

inline constexpr int fewest_rounds = 1;
inline constexpr int most_rounds = 20;
inline constexpr int usual_rounds = 12;
inline constexpr std::size_t judge_count = 3;

/// Who holds the title that is at stake.
enum class Champion : std::uint8_t { none, red, blue };
inline constexpr std::array<std::string_view, 3> champion_names{"none", "red", "blue"};

/// When both choose anew, apart from what a stagger or knockdown asks for.
enum class Changes : std::uint8_t { segment, half, round };
inline constexpr std::array<std::string_view, 3> changes_names{"segment", "half", "round"};

/// Who fights by the Solitaire Chart: one bit a corner.
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
/// The set-up screen seats `solitaire` in a corner instead of asking for it.
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

/// A bout as agreed.
struct Setup {
  std::array<BoxerCard, 2> cards{};
  std::int8_t rounds = usual_rounds;  ///< fewest_rounds to most_rounds
  Champion champion = Champion::none;
  City city = City::none;                                                ///< fixed without dice; none: see 3.1
  Referee referee = Referee::none;                                       ///< fixed without dice; none: see 3.1
  std::array<Cornerman, 2> cut_man{Cornerman::flint, Cornerman::flint};  ///< who has the best cut rating in each corner
  Options options;
  Charts charts;

  [[nodiscard]] constexpr const BoxerCard& card(Corner corner) const { return cards[fc::index_of(corner)]; }
  [[nodiscard]] constexpr bool is_title_bout() const { return champion != Champion::none; }
  /// Means something in a title bout.
  [[nodiscard]] constexpr Corner champion_corner() const { return champion == Champion::blue ? Corner::blue : Corner::red; }
  /// Dice and a chart decide for him: he is never asked.
  [[nodiscard]] constexpr bool is_solitaire(Corner corner) const {
    return (place_of(options.solitaire) >> fc::index_of(corner) & 1U) != 0;
  }
  [[nodiscard]] constexpr int corner_rating(Corner corner) const {
    return charts.people.cut_rating[place_of(cut_man[fc::index_of(corner)])];
  }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace fc::the_ring

// The effect of a fight's ending on every seat's fortune at the end of the game: classes, titles, rest, cards and the bonus
// pot. Source: rules/knock-out/rules.md, 3.3, 3.8 to 3.13, 6.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/known_fight.h"
#include "core/result.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

/// Thousands of Schmelings by seat.
using Fortunes = std::array<double, most_players>;

/// The lead of each seat over the mean of the others, in thousands: gains of rivals count against it.
Fortunes leads(int players, const Fortunes& fortunes);

/// The state with hidden hands replaced by the numbers of cards, which is all that the simulation of the rest of a season
/// needs.
State with_counted_cards(const Setup& setup, const View& view);

/// Simulates the game to its end `seasons` times with fights of average odds, and no bets except the usual growth of the
/// bonus pot. state: in any phase but the start, from `with_counted_cards`; an open fight and its bets are dropped and the
/// red table stays where it is. The same state always gives the same result, so that all champions agree. Ends early on a
/// stop.
Fortunes mean_fortunes(const Setup& setup, const State& state, int seasons, const std::stop_token& stop);

/// Mean fortunes after `seasons` simulated games for each ending of the fight in `state`, whose cards count as played for
/// three rounds.
std::array<Fortunes, endings> fortunes_after(const Setup& setup, const State& state, int seasons,
                                             const std::stop_token& stop);

// The training of a fight between two full decks, computed beforehand. Source: rules/knock-out/rules.md, 3.5, 9.1.

/// The deck of 12 cards for which the training is computed. Source: 2.3.
inline constexpr Cards full_deck{2, 3, 3, 2, 2};

/// One fight of full decks with hidden hands in which only the win counts.
struct BookTraining {
  float red_wins = 0;               ///< chance under best play of both
  std::array<Range, 2> training{};  ///< by corner

  friend bool operator==(const BookTraining&, const BookTraining&) = default;
};

/// The training for every pair of start spaces. `known` is false until the book is read or computed.
struct TrainingBook {
  static constexpr int nearest = 4;  ///< steps from the K.O. space
  static constexpr int farthest = 6;
  static constexpr std::size_t spaces = farthest - nearest + 1;

  bool known = false;
  std::array<std::array<BookTraining, spaces>, spaces> by_steps{};

  /// Whether the book covers fights that start so many steps from the K.O. space; custom charts may start elsewhere.
  static constexpr bool cover(int red_steps, int blue_steps) {
    return std::min(red_steps, blue_steps) >= nearest && std::max(red_steps, blue_steps) <= farthest;
  }
  /// red_steps, blue_steps: nearest to farthest.
  [[nodiscard]] const BookTraining& at(int red_steps, int blue_steps) const {
    return by_steps[static_cast<std::size_t>(red_steps - nearest)][static_cast<std::size_t>(blue_steps - nearest)];
  }

  friend bool operator==(const TrainingBook&, const TrainingBook&) = default;
};

/// Solves the fight from every pair of start spaces. passes: 2,000 give an error below 0.0002 of a win in 1 minute.
/// `write_training_book` rounds to millionths.
TrainingBook work_out_training_book(int passes);
/// A fight of two full decks from these spaces.
HiddenFight full_deck_fight(int red_steps, int blue_steps);

/// The book as a table with one line for each training used: steps of red and blue, the cards, and the shares of red and
/// blue in millionths; the line "win" has their chances to win.
std::string write_training_book(const TrainingBook& book);
/// Reads such a table. Fault: the first wrong line, as "line 7".
Result<TrainingBook> read_training_book(std::string_view table);
/// Reads <data>/knock-out/training_book.csv. The fault names the file too.
Result<TrainingBook> load_training_book(const std::filesystem::path& data);

}  // namespace fc::knock_out

// Builds the review page ("what decided it") from the ledger and the replay track: sentence, curve, causes, and most
// important moments, each with its place in the script.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "bots/analyst.h"
#include "cabinet/replay/replay_track.h"
#include "library/words.h"
#include "overlay/replay/review.h"
#include "records/bouts.h"

namespace fc::cabinet {

/// The seat of that corner, in a game of two.
constexpr std::size_t seat_of(Corner corner) { return corner == Corner::red ? 0 : 1; }

/// Percentage points from which a choice is an inaccuracy, a mistake, a blunder.
inline constexpr float inaccuracy_points = 3;
inline constexpr float mistake_points = 6;
inline constexpr float blunder_points = 10;

/// A costly choice, or the most costly of repeated ones that are costly only together.
struct ReviewedChoice {
  records::Steps place{};  ///< before it, and before picks revealed with it
  std::size_t step = 0;    ///< index of the ledger's step
  Corner corner = Corner::red;
  int round = 1;
  std::string label;  ///< the answer given
  std::string taken;  ///< the answer in the referee's notation
  float points = 0;   ///< cost in percentage points: above 0

  /// Whether it alone is costly enough to be tried again as a puzzle.
  [[nodiscard]] bool is_mistake() const { return points >= inaccuracy_points; }
};

/// The page, and the script places its items lead to.
struct Review {
  overlay::ReviewModel page;
  std::vector<records::Steps> pins;                    ///< of the pins: before each
  std::array<std::vector<records::Steps>, 2> rolls;    ///< of the rolls
  std::array<std::vector<ReviewedChoice>, 2> choices;  ///< of the choices
};

/// Builds the page; items that need steps not yet laid out are omitted. names: red, blue; by seat if the ledger keeps
/// accounts, see `accounts_review`.
Review review_of(const Ledger& ledger, const ReplayTrack& track, const std::vector<std::string>& names, const Words& words);

/// Builds the page for more than two seats, from the ledger's accounts. names: by seat.
Review accounts_review(const Ledger& ledger, const ReplayTrack& track, const std::vector<std::string>& names,
                       const Words& words);

/// Maximum number of costly choices listed, for each corner or seat.
inline constexpr std::size_t most_choices_told = 3;
/// The ledger steps of that corner's most costly choices, worst first.
std::vector<std::size_t> worst_choices(const Ledger& ledger, Corner corner);

/// Text on how rare such luck is; empty: not rare.
std::string rarity_of(const Ledger& ledger, const Words& words);

/// "Punches. After “Left jab”: “Uppercut”, 7 times of 9." label: how the screen words an answer to that question.
std::string habit_words(const std::string& game, const PickHabit& habit,
                        const std::function<std::string(const std::string& answer)>& label, const Words& words);

/// The sentence that says what decided the bout. names: red, blue.
std::string sentence_of(const Ledger& ledger, const std::array<std::string, 2>& names, const Words& words);

/// That sentence for more than two seats: who gained most and least, and by what. names: by seat.
std::string accounts_sentence_of(const Ledger& ledger, const std::vector<std::string>& names, const Words& words);

}  // namespace fc::cabinet

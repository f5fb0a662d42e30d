// What the page says that tells what decided a bout, from its ledger and from the bout as it is laid out in time: a
// sentence, the curve, what pulled it, and what mattered most, each with its place in the script.
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

/// From so many points of a hundred a choice is an inaccuracy, a mistake, a blunder.
inline constexpr float inaccuracy_points = 3;
inline constexpr float mistake_points = 6;
inline constexpr float blunder_points = 10;

/// A choice that cost enough to be told, or the dearest of those that cost so much only together.
struct ReviewedChoice {
  records::Steps place{};  ///< before it, and before the picks that are opened with it
  std::size_t step = 0;    ///< of the ledger
  Corner corner = Corner::red;
  int round = 1;
  std::string label;  ///< what was answered
  std::string taken;  ///< the same in the referee's words
  float points = 0;   ///< what it cost, of a hundred: above 0

  /// By itself, so that it can be tried once more.
  [[nodiscard]] bool is_mistake() const { return points >= inaccuracy_points; }
};

/// The page and where its parts lead.
struct Review {
  overlay::ReviewModel page;
  std::vector<records::Steps> pins;                    ///< of the pins: before each
  std::array<std::vector<records::Steps>, 2> rolls;    ///< of the rolls
  std::array<std::vector<ReviewedChoice>, 2> choices;  ///< of the choices
};

/// The curve, the pulls and the sentence; what needs more of the bout than is laid out so far is left out. names: red, blue.
Review review_of(const Ledger& ledger, const ReplayTrack& track, const std::vector<std::string>& names, const Words& words);

/// The same page of a game of more than two, whose ledger keeps accounts. names: by seat.
Review accounts_review(const Ledger& ledger, const ReplayTrack& track, const std::vector<std::string>& names,
                       const Words& words);

/// So many choices that cost much, of a corner or a seat, are told.
inline constexpr std::size_t most_choices_told = 3;
/// The steps of the ledger at which that corner's choices cost most, the worst first.
std::vector<std::size_t> worst_choices(const Ledger& ledger, Corner corner);

/// How rare dice are that help one corner so much; empty: not rare.
std::string rarity_of(const Ledger& ledger, const Words& words);

/// "Punches. After “Left jab”: “Uppercut”, 7 times of 9." label: how the screen words an answer to that question.
std::string habit_words(const std::string& game, const PickHabit& habit,
                        const std::function<std::string(const std::string& answer)>& label, const Words& words);

/// The sentence that says what decided it. names: red, blue.
std::string sentence_of(const Ledger& ledger, const std::array<std::string, 2>& names, const Words& words);

/// The same of a game of more than two: who gained most and least, each by what. names: by seat.
std::string accounts_sentence_of(const Ledger& ledger, const std::vector<std::string>& names, const Words& words);

}  // namespace fc::cabinet

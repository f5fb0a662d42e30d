// The words of The Ring: keys and names, and the Basic Chart in words, by which the men on the canvas also throw punches.
// Source: rules/the-ring/rules.md, 2.4, 10.
#pragma once

#include <cstdint>
#include <string>

#include "core/fixed_vector.h"
#include "library/words.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/names.h"
#include "rules/the-ring/setup.h"
#include "scene/corners/story_book.h"

namespace fc::the_ring {

// Text keys of The Ring, and helpers that put numbers into sentences.

using scene::Names;
using scene::with_sign;

/// "the-ring.<group>.<word>".
std::string key_of(std::string_view group, std::string_view word);
/// "the-ring.strategy.load-up": the name alone, for labels.
std::string key_of(Strategy strategy);
/// "the-ring.location.left-brow".
std::string key_of(Location location);
/// "the-ring.on-location.left-brow": inside a sentence, as "over the left eye".
std::string key_in_sentence(Location location);
/// "the-ring.hand.left-hook": the name of a punch.
std::string key_of(Hand hand);
/// "the-ring.a-hand.left-hook": with its article, inside a sentence.
std::string key_in_sentence(Hand hand);
/// "the-ring.training.peak".
std::string key_of(Training training);
/// "the-ring.method.TKO-cut".
std::string key_of(Method method);
/// The text key of the rating that a strategy uses: "the-ring.rating.box".
std::string rating_key(Strategy strategy);

/// "1:44".
std::string clock_text(int seconds);
/// "column 2, 63" as "2/63".
std::string entry_text(int column, int number);

// The Basic Chart in words, clause by clause: when a clause holds, its punches, their effect, and why it held. The men on
// the canvas throw the same punches. Source: rules/the-ring/rules.md, 2.4, 10.

/// The words of a clause besides its numbers, in the order in which things happen. From `blocked` on nothing is thrown.
enum class ClauseWord : std::uint8_t {
  jab,
  cross,
  right,
  left,
  left_hook,
  uppercut,
  combination,
  right_to_ribs,
  left_to_ribs,
  hook_to_liver,
  combination_to_body,
  right_to_heart,
  digs_inside,
  swings_at_air,
  misses,
  falls_short,
  leans_on_him,
  feints,
  blocked,
  slipped,
  clinch,
  hot_exchange,
};
inline constexpr std::size_t clause_word_count = 22;
inline constexpr std::size_t most_clause_words = 4;
using ClauseWords = FixedVector<ClauseWord, most_clause_words>;

/// The words of a clause. column: 1 to 3; number: 11 to 66; clause: from 0.
ClauseWords words_of_clause(int column, int number, std::size_t clause);

/// "Jab, Left hook, Cross".
std::string punches_of(const ClauseWords& told, const Words& words);

/// The condition of a clause: "If Boxing, opponent Outside", "1 over DEF"; without one "Otherwise", or "" if it is the only
/// clause.
std::string clause_condition(const Entry& entry, std::size_t clause, const Words& words);
/// The result of a clause: "Jab, Right +2", "HARD SHOT", "Left to the ribs, stamina –1", "Blocked".
std::string clause_result(const Setup& setup, int column, int number, std::size_t clause, const Words& words);
/// Of an entry that brought nothing: what it had asked for, "1 over DEF or opponent Outside"; "" if something came of it or
/// it asks for nothing.
std::string asked_in_vain(const Setup& setup, const EntryRead& read, const Words& words);
/// The boxer who acts in the clause that held: for a counterpunch the roller's opponent.
Corner actor_of(const EntryRead& read);
/// Why a clause held: "Box 5 is 1 over DEF 4", "Ali has the longer reach: 78 to 74", "Ali boxes, Tyson is Outside"; "" if it
/// has no condition. seen: the state when it was read.
std::string clause_reason(const EntryRead& read, const State& seen, const Names& names, const Words& words);

}  // namespace fc::the_ring

// A career told in at most ten lines.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "library/words.h"
#include "scene/dice-boxing-career/choreography.h"

namespace fc::dice_boxing_career {

/// Adds what age has just taken.
void add_to(Taken& taken, const WearRead& wear);
/// What age has taken, as "Stamina 20, Control 2"; empty if nothing.
std::string taken_list(const Taken& taken, const Words& words);

/// The lines: first win and stoppage, the ten best, the title, its defences and its end, the best win, the worst night, what
/// age took, the last night; those that there were, at most ten. names: by seat, one.
std::vector<std::string> biography_of(const Setup& setup, std::span<const Event> events,
                                      const std::vector<std::string>& names, const Words& words);

// What the boxer's past bouts say about another man, and what is said before a title bout. Only facts of his own bouts; each
// kind has its own text. Source: rules/dice-boxing/rules.md, 6.

enum class HeadToHeadKind : std::uint8_t {
  // Between both men.
  beaten_by,  ///< the man won when they met last
  even,       ///< each has won as often as the other
  beaten,     ///< the man has lost to the boxer `wins` times, and there was no other result
  record,     ///< anything else: wins, losses and draws against the man
  // Before a bout for the title.
  took_it,     ///< the man took the title from the boxer
  owes_it,     ///< the man lost it to the boxer, who holds it and has not defended it yet
  defence,     ///< the boxer holds it, and has defended it `number` times in this reign
  first_time,  ///< the boxer has never boxed for it, in `number` fights
  once_more,   ///< the boxer has boxed for it `number` times without winning it
};
inline constexpr int head_to_head_kinds = 9;

struct HeadToHead {
  HeadToHeadKind kind = HeadToHeadKind::record;
  Person man = nobody;
  int wins = 0;                     ///< the boxer's, against the man
  int losses = 0;                   ///< the boxer's, against the man
  int draws = 0;                    ///< against the man
  int fight = 0;                    ///< which fight of the boxer's their last one was; 0: they never met
  Outcome outcome = Outcome::draw;  ///< of that fight
  int number = 0;
};

/// What to say of a man before any bout; none if they have never met.
std::optional<HeadToHead> head_to_head_of(std::span<const PastBout> past, Person man);
/// What to say before a title bout against that man. state: before the bout.
HeadToHead interview_of(std::span<const PastBout> past, const State& state, Person man);
/// As a sentence; for an interview in the boxer's own words, without quotes.
std::string worded(const HeadToHead& versus, const Setup& setup, const std::vector<std::string>& names, const Words& words);

}  // namespace fc::dice_boxing_career

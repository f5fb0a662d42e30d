// A life in the ring, told in ten lines of what happened in it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "library/words.h"
#include "scene/dice-boxing-career/choreography.h"

namespace fc::dice_boxing_career {

/// Age has taken something more.
void add_to(Taken& taken, const WearRead& wear);
/// "Stamina 20, Control 2": what age has taken; empty: nothing.
std::string taken_list(const Taken& taken, const Words& words);

/// First win and stoppage, the ten best, the title, its defences and its end, the best win, the worst night, what age took,
/// the last night: those of them that there were, at most ten. names: of the seats, one.
std::vector<std::string> biography_of(const Setup& setup, std::span<const Event> events,
                                      const std::vector<std::string>& names, const Words& words);

// What lies between the boxer and another man, and what he says before a bout for the title: facts of his bouts alone, each
// of a kind that has its words. Source: rules/dice-boxing/rules.md, 6.

enum class CompanyKind : std::uint8_t {
  // Between both men.
  beaten_by,  ///< he won when they met last
  even,       ///< each has won as often as the other
  beaten,     ///< he has lost to the boxer `wins` times, and never won
  record,     ///< wins, losses and draws against him
  // Before a bout for the title.
  took_it,     ///< he took the title from the boxer
  owes_it,     ///< he lost it to the boxer, who holds it
  defence,     ///< the boxer holds it, and has defended it `number` times in this reign
  first_time,  ///< the boxer has never boxed for it, in `number` fights
  once_more,   ///< he has boxed for it `number` times without winning it
};
inline constexpr int company_kinds = 9;

struct Company {
  CompanyKind kind = CompanyKind::record;
  Person man = nobody;
  int wins = 0;                     ///< against him
  int losses = 0;                   ///< to him
  int draws = 0;                    ///< with him
  int fight = 0;                    ///< of the boxer's, when they met last; 0: never
  Outcome outcome = Outcome::draw;  ///< then
  int number = 0;
};

/// None: they have never met.
std::optional<Company> company_of(std::span<const PastBout> past, Person man);
/// Before a bout against that man in which the title is at stake. state: as it stands then.
Company interview_of(std::span<const PastBout> past, const State& state, Person man);
/// As a sentence: of an interview his own words, without quotes.
std::string worded(const Company& company, const Setup& setup, const std::vector<std::string>& names, const Words& words);

}  // namespace fc::dice_boxing_career

// What Tiny brings to the upper layers: its roster, set-ups, the referee's answer.
#pragma once

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "library/checked_json.h"
#include "library/whole_file.h"
#include "rules/tiny/rules.h"

namespace fc::tiny {

inline constexpr std::array<std::string_view, 3> weights{"feather", "middle", "heavy"};

struct BoxerEntry {
  std::string id;          ///< kebab-case: "abe-anvil"
  std::string name;        ///< "Abe Anvil"
  std::size_t weight = 0;  ///< his class: a place in `weights`
  Boxer boxer;

  /// Of the text that says his class.
  [[nodiscard]] std::string weight_key() const { return std::string("tiny.weight.").append(weights[weight]); }
};

/// The 1,300 boxers of Tiny, read from <data>/tiny/boxers.json.
struct Catalogue {
  std::vector<BoxerEntry> boxers;  ///< by id

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const { return find_by_id(boxers, id); }
};

/// Fault: the first thing wrong, as "<file>: boxers[3].reach" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);
/// One file as text. name: "boxers.json". Fault: what is wrong in it.
Result<void> check_file(std::string_view name, std::string_view text);
/// Everything that is wrong with <data>/tiny, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

// The set-up of a bout of Tiny in a script:
// {"boxers": ["abe-anvil", ...two to six...], "rounds": 3, "options": {"second_wind": true, "rushing": true}}

/// Rounds and options may be left out: 3 rounds, both options on. Faults have places like "setup.boxers[2]": bad_json,
/// unknown_key, missing_key, wrong_type, out_of_range, unknown_value (no such boxer).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);
/// The boxers of a list "setup.boxers", by seat: two or more. bounds: how many there may be, in words.
Result<std::vector<const BoxerEntry*>> read_boxers(const Catalogue& catalogue, const Json& list, std::size_t most,
                                                   std::string_view bounds);
/// The set-up as JSON text that read_setup reads back. ids: of the catalogue, by seat.
std::string write_setup(std::span<const std::string> ids, int rounds, const Options& options);

// Who boxes in such a set-up, by seat: empty if it cannot be read.

std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json);
/// Each by his class and the hash of his id.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

/// The referee's answer: {"status", "need", "state", "result", "events"} as JSON text. latest: what the last die or choice
/// brought about.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);
/// Methods: last-standing, hearts, draw. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);
/// How he comes in; punches once they are guarded, and the guard.
std::vector<Habit> habits_of(const Setup& setup, const State& before, Choice choice);
/// An event in a short English line: "2 is hit by a swing of 1: 2 hearts, 4 left". Seats count from 1.
std::string event_line(const Event& event);

}  // namespace fc::tiny

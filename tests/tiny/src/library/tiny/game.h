// What Tiny brings to the upper layers: its roster, set-ups, the referee's answer.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/whole_file.h"
#include "rules/tiny/choice.h"
#include "rules/tiny/events.h"
#include "rules/tiny/rules.h"
#include "rules/tiny/setup.h"
#include "rules/tiny/state.h"

namespace fc::tiny {

// The 1,300 boxers of Tiny, read from <data>/tiny/boxers.json.

struct BoxerEntry {
  std::string id;      ///< kebab-case: "abe-anvil"
  std::string name;    ///< "Abe Anvil"
  std::string weight;  ///< his class: "feather", "middle" or "heavy"
  Boxer boxer;

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

struct Catalogue {
  std::vector<BoxerEntry> boxers;  ///< by id

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
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

/// What the boxers of such a set-up are called, by seat. Never fails: what cannot be read is left out.
std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json);

/// The set-up as JSON text that read_setup reads back. ids: of the catalogue, by seat.
std::string write_setup(std::span<const std::string> ids, int rounds, const Options& options);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: {"status", "need", "state", "result", "events"} as JSON text.

/// latest: what the last die or choice brought about.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// Where a bout of Tiny stands: the round, or who won.

/// Methods: last-standing, hearts, draw. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

// What the boxers of a bout of Tiny look like.

/// By seat, each by his class and the hash of his id. Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// What answers of Tiny say about whoever gives them.

/// How he comes in; punches once they are guarded, and the guard.
std::vector<Habit> habits_of(const Setup& setup, const State& before, Choice choice);

// An event in a short English line: for the referee's answer and for golden playthroughs.

/// "2 is hit by a swing of 1: 2 hearts, 4 left". Plain ASCII, no quotes. Seats count from 1.
std::string event_line(const Event& event);

}  // namespace fc::tiny

// What Ringside brings to the upper layers: boxers and charts, set-ups, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `write_answer(setup, state, events)`, `standing_of(setup, state)`, `option_facts()`.
#pragma once

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/random.h"
#include "core/result.h"
#include "library/own_boxers.h"
#include "library/whole_file.h"
#include "rules/ringside/events.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

// Ringside's boxers and charts, read from data/ringside. Source: rules/ringside/rules.md, 2.2, 2.3, 2.4, 2.6.

/// A boxer one can choose by id.
struct BoxerEntry {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  Boxer boxer;
  LooksWish looks{};  ///< what an own fighter chose

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

/// What data/ringside holds.
struct Catalogue {
  std::vector<BoxerEntry> boxers;  ///< in the order of the file
  Charts charts;
  KnownBoxers known{};  ///< what men of history look like

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Reads fighters.json, punch-chart.json and scoring.json of <data>/ringside, and the records, if they are there. Fault: the
/// first thing wrong, as
/// "<file>: [3].ag" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);

/// Everything that is wrong with <data>/ringside, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("fighters.json") of data/ringside, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

/// A boxer made by dice, without id and name. Source: 2.4; ruling R1 (d4, a 4 is thrown once more and stands as it falls).
Boxer boxer_by_dice(Random& dice);

/// A boxer as a set-up spells his own fighters: {"name", "ag", "uc", ...} as JSON text.
std::string to_json(const BoxerEntry& entry);

// From the set-up of a script to a checked `Setup`. Source: rules/ringside/rules.md, 5, 7.

/// Reads the JSON object `setup` of a script. Faults have places like "setup.red", "setup.options.bell", "setup.blue.ag":
/// bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value (no such boxer or option).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// What somebody is called who has an id and no name, as long games write him: the catalogue's name, or what the id says
/// ("wiley-tuckett" is Wiley Tuckett).
std::string name_by_id(const Catalogue& catalogue, std::string_view id);

/// What the two men of such a set-up are called, red and blue: the catalogue's name, the name in an own fighter or else that
/// of his id; without either empty. Never fails: what cannot be read is empty.
std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json);

/// A boxer from an id of the catalogue, or from an own fighter's object as JSON text; `where` names him in faults.
Result<BoxerEntry> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where);

/// The set-up as JSON text that read_setup reads back; red, blue: a catalogue id, or an own fighter's object as JSON text.
std::string write_setup(const std::array<std::string, 2>& boxers, int rounds, const Options& options);

/// What can be agreed before a bout.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside/rules.md, 7.

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// Where a bout of Ringside stands: round and turn, or how it ended.

/// Methods: ko, tko, decision, draw. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

// What answers of Ringside say about whoever gives them.

/// Tactics, rushes, counterpunches, clinches; punches once they are guessed, and what was guessed.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// What the boxers of a bout look like: men of history as the records know them, all others by the hash of their id or name.

/// Somebody as he looks alone, on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const BoxerEntry& entry);

/// Red and blue of such a set-up. Never fails: who cannot be read looks like nobody in particular.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// An event in a short English line: for the referee's answer and for golden playthroughs. The screen has words of its own
// (scene/ringside, data/ringside/text).

/// "blue is down", "red hits with left-jab, expected uppercut: 4 damage, blue has 102". Plain ASCII, no quotes.
std::string event_line(const Event& event);

}  // namespace fc::ringside

// What Ringside offers to the upper layers: boxers and charts, set-ups, the referee's answer.
#pragma once

#include <array>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
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

/// A boxer that can be chosen by his id.
struct BoxerEntry {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  Boxer boxer;
  LooksWish looks{};  ///< of a player's own fighter: as given with him

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

/// What data/ringside holds.
struct Catalogue {
  std::vector<BoxerEntry> boxers;  ///< in the order of the file
  Charts charts;
  KnownBoxers known{};  ///< the looks of real boxers

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Reads fighters.json, punch-chart.json and scoring.json of <data>/ringside, and the records of real boxers, if they are
/// there. Fault: the first thing wrong, as "<file>: [3].ag" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);
/// Checks the files of <data>/ringside. Returns at most one fault for each file; empty if all are right.
std::vector<Fault> check_data(const std::filesystem::path& data);
/// Checks `text` as the content of the file `name` ("fighters.json") of data/ringside, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

/// A boxer with ratings thrown by dice, without id and name. Source: 2.4; ruling R1 (d4, a 4 is thrown once more and stands
/// as it falls).
Boxer boxer_by_dice(Random& dice);

/// A boxer as the JSON object that a set-up has for an own fighter: {"name", "ag", "uc", ...}.
std::string to_json(const BoxerEntry& entry);

// From the set-up of a script to a checked `Setup`. Source: rules/ringside/rules.md, 5, 7.

/// Reads the JSON object `setup` of a script. Faults have places like "setup.red", "setup.options.scoring", "setup.blue.ag":
/// bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value (no such boxer or option).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The name for an id that comes without a name, as in the bouts of long games: the catalogue's name, or one made from the
/// id ("wiley-tuckett" is Wiley Tuckett).
std::string name_by_id(const Catalogue& catalogue, std::string_view id);

/// The names of red and blue in a set-up: the name in an own fighter's object, or else the one for his id; empty without
/// either. Never fails: the name of a boxer that cannot be read is empty.
std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json);

/// Reads a boxer from an id of the catalogue, or from an own fighter's object as JSON text; `where` is the place of its
/// faults.
Result<BoxerEntry> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where);

/// The set-up as JSON text that read_setup reads back; red, blue: a catalogue id, or an own fighter's object as JSON text.
std::string write_setup(const std::array<std::string, 2>& boxers, int rounds, const Options& options);

/// The options of a bout, with their defaults and possible values.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside/rules.md, 7.

/// The answer as one line of JSON: {"status", "need", "state", "result", "events"}; `events` has one short text for each of
/// `latest`.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// What a list of kept bouts shows: round and turn, or how the bout ended.

/// `method` is "ko", "tko", "decision" or "draw"; `length` counts rounds.
Standing standing_of(const Setup& setup, const State& state);

// What the answers in Ringside tell about the habits of the player who gives them.

/// The habits that one answer shows: tactics, rushes, counterpunches, clinches; for a guess, the punch that was thrown and
/// the one that was guessed.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// What the boxers of a bout look like: real boxers as their records say, all others by the hash of their id or name.

/// The looks of a boxer by himself, as on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const BoxerEntry& entry);

/// The looks of red and blue in a set-up. Never fails: a boxer that cannot be read gets looks of no particular boxer.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// An event in a short English line: for the referee's answer and for golden playthroughs. The screen has words of its own
// (scene/ringside, data/ringside/text).

/// "blue is down", "red hits with left-jab, expected uppercut: 4 damage, blue has 102". Plain ASCII, no quotes.
std::string event_line(const Event& event);

// One boxer as JSON: the same nine ratings in fighters.json and in a set-up. Source: rules/ringside/rules.md, 2.3, 7.

/// Whether "id" and "name" must be there (in the catalogue) or are optional (own fighters).
enum class Naming { needed, free };

/// Reads {"ag", "uc", "rj", "rh", "co", "lj", "lh", "cp", "end"}, "id" and "name", and for own fighters "looks". Ranges: ag
/// 1-90, punches 1-9, cp 0-80, end 0-60. `where`: the object's place in faults.
Result<BoxerEntry> read_boxer_object(const nlohmann::ordered_json& object, std::string_view where, Naming naming);

}  // namespace fc::ringside

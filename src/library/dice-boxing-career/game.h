// What the career offers to the upper layers: tables, set-ups, the awaited bout, the referee's answer.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "library/dice-boxing/game.h"
#include "library/own_boxers.h"
#include "library/whole_file.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing-career/setup.h"
#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {

// Newcomers that the player has made himself: one JSON file each, <id>.json, in a folder of the user: {"name", "class",
// "styles"} and optionally "id" and "looks". Source: rules/dice-boxing/rules.md, 6.1, 7.2.

/// What the player chooses for a boxer before his first fight. styles: one or two different ones.
struct OwnNewcomer {
  std::string id;
  std::string name;
  dice_boxing::WeightClass weight_class = dice_boxing::WeightClass::heavyweight;
  dice_boxing::Styles styles;
  LooksWish looks{};

  friend bool operator==(const OwnNewcomer&, const OwnNewcomer&) = default;
};

/// Reads every <id>.json of the folder. Never fails: faulty files are left out and reported in the result. A folder that
/// does not exist holds nobody.
OwnBoxersOf<OwnNewcomer> load_own_newcomers(const std::filesystem::path& folder);

/// Reads the text of one file. id: the file's name without ".json". Faults: those of JSON; a missing or unknown key; an
/// unknown class or style; a name that is missing, too long or has control characters in it; an id that is not kebab-case,
/// differs from the one in the object, or does not begin with "own-" (no id of the supplied boxers does).
Result<OwnNewcomer> read_own_newcomer(std::string_view id, std::string_view text);

/// The object that read_own_newcomer reads back.
Json newcomer_json(const OwnNewcomer& newcomer);

/// Whether the newcomer may be saved: the fault that reading his file back would give, if any.
Result<void> check_own_newcomer(const OwnNewcomer& newcomer);

// The data of a career: the boxers of DICE Boxing, and the tables in data/dice-boxing-career. Source:
// rules/dice-boxing/rules.md, 6.

struct Catalogue {
  using Below = dice_boxing::Catalogue;

  const Below* below = nullptr;  ///< not owned; must outlive this catalogue
  Tables tables{};
};

/// Reads career.json of <data>/dice-boxing-career. below: the catalogue of DICE Boxing, which must outlive this one. Fault:
/// the first thing wrong, as "<file>: upgrades.control.step".
Result<Catalogue> load_catalogue(const std::filesystem::path& data, const dice_boxing::Catalogue& below);
/// Checks the files of <data>/dice-boxing-career. Returns at most one fault for each file; empty if all are right.
std::vector<Fault> check_data(const std::filesystem::path& data);
/// Checks `text` as the content of the file `name` ("career.json") of data/dice-boxing-career, which must be one of its
/// files.
Result<void> check_file(std::string_view name, std::string_view text);

// The set-up of a career in a script, and that of the bouts in it. Source: rules/dice-boxing/rules.md, 5, 6.2, 7.2, 7.8.

/// Reads {"class", "seed", "styles", "name", "looks", "options", "roster_seed"}. The first fault in the order of 7.8, at the
/// place that 7.8 names: bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// A boxer at the start of his career, with the seed and the options of the career. name, looks: may be empty.
struct Newcomer {
  WeightClass weight_class = WeightClass::heavyweight;
  Styles styles;
  std::string name;
  std::uint32_t seed = 0;
  Options options;
  LooksWish looks{};
};

/// The set-up as JSON text that read_setup reads back.
std::string write_setup(const Newcomer& newcomer);

/// The awaited bout as the JSON set-up of a DICE Boxing script: your boxer in red with his present card, the opponent in
/// blue.
std::string bout_setup(const Setup& setup, const State& state);

/// The options of a career, with their defaults and possible values.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: status, need, state, result and events as JSON. Source: rules/dice-boxing/rules.md, 7.4 to 7.7.

/// The answer as one line of JSON: {"status", "need", "state", "result", "events"}; `events` has one short text for each of
/// `latest`.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// What a list of kept games shows of a career: rank and record, or how it ended.

/// `method` is one of retirement_names; a career with at least one title won counts as won; `length` counts fights.
Standing standing_of(const Setup& setup, const State& state);

/// Who holds the title before the awaited bout, as `Standing::title`: 0 is your boxer, 1 the opponent. None if the title is
/// not at stake, as in every bout of the tourney.
std::optional<int> title_at_stake(const Setup& setup, const State& state);

// What you and the men of your class look like.

/// The looks of a newcomer: as he chose them, the rest derived from his name.
Looks looks_of(const Catalogue& catalogue, const OwnNewcomer& newcomer);

/// Your boxer's looks first, then those of all men in the order of `Setup::men`. Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// What the answers in a career tell about the habits of the player who gives them.

/// The habits that one answer shows: what is trained, how the next opponent is found, and which of two offered opponents is
/// taken. Empty for all other answers.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// An event in one short line, for the referee and for golden text. English, in plain ASCII.

std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::dice_boxing_career

// What the campaign offers to the upper layers: tables and names, set-ups, the awaited bout, the referee's answer.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/ringside/game.h"
#include "library/whole_file.h"
#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/rules.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

// The data of a campaign: Ringside's boxers, and from data/ringside-campaign the names of made men and the tables. Source:
// rules/ringside-campaign/rules.md, 2.

struct NameEntry {
  Id id;             ///< "wiley-tuckett"
  std::string name;  ///< "Wiley Tuckett"

  friend bool operator==(const NameEntry&, const NameEntry&) = default;
};

struct Catalogue {
  using Below = ringside::Catalogue;

  const Below* below = nullptr;     ///< not owned; must outlive this catalogue
  std::vector<NameEntry> people{};  ///< everybody, by Person
  Tables tables{};
};

/// Reads names.json and campaign.json of <data>/ringside-campaign. below: the catalogue of Ringside, which must outlive this
/// one; its first thirty men are those of the pool. Fault: the first thing wrong, as "<file>: arenas[2].winner".
Result<Catalogue> load_catalogue(const std::filesystem::path& data, const ringside::Catalogue& below);
/// Checks the files of <data>/ringside-campaign. Returns at most one fault for each file; empty if all are right.
std::vector<Fault> check_data(const std::filesystem::path& data);
/// Checks `text` as the content of the file `name` ("campaign.json") of data/ringside-campaign, which must be one of its
/// files.
Result<void> check_file(std::string_view name, std::string_view text);

// The set-up of a campaign in a script, and that of the bouts in it. Source: rules/ringside-campaign/rules.md, 5, 7.

/// Reads {"managers", "options"}. Faults have places like "setup.managers", "setup.options.bout.scoring": bad_json,
/// unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The set-up as JSON text that read_setup reads back, with all options written out.
std::string write_setup(int managers, const Options& options);

/// The awaited bout as the JSON set-up of a Ringside script: the men with their present abilities and the damage that they
/// bring in.
std::string bout_setup(const Setup& setup, const State& state);

/// The options of a campaign, with their defaults and possible values.
std::vector<OptionFact> option_facts();

// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside-campaign/rules.md, 7.1
// to 7.4.

/// The answer as one line of JSON: {"status", "need", "state", "result", "events"}; `events` has one short text for each of
/// `latest`.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// What a list of kept games shows of a campaign: the week and its phase, or who is the richest.

/// `method` is "richest" or, if several are, "shared"; `length` counts bouts.
Standing standing_of(const Setup& setup, const State& state);

/// Who holds the title before the awaited bout, as `Standing::title`, by corner: 0 is red, 1 blue, `vacant_title` neither.
/// None if the title is not at stake.
std::optional<int> title_at_stake(const Setup& setup, const State& state);

// What the people of a campaign look like.

/// The looks of everybody who may ever box in it, by Person; the same as in his bouts. setup: not used, every campaign has
/// the same people.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view setup);

/// The looks of the man whom the bouts call by this name; none if nobody has it.
std::optional<Looks> looks_of(const Catalogue& catalogue, std::string_view name);

// An event in a short English line, for the referee's answer and for golden playthroughs. The screen has words of its own
// (scene/ringside-campaign, data/ringside-campaign/text).

/// "m2 books joe-louis against gene-tunney, high, 12 rounds". Plain ASCII, no quotes. Seats count from 1.
std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::ringside_campaign

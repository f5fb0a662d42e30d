// What a campaign brings to the upper layers: tables and names, set-ups, the awaited bout, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data, below)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `bout_setup(setup, state)`,
// `write_answer(setup, state, events)`, `standing_of(setup, state)`, `option_facts()`.
#pragma once

#include <array>
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

// What a campaign is read from: Ringside's men, and from data/ringside-campaign the names of made men and the tables.
// Source: rules/ringside-campaign/rules.md, 2.

struct NameEntry {
  Id id;             ///< "wiley-tuckett"
  std::string name;  ///< "Wiley Tuckett"

  friend bool operator==(const NameEntry&, const NameEntry&) = default;
};

struct Catalogue {
  using Below = ringside::Catalogue;

  const Below* below = nullptr;     ///< lives as long as the game
  std::vector<NameEntry> people{};  ///< by Person, all of them
  Tables tables{};
};

/// Reads names.json and campaign.json of <data>/ringside-campaign. below: the catalogue of Ringside, which must outlive this
/// one; its first thirty men are those of the pool. Fault: the first thing wrong, as "<file>: arenas[2].winner".
Result<Catalogue> load_catalogue(const std::filesystem::path& data, const ringside::Catalogue& below);

/// Everything that is wrong with <data>/ringside-campaign, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("campaign.json") of data/ringside-campaign, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

// The set-up of a campaign in a script, and that of the bouts in it. Source: rules/ringside-campaign/rules.md, 5, 7.

/// Reads {"managers", "options"}. Faults have places like "setup.managers", "setup.options.bout.scoring": bad_json,
/// unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The set-up that read_setup reads back, with all options.
std::string write_setup(int managers, const Options& options);

/// The bout that is awaited, as the set-up of a script of Ringside: the men as they are now, with the damage they bring in.
std::string bout_setup(const Setup& setup, const State& state);

/// What can be agreed beforehand.
std::vector<OptionFact> option_facts();

// The referee's answer: status, need, state, result and events as JSON. Source: rules/ringside-campaign/rules.md, 7.1
// to 7.4.

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// Where a campaign stands: the week and what is done in it, or who is the richest.

/// Methods: richest, shared (several are the richest). The length is counted in bouts.
Standing standing_of(const Setup& setup, const State& state);

/// Of the bout that is awaited: who comes with the title, as `Standing::title`, by corner.
std::optional<int> title_at_stake(const Setup& setup, const State& state);

// What the people of a campaign look like.

/// By Person, everybody who may ever box in it: a man looks in the office as he does in his bouts. setup: all are the same.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view setup);

/// One of them by what his bouts call him; none: nobody is called so.
std::optional<Looks> looks_of(const Catalogue& catalogue, std::string_view name);

// An event in a short English line: for the referee's answer and for golden playthroughs. The screen will have words of its
// own.

/// "m2 books joe-louis against gene-tunney, high, 12 rounds". Plain ASCII, no quotes. Seats count from 1.
std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::ringside_campaign

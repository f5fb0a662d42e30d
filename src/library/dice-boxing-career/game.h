// What a career brings to the upper layers: tables, set-ups, the awaited bout, the referee's answer.
//
// Of every game the same names are expected: `Rules`, `Catalogue`, `load_catalogue(data, below)`, `check_data(data)`,
// `read_setup(catalogue, json)`, `bout_setup(setup, state)`,
// `write_answer(setup, state, events)`, `standing_of(setup, state)`, `option_facts()`.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/dice-boxing-career/own_newcomers.h"
#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "rules/dice-boxing-career/choice.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing-career/setup.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

// What a career is read from: everybody of DICE Boxing, and from data/dice-boxing-career the tables. Source:
// rules/dice-boxing/rules.md, 6.

struct Catalogue {
  using Below = dice_boxing::Catalogue;

  const Below* below = nullptr;  ///< lives as long as the game
  Tables tables{};
};

/// Reads career.json of <data>/dice-boxing-career. below: the catalogue of DICE Boxing, which must outlive this one. Fault:
/// the first thing wrong, as "<file>: upgrades.control.step".
Result<Catalogue> load_catalogue(const std::filesystem::path& data, const dice_boxing::Catalogue& below);

/// Everything that is wrong with <data>/dice-boxing-career, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("career.json") of data/dice-boxing-career, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

// The set-up of a career in a script, and that of the bouts in it. Source: rules/dice-boxing/rules.md, 5, 6.2, 7.2, 7.8.

/// Reads {"class", "seed", "styles", "name", "looks", "options", "roster_seed"}. The first fault in the order of 7.8, at the
/// place that 7.8 names: bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// Somebody who begins, and what is agreed with him. name, looks: may be empty.
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

/// The bout that is awaited, as the set-up of a script of DICE Boxing: you in red as you are now, your opponent in blue.
std::string bout_setup(const Setup& setup, const State& state);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: status, need, state, result and events as JSON. Source: rules/dice-boxing/rules.md, 7.4 to 7.7.

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` words `latest`, one short line each.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// Where a career stands: rank and record, or how it ended.

/// Methods: the words of Retirement. Who was champion has won. The length is counted in fights.
Standing standing_of(const Setup& setup, const State& state);

/// Of the bout that is awaited: who comes with the title, as `Standing::title`: seat 0 is your man. There is none in a
/// tourney.
std::optional<int> title_at_stake(const Setup& setup, const State& state);

// What you and the men of your class look like.

/// Somebody before his first fight: by the name he gave himself, and by what he chose.
Looks looks_of(const Catalogue& catalogue, const OwnNewcomer& newcomer);

/// You first, then the men by their places in `Setup::men`. Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// What answers of a career say about whoever guides the boxer.

/// What he trains, how he finds his next man, and which of two men he takes. None of the rest.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// What happened in a career, one short line each, for the referee and for golden text. English and plain letters.

std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::dice_boxing_career

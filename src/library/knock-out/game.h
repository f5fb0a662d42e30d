// What Knock Out offers to the upper layers: teams and tables, set-ups, the referee's answer.
#pragma once

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "library/whole_file.h"
#include "rules/knock-out/events.h"
#include "rules/knock-out/rules.h"
#include "rules/knock-out/setup.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

// Knock Out's teams and tables, read from data/knock-out. Source: rules/knock-out/rules.md, 2.

inline constexpr std::size_t team_count = 5;

/// The words for colours in scripts and data, in the order of Colour.
inline constexpr std::array<std::string_view, team_count> colour_words{"black", "green", "yellow", "purple", "orange"};

constexpr std::string_view name_of(Colour colour) { return colour_words[static_cast<std::size_t>(colour)]; }

/// A boxer as data/knock-out has him; his id is that of `Rules::boxer_id`.
struct BoxerEntry {
  std::string id;    ///< kebab-case: "robin-zorres"
  std::string name;  ///< "Robin Zorres"
  Colour colour = Colour::black;
  Size size = Size::big;
  LooksWish looks{};

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

/// What data/knock-out holds.
struct Catalogue {
  std::array<BoxerEntry, 2 * team_count> boxers;  ///< by team: 2 x colour + size, see `team_boxer`
  Tables tables;

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Reads boxers.json and tables.json of <data>/knock-out. Fault: the first thing wrong, as "<file>: deck[3]" with what was
/// found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);
/// Checks the files of <data>/knock-out. Returns at most one fault for each file; empty if all are right.
std::vector<Fault> check_data(const std::filesystem::path& data);
/// Checks `text` as the content of the file `name` ("tables.json") of data/knock-out, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

// From the set-up of a script to a checked `Setup`, and back. Source: rules/knock-out/rules.md, 5, 7.

/// The basic game: every option at its default.
inline constexpr Options basic_game{};
inline constexpr Options professional_game{.variable_start = true, .second_season = true};

/// Upper limits of money and IOUs in a scenario: more than any game reaches, and far from overflow.
inline constexpr Money most_scenario_money = 1'000'000'000;
inline constexpr int most_scenario_ious = 1'000;

/// Reads the JSON object `setup` of a script. Faults have places like "setup.players[2]", "setup.options.betting",
/// "setup.scenario.cards.black": bad_json, unknown_key, missing_key, wrong_type, out_of_range, unknown_value.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The set-up of a game that starts without a scenario. colours: 3 to 5 different ones, that of seat 0 first; start_seat: -1
/// if a die decides.
Setup ordinary_setup(const Catalogue& catalogue, std::span<const Colour> colours, int start_seat, const Options& options);

/// The set-up as JSON text that read_setup reads back. start_seat: -1 for null (the die decides). scenario: a JSON object as
/// text, or empty.
std::string write_setup(std::span<const Colour> colours, int start_seat, const Options& options,
                        std::string_view scenario = {});

/// The options of a game, with their defaults and possible values.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: status, need, state, result and events as JSON. Source: rules/knock-out/rules.md, 7.1 to 7.3.

/// The answer as one line of JSON: {"status", "need", "state", "result", "events"}; `events` has one short text for each of
/// `latest`.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// What a list of kept games shows: season, fight and phase, or who is the richest.

/// `method` is "richest" or, if several are, "shared"; `length` counts fights.
Standing standing_of(const Setup& setup, const State& state);

// What the answers in Knock Out tell about the habits of the player who gives them.

/// The habits that one answer shows: cards played in the ring, and bets. Empty for all other answers.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// What the boxers look like: as data/knock-out says, and big or small.

Looks looks_of(const BoxerEntry& entry);

/// The looks of all boxers at the table, by BoxerIndex (2 x seat + size). Empty if the set-up cannot be read.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// An event in a short English line: for the referee's answer and for golden playthroughs. The screen has words of its own
// (scene/knock-out, data/knock-out/text).

/// "black challenges: robin-zorres against arnold-blackndecker". Plain ASCII, no quotes. Seats are named by colour.
std::string event_line(const Setup& setup, const Event& event);

// The words of scripts and data for classes, titles and bets, each in the order of its enumeration, and the scenario of a
// set-up. Source: rules/knock-out/rules.md, 2.2, 3.6, 7.

inline constexpr std::array<std::string_view, 3> class_words{"amateur", "professional", "champion"};
inline constexpr std::array<std::string_view, 3> title_words{"none", "superchampion", "world-champion"};
inline constexpr std::array<std::string_view, 2> size_words{"big", "small"};
inline constexpr std::array<std::string_view, 3> type_words{"win", "x2", "ko"};

// Changes of the initial position that a set-up may ask for, for tests and lessons. Source: rules/knock-out/rules.md, 7.

/// Changes `setup`, which must be an ordinary start, as the object `setup.scenario` says. Faults have places like
/// "setup.scenario.cards.black[2]": unknown_key, wrong_type, out_of_range, unknown_value.
Result<void> read_scenario(const Json& scenario, const Catalogue& catalogue, Setup& setup);

}  // namespace fc::knock_out

// What a tour brings to the upper layers: its set-up, the referee's answer.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "core/result.h"
#include "library/tiny/game.h"
#include "library/whole_file.h"
#include "rules/tiny-tour/events.h"
#include "rules/tiny-tour/rules.h"
#include "rules/tiny-tour/state.h"

namespace fc::tiny_tour {

// What a tour of Tiny is read from: Tiny's roster and nothing else.

struct Catalogue {
  using Below = tiny::Catalogue;

  const Below* below = nullptr;  ///< lives as long as the game
};

/// below: the catalogue of Tiny; it must outlive this one.
inline Result<Catalogue> load_catalogue(const std::filesystem::path& /*data*/, const tiny::Catalogue& below) {
  return Catalogue{.below = &below};
}

/// It has no files of its own but texts.
inline std::vector<Fault> check_data(const std::filesystem::path& /*data*/) { return {}; }

// The set-up of a tour in a script, {"boxers": ["abe-anvil", ...two to four...], "stops": 3}, and that of the bouts on it.

/// The stops may be left out: 3. Faults have places like "setup.boxers[2]": bad_json, unknown_key, missing_key, wrong_type,
/// out_of_range, unknown_value (no such boxer).
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// The set-up as JSON text that read_setup reads back. ids: of Tiny's roster, by seat.
std::string write_setup(std::span<const std::string> ids, int stops);

/// What the boxers of such a set-up are called, by seat. Never fails: what cannot be read is left out.
std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json);

/// The bout that is awaited, as the set-up of a script of Tiny.
std::string bout_setup(const Setup& setup, const State& state);

/// There is nothing to agree on.
inline std::vector<OptionFact> option_facts() { return {}; }

// The referee's answer, where a tour stands, and its events in words.

/// {"status", "need", "state", "result", "events"} as JSON text. latest: what the last die or choice brought about.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

/// Methods: points, draw. The length is counted in stops.
Standing standing_of(const Setup& setup, const State& state);

/// An event in a short English line: "1 wins 4 points". Seats count from 1.
std::string told(const Event& event);

}  // namespace fc::tiny_tour

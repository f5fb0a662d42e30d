// Scripts as text: read, write, replay, save. Source: rules/<game>.md, 7.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/conductor.h"
#include "match/match.h"
#include "match/worker.h"

namespace fc {

/// Parses {"game", "setup", "dice", "choices"}; dice and choices are optional; "expect" and "kept" (records/exchange.h) are
/// ignored. The set-up stays JSON text, checked later by the game. Faults: bad_json, and unknown_key or missing_key, at
/// "script"; wrong_type at "dice" or "choices" that are no list, then at "game". A single die or choice of the wrong type is
/// accepted here and refused by `replay`.
Result<Script> parse_script(std::string_view text);

/// The script as one line of JSON without a line break, for `parse_script`.
/// kept: JSON that goes with it under "kept"; empty: none.
std::string to_json(const Script& script, std::string_view kept = {});

/// Reads a script file. Faults: cannot_read; those of parse_script with the file's name before the place.
Result<Script> read_script(const std::filesystem::path& file);

/// Checks that every die is an integer and every choice a string, whether used or not: for a game whose rules require that
/// first. Faults: wrong_type at "dice[i]", then at "choices[i]".
Result<void> check_types(const Script& script);

/// Plays the script's dice and choices until one list runs out. Left-over dice while a choice is awaited (or the reverse)
/// are no fault. Faults: bad_die or wrong_type at "dice[i]", illegal_choice or wrong_type at "choices[i]", surplus at the
/// first die or choice after the end; the match then stays where the script went wrong.
Result<void> replay(Match& match, const Script& script);

/// Plays one more answer of `script`, of which the match has played the beginning. False: the match is over, the script has
/// no more, or the answer is illegal.
bool play_next(Match& match, const Script& script);

// Saves a bout to a script file of the user's, rewritten at every step.

class ScriptFile final : public Recorder {
 public:
  /// Nothing is written before the first `keep`. The destructor waits until the latest script is written or has failed.
  /// kept: JSON of the script's "kept", which goes with it; empty: it has none.
  explicit ScriptFile(const std::filesystem::path& file, std::string kept = {});

  /// Replaces a queued script that was not yet written. Each write is atomic (library/whole_file.h).
  void keep(const Match& match) override;
  /// Fault cannot_write: the last write failed.
  Result<void> flush() override;
  std::optional<Fault> trouble() override;

 private:
  std::filesystem::path file_;
  std::string kept_;
  Result<void> last_;
  Worker<Script, Result<void>> writer_;
};

// Text with one or more scripts.

/// One script's text and the line it begins on, from 1.
struct ScriptText {
  std::string_view text;
  std::size_t line = 1;
};

/// Splits a text into scripts: one JSON object over any number of lines, or JSON Lines with one script a line. Skips empty
/// lines; does not check that they are JSON.
std::vector<ScriptText> split_scripts(std::string_view text);

}  // namespace fc

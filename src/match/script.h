// The one record of a bout as text: what the referee reads, a save, a replay, a bug report. Source: rules/<game>.md, 7.
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

/// Reads {"game", "setup", "dice", "choices"}; dice and choices may be left out, "expect" and "kept" (who sat there and
/// when, records/exchange.h) are ignored. The set-up is kept as JSON text, its contents are the game's to check. Faults:
/// bad_json, and unknown_key or missing_key, at "script"; wrong_type at "dice" or "choices" that are no list, then at
/// "game". A die or a choice of the wrong type is one that no game takes: see `replay`.
Result<Script> parse_script(std::string_view text);

/// The script as one line of JSON, without a line break; parse_script gives it back.
std::string to_json(const Script& script);

/// Reads a saved bout. Faults: cannot_read; those of parse_script with the file's name before the place. The file is left
/// as it is, also when it was cut short.
Result<Script> read_script(const std::filesystem::path& file);

/// Every die must be a whole number and every choice a text, whether it is ever asked for or not: for a game whose rules
/// want that before the first of them is played. Faults: wrong_type at "dice[i]", then at "choices[i]".
Result<void> check_types(const Script& script);

/// Answers the match's questions from the script, dice and choices each in order, until one runs out. Left-over dice while
/// a choice is awaited (or the reverse) are no fault. Faults: bad_die or wrong_type at "dice[i]", illegal_choice or
/// wrong_type at "choices[i]", surplus at the first die or choice after the end; the match then stands where the script went
/// wrong.
Result<void> replay(Match& match, const Script& script);

/// Answers what a match is asked with the script's next answer, behind the match's own. False: it is over, the script ends
/// there, or the answer goes against the rules.
bool play_next(Match& match, const Script& script);

// Keeps a bout in a file of somebody's own: the script, written anew at every step.

class ScriptFile final : public Recorder {
 public:
  /// Nothing is written before the first `keep`. Destroying it waits until the last script handed over is on the disk (or
  /// has failed).
  explicit ScriptFile(std::filesystem::path file);

  /// A script that was not yet written makes room for a newer one. Each write replaces the file as a whole
  /// (library/whole_file.h).
  void keep(const Match& match) override;
  /// Fault cannot_write: the last write failed.
  Result<void> flush() override;
  std::optional<Fault> trouble() override;

 private:
  std::filesystem::path file_;
  Result<void> last_;
  Worker<Script, Result<void>> writer_;
};

// Scripts in a text: one, or one a line.

/// A script in a file, with the line it begins on.
struct ScriptText {
  std::string_view text;
  std::size_t line = 1;
};

/// Finds the scripts in a text: one JSON object (over any number of lines), or JSON Lines with one script a line. Empty
/// lines are passed over. Whether they are JSON at all is not looked at.
std::vector<ScriptText> split_scripts(std::string_view text);

}  // namespace fc

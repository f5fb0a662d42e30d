// Scripts on their way into the records: one that somebody hands in, and the folders of files that older versions kept.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "records/bouts.h"
#include "records/records.h"

namespace fc::records {

/// Opens a match at its first question; the faults are those of the set-up (match/games.h).
using OpenMatch = std::function<Result<std::unique_ptr<Match>>(const Script&)>;

/// A bout as its script leads to it, without number: played once, to see where it stands. Faults: what is wrong with the
/// script.
Result<BoutRow> row_of(const Script& script, const OpenMatch& open);

/// Adds a bout with its whole script. Returns its number.
Result<BoutId> insert_script(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats,
                             const Script& script);

/// How far a script that goes wrong is to be trusted.
struct SoundPart {
  Steps steps;
  Standing standing;  ///< there
};
/// Of a script that goes against its rules the part up to the last bell before that: the last place where what the game
/// counts (rounds, fights, bouts) had grown. Between that and the fault there may be steps of another course that happen to
/// be legal. None: the script is sound to its end, or its set-up opens no match.
std::optional<SoundPart> sound_part(const Script& script, const OpenMatch& open);

/// What became of a folder that was taken over.
struct TakenOver {
  int bouts = 0;
  /// Files that hold no bout of this build, where they lie now.
  std::vector<std::filesystem::path> refused;
};

/// Takes over the folder `bouts` of an older version once: `000017.json` a script, `000017-over.json` one that is over,
/// `000017.seats.json` who sat there ({"seats": ["person", "shared", "champion"], "lesson": true}). Bouts keep their numbers
/// where they are free. Files that are taken over are moved to `bouts-taken-over` beside it, those that hold no bout to
/// `bouts-unreadable`; none is deleted. Whatever a kill leaves undone is done the next time. Fault: the records cannot be
/// written; the rest of the folder is as it was.
Result<TakenOver> take_over(Records& records, const std::filesystem::path& folder, const OpenMatch& open);

}  // namespace fc::records

// What the band plays: notes in data/common/band.json, read, checked and made into layers of sound.
#pragma once

#include <filesystem>

#include "core/music.h"
#include "core/result.h"
#include "library/checked_json.h"

namespace fc {

/// {"instruments": {NAME: [layer, ...]}, "tunes": {one of `tune_names`, each: {"tempo": 40 to 240 beats a minute, "rounds":
/// 1 to 8, "parts": [{"instrument": NAME, "bars": ["c4 e4/2 - g4", ...]}]}}}.
///
/// A layer: {"wave", "gain", "attack", "decay"} as those of a sound, and either "ratio", 50 to 800 per cent of the note's
/// pitch, or "hertz" for one that has no pitch of its own. A bar is eight half beats. A note is its name and octave ("c4",
/// "f#3", "bb2"), "x" for an instrument without pitch, or "-" for silence; "/3": so many half beats, else one.
///
/// Faults name the place: what is unknown, missing or out of range, a bar that is not full, parts of different length, and
/// a moment at which more than 100 per cent would sound together.
Result<BandBook> band_book_from(const Json& object);

/// The same from a file. Faults cannot_read and bad_json too.
Result<BandBook> read_band_book(const std::filesystem::path& file);

}  // namespace fc

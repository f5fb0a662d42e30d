// Reads and checks sound recipes: shared ones in assets/common/sounds.json, a game's own in data/<slug>/sounds.json.
#pragma once

#include <filesystem>
#include <vector>

#include "core/result.h"
#include "core/sound.h"
#include "library/checked_json.h"

namespace fc {

/// Shared sounds: an object with a recipe for each of `common_sounds`. A recipe is a list of layers, or {"group": "effects"
/// or "crowd", "varies": 1 to 20 per cent, "loop": 1000 to 10000 milliseconds, "layers": the list}; "varies" and "loop" are
/// optional. A layer: {"wave": "sine" or "noise", "hertz": 20 to 12000, "to": 20 to 12000, the pitch at its end; "at": 0 to
/// 2000, "length": 5 to 3000, "attack": 1 to 1000, "decay": 1 to 3000 milliseconds; "gain": 1 to 100 per cent; "times": 1 to
/// 200, repetitions within a loop}; "to", "at" and "times" are optional. Faults at the place: a missing or unknown sound,
/// wrong type or range, gains of one sound that sum to more than 100.
Result<SoundBook> sound_book_from(const Json& object);

/// Reads the shared sounds from the file `common` and each game's own from <data>/*/sounds.json. Those have free names:
/// "whistle" in data/bare-knuckle becomes the sound "bare-knuckle/whistle". Further faults: cannot_read, bad_json; all name
/// the file.
Result<SoundBook> read_sound_book(const std::filesystem::path& common, const std::filesystem::path& data);

/// All faults of the games' own sounds below `data`, at most one a file.
std::vector<Fault> check_sounds(const std::filesystem::path& data);

// Music: notes in data/common/band.json, read, checked and turned into layers of sound.

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

/// Reads a band book from a file. Further faults: cannot_read, bad_json.
Result<BandBook> read_band_book(const std::filesystem::path& file);

}  // namespace fc

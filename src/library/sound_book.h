// What the sounds are made of, read and checked: everybody's in assets/common/sounds.json, a game's own in
// data/<slug>/sounds.json.
#pragma once

#include <filesystem>
#include <vector>

#include "core/result.h"
#include "core/sound.h"
#include "library/checked_json.h"

namespace fc {

/// Everybody's sounds: an object with a recipe for each of `common_sounds`. A recipe is a list of layers, or {"group":
/// "effects" or "crowd", "varies": 1 to 20 per cent, "loop": 1000 to 10000 milliseconds, "layers": the list}; "varies" and
/// "loop" may be left out. A layer: {"wave": "sine" or "noise", "hertz": 20 to 12000, "to": 20 to 12000, where it glides to;
/// "at": 0 to 2000, "length": 5 to 3000, "attack": 1 to 1000, "decay": 1 to 3000 milliseconds; "gain": 1 to 100 per cent;
/// "times": 1 to 200, how often in a loop}; "to", "at" and "times" may be left out. Faults name the place: a sound that is
/// missing or unknown, a value of another kind or out of range, gains of a sound above 100 together.
Result<SoundBook> sound_book_from(const Json& object);

/// Everybody's sounds from the file `common`, and the own ones of every folder of `data` that holds a sounds.json, which may
/// have any names: "whistle" in data/bare-knuckle is the sound "bare-knuckle/whistle". Faults cannot_read and bad_json too,
/// all with the file.
Result<SoundBook> read_sound_book(const std::filesystem::path& common, const std::filesystem::path& data);

/// What is wrong with the own sounds of the folders of `data`, at most one fault a file.
std::vector<Fault> check_sounds(const std::filesystem::path& data);

}  // namespace fc

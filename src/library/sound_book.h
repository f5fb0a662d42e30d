// What the sounds are made of: assets/common/sounds.json, read and checked.
#pragma once

#include <filesystem>

#include "core/result.h"
#include "core/sound.h"
#include "library/checked_json.h"

namespace fc {

/// An object with a list of layers for every sound. A layer: {"wave": "sine" or "noise", "hertz": 20 to 12000, "to": the
/// same, where it glides to; "at": 0 to 2000, "length": 5 to 3000, "attack": 1 to 1000, "decay": 1 to 3000 milliseconds;
/// "gain": 1 to 100 per cent}; "to" and "at" may be left out. Faults name the place: a sound that is missing or unknown, a
/// value of another kind or out of range, gains of a sound above 100 together.
Result<SoundBook> sound_book_from(const Json& object);

/// The same from a file. Faults cannot_read and bad_json too, all with the file.
Result<SoundBook> read_sound_book(const std::filesystem::path& file);

}  // namespace fc

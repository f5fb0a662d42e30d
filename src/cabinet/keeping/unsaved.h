// Why something is not being kept, in the player's words.
#pragma once

#include <string>

#include "core/result.h"
#include "library/words.h"

namespace fc::cabinet {

/// fault: of the records, or of a file that cannot be written.
std::string unsaved_words(const Fault& fault, const Words& words);

}  // namespace fc::cabinet

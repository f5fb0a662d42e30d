// Why something is not being kept, in the player's words.
#pragma once

#include <string>

#include "core/result.h"
#include "library/words.h"
#include "records/records.h"

namespace fc::cabinet {

/// fault: of the records, or of a file that cannot be written.
std::string unsaved_words(const Fault& fault, const Words& words);

/// fault: what was thrown beside the picture, where the game goes on all the same.
std::string unexpected_words(const Fault& fault, const Words& words);

std::string news_words(const records::News& news, const Words& words);

}  // namespace fc::cabinet

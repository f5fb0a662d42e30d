// Text keys of The Ring's words, and small help to put numbers into sentences.
#pragma once

#include <string>

#include "rules/the-ring/names.h"
#include "scene/corners/names.h"

namespace fc::the_ring {

using scene::Names;
using scene::with_sign;

/// "the-ring.strategy.load-up": the name alone, for labels.
std::string key_of(Strategy strategy);
/// "the-ring.location.left-brow".
std::string key_of(Location location);
/// "the-ring.on-location.left-brow": "over the left eye", inside a sentence.
std::string key_in_sentence(Location location);
/// "the-ring.hand.left-hook": the name of a punch.
std::string key_of(Hand hand);
/// "the-ring.a-hand.left-hook": with its article, inside a sentence.
std::string key_in_sentence(Hand hand);
/// "the-ring.training.peak".
std::string key_of(Training training);
/// "the-ring.method.TKO-cut".
std::string key_of(Method method);
/// The rating that a strategy is fought with, by its key: "the-ring.rating.box".
std::string rating_key(Strategy strategy);

/// "1:44".
std::string clock_text(int seconds);
/// "column 2, 63" as "2/63".
std::string entry_text(int column, int number);

}  // namespace fc::the_ring

// Text keys of Knock Out's words, and small help to put them into sentences. Boxers' names are the same in every language.
#pragma once

#include <string>
#include <string_view>

#include "library/words.h"
#include "rules/knock-out/choice.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// "knock-out.boxer.robin-zorres".
std::string key_of_boxer(const Setup& setup, BoxerIndex boxer);
/// "knock-out.class.amateur".
std::string key_of(Class rank);
/// "knock-out.title.superchampion"; `none` has a word too.
std::string key_of(Title title);
/// "knock-out.bet-type.x2".
std::string key_of(BetType type);
/// "knock-out.colour.black".
std::string key_of(Colour colour);

/// An amount as print sets it, thousands apart by the language's own mark: "12,000" or "12 000"; losses with a dash.
std::string money_text(Money amount, const Words& words);
/// An amount with its sign, in the language's own print: "+12,000", "–4,000", "0".
std::string signed_money_text(Money amount, const Words& words);

}  // namespace fc::knock_out

// Text keys of the campaign's words, and figures as print sets them.
#pragma once

#include <string>
#include <string_view>

#include "library/words.h"
#include "rules/ringside-campaign/choice.h"
#include "rules/ringside-campaign/events.h"

namespace fc::ringside_campaign {

/// "ringside-campaign.arena.middle".
std::string key_of(Arena arena);
/// "ringside-campaign.arena.title" for a title bout, else as its arena.
std::string key_of_venue(int venue);
/// "ringside-campaign.ability.endurance".
std::string key_of(Ability ability);
/// "ringside-campaign.method.ko".
std::string key_of(ringside::Method method);

/// "$12,000", "12 000 $"; losses with a dash before it.
std::string money_text(Money amount, const Words& words);
/// With its sign: "+$300".
std::string signed_money_text(Money amount, const Words& words);
/// Half points as points: 9 is "4½", -3 "–1½".
std::string points_text(int half_points);
/// "champion", "no. 4", "unranked". rank: see `rank_of`.
std::string rank_text(int rank, const Words& words);
/// "12-3-1": won, lost, drawn.
std::string record_text(const Man& man);
/// "KO 7", "points", "draw".
std::string result_text(const BoutResult& result, const Words& words);
/// "50 Ag · 23 punches · 12 End · 20 Cp", worded.
std::string abilities_text(const ringside::Boxer& boxer, const Words& words);
/// The six ratings of his punches together.
int punches_of(const ringside::Boxer& boxer);

}  // namespace fc::ringside_campaign

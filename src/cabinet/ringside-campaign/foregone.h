// What a manager need not be asked, from the campaign as it stands and what has been told of this week. Every function looks
// at the open question, which is this seat's. Source: rules/ringside-campaign/rules.md, 3.6, 10.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match_of.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {

using Campaign = MatchOf<Rules>;

/// `book`: a pass stands until a man of his is booked; and once he has been asked this week, tired men alone are not worth
/// another question.
bool passes_again(const Campaign& campaign, Seat seat);

/// `book`: his rested men who can be booked; where damage goes week by week, those who are nearly so, too.
std::vector<Person> rested_to_book(const Campaign& campaign, Seat seat);

/// `office`: somebody may retire who could not before his last bout.
bool has_a_new_veteran(const Campaign& campaign, Seat seat);

/// One of his men has fought in the events since then. since: a number of events.
bool has_fought_since(const Campaign& campaign, Seat seat, std::size_t since);

/// The first bout of the night has been fought.
bool has_begun(const Campaign& campaign);

/// What the computer's manager answers for somebody who wants to be left alone with small things. None: this is no small
/// thing.
std::optional<std::string> answer_to_a_small_thing(const Campaign& campaign, Seat seat);

}  // namespace fc::ringside_campaign

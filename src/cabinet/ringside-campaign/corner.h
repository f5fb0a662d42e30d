// The parts of the campaign's corner: the secretary and what he need not ask, orders in one go, the lesson, and what a
// player may set.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "core/field.h"
#include "library/ringside-campaign/game.h"
#include "match/match.h"
#include "match/match_of.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {

// What a manager need not be asked, from the campaign as it stands and what has been told of this week. Every function looks
// at the open question, which is this seat's. Source: rules/ringside-campaign/rules.md, 3.6, 10.

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

// The playable lesson: a week of a campaign that has only begun.

/// Two managers with men of history, and two weeks to go. Computers have drafted, boxed the tournament and rested since: the
/// first seat is asked in the front office, has a contender of the first rank, and the champion is the other's. None: the
/// data has other men than it had.
std::optional<Script> lesson_of(const Catalogue& catalogue);

// Offers that a manager orders in one go: the answers of their steps, by question.

struct OrderStep {
  Decision asked = Decision::book;
  std::string answer;

  friend bool operator==(const OrderStep&, const OrderStep&) = default;
};
using OrderSteps = std::vector<OrderStep>;

/// "book:...", "sell:...", "trade:..." as in secretary.h. None: it is no such order.
std::optional<OrderSteps> steps_of(std::string_view order);

/// Whether the seat can give these answers one after the other from the open question on. A question with one answer is not
/// asked, so that a step may be passed over.
bool can_be_given(const MatchOf<Rules>& campaign, int seat, const OrderSteps& steps);

// Who spares a manager what is foregone: most of what a campaign asks has one sensible answer. Source:
// rules/ringside-campaign/rules.md, 10 (comfort).
//
// Orders of a person:
// | order | when he is asked | does |
// |---|---|---|
// | `book:joe-louis:gene-tunney:high:12` | `book` | all steps of the offer |
// | `sell:joe-louis:m3:sum:500` | `office` | all steps of the offer |
// | `trade:joe-louis:max-schmeling:even` (`add:500`, `ask:500`) | `office` | all steps of the offer |
// | `on` | `office`, `book` | he is asked nothing until something is worth a look |
//
// What he reckons: `chance:joe-louis:gene-tunney` (of the first, 0 to 1), `value:joe-louis:gene-tunney:high` (dollars that
// the bout promises the first man's manager), `takes:joe-louis:gene-tunney:high` (1 if the computer's manager would take it
// for the second man, else 0), `worth:joe-louis` (dollars that he promises until the end).

std::unique_ptr<cabinet::Secretary> make_secretary();

// What a player may set for all his campaigns: what he leaves to his secretary.

/// Everything but what is rare and dear goes by the computer's manager.
inline constexpr GameSetting small_things{.key = "small_things"};

inline constexpr std::array<SettingValue, 2> kept_or_asked{
    {{"keep", "ringside-campaign.setting.moved_keep"}, {"ask", "ringside-campaign.setting.moved_ask"}}};
/// Whether a bout that loses its place is kept at the arena it is moved to, or he is asked.
inline constexpr GameSetting moved_bouts{.key = "moved", .values = kept_or_asked};

inline constexpr std::array<SettingValue, 4> simulated_arenas{{{"none", "ringside-campaign.setting.bouts_none"},
                                                               {"low", "ringside-campaign.setting.bouts_low"},
                                                               {"middle", "ringside-campaign.setting.bouts_middle"},
                                                               {"untitled", "ringside-campaign.setting.bouts_untitled"}}};
/// Up to where his bouts are simulated without asking him.
inline constexpr GameSetting simulated_bouts{.key = "bouts", .values = simulated_arenas};

inline constexpr std::array own_settings{small_things, moved_bouts, simulated_bouts};

}  // namespace fc::ringside_campaign

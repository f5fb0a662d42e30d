// The parts of the campaign's corner: the secretary and the questions he answers himself, orders, the lesson, and the
// settings.
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

// Decides what a manager need not be asked, from the campaign's state and the events of this week. All functions are about
// the open question, which must be this seat's. Source: rules/ringside-campaign/rules.md, 3.6, 10.

using Campaign = MatchOf<Rules>;

/// For `book`: whether the seat passes again without being asked: it has passed and none of its men was booked since, or it
/// was asked this week and has no rested men left.
bool passes_again(const Campaign& campaign, Seat seat);

/// For `book`: his rested men who can be booked; with weekly recovery also those who are nearly rested.
std::vector<Person> rested_to_book(const Campaign& campaign, Seat seat);

/// For `office`: whether a man may now retire who could not before his last bout.
bool has_a_new_veteran(const Campaign& campaign, Seat seat);

/// Whether one of his men has fought since then. since: a number of events.
bool has_fought_since(const Campaign& campaign, Seat seat, std::size_t since);

/// Whether the first bout of the night has been fought.
bool has_begun(const Campaign& campaign);

/// The computer manager's answer to a minor question, for players who do not want to be asked about them. None: the question
/// is not minor.
std::optional<std::string> answer_to_a_small_thing(const Campaign& campaign, Seat seat);

// The playable lesson: a week near the start of a campaign.

/// Two managers with historical men, and two weeks to go. Computers have played the draft, the tournament and the time
/// since: the first seat is asked in the front office and owns the first contender, and the champion is the other's. None if
/// the data has not the men that it needs.
std::optional<Script> lesson_of(const Catalogue& catalogue);

// Offers that a manager makes with one order: the answers of its steps, by question.

struct OrderStep {
  Decision asked = Decision::book;
  std::string answer;

  friend bool operator==(const OrderStep&, const OrderStep&) = default;
};
using OrderSteps = std::vector<OrderStep>;

/// The steps of an order "book:...", "sell:...", "trade:..." (see below). None: it is no such order.
std::optional<OrderSteps> steps_of(std::string_view order);

/// Whether the seat can give these answers one after the other, beginning with the open question. Questions with only one
/// answer are not asked, so their steps are skipped.
bool can_be_given(const MatchOf<Rules>& campaign, int seat, const OrderSteps& steps);

// The secretary, who answers questions that have only one sensible answer. Source: rules/ringside-campaign/rules.md, 10
// (comfort).
//
// Orders of a person:
// | order | when he is asked | does |
// |---|---|---|
// | `book:joe-louis:gene-tunney:high:12` | `book` | all steps of the offer |
// | `sell:joe-louis:m3:sum:500` | `office` | all steps of the offer |
// | `trade:joe-louis:max-schmeling:even` (`add:500`, `ask:500`) | `office` | all steps of the offer |
// | `on` | `office`, `book` | he is asked nothing until something is worth a look |
//
// What he computes: `chance:joe-louis:gene-tunney` (of the first, 0 to 1), `value:joe-louis:gene-tunney:high` (dollars that
// the first man's manager can expect from the bout), `takes:joe-louis:gene-tunney:high` (1 if the computer manager of the
// second man would accept it, else 0), `worth:joe-louis` (dollars that can be expected from him until the end).

std::unique_ptr<cabinet::Secretary> make_secretary();

// The settings of a player for all his campaigns: what he leaves to his secretary.

/// Minor questions are answered by the computer's manager.
inline constexpr GameSetting small_things{.key = "small_things"};

inline constexpr std::array<SettingValue, 2> kept_or_asked{
    {{"keep", "ringside-campaign.setting.moved_keep"}, {"ask", "ringside-campaign.setting.moved_ask"}}};
/// Whether a bout that is moved to another arena is kept without asking him.
inline constexpr GameSetting moved_bouts{.key = "moved", .values = kept_or_asked};

inline constexpr std::array<SettingValue, 4> simulated_arenas{{{"none", "ringside-campaign.setting.bouts_none"},
                                                               {"low", "ringside-campaign.setting.bouts_low"},
                                                               {"middle", "ringside-campaign.setting.bouts_middle"},
                                                               {"untitled", "ringside-campaign.setting.bouts_untitled"}}};
/// The highest arena up to which his bouts are simulated without asking him.
inline constexpr GameSetting simulated_bouts{.key = "bouts", .values = simulated_arenas};

inline constexpr std::array own_settings{small_things, moved_bouts, simulated_bouts};

}  // namespace fc::ringside_campaign

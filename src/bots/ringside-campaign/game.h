// The bots that decide for a manager, by level. Source: rules/ringside-campaign/rules.md, 6.7.
#pragma once

#include <memory>

#include "bots/ringside-campaign/worth.h"
#include "match/controller.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// A manager for one seat. He keeps nothing that he could not compute again, so one controller may play any number of
/// campaigns, one at a time. He answers briefs of the campaign only (`BriefOf<Rules>`).
///
/// | level | style |
/// |---|---|
/// | `uniform` | every legal answer is equally likely: the baseline |
/// | `novice` | the sensible manager, who takes every other decision at random |
/// | `contender` | the sensible manager: `managers_choice` with `patient_taste` |
/// | `champion` | looks ahead to the end of his men's careers: `Champion` |
std::unique_ptr<Controller> make_controller(Level level);

// The computer's manager: sensible. He knows what is on the table and nothing of future dice. Source:
// rules/ringside-campaign/rules.md, 6.

/// His answer to the open question, which must be a choice. Of equal answers he takes the first of the list.
Choice managers_choice(const Setup& setup, const State& state, const Taste& taste = {});

// The computer's manager who looks ahead: he books, answers, trades and retires by the effect on whole careers, while the
// sensible one looks at the next purse. Source: rules/ringside-campaign/rules.md, 3.6, 6.

/// Answers for one seat at a time. Results are kept only while they would be the same.
class Champion {
 public:
  /// His answer to the open question, which must be a choice.
  Choice answer(const Setup& setup, const State& state);

 private:
  Outlook outlook_;
};

}  // namespace fc::ringside_campaign

namespace fc::ringside_campaign::desk {

// The computer manager's answers in each part of a campaign, from which `managers_choice` chooses. Each function is about
// the open question of the state. Source: rules/ringside-campaign/rules.md, 6.2, 6.3, 6.5, 6.6.

/// The strongest of the men among the answers.
Choice strongest_of(const Setup& setup, const State& state, const Choices& legal);

/// Nominations and bids, up to the worth of a man to the manager.
Choice nominate(const Setup& setup, const State& state, const Choices& legal);
Choice bid(const Setup& setup, const State& state, const Choices& legal);

/// What to do in the front office: retire, sell, trade, or done.
Choice office(const Setup& setup, const State& state, Seat seat, const Choices& legal);
/// The steps of an offer. An offer begun by `office` is finished as planned; one begun without a plan is finished in some
/// legal way.
Choice buyer(const Setup& setup, const State& state, const Choices& legal);
Choice price(const Setup& setup, const State& state, const Choices& legal);
Choice man_to_trade_for(const Setup& setup, const State& state, const Choices& legal);
bool accepts_sale(const Setup& setup, const State& state);
bool accepts_trade(const Setup& setup, const State& state);

/// `book`: the man with the most valuable bout that somebody would accept, or `pass`. The next three: his opponent, where
/// and how long.
Choice book(const Setup& setup, const State& state, Seat seat, const Taste& taste);
Choice opponent(const Setup& setup, const State& state, const Choices& legal, const Taste& taste);
Choice venue(const Setup& setup, const State& state, const Choices& legal, const Taste& taste);
Choice rounds(const Setup& setup, const State& state, const Choices& legal);
bool accepts_bout(const Setup& setup, const State& state, const Taste& taste);

/// The lowest bid if keeping the place is worth it, else `give-way`.
Choice bid_for_place(const Setup& setup, const State& state, const Choices& legal);

}  // namespace fc::ringside_campaign::desk

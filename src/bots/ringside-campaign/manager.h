// The computer's manager: sensible, no oracle. He knows what is on the table and nothing of dice to come. Source:
// rules/ringside-campaign/rules.md, 6.
#pragma once

#include <string_view>

#include "bots/ringside-campaign/outlook.h"
#include "bots/ringside-campaign/worth.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// His answer to the question that is open, which must be a choice. Of equals he takes the first of the list.
Choice managers_choice(const Setup& setup, const State& state, const Taste& taste = {});

// The computer's manager who looks ahead: he books, answers, trades and retires by what it does to whole careers, where the
// sensible one looks at the next purse. Source: rules/ringside-campaign/rules.md, 3.6, 6.

/// Answers for one seat at a time. What he reckons he keeps only as long as it would come out again.
class Champion {
 public:
  /// His answer to the question that is open, which must be a choice.
  Choice answer(const Setup& setup, const State& state);

 private:
  Outlook outlook_;
};

}  // namespace fc::ringside_campaign

namespace fc::ringside_campaign::desk {

// How the computer's manager answers in each part of a campaign; `managers_choice` puts them together. Every function is
// asked for the question that is open in the state. Source: rules/ringside-campaign/rules.md, 6.2, 6.3, 6.5, 6.6.

/// Of the men on the list the strongest.
Choice strongest_of(const Setup& setup, const State& state, const Choices& legal);

/// nominate and bid: up to what a man is worth to him.
Choice nominate(const Setup& setup, const State& state, const Choices& legal);
Choice bid(const Setup& setup, const State& state, const Choices& legal);

/// What to do in the front office: retire, sell, trade, or done.
Choice office(const Setup& setup, const State& state, Seat seat, const Choices& legal);
/// The steps of an offer. One that `office` began is finished as planned; one that was begun without a plan somehow.
Choice buyer(const Setup& setup, const State& state, const Choices& legal);
Choice price(const Setup& setup, const State& state, const Choices& legal);
Choice man_to_trade_for(const Setup& setup, const State& state, const Choices& legal);
bool accepts_sale(const Setup& setup, const State& state);
bool accepts_trade(const Setup& setup, const State& state);

/// The man with the most valuable bout that somebody would take, or `pass`; then against whom, where and how long.
Choice book(const Setup& setup, const State& state, Seat seat, const Taste& taste);
Choice opponent(const Setup& setup, const State& state, const Choices& legal, const Taste& taste);
Choice venue(const Setup& setup, const State& state, const Choices& legal, const Taste& taste);
Choice rounds(const Setup& setup, const State& state, const Choices& legal);
bool accepts_bout(const Setup& setup, const State& state, const Taste& taste);

/// The lowest bid if keeping the place is worth it, else `give-way`.
Choice bid_for_place(const Setup& setup, const State& state, const Choices& legal);

}  // namespace fc::ringside_campaign::desk

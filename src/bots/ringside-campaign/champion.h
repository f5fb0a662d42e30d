// The computer's manager who looks ahead: he books, answers, trades and retires by what it does to whole careers, where the
// sensible one looks at the next purse. Source: rules/ringside-campaign/rules.md, 3.6, 6.
#pragma once

#include "bots/ringside-campaign/outlook.h"
#include "rules/ringside-campaign/setup.h"

namespace fc::ringside_campaign {

/// Answers for one seat at a time. What he reckons he keeps only as long as it would come out again.
class Champion {
 public:
  /// His answer to the question that is open, which must be a choice.
  Choice answer(const Setup& setup, const State& state);

 private:
  Outlook outlook_;
};

}  // namespace fc::ringside_campaign

// Trying answers out: every answer is played on to the end of the round with the same dice, and the winning chances are
// compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "bots/ringside/outlook.h"
#include "match/match_of.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

/// How hard a decision is thought about.
struct Effort {
  int rollouts = 0;    ///< at most so many, of all answers together
  double proof = 2.0;  ///< an answer replaces the instinct's if it is better by so many standard errors
};

/// The index of the answer with the best chance for the seat of `brief`, `instinct_answer` unless another is proved better.
/// Only what the seat may know is used: each rollout starts from a state assumed from its view. Answers that fall behind
/// clearly are dropped on the way. Depends on the arguments alone, unless `stop` ends it early with the best so far.
std::size_t best_answer(const BriefOf<Rules>& brief, std::size_t instinct_answer, const Instinct& instinct,
                        const Outlook& outlook, const Effort& effort, std::uint64_t seed, const std::stop_token& stop);

}  // namespace fc::ringside

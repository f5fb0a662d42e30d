// How two men decide in a simulation: by a bot, by one answer that is kept for the whole bout, or by chance.
#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/requests.h"
#include "core/corner.h"

namespace fc::cli {

/// By corner, from --bots, --red-bot and --red-<name>. Plan: has an optional `bot`. kept: the member that holds the answer,
/// an enum. words: its words, in the order of the enum. Fault: a word that is none, or an answer kept where a bot decides.
template <class Plan, class Answer>
Result<std::array<Plan, 2>> kept_plans_of(const SimRequest& request, std::optional<Answer> Plan::*kept,
                                          std::string_view name, std::span<const std::string_view> words) {
  FC_TRY(const auto levels, levels_of(request, 2));
  std::array<Plan, 2> plans;
  for (const Corner corner : both_corners) {
    Plan& plan = plans[index_of(corner)];
    const std::string option = fmt::format("--{}-{}", name_of(corner), name);
    if (const std::string_view word = request.own_word(option); !word.empty()) {
      FC_TRY(const std::size_t answer, find_word(words, word, option));
      plan.*kept = static_cast<Answer>(answer);
    }
    FC_TRY(plan.bot, thinking_bot_of(request, corner, levels[index_of(corner)]));
    if (plan.*kept && plan.bot) {
      return fault(FaultCode::unknown_value, option,
                   "cannot be kept where a bot decides; leave it out, or have a bot in the other corner alone");
    }
  }
  return plans;
}

}  // namespace fc::cli

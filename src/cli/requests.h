// What every game does with a request of the command line: words, levels of bots, options of a script.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/game_commands.h"
#include "core/corner.h"
#include "core/field.h"
#include "library/checked_json.h"
#include "match/controller.h"

namespace fc::cli {

/// The slug of the game that is called so. Fault unknown_value at `where`.
Result<std::string> find_game(std::string_view word, std::string where);

/// The place of a word in its list, case, accents and hyphens aside; `where` is the option it was given to. Fault
/// unknown_value.
Result<std::size_t> find_word(std::span<const std::string_view> words, std::string_view word, std::string where);

/// The one of `offered` that goes by this word; `where` is the option it was given to. Fault unknown_value.
Result<StandIn> find_stand_in(std::span<const StandIn> offered, std::string_view word, std::string where);

/// Who decides at each of so many seats: --bots, the first of `offered` where nothing is said. Fault: it is not offered, or
/// they are not as many as seats.
Result<std::vector<StandIn>> stand_ins_of(const SimRequest& request, std::span<const StandIn> offered, std::size_t seats);

/// As `stand_ins_of`, of a game that offers bots and nothing else.
Result<std::vector<Level>> levels_of(const SimRequest& request, std::size_t seats);

/// The bot of one corner that thinks: --red-bot, else the level that --bots gave it. None: it is uniform, which is chance
/// alone and needs no bot. Fault unknown_value.
Result<std::optional<Level>> thinking_bot_of(const SimRequest& request, Corner corner, Level level);

/// Refuses --red, --blue, their bots and --rounds for a game that has no two corners. Faults: unknown_value, with the
/// reason.
Result<void> check_without_corners(const SimRequest& request, std::string_view no_corners, std::string_view no_rounds);

/// The whole of a word as a number; none: it is none.
std::optional<int> number_in(std::string_view word);

/// What red and blue are called; who has no name, by his corner.
std::vector<std::string> names_or_corners(std::array<std::string, 2> names);

/// "gloves=false", "crowd=thin", "weeks=8" as the options of a script; "bout.rounds=4" goes into an object of its own.
/// facts: of the options there are. Fault unknown_value at "--option": there is none of that key; a wrong value, who reads
/// the set-up will find.
Result<Json> options_json(const std::vector<std::string>& options, std::span<const OptionFact> facts);

/// Who is to box in that corner, for a set-up: his id as it was said, or the object that was given. Fault missing_key:
/// nobody; bad_json: no sound object.
Result<Json> boxer_json(const SimRequest& request, Corner corner);

/// A list of boxers: of each a cell for each name of the head, for people and for programs.
BoxerTable listed_boxers(std::vector<std::string> head, const std::vector<std::vector<Json>>& boxers);

/// Fault unknown_value at the option, because the game does not know it.
tl::unexpected<Fault> refused(std::string option, std::string_view reason);

// How two men decide in a simulation: by a bot, by one answer that is kept for the whole bout, or by chance.

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

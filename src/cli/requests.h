// Reading a request of the command line, the same for every game: words, levels of bots, options of a script.
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

/// The slug of the game with this name. Fault unknown_value at `where`.
Result<std::string> find_game(std::string_view word, std::string where);

/// Index of a word in a list; case, accents and hyphens are ignored. where: the option it was given to. Fault unknown_value.
Result<std::size_t> find_word(std::span<const std::string_view> words, std::string_view word, std::string where);

/// The one of `offered` with this word. where: the option it was given to. Fault unknown_value.
Result<StandIn> find_stand_in(std::span<const StandIn> offered, std::string_view word, std::string where);

/// Who decides at each seat, from --bots; a single word holds for all seats. Default: the first of `offered`. Faults: a word
/// is not offered, or there are neither one nor `seats` of them.
Result<std::vector<StandIn>> stand_ins_of(const SimRequest& request, std::span<const StandIn> offered, std::size_t seats);

/// As `stand_ins_of`, for a game that offers only bots.
Result<std::vector<Level>> levels_of(const SimRequest& request, std::size_t seats);

/// The bot of a corner: --red-bot or --blue-bot, else `level`, its level from --bots. None for `uniform`, which is pure
/// chance and needs no bot. Fault unknown_value.
Result<std::optional<Level>> thinking_bot_of(const SimRequest& request, Corner corner, Level level);

/// Refuses --red, --blue, their bots and --rounds for a game without two corners. Fault unknown_value, with the given
/// reason.
Result<void> check_without_corners(const SimRequest& request, std::string_view no_corners, std::string_view no_rounds);

/// A word as a number; none if it is not entirely one.
std::optional<int> number_in(std::string_view word);

/// The names of red and blue; a missing name is replaced by the corner's.
std::vector<std::string> names_or_corners(std::array<std::string, 2> names);

/// Options as "gloves=false", "crowd=thin", "weeks=8", as the options of a script; "bout.rounds=4" goes into an object of
/// its own. facts: the options that exist. Fault unknown_value at "--option": not KEY=VALUE, or there is no such key. Wrong
/// values are found later, when the set-up is read.
Result<Json> options_json(const std::vector<std::string>& options, std::span<const OptionFact> facts);

/// The boxer of a corner, for a set-up: the id or the JSON object that was given. Faults missing_key: none was given;
/// bad_json: not a valid object.
Result<Json> boxer_json(const SimRequest& request, Corner corner);

/// Makes a list of boxers, for people and for programs: for each boxer one cell for each name of the head.
BoxerTable listed_boxers(std::vector<std::string> head, const std::vector<std::vector<Json>>& boxers);

/// The fault unknown_value for an option that the game does not have.
tl::unexpected<Fault> refused(std::string option, std::string_view reason);

// How two men decide in a simulation: by a bot, by one fixed answer for the whole bout, or by chance.

/// The plans by corner, from --bots, --red-bot and --red-<name>. Plan: has an optional `bot`. kept: its member for the fixed
/// answer, an enum. words: the words of the enum, in its order. Faults: an unknown word, or a fixed answer where a bot
/// decides.
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

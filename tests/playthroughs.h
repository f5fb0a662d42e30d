// Whole bouts as readable golden text: tests/<slug>/playthroughs/*.json are scripts, the .txt beside each tells the bout.
// After a change of rules that is meant: FC_APPROVE=1 in the environment writes the texts anew; read them.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/corner.h"
#include "generated/tested_games.h"
#include "match/match_of.h"

namespace fc::test {

/// The scripts of a game, in alphabetical order.
inline std::vector<std::filesystem::path> playthroughs_of(std::string_view slug) {
  std::vector<std::filesystem::path> files;
  const auto folder = std::filesystem::path(FC_SOURCE_DIR "/tests") / slug / "playthroughs";
  if (std::filesystem::is_directory(folder)) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".json") {
        files.push_back(entry.path());
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

template <class... Kinds, class Event>
bool is_any_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

/// A line for each event. R: the game's rules. before(event): what goes before its line. line(event): without the break.
template <Ruleset R, class Before, class Line>
std::string told_by_event(const Match& match, Before before, Line line) {
  std::string text;
  for (const auto& event : match_of<R>(match).events()) {
    text.append(before(event)).append(line(event)).append("\n");
  }
  return text;
}

/// Events of these kinds stand out, everything else is indented below them.
template <Ruleset R, class... Heads, class Line>
std::string told_below(const Match& match, Line line) {
  return told_by_event<R>(
      match, [](const auto& event) { return is_any_of<Heads...>(event) ? "" : "    "; }, line);
}

/// Rounds stand out, dice and sealed picks below them, and below these what came of it. teller: visits an event.
template <Ruleset R, class Round, class... Dice, class Teller>
std::string told_by_round(const Match& match, Teller teller) {
  return told_by_event<R>(
      match, [](const auto& event) { return is_any_of<Round>(event)     ? ""
                                            : is_any_of<Dice...>(event) ? "  "
                                                                        : "    "; },
      [&teller](const auto& event) { return std::visit(teller, event); });
}

/// "red", "nobody".
inline std::string_view roller_of(const RollCall& call) {
  return call.seat == no_seat ? "nobody" : name_of(static_cast<Corner>(call.seat));
}

/// ", to 57 (card +52, weight +5)"; nothing for a roll that has none. reasons: a word for each.
inline std::string target_of(const RollCall& call, std::span<const std::string_view> reasons) {
  std::string terms;
  for (const Modifier& term : call.parts) {
    terms += fmt::format("{}{} {:+}", terms.empty() ? " (" : ", ", reasons[term.reason], term.amount);
  }
  terms += terms.empty() ? "" : ")";
  switch (call.success) {
    case Success::at_most: return fmt::format(", to {}{}", call.target, terms);
    case Success::at_least: return fmt::format(", from {}{}", call.target, terms);
    case Success::above: return fmt::format(", above {}{}", call.target, terms);
    case Success::none: break;
  }
  return terms;
}

}  // namespace fc::test

/// Every game's account of a bout, a line for each event: defined in tests/<slug>/tell.cpp.
#define FC_DECLARE_TELL(game, slug)     \
  namespace fc::game::test {            \
  std::string tell(const Match& match); \
  }
FC_FOR_EACH_TESTED_GAME(FC_DECLARE_TELL)
#undef FC_DECLARE_TELL

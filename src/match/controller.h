// Decides for a seat without a person. People answer through the cabinet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/result.h"
#include "match/match.h"

namespace fc {

/// Strength of a bot; how each plays, see bots/<game>.
enum class Level : std::uint8_t { uniform, novice, contender, champion };

/// What can take a seat without a person: a bot of some level, or a player specific to one game, such as one that follows a
/// chart of its rules. Each game lists its own; strings live as long as the program.
struct StandIn {
  std::string_view word;       ///< id in records and on the command line; its name on screen is "menu.level.<word>"
  std::optional<Level> level;  ///< level of a bot; none: specific to the game

  friend constexpr bool operator==(const StandIn&, const StandIn&) = default;
};

/// Bots that every game has, in the order of Level: weak to strong.
inline constexpr std::array<StandIn, 4> all_bots{{{.word = "uniform", .level = Level::uniform},
                                                  {.word = "novice", .level = Level::novice},
                                                  {.word = "contender", .level = Level::contender},
                                                  {.word = "champion", .level = Level::champion}}};

constexpr const StandIn& bot_of(Level level) { return all_bots[static_cast<std::size_t>(level)]; }

/// Decides for a seat from what it may know. On a worker thread: `decide` uses only its arguments and members.
class Controller {
 public:
  Controller() = default;
  Controller(const Controller&) = delete;
  Controller& operator=(const Controller&) = delete;
  virtual ~Controller() = default;

  /// Returns the index of the chosen answer, below brief.legal_count(). seed: the only source of randomness. stop: when
  /// requested, return the best answer so far at once.
  virtual std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) = 0;
};

/// For seats that the game's rules play by themselves, by dice and a chart: `decide` is never called.
class NeverAsked final : public Controller {
 public:
  std::size_t decide(const Brief& /*brief*/, std::uint64_t /*seed*/, std::stop_token /*stop*/) override {
    FC_CHECK(false && "the rules decide for this seat");
    return 0;
  }
};

}  // namespace fc

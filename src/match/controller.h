// Who decides for a seat where no person sits. People answer through the cabinet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/check.h"
#include "match/match.h"

namespace fc {

/// Strength of a bot. Each has a style of its own, see bots/<game>.
enum class Level : std::uint8_t { uniform, novice, contender, champion };

/// What can sit where no person does: a bot of some level, or a sitter that only one game knows, such as one who follows a
/// chart of its rules. Each game offers its own list; the words live as long as the program.
struct StandIn {
  std::string_view word;       ///< in records of seats and on the command line; "menu.level.<word>" is its name on screen
  std::optional<Level> level;  ///< of a bot; none: the game that offers it knows what it does

  friend constexpr bool operator==(const StandIn&, const StandIn&) = default;
};

/// The bots that every game has, in the order of Level: from weak to strong.
inline constexpr std::array<StandIn, 4> all_bots{{{.word = "uniform", .level = Level::uniform},
                                                  {.word = "novice", .level = Level::novice},
                                                  {.word = "contender", .level = Level::contender},
                                                  {.word = "champion", .level = Level::champion}}};

constexpr const StandIn& bot_of(Level level) { return all_bots[static_cast<std::size_t>(level)]; }

/// Decides from what one seat knows. Runs on a worker thread: `decide` touches nothing but its arguments and itself.
class Controller {
 public:
  Controller() = default;
  Controller(const Controller&) = delete;
  Controller& operator=(const Controller&) = delete;
  virtual ~Controller() = default;

  /// The index of the answer, below brief.legal_count(). seed: everything random in the decision follows from it.
  /// stop: when requested, answer at once with the best so far.
  virtual std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) = 0;
};

/// Sits where the rules of a game decide by themselves, by dice and a chart: nobody ever asks it.
class NeverAsked final : public Controller {
 public:
  std::size_t decide(const Brief& /*brief*/, std::uint64_t /*seed*/, std::stop_token /*stop*/) override {
    FC_CHECK(false && "the rules decide for this seat");
    return 0;
  }
};

}  // namespace fc

// What one game brings to the command line. The commands themselves (cli/*.cpp) know no game.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/analyst.h"
#include "core/field.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "match/controller.h"
#include "match/games.h"
#include "match/match.h"
#include "trials/chance_fit.h"
#include "trials/simulator.h"

namespace fc::cli {

/// Who sits at a seat, in the words of the command line; empty: the game's default.
struct SeatRequest {
  std::string boxer;  ///< an id, or an own boxer as JSON object
  std::string bot;    ///< a level
};

/// The `OwnOption`s of a game that were given.
struct OwnWords {
  std::map<std::string, std::string, std::less<>> own;  ///< by name

  /// What an option of the game's own was given; empty: nothing. Of a flag "true".
  [[nodiscard]] std::string_view own_word(std::string_view name) const {
    const auto found = own.find(name);
    return found == own.end() ? std::string_view() : found->second;
  }
};

/// What was asked for; a game refuses what it does not know.
struct SimRequest : OwnWords {
  std::array<SeatRequest, 2> corners;  ///< red and blue, of games that are fought by two
  std::vector<std::string> bots;       ///< levels: one for all seats, or one for each
  std::optional<int> rounds;
  std::vector<std::string> options;  ///< "key=value"
  /// Of another game, for one that stands on it; null: there is none.
  std::function<std::unique_ptr<Controller>(std::string_view slug, Level level)> bot_of{};
};

/// Whom a list is to hold; a game refuses what it does not know.
struct BoxersRequest : OwnWords {
  std::string weight_class;      ///< empty: all
  std::filesystem::path folder;  ///< of what this user keeps, for games whose boxers he can make; empty: it is not known
};

/// Which commands know an option.
enum class OwnUse {
  sim,
  sim_and_odds,  ///< about how somebody plays: good too where the set-up is given
  boxers,        ///< about whom the list is to hold
};

/// An option of the command line that only some games know; each says which in its own folder.
struct OwnOption {
  std::string_view name;  ///< "--stance"
  std::string_view help;
  bool is_flag = false;  ///< takes no value
  OwnUse use = OwnUse::sim;
};

/// A list for people and programs.
struct BoxerTable {
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
  std::string json;
  std::vector<Fault> left_out = {};  ///< those of the user's own boxers that cannot be read
};

/// A part of the work of a bout, by itself.
struct BenchPart {
  std::string name;
  double nanoseconds = 0;  ///< a bout
};

/// Speed of the rules core, one core. Nanoseconds are the best of several runs.
struct BenchResult {
  double bout_nanoseconds = 0;   ///< a uniform-random bout
  double draws_nanoseconds = 0;  ///< all its random draws alone
  double draws = 0;              ///< per bout: one for each answered question
  std::vector<BenchPart> parts;  ///< what else takes its time, measured alone
  std::size_t state_bytes = 0;
  std::string signature;  ///< of what the rules do: changes with every change of behaviour
};

class GameCommands {
 public:
  GameCommands() = default;
  GameCommands(const GameCommands&) = delete;
  GameCommands& operator=(const GameCommands&) = delete;
  virtual ~GameCommands() = default;

  [[nodiscard]] virtual std::string_view slug() const = 0;
  /// Fault: which part of the request cannot be, and what can.
  [[nodiscard]] virtual Result<std::unique_ptr<trials::Simulator>> simulator(const SimRequest& request) const = 0;
  /// Bouts that go on from where `match` (of this game) stands. request: who plays and how, only.
  [[nodiscard]] virtual Result<std::unique_ptr<trials::Simulator>> simulator_from(const Match& match,
                                                                                  const SimRequest& request) const = 0;
  [[nodiscard]] virtual trials::FigureTable figures() const = 0;
  /// Those who are asked for. Fault unknown_value: there is no such class, or what else the request says.
  [[nodiscard]] virtual Result<BoxerTable> boxers(const BoxersRequest& request) const = 0;
  [[nodiscard]] virtual BenchResult bench() const = 0;
  /// What the seats of a bout with this set-up are called, by seat: for bouts that are kept without names. Empty: nobody
  /// knows.
  [[nodiscard]] virtual std::vector<std::string> names(const Script& /*script*/) const { return {}; }
  /// A bot for bouts that are counted, alone or inside other games. Null: it has none for them.
  [[nodiscard]] virtual std::unique_ptr<Controller> bot(Level /*level*/) const { return nullptr; }
  /// Who says what its bouts were made of. Null: nobody can.
  [[nodiscard]] virtual const Analyst* analyst() const { return nullptr; }
  /// What the fit of its V looks at; empty: there is none to fit.
  [[nodiscard]] virtual std::span<const std::string_view> fitted_terms() const { return {}; }
  /// Whether units of it look at both men at once.
  [[nodiscard]] virtual bool fits_units() const { return false; }
  /// Moments of bouts between contenders, to fit V (at_anchors) or to prove the one that is `weights`.
  [[nodiscard]] virtual trials::Moments moments(const trials::FitRun& /*run*/, std::span<const double> /*weights*/,
                                                bool /*at_anchors*/) const {
    return {};
  }
};

/// A game in the list of those that the commands know.
struct CommandsEntry {
  std::string_view slug;
  /// game: of this slug; it must outlive the commands. Fault: the first thing in the data that they cannot use.
  Result<std::unique_ptr<GameCommands>> (*open)(const Game& game);
  /// What only the game's own requests may say; they live as long as the program.
  std::span<const OwnOption> own_options{};
  /// What can be agreed before its bouts, for --option.
  std::vector<OptionFact> (*option_facts)();
  /// Two simulations as they are typed, without "four-corners-cli sim".
  std::array<std::string_view, 2> examples;
};

/// What the game with these Rules gives that list: each game specialises it, in cli/<slug>.
template <class Rules>
CommandsEntry commands();

/// Each program links a list of its own (src/cmake/layers.cmake): listed.cpp defines this.
std::span<const CommandsEntry> listed_commands();

// Output of `boxers` and `bench`.

/// The table as aligned text with a header.
std::string in_words(const BoxerTable& table);

/// Benchmark results as text of several lines.
std::string in_words(std::string_view slug, const BenchResult& result);
/// Benchmark results as JSON with exact numbers.
Json to_json(std::string_view slug, const BenchResult& result);

// A progress bar on the terminal.

class ProgressBar {
 public:
  /// total: at least 1.
  ProgressBar(std::ostream& out, std::uint64_t total) : out_(out), total_(total) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Erases the bar.
  ~ProgressBar();

  /// Redraws the bar if it has grown.
  void show(std::uint64_t done);

 private:
  std::ostream& out_;
  std::uint64_t total_;
  int drawn_ = -1;
};

}  // namespace fc::cli

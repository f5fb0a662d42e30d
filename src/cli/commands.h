// The commands of four-corners-cli: each writes its output and returns the exit status, or a fault.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_commands.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::cli {

// Entry point: arguments in, exit status out. Source: the contract of the two programs.

/// Input and output of a command. `terminal`: err is a terminal, so a progress bar may be drawn. `interrupted`:
/// whether a long command should end with partial results; may be empty. `commit`: of this build, for --version; empty:
/// unknown.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;
  std::function<bool()> interrupted{};
  std::string_view commit{};
};

/// Runs the program; argument 0 is its name. Returns 0 for success, 2 for wrong arguments, unreadable data or bad scripts
/// (one line on err each), 130 if interrupted (partial results were printed), 1 for unexpected errors.
int run(int count, const char* const* arguments, const Streams& streams);

inline constexpr int status_good = 0;
inline constexpr int status_unexpected = 1;  ///< anything else, such as an exception
inline constexpr int status_bad_input = 2;
inline constexpr int status_interrupted = 130;  ///< as shells report SIGINT

/// Makes the commands of one game; `games` must outlive them. slug: a listed game. Fault: unusable data.
Result<std::unique_ptr<GameCommands>> commands_of(const Games& games, std::string_view slug);

/// The game that was asked for, and all that are loaded with it.
struct AskedGame {
  std::string slug;
  Games games;
  std::unique_ptr<GameCommands> commands;
};
/// word: its name. where: the place of the word in the arguments. Faults: unknown_value there; unusable data.
Result<AskedGame> open_asked_game(const std::filesystem::path& data, std::string_view word, std::string where);

/// Common parameters of simulations.
struct RunArguments {
  std::uint64_t bouts = 0;
  std::uint64_t seed = 1;
  int threads = 0;  ///< 0: as many as the machine has
  bool json = false;
  bool no_timing = false;
};

struct SimArguments {
  std::string game;
  SimRequest request;
  RunArguments run{.bouts = 2000};
  std::string shard;
  std::filesystem::path saves;  ///< the user's data folder, with his own boxers; empty: the default one
};
Result<int> simulate(const std::filesystem::path& data, const SimArguments& arguments, const Streams& streams);
/// Merges results of several runs. run: only output options are used.
Result<int> merge(const std::filesystem::path& data, const std::vector<std::string>& files, const RunArguments& run,
                  const Streams& streams);

struct OddsArguments {
  std::string file = "-";
  SimRequest request;
  RunArguments run{.bouts = 1000};
};
Result<int> odds(const std::filesystem::path& data, const OddsArguments& arguments, const Streams& streams);

Result<int> referee(const std::filesystem::path& data, const std::vector<std::string>& files, const Streams& streams);

struct BoxersArguments {
  std::string game;
  BoxersRequest request;
  bool json = false;
};
Result<int> boxers(const std::filesystem::path& data, const BoxersArguments& arguments, const Streams& streams);

struct AnalyseArguments {
  std::vector<std::string> files;
  bool json = false;
};
/// Analyses bouts: luck, reading and choices.
Result<int> analyse(const std::filesystem::path& data, const AnalyseArguments& arguments, const Streams& streams);

struct ChancesArguments {
  std::string game;
  std::uint64_t bouts = 100'000;
  std::uint64_t seed = 1;
  bool prove = false;
};
/// Fits the win-chance model V of a game and prints what <data>/<game>/chances.json is to hold, or tests the current one on
/// other bouts.
Result<int> chances(const std::filesystem::path& data, const ChancesArguments& arguments, const Streams& streams);

Result<int> check_data(const std::filesystem::path& asked, const Streams& streams);
Result<int> bench(const std::filesystem::path& data, bool json, const Streams& streams);

// The referee command: reads scripts, writes one answer a line.

/// Writes the answer to each script of `text` to `out`; for a bad one {"error": "..."}, and a line "<name>:<line>: ..." to
/// `err`. Returns whether all were good.
bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err);

/// {"error": "..."} as one line.
std::string error_answer(std::string_view message);

// Reading input, and reporting errors.

/// Prints a fault as one line on err; returns status_bad_input.
int complain(const Streams& streams, const Fault& found);

/// Reads a whole file; "-" is standard input. Fault: see `read_whole`.
Result<std::string> read_input(const std::string& file, const Streams& streams);

/// Loads all games. asked: --data. Fault: the first one in the data.
Result<Games> open_games(const std::filesystem::path& asked);

}  // namespace fc::cli

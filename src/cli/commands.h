// The commands behind the arguments: each writes its result and gives the exit status, or the fault that ended it.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_commands.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::cli {

// The commands of four-corners-cli: arguments in, exit status out. Source: the contract of the two programs.

/// Where a command reads and writes. `terminal`: err is one, a progress bar may be drawn. `interrupted`: somebody wants a
/// long command to end with what it has; null: nobody can. `commit`: of this build, for --version; empty: not known.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;
  const std::atomic<bool>* interrupted = nullptr;
  std::string_view commit{};
};

/// Runs the program; arguments with its name first. Returns 0 when all went well, 2 for wrong arguments, unreadable data or
/// a bad script (one line on err for each), 130 when it was interrupted and printed what it had, 1 for anything unexpected.
int run(int count, const char* const* arguments, const Streams& streams);

inline constexpr int status_good = 0;
inline constexpr int status_unexpected = 1;  ///< something was thrown
inline constexpr int status_bad_input = 2;
inline constexpr int status_interrupted = 130;  ///< as shells say it of SIGINT

/// The commands of one game; `games` must outlive them. slug: of a listed game. Fault: what they cannot use of its data.
Result<std::unique_ptr<GameCommands>> commands_of(const Games& games, std::string_view slug);

/// How a simulation is run and told.
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
  std::filesystem::path saves;  ///< of what this user keeps, his own boxers among it; empty: where it usually is
};
Result<int> simulate(const std::filesystem::path& data, const SimArguments& arguments, const Streams& streams);
/// run: how it is told, only.
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
/// What bouts were made of: luck, reading and choices.
Result<int> analyse(const std::filesystem::path& data, const AnalyseArguments& arguments, const Streams& streams);

struct ChancesArguments {
  std::string game;
  std::uint64_t bouts = 100'000;
  std::uint64_t seed = 1;
  bool prove = false;
};
/// Fits V of a game anew and writes what <data>/<game>/chances.json holds, or proves the one that is there on other bouts.
Result<int> chances(const std::filesystem::path& data, const ChancesArguments& arguments, const Streams& streams);

Result<int> check_data(const std::filesystem::path& asked, const Streams& streams);
Result<int> bench(const std::filesystem::path& data, bool json, const Streams& streams);

// The referee command: scripts in, one answer a line out.

/// Answers every script of `text` on `out`; a bad one with {"error": "..."} and a line "<name>:<line>: ..." on `err`.
/// Returns whether all were answered.
bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err);

/// {"error": "..."} as one line.
std::string error_answer(std::string_view message);

// What the commands read, and how they say that it cannot be used.

/// The one line for a person on err, and the status of bad input.
int complain(const Streams& streams, const Fault& found);

/// All of a file; "-" is standard input. Fault: see `read_whole`.
Result<std::string> read_input(const std::string& file, const Streams& streams);

/// The games with their data. asked: --data. Fault: the first thing in it that cannot be used.
Result<Games> open_games(const std::filesystem::path& asked);

}  // namespace fc::cli

#include "cli/commands.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <ostream>
#include <thread>
#include <vector>

#include "cli/game_commands.h"
#include "cli/measure.h"
#include "cli/requests.h"
#include "core/cleaned.h"
#include "core/random.h"
#include "core/result.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/rulebook.h"
#include "library/sound_book.h"
#include "library/text_files.h"
#include "library/whole_file.h"
#include "match/games.h"
#include "match/script.h"
#include "records/folder.h"
#include "trials/field.h"
#include "trials/report.h"
#include "trials/simulator.h"

namespace fc::cli {
namespace {

namespace fs = std::filesystem;

/// Fault: an option that this game does not know.
Result<void> check_own_options(const OwnWords& request, std::string_view slug) {
  for (const CommandsEntry& entry : listed_commands()) {
    for (const auto& [name, word] : request.own) {
      const bool is_known = std::ranges::find(entry.own_options, name, &OwnOption::name) != entry.own_options.end();
      if (entry.slug == slug && !is_known) {
        return refused(name, fmt::format("{} has no such option; see sim {} --help", slug, slug));
      }
    }
  }
  return {};
}

/// The file that holds this boxer: of that name, or of an own boxer of that id. user_folder: of what this user keeps. Empty:
/// there is none, the game has to know him.
fs::path file_of(const std::string& boxer, const fs::path& user_folder, std::string_view slug) {
  std::error_code error;
  if (boxer.empty() || boxer.starts_with('{')) {
    return {};
  }
  if (fs::is_regular_file(boxer, error)) {
    return boxer;
  }
  const bool is_id = boxer.find_first_of("/\\.") == std::string::npos;
  const fs::path own = user_folder / "boxers" / slug / (boxer + ".json");
  return is_id && !user_folder.empty() && fs::is_regular_file(own, error) ? own : fs::path();
}

/// A boxer given as a file, or an own one given by his id, is replaced by what his file holds.
Result<void> read_boxer_files(SimRequest& request, const fs::path& user_folder, std::string_view slug) {
  for (SeatRequest& corner : request.corners) {
    if (const fs::path file = file_of(corner.boxer, user_folder, slug); !file.empty()) {
      FC_TRY(auto text, read_whole(file));
      text.erase(0, std::min(text.find_first_not_of(" \t\r\n"), text.size()));
      if (!text.starts_with('{')) {
        return fault(FaultCode::wrong_type, file.string(), "must hold one boxer as a JSON object");
      }
      corner.boxer = std::move(text);
    }
  }
  return {};
}

/// "2/8" as the second of eight parts.
Result<trials::Stretch> stretch_of(std::uint64_t seed, std::uint64_t bouts, const std::string& shard_words) {
  if (shard_words.empty()) {
    return trials::Stretch{.seed = seed, .from = 0, .to = bouts};
  }
  std::uint64_t index = 0;
  std::uint64_t parts = 0;
  const char* const end = shard_words.data() + shard_words.size();
  const auto first = std::from_chars(shard_words.data(), end, index);
  const bool has_slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = has_slash ? std::from_chars(first.ptr + 1, end, parts) : first;
  if (!has_slash || second.ec != std::errc() || second.ptr != end || index < 1 || index > parts) {
    return fault(FaultCode::out_of_range, "--shard",
                 fmt::format("must be I/N with I from 1 to N, like 2/8, not \"{}\"", shard_words));
  }
  return trials::shard(seed, bouts, index, parts);
}

int threads_of(int asked) { return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

/// The ids of everybody of a game, and what each is called.
struct Roster {
  std::vector<std::string_view> ids;
  std::vector<std::string_view> names;
};

Roster roster_of(const BoxerTable& table) {
  Roster roster;
  for (const std::vector<std::string>& row : table.rows) {
    roster.ids.push_back(row[0]);
    roster.names.push_back(row[1]);
  }
  return roster;
}

/// A boxer goes by his name too, and by his id as people type it. Whom nobody knows, the game refuses.
void read_boxer_names(SimRequest& request, const Roster& roster) {
  for (SeatRequest& corner : request.corners) {
    if (corner.boxer.empty() || corner.boxer.starts_with('{')) {
      continue;
    }
    for (const auto* const known : {&roster.ids, &roster.names}) {
      if (const auto found = find_plainly(*known, corner.boxer)) {
        corner.boxer = roster.ids[*found];
        break;
      }
    }
  }
}

/// What is wrong with a boxer of the command line, with the one who may have been meant.
Fault with_nearest(Fault found, const SimRequest& request, const Roster& roster) {
  for (const Corner corner : both_corners) {
    if (found.code == FaultCode::unknown_value && found.where == fmt::format("setup.{}", name_of(corner))) {
      found.where = fmt::format("--{}", name_of(corner));
      found.detail += meant(roster.ids, request.corners[index_of(corner)].boxer);
    }
  }
  return found;
}

/// Some bouts, and whether they are all that were asked for.
struct Ran {
  trials::Report report;
  bool interrupted = false;
};

Result<Ran> run_with_bar(std::string_view game, const trials::Simulator& simulator, const trials::Stretch& stretch,
                         const RunArguments& run, const Streams& streams) {
  Ran ran;
  std::optional<ProgressBar> bar;
  if (streams.terminal && stretch.from < stretch.to) {
    bar.emplace(streams.err, stretch.to - stretch.from);
  }
  const auto progress = [&](std::uint64_t done) {
    if (bar) {
      bar->show(done);
    }
    ran.interrupted = streams.interrupted && streams.interrupted() && done < stretch.to - stretch.from;
    return !ran.interrupted;
  };
  FC_TRY(ran.report, trials::run_simulation(game, simulator,
                                            {.stretch = stretch, .threads = threads_of(run.threads), .progress = progress}));
  return ran;
}

/// table: what is shown of it; without `lengths` they are not.
void write(const trials::Report& report, std::string_view title, const trials::FigureTable& table,
           const trials::ReportOptions& options, bool json, const Streams& streams) {
  if (json) {
    streams.out << to_json(report, table.all, options) << '\n';
    return;
  }
  streams.out << in_words(report, title, table.all, options) << lengths_in_words(report, table.lengths)
              << standings_in_words(report);
}

/// As `write`, of bouts that were just played. Returns the status.
int write(const Result<Ran>& played, const std::string& title, const trials::Stretch& stretch,
          const trials::FigureTable& table, const RunArguments& run, const Streams& streams) {
  if (!played) {
    complain(streams, played.error());
    return status_unexpected;
  }
  const Ran& ran = *played;
  write(ran.report, title, table, {.of = run.bouts, .partial = ran.interrupted, .timing = !run.no_timing}, run.json,
        streams);
  if (ran.interrupted) {
    streams.err << fmt::format("interrupted after {} of {} bouts\n", ran.report.count("bouts"), stretch.to - stretch.from);
    return status_interrupted;
  }
  return status_good;
}

/// Who does not say who decides gets bots that think; not where an answer is kept, which is how somebody plays.
void seat_sensible_bots(SimRequest& request) {
  const std::string sensible(bot_of(Level::contender).word);
  if (!request.bots.empty()) {
    return;
  }
  if (request.own.empty() && request.corners[0].bot.empty() && request.corners[1].bot.empty()) {
    request.bots = {sensible};
    return;
  }
  for (const Corner corner : both_corners) {
    const std::string prefix = fmt::format("--{}-", name_of(corner));
    const bool keeps = std::ranges::any_of(request.own, [&](const auto& own) { return own.first.starts_with(prefix); });
    if (!keeps && request.corners[index_of(corner)].bot.empty()) {
      request.corners[index_of(corner)].bot = sensible;
    }
  }
}

/// The script that a file holds, with its place: one object, or a long game with the bouts inside it on the lines behind.
Result<ScriptText> one_script(std::string_view text, const std::string& file) {
  const std::vector<ScriptText> scripts = split_scripts(text);
  if (scripts.empty()) {
    return fault(FaultCode::missing_key, file, "holds no script");
  }
  for (const ScriptText& other : std::span(scripts).subspan(1)) {
    const Result<Json> json = parse_json(other.text);
    if (json && !(json->is_object() && json->contains("kept") && (*json)["kept"].is_object() &&
                  (*json)["kept"].contains("inside"))) {
      return fault(FaultCode::surplus, fmt::format("{}:{}", file, other.line), "is another bout; odds are of one at a time");
    }
  }
  return scripts.front();
}

}  // namespace

Result<std::unique_ptr<GameCommands>> commands_of(const Games& games, std::string_view slug) {
  const auto entry = std::ranges::find(listed_commands(), slug, &CommandsEntry::slug);
  FC_CHECK(entry != listed_commands().end());
  return entry->open(*games.find(slug));
}

Result<AskedGame> open_asked_game(const fs::path& data, std::string_view word, std::string where) {
  FC_TRY(std::string slug, find_game(word, std::move(where)));
  FC_TRY(Games games, open_games(data));
  FC_TRY(std::unique_ptr<GameCommands> commands, commands_of(games, slug));
  return AskedGame{std::move(slug), std::move(games), std::move(commands)};
}

namespace {

auto bots_of(const Games& games) {
  return [&games](std::string_view slug, Level level) -> std::unique_ptr<Controller> {
    const auto commands = games.find(slug) != nullptr ? commands_of(games, slug) : Result<std::unique_ptr<GameCommands>>();
    return commands && *commands != nullptr ? (*commands)->bot(level) : nullptr;
  };
}

}  // namespace

Result<int> simulate(const fs::path& data, const SimArguments& arguments, const Streams& streams) {
  FC_TRY(const auto asked, open_asked_game(data, arguments.game, "GAME"));
  const auto& [slug, games, game] = asked;
  FC_TRY(check_own_options(arguments.request, slug));
  SimRequest request = arguments.request;
  request.bot_of = bots_of(games);
  const fs::path user_folder = arguments.saves.empty() ? records::per_user_folder().value_or(fs::path()) : arguments.saves;
  BoxersRequest everybody;
  everybody.folder = user_folder;
  FC_TRY(const auto table, game->boxers(everybody));
  const Roster roster = roster_of(table);
  read_boxer_names(request, roster);
  FC_TRY(read_boxer_files(request, user_folder, slug));
  FC_TRY(const auto stretch, stretch_of(arguments.run.seed, arguments.run.bouts, arguments.shard));
  const auto simulator = game->simulator(request);
  if (!simulator) {
    return tl::make_unexpected(with_nearest(simulator.error(), request, roster));
  }
  const Result<Ran> ran = run_with_bar(slug, **simulator, stretch, arguments.run, streams);
  return write(ran, (*simulator)->title(), stretch, game->figures(), arguments.run, streams);
}

Result<int> merge(const fs::path& data, const std::vector<std::string>& files, const RunArguments& run,
                  const Streams& streams) {
  std::optional<trials::Part> sum;
  trials::WholeRuns runs;
  for (const std::string& file : files) {
    FC_TRY(const auto text, read_input(file, streams));
    FC_TRY(auto part, trials::parse_part(text, file));
    add(runs, part);
    if (!sum) {
      sum = std::move(part);
    } else {
      FC_TRY(add(sum->report, part.report, file));
      sum->of = std::max(sum->of, part.of);
    }
  }
  if (sum->report.stretches.empty() && sum->of > 0) {
    return fault(FaultCode::missing_key, "FILES",
                 fmt::format("none of {} bouts is in them; add the parts that hold them", sum->of));
  }
  if (const auto gap = trials::missing_in(sum->report, runs)) {
    return fault(FaultCode::missing_key, "FILES",
                 fmt::format("bouts {} to {} of seed {}, which has {}, are in none of them; add the part "
                             "that holds them",
                             gap->from, gap->to - 1, gap->seed, runs.at(gap->seed)));
  }
  FC_TRY(const auto asked, open_asked_game(data, sum->report.game, files.front() + ": game"));
  write(sum->report, fmt::format("{} files", files.size()), asked.commands->figures(),
        {.of = sum->of, .partial = false, .timing = !run.no_timing}, run.json, streams);
  return status_good;
}

Result<int> odds(const fs::path& data, const OddsArguments& arguments, const Streams& streams) {
  FC_TRY(const auto games, open_games(data));
  FC_TRY(const auto text, read_input(arguments.file, streams));
  FC_TRY(const auto script, one_script(text, arguments.file));
  const auto match = open_match(games, script.text);
  if (!match) {
    return fault(match.error().code, arguments.file, one_line(match.error()));
  }
  FC_TRY(const auto game, commands_of(games, (*match)->game()));
  FC_TRY(check_own_options(arguments.request, (*match)->game()));
  SimRequest request = arguments.request;
  request.bot_of = bots_of(games);
  seat_sensible_bots(request);
  FC_TRY(const auto simulator, game->simulator_from(**match, request));
  const trials::Stretch stretch{.seed = arguments.run.seed, .from = 0, .to = arguments.run.bouts};
  const Result<Ran> ran = run_with_bar(game->slug(), *simulator, stretch, arguments.run, streams);
  return write(ran, simulator->title() + ", from where the script stands", stretch, {.all = game->figures().outcomes()},
               arguments.run, streams);
}

Result<int> referee(const fs::path& data, const std::vector<std::string>& files, const Streams& streams) {
  FC_TRY(const auto games, open_games(data));
  bool all_answered = true;
  for (const std::string& file : files.empty() ? std::vector<std::string>{"-"} : files) {
    const auto text = read_input(file, streams);
    if (text) {
      all_answered &= referee(games, *text, file, streams.out, streams.err);
      continue;
    }
    streams.out << error_answer(one_line(text.error())) << '\n';
    all_answered = complain(streams, text.error()) == status_good;
  }
  return all_answered ? status_good : status_bad_input;
}

Result<int> boxers(const fs::path& data, const BoxersArguments& arguments, const Streams& streams) {
  FC_TRY(const auto asked, open_asked_game(data, arguments.game, "GAME"));
  FC_TRY(check_own_options(arguments.request, asked.slug));
  BoxersRequest request = arguments.request;
  if (request.folder.empty()) {
    request.folder = records::per_user_folder().value_or(fs::path());
  }
  FC_TRY(const auto table, asked.commands->boxers(request));
  for (const Fault& found : table.left_out) {
    streams.err << "left out: " << escaped(one_line(found)) << '\n';
  }
  if (arguments.json) {
    streams.out << plain_json(table.json) << '\n';
    return status_good;
  }
  streams.out << in_words(table);
  return status_good;
}

Result<int> check_data(const fs::path& asked, const Streams& streams) {
  FC_TRY(const auto data, find_data_folder(asked));
  std::vector<Fault> faults;
  for (const GameEntry& game : listed_games()) {
    std::ranges::move(game.check_data(data), std::back_inserter(faults));
    if (auto sound = check_chances(data, game.slug); !sound) {
      faults.push_back(std::move(sound.error()));
    }
  }
  std::ranges::move(check_sounds(data), std::back_inserter(faults));
  std::ranges::move(check_texts(data), std::back_inserter(faults));
  for (const Fault& found : faults) {
    streams.out << escaped(one_line(found)) << '\n';
  }
  if (faults.empty()) {
    streams.out << escaped(data.string()) << ": all data files are sound\n";
  }
  return faults.empty() ? status_good : status_bad_input;
}

Result<int> bench(const fs::path& data, bool json, const Streams& streams) {
  FC_TRY(const auto games, open_games(data));
  auto list = Json::array();
  for (const auto& game : games.all()) {
    FC_TRY(const auto commands, commands_of(games, game->slug()));
    const BenchResult result = commands->bench();
    if (json) {
      list.push_back(to_json(game->slug(), result));
    } else {
      streams.out << in_words(game->slug(), result) << std::flush;
    }
  }
  if (json) {
    streams.out << list.dump() << '\n';
  }
  return status_good;
}

namespace {

/// Of this thread: whatever else the machine does is not counted.
double processor_nanoseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

}  // namespace

void Fingerprint::add(std::int64_t number) {
  for (unsigned shift = 0; shift < 64; shift += 8) {
    hash_ = (hash_ ^ (static_cast<std::uint64_t>(number) >> shift & 0xFFU)) * 0x100000001b3ULL;
  }
}

std::string Fingerprint::hex() const { return fmt::format("{:016x}", hash_); }

std::vector<double> best_times(std::span<const std::function<std::uint64_t()>> works, double least_nanoseconds) {
  std::vector<double> best(works.size(), std::numeric_limits<double>::max());
  std::uint64_t kept = 0;
  for (double spent = 0; spent < least_nanoseconds;) {
    for (std::size_t index = 0; index < works.size(); ++index) {
      const double start = processor_nanoseconds();
      kept += works[index]();
      const double time = processor_nanoseconds() - start;
      best[index] = std::min(best[index], time);
      spent += time;
    }
  }
  FC_CHECK(kept != 0);  // whatever was worked out was looked at
  return best;
}

std::uint64_t draw_alone(std::span<const std::uint32_t> bounds) {
  Random random(1);
  std::uint64_t sum = 0;
  for (const std::uint32_t bound : bounds) {
    sum += random.below(bound);
  }
  return sum;
}

BenchResult timed(const std::function<std::uint64_t()>& play, std::uint64_t bouts, std::span<const std::uint32_t> bounds,
                  std::size_t state_bytes, double least_nanoseconds) {
  const std::array<std::function<std::uint64_t()>, 2> works{play, [bounds] { return draw_alone(bounds); }};
  const std::vector<double> times = best_times(works, least_nanoseconds);
  const auto count = static_cast<double>(bouts);
  return {.bout_nanoseconds = times[0] / count,
          .draws_nanoseconds = times[1] / count,
          .draws = static_cast<double>(bounds.size()) / count,
          .parts = {},
          .state_bytes = state_bytes,
          .signature = {}};
}

bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err) {
  const std::vector<ScriptText> scripts = split_scripts(text);
  if (scripts.empty()) {
    err << escaped(name) << ": holds no script\n";
    return false;
  }
  bool all_answered = true;
  for (const ScriptText& script : scripts) {
    const auto match = open_match(games, script.text);
    if (match) {
      out << (*match)->answer() << '\n';
      continue;
    }
    const std::string message = one_line(match.error());
    out << error_answer(message) << '\n';
    err << escaped(name) << ':' << script.line << ": " << escaped(message) << '\n';
    all_answered = false;
  }
  return all_answered;
}

std::string error_answer(std::string_view message) { return R"({"error":)" + json_text(message) + "}"; }

int complain(const Streams& streams, const Fault& found) {
  streams.err << escaped(one_line(found)) << '\n';
  return status_bad_input;
}

Result<std::string> read_input(const std::string& file, const Streams& streams) {
  if (file == "-") {
    return read_whole(streams.in, "standard input");
  }
  return read_whole(file);
}

Result<Games> open_games(const std::filesystem::path& asked) {
  FC_TRY(const auto data, find_data_folder(asked));
  return Games::load(data);
}

}  // namespace fc::cli

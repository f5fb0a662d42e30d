#include "cli/commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <thread>

#include "cli/input.h"
#include "cli/listings.h"
#include "cli/progress.h"
#include "cli/referee.h"
#include "cli/requests.h"
#include "library/checked_json.h"
#include "library/data_folder.h"
#include "library/sound_book.h"
#include "library/text_check.h"
#include "library/whole_file.h"
#include "match/games.h"
#include "records/folder.h"
#include "trials/report.h"
#include "trials/simulation.h"
#include "trials/standings.h"

namespace fc::cli {
namespace {

namespace fs = std::filesystem;

/// The commands of one game; `games` must outlive them. Fault: there is no such game.
Result<std::unique_ptr<GameCommands>> commands_of(const Games& games, std::string_view slug) {
  std::string known;
  for (const CommandsEntry& entry : listed_commands()) {
    if (entry.slug == slug) {
      return entry.open(*games.find(slug));
    }
    known.append(known.empty() ? "" : ", ").append(entry.slug);
  }
  return fault(FaultCode::unknown_value, "GAME", fmt::format("there is no game \"{}\"; known: {}", slug, known));
}

/// Fault: an option that this game does not know.
Result<void> check_own_options(const OwnWords& request, std::string_view slug) {
  for (const CommandsEntry& entry : listed_commands()) {
    for (const auto& [name, word] : request.own) {
      const bool is_known = std::ranges::find(entry.own_options(), name, &OwnOption::name) != entry.own_options().end();
      if (entry.slug == slug && !is_known) {
        return refused(name, fmt::format("{} has no such option", slug));
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

int threads_of(int asked) {
  return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

trials::Report run_with_bar(std::string_view game, const trials::Simulator& simulator, const trials::Stretch& stretch,
                            int threads, const Streams& streams) {
  trials::SimPlan plan{.stretch = stretch, .threads = threads_of(threads), .progress = {}};
  std::optional<ProgressBar> bar;
  if (streams.terminal && stretch.from < stretch.to) {
    bar.emplace(streams.err, stretch.to - stretch.from);
    plan.progress = [&bar](std::uint64_t done) { bar->show(done); };
  }
  return trials::run_simulation(game, simulator, plan);
}

/// table: what is shown of it; without `lengths` they are not.
void write(const trials::Report& report, std::string_view title, const trials::FigureTable& table, bool json,
           const Streams& streams) {
  if (json) {
    streams.out << to_json(report, table.all) << '\n';
    return;
  }
  streams.out << in_words(report, title, table.all) << lengths_in_words(report, table.lengths) << standings_in_words(report);
}

}  // namespace

int simulate(const fs::path& data, const SimArguments& arguments, const Streams& streams) {
  const auto games = open_games(data);
  if (!games) {
    return complain(streams, games.error());
  }
  const auto game = commands_of(*games, arguments.game);
  if (!game) {
    return complain(streams, game.error());
  }
  if (const auto known = check_own_options(arguments.request, arguments.game); !known) {
    return complain(streams, known.error());
  }
  SimRequest request = arguments.request;
  const fs::path user_folder = arguments.saves.empty() ? records::per_user_folder().value_or(fs::path()) : arguments.saves;
  if (const auto read = read_boxer_files(request, user_folder, arguments.game); !read) {
    return complain(streams, read.error());
  }
  const auto stretch = stretch_of(arguments.seed, arguments.bouts, arguments.shard);
  if (!stretch) {
    return complain(streams, stretch.error());
  }
  const auto simulator = (*game)->simulator(request);
  if (!simulator) {
    return complain(streams, simulator.error());
  }
  const trials::Report report = run_with_bar(arguments.game, **simulator, *stretch, arguments.threads, streams);
  write(report, (*simulator)->title(), (*game)->figures(), arguments.json, streams);
  return status_good;
}

int merge(const fs::path& data, const std::vector<std::string>& files, bool json, const Streams& streams) {
  std::optional<trials::Report> sum;
  for (const std::string& file : files) {
    const auto text = read_input(file, streams);
    if (!text) {
      return complain(streams, text.error());
    }
    auto report = trials::parse_report(*text, file);
    if (!report) {
      return complain(streams, report.error());
    }
    if (!sum) {
      sum = std::move(*report);
    } else if (const auto added = add(*sum, *report, file); !added) {
      return complain(streams, added.error());
    }
  }
  const auto games = open_games(data);
  if (!games) {
    return complain(streams, games.error());
  }
  const auto game = commands_of(*games, sum->game);
  if (!game) {
    return complain(streams, game.error());
  }
  write(*sum, fmt::format("{} files", files.size()), (*game)->figures(), json, streams);
  return status_good;
}

int odds(const fs::path& data, const OddsArguments& arguments, const Streams& streams) {
  const auto games = open_games(data);
  if (!games) {
    return complain(streams, games.error());
  }
  const auto text = read_input(arguments.file, streams);
  if (!text) {
    return complain(streams, text.error());
  }
  const auto match = open_match(*games, *text);
  if (!match) {
    return complain(streams, {.code = match.error().code, .where = arguments.file, .detail = one_line(match.error())});
  }
  const auto game = commands_of(*games, (*match)->game());
  if (!game) {
    return complain(streams, game.error());
  }
  if (const auto known = check_own_options(arguments.request, (*match)->game()); !known) {
    return complain(streams, known.error());
  }
  const auto simulator = (*game)->simulator_from(**match, arguments.request);
  if (!simulator) {
    return complain(streams, simulator.error());
  }
  const trials::Stretch stretch{.seed = arguments.seed, .from = 0, .to = arguments.bouts};
  const trials::Report report = run_with_bar((*game)->slug(), **simulator, stretch, arguments.threads, streams);
  write(report, (*simulator)->title() + ", from where the script stands", {.all = (*game)->figures().outcomes()},
        arguments.json, streams);
  return status_good;
}

int referee(const fs::path& data, const std::vector<std::string>& files, const Streams& streams) {
  const auto games = open_games(data);
  if (!games) {
    return complain(streams, games.error());
  }
  bool all_answered = true;
  for (const std::string& file : files.empty() ? std::vector<std::string>{"-"} : files) {
    const auto text = read_input(file, streams);
    if (text) {
      all_answered &= referee(*games, *text, file, streams.out, streams.err);
      continue;
    }
    streams.out << error_answer(one_line(text.error())) << '\n';
    all_answered = complain(streams, text.error()) == status_good;
  }
  return all_answered ? status_good : status_bad_input;
}

int boxers(const fs::path& data, const BoxersArguments& arguments, const Streams& streams) {
  const auto games = open_games(data);
  if (!games) {
    return complain(streams, games.error());
  }
  const auto commands = commands_of(*games, arguments.game);
  if (!commands) {
    return complain(streams, commands.error());
  }
  if (const auto known = check_own_options(arguments.request, arguments.game); !known) {
    return complain(streams, known.error());
  }
  BoxersRequest request = arguments.request;
  if (request.folder.empty()) {
    request.folder = records::per_user_folder().value_or(fs::path());
  }
  const auto table = (*commands)->boxers(request);
  if (!table) {
    return complain(streams, table.error());
  }
  for (const Fault& found : table->left_out) {
    streams.err << "left out: " << one_line(found) << '\n';
  }
  if (arguments.json) {
    streams.out << table->json << '\n';
    return status_good;
  }
  streams.out << in_words(*table);
  return status_good;
}

int check_data(const fs::path& asked, const Streams& streams) {
  const auto data = find_data_folder(asked);
  if (!data) {
    return complain(streams, data.error());
  }
  std::vector<Fault> faults;
  for (const GameEntry& game : listed_games()) {
    std::ranges::move(game.check_data(*data), std::back_inserter(faults));
  }
  std::ranges::move(check_sounds(*data), std::back_inserter(faults));
  std::ranges::move(check_texts(*data), std::back_inserter(faults));
  for (const Fault& found : faults) {
    streams.out << one_line(found) << '\n';
  }
  if (faults.empty()) {
    streams.out << data->string() << ": all data files are sound\n";
  }
  return faults.empty() ? status_good : status_bad_input;
}

int bench(const fs::path& data, bool json, const Streams& streams) {
  const auto games = open_games(data);
  if (!games) {
    return complain(streams, games.error());
  }
  auto list = Json::array();
  for (const auto& game : games->all()) {
    const auto commands = commands_of(*games, game->slug());
    if (!commands) {
      return complain(streams, commands.error());
    }
    const BenchResult result = (*commands)->bench();
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

}  // namespace fc::cli

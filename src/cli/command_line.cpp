#include "cli/commands.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <exception>
#include <initializer_list>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/game_commands.h"
#include "cli/records_commands.h"
#include "cli/requests.h"
#include "core/cleaned.h"
#include "core/program.h"
#include "library/rulebook.h"
#include "library/whole_file.h"

namespace fc::cli {
namespace {

/// Everything that arguments can say.
struct Arguments {
  std::filesystem::path data;
  std::vector<std::string> scripts;
  SimArguments sim;
  std::vector<std::string> merged;
  RunArguments merge;
  OddsArguments odds;
  AnalyseArguments analyse;
  ChancesArguments chances;
  BoxersArguments boxers;
  std::filesystem::path checked;
  bool bench_json = false;
  RecordsArguments records;
};

/// The slugs of all games, with commas and in braces, as CLI11 writes the values of an option.
std::string slugs_in_braces() {
  std::string slugs;
  for (const CommandsEntry& game : listed_commands()) {
    slugs.append(slugs.empty() ? "{" : ",").append(game.slug);
  }
  return slugs + "}";
}

void add_seats(CLI::App& command, SimRequest& request, bool with_boxers) {
  command
      .add_option("--bots", request.bots,
                  "who decides: uniform, novice, contender, champion; one for all, or one for each seat with commas between")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("LEVEL");
  for (const std::size_t corner : {0U, 1U}) {
    const std::string name = corner == 0 ? "--red" : "--blue";
    SeatRequest& seat = request.corners[corner];
    if (with_boxers) {
      command.add_option(name, seat.boxer, "a boxer: id, also of one made in the Gym; own boxer as JSON, or file with one");
    }
    command.add_option(name + "-bot", seat.bot, "who decides in this corner")->type_name("LEVEL");
  }
}

/// What the listed games add for these uses. Which of them knows it, the request is checked for when the game is known.
void add_own_options(CLI::App& command, OwnWords& request, std::initializer_list<OwnUse> uses) {
  for (const CommandsEntry& entry : listed_commands()) {
    for (const OwnOption& own : entry.own_options) {
      const std::string name(own.name);
      if (std::ranges::find(uses, own.use) == uses.end() || command.get_option_no_throw(name) != nullptr) {
        continue;
      }
      const auto take = [&request, name](const std::string& word) { request.own[name] = word; };
      if (own.is_flag) {
        command.add_flag_callback(
            name, [take] { take("true"); }, std::string(own.help));
      } else {
        command.add_option_function<std::string>(name, take, std::string(own.help));
      }
    }
  }
}

/// How it is told.
void add_telling(CLI::App& command, RunArguments& run) {
  command.add_flag("--json", run.json, "one line of JSON with exact counts");
  command.add_flag("--no-timing", run.no_timing, "without the time it took: the same arguments, the same bytes");
}

void add_run(CLI::App& command, RunArguments& run) {
  constexpr std::uint64_t most_bouts = 1'000'000'000'000;
  constexpr int most_threads = 1024;
  command.add_option("--bouts", run.bouts, "how many bouts")
      ->check(CLI::Range(std::uint64_t{1}, most_bouts))
      ->capture_default_str();
  command.add_option("--seed", run.seed, "every die and choice follows from it")
      ->check([](const std::string& text) {
        return read_seed(text) ? std::string() : std::string(seed_wanted).append(", not ").append(text);
      })
      ->capture_default_str();
  command.add_option("--threads", run.threads, "0: as many as the machine has")->check(CLI::Range(0, most_threads));
  add_telling(command, run);
}

void add_sim(CLI::App& app, Arguments& arguments) {
  CLI::App& sim = *app.add_subcommand(
      "sim", "play many bouts and count; sim GAME --help: the options of that game; or: sim merge FILES");
  sim.add_option("GAME", arguments.sim.game, "slug of the game")->required()->type_name(slugs_in_braces());
  SimRequest& request = arguments.sim.request;
  add_seats(sim, request, true);
  sim.add_option("--rounds", request.rounds, "scheduled rounds of a bout (12)");
  sim.add_option("--option", request.options, "an option of the bout, KEY=VALUE; may be repeated")->take_all()->expected(1);
  add_own_options(sim, request, {OwnUse::sim, OwnUse::sim_and_odds});
  add_run(sim, arguments.sim.run);
  sim.add_option("--shard", arguments.sim.shard, "play only part I of N; results are added up by sim merge")
      ->type_name("I/N");
  sim.add_option("--saves", arguments.sim.saves, "folder of what you keep (default: ~/.local/share/four-corners)")
      ->type_name("DIR");
}

void add_merge(CLI::App& app, Arguments& arguments) {
  // Spelled `sim merge` on the command line, see `with_merge`.
  CLI::App& merge = *app.add_subcommand("sim-merge", "add up results of sim --json");
  merge.add_option("FILES", arguments.merged, "results, - is standard input")->required();
  add_telling(merge, arguments.merge);
}

CLI::App& add_records_command(CLI::App& records, const char* name, const char* help, RecordsArguments& arguments,
                              bool has_tables) {
  CLI::App& command = *records.add_subcommand(name, help);
  command.add_option("--saves", arguments.saves, "folder of saved bouts (default: ~/.local/share/four-corners)")
      ->type_name("DIR");
  if (has_tables) {
    CLI::Option* const json = command.add_flag("--json", arguments.json, "as JSON");
    command.add_flag("--csv", arguments.csv, "as a table with commas")->excludes(json);
  }
  return command;
}

/// Which bouts are summed up, besides the game.
void add_filters(CLI::App& command, RecordsArguments& arguments) {
  CLI::Option* const period =
      command.add_option("--period", arguments.period, "only bouts that ended then, by UTC: 2026 or 2026-11")
          ->type_name("PERIOD");
  const std::array<std::pair<const char*, std::string*>, 3> beside{
      {{"person", &arguments.person}, {"bot", &arguments.bot}, {"boxer", &arguments.boxer}}};
  std::vector<CLI::Option*> options{period};
  for (const auto& [word, name] : beside) {
    CLI::Option* const option =
        command.add_option(std::string("--") + word, *name, "beside this one: whom he led, who led him, or his opponents")
            ->type_name("NAME");
    for (CLI::Option* const other : options) {
      option->excludes(other);
    }
    options.push_back(option);
  }
}

void add_records(CLI::App& app, RecordsArguments& arguments) {
  constexpr int most_a_page = 1'000'000;
  CLI::App& records = *app.add_subcommand("records", "what is kept: bouts, who sat where, how they ended");
  records.require_subcommand(1);
  records.fallthrough();
  CLI::App& list = add_records_command(records, "list", "the kept bouts, newest first", arguments, true);
  list.add_option("--game", arguments.game, "only this game")->type_name(slugs_in_braces());
  CLI::Option* const over = list.add_flag("--over", arguments.over, "only bouts that are over");
  list.add_flag("--in-progress", arguments.going_on, "only bouts that are not over")->excludes(over);
  list.add_option("--most", arguments.most, "bouts a page")->check(CLI::Range(1, most_a_page))->capture_default_str();
  list.add_option("--before", arguments.before, "the page of those older than this bout")
      ->check(CLI::PositiveNumber)
      ->type_name("ID");
  CLI::App& show = add_records_command(records, "show", "one bout: set-up, seats, result, bouts inside it", arguments, true);
  show.add_option("ID", arguments.bout, "number of the bout")->required();
  CLI::App& out = add_records_command(records, "export", "one bout as a file that the referee reads", arguments, false);
  out.add_option("ID", arguments.bout, "number of the bout")->required();
  out.add_option("FILE", arguments.file, "- or none: standard output");
  out.add_flag("--bare", arguments.bare, "the script alone, without names, seats and times");
  CLI::App& in = add_records_command(records, "import", "bouts out of files, each played first", arguments, false);
  in.add_option("FILES", arguments.files, "exported bouts or scripts; - is standard input")->required();
  in.add_flag("--json", arguments.json, "one line of JSON for each bout");
  CLI::App& stats = add_records_command(records, "stats", "sums of games, people, bots and boxers", arguments, true);
  stats.add_option("--game", arguments.game, "only this game")->type_name(slugs_in_braces());
  stats.add_option("--of", arguments.whose, "only sums of: game, person, bot, boxer")
      ->check(CLI::IsMember({"game", "person", "bot", "boxer"}));
  add_filters(stats, arguments);
  CLI::App& hall =
      add_records_command(records, "hall", "the best boxers and people: titles, bouts won, streaks", arguments, true);
  hall.add_option("--game", arguments.game, "only this game")->type_name(slugs_in_braces());
  hall.add_option("--most", arguments.most, "names a list")->check(CLI::Range(1, most_a_page))->capture_default_str();
  add_filters(hall, arguments);
  for (const char* const whose : {"boxer", "person", "bot"}) {
    const std::string help = std::string("one ") + whose + ": sums, titles, bouts, newest first, and what people like to do";
    CLI::App& page = add_records_command(records, whose, help.c_str(), arguments, true);
    page.add_option("NAME", arguments.name, "as the records call him")->required();
    page.add_option("--game", arguments.game, "only this game")->type_name(slugs_in_braces());
    page.add_option("--most", arguments.most, "bouts shown")->check(CLI::Range(1, most_a_page))->capture_default_str();
  }
  add_records_command(records, "forget", "take a person out of everything that is kept; his bouts stay without the name",
                      arguments, false)
      .add_option("NAME", arguments.name, "as the records call him")
      ->required();
}

void add_commands(CLI::App& app, Arguments& arguments) {
  app.add_subcommand("referee", "answer scripts, one line each")
      ->add_option("FILES", arguments.scripts, "scripts, one JSON object or one a line; - or none: standard input");
  add_sim(app, arguments);
  add_merge(app, arguments);
  add_records(app, arguments.records);
  CLI::App& odds = *app.add_subcommand("odds", "chances from where a script stands");
  odds.add_option("FILE", arguments.odds.file, "the script; - or none: standard input");
  add_seats(odds, arguments.odds.request, false);
  add_own_options(odds, arguments.odds.request, {OwnUse::sim_and_odds});
  add_run(odds, arguments.odds.run);
  CLI::App& analyse = *app.add_subcommand("analyse", "what bouts were made of: luck, reading, choices");
  analyse.add_option("FILES", arguments.analyse.files, "scripts, one JSON object or one a line; - or none: standard input");
  analyse.add_flag("--json", arguments.analyse.json, "as JSON, one line a script");
  CLI::App& chances = *app.add_subcommand("chances", "fit a game's chances to bouts of contenders, as its data holds them");
  chances.add_option("GAME", arguments.chances.game, "slug of the game")->required()->type_name(slugs_in_braces());
  chances.add_option("--bouts", arguments.chances.bouts, "how many")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  chances.add_option("--seed", arguments.chances.seed, "everything follows from it")->capture_default_str();
  chances.add_flag(
      "--prove", arguments.chances.prove,
      "compare what the data says with what happens in these bouts; what it leaves unexplained of them; what it costs");
  CLI::App& boxers = *app.add_subcommand("boxers", "who can fight");
  boxers.add_option("GAME", arguments.boxers.game, "slug of the game")->required()->type_name(slugs_in_braces());
  boxers.add_option("--class", arguments.boxers.request.weight_class, "only this weight class");
  add_own_options(boxers, arguments.boxers.request, {OwnUse::boxers});
  boxers
      .add_option("--saves", arguments.boxers.request.folder,
                  "folder of what you keep (default: ~/.local/share/four-corners)")
      ->type_name("DIR");
  boxers.add_flag("--json", arguments.boxers.json, "as JSON");
  app.add_subcommand("check-data", "check every data file; one line for each fault")
      ->add_option("DIR", arguments.checked, "data folder");
  app.add_subcommand("bench", "speed of the rules core, and its signature")
      ->add_flag("--json", arguments.bench_json, "as JSON");
}

/// A command and what runs it.
struct CommandRow {
  const char* name;
  Result<int> (*run)(const Arguments& arguments, const Streams& streams);
};

constexpr std::array record_commands{
    CommandRow{"list", [](const Arguments& of, const Streams& to) { return list_records(of.data, of.records, to); }},
    CommandRow{"show", [](const Arguments& of, const Streams& to) { return show_record(of.data, of.records, to); }},
    CommandRow{"export", [](const Arguments& of, const Streams& to) { return export_record(of.data, of.records, to); }},
    CommandRow{"import", [](const Arguments& of, const Streams& to) { return import_records(of.data, of.records, to); }},
    CommandRow{"forget", [](const Arguments& of, const Streams& to) { return forget(of.records, to); }},
    CommandRow{"hall", [](const Arguments& of, const Streams& to) { return show_hall(of.records, to); }}};

constexpr std::array top_commands{
    CommandRow{"referee", [](const Arguments& of, const Streams& to) { return referee(of.data, of.scripts, to); }},
    CommandRow{"sim", [](const Arguments& of, const Streams& to) { return simulate(of.data, of.sim, to); }},
    CommandRow{"sim-merge", [](const Arguments& of, const Streams& to) { return merge(of.data, of.merged, of.merge, to); }},
    CommandRow{"odds", [](const Arguments& of, const Streams& to) { return odds(of.data, of.odds, to); }},
    CommandRow{"analyse", [](const Arguments& of, const Streams& to) { return analyse(of.data, of.analyse, to); }},
    CommandRow{"chances", [](const Arguments& of, const Streams& to) { return chances(of.data, of.chances, to); }},
    CommandRow{"boxers", [](const Arguments& of, const Streams& to) { return boxers(of.data, of.boxers, to); }},
    CommandRow{"check-data", [](const Arguments& of,
                                const Streams& to) { return check_data(of.checked.empty() ? of.data : of.checked, to); }},
    CommandRow{"bench", [](const Arguments& of, const Streams& to) { return bench(of.data, of.bench_json, to); }}};

/// The row of the command that was typed; null: none of these.
const CommandRow* typed_of(std::span<const CommandRow> rows, const CLI::App& app) {
  const auto row = std::ranges::find_if(rows, [&app](const CommandRow& one) { return app.got_subcommand(one.name); });
  return row == rows.end() ? nullptr : &*row;
}

Result<int> run_records(const CLI::App& records, const Arguments& arguments, const Streams& streams) {
  if (const CommandRow* const typed = typed_of(record_commands, records)) {
    return typed->run(arguments, streams);
  }
  for (const char* const whose : {"boxer", "person", "bot"}) {
    if (records.got_subcommand(whose)) {
      RecordsArguments of = arguments.records;
      of.whose = whose;
      return show_party(arguments.data, of, streams);
    }
  }
  return sum_records(arguments.records, streams);
}

Result<int> run_command(const CLI::App& app, const Arguments& arguments, const Streams& streams) {
  const CommandRow* const typed = typed_of(top_commands, app);
  return typed != nullptr ? typed->run(arguments, streams) : run_records(*app.get_subcommand("records"), arguments, streams);
}

/// CLI11 reads a subcommand's arguments in reverse order; `sim merge` becomes one word, as it shares nothing with `sim`.
std::vector<std::string> with_merge(int count, const char* const* arguments) {
  std::vector<std::string> words(arguments + 1, arguments + count);
  for (std::size_t index = 0; index + 1 < words.size(); ++index) {
    if (words[index] == "sim" && words[index + 1] == "merge") {
      words[index] = "sim-merge";
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(index) + 1);
      break;
    }
  }
  return {words.rbegin(), words.rend()};
}

/// The options that can be agreed before a bout of this game, and how a simulation is typed.
std::string footer_of(const CommandsEntry& game) {
  const std::vector<OptionFact> facts = game.option_facts();
  std::string text;
  BoxerTable table{.head = {"--option", "values", "usual"}, .rows = {}, .json = {}};
  for (const OptionFact& fact : facts) {
    table.rows.push_back({fact.key + "=",
                          fact.range ? fmt::format("{} to {}", fact.range->first, fact.range->second)
                                     : fmt::format("{}", fmt::join(fact.words, ", ")),
                          fact.usual});
  }
  if (!facts.empty()) {
    text += fmt::format("Options of {}:\n{}\n", game.slug, in_words(table));
  }
  text += "Examples:\n";
  for (const std::string_view example : game.examples) {
    text += fmt::format("  four-corners-cli sim {}\n", example);
  }
  return text;
}

/// Of its own options those of this game remain, with its own words.
void keep_options_of(const CommandsEntry& game, CLI::App& command) {
  for (const CommandsEntry& entry : listed_commands()) {
    for (const OwnOption& own : entry.own_options) {
      const auto kept = std::ranges::find(game.own_options, own.name, &OwnOption::name);
      if (CLI::Option* const option = command.get_option_no_throw(std::string(own.name)); option != nullptr) {
        option->group(kept == game.own_options.end() ? std::string() : fmt::format("Of {} alone", game.slug));
        option->description(kept == game.own_options.end() ? "" : std::string(kept->help));
      }
    }
  }
}

/// Of the innermost command that was named; of `sim` with the game's own options if a game was named too.
std::string help_of(CLI::App& app) {
  CLI::App* named = &app;
  std::string before;
  for (auto chosen = named->get_subcommands(); !chosen.empty(); chosen = named->get_subcommands()) {
    before += (before.empty() ? "" : " ") + named->get_name();
    named = chosen.front();
  }
  const CLI::Option* const game = named->get_name() == "sim" ? named->get_option_no_throw("GAME") : nullptr;
  if (game != nullptr && !game->results().empty()) {
    if (const auto slug = find_game(game->results().front(), "GAME")) {
      const auto entry = std::ranges::find(listed_commands(), *slug, &CommandsEntry::slug);
      keep_options_of(*entry, *named);
      named->footer(footer_of(*entry));
    }
  }
  return named->help(before);
}

/// What to say where a command is missing or unknown; empty: something else is wrong.
std::string command_wanted(const CLI::App& app) {
  const CLI::App* named = &app;
  for (auto chosen = named->get_subcommands(); !chosen.empty(); chosen = named->get_subcommands()) {
    named = chosen.front();
  }
  std::vector<std::string_view> known;
  for (const CLI::App* const one : named->get_subcommands([](const CLI::App*) { return true; })) {
    // Spelled `sim merge`.
    if (one->get_name() != "sim-merge") {
      known.push_back(one->get_name());
    }
  }
  if (known.empty()) {
    return {};
  }
  const std::vector<std::string> left = app.remaining(true);
  const auto word = std::ranges::find_if(left, [](const std::string& one) { return !one.starts_with('-'); });
  if (word == left.end()) {
    return left.empty() ? fmt::format("a command is wanted: {}", fmt::join(known, ", ")) : std::string();
  }
  return fmt::format("there is no command \"{}\"{}; known: {}", cleaned(*word), meant(known, *word), fmt::join(known, ", "));
}

int run_unguarded(int count, const char* const* arguments, const Streams& streams) {
  CLI::App app("Referee, simulator and bench of Four Corners.", "four-corners-cli");
  Arguments read;
  app.set_version_flag("--version", std::string(program_version()),
                       "print version, commit and signature of the data, and leave");
  app.set_help_flag("-h,--help", "print this and leave");
  app.footer(std::string(exit_statuses) + "130 interrupted: what was counted so far is printed, marked as partial.\n");
  app.add_option("--data", read.data, "folder of boxers and charts")->type_name("DIR");
  app.require_subcommand(1);
  app.fallthrough();
  add_commands(app, read);
  try {
    app.parse(with_merge(count, arguments));
  } catch (const CLI::CallForHelp& call) {
    streams.out << help_of(app);
    return status_good;
  } catch (const CLI::CallForVersion&) {
    const auto data = find_data_folder(read.data);
    streams.out << version_line("four-corners-cli", streams.commit, data ? data_signature(*data) : std::string());
    return status_good;
  } catch (const CLI::ParseError& error) {
    const std::string wanted = command_wanted(app);
    const std::string message = wanted.empty() ? error.what() : wanted;
    streams.err << escaped(message.substr(0, message.find('\n'))) << "; see --help\n";
    return status_bad_input;
  }
  const Result<int> ended = run_command(app, read, streams);
  const int status = ended ? *ended : complain(streams, ended.error());
  if (!streams.out.flush()) {
    streams.err << "standard output: cannot be written; is the disk full?\n";
    return status_unexpected;
  }
  return status;
}

}  // namespace

int run(int count, const char* const* arguments, const Streams& streams) {
  try {
    return run_unguarded(count, arguments, streams);
  } catch (const std::exception& error) {
    streams.err << "unexpected: " << escaped(error.what()) << '\n';
    return status_unexpected;
  }
}

}  // namespace fc::cli

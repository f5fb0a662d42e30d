#include "cli/records_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>

#include "cli/commands.h"
#include "cli/game_commands.h"
#include "core/cleaned.h"
#include "library/checked_json.h"
#include "library/whole_file.h"
#include "records/folder.h"
#include "records/results.h"

namespace fc::cli {
namespace {

namespace fs = std::filesystem;
using records::Database;

/// What words rows are told in.
struct Told {
  Words words;
  std::optional<Games> games;
  std::vector<std::unique_ptr<GameCommands>> commands;

  [[nodiscard]] RecordsWords in_use() const {
    return {.words = &words, .names = [this](const Script& script) {
              const auto game = std::ranges::find(commands, script.game, [](const auto& one) { return one->slug(); });
              return game == commands.end() ? std::vector<std::string>() : (*game)->names(script);
            }};
  }
};

Result<std::unique_ptr<Told>> words_and_games(const fs::path& asked) {
  auto told = std::make_unique<Told>();
  FC_TRY(told->games, open_games(asked));
  FC_TRY(told->words, Words::load(told->games->all().front()->data(), "en"));
  for (const CommandsEntry& entry : listed_commands()) {
    FC_TRY(auto commands, entry.open(*told->games->find(entry.slug)));
    told->commands.push_back(std::move(commands));
  }
  return told;
}

Result<records::Family> find_family(const RecordsArguments& arguments) {
  return read_records(arguments, [&arguments](const Database& database) -> Result<records::Family> {
    FC_TRY(auto family, records::family_of(database, arguments.bout));
    if (!family) {
      return fault(FaultCode::unknown_value, "", fmt::format("there is no bout {} in it", arguments.bout));
    }
    return std::move(*family);
  });
}

std::string in_form(const std::string& file, const records::CameIn& came, bool json) {
  if (json) {
    Json line{{"file", file}, {"bout", came.bout}, {"was_there", came.was_there}, {"inner", came.inner}};
    if (came.related) {
      line["kin"] = {
          {"bout", came.related->bout}, {"course", relation_of(*came.related)}, {"length", came.related->standing.length}};
    }
    return json_text(line) + "\n";
  }
  if (came.related && came.was_there) {
    return fmt::format("{}: is kept already in bout {}, which has gone on since\n", escaped(file), came.bout);
  }
  if (came.was_there) {
    return fmt::format("{}: is kept already, as bout {}\n", escaped(file), came.bout);
  }
  std::string line = fmt::format("{}: kept as bout {}", escaped(file), came.bout);
  if (came.inner != 0) {
    line += fmt::format(", with {} bouts inside it", came.inner);
  }
  if (came.related) {
    const bool goes_on = came.related->relation == records::RelatedBout::Relation::goes_on;
    line += fmt::format("; it {} bout {}", goes_on ? "goes on from" : "has parted from", came.related->bout);
  }
  return line + "\n";
}

/// Bouts on their way in, many in one transaction: the disk is waited for once for all of them.
class Arrivals {
 public:
  /// open: must outlive it.
  Arrivals(fs::path place, const records::OpenMatch& open) : place_(std::move(place)), open_(&open) {}

  /// Fault: those that came so far could not be kept.
  Result<void> take(std::string file, records::Family family) {
    constexpr std::size_t at_once = 200;
    waiting_.push_back({.file = std::move(file), .family = std::move(family), .came = {}});
    return waiting_.size() < at_once ? Result<void>() : write();
  }
  /// What is left, and once for all of them their sums: bouts that come in stand anywhere in somebody's history.
  Result<void> finish() {
    FC_TRY(write());
    return writing_ ? in_one([this] { return records::settle(writing_->database); }) : Result<void>();
  }
  /// Those that were kept since this was asked last, in words.
  std::string take_lines(bool json) {
    std::string lines;
    for (const auto& [file, came] : std::exchange(came_, {})) {
      lines += in_form(file, came, json);
    }
    return lines;
  }

 private:
  struct Arrival {
    std::string file;
    records::Family family;
    records::CameIn came;
  };

  template <class Steps>
  Result<void> in_one(Steps steps) {
    const Result<void> done = records::in_transaction(writing_->database, steps);
    return done ? done : tl::make_unexpected(remedied(place_, done.error()));
  }
  Result<void> write() {
    if (waiting_.empty()) {
      return {};
    }
    if (!writing_) {
      // Opened at the first bout that is good: a file full of mistakes makes no database.
      FC_TRY(writing_, open_to_write(place_));
    }
    FC_TRY(in_one([this]() -> Result<void> {
      for (Arrival& arrival : waiting_) {
        FC_TRY(arrival.came, records::take_in(writing_->database, arrival.family, *open_));
      }
      return {};
    }));
    for (Arrival& arrival : waiting_) {
      came_.emplace_back(std::move(arrival.file), arrival.came);
    }
    waiting_.clear();
    return {};
  }

  fs::path place_;
  const records::OpenMatch* open_;
  std::optional<Writing> writing_;
  std::vector<Arrival> waiting_;
  std::vector<std::pair<std::string, records::CameIn>> came_;
};

}  // namespace

Result<int> list_records(const fs::path& data, const RecordsArguments& arguments, const Streams& streams) {
  records::BoutFilter filter{.game = {},
                             .over = arguments.over == arguments.going_on ? std::nullopt : std::optional(arguments.over)};
  // One more than is shown tells whether there is another page.
  FC_TRY(auto rows, read_records(arguments, [&](const Database& database) -> Result<std::vector<records::BoutRow>> {
           FC_TRY(filter.game, game_in(database, arguments.game));
           return records::bouts_that_fit(database, filter, arguments.before, arguments.most + 1);
         }));
  FC_TRY(const auto told, words_and_games(data));
  std::int64_t next = 0;
  if (rows.size() > static_cast<std::size_t>(arguments.most)) {
    rows.pop_back();
    next = rows.back().id;
  }
  streams.out << in_form(rows, next, form_of(arguments), told->in_use());
  return status_good;
}

Result<int> show_record(const fs::path& data, const RecordsArguments& arguments, const Streams& streams) {
  FC_TRY(const auto family, find_family(arguments));
  FC_TRY(const auto told, words_and_games(data));
  streams.out << in_form(family, form_of(arguments), told->in_use());
  return status_good;
}

Result<int> export_record(const fs::path& data, const RecordsArguments& arguments, const Streams& streams) {
  FC_TRY(auto family, find_family(arguments));
  if (const auto sound = records::check_going_out(family); !sound) {
    return fault(sound.error().code, fmt::format("bout {}", arguments.bout), one_line(sound.error()));
  }
  if (!family.inner.empty()) {
    const auto games = open_games(data);  // without their data all of them go out
    const auto open = [&games](const Script& script) { return games->open(script); };
    if (const std::size_t left_out = games ? records::leave_out_misfits(family, open) : 0; left_out > 0) {
      streams.err << fmt::format("bout {}: {} inside it left out: the long game asks for none of them there\n",
                                 arguments.bout, left_out);
    }
  }
  const std::string lines = records::to_lines(family, arguments.bare);
  if (arguments.file == "-") {
    streams.out << lines;
    return status_good;
  }
  const fs::path folder = fs::path(arguments.file).parent_path();
  std::error_code error;
  if (!folder.empty() && !fs::is_directory(folder, error)) {
    // A slip in a name must not leave folders behind.
    return fault(FaultCode::cannot_write, arguments.file, "there is no folder " + folder.string() + "; make it first");
  }
  FC_TRY(const fs::path book, file_of(arguments));
  if (fs::equivalent(book, arguments.file, error)) {
    return fault(FaultCode::cannot_write, arguments.file, "is the book itself; name another file");
  }
  FC_TRY(replace_whole(arguments.file, lines));
  return status_good;
}

Result<int> import_records(const fs::path& data, const RecordsArguments& arguments, const Streams& streams) {
  FC_TRY(const auto place, file_of(arguments));
  FC_TRY(const auto told, words_and_games(data));
  const records::OpenMatch open = [&told](const Script& script) { return told->games->open(script); };
  Arrivals arrivals(place, open);
  int status = status_good;
  for (const std::string& file : arguments.files) {
    const auto text = read_input(file, streams);
    if (!text) {
      status = complain(streams, text.error());
      continue;
    }
    std::vector<records::ReadFamily> families = records::read_families(*text, open);
    if (families.empty()) {
      status = complain(streams, {.code = FaultCode::missing_key, .where = file, .detail = "holds no script"});
    }
    for (records::ReadFamily& read : families) {
      if (!read.family) {
        status = complain(streams, {.code = read.family.error().code,
                                    .where = fmt::format("{}:{}", file, read.wrong_line),
                                    .detail = one_line(read.family.error())});
        continue;
      }
      if (read.family->head.row.names.empty()) {
        read.family->head.row.names = told->in_use().names(read.family->head.script);
      }
      const auto taken = arrivals.take(file, std::move(*read.family));
      streams.out << arrivals.take_lines(arguments.json);
      if (!taken) {
        return tl::make_unexpected(taken.error());
      }
    }
  }
  const auto finished = arrivals.finish();
  streams.out << arrivals.take_lines(arguments.json);
  return finished ? Result<int>(status) : tl::make_unexpected(finished.error());
}

Result<int> sum_records(const RecordsArguments& arguments, const Streams& streams) {
  FC_TRY(filter_of(arguments));
  FC_TRY(const auto sums, read_counted(arguments, [&](const Database& database) -> Result<std::vector<Sums>> {
           FC_TRY(const records::TallyFilter filter, filter_in(database, arguments));
           std::vector<Sums> all;
           for (const auto& [word, whose] : kinds_of_sums) {
             if (arguments.whose.empty() || arguments.whose == word) {
               records::TallyFilter of_kind = filter;
               of_kind.whose = whose;
               FC_TRY(auto tallies, records::tallies(database, of_kind));
               all.push_back({.whose = std::string(word), .tallies = std::move(tallies)});
             }
           }
           return all;
         }));
  streams.out << in_form(sums, form_of(arguments));
  return status_good;
}

}  // namespace fc::cli

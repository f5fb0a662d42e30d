#include "cli/records_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "core/cleaned.h"
#include "library/rulebook.h"
#include "library/whole_file.h"
#include "library/words.h"
#include "records/bouts.h"
#include "records/results.h"

namespace fc::cli {
namespace {

using records::Database;
using records::Order;
using records::Tally;
using records::TitleChange;
using records::Whose;

constexpr std::array<std::pair<std::string_view, Order>, 3> rankings{
    {{"titles", Order::titles}, {"won", Order::won}, {"streak", Order::streak}}};
constexpr std::array<std::string_view, 3> outcome_words{"won", "lost", "drawn"};
constexpr std::array<std::string_view, 4> title_words{"", "won", "defended", "lost"};

/// The best of one kind in one order.
struct Ranked {
  std::string_view of;
  std::string_view by;
  std::vector<Tally> tallies;
};

std::string_view word_of(records::Outcome outcome) { return outcome_words[static_cast<std::size_t>(outcome)]; }
std::string_view word_of(TitleChange title) { return title_words[static_cast<std::size_t>(title)]; }

std::string in_form(const std::vector<Ranked>& hall, RecordsForm form) {
  if (form == RecordsForm::json) {
    Json json = Json::object();
    for (const Ranked& list : hall) {
      Json& place = json[std::string(list.of)][std::string(list.by)];
      place = Json::array();
      for (const Tally& tally : list.tallies) {
        place.push_back(json_of(tally));
      }
    }
    return text_of(json);
  }
  BoxerTable table{.head = {"best", "by", "place", "name", "titles", "won", "streak", "bouts"}, .rows = {}, .json = {}};
  for (const Ranked& list : hall) {
    int place = 0;
    for (const Tally& tally : list.tallies) {
      table.rows.push_back({std::string(list.of), std::string(list.by), std::to_string(++place), tally.name,
                            std::to_string(tally.titles_won + tally.titles_defended), std::to_string(tally.won),
                            std::to_string(tally.best_streak), std::to_string(tally.bouts)});
    }
  }
  return form == RecordsForm::csv ? in_csv(table) : in_words(table);
}

/// A bout as it was for one.
struct Line {
  records::BoutResult result;
  std::string against;
};

struct PartyPage {
  Tally tally;
  std::vector<Line> bouts;
  std::vector<records::BoutResult> titles;
  std::vector<records::HabitSum> habits;  ///< of a person
};

/// The others of that bout, by what the screen called them.
Result<std::string> others_of(const Database& database, const records::BoutResult& result) {
  FC_TRY(const auto row, records::find_bout(database, result.bout));
  std::string others;
  for (std::size_t seat = 0; row && seat < row->names.size(); ++seat) {
    if (static_cast<std::int64_t>(seat) != result.seat) {
      others += (others.empty() ? "" : ", ") + row->names[seat];
    }
  }
  return others;
}

Result<PartyPage> page_of(const Database& database, const records::Party& party, const records::TallyFilter& filter,
                          int most) {
  PartyPage page;
  FC_TRY(page.tally, records::tally_of(database, party, filter));
  FC_TRY(const std::vector<records::BoutResult> results, records::results_of(database, party, filter.game, 0, most));
  for (const records::BoutResult& result : results) {
    FC_TRY(std::string against, others_of(database, result));
    page.bouts.push_back({.result = result, .against = std::move(against)});
  }
  FC_TRY(page.titles, records::titles_of(database, party, most));
  if (party.whose == Whose::person) {
    FC_TRY(page.habits, records::habits_of(database, party.name, filter.game));
  }
  return page;
}

Json result_json(const records::BoutResult& result) {
  return Json{{"bout", result.bout},
              {"game", result.game},
              {"ended", records::exact_time(result.ended)},
              {"outcome", word_of(result.outcome)},
              {"method", result.method},
              {"title", word_of(result.title)}};
}

std::string habits_in_words(const std::vector<records::HabitSum>& habits, const Words& words) {
  if (habits.empty()) {
    return {};
  }
  BoxerTable table{.head = {"game", "habit", "answer", "times", "guessed", "read"}, .rows = {}, .json = {}};
  for (const records::HabitSum& habit : habits) {
    table.rows.push_back({habit.game, std::string(words[habit.question]), std::string(words[habit.answer]),
                          std::to_string(habit.times), std::to_string(habit.guessed), std::to_string(habit.guessed_right)});
  }
  return in_words(table);
}

std::string in_form(const PartyPage& page, RecordsForm form, const Words& words) {
  if (form == RecordsForm::json) {
    Json json = json_of(page.tally);
    json["latest"] = Json::array();
    for (const Line& line : page.bouts) {
      Json bout = result_json(line.result);
      bout["against"] = line.against;
      json["latest"].push_back(std::move(bout));
    }
    json["title_bouts"] = Json::array();
    for (const records::BoutResult& result : page.titles) {
      json["title_bouts"].push_back(result_json(result));
    }
    json["habits"] = Json::array();
    for (const records::HabitSum& habit : page.habits) {
      json["habits"].push_back({{"game", habit.game},
                                {"question", habit.question},
                                {"answer", habit.answer},
                                {"times", habit.times},
                                {"guessed", habit.guessed},
                                {"read", habit.guessed_right}});
    }
    return text_of(json);
  }
  const bool csv = form == RecordsForm::csv;
  BoxerTable table{.head = {"bout", "game", "ended", "against", "outcome", "method", "title"}, .rows = {}, .json = {}};
  for (const Line& line : page.bouts) {
    table.rows.push_back({std::to_string(line.result.bout), line.result.game,
                          csv ? records::exact_time(line.result.ended) : records::local_time(line.result.ended),
                          line.against, std::string(word_of(line.result.outcome)), line.result.method,
                          std::string(word_of(line.result.title))});
  }
  if (csv) {
    return in_csv(table);
  }
  const Tally& sum = page.tally;
  return fmt::format(
             "{}: {} bouts, {} won, {} lost, {} drawn; titles {} won, {} defended, {} lost; {} in a row, at best {}\n",
             escaped(sum.name), sum.bouts, sum.won, sum.lost, sum.drawn, sum.titles_won, sum.titles_defended,
             sum.titles_lost, sum.streak, sum.best_streak) +
         in_words(table) + habits_in_words(page.habits, words);
}

Result<void> tell_habits_of_all(const std::filesystem::path& data, const RecordsArguments& arguments) {
  FC_TRY(const std::filesystem::path file, file_of(arguments));
  FC_TRY(count_all(file));
  FC_TRY(const Games games, open_games(data));
  return tell_all(file, games);
}

/// Lessons count for nobody, but his name stands in them too. offered: names of the settings.
Result<records::Party> person_in(const Database& database, const std::string& typed,
                                 const std::vector<std::string>& offered) {
  FC_TRY(std::vector<std::string> people, records::people_in(database));
  people.insert(people.end(), offered.begin(), offered.end());
  const std::vector<std::string_view> names(people.begin(), people.end());
  if (const auto found = find_plainly(names, typed)) {
    return records::Party{.whose = Whose::person, .name = people[*found]};
  }
  return party_in(database, {.whose = Whose::person, .name = typed}, {});
}

}  // namespace

Result<int> show_hall(const RecordsArguments& arguments, const Streams& streams) {
  FC_TRY(filter_of(arguments));
  FC_TRY(const auto hall, read_counted(arguments, [&](const Database& database) -> Result<std::vector<Ranked>> {
           FC_TRY(const records::TallyFilter filter, filter_in(database, arguments));
           std::vector<Ranked> lists;
           for (const auto& [of, whose] : kinds_of_sums) {
             if (whose != Whose::boxer && whose != Whose::person) {
               continue;
             }
             records::TallyFilter of_kind = filter;
             of_kind.whose = whose;
             for (const auto& [by, order] : rankings) {
               FC_TRY(auto tallies, records::ranked(database, of_kind, order, 0, arguments.most));
               lists.push_back({.of = of, .by = by, .tallies = std::move(tallies)});
             }
           }
           return lists;
         }));
  streams.out << in_form(hall, form_of(arguments));
  return status_good;
}

Result<int> show_party(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams) {
  const auto kind =
      std::ranges::find(kinds_of_sums, arguments.whose, [](const auto& entry) { return std::string(entry.first); });
  const records::Party party{.whose = kind->second, .name = arguments.name};
  if (party.whose == Whose::person) {
    FC_TRY(tell_habits_of_all(data, arguments));
  }
  FC_TRY(const auto page, read_counted(arguments, [&](const Database& database) -> Result<PartyPage> {
           FC_TRY(const records::TallyFilter filter, filter_in(database, arguments));
           FC_TRY(const records::Party known, party_in(database, party, {}));
           FC_TRY(PartyPage found, page_of(database, known, filter, arguments.most));
           if (found.tally.bouts == 0) {
             return fault(FaultCode::unknown_value, "",
                          fmt::format("there is no bout of {} \"{}\" that is over", kind->first, party.name));
           }
           return found;
         }));
  const auto folder = find_data_folder(data);
  FC_TRY(const auto words, folder ? Words::load(*folder, "en") : tl::make_unexpected(folder.error()));
  streams.out << in_form(page, form_of(arguments), words);
  return status_good;
}

Result<int> forget(const RecordsArguments& arguments, const Streams& streams) {
  FC_TRY(const std::filesystem::path file, file_of(arguments));
  const std::filesystem::path settings = file.parent_path() / "settings.json";
  FC_TRY(const std::vector<std::string> offered, records::names_in_settings(settings));
  FC_TRY(const records::Party known,
         read_counted(arguments, [&](const Database& database) { return person_in(database, arguments.name, offered); }));
  std::int64_t bouts = 0;
  {
    FC_TRY(const Writing writing, open_to_write(file));  // before anything is changed: a cabinet may be running
    // Somebody who reads would keep what is taken out in the log, and there would be nobody left to be forgotten.
    if (const auto cut = records::cut_log(writing.database); !cut) {
      return tl::make_unexpected(remedied(file, cut.error()));
    }
    FC_TRY(records::forget_in_settings(settings, known.name));
    const auto gone = records::in_transaction(writing.database, [&]() -> Result<void> {
      FC_TRY(bouts, records::forget_person(writing.database, known.name));
      return {};
    });
    const auto wiped = gone ? records::wipe(writing.database) : gone;
    if (!wiped) {
      return tl::make_unexpected(remedied(file, wiped.error()));
    }
  }
  if (bouts == 0 && !records::has_name({.sitter = "person", .profile = known.name})) {
    streams.err << fmt::format("records forget: nobody has given the name \"{}\"\n", cleaned(known.name));
    return status_bad_input;
  }
  streams.out << fmt::format("forgot \"{}\": {} bout{} kept without the name\n", cleaned(known.name), bouts,
                             bouts == 1 ? " is" : "s are");
  for (const std::filesystem::path& other : records::files_that_name(file.parent_path(), known.name)) {
    streams.out << fmt::format("{}: names it too, or cannot be read; it is yours to remove\n", escaped(other.string()));
  }
  return status_good;
}

}  // namespace fc::cli

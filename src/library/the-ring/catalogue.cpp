#include "library/the-ring/catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/the-ring/charts_json.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> file_names{"basic-chart.json",   "hard-shot-cards.json", "charts.json",
                                                     "people-places.json", "card-formula.json",    "roster.json"};

/// What the files hold before anybody's card is made.
struct Read {
  Charts charts;
  CardTables tables;
  Roster roster;
  std::vector<Career> records;
};

/// Takes what one of the files holds. index: into file_names.
Result<void> take_file(std::size_t index, const Json& json, Read& read) {
  switch (index) {
    case 0:
      return read_basic_chart(json, read.charts);
    case 1:
      return read_hard_shot_cards(json, read.charts);
    case 2:
      return read_charts(json, read.charts);
    case 3:
      return read_people(json, read.charts);
    case 4:
      return keep(read_card_tables(json), read.tables);
    default:
      return keep(read_roster(json), read.roster);
  }
}

Boxer boxer_of(const CardTables& tables, const Career& career, Source source) {
  return {.named_card = {.id = career.id,
                         .name = career.name,
                         .class_name = std::string(name_of(career.facts.weight_class)),
                         .card = card_of(tables, career.facts)},
          .source = source,
          .facts = career.facts,
          .approx = career.approx};
}

void fill_boxers(const Read& read, Catalogue& catalogue) {
  for (const Career& career : read.roster.careers) {
    catalogue.boxers.push_back(boxer_of(read.tables, career, Source::roster));
  }
  for (const NamedCard& standard : read.roster.standards) {
    catalogue.boxers.push_back({.named_card = standard, .source = Source::standard, .facts = {}});
  }
  for (const Career& career : read.records) {
    // One man, one card: the roster's facts are nearer to this game.
    if (find_by_id(read.roster.careers, career.id) == nullptr) {
      catalogue.boxers.push_back(boxer_of(read.tables, career, Source::records));
    }
  }
  std::ranges::stable_sort(catalogue.boxers, {}, [](const Boxer& boxer) { return boxer.card().weight_class; });
}

/// What went wrong in <data>/the-ring, and in the records beside it.
std::vector<Fault> read_files(const fs::path& data, Catalogue& catalogue) {
  Read read;
  std::vector<Fault> faults = take_json_files(
      data / "the-ring", file_names, [&](std::size_t index, const Json& json) { return take_file(index, json, read); });
  const Result<void> records =
      take_json_file(data / "dice-boxing" / "boxer-facts.json", [&](const Json& json) -> Result<void> {
        FC_TRY(keep(read_other_records(json), read.records));
        catalogue.known = KnownBoxers(json);
        return {};
      });
  const Result<void> heads = take_json_file(data / "dice-boxing" / "heads.json",
                                            [&](const Json& json) { return catalogue.known.take_heads(json); });
  for (const Result<void>& read_from_there : {records, heads}) {
    if (!read_from_there) {
      faults.push_back(read_from_there.error());
    }
  }
  if (faults.empty()) {
    catalogue.charts = read.charts;
    catalogue.tables = read.tables;
    fill_boxers(read, catalogue);
  }
  return faults;
}

}  // namespace

const Boxer* Catalogue::find(std::string_view id) const {
  const auto found = std::ranges::find(boxers, id, &Boxer::id);
  return found == boxers.end() ? nullptr : &*found;
}

Result<Catalogue> load_catalogue(const fs::path& data) {
  return filled<Catalogue>([&data](Catalogue& catalogue) { return read_files(data, catalogue); });
}

std::vector<Fault> check_data(const fs::path& data) {
  Catalogue catalogue;
  return read_files(data, catalogue);
}

Result<void> check_file(std::string_view name, std::string_view text) {
  return check_json_file<Read>(name, text, file_names, take_file);
}

}  // namespace fc::the_ring

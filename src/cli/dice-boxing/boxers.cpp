#include "cli/dice-boxing/game.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/requests.h"
#include "library/dice-boxing/game.h"
#include "library/dice-boxing/roster_search.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

using cli::BoxersRequest;
using cli::BoxerTable;

constexpr std::array<std::string_view, 4> kind_words{"real", "great", "made-up", "own"};
enum Kind : std::size_t { kind_real, kind_great, kind_made_up, kind_own };

/// Everything that was asked for.
struct Wanted {
  RosterFilter filter;
  RosterOrder order = RosterOrder::roster;
  std::optional<Kind> kind;
  std::uint32_t roster_seed = usual_roster_seed;
};

/// Which of `words` an option was given; nothing if it was not given.
template <class Words>
Result<std::optional<std::size_t>> word_of(const BoxersRequest& request, std::string_view option, const Words& words) {
  const std::string_view word = request.own_word(option);
  if (word.empty()) {
    return std::nullopt;
  }
  FC_TRY(const std::size_t found, cli::find_word(words, word, std::string(option)));
  return found;
}

Result<std::uint32_t> number_of(const BoxersRequest& request, std::string_view option, std::uint32_t usual,
                                std::string_view wanted) {
  std::string_view word = request.own_word(option);
  if (word.empty()) {
    return usual;
  }
  std::uint32_t number = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
  if (read.ec != std::errc() || read.ptr != word.data() + word.size()) {
    return fault(FaultCode::out_of_range, std::string(option),
                 fmt::format("must be {}, not {}", wanted, described(Json(word))));
  }
  return number;
}

Result<std::optional<int>> decade_of(const BoxersRequest& request) {
  constexpr std::string_view decades = "a decade from 1880 to 2020, as 1960";
  constexpr int years_of_a_decade = 10;
  FC_TRY(const std::uint32_t decade, number_of(request, "--era", 0, decades));
  const int last = first_decade + years_of_a_decade * (static_cast<int>(decade_count) - 1);
  if (request.own_word("--era").empty()) {
    return std::nullopt;
  }
  if (decade < first_decade || decade > static_cast<std::uint32_t>(last) || decade % years_of_a_decade != 0) {
    return fault(FaultCode::out_of_range, "--era", fmt::format("must be {}, not {}", decades, decade));
  }
  return static_cast<int>(decade);
}

Result<Wanted> wanted_by(const BoxersRequest& request) {
  Wanted wanted;
  RosterFilter& filter = wanted.filter;
  filter.name = request.own_word("--name");
  if (!request.weight_class.empty()) {
    FC_TRY(const std::size_t found, cli::find_word(class_names, request.weight_class, "--class"));
    filter.weight_class = static_cast<WeightClass>(found);
  }
  FC_TRY(filter.decade, decade_of(request));
  FC_TRY(const auto style, word_of(request, "--style", style_names));
  FC_TRY(const auto tier, word_of(request, "--level", tier_names));
  FC_TRY(const auto kind, word_of(request, "--kind", kind_words));
  FC_TRY(const auto order, word_of(request, "--sort", order_names));
  FC_TRY(wanted.roster_seed, number_of(request, "--roster-seed", usual_roster_seed, "0 to 4294967295"));
  if (style) {
    filter.style = static_cast<Style>(*style);
  }
  if (tier) {
    filter.tier = static_cast<std::uint8_t>(*tier);
  }
  if (kind) {
    wanted.kind = static_cast<Kind>(*kind);
    filter.great = *kind == kind_great;
    if (*kind != kind_great) {
      filter.real = *kind == kind_real;
    }
  }
  wanted.order = static_cast<RosterOrder>(order.value_or(0));
  return wanted;
}

std::string styles_of(const BoxerCard& card) {
  std::string words;
  for (const Style style : card.styles) {
    words.append(words.empty() ? "" : " ").append(name_of(style));
  }
  return words;
}

std::vector<std::string> row_of(const NamedCard& who, std::string years, std::string record, std::string_view kind) {
  std::vector<std::string> row{
      who.id,           who.name,         std::string(name_of(who.card.weight_class)), styles_of(who.card),
      std::move(years), std::move(record)};
  for (const auto rating : all_ratings) {
    row.push_back(std::to_string(who.card.ratings.*rating));
  }
  row.emplace_back(kind);
  return row;
}

std::string years_of(const Years& years) {
  return years.last ? fmt::format("{}-{}", years.first, *years.last) : fmt::format("{}-", years.first);
}

std::string record_of(const Record& record) {
  return fmt::format("{}-{}-{}, {} KO", record.wins, record.losses, record.draws, record.ko_wins);
}

void add_own(const Catalogue& catalogue, const BoxersRequest& request, const Wanted& wanted, BoxerTable& table, Json& list) {
  if (request.folder.empty() || (wanted.kind && *wanted.kind != kind_own) || wanted.filter.decade || wanted.filter.tier) {
    return;
  }
  auto own = load_own_boxers(catalogue, own_boxers_folder_of(request.folder, Rules::slug));
  for (const NamedCard& boxer : own.boxers) {
    if (fits(boxer, wanted.filter)) {
      table.rows.push_back(row_of(boxer, {}, {}, kind_words[kind_own]));
      list.push_back(card_json(boxer));
    }
  }
  table.left_out = std::move(own.left_out);
}

void add_roster(const Catalogue& catalogue, const Wanted& wanted, BoxerTable& table, Json& list) {
  const RosterSearch search(catalogue, wanted.roster_seed);
  for (const std::uint16_t place : search.find(wanted.filter, wanted.order)) {
    const RosterEntry& entry = catalogue.boxers[place];
    const Boxer boxer = catalogue.boxer(entry, wanted.roster_seed);
    const std::string_view kind = kind_words[entry.great ? kind_great : entry.real ? kind_real : kind_made_up];
    table.rows.push_back(row_of({.id = entry.id, .name = entry.name, .card = boxer.card}, years_of(boxer.years),
                                record_of(boxer.record), kind));
    list.push_back(boxer_json(entry, boxer));
  }
}

}  // namespace

Result<BoxerTable> boxer_table(const Catalogue& catalogue, const BoxersRequest& request) {
  FC_TRY(const Wanted wanted, wanted_by(request));
  BoxerTable table{.head = {"id", "name", "class", "styles", "years", "record"}, .rows = {}, .json = {}};
  table.head.insert(table.head.end(), rating_names.begin(), rating_names.end());
  table.head.emplace_back("kind");
  Json list = Json::array();
  add_own(catalogue, request, wanted, table, list);
  if (wanted.kind != kind_own) {
    add_roster(catalogue, wanted, table, list);
  }
  table.json = list.dump();
  return table;
}

}  // namespace fc::dice_boxing

#include "cli/the-ring/game.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "cli/requests.h"
#include "library/rulebook.h"
#include "library/the-ring/game.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

using cli::BoxersRequest;
using cli::BoxerTable;

constexpr std::array<std::string_view, 4> kind_words{"roster", "standard", "records", "own"};
enum Kind : std::size_t { kind_own = 3 };

/// Everything that was asked for.
struct Wanted {
  std::optional<WeightClass> weight_class;
  std::optional<std::size_t> kind;
  std::vector<std::string> name;

  [[nodiscard]] bool fits(const NamedCard& boxer, std::size_t his_kind) const {
    return (!weight_class || boxer.card.weight_class == *weight_class) && (!kind || *kind == his_kind) &&
           holds_all(folded(boxer.name), name);
  }
};

Result<Wanted> wanted_by(const BoxersRequest& request) {
  Wanted wanted;
  if (!request.weight_class.empty()) {
    FC_TRY(const std::size_t found, cli::find_word(class_names, request.weight_class, "--class"));
    wanted.weight_class = static_cast<WeightClass>(found);
  }
  if (const std::string_view word = request.own_word("--kind"); !word.empty()) {
    FC_TRY(wanted.kind, cli::find_word(kind_words, word, "--kind"));
  }
  wanted.name = words_to_find(request.own_word("--name"));
  return wanted;
}

std::string chins_of(const Chins& chin) {
  std::string words;
  for (const int rating : chin) {
    words +=
        fmt::format("{}{}", words.empty() ? "" : "/", rating < 0 ? fmt::format("+{}", -rating) : std::to_string(rating));
  }
  return words;
}

std::vector<std::string> row_of(const NamedCard& who, std::string record, std::size_t kind) {
  const BoxerCard& card = who.card;
  std::vector<std::string> row{who.id, who.name, who.class_name, std::move(record)};
  for (const auto rating : all_ratings) {
    const bool half = rating == &Ratings::box && card.fresh.box_half;
    row.push_back(std::to_string(card.fresh.*rating) + (half ? ".5" : ""));
  }
  row.push_back(chins_of(card.fresh.chin));
  row.push_back(std::to_string(card.stm));
  row.emplace_back(kind_words[kind]);
  return row;
}

std::string record_of(const std::optional<CareerFacts>& facts) {
  return facts ? fmt::format("{}-{}-{}, {} KO", facts->won, facts->lost, facts->drawn, facts->ko_wins) : std::string();
}

Json json_of(const NamedCard& who, std::size_t kind) {
  Json object = card_json(who);
  object["kind"] = kind_words[kind];
  return object;
}

}  // namespace

Result<BoxerTable> boxer_table(const Catalogue& catalogue, const BoxersRequest& request) {
  FC_TRY(const Wanted wanted, wanted_by(request));
  BoxerTable table{.head = {"id", "name", "class", "record"}, .rows = {}, .json = {}};
  table.head.insert(table.head.end(), rating_names.begin(), rating_names.end());
  table.head.insert(table.head.end(), {"chin", "stm", "kind"});
  Json list = Json::array();
  const auto add = [&](const NamedCard& who, std::string record, std::size_t kind) {
    if (wanted.fits(who, kind)) {
      table.rows.push_back(row_of(who, std::move(record), kind));
      list.push_back(json_of(who, kind));
    }
  };
  if (!request.folder.empty()) {
    auto own = load_own_boxers(catalogue, own_boxers_folder_of(request.folder, Rules::slug));
    for (const NamedCard& boxer : own.boxers) {
      add(boxer, {}, kind_own);
    }
    table.left_out = std::move(own.left_out);
  }
  for (const Boxer& boxer : catalogue.boxers) {
    add(boxer.named_card, record_of(boxer.facts), place_of(boxer.source));
  }
  table.json = list.dump();
  return table;
}

}  // namespace fc::the_ring

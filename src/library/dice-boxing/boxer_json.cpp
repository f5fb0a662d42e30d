#include "library/dice-boxing/boxer_json.h"

#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
namespace {

/// [from, to, [type, points]], a row for each run of one result.
Json results_json(const Results& results) {
  Json rows = Json::array();
  for (std::size_t from = 0; from < results.size();) {
    std::size_t to = from;
    while (to + 1 < results.size() && results[to + 1] == results[from]) {
      ++to;
    }
    rows.push_back({from, to, {name_of(results[from].type), results[from].points}});
    from = to + 1;
  }
  return rows;
}

void add_card(Json& object, const BoxerCard& card) {
  object["class"] = name_of(card.weight_class);
  object["styles"] = Json::array();
  for (const Style style : card.styles) {
    object["styles"].push_back(name_of(style));
  }
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    object[std::string(rating_names[rating])] = card.ratings.*all_ratings[rating];
  }
  object["grades"] = Json::object();
  for (std::size_t strategy = 0; strategy < graded_strategies; ++strategy) {
    object["grades"][std::string(strategy_names[strategy + 1])] = name_of(card.grades[strategy]);
  }
  object["results"] = results_json(card.results);
}

}  // namespace

Json card_json(const BoxerCard& card, std::string_view id, std::string_view name) {
  Json object;
  if (!id.empty()) {
    object["id"] = id;
  }
  if (!name.empty()) {
    object["name"] = name;
  }
  add_card(object, card);
  return object;
}

Json boxer_json(const RosterEntry& entry, const Boxer& boxer) {
  Json object;
  object["id"] = entry.id;
  object["name"] = entry.name;
  add_card(object, boxer.card);
  object["first_year"] = boxer.years.first;
  object["last_year"] = boxer.years.last ? Json(*boxer.years.last) : Json(nullptr);
  object["record"] = {{"wins", boxer.record.wins},
                      {"losses", boxer.record.losses},
                      {"draws", boxer.record.draws},
                      {"ko_wins", boxer.record.ko_wins},
                      {"ko_losses", boxer.record.ko_losses}};
  object["real"] = entry.real;
  object["tier"] = entry.real ? Json(nullptr) : Json(entry.tier);
  object["great"] = entry.great;
  return object;
}

}  // namespace fc::dice_boxing

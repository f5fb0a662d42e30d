#include "library/dice-boxing/card_json.h"

#include <fmt/format.h>
#include <array>
#include <utility>

#include "library/checked_json.h"
#include "library/dice-boxing/game.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

Result<Grades> read_grades(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members,
         with_fault_at(where, members_of(object, where, {"knockout", "cover-up", "counter-punch", "stick-and-move"})));
  Grades grades{};
  for (std::size_t strategy = 0; strategy < graded_strategies; ++strategy) {
    FC_TRY(members.keep(strategy_names[strategy + 1], grades[strategy], read_word, grade_names));
  }
  return grades;
}

/// Adds [from, to, [type, points]] to the results, which must reach `from`. Returns the next number.
Result<int> read_row(const Json& row, const std::string& where, int from, Results& results) {
  FC_TRY(check_list(row, where, 3));
  FC_TRY(read_int(row[0], where + "[0]", from, from));
  FC_TRY(const int to, read_int(row[1], where + "[1]", from, faces - 1));
  FC_TRY(check_list(row[2], where + "[2]", 2));
  FC_TRY(const std::size_t type, read_word(row[2][0], where + "[2][0]", punch_names));
  FC_TRY(const int points, read_int(row[2][1], where + "[2][1]", 1, most_hit_points));
  for (int face = from; face <= to; ++face) {
    results[static_cast<std::size_t>(face)] = {.type = static_cast<PunchType>(type),
                                               .points = static_cast<std::uint8_t>(points)};
  }
  return to + 1;
}

Result<Results> read_results(const Json& list, const std::string& where) {
  FC_TRY(check_list(list, where));
  Results results{};
  int next = 0;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    if (next == faces) {
      return fault(FaultCode::out_of_range, place, "there is no number above 99");
    }
    FC_TRY(next, with_fault_at(place, read_row(list[index], place, next, results)));
  }
  if (next < faces) {
    return fault(FaultCode::out_of_range, where, fmt::format("must reach 99, but {:02} is missing", next));
  }
  return results;
}

Result<void> read_ratings(const CardTables& tables, const Json& object, std::string_view where, Ratings& ratings) {
  const JsonMembers members(object, where);
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const Range limits = tables.limits[rating];
    const int unit = all_ratings[rating] == &Ratings::foul ? 5 : 1;
    FC_TRY(members.keep(rating_names[rating], ratings.*all_ratings[rating], read_multiple, limits.low, limits.high, unit));
  }
  return {};
}

Result<void> read_names(const Json& object, std::string_view where, NamedCard& read) {
  const JsonMembers members(object, where);
  FC_TRY(members.keep_if("id", read.id, read_name));
  return members.keep_if("name", read.name, read_name);
}

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

}  // namespace

Result<NamedCard> read_card_object(const CardTables& tables, const Json& object, std::string_view where) {
  const std::string place(where);
  FC_TRY(const JsonMembers members,
         with_fault_at(place, members_of(object, where,
                                         {"class", "styles", "grades", "control", "adjustment", "power", "stamina",
                                          "recovery", "ko", "kd", "chin", "foul", "punches", "defense"},
                                         {"id", "name", "looks", "results"})));
  NamedCard read;
  BoxerCard& card = read.card;
  FC_TRY(read_names(object, where, read));
  FC_TRY(members.keep("class", card.weight_class, read_word, class_names));
  const std::string styles = members.place("styles");
  FC_TRY(card.styles, with_fault_at(styles, read_styles(members["styles"], styles)));
  FC_TRY(read_ratings(tables, object, where, card.ratings));
  FC_TRY(card.grades, members.get("grades", read_grades));
  if (members.has("results")) {
    FC_TRY(card.results, members.get("results", read_results));
  } else {
    card.results = results_of(tables, card.styles, card.ratings.power);
  }
  FC_TRY(read.looks, read_looks_of(object, where));
  return read;
}

Json card_json(const NamedCard& named) {
  const BoxerCard& card = named.card;
  Json object;
  for (const auto& [key, text] : {std::pair{"id", &named.id}, std::pair{"name", &named.name}}) {
    if (!text->empty()) {
      object[key] = *text;
    }
  }
  if (!named.looks.empty()) {
    object[looks_key] = looks_json(named.looks);
  }
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
  return object;
}

Json boxer_json(const RosterEntry& entry, const Boxer& boxer) {
  Json object = card_json({.id = entry.id, .name = entry.name, .card = boxer.card});
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

Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(NamedCard boxer, read_card_object(catalogue.tables(), object, ""));
  FC_TRY(check_own_id(id, boxer.id, catalogue.find(id) != nullptr || id.starts_with(made_up_prefix)));
  boxer.id = id;
  FC_TRY(check_own_name(boxer.name));
  return boxer;
}

BoxerCard newcomer(const CardTables& tables, WeightClass weight_class) {
  constexpr std::array<int, all_ratings.size()> starting{35, 5, 3, 60, 1, 35, 1, -2, 85, 40, 3};
  BoxerCard card;
  card.weight_class = weight_class;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    card.ratings.*all_ratings[rating] = limited(tables, all_ratings[rating], starting[rating]);
  }
  card.ratings.kd = knockdown_numbers(tables, card.ratings.ko, weight_class);
  Styles styles;
  styles.push_back(Style::boxer);
  set_styles(tables, card, styles);
  return card;
}

void set_rating(const CardTables& tables, BoxerCard& card, std::int16_t Ratings::*rating, int value) {
  card.ratings.*rating = limited(tables, rating, value);
  if (rating == &Ratings::power) {
    card.results = results_of(tables, card.styles, card.ratings.power);
  }
}

void set_styles(const CardTables& tables, BoxerCard& card, const Styles& styles) {
  card.styles = styles;
  card.results = results_of(tables, card.styles, card.ratings.power);
}

}  // namespace fc::dice_boxing

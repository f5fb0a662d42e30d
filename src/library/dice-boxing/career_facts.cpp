#include "library/dice-boxing/career_facts.h"

#include <algorithm>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "library/dice-boxing/card_json.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing {
namespace {

constexpr Range possible_years{1700, 2100};
constexpr Range lengths_cm{100, 250};

Result<Years> read_years(const Json& object, const std::string& where) {
  const JsonMembers members(object, where);
  Years read;
  FC_TRY(members.read("first_year", possible_years.low, possible_years.high, read.first));
  if (!members["last_year"].is_null()) {
    FC_TRY(members.read("last_year", read.first, possible_years.high, read.last));
  }
  return read;
}

Result<CareerFacts> read_facts(const Json& object, const std::string& where) {
  const JsonMembers members(object, where);
  CareerFacts facts;
  FC_TRY(members.keep("class", facts.weight_class, read_word, class_names));
  FC_TRY(facts.record, read_record(object, where));
  if (facts.record.bouts() == 0) {
    return fault(FaultCode::out_of_range, where, "must have at least one bout in wins, losses and draws");
  }
  FC_TRY(facts.styles, members.get("styles", read_styles));
  FC_TRY(members.read("era", 0, highest_era, facts.era));
  FC_TRY(members.read("durability", 0, highest_durability, facts.durability));
  FC_TRY(members.read("height_cm", lengths_cm.low, lengths_cm.high, facts.height_cm));
  FC_TRY(members.read("reach_cm", lengths_cm.low, lengths_cm.high, facts.reach_cm));
  return facts;
}

Result<std::string> read_own_id(const Json& value, const std::string& where) {
  FC_TRY(std::string id, read_id(value, where));
  if (id.starts_with(made_up_prefix)) {
    return fault(FaultCode::unknown_value, where, fmt::format("\"{}\": ids of made-up boxers begin with f-", id));
  }
  return id;
}

Result<RealBoxer> read_real_boxer(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members,
         members_of(object, where,
                    {"id", "name", "class", "first_year", "last_year", "wins", "losses", "draws", "ko_wins", "ko_losses",
                     "era", "styles", "durability", "height_cm", "reach_cm", "approx"},
                    {"southpaw"}));
  RealBoxer boxer;
  FC_TRY(boxer.id, members.get("id", read_own_id));
  FC_TRY(boxer.name, members.get("name", read_text));
  if (boxer.name.empty()) {
    return fault(FaultCode::unknown_value, members.place("name"), "must not be empty");
  }
  FC_TRY(boxer.years, read_years(object, where));
  FC_TRY(boxer.facts, read_facts(object, where));
  FC_TRY(boxer.approx, members.get("approx", read_bool));
  if (members.has("southpaw")) {
    FC_TRY(members.get("southpaw", read_bool));  // for his looks: `KnownBoxers`
  }
  return boxer;
}

}  // namespace

Result<std::vector<RealBoxer>> read_real_boxers(const Json& list) {
  FC_TRY(check_list(list, "boxers"));
  std::vector<RealBoxer> boxers;
  boxers.reserve(list.size());
  std::unordered_set<std::string_view> taken;
  for (std::size_t index = 0; index < list.size(); ++index) {
    FC_TRY(RealBoxer boxer, read_real_boxer(list[index], element_place("", index)));
    boxers.push_back(std::move(boxer));
    if (!taken.insert(boxers.back().id).second) {
      return fault(FaultCode::unknown_value, element_place("", index) + ".id",
                   fmt::format("\"{}\" is taken by a boxer above", boxers.back().id));
    }
  }
  return boxers;
}

namespace {

constexpr int thousand = 1000;

Result<void> read_shares(const Json& object, TitleBouts& bouts) {
  const std::string where = "per_thousand";
  FC_TRY(const JsonMembers members, members_of(object, where, {"ko", "tko", "unanimous", "majority", "split"}));
  FC_TRY(members.read("ko", 0, thousand, bouts.ko));
  FC_TRY(members.read("tko", 0, thousand, bouts.tko));
  FC_TRY(members.read("unanimous", 0, thousand, bouts.verdicts[0]));
  FC_TRY(members.read("majority", 0, thousand, bouts.verdicts[1]));
  return members.read("split", 0, thousand, bouts.verdicts[2]);
}

Result<void> read_stoppages(const Json& object, TitleBouts& bouts) {
  const std::string where = "stoppages_per_thousand";
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(class_names, key) == class_names.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key), "is no weight class");
    }
  }
  for (std::size_t place = 0; place < class_count; ++place) {
    const std::string key(class_names[place]);
    if (!object.contains(key)) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
    FC_TRY(keep(read_int(object[key], member_place(where, key), 0, thousand), bouts.stoppages[place]));
  }
  return {};
}

}  // namespace

Result<TitleBouts> read_title_bouts(const Json& object) {
  constexpr int first_title_bout = 1885;
  constexpr int no_later_than = 9999;
  FC_TRY(const JsonMembers members, members_of(object, "", {"bouts", "years", "per_thousand", "stoppages_per_thousand"}));
  TitleBouts bouts;
  using Span = decltype(bouts.years);
  FC_TRY(members.read("bouts", 1, std::numeric_limits<int>::max(), bouts.bouts));
  FC_TRY(members.keep("years", bouts.years, read_numbers<Span>, first_title_bout, no_later_than));
  FC_TRY(read_shares(members["per_thousand"], bouts));
  FC_TRY(read_stoppages(members["stoppages_per_thousand"], bouts));
  return bouts;
}

namespace {

constexpr int lowest_of_control = 10;  ///< 00 to 09 are the special charts'

int points_of(const Results& results) {
  int points = 0;
  for (const Hit hit : results) {
    points += hit.points;
  }
  return points;
}

/// After each round but the last he gets back what is left of it; two rounds take one away.
int regained(int recovery) {
  int sum = 0;
  for (int round = 1; round < usual_rounds; ++round) {
    sum += std::max(0, recovery - (round - 1) / 2);
  }
  return sum;
}

/// Of the first time down in a bout: every time from which he gets up makes it worse.
int ends_of(const Charts& charts, int chin) {
  return static_cast<int>(std::ranges::count_if(charts.knockdown_row(std::clamp(chin, lowest_chin, highest_chin)),
                                                [](Letter letter) { return letter == Letter::ko || letter == Letter::a; }));
}

int punished(const Charts& charts, int foul) {
  return static_cast<int>(std::ranges::count_if(charts.foul_row(foul), [](Foul result) { return result >= Foul::warning; }));
}

int effect_of(const CardTables& tables, const Charts& charts, const BoxerCard& card, std::int16_t Ratings::*rating) {
  const int value = card.ratings.*rating;
  if (rating == &Ratings::control) {
    return value - lowest_of_control + 1;
  }
  if (rating == &Ratings::adjustment || rating == &Ratings::defense) {
    return -value;
  }
  if (rating == &Ratings::power) {
    return points_of(card.results);
  }
  if (rating == &Ratings::recovery) {
    return regained(value);
  }
  if (rating == &Ratings::ko) {
    return knockdown_numbers(tables, value, card.weight_class);
  }
  if (rating == &Ratings::chin) {
    return ends_of(charts, value);
  }
  if (rating == &Ratings::foul) {
    return punished(charts, value);
  }
  return rating == &Ratings::punches ? value + 1 : value;
}

bool is_lower_better(std::int16_t Ratings::*rating) {
  return rating == &Ratings::adjustment || rating == &Ratings::chin || rating == &Ratings::defense;
}

}  // namespace

std::array<RatingEffect, all_ratings.size()> effects_of(const CardTables& tables, const Charts& charts,
                                                        const BoxerCard& card) {
  std::array<RatingEffect, all_ratings.size()> effects;
  for (std::size_t place = 0; place < effects.size(); ++place) {
    const auto rating = all_ratings[place];
    RatingEffect& effect = effects[place];
    effect.value = card.ratings.*rating;
    effect.limits = tables.limits[place];
    effect.step = (rating == &Ratings::foul ? 5 : 1) * (is_lower_better(rating) ? -1 : 1);
    effect.is_best = !effect.limits.holds(effect.value + effect.step);
    effect.now = effect_of(tables, charts, card, rating);
    BoxerCard next = card;
    next.ratings.*rating = limited(tables, rating, effect.value + (effect.is_best ? 0 : effect.step));
    if (rating == &Ratings::power && !effect.is_best) {
      next.results = results_of(tables, next.styles, next.ratings.power);
    }
    effect.better = effect_of(tables, charts, next, rating);
  }
  return effects;
}

std::array<PunchShare, punch_type_count> shares_of(const Results& results) {
  std::array<int, punch_type_count> lowest{};
  lowest.fill(most_hit_points);
  for (const Hit hit : results) {
    int& least = lowest[place_of(hit.type)];
    least = std::min<int>(least, hit.points);
  }
  std::array<PunchShare, punch_type_count> shares;
  for (const Hit hit : results) {
    PunchShare& punch = shares[place_of(hit.type)];
    ++punch.share;
    punch.strong += hit.points > lowest[place_of(hit.type)] ? 1 : 0;
  }
  return shares;
}

}  // namespace fc::dice_boxing

#include "library/dice-boxing/career_facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>

#include "library/dice-boxing/card_json.h"
#include "rules/dice-boxing/names.h"

namespace fc::dice_boxing {
namespace {

constexpr Range possible_years{1700, 2100};
constexpr Range lengths_cm{100, 250};

Result<Years> read_years(const Json& object, const std::string& where) {
  Years read;
  FC_TRY(keep(read_member(object, "first_year", where, possible_years.low, possible_years.high), read.first));
  if (!object.at("last_year").is_null()) {
    FC_TRY(read.last, read_member(object, "last_year", where, read.first, possible_years.high));
  }
  return read;
}

Result<CareerFacts> read_facts(const Json& object, const std::string& where) {
  CareerFacts facts;
  FC_TRY(keep(read_word(object.at("class"), member_place(where, "class"), class_names), facts.weight_class));
  FC_TRY(facts.record, read_record(object, where));
  if (facts.record.bouts() == 0) {
    return fault(FaultCode::out_of_range, where, "must have at least one bout in wins, losses and draws");
  }
  FC_TRY(facts.styles, read_styles(object.at("styles"), member_place(where, "styles")));
  FC_TRY(in_turn(
      [&] { return keep(read_member(object, "era", where, 0, highest_era), facts.era); },
      [&] { return keep(read_member(object, "durability", where, 0, highest_durability), facts.durability); },
      [&] { return keep(read_member(object, "height_cm", where, lengths_cm.low, lengths_cm.high), facts.height_cm); },
      [&] { return keep(read_member(object, "reach_cm", where, lengths_cm.low, lengths_cm.high), facts.reach_cm); }));
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
  FC_TRY(check_object(object, where,
                      {"id", "name", "class", "first_year", "last_year", "wins", "losses", "draws", "ko_wins", "ko_losses",
                       "era", "styles", "durability", "height_cm", "reach_cm", "approx"},
                      {"southpaw"}));
  RealBoxer boxer;
  FC_TRY(boxer.id, read_own_id(object.at("id"), member_place(where, "id")));
  FC_TRY(boxer.name, read_text(object.at("name"), member_place(where, "name")));
  if (boxer.name.empty()) {
    return fault(FaultCode::unknown_value, member_place(where, "name"), "must not be empty");
  }
  FC_TRY(boxer.years, read_years(object, where));
  FC_TRY(boxer.facts, read_facts(object, where));
  FC_TRY(boxer.approx, read_bool(object.at("approx"), member_place(where, "approx")));
  if (object.contains("southpaw")) {
    FC_TRY(read_bool(object.at("southpaw"), member_place(where, "southpaw")));  // for his looks: `KnownBoxers`
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
  FC_TRY(check_object(object, where, {"ko", "tko", "unanimous", "majority", "split"}));
  const auto share = [&](const char* key, std::int16_t& target) {
    return keep(read_int(object[key], member_place(where, key), 0, thousand), target);
  };
  return in_turn([&] { return share("ko", bouts.ko); }, [&] { return share("tko", bouts.tko); },
                 [&] { return share("unanimous", bouts.verdicts[0]); }, [&] { return share("majority", bouts.verdicts[1]); },
                 [&] { return share("split", bouts.verdicts[2]); });
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
  FC_TRY(check_object(object, "", {"bouts", "years", "per_thousand", "stoppages_per_thousand"}));
  TitleBouts bouts;
  using Span = decltype(bouts.years);
  FC_TRY(in_turn(
      [&] { return keep(read_int(object["bouts"], "bouts", 1, std::numeric_limits<int>::max()), bouts.bouts); },
      [&] { return keep(read_numbers<Span>(object["years"], "years", first_title_bout, no_later_than), bouts.years); },
      [&] { return read_shares(object["per_thousand"], bouts); },
      [&] { return read_stoppages(object["stoppages_per_thousand"], bouts); }));
  return bouts;
}

}  // namespace fc::dice_boxing

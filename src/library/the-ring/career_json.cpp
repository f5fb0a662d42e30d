#include "library/the-ring/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

constexpr int widest_figure = 60;  ///< of a figure of the formula, in tenths
constexpr int most_bouts = 999;    ///< of one kind

struct Figure {
  std::string_view name;
  std::int8_t TagEffects::*member;
};
constexpr std::array<Figure, 13> figures{{{"body", &TagEffects::body},
                                          {"ko", &TagEffects::ko},
                                          {"box", &TagEffects::box},
                                          {"out", &TagEffects::out},
                                          {"def", &TagEffects::def},
                                          {"pow", &TagEffects::pow},
                                          {"chin", &TagEffects::chin},
                                          {"kod", &TagEffects::kod},
                                          {"ki", &TagEffects::ki},
                                          {"stm", &TagEffects::stm},
                                          {"speed", &TagEffects::speed},
                                          {"training", &TagEffects::training},
                                          {"foul", &TagEffects::foul}}};

Result<TagEffects> read_tag_effects(const Json& object, const std::string& where) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  TagEffects effects;
  for (const auto& [key, value] : object.items()) {
    const auto figure = std::ranges::find(figures, std::string_view(key), &Figure::name);
    if (figure == figures.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key), "is no figure of the card formula");
    }
    FC_TRY(JsonMembers(object, where).read(key, -widest_figure, widest_figure, effects.*figure->member));
  }
  return effects;
}

/// keys: of what was won, lost and drawn, and of the knockouts for and against him.
Result<void> read_bouts(const JsonMembers& members, const std::array<const char*, 5>& keys, CareerFacts& facts) {
  FC_TRY(members.read(keys[0], 0, most_bouts, facts.won));
  FC_TRY(members.read(keys[1], 0, most_bouts, facts.lost));
  FC_TRY(members.read(keys[2], 0, most_bouts, facts.drawn));
  FC_TRY(members.read(keys[3], 0, most_bouts, facts.ko_wins));
  return members.read(keys[4], 0, most_bouts, facts.ko_losses);
}

Result<void> check_record(const CareerFacts& facts, const std::string& where) {
  if (facts.bouts() == 0) {
    return fault(FaultCode::out_of_range, where, "must have at least one bout");
  }
  if (facts.ko_wins > facts.won || facts.ko_losses > facts.lost) {
    return fault(FaultCode::out_of_range, where, "has more knockouts than wins or losses");
  }
  return {};
}

Result<Tags> read_tags(const Json& list, const std::string& where) {
  constexpr std::size_t most_tags = 16;
  FC_TRY(check_list(list, where));
  if (list.size() > most_tags) {
    return fault(FaultCode::out_of_range, where, fmt::format("must have at most {} tags", most_tags));
  }
  Tags tags;
  for (std::size_t index = 0; index < list.size(); ++index) {
    FC_TRY(const std::size_t tag, read_word(list[index], element_place(where, index), tag_names));
    tags.push_back(static_cast<Tag>(tag));
  }
  return tags;
}

Result<Career> read_career(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where,
                                               {"id", "name", "class", "weight", "height", "reach", "w", "l", "d", "ko",
                                                "ko_by", "era", "durability", "tags", "approx"}));
  Career career;
  CareerFacts& facts = career.facts;
  FC_TRY(career.id, members.get("id", read_text));
  FC_TRY(career.name, members.get("name", read_text));
  FC_TRY(members.keep("class", facts.weight_class, read_word, class_names));
  FC_TRY(members.read("weight", 80, 400, facts.weight));
  FC_TRY(members.read("reach", 50, 100, facts.reach));
  FC_TRY(read_bouts(members, {"w", "l", "d", "ko", "ko_by"}, facts));
  FC_TRY(members.read("era", 1, 10, facts.era));
  FC_TRY(members.read("durability", -2, 2, facts.durability));
  FC_TRY(check_record(facts, where));
  FC_TRY(facts.tags, members.get("tags", read_tags));
  FC_TRY(check_list(members["approx"], members.place("approx")));
  career.approx = !members["approx"].empty();
  return career;
}

/// Nobody gets better by being tired.
Result<void> check_tired(const BoxerCard& card, const std::string& where) {
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    if (card.tired.*all_ratings[rating] > card.fresh.*all_ratings[rating]) {
      return fault(FaultCode::out_of_range, member_place(where, rating_names[rating]), "is better than the fresh rating");
    }
  }
  if (!std::equal(card.tired.chin.begin(), card.tired.chin.end(), card.fresh.chin.begin(),
                  [](int tired, int fresh) { return tired <= fresh; })) {
    return fault(FaultCode::out_of_range, member_place(where, "chin"), "is better than the fresh rating");
  }
  return {};
}

Result<void> check_new(std::set<std::string>& taken, const std::string& id, const std::string& where) {
  if (!taken.insert(id).second) {
    return fault(FaultCode::unknown_value, member_place(where, "id"), fmt::format("\"{}\" is taken by a boxer above", id));
  }
  return {};
}

// Classes and styles as DICE Boxing's file spells them.

struct OtherClass {
  std::string_view name;
  WeightClass weight_class;
  std::int16_t pounds;
};
constexpr std::array<OtherClass, 17> other_classes{{{"heavyweight", WeightClass::heavyweight, 215},
                                                    {"cruiserweight", WeightClass::cruiserweight, 195},
                                                    {"light-heavyweight", WeightClass::light_heavyweight, 174},
                                                    {"super-middleweight", WeightClass::super_middleweight, 167},
                                                    {"middleweight", WeightClass::middleweight, 159},
                                                    {"super-welterweight", WeightClass::junior_middleweight, 153},
                                                    {"welterweight", WeightClass::welterweight, 146},
                                                    {"super-lightweight", WeightClass::junior_welterweight, 139},
                                                    {"lightweight", WeightClass::lightweight, 134},
                                                    {"super-featherweight", WeightClass::junior_lightweight, 129},
                                                    {"featherweight", WeightClass::featherweight, 125},
                                                    {"super-bantamweight", WeightClass::bantamweight, 121},
                                                    {"bantamweight", WeightClass::bantamweight, 117},
                                                    {"super-flyweight", WeightClass::flyweight, 114},
                                                    {"flyweight", WeightClass::flyweight, 111},
                                                    {"light-flyweight", WeightClass::flyweight, 107},
                                                    {"minimumweight", WeightClass::flyweight, 104}}};

constexpr std::array<std::string_view, 6> other_styles{"boxer",          "technician", "mover",
                                                       "counterpuncher", "swarmer",    "slugger"};

Result<Tags> read_styles(const Json& list, const std::string& where) {
  constexpr std::size_t most_styles = 2;
  FC_TRY(check_list(list, where));
  if (list.size() > most_styles) {
    return fault(FaultCode::out_of_range, where, "must be one or two styles");
  }
  Tags tags;
  for (std::size_t index = 0; index < list.size(); ++index) {
    FC_TRY(const std::size_t style, read_word(list[index], element_place(where, index), other_styles));
    tags.push_back(static_cast<Tag>(style));  // in the order of the tags
  }
  return tags;
}

/// What the record says beside the styles. sturdiness: the durability of the other file, 0 to 10.
void add_tags(CareerFacts& facts, int sturdiness) {
  constexpr int experienced = 30;
  const int knockouts = 100 * facts.ko_wins / facts.bouts();
  const int stopped = 1000 * facts.ko_losses / facts.bouts();
  const bool moves = std::ranges::find(facts.tags, Tag::mover) != facts.tags.end();
  const auto add_if = [&facts](bool holds, Tag tag) {
    if (holds) {
      facts.tags.push_back(tag);
    }
  };
  add_if(knockouts >= 65, Tag::puncher);
  add_if(knockouts < 35, Tag::light);
  add_if(facts.ko_losses == 0 && facts.bouts() >= experienced && sturdiness >= 9, Tag::iron_chin);
  add_if(stopped >= 150, Tag::glass_chin);
  add_if(sturdiness >= 9, Tag::gets_up);
  add_if(moves, Tag::fast);
  add_if(sturdiness >= 8 && knockouts < 60, Tag::stamina);
}

/// Half of what is above or below 6, downwards.
constexpr std::int8_t durability_of(int sturdiness) {
  const int above = sturdiness - 6;
  return static_cast<std::int8_t>(std::clamp((above - (above < 0 ? 1 : 0)) / 2, -2, 2));
}

Result<Career> read_other_career(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where,
                                               {"id", "name", "class", "wins", "losses", "draws", "ko_wins", "ko_losses",
                                                "era", "styles", "durability", "reach_cm", "approx"},
                                               {"first_year", "last_year", "height_cm", "southpaw"}));
  Career career;
  CareerFacts& facts = career.facts;
  int sturdiness = 0;
  int reach_cm = 0;
  FC_TRY(career.id, members.get("id", read_text));
  FC_TRY(career.name, members.get("name", read_text));
  FC_TRY(career.approx, members.get("approx", read_bool));
  const Json& class_name = members["class"];
  const auto found =
      class_name.is_string()
          ? std::ranges::find(other_classes, std::string_view(class_name.get_ref<const std::string&>()), &OtherClass::name)
          : other_classes.end();
  if (found == other_classes.end()) {
    return fault(FaultCode::unknown_value, members.place("class"), "is no class: " + described(class_name));
  }
  facts.weight_class = found->weight_class;
  facts.weight = found->pounds;
  FC_TRY(read_bouts(members, {"wins", "losses", "draws", "ko_wins", "ko_losses"}, facts));
  FC_TRY(members.read("era", 0, 10, facts.era));
  FC_TRY(members.read("durability", 0, 10, sturdiness));
  FC_TRY(members.read("reach_cm", 127, 254, reach_cm));
  FC_TRY(check_record(facts, where));
  facts.era = std::max<std::int8_t>(1, facts.era);
  facts.durability = durability_of(sturdiness);
  facts.reach = static_cast<std::int16_t>((100 * reach_cm + 127) / 254);
  FC_TRY(facts.tags, members.get("styles", read_styles));
  add_tags(facts, sturdiness);
  return career;
}

}  // namespace

Result<CardTables> read_card_tables(const Json& file) {
  FC_TRY(check_object(file, "", {"classes", "tags"}, {"provenance"}));
  CardTables tables;
  FC_TRY(for_each_member(file["classes"], "classes", class_names,
                         [&](std::size_t place, const Json& object, const std::string& where) -> Result<void> {
                           FC_TRY(const JsonMembers members, members_of(object, where, {"pow", "speed"}));
                           FC_TRY(members.read("pow", 0, widest_figure, tables.classes[place].pow));
                           return members.read("speed", 1, 7, tables.classes[place].speed);
                         }));
  FC_TRY(
      for_each_member(file["tags"], "tags", tag_names, [&](std::size_t place, const Json& object, const std::string& where) {
        return keep(read_tag_effects(object, where), tables.tags[place]);
      }));
  return tables;
}

Result<Roster> read_roster(const Json& file) {
  FC_TRY(check_object(file, "", {"boxers", "calibration"}, {"provenance"}));
  Roster roster;
  std::set<std::string> taken;
  FC_TRY(for_each_element(file["boxers"], "boxers", any_size,
                          [&](std::size_t /*index*/, const Json& object, const std::string& where) -> Result<void> {
                            FC_TRY(Career career, read_career(object, where));
                            FC_TRY(check_new(taken, career.id, where));
                            roster.careers.push_back(std::move(career));
                            return {};
                          }));
  FC_TRY(for_each_element(file["calibration"], "calibration", any_size,
                          [&](std::size_t /*index*/, const Json& object, const std::string& where) -> Result<void> {
                            FC_TRY(NamedCard card, read_card_object(object, where));
                            FC_TRY(check_new(taken, card.id, where));
                            FC_TRY(check_tired(card.card, member_place(where, "tired")));
                            roster.standards.push_back(std::move(card));
                            return {};
                          }));
  return roster;
}

Result<std::vector<Career>> read_other_records(const Json& list) {
  FC_TRY(check_list(list, "boxers"));
  std::vector<Career> careers;
  careers.reserve(list.size());
  std::set<std::string> taken;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("", index);
    FC_TRY(Career career, read_other_career(list[index], where));
    FC_TRY(check_new(taken, career.id, where));
    careers.push_back(std::move(career));
  }
  return careers;
}

}  // namespace fc::the_ring

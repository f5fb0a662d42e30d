#include "library/the-ring/card_json.h"

#include <algorithm>
#include <array>

#include "library/checked_json.h"
#include "library/the-ring/game.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

constexpr RatingLimits tired_limits{-9, 9};
constexpr RatingLimits chin_limits{-5, 6};
constexpr int highest_punch = 12;
constexpr RatingLimits cut_limits{0, 6};

/// A list of `fewest` to `most` numbers into a FixedVector.
template <class List>
Result<List> read_list(const Json& value, const std::string& where, std::size_t fewest, std::size_t most,
                       RatingLimits limits) {
  FC_TRY(check_list(value, where));
  if (value.size() < fewest || value.size() > most) {
    return fault(FaultCode::out_of_range, where,
                 fewest == most ? "must have " + std::to_string(most) + " numbers"
                                : "must have " + std::to_string(fewest) + " to " + std::to_string(most) + " numbers");
  }
  List list;
  for (std::size_t index = 0; index < value.size(); ++index) {
    FC_TRY(const int number, read_int(value[index], element_place(where, index), limits.low, limits.high));
    list.push_back(static_cast<std::int8_t>(number));
  }
  return list;
}

Result<Ratings> read_fresh(const Json& object, const std::string& where) {
  const JsonMembers members(object, where);
  Ratings fresh;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const RatingLimits limits = limits_of(rating);
    FC_TRY(members.read(rating_names[rating], limits.low, limits.high, fresh.*all_ratings[rating]));
  }
  FC_TRY(fresh.box_half, members.get("box_half", read_bool));
  FC_TRY(fresh.chin, members.get("chin", read_list<Chins>, std::size_t{1}, std::size_t{3}, chin_limits));
  return fresh;
}

/// What does not tire.
Result<void> read_lasting(const JsonMembers& members, BoxerCard& card) {
  FC_TRY(members.read("stm", 1, 30, card.stm));
  FC_TRY(members.read("training", 1, 5, card.training));
  FC_TRY(members.read("foul", 0, 3, card.foul));
  FC_TRY(members.read("weight", 80, 400, card.weight));
  return members.read("reach", 50, 100, card.reach);
}

/// The ratings that it names replace the fresh ones. Without `box` a half there counts for nothing.
Result<Ratings> read_tired(const Json& object, const std::string& where, const Ratings& fresh) {
  FC_TRY(
      const JsonMembers members,
      members_of(object, where, {}, {"body", "ko", "box", "box_half", "out", "def", "pow", "chin", "kod", "ki", "speed"}));
  Ratings tired = fresh;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    FC_TRY(members.read_if(rating_names[rating], tired_limits.low, tired_limits.high, tired.*all_ratings[rating]));
  }
  bool half = false;
  FC_TRY(members.keep_if("box_half", half, read_bool));
  tired.box_half = members.has("box") ? half : fresh.box_half;
  const std::size_t size = fresh.chin.size();
  FC_TRY(members.keep_if("chin", tired.chin, read_list<Chins>, size, size, tired_limits));
  return tired;
}

Result<std::array<std::int8_t, hand_count>> read_punch(const Json& object, const std::string& where) {
  if (Result<void> keys = check_object(object, where, {"R", "L", "U", "C"}); !keys) {
    keys.error().where = where;
    return tl::make_unexpected(keys.error());
  }
  std::array<std::int8_t, hand_count> punch{};
  for (std::size_t hand = 0; hand < hand_count; ++hand) {
    FC_TRY(JsonMembers(object, where).read(hand_letters[hand], 0, highest_punch, punch[hand]));
  }
  return punch;
}

template <class List>
Json list_of(const List& list) {
  Json json = Json::array();
  for (const std::int8_t number : list) {
    json.push_back(static_cast<int>(number));
  }
  return json;
}

Json tired_json(const BoxerCard& card) {
  Json json = Json::object();
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const auto member = all_ratings[rating];
    const bool with_half = member == &Ratings::box && card.tired.box_half != card.fresh.box_half;
    if (card.tired.*member != card.fresh.*member || with_half) {
      json[std::string(rating_names[rating])] = static_cast<int>(card.tired.*member);
    }
  }
  if (json.contains("box") && card.tired.box_half) {
    json["box_half"] = true;
  }
  if (!(card.tired.chin == card.fresh.chin)) {
    json["chin"] = list_of(card.tired.chin);
  }
  return json;
}

}  // namespace

RatingLimits limits_of(std::size_t rating) {
  const auto member = all_ratings[rating];
  if (member == &Ratings::def) {
    return {-3, 6};
  }
  if (member == &Ratings::kod || member == &Ratings::ki) {
    return {-4, 5};
  }
  return {0, 9};
}

Result<NamedCard> read_card_object(const Json& object, std::string_view given_where) {
  const std::string where(given_where);
  FC_TRY(const JsonMembers members,
         members_of(object, where,
                    {"id",   "name", "weight", "reach", "body", "ko",    "box",      "box_half", "out",   "def",  "pow",
                     "chin", "kod",  "stm",    "ki",    "cut",  "speed", "training", "foul",     "punch", "tired"},
                    {"class", "looks"}));
  NamedCard named_card;
  BoxerCard& card = named_card.card;
  FC_TRY(named_card.id, members.get("id", read_name));
  FC_TRY(named_card.name, members.get("name", read_name));
  if (members.has("class")) {
    FC_TRY(named_card.class_name, members.get("class", read_text));
    card.weight_class = named<WeightClass>(class_names, named_card.class_name).value_or(WeightClass::none);
  }
  FC_TRY(card.fresh, read_fresh(object, where));
  FC_TRY(read_lasting(members, card));
  using CutRatings = decltype(card.cut);
  FC_TRY(card.cut, members.get("cut", read_list<CutRatings>, std::size_t{1}, std::size_t{2}, cut_limits));
  FC_TRY(card.punch, members.get("punch", read_punch));
  FC_TRY(card.tired, members.get("tired", read_tired, card.fresh));
  FC_TRY(named_card.looks, read_looks_of(object, where));
  return named_card;
}

Json card_json(const NamedCard& named_card) {
  const BoxerCard& card = named_card.card;
  Json json{{"id", named_card.id}, {"name", named_card.name}};
  if (!named_card.class_name.empty()) {
    json["class"] = named_card.class_name;
  }
  if (!named_card.looks.empty()) {
    json[looks_key] = looks_json(named_card.looks);
  }
  json["weight"] = card.weight;
  json["reach"] = card.reach;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    json[std::string(rating_names[rating])] = static_cast<int>(card.fresh.*all_ratings[rating]);
  }
  json["box_half"] = card.fresh.box_half;
  json["chin"] = list_of(card.fresh.chin);
  json["stm"] = static_cast<int>(card.stm);
  json["cut"] = list_of(card.cut);
  json["training"] = static_cast<int>(card.training);
  json["foul"] = static_cast<int>(card.foul);
  for (std::size_t hand = 0; hand < hand_count; ++hand) {
    json["punch"][std::string(hand_letters[hand])] = static_cast<int>(card.punch[hand]);
  }
  json["tired"] = tired_json(card);
  return json;
}

namespace {

/// Tired is never better than fresh.
bool tires_for_worse(const BoxerCard& card) {
  for (const auto rating : all_ratings) {
    if (card.tired.*rating > card.fresh.*rating) {
      return false;
    }
  }
  for (std::size_t place = 0; place < card.fresh.chin.size(); ++place) {
    if (card.tired.chin[place] > card.fresh.chin[place]) {
      return false;
    }
  }
  return true;
}

std::int8_t small(int value) { return static_cast<std::int8_t>(value); }

/// chin: the first rating. Source: 2.3, chin list.
Chins chins_of(int chin, ChinHabit habit) {
  constexpr int lowest = -3;
  constexpr int highest = 5;
  Chins chins;
  chins.push_back(small(chin));
  if (habit != ChinHabit::steady) {
    chins.push_back(small(habit == ChinHabit::shaky ? std::max(lowest, chin - 3) : chin));
  }
  if (habit == ChinHabit::gets_up || habit == ChinHabit::stays_down) {
    chins.push_back(small(std::clamp(chin + (habit == ChinHabit::gets_up ? 2 : -2), lowest, highest)));
  }
  return chins;
}

/// Source: 2.3, tired.
Ratings tired_of(const Ratings& fresh, WindHabit wind) {
  const int n = wind == WindHabit::fades ? 2 : 1;
  const bool keeps_power = wind == WindHabit::stamina;
  Ratings tired = fresh;
  const auto lower = [](std::int8_t& rating, int by, int least) {
    rating = small(std::max(std::min<int>(rating, least), rating - by));
  };
  lower(tired.body, n, 0);
  lower(tired.ko, n, 0);
  lower(tired.box, n, 0);
  lower(tired.out, keeps_power ? 1 : n + 1, 0);
  tired.def = small(tired.def - 1);
  lower(tired.speed, 1, 1);
  if (!keeps_power) {
    lower(tired.pow, 1, 0);
    for (std::int8_t& chin : tired.chin) {
      chin = small(chin - n);
    }
  }
  tired.box_half = false;
  return tired;
}

}  // namespace

Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(NamedCard boxer, read_card_object(object, ""));
  FC_TRY(check_own_id(id, boxer.id, catalogue.find(id) != nullptr));
  boxer.id = id;
  FC_TRY(check_own_name(boxer.name));
  if (!tires_for_worse(boxer.card)) {
    return fault(FaultCode::out_of_range, "tired", "must not be better than the fresh ratings");
  }
  return boxer;
}

Habits habits_of(const BoxerCard& card) {
  Habits habits;
  const Chins& chin = card.fresh.chin;
  if (chin.size() > 2) {
    habits.chin = chin[2] > chin[0] ? ChinHabit::gets_up : ChinHabit::stays_down;
  } else if (chin.size() == 2) {
    habits.chin = ChinHabit::shaky;
  }
  habits.skin = card.cut[0] < 4 ? SkinHabit::bleeder : card.cut[0] > 4 ? SkinHabit::tough : SkinHabit::usual;
  habits.wind = card.tired.pow == card.fresh.pow && card.tired.chin == card.fresh.chin && card.fresh.pow > 0
                    ? WindHabit::stamina
                : card.fresh.box - card.tired.box > 1 ? WindHabit::fades
                                                      : WindHabit::usual;
  const auto best = std::ranges::max_element(card.punch);
  if (*best > *std::ranges::min_element(card.punch)) {
    habits.best = static_cast<Hand>(best - card.punch.begin());
  }
  return habits;
}

void set_habits(BoxerCard& card, const Habits& habits) {
  constexpr int plain_punch = 2;
  constexpr int best_punch = 4;
  constexpr int hardest = 9;
  card.fresh.chin = chins_of(card.fresh.chin[0], habits.chin);
  card.cut = {};
  if (habits.skin == SkinHabit::tough) {
    card.cut.push_back(5);
  } else {
    card.cut.push_back(small(habits.skin == SkinHabit::bleeder ? 2 : 4));
    card.cut.push_back(small(habits.skin == SkinHabit::bleeder ? 4 : 5));
  }
  for (std::size_t hand = 0; hand < hand_count; ++hand) {
    const bool best = habits.best == static_cast<Hand>(hand);
    card.punch[hand] = small(std::clamp(card.fresh.pow + (best ? best_punch : plain_punch), 1, hardest));
  }
  card.tired = tired_of(card.fresh, habits.wind);
}

RatingLimits gym_limits(std::int8_t Ratings::*rating) {
  if (rating == &Ratings::def) {
    return {0, 5};
  }
  if (rating == &Ratings::kod || rating == &Ratings::ki) {
    return {-2, 3};
  }
  return {rating == &Ratings::pow ? 0 : 1, 7};
}

BoxerCard newcomer(const CardTables& tables, WeightClass weight_class) {
  // Middle of each class. Source: rules/the-ring/rules.md, 2.3, weights of other records.
  constexpr std::array<std::int16_t, class_count> pounds{215, 195, 174, 167, 159, 153, 146, 139, 134, 129, 125, 117, 111};
  CareerFacts facts;
  facts.weight_class = weight_class;
  facts.weight = pounds.at(place_of(weight_class));
  facts.reach = static_cast<std::int16_t>(64 + facts.weight / 17);
  facts.won = 8;
  facts.lost = 2;
  facts.ko_wins = 4;
  facts.era = 3;
  return card_of(tables, facts);
}

}  // namespace fc::the_ring

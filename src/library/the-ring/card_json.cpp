#include "library/the-ring/card_json.h"

#include <algorithm>
#include <array>

#include "library/checked_json.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

constexpr RatingLimits tired_limits{-9, 9};
constexpr RatingLimits chin_limits{-5, 6};
constexpr int highest_punch = 12;
constexpr int highest_cut = 6;

Result<std::int8_t> read_small(const Json& value, const std::string& where, RatingLimits limits) {
  FC_TRY(const int number, read_int(value, where, limits.low, limits.high));
  return static_cast<std::int8_t>(number);
}

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
    FC_TRY(const std::int8_t number, read_small(value[index], element_place(where, index), limits));
    list.push_back(number);
  }
  return list;
}

Result<Ratings> read_fresh(const Json& object, const std::string& where) {
  Ratings fresh;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const std::string key(rating_names[rating]);
    FC_TRY(fresh.*all_ratings[rating], read_small(object[key], member_place(where, key), limits_of(rating)));
  }
  FC_TRY(fresh.box_half, read_bool(object["box_half"], member_place(where, "box_half")));
  FC_TRY(fresh.chin, read_list<Chins>(object["chin"], member_place(where, "chin"), 1, 3, chin_limits));
  return fresh;
}

/// The ratings that it names replace the fresh ones. Without `box` a half there counts for nothing.
Result<Ratings> read_tired(const Json& object, const std::string& where, const Ratings& fresh) {
  FC_TRY(
      check_object(object, where, {}, {"body", "ko", "box", "box_half", "out", "def", "pow", "chin", "kod", "ki", "speed"}));
  Ratings tired = fresh;
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const std::string key(rating_names[rating]);
    if (object.contains(key)) {
      FC_TRY(tired.*all_ratings[rating], read_small(object[key], member_place(where, key), tired_limits));
    }
  }
  bool half = false;
  if (object.contains("box_half")) {
    FC_TRY(half, read_bool(object["box_half"], member_place(where, "box_half")));
  }
  tired.box_half = object.contains("box") ? half : fresh.box_half;
  if (object.contains("chin")) {
    const std::size_t size = fresh.chin.size();
    FC_TRY(tired.chin, read_list<Chins>(object["chin"], member_place(where, "chin"), size, size, tired_limits));
  }
  return tired;
}

Result<std::array<std::int8_t, hand_count>> read_punch(const Json& object, const std::string& where) {
  if (Result<void> keys = check_object(object, where, {"R", "L", "U", "C"}); !keys) {
    keys.error().where = where;
    return tl::make_unexpected(keys.error());
  }
  std::array<std::int8_t, hand_count> punch{};
  for (std::size_t hand = 0; hand < hand_count; ++hand) {
    const std::string key(hand_letters[hand]);
    FC_TRY(punch[hand], read_small(object[key], member_place(where, key), {0, highest_punch}));
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
  FC_TRY(check_object(object, where,
                      {"id",   "name", "weight", "reach", "body", "ko",    "box",      "box_half", "out",   "def",  "pow",
                       "chin", "kod",  "stm",    "ki",    "cut",  "speed", "training", "foul",     "punch", "tired"},
                      {"class", "looks"}));
  NamedCard named_card;
  BoxerCard& card = named_card.card;
  const auto whole = [&](const char* key, auto& target, int low, int high) {
    return keep(read_int(object[key], member_place(where, key), low, high), target);
  };
  FC_TRY(named_card.id, read_name(object["id"], member_place(where, "id")));
  FC_TRY(named_card.name, read_name(object["name"], member_place(where, "name")));
  if (object.contains("class")) {
    FC_TRY(named_card.class_name, read_text(object["class"], member_place(where, "class")));
    card.weight_class = named<WeightClass>(class_names, named_card.class_name).value_or(WeightClass::none);
  }
  FC_TRY(card.fresh, read_fresh(object, where));
  FC_TRY(in_turn([&] { return whole("stm", card.stm, 1, 30); }, [&] { return whole("training", card.training, 1, 5); },
                 [&] { return whole("foul", card.foul, 0, 3); }, [&] { return whole("weight", card.weight, 80, 400); },
                 [&] { return whole("reach", card.reach, 50, 100); }));
  using CutRatings = decltype(card.cut);
  FC_TRY(card.cut, read_list<CutRatings>(object["cut"], member_place(where, "cut"), 1, 2, {0, highest_cut}));
  FC_TRY(card.punch, read_punch(object["punch"], member_place(where, "punch")));
  FC_TRY(card.tired, read_tired(object["tired"], member_place(where, "tired"), card.fresh));
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

}  // namespace fc::the_ring

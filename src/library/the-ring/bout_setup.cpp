#include "library/the-ring/game.h"

#include <fmt/format.h>

#include <array>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

Result<Options> read_options(const Json& object, const std::string& where) {
  Options options;
  FC_TRY(read_fields(option_fields, object, where, options));
  if (!object.contains("changes")) {
    options.changes = options.solitaire == Solitaire::none ? Changes::segment : Changes::round;
  }
  return options;
}

Result<NamedCard> find_boxer(const Catalogue& catalogue, std::string_view id, std::string_view where, bool of_records) {
  const Boxer* const boxer = catalogue.find(id);
  if (boxer == nullptr || (!of_records && !boxer->has_id())) {
    return fault(FaultCode::unknown_value, std::string(where),
                 fmt::format("there is no boxer {}; their ids: four-corners-cli boxers the-ring", described(Json(id))));
  }
  return boxer->named_card;
}

Result<NamedCard> read_corner(const Catalogue& catalogue, const Json& value, std::string_view where) {
  if (value.is_string()) {
    return find_boxer(catalogue, value.get_ref<const std::string&>(), where, false);
  }
  if (value.is_object()) {
    return read_card_object(value, where);
  }
  return fault(FaultCode::wrong_type, std::string(where), "must be a boxer's id or a card, not " + described(value));
}

/// Who of the seconds has the best cut rating, the first of equals. A fault of an id stands at the whole corner.
Result<Cornerman> read_seconds(const Charts& charts, const Json& list, const std::string& where) {
  FC_TRY(check_list(list, where));
  if (list.empty()) {
    return fault(FaultCode::out_of_range, where, "must have at least one cornerman");
  }
  Cornerman best{};
  for (std::size_t index = 0; index < list.size(); ++index) {
    const Result<std::size_t> man = read_word(list[index], where, cornerman_names);
    if (!man) {
      return tl::make_unexpected(man.error());
    }
    const bool is_better = charts.people.cut_rating[*man] > charts.people.cut_rating[place_of(best)];
    best = index == 0 || is_better ? static_cast<Cornerman>(*man) : best;
  }
  return best;
}

Result<void> read_corners(const Charts& charts, const Json& object, Setup& setup) {
  constexpr const char* where = "setup.corners";
  FC_TRY(check_object(object, where, {}, {"red", "blue"}));
  for (const Corner corner : both_corners) {
    const std::string key(name_of(corner));
    if (object.contains(key)) {
      FC_TRY(setup.cut_man[fc::index_of(corner)], read_seconds(charts, object[key], member_place(where, key)));
    }
  }
  return {};
}

Result<Setup> read_object(const Catalogue& catalogue, const Json& object) {
  FC_TRY(const JsonMembers members,
         members_of(object, "setup", {"red", "blue"}, {"rounds", "champion", "corners", "city", "referee", "options"}));
  Setup setup;
  setup.charts = catalogue.charts;
  for (const Corner corner : both_corners) {
    const std::string_view key = name_of(corner);
    FC_TRY(const NamedCard boxer, read_corner(catalogue, members[key], members.place(key)));
    setup.cards[fc::index_of(corner)] = boxer.card;
  }
  FC_TRY(members.read_if("rounds", fewest_rounds, most_rounds, setup.rounds));
  FC_TRY(members.keep_if("champion", setup.champion, read_word, champion_names));
  FC_TRY(members.keep_if("city", setup.city, read_word, city_names));
  FC_TRY(members.keep_if("referee", setup.referee, read_word, referee_names));
  if (object.contains("corners")) {
    FC_TRY(read_corners(catalogue.charts, object["corners"], setup));
  }
  FC_TRY(members.keep_if("options", setup.options, read_options));
  return setup;
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  return read_object(catalogue, object);
}

std::array<NamedCard, 2> boxers_in(const Catalogue& catalogue, std::string_view json) {
  return corners_in<NamedCard>(
      json, [&catalogue](const Json& setup, const std::string& key) { return read_corner(catalogue, setup[key], key); });
}

std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json) {
  return names_of(boxers_in(catalogue, json));
}

Result<NamedCard> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where) {
  if (!id_or_json.starts_with('{')) {
    return find_boxer(catalogue, id_or_json, where, true);
  }
  FC_TRY(const Json object, parse_json(id_or_json, std::string(where)));
  return read_card_object(object, where);
}

std::string spelled(const Boxer& boxer) { return boxer.has_id() ? boxer.id() : card_json(boxer.named_card).dump(); }

std::string write_setup(const std::array<std::string, 2>& boxers, const Agreement& agreement) {
  Json object;
  object["red"] = boxer_value(boxers[0]);
  object["blue"] = boxer_value(boxers[1]);
  object["rounds"] = agreement.rounds;
  object["champion"] = name_of(agreement.champion);
  for (const Corner corner : both_corners) {
    for (const Cornerman man : agreement.corners[fc::index_of(corner)]) {
      object["corners"][std::string(name_of(corner))].push_back(name_of(man));
    }
  }
  if (agreement.city != City::none) {
    object["city"] = name_of(agreement.city);
  }
  if (agreement.referee != Referee::none) {
    object["referee"] = name_of(agreement.referee);
  }
  object["options"] = fields_json(option_fields, agreement.options);
  return compact_json(object);
}

namespace {

/// By `WeightClass`, as 0 minimumweight to 16 heavyweight.
constexpr std::array<std::uint8_t, class_count> weights{16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 2};

/// Upper limits of those classes in pounds, for a card that says none.
constexpr std::array<int, class_count> limits{1000, 200, 175, 168, 160, 154, 147, 140, 135, 130, 126, 118, 112};

std::uint8_t weight_of(const BoxerCard& card) {
  std::size_t place = place_of(card.weight_class);
  if (place >= class_count) {
    place = 0;
    while (place + 1 < class_count && card.weight <= limits[place + 1]) {
      ++place;
    }
  }
  return weights[place];
}

/// A style as far as the card shows it.
BoxingStyle style_of(const BoxerCard& card) {
  const Ratings& fresh = card.fresh;
  if (fresh.out >= fresh.box && fresh.out >= fresh.ko) {
    return BoxingStyle::mover;
  }
  if (fresh.body > fresh.ko && fresh.body > fresh.box) {
    return BoxingStyle::swarmer;
  }
  return fresh.ko > fresh.box ? BoxingStyle::slugger : BoxingStyle::boxer;
}

Somebody somebody(const NamedCard& boxer) {
  constexpr double cm_per_inch = 2.54;
  const BoxerCard& card = boxer.card;
  BoxerFacts facts{.weight = weight_of(card)};
  facts.reach_cm = static_cast<std::int16_t>(card.reach * cm_per_inch);
  facts.styles.push_back(style_of(card));
  const bool own = boxer.id.empty() || boxer.id.starts_with("own-");
  return {.id = own ? std::string() : boxer.id,
          .name = own ? own_word(boxer.id, boxer.name) : boxer.name,
          .facts = facts,
          .wish = boxer.looks};
}

}  // namespace

Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer) { return catalogue.known.looks_of(somebody(boxer)); }

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const std::array<NamedCard, 2> boxers = boxers_in(catalogue, json);
  return catalogue.known.looks_of(somebody(boxers[0]), somebody(boxers[1]));
}

}  // namespace fc::the_ring

#include <fmt/format.h>

#include <array>
#include <bitset>

#include "library/the-ring/charts_json.h"
#include "library/the-ring/outcomes_json.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

/// Which of `names` the element is; each must be there once.
template <std::size_t size>
class Roll {
 public:
  explicit Roll(const std::array<std::string_view, size>& names) : names_(names) {}

  Result<std::size_t> take(const Json& value, const std::string& where) {
    FC_TRY(const std::size_t place, read_word(value, where, names_));
    if (seen_.test(place)) {
      return fault(FaultCode::unknown_value, where, fmt::format("\"{}\" is given twice", names_[place]));
    }
    seen_.set(place);
    return place;
  }
  Result<void> check_all(const std::string& where) const {
    for (std::size_t place = 0; place < size; ++place) {
      if (!seen_.test(place)) {
        return fault(FaultCode::missing_key, where, fmt::format("\"{}\" is missing", names_[place]));
      }
    }
    return {};
  }

 private:
  const std::array<std::string_view, size>& names_;
  std::bitset<size> seen_;
};

/// The numbers of d66 that name somebody: each number once in the whole list.
class Numbers {
 public:
  template <class Table, class Named>
  Result<void> take(const Json& list, const std::string& where, Table& table, Named named) {
    FC_TRY(check_list(list, where));
    for (std::size_t index = 0; index < list.size(); ++index) {
      const std::string place = element_place(where, index);
      FC_TRY(const int number, read_int(list[index], place, 11, 66));
      if (number % 10 < 1 || number % 10 > 6) {
        return fault(FaultCode::out_of_range, place, fmt::format("{} is not two dice of 1 to 6", number));
      }
      const std::size_t at = place_of_d66(number / 10, number % 10);
      if (seen_.test(at)) {
        return fault(FaultCode::unknown_value, place, fmt::format("{} is given twice", number));
      }
      seen_.set(at);
      table[at] = named;
    }
    return {};
  }
  [[nodiscard]] Result<void> check_all(const std::string& where) const {
    for (std::size_t at = 0; at < d66_count; ++at) {
      if (!seen_.test(at)) {
        return fault(FaultCode::missing_key, where, fmt::format("nobody has {}{}", at / 6 + 1, at % 6 + 1));
      }
    }
    return {};
  }

 private:
  std::bitset<d66_count> seen_;
};

Result<void> read_cities(const Json& list, People& people) {
  const std::string where = "cities";
  FC_TRY(check_list(list, where));
  Roll cities(city_names);
  Numbers numbers;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(check_object(list[index], place, {"id", "name", "rolls", "judging", "doctor"}));
    FC_TRY(const std::size_t city, cities.take(list[index]["id"], member_place(place, "id")));
    FC_TRY(read_text(list[index]["name"], member_place(place, "name")));
    CityRules& rules = people.cities[city];
    FC_TRY(keep(read_word(list[index]["judging"], member_place(place, "judging"), judging_names), rules.judging));
    FC_TRY(keep(read_int(list[index]["doctor"], member_place(place, "doctor"), -1, 1), rules.doctor));
    FC_TRY(numbers.take(list[index]["rolls"], member_place(place, "rolls"), people.city_at, static_cast<City>(city)));
  }
  FC_TRY(cities.check_all(where));
  return numbers.check_all(where);
}

Result<void> read_referees(const Json& list, People& people) {
  const std::string where = "referees";
  FC_TRY(check_list(list, where));
  Roll referees(referee_names);
  Numbers numbers;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(check_object(list[index], place, {"id", "name", "rolls", "stop", "fouls", "clinch"}));
    FC_TRY(const std::size_t referee, referees.take(list[index]["id"], member_place(place, "id")));
    FC_TRY(read_text(list[index]["name"], member_place(place, "name")));
    RefereeRules& rules = people.referees[referee];
    FC_TRY(keep(read_int(list[index]["stop"], member_place(place, "stop"), -1, 1), rules.stop));
    FC_TRY(keep(read_int(list[index]["fouls"], member_place(place, "fouls"), -1, 1), rules.fouls));
    FC_TRY(keep(read_int(list[index]["clinch"], member_place(place, "clinch"), -1, 1), rules.clinch));
    FC_TRY(
        numbers.take(list[index]["rolls"], member_place(place, "rolls"), people.referee_at, static_cast<Referee>(referee)));
  }
  FC_TRY(referees.check_all(where));
  return numbers.check_all(where);
}

Result<void> read_cornermen(const Json& list, People& people) {
  const std::string where = "cornermen";
  FC_TRY(check_list(list, where));
  Roll cornermen(cornerman_names);
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(check_object(list[index], place, {"id", "name", "cut"}));
    FC_TRY(const std::size_t man, cornermen.take(list[index]["id"], member_place(place, "id")));
    FC_TRY(read_text(list[index]["name"], member_place(place, "name")));
    FC_TRY(keep(read_int(list[index]["cut"], member_place(place, "cut"), 1, 5), people.cut_rating[man]));
  }
  return cornermen.check_all(where);
}

/// A member that must say what the rules say already.
Result<void> check_word(const Json& file, const char* key, std::string_view expected) {
  const std::array words{expected};
  FC_TRY(read_word(file[key], key, words));
  return {};
}

}  // namespace

Result<void> read_people(const Json& file, Charts& charts) {
  FC_TRY(check_object(file, "", {"cities", "neutral_city", "referees", "neutral_referee", "cornermen", "default_corner"},
                      {"provenance"}));
  FC_TRY(in_turn([&] { return read_cities(file["cities"], charts.people); },
                 [&] { return read_referees(file["referees"], charts.people); },
                 [&] { return read_cornermen(file["cornermen"], charts.people); },
                 [&] { return check_word(file, "neutral_city", name_of(neutral_city)); },
                 [&] { return check_word(file, "neutral_referee", name_of(neutral_referee)); }));
  FC_TRY(check_list(file["default_corner"], "default_corner", default_corner.size()));
  for (std::size_t index = 0; index < default_corner.size(); ++index) {
    const std::array words{name_of(default_corner[index])};
    FC_TRY(read_word(file["default_corner"][index], element_place("default_corner", index), words));
  }
  return {};
}

}  // namespace fc::the_ring

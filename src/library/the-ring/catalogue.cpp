#include "library/the-ring/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/the-ring/card_json.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

namespace fs = std::filesystem;

/// What the files hold before anybody's card is made.
struct Read {
  Charts charts;
  CardTables tables;
  Roster roster;
  std::vector<Career> records;
};

Result<void> take_file(std::size_t index, const Json& json, Read& read) {
  switch (index) {
    case 0: return read_basic_chart(json, read.charts);
    case 1: return read_hard_shot_cards(json, read.charts);
    case 2: return read_charts(json, read.charts);
    case 3: return read_people(json, read.charts);
    case 4: return keep(read_card_tables(json), read.tables);
    default: return keep(read_roster(json), read.roster);
  }
}

constexpr CatalogueFiles<Read, 6> files{
    "the-ring",
    {"basic-chart.json", "hard-shot-cards.json", "charts.json", "people-places.json", "card-formula.json", "roster.json"},
    take_file};

Boxer boxer_of(const CardTables& tables, const Career& career, Source source) {
  return {.named_card = {.id = career.id,
                         .name = career.name,
                         .class_name = std::string(name_of(career.facts.weight_class)),
                         .card = card_of(tables, career.facts)},
          .source = source,
          .facts = career.facts,
          .approx = career.approx};
}

void fill_boxers(const Read& read, Catalogue& catalogue) {
  for (const Career& career : read.roster.careers) {
    catalogue.boxers.push_back(boxer_of(read.tables, career, Source::roster));
  }
  for (const NamedCard& standard : read.roster.standards) {
    catalogue.boxers.push_back({.named_card = standard, .source = Source::standard, .facts = {}});
  }
  for (const Career& career : read.records) {
    // One man, one card: the roster's facts are nearer to this game.
    if (find_by_id(read.roster.careers, career.id) == nullptr) {
      catalogue.boxers.push_back(boxer_of(read.tables, career, Source::records));
    }
  }
  std::ranges::stable_sort(catalogue.boxers, {}, [](const Boxer& boxer) { return boxer.card().weight_class; });
}

/// What went wrong in <data>/the-ring, and in the records beside it.
std::vector<Fault> read_files(const fs::path& data, Catalogue& catalogue) {
  Read read;
  std::vector<Fault> faults = files.fill(data, read);
  const Result<void> records =
      take_json_file(data / "dice-boxing" / "boxer-facts.json", [&](const Json& json) -> Result<void> {
        FC_TRY(keep(read_other_records(json), read.records));
        catalogue.known = KnownBoxers(json);
        return {};
      });
  const Result<void> heads = take_json_file(data / "dice-boxing" / "heads.json",
                                            [&](const Json& json) { return catalogue.known.take_heads(json); });
  for (const Result<void>& read_from_there : {records, heads}) {
    if (!read_from_there) {
      faults.push_back(read_from_there.error());
    }
  }
  if (faults.empty()) {
    catalogue.charts = read.charts;
    catalogue.tables = read.tables;
    fill_boxers(read, catalogue);
  }
  return faults;
}

}  // namespace

const Boxer* Catalogue::find(std::string_view id) const {
  const auto found = std::ranges::find(boxers, id, &Boxer::id);
  return found == boxers.end() ? nullptr : &*found;
}

Result<Catalogue> load_catalogue(const fs::path& data) {
  return filled<Catalogue>([&data](Catalogue& catalogue) { return read_files(data, catalogue); });
}

std::vector<Fault> check_data(const fs::path& data) {
  Catalogue catalogue;
  return read_files(data, catalogue);
}

Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }

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
    return for_each_element(
        list, where, any_size, [&](std::size_t /*index*/, const Json& value, const std::string& place) -> Result<void> {
          FC_TRY(const int number, read_int(value, place, 11, 66));
          if (number % 10 < 1 || number % 10 > 6) {
            return fault(FaultCode::out_of_range, place, fmt::format("{} is not two dice of 1 to 6", number));
          }
          const std::size_t at = place_of_d66(number / 10, number % 10);
          if (seen_.test(at)) {
            return fault(FaultCode::unknown_value, place, fmt::format("{} is given twice", number));
          }
          seen_.set(at);
          table[at] = named;
          return {};
        });
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
    FC_TRY(const JsonMembers members, members_of(list[index], place, {"id", "name", "rolls", "judging", "doctor"}));
    FC_TRY(const std::size_t city, cities.take(members["id"], members.place("id")));
    FC_TRY(members.get("name", read_text));
    CityRules& rules = people.cities[city];
    FC_TRY(members.keep("judging", rules.judging, read_word, judging_names));
    FC_TRY(members.read("doctor", -1, 1, rules.doctor));
    FC_TRY(numbers.take(members["rolls"], members.place("rolls"), people.city_at, static_cast<City>(city)));
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
    FC_TRY(const JsonMembers members, members_of(list[index], place, {"id", "name", "rolls", "stop", "fouls", "clinch"}));
    FC_TRY(const std::size_t referee, referees.take(members["id"], members.place("id")));
    FC_TRY(members.get("name", read_text));
    RefereeRules& rules = people.referees[referee];
    FC_TRY(members.read("stop", -1, 1, rules.stop));
    FC_TRY(members.read("fouls", -1, 1, rules.fouls));
    FC_TRY(members.read("clinch", -1, 1, rules.clinch));
    FC_TRY(numbers.take(members["rolls"], members.place("rolls"), people.referee_at, static_cast<Referee>(referee)));
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
    FC_TRY(const JsonMembers members, members_of(list[index], place, {"id", "name", "cut"}));
    FC_TRY(const std::size_t man, cornermen.take(members["id"], members.place("id")));
    FC_TRY(members.get("name", read_text));
    FC_TRY(members.read("cut", 1, 5, people.cut_rating[man]));
  }
  return cornermen.check_all(where);
}

/// A word that must say what the rules say already.
Result<void> check_word(const Json& value, std::string_view where, std::string_view expected) {
  FC_TRY(read_word(value, where, {&expected, 1}));
  return {};
}

}  // namespace

Result<void> read_people(const Json& file, Charts& charts) {
  FC_TRY(check_object(file, "", {"cities", "neutral_city", "referees", "neutral_referee", "cornermen", "default_corner"},
                      {"provenance"}));
  FC_TRY(read_cities(file["cities"], charts.people));
  FC_TRY(read_referees(file["referees"], charts.people));
  FC_TRY(read_cornermen(file["cornermen"], charts.people));
  FC_TRY(check_word(file["neutral_city"], "neutral_city", name_of(neutral_city)));
  FC_TRY(check_word(file["neutral_referee"], "neutral_referee", name_of(neutral_referee)));
  return for_each_element(file["default_corner"], "default_corner", default_corner.size(),
                          [](std::size_t index, const Json& value, const std::string& where) {
                            return check_word(value, where, name_of(default_corner[index]));
                          });
}

}  // namespace fc::the_ring

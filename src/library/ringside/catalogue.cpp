#include "library/ringside/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "library/checked_json.h"
#include "library/ringside/boxer_json.h"

namespace fc::ringside {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, punch_count> punch_names{"uppercut",    "right-jab", "right-hook",
                                                                "combination", "left-jab",  "left-hook"};

Result<std::vector<BoxerEntry>> read_boxers(const Json& list) {
  if (const Result<void> checked = check_list(list, "fighters"); !checked) {
    return tl::make_unexpected(checked.error());
  }
  std::vector<BoxerEntry> boxers;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("", index);
    Result<BoxerEntry> entry = read_boxer_object(list[index], where, Naming::needed);
    if (!entry) {
      return tl::make_unexpected(entry.error());
    }
    if (std::ranges::find(boxers, entry->id, &BoxerEntry::id) != boxers.end()) {
      return fault(FaultCode::unknown_value, where + ".id", "\"" + entry->id + "\" is taken by a fighter above");
    }
    boxers.push_back(std::move(*entry));
  }
  if (boxers.size() < 2) {
    return fault(FaultCode::out_of_range, "fighters", "must hold at least two fighters");
  }
  return boxers;
}

/// A list of whole numbers of a fixed length.
template <class Number, std::size_t Size>
Result<std::array<Number, Size>> read_numbers(const Json& list, const std::string& where, int low, int high) {
  if (const Result<void> checked = check_list(list, where, Size); !checked) {
    return tl::make_unexpected(checked.error());
  }
  std::array<Number, Size> numbers{};
  for (std::size_t index = 0; index < Size; ++index) {
    const Result<int> number = read_int(list[index], element_place(where, index), low, high);
    if (!number) {
      return tl::make_unexpected(number.error());
    }
    numbers[index] = static_cast<Number>(*number);
  }
  return numbers;
}

/// The names of the punches must stand in the order that the rules use.
Result<void> check_punch_names(const Json& names) {
  if (const Result<void> checked = check_list(names, "punches", punch_count); !checked) {
    return checked;
  }
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    if (names[punch] != punch_names[punch]) {
      return fault(FaultCode::unknown_value, element_place("punches", punch),
                   fmt::format("must be \"{}\", not {}", punch_names[punch], described(names[punch])));
    }
  }
  return {};
}

Result<PunchChart> read_chart(const Json& object) {
  if (auto checked = check_object(object, "", {"punches", "chart"}, {"rows", "columns"}); !checked) {
    return tl::make_unexpected(checked.error());
  }
  if (auto checked = check_punch_names(object["punches"]); !checked) {
    return tl::make_unexpected(checked.error());
  }
  if (auto checked = check_list(object["chart"], "chart", punch_count); !checked) {
    return tl::make_unexpected(checked.error());
  }
  PunchChart chart{};
  for (std::size_t row = 0; row < punch_count; ++row) {
    const auto entries = read_numbers<std::int8_t, punch_count>(object["chart"][row], element_place("chart", row), -1, 4);
    if (!entries) {
      return tl::make_unexpected(entries.error());
    }
    chart[row] = *entries;
  }
  return chart;
}

using Bands = std::array<std::int16_t, std::tuple_size_v<decltype(MustTable::from)>>;

/// [[0, 1], [2, 20], ... [61, null]]: without gap or overlap, the last one open.
Result<Bands> read_bands(const Json& list) {
  constexpr int most_damage = 10'000;
  if (auto checked = check_list(list, "difference_bands", std::tuple_size_v<Bands>); !checked) {
    return tl::make_unexpected(checked.error());
  }
  Bands from{};
  int next = 0;
  for (std::size_t band = 0; band < from.size(); ++band) {
    const std::string where = element_place("difference_bands", band);
    if (auto checked = check_list(list[band], where, 2); !checked) {
      return tl::make_unexpected(checked.error());
    }
    const Result<int> low = read_int(list[band][0], where + "[0]", next, next);
    if (!low) {
      return tl::make_unexpected(low.error());
    }
    from[band] = static_cast<std::int16_t>(*low);
    if (band + 1 == from.size()) {
      if (!list[band][1].is_null()) {
        return fault(FaultCode::wrong_type, where + "[1]", "must be null: the last band has no end");
      }
      break;
    }
    const Result<int> high = read_int(list[band][1], where + "[1]", *low, most_damage);
    if (!high) {
      return tl::make_unexpected(high.error());
    }
    next = *high + 1;
  }
  return from;
}

Result<MustTable> read_must_table(const Json& scoring, const char* name, const Bands& bands) {
  constexpr int most_points = 10;
  const Json& object = scoring.at(name);
  if (auto checked = check_object(object, name, {"winner", "loser"}); !checked) {
    return tl::make_unexpected(checked.error());
  }
  using Points = decltype(MustTable::winner);
  constexpr std::size_t size = std::tuple_size_v<Points>;
  const auto winner = read_numbers<std::int8_t, size>(object["winner"], member_place(name, "winner"), 0, most_points);
  if (!winner) {
    return tl::make_unexpected(winner.error());
  }
  const auto loser = read_numbers<std::int8_t, size>(object["loser"], member_place(name, "loser"), 0, most_points);
  if (!loser) {
    return tl::make_unexpected(loser.error());
  }
  for (std::size_t band = 0; band < size; ++band) {
    if ((*loser)[band] > (*winner)[band]) {
      return fault(FaultCode::out_of_range, element_place(member_place(name, "loser"), band),
                   "must not be above the winner's points");
    }
  }
  return MustTable{.from = bands, .winner = *winner, .loser = *loser};
}

Result<void> read_scoring(const Json& object, Charts& charts) {
  if (auto checked = check_object(object, "", {"difference_bands", "ten-point-must", "five-point-must"}); !checked) {
    return checked;
  }
  const Result<Bands> bands = read_bands(object["difference_bands"]);
  if (!bands) {
    return tl::make_unexpected(bands.error());
  }
  const Result<MustTable> ten = read_must_table(object, "ten-point-must", *bands);
  if (!ten) {
    return tl::make_unexpected(ten.error());
  }
  const Result<MustTable> five = read_must_table(object, "five-point-must", *bands);
  if (!five) {
    return tl::make_unexpected(five.error());
  }
  charts.ten_point_must = *ten;
  charts.five_point_must = *five;
  return {};
}

Result<void> check_shares(const Json& list, const std::string& where) {
  constexpr double rounding = 0.001;
  if (auto checked = check_list(list, where, punch_count); !checked) {
    return checked;
  }
  double sum = 0;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    if (!list[punch].is_number() || list[punch] < 0 || list[punch] > 1) {
      return fault(FaultCode::out_of_range, element_place(where, punch),
                   "must be a share from 0 to 1, not " + described(list[punch]));
    }
    sum += list[punch].get<double>();
  }
  if (std::abs(sum - 1) > rounding) {
    return fault(FaultCode::out_of_range, where, fmt::format("must add up to 1, not {:.4f}", sum));
  }
  return {};
}

Result<void> check_mixes(const Json& mixes, const std::string& where) {
  if (auto checked = check_object(mixes, where, {"value", "throw", "guess"}); !checked) {
    return checked;
  }
  if (!mixes["value"].is_number()) {
    return fault(FaultCode::wrong_type, member_place(where, "value"), "must be a number, not " + described(mixes["value"]));
  }
  for (const char* const key : {"throw", "guess"}) {
    if (auto checked = check_shares(mixes[key], member_place(where, key)); !checked) {
      return checked;
    }
  }
  return {};
}

/// The solved guessing games; bots solve them anew, tests compare. Source: 9.3.
Result<void> check_equilibria(const Json& list) {
  if (auto checked = check_list(list, "equilibria"); !checked) {
    return checked;
  }
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("", index);
    if (auto checked = check_object(list[index], where, {"id", "normal", "clinch"}); !checked) {
      return checked;
    }
    if (auto id = read_text(list[index]["id"], member_place(where, "id")); !id) {
      return tl::make_unexpected(id.error());
    }
    for (const char* const kind : {"normal", "clinch"}) {
      if (auto checked = check_mixes(list[index][kind], member_place(where, kind)); !checked) {
        return checked;
      }
    }
  }
  return {};
}

/// Reads one file of data/ringside and hands its JSON to `take`.
template <class Take>
Result<void> read_file(const fs::path& data, const char* name, Take take) {
  return take_json_file(data / "ringside" / name, take);
}

std::array<Result<void>, 3> read_all(const fs::path& data, Catalogue& catalogue) {
  return {
      read_file(data, "fighters.json", [&](const Json& json) { return keep(read_boxers(json), catalogue.boxers); }),
      read_file(data, "punch-chart.json", [&](const Json& json) { return keep(read_chart(json), catalogue.charts.punch); }),
      read_file(data, "scoring.json", [&](const Json& json) { return read_scoring(json, catalogue.charts); })};
}

}  // namespace

const BoxerEntry* Catalogue::find(std::string_view id) const {
  const auto found = std::ranges::find(boxers, id, &BoxerEntry::id);
  return found == boxers.end() ? nullptr : &*found;
}

Result<Catalogue> load_catalogue(const fs::path& data) {
  Catalogue catalogue;
  std::vector<Fault> faults = faults_in(read_all(data, catalogue));
  if (!faults.empty()) {
    return tl::make_unexpected(std::move(faults.front()));
  }
  return catalogue;
}

std::vector<Fault> check_data(const fs::path& data) {
  Catalogue catalogue;
  std::vector<Fault> faults = faults_in(read_all(data, catalogue));
  if (Result<void> checked = read_file(data, "equilibria.json", check_equilibria); !checked) {
    faults.push_back(std::move(checked.error()));
  }
  return faults;
}

Boxer boxer_by_dice(Random& dice) {
  // Ruling R1: the d4; a 4 is thrown once more and stands as it falls.
  const auto punch = [&dice] {
    const int first = dice.die(4);
    return static_cast<std::int16_t>(first < 4 ? first : dice.die(4));
  };
  Boxer boxer;
  boxer.agility = static_cast<std::int16_t>(dice.die(20) + 40);
  std::ranges::generate(boxer.punches, punch);
  boxer.endurance = static_cast<std::int16_t>(dice.die(20));
  boxer.counterpunch = static_cast<std::int16_t>(dice.die(20) + 10);
  return boxer;
}

}  // namespace fc::ringside

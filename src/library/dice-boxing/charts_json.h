// The charts of a bout, read from data/dice-boxing/charts.json: percentile tables, and objects with fixed keys. Source:
// rules/dice-boxing/rules.md, 2.3 to 2.11.
#pragma once

#include <fmt/format.h>
#include <string>
#include <vector>

#include "library/checked_json.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// All of charts.json. Every percentile table must hold each face of 00 to 99 once, in order. Faults: those of checked_json;
/// out_of_range: a gap, an overlap or an end before 99; unknown_value: a word that the rules do not have, or effects after
/// one that leads elsewhere.
Result<Charts> read_charts(const Json& object);

// What the charts of a bout are written in: percentile tables, and objects with fixed keys. Faults name the place.

/// One row of a percentile table: its faces, and where its third element stands.
struct Row {
  int from = 0;
  int to = 0;
};

/// [from, to, ...] that begins at `from`.
Result<Row> read_row(const Json& row, const std::string& where, int from, int last);

/// A list of [from, to, word] that holds every face from `first` to `first` + 99 once. Of 1 to 100, 100 is the face 00.
template <class T, class Names>
Result<Percentile<T>> read_percentile(const Json& list, const std::string& where, const Names& names, int first = 0) {
  FC_TRY(check_list(list, where));
  const int last = first + faces - 1;
  Percentile<T> table{};
  int next = first;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(check_list(list[index], place, 3));
    FC_TRY(const Row row, read_row(list[index], place, next, last));
    FC_TRY(const std::size_t what, read_word(list[index][2], place + "[2]", names));
    for (int face = row.from; face <= row.to; ++face) {
      table[static_cast<std::size_t>(face % faces)] = static_cast<T>(what);
    }
    next = row.to + 1;
  }
  if (next <= last) {
    return fault(FaultCode::out_of_range, where, fmt::format("ends before {}", last));
  }
  return table;
}

/// The member `key` of an object, a figure of a chart; 0 if it has none.
Result<std::int8_t> read_small(const Json& object, const std::string& where, const char* key);

using Keys = std::vector<std::string>;

template <class Names>
Keys keys_of(const Names& names) {
  return {names.begin(), names.end()};
}

/// The numbers from `low` to `high` as keys, `step` apart.
Keys numbered(int low, int high, int step = 1);

/// An object with exactly these keys.
Result<void> check_keys(const Json& object, const std::string& where, const Keys& keys);

/// An object with exactly these keys; `take(place in keys, member, where)` reads each of them, in their order.
template <class Take>
Result<void> take_members(const Json& object, const std::string& where, const Keys& keys, Take take) {
  FC_TRY(check_keys(object, where, keys));
  for (std::size_t index = 0; index < keys.size(); ++index) {
    FC_TRY(take(index, object[keys[index]], member_place(where, keys[index])));
  }
  return {};
}

// The chart of unique events and injuries, with what each of them does. Source: rules/dice-boxing/rules.md, 2.9.

/// Reads `unique` of the charts. Faults name the place.
Result<void> read_unique(const Json& list, Charts& charts);

}  // namespace fc::dice_boxing

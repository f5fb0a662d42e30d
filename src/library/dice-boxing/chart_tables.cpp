#include "library/dice-boxing/chart_tables.h"

#include <algorithm>

namespace fc::dice_boxing {
namespace {

/// Wider than any figure of a chart ought to be.
constexpr int widest = 30;

}  // namespace

Result<Row> read_row(const Json& row, const std::string& where, int from, int last) {
  FC_TRY(check_list(row, where));
  if (row.size() < 2) {
    return fault(FaultCode::out_of_range, where, "must be a list of from, to and what it means");
  }
  FC_TRY(read_int(row[0], where + "[0]", from, from));
  FC_TRY(const int to, read_int(row[1], where + "[1]", from, last));
  return Row{.from = from, .to = to};
}

Result<std::int8_t> read_small(const Json& object, const std::string& where, const char* key) {
  if (!object.contains(key)) {
    return std::int8_t{0};
  }
  FC_TRY(const int number, read_int(object[key], member_place(where, key), -widest, widest));
  return static_cast<std::int8_t>(number);
}

Keys numbered(int low, int high, int step) {
  Keys keys;
  for (int number = low; number <= high; number += step) {
    keys.push_back(std::to_string(number));
  }
  return keys;
}

Result<void> check_keys(const Json& object, const std::string& where, const Keys& keys) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  for (const auto& [key, member] : object.items()) {
    if (std::ranges::find(keys, key) == keys.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key),
                   fmt::format("unknown key; known: {}", fmt::join(keys, ", ")));
    }
  }
  for (const std::string& key : keys) {
    if (!object.contains(key)) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
  }
  return {};
}

}  // namespace fc::dice_boxing

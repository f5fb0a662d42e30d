// The options of a set-up, each said once as a row: what reads them, what writes them and what is told of them follow from
// it.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/checked_json.h"
#include "library/option_fact.h"

namespace fc {

/// One option. words: of an enum, in its order; bounds: of a number; one without either is true or false.
template <class Options>
struct OptionRow {
  std::string_view key;
  std::span<const std::string_view> words;
  std::optional<std::pair<int, int>> bounds;
  int (*get)(const Options& options);
  void (*set)(Options& options, int value);
};

namespace detail {

template <class Owner, class Value>
Owner owner_of(Value Owner::*member);
template <class Owner, class Value>
Value value_of(Value Owner::*member);

}  // namespace detail

template <auto member, class Options = decltype(detail::owner_of(member)), class Value = decltype(detail::value_of(member))>
constexpr OptionRow<Options> option_row(std::string_view key, std::span<const std::string_view> words,
                                        std::optional<std::pair<int, int>> bounds) {
  return {.key = key,
          .words = words,
          .bounds = bounds,
          .get = [](const Options& options) { return static_cast<int>(options.*member); },
          .set = [](Options& options, int value) { options.*member = static_cast<Value>(value); }};
}
/// `flag_row<&Options::draws>("draws")`
template <auto member>
constexpr auto flag_row(std::string_view key) {
  return option_row<member>(key, {}, std::nullopt);
}
template <auto member>
constexpr auto word_row(std::string_view key, std::span<const std::string_view> words) {
  return option_row<member>(key, words, std::nullopt);
}
template <auto member>
constexpr auto number_row(std::string_view key, int low, int high) {
  return option_row<member>(key, {}, std::pair(low, high));
}

/// What a row says of its value, whatever the options are of.
struct OptionKind {
  std::string_view key;
  std::span<const std::string_view> words;
  std::optional<std::pair<int, int>> bounds;
};
/// Faults wrong_type, out_of_range, unknown_value at `where`.key.
Result<int> read_option(const OptionKind& kind, const Json& value, std::string_view where);
Json option_json(const OptionKind& kind, int value);
OptionFact option_fact(const OptionKind& kind, int usual);
/// Fault wrong_type at `where`: it is no object; unknown_key at the key that is none of these.
Result<void> check_option_keys(const Json& object, std::string_view where, std::span<const std::string_view> known);

/// Reads the options of such rows into `options`, in their order; a key that is left out leaves them as they are.
/// others: keys besides, which somebody else reads. Faults: those of `check_option_keys` and `read_option`.
template <class Options, std::size_t count>
Result<void> read_rows(const std::array<OptionRow<Options>, count>& rows, const Json& object, std::string_view where,
                       Options& options, std::initializer_list<std::string_view> others = {}) {
  std::vector<std::string_view> known;
  for (const OptionRow<Options>& row : rows) {
    known.push_back(row.key);
  }
  known.insert(known.end(), others);
  FC_TRY(check_option_keys(object, where, known));
  for (const OptionRow<Options>& row : rows) {
    if (const auto found = object.find(row.key); found != object.end()) {
      FC_TRY(const int value, read_option({row.key, row.words, row.bounds}, *found, where));
      row.set(options, value);
    }
  }
  return {};
}

/// All of them, as `read_rows` reads them back.
template <class Options, std::size_t count>
Json rows_json(const std::array<OptionRow<Options>, count>& rows, const Options& options) {
  Json object = Json::object();
  for (const OptionRow<Options>& row : rows) {
    object[std::string(row.key)] = option_json({row.key, row.words, row.bounds}, row.get(options));
  }
  return object;
}

/// In their order.
template <class Options, std::size_t count>
std::vector<OptionFact> facts_of(const std::array<OptionRow<Options>, count>& rows) {
  std::vector<OptionFact> facts;
  for (const OptionRow<Options>& row : rows) {
    facts.push_back(option_fact({row.key, row.words, row.bounds}, row.get(Options{})));
  }
  return facts;
}

}  // namespace fc

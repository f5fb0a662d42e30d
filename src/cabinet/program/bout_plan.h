// The configuration of a bout in the match set-up.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/field.h"
#include "match/controller.h"
#include "overlay/screens/setup.h"

namespace fc::cabinet {

/// A planned bout: the entrant of each seat, and the value of each option row.
struct BoutPlan {
  std::vector<std::string> entrants;  ///< ids of the game's roster, as many as there are seats
  std::vector<int> options;
  /// By seat, for games whose rules depend on it; none: a person.
  std::vector<std::optional<StandIn>> stand_ins;

  friend bool operator==(const BoutPlan&, const BoutPlan&) = default;
};

// A list of fields (core/field.h) as rows of the match set-up. Labels are "<slug>.option.<key>" and what they mean
// "<slug>.option.<key>_help"; words are called by "<slug>.<key>.<word>".

/// An option row of a game. values: text keys or plain text; value: index of the chosen one.
inline overlay::OptionRow option_row(std::string_view slug, std::string_view key, std::vector<std::string> values,
                                     int value) {
  std::string label = std::string(slug).append(".option.").append(key);
  std::string help = label + "_help";
  return {.label = std::move(label), .values = std::move(values), .value = value, .help = std::move(help)};
}

inline overlay::OptionRow field_row(std::string_view slug, const FieldKind& kind, int place) {
  std::vector<std::string> values;
  if (kind.is_flag()) {
    values = {"menu.off", "menu.on"};
  } else {
    const std::string texts =
        kind.range && !kind.has_texts ? "" : std::string(slug).append(".").append(kind.key).append(".");
    for (int one = 0; one < kind.offered(); ++one) {
      values.push_back(texts + kind.text_of(kind.value_at(one)));
    }
  }
  return option_row(slug, kind.key, std::move(values), place);
}

/// Maps a struct's fields to the option rows from `first_row` on; each holds the index of the chosen value.
template <class Owner>
class FieldRows {
 public:
  /// slug: the game that has the texts. fields: must outlive this. first_row: index of the first row.
  constexpr FieldRows(std::string_view slug, std::span<const Field<Owner>> fields, std::size_t first_row)
      : slug_(slug), fields_(fields), first_row_(first_row) {}

  /// Index after the last row.
  [[nodiscard]] constexpr std::size_t end() const { return end_of_first() + count(RowPlace::in_order); }
  /// Index after the last row of `RowPlace::first`.
  [[nodiscard]] constexpr std::size_t end_of_first() const { return first_row_ + count(RowPlace::first); }
  /// The struct with the chosen values; members without a row keep their defaults.
  [[nodiscard]] Owner chosen(const BoutPlan& plan) const {
    Owner owner{};
    for_each([&](const Field<Owner>& field, std::size_t row) { field.set(owner, field.kind.value_at(plan.options[row])); });
    return owner;
  }
  void choose(BoutPlan& plan, const Owner& owner) const {
    plan.options.resize(std::max(plan.options.size(), end()));
    for_each([&](const Field<Owner>& field, std::size_t row) {
      plan.options[row] = field.kind.place_of_value(field.get(owner));
    });
  }
  /// Appends its rows; `rows` must have `first_row` rows before.
  void show(const BoutPlan& plan, std::vector<overlay::OptionRow>& rows) const {
    for_each([&](const Field<Owner>& field, std::size_t row) {
      rows.push_back(field_row(slug_, field.kind, plan.options[row]));
    });
  }

 private:
  [[nodiscard]] constexpr std::size_t count(RowPlace row) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(fields_, [row](const Field<Owner>& field) { return field.kind.row == row; }));
  }

  template <class Take>
  void for_each(Take take) const {
    std::size_t row = first_row_;
    for (const RowPlace place : {RowPlace::first, RowPlace::in_order}) {
      for (const Field<Owner>& field : fields_) {
        if (field.kind.row == place) {
          take(field, row++);
        }
      }
    }
  }

  std::string_view slug_;
  std::span<const Field<Owner>> fields_;
  std::size_t first_row_;
};

// Text keys with a common prefix: the values of a row or filter.

/// `beginning` followed by each name, in order.
template <class Names>
std::vector<std::string> keys_of(std::string_view beginning, const Names& names) {
  std::vector<std::string> keys;
  for (const std::string_view name : names) {
    keys.push_back(std::string(beginning).append(name));
  }
  return keys;
}

}  // namespace fc::cabinet

// Describes a configurable struct member in one row: key, allowed values, how the set-up screen offers it. JSON is read and
// written by library/checked_json.h, the screen's rows are cabinet/program/bout_plan.h, `FieldRows`. The default value is
// the member's own initialiser.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fc {

/// Position of a field on the set-up screen: before the others, in list order, or not shown.
enum class RowPlace : unsigned char { first, in_order, none };

/// The values a field accepts, whatever its struct. All are ints: 0 or 1 for a flag, for an enum an index in `words`.
struct FieldKind {
  std::string_view key{};                      ///< JSON key, and the key of `--option KEY=VALUE`
  std::span<const std::string_view> words{};   ///< enum: names of the enumerators in order; otherwise empty
  std::optional<std::pair<int, int>> range{};  ///< number: lowest and highest; a field without words and range is a flag
  std::span<const int> steps{};                ///< number: the values the screen offers, ascending; empty: the whole range
  bool has_texts = false;                      ///< number: each value has its own text on screen, see `Field::with_texts`
  RowPlace row = RowPlace::in_order;

  [[nodiscard]] constexpr bool is_flag() const { return words.empty() && !range; }
  /// Number of values the screen offers.
  [[nodiscard]] constexpr int offered() const {
    if (range) {
      return steps.empty() ? range->second - range->first + 1 : static_cast<int>(steps.size());
    }
    return words.empty() ? 2 : static_cast<int>(words.size());
  }
  /// The offered value at an index, 0 to `offered() - 1`.
  [[nodiscard]] constexpr int value_at(int place) const {
    if (range) {
      return steps.empty() ? range->first + place : steps[static_cast<std::size_t>(place)];
    }
    return place;
  }
  /// Index of an offered value; of any other value the index of the next higher one, or of the last.
  [[nodiscard]] constexpr int place_of_value(int value) const {
    int place = 0;
    while (place < offered() - 1 && value_at(place) < value) {
      ++place;
    }
    return place;
  }
  /// The value as a script or command line spells it: "true", "draft", "12".
  [[nodiscard]] std::string text_of(int value) const {
    return range ? std::to_string(value)
                 : std::string(!words.empty() ? words[static_cast<std::size_t>(value)]
                               : value != 0   ? "true"
                                              : "false");
  }
};

/// Binds a FieldKind to a member of Owner. Create it with `flag_field`, `word_field` or `number_field`.
template <class Owner>
struct Field {
  FieldKind kind;
  int (*get)(const Owner& owner);
  void (*set)(Owner& owner, int value);

  /// A copy that offers only these values on screen (numbers only). steps: ascending; must outlive the field.
  [[nodiscard]] constexpr Field offers(std::span<const int> steps) const {
    Field field = *this;
    field.kind.steps = steps;
    return field;
  }
  /// A copy whose numbers are shown as the text "<slug>.<key>.<number>" instead of digits.
  [[nodiscard]] constexpr Field with_texts() const {
    Field field = *this;
    field.kind.has_texts = true;
    return field;
  }
  [[nodiscard]] constexpr Field on_screen(RowPlace row) const {
    Field field = *this;
    field.kind.row = row;
    return field;
  }
};

namespace detail {

template <class Owner, class Value>
Owner owner_of(Value Owner::*member);
template <class Owner, class Value>
Value value_of(Value Owner::*member);

template <auto member>
constexpr auto field_of(FieldKind kind) {
  using Owner = decltype(owner_of(member));
  using Value = decltype(value_of(member));
  return Field<Owner>{.kind = kind,
                      .get = [](const Owner& owner) { return static_cast<int>(owner.*member); },
                      .set = [](Owner& owner, int value) { owner.*member = static_cast<Value>(value); }};
}

}  // namespace detail

/// A bool member: `flag_field<&Options::draws>("draws")`.
template <auto member>
constexpr auto flag_field(std::string_view key) {
  return detail::field_of<member>({.key = key});
}
/// An enum member that counts from 0. words: names of the enumerators in order; must outlive the field.
template <auto member>
constexpr auto word_field(std::string_view key, std::span<const std::string_view> words) {
  return detail::field_of<member>({.key = key, .words = words});
}
/// An integer member, `low` to `high` inclusive.
template <auto member>
constexpr auto number_field(std::string_view key, int low, int high) {
  return detail::field_of<member>({.key = key, .range = std::pair(low, high)});
}

/// A field as --help and the screens describe it.
struct OptionFact {
  std::string key;                           ///< JSON key; an option of a long game's bouts: "bout.rounds"
  std::vector<std::string> words;            ///< allowed words; empty for a number
  std::optional<std::pair<int, int>> range;  ///< number: lowest and highest
  std::string usual;                         ///< the default, as text
};

/// Descriptions of all fields, in list order.
template <class Owner, std::size_t count>
std::vector<OptionFact> facts_of(const std::array<Field<Owner>, count>& fields) {
  std::vector<OptionFact> facts;
  for (const Field<Owner>& field : fields) {
    const FieldKind& kind = field.kind;
    OptionFact fact{.key = std::string(kind.key), .words = {}, .range = kind.range, .usual = kind.text_of(field.get({}))};
    fact.words.assign(kind.words.begin(), kind.words.end());
    if (kind.is_flag()) {
      fact.words = {"true", "false"};
    }
    facts.push_back(std::move(fact));
  }
  return facts;
}

// Per-game settings, which hold for all bouts of a game. The game declares them, the cabinet shows and stores them, the
// game's panels read them.

/// One value of a setting. id: how it is stored; word: key of the text on screen.
struct SettingValue {
  std::string_view id;
  std::string_view word;
};

inline constexpr std::array<SettingValue, 2> off_and_on{{{"off", "menu.off"}, {"on", "menu.on"}}};

/// Chosen values of one game's settings: value id by setting key.
using ChosenValues = std::map<std::string, std::string, std::less<>>;

/// A setting. Its texts are "<slug>.setting.<key>" and "<slug>.setting.<key>_help".
struct GameSetting {
  std::string_view key;
  std::span<const SettingValue> values = off_and_on;
  std::size_t usual = 0;  ///< index in `values` of the default

  /// Index in `values` of the chosen value; the default if none was chosen or its id is unknown.
  [[nodiscard]] std::size_t chosen_in(const ChosenValues& chosen) const {
    const auto found = chosen.find(key);
    for (std::size_t place = 0; found != chosen.end() && place < values.size(); ++place) {
      if (values[place].id == found->second) {
        return place;
      }
    }
    return usual;
  }
  /// For a setting of `off_and_on`: whether it is on.
  [[nodiscard]] bool is_on(const ChosenValues& chosen) const { return chosen_in(chosen) != 0; }
};

}  // namespace fc

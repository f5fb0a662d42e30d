// A member of a struct, said once: what it is called, what it may be, and how the set-up screen offers it. Who reads it from
// JSON and writes it: library/fields_json.h. Who shows it: cabinet/program/field_rows.h. What it is where nothing is said
// stands where the member is declared.
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

/// Where a field stands on the set-up screen: before those that are in the list's order, among them, or nowhere.
enum class RowPlace : unsigned char { first, in_order, none };

/// What a field may be, whatever struct it is of. Values are numbers: of a flag 0 and 1, of an enum its place.
struct FieldKind {
  std::string_view key{};                      ///< in scripts and on a command line
  std::span<const std::string_view> words{};   ///< of an enum, in its order; else none
  std::optional<std::pair<int, int>> range{};  ///< of a number: lowest and highest; one without words and range is a flag
  std::span<const int> steps{};                ///< of a number: what the screen offers, ascending; none: every number
  bool has_texts = false;                      ///< of a number: the screen has a text for each step
  RowPlace row = RowPlace::in_order;

  [[nodiscard]] constexpr bool is_flag() const { return words.empty() && !range; }
  /// How many values the screen offers.
  [[nodiscard]] constexpr int offered() const {
    if (range) {
      return steps.empty() ? range->second - range->first + 1 : static_cast<int>(steps.size());
    }
    return words.empty() ? 2 : static_cast<int>(words.size());
  }
  /// The value that is offered at a place, 0 to `offered() - 1`.
  [[nodiscard]] constexpr int value_at(int place) const {
    if (range) {
      return steps.empty() ? range->first + place : steps[static_cast<std::size_t>(place)];
    }
    return place;
  }
  /// Where a value is offered; of one that is not, the next higher one, or the last.
  [[nodiscard]] constexpr int place_of_value(int value) const {
    int place = 0;
    while (place < offered() - 1 && value_at(place) < value) {
      ++place;
    }
    return place;
  }
  /// A value as a script and a command line have it: "true", "draft", "12".
  [[nodiscard]] std::string text_of(int value) const {
    return range ? std::to_string(value)
                 : std::string(!words.empty() ? words[static_cast<std::size_t>(value)]
                               : value != 0   ? "true"
                                              : "false");
  }
};

/// A field of the struct Owner. Made by `flag_field`, `word_field` and `number_field`.
template <class Owner>
struct Field {
  FieldKind kind;
  int (*get)(const Owner& owner);
  void (*set)(Owner& owner, int value);

  /// What the screen offers of a number: an array that outlives the field.
  [[nodiscard]] constexpr Field offers(std::span<const int> steps) const {
    Field field = *this;
    field.kind.steps = steps;
    return field;
  }
  /// The numbers are called on the screen by "<slug>.<key>.<number>", not by their digits.
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

/// `flag_field<&Options::draws>("draws")`: true or false.
template <auto member>
constexpr auto flag_field(std::string_view key) {
  return detail::field_of<member>({.key = key});
}
/// An enum; its words in its order.
template <auto member>
constexpr auto word_field(std::string_view key, std::span<const std::string_view> words) {
  return detail::field_of<member>({.key = key, .words = words});
}
/// A number from low to high.
template <auto member>
constexpr auto number_field(std::string_view key, int low, int high) {
  return detail::field_of<member>({.key = key, .range = std::pair(low, high)});
}

/// What a person is told of a field, and how it is typed.
struct OptionFact {
  std::string key;                           ///< as a script has it; one of the bouts of a long game: "bout.rounds"
  std::vector<std::string> words;            ///< what may be said; of a number empty
  std::optional<std::pair<int, int>> range;  ///< of a number: lowest and highest
  std::string usual;                         ///< what stands where nothing is said
};

/// What can be agreed: the fields of a list, in its order.
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

// What a player sets once for all bouts of a game. The game's folder says which settings there are, the cabinet lists them
// under the game's name and keeps what was chosen, the game's panels look up what holds.

/// One of the values of a setting. id: the word under which it is kept; word: the key of what the screen says.
struct SettingValue {
  std::string_view id;
  std::string_view word;
};

inline constexpr std::array<SettingValue, 2> off_and_on{{{"off", "menu.off"}, {"on", "menu.on"}}};

/// What was chosen of one game's settings: the id of the value by the key of the setting.
using ChosenValues = std::map<std::string, std::string, std::less<>>;

/// A row of the settings, worded by "<slug>.setting.<key>" and "<slug>.setting.<key>_help".
struct GameSetting {
  std::string_view key;
  std::span<const SettingValue> values = off_and_on;
  std::size_t usual = 0;  ///< the place in `values` of what holds until somebody chooses

  /// The place in `values` of what was chosen; the usual one if nothing was, or nothing that this setting knows.
  [[nodiscard]] std::size_t chosen_in(const ChosenValues& chosen) const {
    const auto found = chosen.find(key);
    for (std::size_t place = 0; found != chosen.end() && place < values.size(); ++place) {
      if (values[place].id == found->second) {
        return place;
      }
    }
    return usual;
  }
  /// Of one that is off or on.
  [[nodiscard]] bool is_on(const ChosenValues& chosen) const { return chosen_in(chosen) != 0; }
};

}  // namespace fc

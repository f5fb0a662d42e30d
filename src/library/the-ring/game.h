// What The Ring brings to the upper layers: boxers and charts, set-ups, the referee's answer.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/own_boxers.h"
#include "library/the-ring/card_json.h"
#include "library/whole_file.h"
#include "rules/the-ring/charts.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/rules.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// The Ring's data: its charts, and everybody who can box: the roster of 75, three cards to measure by, and the boxers of
// DICE Boxing's records, all of them made by one card formula. Source: rules/the-ring/rules.md, 2.

/// Where a boxer comes from.
enum class Source : std::uint8_t {
  roster,    ///< one of the 75: a script may name him by his id
  standard,  ///< a card made by hand, to measure by: named by its id too
  records    ///< of DICE Boxing's records: a script gives his card
};

/// Somebody who can box.
struct Boxer {
  NamedCard named_card;
  Source source = Source::roster;
  std::optional<CareerFacts> facts;  ///< none of a standard card
  bool approx = false;

  [[nodiscard]] const std::string& id() const { return named_card.id; }
  [[nodiscard]] const std::string& name() const { return named_card.name; }
  [[nodiscard]] const BoxerCard& card() const { return named_card.card; }
  /// How a set-up spells him: by id or as a card.
  [[nodiscard]] bool has_id() const { return source != Source::records; }
};

struct Catalogue {
  Charts charts;
  CardTables tables;
  KnownBoxers known;          ///< what men of the records look like
  std::vector<Boxer> boxers;  ///< by class, heaviest first; of each the roster, the standard cards, the records

  /// Anybody of the list; null if there is no such boxer.
  [[nodiscard]] const Boxer* find(std::string_view id) const;
};

/// Fault: the first thing wrong, as "<file>: entries[3].roll" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);
/// Everything that is wrong with <data>/the-ring, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);
/// What is wrong with `text` as the file `name` ("charts.json") of data/the-ring, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

// From the set-up of a script to a checked `Setup`. Source: rules/the-ring/rules.md, 5, 7.

/// Reads the JSON object `setup` of a script. Faults stand at the places that section 7 names.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// Who box in such a set-up, red and blue, as far as it says. Never fails: what cannot be read is empty.
std::array<NamedCard, 2> boxers_in(const Catalogue& catalogue, std::string_view json);
std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json);

/// A boxer from an id, or from a card object as JSON text; `where` names him in faults. A boxer of the records is found by
/// his id too, which a script may not do.
Result<NamedCard> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where);

/// How a set-up spells somebody of the list: his id, or his card as JSON text.
std::string spelled(const Boxer& boxer);

/// What is agreed beside the two boxers. corners: empty for the usual seconds.
struct Agreement {
  int rounds = usual_rounds;
  Champion champion = Champion::none;
  City city = City::none;
  Referee referee = Referee::none;
  std::array<std::vector<Cornerman>, 2> corners{};
  Options options{};

  friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// The set-up as JSON text that read_setup reads back; boxers: an id or a card object as JSON text, each.
std::string write_setup(const std::array<std::string, 2>& boxers, const Agreement& agreement);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer. Source: rules/the-ring/rules.md, 7.

/// {"status", "need", "state", "result", "events"} as one line of JSON. latest: events; of them what was thrown and chosen.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// Where a bout of The Ring stands: round and segment, or how it ended.

/// Methods: those of section 7. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

// What answers of The Ring say about whoever gives them.

/// Strategies, and what is done about a foul that nobody saw.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// What the boxers of a bout look like: by the records, or by their card.

/// As he looks alone, on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer);

/// Red and blue of such a set-up. Never fails: who cannot be read looks like nobody in particular.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// Boxers that the player has made himself for The Ring: their files in a folder of the user, and what the Gym sets on a
// card. Source: rules/the-ring/rules.md, 2.2, 2.3.

/// Reads the text of one file. id: the file's name without ".json". Faults: those of a card object with the place in it;
/// those of `check_own_id` and `check_own_name`; a tired rating better than the fresh one, at "tired".
Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text);

// Habits that the Gym sets on a card beside its figures, in the words of the card formula's tags.

/// How the second and later chin ratings follow from the first. Source: 2.3, chin list.
enum class ChinHabit : std::uint8_t { steady, shaky, gets_up, stays_down };
enum class SkinHabit : std::uint8_t { usual, tough, bleeder };
/// How much worse the yellow section (the tired ratings) is.
enum class WindHabit : std::uint8_t { usual, fades, stamina };
/// The punch that is rated two better than the others; none if all are alike.
using BestPunch = std::optional<Hand>;

struct Habits {
  ChinHabit chin = ChinHabit::steady;
  SkinHabit skin = SkinHabit::usual;
  WindHabit wind = WindHabit::usual;
  BestPunch best;

  friend bool operator==(const Habits&, const Habits&) = default;
};

/// The habits that come nearest to a card.
Habits habits_of(const BoxerCard& card);
/// Makes anew what follows from the first chin rating, the fresh ratings and these habits: later chins, cut ratings, punches
/// and the yellow section.
void set_habits(BoxerCard& card, const Habits& habits);

/// The limits within which the Gym sets a rating: those of cards that the formula makes. Source: 2.2.
RatingLimits gym_limits(std::int8_t Ratings::*rating);
inline constexpr RatingLimits chin_gym_limits{-2, 5};
inline constexpr RatingLimits stm_gym_limits{6, 18};

/// The card that the Gym starts from: a journeyman of that class.
BoxerCard newcomer(const CardTables& tables, WeightClass weight_class);

}  // namespace fc::the_ring

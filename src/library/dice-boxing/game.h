// What DICE Boxing brings to the upper layers: boxers and charts, set-ups, the referee's answer.
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
#include "library/checked_json.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/career_facts.h"
#include "library/own_boxers.h"
#include "library/whole_file.h"
#include "rules/dice-boxing/charts.h"
#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

// DICE Boxing's data: the charts, and the card formula with its roster of some 1,300 boxers. A card is made when it is asked
// for; what is kept of everybody is who he is. Source: rules/dice-boxing/rules.md, 2.2, 2.11, 2.13.

inline constexpr std::uint32_t usual_roster_seed = 2008;
/// Real boxers of this control who box no more are the all-time greats.
inline constexpr int control_of_a_great = 70;

/// Somebody of the roster.
struct RosterEntry {
  std::string id;    ///< kebab-case: "muhammad-ali", "f-percy-applewhite"
  std::string name;  ///< "Percy Applewhite"
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint8_t tier = 0;  ///< 0 to 3, by his control
  bool real = false;
  bool great = false;        ///< an all-time great
  std::uint16_t number = 0;  ///< real: his place in `Catalogue::real`; made up: as `MadeUpNumber::number`

  friend bool operator==(const RosterEntry&, const RosterEntry&) = default;
};

/// What there is to say about one boxer.
struct Boxer {
  BoxerCard card;
  Record record;
  Years years;
};

struct Catalogue {
  Charts charts;
  CardFormula formula;
  MadeUpTables made_up;
  TitleBouts title_bouts;
  std::vector<RealBoxer> real;       ///< in the order of the file
  KnownBoxers known;                 ///< what they look like
  std::vector<RosterEntry> boxers;   ///< by class, heaviest first; real ones first, then made-up ones by tier
  std::vector<std::uint16_t> by_id;  ///< places in `boxers`, by id

  [[nodiscard]] const CardTables& tables() const { return formula.tables; }

  /// Null if there is no such boxer. Who is in the roster does not depend on its seed.
  [[nodiscard]] const RosterEntry* find(std::string_view id) const;

  /// About a microsecond. roster_seed: what the made-up ones are made from.
  [[nodiscard]] Boxer boxer(const RosterEntry& entry, std::uint32_t roster_seed = usual_roster_seed) const;
  [[nodiscard]] BoxerCard card(const RosterEntry& entry, std::uint32_t roster_seed = usual_roster_seed) const {
    return boxer(entry, roster_seed).card;
  }
};

/// Fault: the first thing wrong, as "<file>: [3].ko_wins" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);
/// Everything that is wrong with <data>/dice-boxing, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);
/// What is wrong with `text` as the file `name` ("cards.json") of data/dice-boxing, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

// A boxer of the roster as JSON, for lists and for comparing. Source: rules/dice-boxing/rules.md, 2.1, 8.

/// All that is known of one of the roster: his card, his record, his years (last_year null: still active), who he is.
/// tier: null of a real boxer.
Json boxer_json(const RosterEntry& entry, const Boxer& boxer);

// From the set-up of a script to a checked `Setup`. Source: rules/dice-boxing/rules.md, 5, 7.1, 7.8.

/// A seed, 0 to 4294967295. Faults wrong_type, out_of_range.
Result<std::uint32_t> read_seed(const Json& seed, std::string_view where);

/// The member `roster_seed` of a set-up, the usual one if it has none. Faults of read_seed.
Result<std::uint32_t> read_roster_seed(const Json& setup);

/// Reads the JSON object `setup` of a script. The first fault in the order of 7.8, at the place that 7.8 names: what a key
/// of `setup` or of a card is missing or too much stands at the object that has it.
Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json);

/// Who box in such a set-up, red and blue: name and id of the roster, or those of a card, as far as it has them. Never
/// fails: what cannot be read is empty.
std::array<NamedCard, 2> boxers_in(const Catalogue& catalogue, std::string_view json);
std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json);

/// A boxer from an id of the roster, or from a card object as JSON text; `where` names him in faults.
Result<NamedCard> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where,
                             std::uint32_t roster_seed = usual_roster_seed);

/// The set-up as JSON text that read_setup reads back; boxers: an id of the roster or a card object as JSON text, each.
std::string write_setup(const std::array<std::string, 2>& boxers, const Options& options,
                        std::uint32_t roster_seed = usual_roster_seed);

/// What can be agreed beforehand.
inline std::vector<OptionFact> option_facts() { return facts_of(option_fields); }

// The referee's answer: status, need, state, result and events as JSON. Source: rules/dice-boxing/rules.md, 7.4, 7.5, 7.7.

/// {"status", "need", "state", "result", "events"} as one line of JSON; `events` holds the dice and choices of `latest`. A
/// pick that is still secret is not among them.
std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest);

// Where a bout of DICE Boxing stands: round and action, or how it ended.

/// Methods: those of 3.10. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

// What answers of DICE Boxing say about whoever gives them.

/// The plans of the rounds.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

// What the boxers of a bout look like: by the records, by who made them up, or by their card.

/// What of a card shows. decade: of his best years, if they are known.
BoxerFacts facts_of(const BoxerCard& card, std::optional<std::uint8_t> decade = {});

/// Somebody with a card, as `KnownBoxers` wants him: by id if he is of the house, else by the name
/// that he was given.
Somebody somebody(const Catalogue& catalogue, const NamedCard& boxer, std::uint32_t roster_seed = usual_roster_seed);

/// As he looks alone, on a card of the roster.
Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer);
Looks looks_of(const Catalogue& catalogue, const RosterEntry& entry);

/// Red and blue of such a set-up. Never fails: who cannot be read looks like nobody in particular.
std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json);

// Boxers that the player has made himself: one JSON file each, <id>.json, in a folder of the user. Source:
// rules/dice-boxing/rules.md, 7.1.

/// Reads the text of one file. id: the file's name without ".json". Faults: those of a card object with the place in it; a
/// name that is missing, too long or has control characters in it; an id that is not kebab-case, differs from the one in the
/// object, or belongs to the roster.
Result<NamedCard> read_own_boxer(const Catalogue& catalogue, std::string_view id, std::string_view text);

/// The card that the Gym starts from: a career newcomer's, without the better grades that styles give. Source: 6.1.
BoxerCard newcomer(const CardTables& tables, WeightClass weight_class);

/// Sets one rating of a card, brought within its limits. Setting `power` also makes the results section anew.
void set_rating(const CardTables& tables, BoxerCard& card, std::int16_t Ratings::*rating, int value);
/// Sets the styles, one or two different ones, and makes the results section anew.
void set_styles(const CardTables& tables, BoxerCard& card, const Styles& styles);

}  // namespace fc::dice_boxing

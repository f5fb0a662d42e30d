#include "library/ringside-campaign/campaign_setup.h"

#include <array>
#include <span>

#include "core/check.h"
#include "core/named.h"
#include "library/checked_json.h"
#include "library/ringside/bout_setup.h"
#include "library/ringside/options_json.h"
#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign {
namespace {

constexpr std::array<std::string_view, 3> formation_words{"roll", "draft", "auction"};
constexpr std::array<std::string_view, 3> pool_words{"history", "generated", "mixed"};
constexpr std::array<std::string_view, 2> seeding_words{"seeded", "random"};
constexpr std::array<std::string_view, 2> settling_words{"promoter", "auction"};
constexpr std::array<std::string_view, 2> replacement_words{"roll", "pool"};

constexpr const char* options_place = "setup.options";

/// An object of a set-up is refused at its own place if it holds an unknown key: the key is in the words. Source: 7.5.
template <class T>
Result<T> at_object(Result<T> read, std::string_view where) {
  if (!read && read.error().code == FaultCode::unknown_key) {
    read.error().detail = read.error().where + ": " + read.error().detail;
    read.error().where = where;
  }
  return read;
}

/// The options of a set-up, one key after the other; what is left out keeps its default.
class OptionReader {
 public:
  explicit OptionReader(const Json& object) : object_(object) {}

  template <class Number>
  Result<void> number(const char* key, int low, int high, Number& option) const {
    return object_.contains(key) ? keep(read_int(object_[key], place(key), low, high), option) : Result<void>();
  }
  template <class Enum>
  Result<void> word(const char* key, std::span<const std::string_view> words, Enum& option) const {
    return object_.contains(key) ? keep(read_word(object_[key], place(key), words), option) : Result<void>();
  }
  Result<void> flag(const char* key, bool& option) const {
    return object_.contains(key) ? keep(read_bool(object_[key], place(key)), option) : Result<void>();
  }
  Result<void> bout(const char* key, ringside::Options& options) const {
    return object_.contains(key) ? keep(at_object(ringside::read_options(object_[key], place(key)), place(key)), options)
                                 : Result<void>();
  }

 private:
  static std::string place(const char* key) { return member_place(options_place, key); }

  const Json& object_;
};

/// How the campaign begins.
Result<void> read_beginning(const OptionReader& read, Options& options) {
  FC_TRY(read.number("stable_size", 1, most_in_a_stable, options.stable_size));
  FC_TRY(read.word("formation", formation_words, options.formation));
  FC_TRY(read.word("pool", pool_words, options.pool));
  options.starting_cash = options.formation == Formation::auction ? auction_cash : 0;
  FC_TRY(read.number("starting_cash", 0, most_starting_cash, options.starting_cash));
  return read.word("tournament", seeding_words, options.tournament);
}

/// How its weeks go.
Result<void> read_weeks(const OptionReader& read, Options& options) {
  FC_TRY(read.number("weeks", 1, most_weeks, options.weeks));
  FC_TRY(read.word("disputes", settling_words, options.disputes));
  FC_TRY(read.number("title_rank", 1, most_contenders, options.title_rank));
  FC_TRY(read.number("mandatory_weeks", 0, most_mandatory_weeks, options.mandatory_weeks));
  FC_TRY(read.flag("stablemate_bouts", options.stablemate_bouts));
  FC_TRY(read.word("replacement", replacement_words, options.replacement));
  return read.bout("bout", options.bout);
}

/// In the order of the rules' list: the first wrong value is the fault.
Result<Options> read_options(const Json& object) {
  FC_TRY(at_object(check_object(object, options_place, {},
                                {"stable_size", "formation", "pool", "starting_cash", "tournament", "weeks", "disputes",
                                 "title_rank", "mandatory_weeks", "stablemate_bouts", "replacement", "bout"}),
                   options_place));
  const OptionReader read(object);
  Options options;
  FC_TRY(read_beginning(read, options));
  FC_TRY(read_weeks(read, options));
  return options;
}

std::string fighter(const Setup& setup, const State& state, Person person) {
  return ringside::to_json({.id = std::string(id_of(setup, person).text()), .name = {}, .boxer = state.man(person).boxer});
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  constexpr const char* where = "setup";
  constexpr const char* managers_place = "setup.managers";
  FC_TRY(const Json object, parse_json(json, where));
  FC_TRY(at_object(check_object(object, where, {}, {"managers", "options"}), where));
  if (!object.contains("managers")) {
    return fault(FaultCode::missing_key, managers_place, "must be there: 1 to 8 managers");
  }
  Setup setup;
  FC_TRY(keep(read_int(object["managers"], managers_place, 1, most_managers), setup.managers));
  if (object.contains("options")) {
    FC_TRY(setup.options, read_options(object["options"]));
  }
  for (std::size_t person = 0; person < most_people; ++person) {
    setup.people[person] = catalogue.people[person].id;
  }
  for (std::size_t man = 0; man < setup.history.size(); ++man) {
    setup.history[man] = catalogue.below->boxers[man].boxer;
  }
  setup.tables = catalogue.tables;
  return setup;
}

std::string write_setup(int managers, const Options& options) {
  const Json own{{"stable_size", options.stable_size},
                 {"formation", formation_words.at(place_of(options.formation))},
                 {"pool", pool_words.at(place_of(options.pool))},
                 {"starting_cash", options.starting_cash},
                 {"tournament", seeding_words.at(place_of(options.tournament))},
                 {"weeks", options.weeks},
                 {"disputes", settling_words.at(place_of(options.disputes))},
                 {"title_rank", options.title_rank},
                 {"mandatory_weeks", options.mandatory_weeks},
                 {"stablemate_bouts", options.stablemate_bouts},
                 {"replacement", replacement_words.at(place_of(options.replacement))},
                 {"bout", ringside::options_json(options.bout)}};
  return Json{{"managers", managers}, {"options", own}}.dump();
}

std::string bout_setup(const Setup& setup, const State& state) {
  FC_CHECK(state.asked.kind == NeedKind::bout);
  const BilledBout& bout = state.night[0];
  const std::array<std::string, 2> boxers{fighter(setup, state, bout.red), fighter(setup, state, bout.blue)};
  Result<Json> object = parse_json(ringside::write_setup(boxers, bout.rounds, setup.options.bout));
  FC_CHECK(object.has_value());
  (*object)["red_damage"] = carried_damage(setup, state, bout.red);
  (*object)["blue_damage"] = carried_damage(setup, state, bout.blue);
  return object->dump();
}

}  // namespace fc::ringside_campaign

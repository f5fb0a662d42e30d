#include "library/ringside-campaign/campaign_setup.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "core/check.h"
#include "core/named.h"
#include "library/checked_json.h"
#include "library/fields_json.h"
#include "library/ringside/bout_setup.h"
#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign {
namespace {

constexpr const char* options_place = "setup.options";
constexpr const char* bout_key = "bout";

Result<Options> read_options(const Json& object) {
  Options options;
  FC_TRY(read_fields(option_fields, object, options_place, options, {bout_key}));
  if (!object.contains("starting_cash")) {
    options.starting_cash = options.formation == Formation::auction ? auction_cash : 0;
  }
  if (object.contains(bout_key)) {
    FC_TRY(read_fields(ringside::option_fields, object[bout_key], member_place(options_place, bout_key), options.bout));
  }
  return options;
}

std::string fighter(const Setup& setup, const State& state, Person person) {
  return ringside::to_json({.id = std::string(id_of(setup, person).text()), .name = {}, .boxer = state.man(person).boxer});
}

}  // namespace

std::vector<OptionFact> option_facts() {
  std::vector<OptionFact> facts = facts_of(option_fields);
  for (OptionFact& of_bouts : ringside::option_facts()) {
    of_bouts.key = fmt::format("{}.{}", bout_key, of_bouts.key);
    facts.push_back(std::move(of_bouts));
  }
  return facts;
}

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  constexpr const char* where = "setup";
  constexpr const char* managers_place = "setup.managers";
  FC_TRY(const Json object, parse_json(json, where));
  FC_TRY(check_object(object, where, {}, {"managers", "options"}));
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
  Json own = fields_json(option_fields, options);
  own[bout_key] = fields_json(ringside::option_fields, options.bout);
  return Json{{"managers", managers}, {"options", std::move(own)}}.dump();
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

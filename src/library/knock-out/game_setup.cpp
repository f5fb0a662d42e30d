#include "library/knock-out/game_setup.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/check.h"
#include "library/checked_json.h"
#include "library/fields_json.h"
#include "library/knock-out/scenario.h"
#include "library/knock-out/script_words.h"

namespace fc::knock_out {
namespace {

constexpr int fewest_players = 3;

Result<std::vector<Colour>> read_players(const Json& list) {
  constexpr const char* where = "setup.players";
  FC_TRY(check_list(list, where));
  if (list.size() < fewest_players || list.size() > most_players) {
    return fault(FaultCode::out_of_range, where,
                 fmt::format("must have {} to {} colours, not {}", fewest_players, most_players, list.size()));
  }
  std::vector<Colour> colours;
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    FC_TRY(const std::size_t word, read_word(list[seat], element_place(where, seat), colour_words));
    const auto colour = static_cast<Colour>(word);
    if (std::ranges::find(colours, colour) != colours.end()) {
      return fault(FaultCode::unknown_value, element_place(where, seat),
                   fmt::format("{} is taken; every player has another colour", name_of(colour)));
    }
    colours.push_back(colour);
  }
  return colours;
}

/// -1 for null or no such key: the die decides.
Result<int> read_start_seat(const Json& object, std::size_t players) {
  if (!object.contains("start") || object["start"].is_null()) {
    return -1;
  }
  return read_int(object["start"], "setup.start", 0, static_cast<int>(players) - 1);
}

Result<Options> read_options(const Json& setup) {
  Options options;
  if (setup.contains("options")) {
    FC_TRY(read_fields(option_fields, setup["options"], "setup.options", options));
  }
  return options;
}

Result<Setup> read_object(const Catalogue& catalogue, const Json& object) {
  std::vector<Colour> colours;
  int start_seat = -1;
  Options options;
  Setup setup;
  const Result<void> read = in_turn(
      [&] {
        return check_object(object, "setup", {"players"}, {"start", "options", "scenario"});
      },
      [&] { return keep(read_players(object["players"]), colours); },
      [&] { return keep(read_start_seat(object, colours.size()), start_seat); },
      [&] { return keep(read_options(object), options); },
      [&] {
        setup = ordinary_setup(catalogue, colours, start_seat, options);
        return object.contains("scenario") ? read_scenario(object["scenario"], catalogue, setup) : Result<void>();
      });
  FC_TRY(read);
  return setup;
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  return read_object(catalogue, object);
}

Setup ordinary_setup(const Catalogue& catalogue, std::span<const Colour> colours, int start_seat, const Options& options) {
  FC_CHECK(colours.size() >= fewest_players && colours.size() <= most_players);
  FC_CHECK(start_seat >= -1 && start_seat < static_cast<int>(colours.size()));
  Setup setup;
  setup.players = static_cast<std::int8_t>(colours.size());
  setup.start_seat = static_cast<std::int8_t>(start_seat);
  setup.options = options;
  setup.tables = catalogue.tables;
  for (std::size_t seat = 0; seat < colours.size(); ++seat) {
    setup.colours[seat] = colours[seat];
    setup.start.money[seat] = catalogue.tables.start_capital;
    setup.start.cards[seat] = catalogue.tables.deck;
  }
  return setup;
}

std::string write_setup(std::span<const Colour> colours, int start_seat, const Options& options, std::string_view scenario) {
  Json object;
  object["players"] = Json::array();
  for (const Colour colour : colours) {
    object["players"].push_back(name_of(colour));
  }
  object["start"] = start_seat < 0 ? Json(nullptr) : Json(start_seat);
  object["options"] = fields_json(option_fields, options);
  if (!scenario.empty()) {
    if (Result<Json> read = parse_json(scenario)) {
      object["scenario"] = std::move(*read);
    }
  }
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace fc::knock_out

#include "library/knock-out/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/result.h"
#include "library/checked_json.h"
#include "rules/knock-out/rules.h"

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

Result<Setup> read_object(const Catalogue& catalogue, const Json& object) {
  FC_TRY(const JsonMembers members, members_of(object, "setup", {"players"}, {"start", "options", "scenario"}));
  FC_TRY(const std::vector<Colour> colours, read_players(object["players"]));
  FC_TRY(const int start_seat, read_start_seat(object, colours.size()));
  Options options;
  FC_TRY(members.read_fields_if("options", option_fields, options));
  Setup setup = ordinary_setup(catalogue, colours, start_seat, options);
  if (object.contains("scenario")) {
    FC_TRY(read_scenario(object["scenario"], catalogue, setup));
  }
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
  return compact_json(object);
}

namespace {

constexpr const char* scenario_place = "setup.scenario";
constexpr int unit = 1000;

/// One reading of a scenario; writes into the set-up's start.
class ScenarioReader {
 public:
  ScenarioReader(const Json& scenario, const Catalogue& catalogue, Setup& setup)
      : scenario_(scenario), catalogue_(catalogue), setup_(setup) {}

  Result<void> read() {
    FC_TRY(
        check_object(scenario_, scenario_place, {}, {"season", "boxers", "money", "ious", "cards", "bonus", "last_fight"}));
    FC_TRY(read_season());
    FC_TRY(read_boxers());
    FC_TRY(each_player("money", [&](std::size_t seat, const Json& value, const std::string& where) {
      return keep(read_multiple(value, where, 0, most_scenario_money, unit), setup_.start.money[seat]);
    }));
    FC_TRY(each_player("ious", [&](std::size_t seat, const Json& value, const std::string& where) {
      return keep(read_int(value, where, 0, most_scenario_ious), setup_.start.ious[seat]);
    }));
    FC_TRY(each_player("cards", [&](std::size_t seat, const Json& value, const std::string& where) {
      return keep(read_hand(value, where), setup_.start.cards[seat]);
    }));
    FC_TRY(read_bonus());
    return read_last_fight();
  }

 private:
  Result<void> read_season() {
    if (!scenario_.contains("season")) {
      return {};
    }
    const std::string where = member_place(scenario_place, "season");
    FC_TRY(keep(read_int(scenario_["season"], where, 1, 2), setup_.start.season));
    if (setup_.start.season == 2 && !setup_.options.second_season) {
      return fault(FaultCode::out_of_range, where, "2 needs the option second_season");
    }
    return {};
  }

  /// A boxer in play by his id.
  Result<BoxerIndex> find_boxer(std::string_view id, const std::string& where, FaultCode code) const {
    const BoxerEntry* const entry = catalogue_.find(id);
    const BoxerIndex boxer = entry == nullptr ? nobody : at_table(setup_, Rules::team_boxer_of(id));
    if (boxer == nobody) {
      return fault(
          code, where,
          fmt::format("{} is no boxer in play; teams in play: {}", described(Json(id)), fmt::join(colours(), ", ")));
    }
    return boxer;
  }

  [[nodiscard]] std::vector<std::string_view> colours() const {
    std::vector<std::string_view> words;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup_.players); ++seat) {
      words.push_back(name_of(setup_.colours[seat]));
    }
    return words;
  }

  Result<void> read_boxers() {
    if (!scenario_.contains("boxers")) {
      return {};
    }
    const std::string where = member_place(scenario_place, "boxers");
    const Json& object = scenario_["boxers"];
    if (!object.is_object()) {
      return check_object(object, where, {});
    }
    for (const auto& [id, value] : object.items()) {
      const std::string place = member_place(where, id);
      FC_TRY(const BoxerIndex index, find_boxer(id, place, FaultCode::unknown_key));
      Boxer& boxer = setup_.start.boxers[static_cast<std::size_t>(owner_of(index))][static_cast<std::size_t>(index % 2)];
      FC_TRY(read_standing(value, place, boxer));
    }
    return {};
  }

  [[nodiscard]] Result<void> read_standing(const Json& object, const std::string& where, Boxer& boxer) const {
    FC_TRY(const JsonMembers members, members_of(object, where, {}, {"class", "title", "out"}));
    FC_TRY(members.keep_if("class", boxer.rank, read_word, class_words));
    FC_TRY(members.keep_if("title", boxer.title, read_word, title_words));
    FC_TRY(members.keep_if("out", boxer.out, read_bool));
    return check_standing(where, boxer);
  }

  [[nodiscard]] Result<void> check_standing(const std::string& where, const Boxer& boxer) const {
    if (boxer.out && boxer.rank != Class::amateur) {
      return fault(FaultCode::out_of_range, member_place(where, "out"), "a boxer who is out is an amateur");
    }
    if (boxer.title == Title::none) {
      return {};
    }
    const std::string place = member_place(where, "title");
    if (setup_.start.season != 2) {
      return fault(FaultCode::out_of_range, place, "there are no titles before season 2");
    }
    if (boxer.rank != Class::champion) {
      return fault(FaultCode::out_of_range, place, "a title holder is of class champion");
    }
    return {};
  }

  /// Calls read_value(seat, value, place) for each colour of an object.
  template <class ReadValue>
  Result<void> each_player(const char* key, ReadValue read_value) {
    if (!scenario_.contains(key)) {
      return {};
    }
    const std::string where = member_place(scenario_place, key);
    const Json& object = scenario_[key];
    if (!object.is_object()) {
      return check_object(object, where, {});
    }
    const std::vector<std::string_view> words = colours();
    for (const auto& [colour, value] : object.items()) {
      const std::string place = member_place(where, colour);
      const auto found = std::ranges::find(words, colour);
      if (found == words.end()) {
        return fault(FaultCode::unknown_key, place, fmt::format("no such player; players: {}", fmt::join(words, ", ")));
      }
      FC_TRY(read_value(static_cast<std::size_t>(found - words.begin()), value, place));
    }
    return {};
  }

  [[nodiscard]] Result<Cards> read_hand(const Json& list, const std::string& where) const {
    Cards hand{};
    FC_TRY(for_each_element(list, where, any_size,
                            [&](std::size_t /*index*/, const Json& card, const std::string& place) -> Result<void> {
                              FC_TRY(const int value, read_int(card, place, 1, static_cast<int>(card_values)));
                              const auto index = static_cast<std::size_t>(value - 1);
                              if (hand[index] == setup_.tables.deck[index]) {
                                return fault(FaultCode::out_of_range, place,
                                             fmt::format("the deck has only {} cards of value {}", hand[index], value));
                              }
                              ++hand[index];
                              return {};
                            }));
    return hand;
  }

  Result<void> read_bonus() {
    return JsonMembers(scenario_, scenario_place)
        .keep_if("bonus", setup_.start.bonus, read_multiple, 0, most_scenario_money, unit);
  }

  /// [] or [winner, loser].
  Result<void> read_last_fight() {
    if (!scenario_.contains("last_fight")) {
      return {};
    }
    const std::string where = member_place(scenario_place, "last_fight");
    const Json& list = scenario_["last_fight"];
    if (list.is_array() && list.empty()) {
      return {};
    }
    Start& start = setup_.start;
    FC_TRY(check_list(list, where, 2));
    FC_TRY(read_fighter(list, 0, where, start.last_winner));
    FC_TRY(read_fighter(list, 1, where, start.last_loser));
    if (owner_of(start.last_winner) == owner_of(start.last_loser)) {
      return fault(FaultCode::out_of_range, where, "both are of one player; they fought each other");
    }
    return {};
  }

  [[nodiscard]] Result<void> read_fighter(const Json& list, std::size_t index, const std::string& where,
                                          BoxerIndex& boxer) const {
    const std::string place = element_place(where, index);
    FC_TRY(const std::string id, read_text(list[index], place));
    return keep(find_boxer(id, place, FaultCode::unknown_value), boxer);
  }

  const Json& scenario_;
  const Catalogue& catalogue_;
  Setup& setup_;
};

}  // namespace

Result<void> read_scenario(const Json& scenario, const Catalogue& catalogue, Setup& setup) {
  return ScenarioReader(scenario, catalogue, setup).read();
}

}  // namespace fc::knock_out

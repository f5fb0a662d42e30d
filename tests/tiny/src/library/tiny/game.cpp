#include "library/tiny/game.h"

#include <fmt/format.h>

#include "library/catalogue_files.h"

namespace fc::tiny {
namespace {

Result<BoxerEntry> read_boxer(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"id", "name", "weight", "reach", "hearts"}));
  BoxerEntry entry;
  FC_TRY(entry.id, members.get("id", read_text));
  FC_TRY(entry.name, members.get("name", read_text));
  FC_TRY(entry.weight, members.get("weight", read_word, weights));
  FC_TRY(read_fields(rating_fields, object, where, entry.boxer, {"id", "name", "weight"}));
  return entry;
}

Result<void> take_file(std::size_t /*index*/, const Json& object, Catalogue& catalogue) {
  const auto take = [&](std::size_t /*index*/, const Json& boxer, const std::string& where) -> Result<void> {
    FC_TRY(BoxerEntry entry, read_boxer(boxer, where));
    if (!catalogue.boxers.empty() && catalogue.boxers.back().id >= entry.id) {
      return fault(FaultCode::unknown_value, member_place(where, "id"), "ids stand in alphabetical order, each once");
    }
    catalogue.boxers.push_back(std::move(entry));
    return {};
  };
  FC_TRY(check_object(object, "", {"boxers"}));
  FC_TRY(for_each_element(object["boxers"], "boxers", any_size, take));
  if (catalogue.boxers.size() < most_boxers) {
    return fault(FaultCode::out_of_range, "boxers", "at least six are needed");
  }
  return {};
}

constexpr CatalogueFiles<Catalogue, 1> files{"tiny", {"boxers.json"}, take_file};

}  // namespace

Result<Catalogue> load_catalogue(const std::filesystem::path& data) { return files.load(data); }
Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }
std::vector<Fault> check_data(const std::filesystem::path& data) { return files.faults(data); }

Result<std::vector<const BoxerEntry*>> read_boxers(const Catalogue& catalogue, const Json& list, std::size_t most,
                                                   std::string_view bounds) {
  constexpr const char* where = "setup.boxers";
  FC_TRY(check_list(list, where));
  if (list.size() < fewest_boxers || list.size() > most) {
    return fault(FaultCode::out_of_range, where, fmt::format("must be {} boxers", bounds));
  }
  std::vector<const BoxerEntry*> boxers;
  for (const Json& id : list) {
    const std::string place = element_place(where, boxers.size());
    FC_TRY(const std::string word, read_text(id, place));
    boxers.push_back(catalogue.find(word));
    if (boxers.back() == nullptr) {
      return fault(FaultCode::unknown_value, place, described(id) + " is no boxer of data/tiny/boxers.json");
    }
  }
  return boxers;
}

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  FC_TRY(const JsonMembers members, members_of(object, "setup", {"boxers"}, {"rounds", "options"}));
  FC_TRY(const auto boxers, read_boxers(catalogue, members["boxers"], most_boxers, "two to six"));
  Setup setup;
  for (const BoxerEntry* entry : boxers) {
    setup.boxers.push_back(entry->boxer);
  }
  FC_TRY(members.read_if("rounds", 1, most_rounds, setup.rounds));
  FC_TRY(members.read_fields_if("options", option_fields, setup.options));
  return setup;
}

std::string write_setup(std::span<const std::string> ids, int rounds, const Options& options) {
  return Json{{"boxers", ids}, {"rounds", rounds}, {"options", fields_json(option_fields, options)}}.dump();
}

namespace {

std::vector<const BoxerEntry*> boxers_in(const Catalogue& catalogue, std::string_view json) {
  return read_setup(catalogue, json) ? *read_boxers(catalogue, (*parse_json(json))["boxers"], most_boxers, {})
                                     : std::vector<const BoxerEntry*>();
}

}  // namespace

std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<std::string> names;
  for (const BoxerEntry* entry : boxers_in(catalogue, json)) {
    names.push_back(entry->name);
  }
  return names;
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  constexpr std::array<std::uint8_t, 3> heaviness{6, 12, 16};
  std::vector<Looks> looks;
  for (const BoxerEntry* entry : boxers_in(catalogue, json)) {
    looks.push_back(told_apart(looks, looks_of(entry->id, {.weight = heaviness[entry->weight]})));
  }
  return looks;
}

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  Json told{{"round", state.round},
            {"attacker", seat_json(state.attacker)},
            {"target", seat_json(state.target)},
            {"rushed", state.rushed},
            {"boxers", Json::array()}};
  for (int seat = 0; seat < setup.seats(); ++seat) {
    const Fighter& fighter = state.fighter(seat);
    told["boxers"].push_back({{"hearts", fighter.hearts}, {"rose", fighter.rose}, {"out", fighter.out}});
  }
  return answer_text(Rules::need(setup, state), need_json<Rules>(setup, state, seat_json), std::move(told),
                     result_json(standing_of(setup, state), "round"), latest, event_line);
}

namespace {

struct Teller {
  std::string operator()(const Rolled& roll) const {
    const std::string_view purpose = Rules::topic_name(roll_need(roll.call.seat, roll.call.purpose, roll.call.die));
    return roll.call.success == Success::none
               ? fmt::format("{} roll {}", purpose, roll.value)
               : fmt::format("{} roll {}, {} or less", purpose, roll.call.bonus + roll.value, roll.call.target);
  }
  std::string operator()(const RoundBegan& event) const { return fmt::format("round {}", event.round); }
  std::string operator()(const WentFor& event) const {
    return fmt::format("{} goes for {}", event.attacker + 1, event.target + 1);
  }
  std::string operator()(const PaceSet& event) const {
    return fmt::format("{} {}", event.seat + 1, event.rushed ? "rushes" : "waits");
  }
  std::string operator()(const PickSealed& event) const { return fmt::format("{} has decided", event.seat + 1); }
  std::string operator()(const PicksRevealed& event) const {
    return fmt::format("{} throws a {}, {} awaits with a {}", event.attacker + 1, Rules::notation(event.punch),
                       event.target + 1, Rules::notation(event.guard));
  }
  std::string operator()(const PunchLanded& event) const {
    return fmt::format("{} is hit by a {} of {}: {} hearts, {} left", event.target + 1, Rules::notation(event.punch),
                       event.attacker + 1, event.damage, event.hearts_left);
  }
  std::string operator()(const PunchMissed& event) const { return fmt::format("{} misses", event.seat + 1); }
  std::string operator()(const Stumbled& event) const {
    return fmt::format("{} stumbles, {} hearts left", event.seat + 1, event.hearts_left);
  }
  std::string operator()(const WentDown& event) const { return fmt::format("{} is down", event.seat + 1); }
  std::string operator()(const Rose& event) const { return fmt::format("{} rises", event.seat + 1); }
  std::string operator()(const WentOut& event) const { return fmt::format("{} is out", event.seat + 1); }
  std::string operator()(const BoutEnded& event) const {
    return event.winner < 0 ? std::string("a draw") : fmt::format("{} wins", event.winner + 1);
  }
};

std::string choice_key(Choice choice) { return "tiny.choice." + Rules::notation(choice); }

}  // namespace

std::string event_line(const Event& event) { return std::visit(Teller(), event); }

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "tiny.round_line",
                    .places = {{"round", std::to_string(state.round)}, {"rounds", std::to_string(setup.rounds)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    const int winner = leader(setup, state);
    const bool alone = count_standing(setup, state) == 1;
    conclude(standing, Rules::slug, winner < 0 ? "draw" : alone ? "last-standing" : "hearts", winner);
  }
  return standing;
}

std::vector<Habit> habits_of(const Setup& /*setup*/, const State& before, Choice choice) {
  if (before.phase == Phase::pace) {
    return {{.seat = before.attacker, .question = "tiny.habit.pace", .answer = choice_key(choice)}};
  }
  if (before.phase == Phase::guard) {
    const bool guessed_right = (before.punch == Choice::swing) == (choice == Choice::duck);
    return {{before.attacker, "tiny.habit.punch", choice_key(before.punch), true, guessed_right},
            {.seat = before.target, .question = "tiny.habit.guard", .answer = choice_key(choice)}};
  }
  return {};
}

}  // namespace fc::tiny

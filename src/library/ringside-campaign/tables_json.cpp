#include "library/ringside-campaign/json_parts.h"

#include <array>
#include <string>
#include <string_view>

#include "core/need.h"
#include "library/checked_json.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside/setup.h"

namespace fc::ringside_campaign {
namespace {

/// Bounds that keep every purse and every sum far inside 32 bits.
constexpr Money most_money = 100'000;
constexpr Money most_per_pop = 1'000;
/// Whole points of popularity; the tables keep halves.
constexpr int most_pop = 200;
/// A win on points needs a point, which a bout of one round may not have.
constexpr int fewest_rounds = 2;
constexpr int most_weeks_apart = 52;

/// One object of the file, with what stands in several of them.
class Figures : public JsonMembers {
 public:
  using JsonMembers::JsonMembers;

  /// Whole points as halves; null is `any_pop`.
  Result<void> read_pop(const char* key, std::int16_t& half_points) const {
    if ((*this)[key].is_null()) {
      half_points = any_pop;
      return {};
    }
    FC_TRY(const int points, get(key, read_int, 0, most_pop));
    half_points = static_cast<std::int16_t>(2 * points);
    return {};
  }
  Result<void> read_fixed(const char* key, std::string_view word) const {
    FC_TRY(get(key, read_word, std::span(&word, 1)));
    return {};
  }
  Result<void> read_rounds(Distances& rounds) const {
    FC_TRY(read("min_rounds", fewest_rounds, ringside::most_rounds, rounds.shortest));
    return read("max_rounds", rounds.shortest, ringside::most_rounds, rounds.longest);
  }
  Result<void> read_purses(Purses& purses) const {
    constexpr std::array keys{"winner", "loser", "draw"};
    for (std::size_t outcome = 0; outcome < purses.size(); ++outcome) {
      FC_TRY(read(keys[outcome], 0, most_money, purses[outcome]));
    }
    return {};
  }
};

/// The lowest arena takes everybody: it is where a bout goes that no other has room for.
Result<void> read_lowest(const Figures& figures) {
  for (const char* const key : {"min_combined_pop", "min_high_pop", "min_low_pop", "slots"}) {
    if (!figures[key].is_null()) {
      return fault(FaultCode::wrong_type, figures.place(key), "must be null: the lowest arena is open to everybody");
    }
  }
  return {};
}

Result<void> read_entry(const Figures& figures, ArenaTable& table) {
  FC_TRY(figures.read_pop("min_combined_pop", table.combined));
  FC_TRY(figures.read_pop("min_high_pop", table.higher));
  FC_TRY(figures.read_pop("min_low_pop", table.lower));
  if (table.combined == any_pop || table.higher == any_pop) {
    return fault(FaultCode::wrong_type, figures.place(table.combined == any_pop ? "min_combined_pop" : "min_high_pop"),
                 "must be a number: only the lowest arena is open to everybody");
  }
  return figures.read("slots", 1, most_bouts_a_night, table.places);
}

Result<ArenaTable> read_arena(const Json& object, const std::string& where, Arena arena, int least_rounds) {
  FC_TRY(check_object(object, where,
                      {"id", "name", "min_rounds", "max_rounds", "winner", "loser", "draw", "per_combined_pop",
                       "min_combined_pop", "min_high_pop", "min_low_pop", "slots"}));
  const Figures figures(object, where);
  ArenaTable table;
  FC_TRY(figures.read_fixed("id", arena_words[static_cast<std::size_t>(arena)]));
  FC_TRY(figures.get("name", read_text));
  FC_TRY(figures.read_rounds(table.rounds));
  if (table.rounds.shortest < least_rounds) {
    return fault(FaultCode::out_of_range, figures.place("min_rounds"),
                 "must not be below that of the arena before: a bout moved down keeps its distance if it can");
  }
  FC_TRY(figures.read_purses(table.purses));
  FC_TRY(figures.read("per_combined_pop", 0, most_per_pop, table.per_pop));
  FC_TRY(arena == Arena::pits ? read_lowest(figures) : read_entry(figures, table));
  return table;
}

Result<void> read_arenas(const Json& list, Tables& tables) {
  FC_TRY(check_list(list, "arenas", arena_count));
  int least_rounds = fewest_rounds;
  for (std::size_t place = 0; place < arena_count; ++place) {
    ArenaTable& table = tables.arenas[place];
    FC_TRY(table, read_arena(list[place], element_place("arenas", place), static_cast<Arena>(place), least_rounds));
    least_rounds = table.rounds.shortest;
  }
  return {};
}

Result<void> read_title(const Json& object, Tables& tables) {
  constexpr const char* where = "championship";
  FC_TRY(check_object(object, where, {"arena", "min_rounds", "max_rounds", "winner", "loser", "draw", "per_own_pop"}));
  const Figures figures(object, where);
  FC_TRY(figures.read_fixed("arena", arena_words.back()));
  FC_TRY(figures.read_rounds(tables.title.rounds));
  FC_TRY(figures.read_purses(tables.title.purses));
  return figures.read("per_own_pop", 0, most_per_pop, tables.title.per_pop);
}

Result<void> read_ways(const Json& object, const std::string& where, int low, int high,
                       std::array<std::int8_t, ways_to_win>& changes) {
  constexpr std::array keys{"ko", "tko", "decision"};
  FC_TRY(const JsonMembers ways, members_of(object, where, {"ko", "tko", "decision"}));
  for (std::size_t way = 0; way < ways_to_win; ++way) {
    FC_TRY(ways.read(keys[way], low, high, changes[way]));
  }
  return {};
}

Result<void> read_popularity(const Json& object, PopTable& pop) {
  constexpr const char* where = "pop_half_points";
  constexpr int most_change = 40;
  FC_TRY(const JsonMembers members,
         members_of(object, where, {"win", "loss", "draw", "per_knockdown_landed", "champion_rank"}));
  FC_TRY(read_ways(members["win"], members.place("win"), 0, most_change, pop.win));
  FC_TRY(read_ways(members["loss"], members.place("loss"), -most_change, 0, pop.loss));
  FC_TRY(members.read("draw", -most_change, most_change, pop.draw));
  FC_TRY(members.read("per_knockdown_landed", 0, most_change, pop.per_knockdown));
  return members.read("champion_rank", 0, most_change, pop.champion);
}

/// The three ranges tile the die, in the order of Ability.
Result<void> read_experience(const Json& object, Tables& tables) {
  constexpr const char* where = "experience";
  constexpr std::array keys{"end", "ag", "cp"};
  constexpr int most_gain = 20;
  constexpr int longest_row = 50;
  FC_TRY(check_object(object, where, {"die", "end", "ag", "cp", "caps", "from_win_streak"}));
  const Figures figures(object, where);
  FC_TRY(figures.read_fixed("die", "d10"));
  FC_TRY(const JsonMembers caps, members_of(figures["caps"], figures.place("caps"), {"end", "ag", "cp"}));
  int next = d10.lowest;
  for (std::size_t ability = 0; ability < ability_count; ++ability) {
    const std::string place = figures.place(keys[ability]);
    const int left = static_cast<int>(ability_count - ability) - 1;
    const Json& range = figures[keys[ability]];
    FC_TRY(check_list(range, place, 2));
    FC_TRY(const int from, read_int(range[0], element_place(place, 0), next, next));
    FC_TRY(const int to, read_int(range[1], element_place(place, 1), left == 0 ? d10.highest : from, d10.highest - left));
    Gain& gain = tables.gains[ability];
    gain.from = static_cast<std::int8_t>(from);
    gain.to = static_cast<std::int8_t>(to);
    FC_TRY(caps.read(keys[ability], 0, most_gain, gain.most));
    next = to + 1;
  }
  return figures.read("from_win_streak", 1, longest_row, tables.learns_from);
}

Result<void> read_cut(const Json& object, CutTable& cut) {
  constexpr const char* where = "manager_cut";
  constexpr int whole = 100;
  FC_TRY(check_object(object, where, {"die", "add", "min", "max", "review_every_bouts"}));
  const Figures figures(object, where);
  FC_TRY(figures.read_fixed("die", "d20"));
  FC_TRY(figures.read("add", 0, whole - d20.highest, cut.added));
  FC_TRY(figures.read("min", 1, whole, cut.least));  // 0 is a cut that is still to be rolled
  FC_TRY(figures.read("max", cut.least, whole, cut.most));
  return figures.read("review_every_bouts", 1, whole, cut.review);
}

Result<void> read_sums(const Json& object, const char* key, Sums& sums) {
  constexpr std::size_t most_sums = 18;
  const Json& list = object[key];
  FC_TRY(check_list(list, key));
  if (list.empty() || list.size() > most_sums) {
    return fault(FaultCode::out_of_range, key, "must hold 1 to 18 sums");
  }
  Money least = 1;
  for (std::size_t place = 0; place < list.size(); ++place) {
    FC_TRY(const Money sum, read_int(list[place], element_place(key, place), least, most_money));
    sums.push_back(sum);
    least = sum + 1;
  }
  return {};
}

Result<void> read_limits(const Json& object, Tables& tables) {
  constexpr const char* where = "limits";
  constexpr int most_a_week = 20;
  FC_TRY(const JsonMembers figures, members_of(object, where, {"stable", "offers", "declined", "fight_pop"}));
  // A stable that is formed must fit.
  FC_TRY(figures.read("stable", most_in_a_stable, most_in_a_stable, tables.stable));
  FC_TRY(figures.read("offers", 0, most_a_week, tables.offers));
  FC_TRY(figures.read("declined", 1, most_a_week, tables.declined));
  return figures.read("fight_pop", 0, 2 * most_pop, tables.fight_pop);
}

Result<void> read_retirement(const Json& object, Tables& tables) {
  constexpr const char* where = "retirement";
  constexpr int most_bouts = 100;
  FC_TRY(const JsonMembers figures, members_of(object, where, {"after_bouts", "losing_streak"}));
  FC_TRY(figures.read("after_bouts", 1, most_bouts, tables.retires_after));
  return figures.read("losing_streak", 1, most_bouts, tables.retires_beaten);
}

Result<void> read_weeks(const Json& json, Tables& tables) {
  const JsonMembers figures(json, "");
  FC_TRY(figures.read("rest_weeks", 0, most_weeks_apart, tables.rest_weeks));
  FC_TRY(figures.read("title_rounds", tables.title.rounds.shortest, tables.title.rounds.longest, tables.title_rounds));
  FC_TRY(figures.read("stripped_to", 1, most_contenders, tables.stripped_to));
  FC_TRY(figures.read("idle_weeks", 0, most_weeks_apart, tables.idle_weeks));
  // Nobody brings damage into the next meeting (ruling C6).
  return figures.read("meeting_weeks", tables.rest_weeks, most_weeks_apart, tables.meeting_weeks);
}

}  // namespace

Result<Tables> read_tables(const Json& json) {
  FC_TRY(check_object(
      json, "",
      {"arenas", "championship", "pop_half_points", "experience", "manager_cut", "retirement", "rest_weeks", "sums",
       "opening_bids", "raises", "dispute_raises", "limits", "title_rounds", "stripped_to", "idle_weeks", "meeting_weeks"}));
  Tables tables;
  FC_TRY(read_arenas(json["arenas"], tables));
  FC_TRY(read_title(json["championship"], tables));
  FC_TRY(read_popularity(json["pop_half_points"], tables.pop));
  FC_TRY(read_experience(json["experience"], tables));
  FC_TRY(read_cut(json["manager_cut"], tables.cut));
  FC_TRY(read_retirement(json["retirement"], tables));
  FC_TRY(read_sums(json, "sums", tables.sums));
  FC_TRY(read_sums(json, "opening_bids", tables.opening_bids));
  FC_TRY(read_sums(json, "raises", tables.raises));
  FC_TRY(read_sums(json, "dispute_raises", tables.dispute_raises));
  FC_TRY(read_limits(json["limits"], tables));
  FC_TRY(read_weeks(json, tables));
  return tables;
}

}  // namespace fc::ringside_campaign

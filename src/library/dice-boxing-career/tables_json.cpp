#include "library/dice-boxing-career/json_parts.h"

#include <array>
#include <string>
#include <string_view>

#include "library/checked_json.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/growth.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing_career {
namespace {

/// Bounds that keep every sum far inside 32 bits.
constexpr int most_points = 10'000;
constexpr int most_percent = 1'000;
constexpr int widest_rating = 500;
/// Added to a chance, in per cent.
constexpr int most_after_stoppage = 25;
/// A row without an upper end goes up to here.
constexpr int open_end = 999;

/// A list of [from, to, what] that holds every number from `first` to `last` once. take(from, to, what, place of what).
template <class Take>
Result<void> take_rows(const Json& list, const std::string& where, int first, int last, Take take) {
  FC_TRY(check_list(list, where));
  int next = first;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(check_list(list[index], place, 3));
    FC_TRY(const int from, read_int(list[index][0], element_place(place, 0), next, next));
    FC_TRY(const int to, read_int(list[index][1], element_place(place, 1), from, last));
    FC_TRY(take(from, to, list[index][2], element_place(place, 2)));
    next = to + 1;
  }
  if (next <= last) {
    return fault(FaultCode::out_of_range, where, "ends before " + std::to_string(last));
  }
  return {};
}

/// Rows of whole numbers, spread out: what stands in the row of a number is at its place.
template <class Numbers>
Result<void> spread_rows(const Json& list, const std::string& where, int low, int high, Numbers& numbers) {
  const auto last = static_cast<int>(numbers.size()) - 1;
  return take_rows(list, where, 0, last, [&](int from, int to, const Json& what, const std::string& place) -> Result<void> {
    FC_TRY(const int number, read_int(what, place, low, high));
    for (int at = from; at <= to; ++at) {
      numbers[static_cast<std::size_t>(at)] = static_cast<typename Numbers::value_type>(number);
    }
    return {};
  });
}

Result<void> read_start(const Json& object, Tables& tables) {
  constexpr const char* where = "start";
  FC_TRY(const JsonMembers figures,
         members_of(object, where,
                    {"control", "adjustment", "power", "stamina", "recovery", "ko", "chin", "foul", "punches", "defense"}));
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    FC_TRY(figures.read(purchase_names[place], -widest_rating, widest_rating, tables.start.*growth::bought_ratings[place]));
  }
  return {};
}

Result<void> read_lifted(const Json& object, Tables& tables) {
  constexpr const char* where = "style_strategy";
  FC_TRY(const JsonMembers members,
         members_of(object, where, {"boxer", "mover", "technician", "counterpuncher", "swarmer", "slugger"}));
  for (std::size_t style = 0; style < dice_boxing::style_count; ++style) {
    const auto graded = std::span(dice_boxing::strategy_names).subspan(1);
    FC_TRY(const std::size_t strategy, members.get(dice_boxing::style_names[style], read_word, graded));
    tables.lifted[style] = static_cast<Strategy>(strategy + 1);
  }
  return {};
}

Result<Upgrade> read_upgrade(const Json& object, const std::string& where) {
  constexpr int widest_step = 20;
  FC_TRY(const JsonMembers figures, members_of(object, where, {"step", "to", "first", "rise", "curve"}));
  Upgrade upgrade;
  FC_TRY(figures.read("step", -widest_step, widest_step, upgrade.step));
  if (upgrade.step == 0) {
    return fault(FaultCode::out_of_range, figures.place("step"), "must not be 0");
  }
  FC_TRY(figures.read("to", -widest_rating, widest_rating, upgrade.to));
  FC_TRY(figures.read("first", 0, most_points, upgrade.first));
  FC_TRY(figures.read("rise", 0, most_points, upgrade.rise));
  FC_TRY(figures.read("curve", 0, most_percent, upgrade.curve));
  return upgrade;
}

Result<void> read_grade_prices(const Json& object, const std::string& where, Tables& tables) {
  constexpr std::array keys{"C", "B", "A"};
  FC_TRY(check_object(object, where, {"prices"}));
  FC_TRY(const JsonMembers figures, members_of(object["prices"], member_place(where, "prices"), {"C", "B", "A"}));
  for (std::size_t step = 0; step < grade_steps; ++step) {
    FC_TRY(figures.read(keys[step], 0, most_points, tables.grade_prices[step]));
  }
  return {};
}

Result<void> read_upgrades(const Json& object, Tables& tables) {
  constexpr const char* where = "upgrades";
  FC_TRY(const JsonMembers members, members_of(object, where,
                                               {"control", "adjustment", "power", "stamina", "recovery", "ko", "chin",
                                                "foul", "punches", "defense", "grade"}));
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    FC_TRY(tables.upgrades[place], members.get(purchase_names[place], read_upgrade));
  }
  return read_grade_prices(members["grade"], members.place("grade"), tables);
}

Result<void> read_light_classes(const Json& object, Tables& tables) {
  constexpr const char* where = "light_classes";
  constexpr int most_less = 10;
  FC_TRY(const JsonMembers figures,
         members_of(object, where, {"ko_to_less_per_class", "power_to_less_every", "price_percent"}));
  FC_TRY(figures.read("ko_to_less_per_class", 0, most_less, tables.ko_to_less));
  FC_TRY(figures.read("power_to_less_every", 1, static_cast<int>(dice_boxing::class_count), tables.power_to_less_every));
  using Percents = decltype(tables.price_percent);
  return figures.keep("price_percent", tables.price_percent, read_numbers<Percents>, 1, most_percent);
}

Result<void> read_points(const Json& object, BoutTables& bouts) {
  constexpr const char* where = "points";
  FC_TRY(check_object(object, where, {"base", "percent"}));
  FC_TRY(spread_rows(object["base"], "points.base", 0, most_points, bouts.base));
  FC_TRY(const JsonMembers figures, members_of(object["percent"], "points.percent",
                                               {"win-ko", "win-tko", "win-decision", "win-disqualification", "draw",
                                                "loss-decision", "loss-tko", "loss-ko", "loss-disqualification"}));
  for (std::size_t outcome = 0; outcome < outcome_count; ++outcome) {
    FC_TRY(figures.read(outcome_names[outcome], 0, most_percent, bouts.percent[outcome]));
  }
  return {};
}

Result<void> read_free(const Json& object, BoutTables& bouts) {
  FC_TRY(const JsonMembers members, members_of(object, "free", {"base", "rounds"}));
  using Base = decltype(bouts.free_base);
  using Rounds = decltype(bouts.free_rounds);
  FC_TRY(members.keep("base", bouts.free_base, read_numbers<Base>, 0, most_points));
  return members.keep("rounds", bouts.free_rounds, read_numbers<Rounds>, dice_boxing::fewest_rounds,
                      dice_boxing::most_rounds);
}

Result<void> read_tourney(const Json& object, BoutTables& bouts) {
  constexpr const char* where = "tourney";
  constexpr int others = static_cast<int>(tourney_men) - 1;
  FC_TRY(const JsonMembers figures, members_of(object, where, {"base", "rounds", "entrants"}));
  FC_TRY(figures.read("base", 0, most_points, bouts.tourney_base));
  FC_TRY(figures.read("rounds", dice_boxing::fewest_rounds, dice_boxing::most_rounds, bouts.tourney_rounds));
  FC_TRY(figures.get("entrants", read_int, others, others));
  return {};
}

/// [a, b] or "champion".
Result<ChartRow> read_chart_row(const Json& what, const std::string& where) {
  constexpr int most_places = 10;
  constexpr std::array<std::string_view, 1> champion{"champion"};
  if (what.is_string()) {
    FC_TRY(read_word(what, where, champion));
    return ChartRow{.champion = true};
  }
  using Places = std::array<std::int8_t, 2>;
  FC_TRY(const Places places, read_numbers<Places>(what, where, 1, most_places));
  return ChartRow{.one = places[0], .other = places[1]};
}

Result<ChartTable> read_chart(const Json& object, const std::string& where, int below) {
  constexpr int highest = 2;
  FC_TRY(const JsonMembers figures, members_of(object, where, {"from", "to", "rows"}));
  ChartTable table;
  FC_TRY(figures.read("from", highest, below - 1, table.from));
  FC_TRY(figures.read("to", table.from, below - 1, table.to));
  FC_TRY(take_rows(figures["rows"], figures.place("rows"), 0, dice_boxing::faces - 1,
                   [&](int from, int to, const Json& what, const std::string& place) -> Result<void> {
                     FC_TRY(const ChartRow row, read_chart_row(what, place));
                     for (int face = from; face <= to; ++face) {
                       table.rows[static_cast<std::size_t>(face)] = row;
                     }
                     return {};
                   }));
  return table;
}

/// From the foot of the ladder up, no rank twice.
Result<void> read_schedule(const Json& list, Tables& tables) {
  FC_TRY(check_list(list, "schedule", chart_tables));
  int below = lowest_rank + 1;
  for (std::size_t place = 0; place < chart_tables; ++place) {
    FC_TRY(tables.charts[place], read_chart(list[place], element_place("schedule", place), below));
    below = tables.charts[place].from;
  }
  return {};
}

Result<void> read_defence(const Json& list, const std::string& where, DefenceTable& table) {
  constexpr std::array<std::string_view, 1> rematch{"rematch"};
  return take_rows(list, where, 0, dice_boxing::faces - 1,
                   [&](int from, int to, const Json& what, const std::string& place) -> Result<void> {
                     std::int8_t rank = rematch_row;
                     if (what.is_string()) {
                       FC_TRY(read_word(what, place, rematch));
                     } else {
                       FC_TRY(keep(read_int(what, place, 1, lowest_rank), rank));
                     }
                     for (int face = from; face <= to; ++face) {
                       table[static_cast<std::size_t>(face)] = rank;
                     }
                     return {};
                   });
}

/// Rows of a table with an open end, each by where it begins.
template <class Rows, class Add>
Result<void> read_open_rows(const Json& list, const std::string& where, const Rows& rows, Add add) {
  constexpr std::size_t most_rows = 12;
  return take_rows(list, where, 0, open_end,
                   [&](int from, int /*to*/, const Json& what, const std::string& place) -> Result<void> {
                     if (rows.size() == most_rows) {
                       return fault(FaultCode::out_of_range, where, "must not have more than 12 rows");
                     }
                     return add(from, what, place);
                   });
}

Result<void> read_lost(const Json& object, LostTable& lost) {
  constexpr const char* where = "lost";
  constexpr int most_added = 50;
  FC_TRY(const JsonMembers figures,
         members_of(object, where, {"stopped", "earlier_loss", "rows", "title_lock", "title_lock_stopped"}));
  FC_TRY(figures.read("stopped", 0, most_added, lost.stopped));
  FC_TRY(figures.read("earlier_loss", 0, most_added, lost.earlier_loss));
  FC_TRY(read_open_rows(figures["rows"], figures.place("rows"), lost.rows,
                        [&](int from, const Json& what, const std::string& place) -> Result<void> {
                          FC_TRY(const int places, read_int(what, place, 0, lowest_rank));
                          lost.rows.push_back(
                              {.from = static_cast<std::int16_t>(from), .places = static_cast<std::int8_t>(places)});
                          return {};
                        }));
  FC_TRY(figures.read("title_lock", 0, most_added, lost.lock));
  return figures.read("title_lock_stopped", 0, most_added, lost.lock_stopped);
}

/// Chances in per cent, each row by the number of fights it begins with.
template <class Rows>
Result<void> read_chances(const Json& list, const std::string& where, Rows& rows) {
  return read_open_rows(list, where, rows, [&](int from, const Json& what, const std::string& place) -> Result<void> {
    constexpr int surely = 100;
    FC_TRY(const int chance, read_int(what, place, 0, surely));
    rows.push_back({.from = static_cast<std::int16_t>(from), .chance = static_cast<std::int8_t>(chance)});
    return {};
  });
}

Result<void> read_retirement(const Json& json, RetirementTable& table) {
  constexpr const char* where = "forced_retirement";
  constexpr int most_losses = 200;
  FC_TRY(const JsonMembers forced, members_of(json[where], where, {"losses", "losses_in_a_row", "stoppage_losses"}));
  FC_TRY(forced.read("losses", 1, most_losses, table.losses));
  FC_TRY(forced.read("losses_in_a_row", 1, most_losses, table.losses_in_a_row));
  FC_TRY(forced.read("stoppage_losses", 1, most_losses, table.stoppages));
  FC_TRY(read_chances(json["retirement"], "retirement", table.rows));
  return JsonMembers(json, "").read("retirement_after_stoppage", 0, most_after_stoppage, table.after_stoppage);
}

/// Ten ratings, by the ones digit of the die.
Result<void> read_wears(const Json& list, const std::string& where, LifeTable& life) {
  return for_each_element(
      list, where, life.wears.size(), [&](std::size_t digit, const Json& word, const std::string& place) {
        return keep(read_word(word, place, std::span(purchase_names).first(rating_purchases)), life.wears[digit]);
      });
}

Result<void> read_life(const Json& object, LifeTable& life) {
  constexpr const char* where = "life";
  FC_TRY(const JsonMembers figures, members_of(object, where, {"points_percent", "wear", "wear_after_stoppage", "wears"}));
  FC_TRY(figures.read("points_percent", 0, most_percent, life.points_percent));
  FC_TRY(read_chances(figures["wear"], figures.place("wear"), life.rows));
  FC_TRY(figures.read("wear_after_stoppage", 0, most_after_stoppage, life.after_stoppage));
  return read_wears(figures["wears"], figures.place("wears"), life);
}

/// What a man is and becomes.
Result<void> read_growth(const Json& json, Tables& tables) {
  FC_TRY(read_start(json["start"], tables));
  FC_TRY(JsonMembers(json, "").read("start_points", 0, most_points, tables.start_points));
  FC_TRY(read_lifted(json["style_strategy"], tables));
  FC_TRY(read_upgrades(json["upgrades"], tables));
  return read_light_classes(json["light_classes"], tables);
}

/// What a bout is worth, and how long it is.
Result<void> read_bouts(const Json& json, BoutTables& bouts) {
  FC_TRY(read_points(json["points"], bouts));
  FC_TRY(read_free(json["free"], bouts));
  FC_TRY(read_tourney(json["tourney"], bouts));
  return spread_rows(json["rounds"], "rounds", dice_boxing::fewest_rounds, dice_boxing::most_rounds, bouts.rounds);
}

/// Who is met, and what losing leads to.
Result<void> read_ladder(const Json& json, Tables& tables) {
  FC_TRY(read_schedule(json["schedule"], tables));
  FC_TRY(read_defence(json["first_defence"], "first_defence", tables.first_defence));
  FC_TRY(read_defence(json["later_defence"], "later_defence", tables.later_defence));
  FC_TRY(read_lost(json["lost"], tables.lost));
  FC_TRY(read_retirement(json, tables.retirement));
  return read_life(json["life"], tables.life);
}

}  // namespace

Result<Tables> read_tables(const Json& json) {
  FC_TRY(check_object(json, "",
                      {"start", "start_points", "style_strategy", "upgrades", "light_classes", "points", "free", "tourney",
                       "rounds", "schedule", "first_defence", "later_defence", "lost", "forced_retirement", "retirement",
                       "retirement_after_stoppage", "life"}));
  Tables tables;
  FC_TRY(read_growth(json, tables));
  FC_TRY(read_bouts(json, tables.bouts));
  FC_TRY(read_ladder(json, tables));
  return tables;
}

Result<void> check_limits(const Tables& tables, const dice_boxing::CardTables& cards) {
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    const auto rating = growth::bought_ratings[place];
    const dice_boxing::Range limits = cards.limits[dice_boxing::place_of_rating(rating)];
    const auto range = std::to_string(limits.low) + " to " + std::to_string(limits.high);
    if (!limits.holds(tables.start.*rating)) {
      return fault(FaultCode::out_of_range, member_place("start", purchase_names[place]), "must be " + range);
    }
    if (!limits.holds(tables.upgrades[place].to)) {
      return fault(FaultCode::out_of_range, member_place("upgrades", purchase_names[place]) + ".to", "must be " + range);
    }
  }
  return {};
}

}  // namespace fc::dice_boxing_career

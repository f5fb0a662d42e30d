#include "library/the-ring/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>

#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

constexpr int most_figure = 30;  ///< pounds: the widest that a condition asks for

Result<Group> read_group(const Json& value, const std::string& where) {
  FC_TRY(const std::size_t group, read_word(value, where, std::span(group_names).subspan(1)));
  return static_cast<Group>(group + 1);
}

/// `by` belongs to the advantages that are measured.
Result<void> read_advantage(const Json& object, const std::string& where, Condition& condition) {
  const JsonMembers members(object, where);
  if (!members.has("either")) {
    return members.has("by") ? fault(FaultCode::unknown_key, members.place("by"), "belongs to \"either\"") : Result<void>();
  }
  FC_TRY(const std::size_t kind, members.get("either", read_word, std::span(advantage_names).subspan(1)));
  condition.either = static_cast<Advantage>(kind + 1);
  const bool measured =
      condition.either == Advantage::speed || condition.either == Advantage::boxer || condition.either == Advantage::weight;
  if (measured != members.has("by")) {
    return fault(measured ? FaultCode::missing_key : FaultCode::unknown_key, members.place("by"),
                 fmt::format("{} {}", name_of(condition.either), measured ? "needs it" : "has none"));
  }
  return measured ? members.read("by", 1, most_figure, condition.by) : Result<void>();
}

Result<Condition> read_condition(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members,
         members_of(object, where, {}, {"roller", "target", "plus", "speed-advantage", "target-hurt", "either", "by"}));
  Condition condition;
  FC_TRY(members.keep_if("roller", condition.roller, read_group));
  FC_TRY(members.keep_if("target", condition.target, read_group));
  FC_TRY(members.read_if("plus", 1, plus_levels - 1, condition.plus));
  FC_TRY(members.keep_if("speed-advantage", condition.speed_advantage, read_bool));
  FC_TRY(members.keep_if("target-hurt", condition.target_hurt, read_bool));
  FC_TRY(read_advantage(object, where, condition));
  return condition;
}

/// What is done is one thing at a time: two of cut, hard shot, counterpunch and foul in one clause have no order of play.
Result<Effects> read_effects(const Json& object, const std::string& where) {
  constexpr int most_points = 7;
  constexpr int most_stamina = 3;
  FC_TRY(const JsonMembers members,
         members_of(object, where, {}, {"score", "stm", "own-stm", "cut", "hard", "counter", "foul"}));
  Effects effects;
  FC_TRY(members.read_if("score", 0, most_points, effects.score));
  FC_TRY(members.read_if("stm", 0, most_stamina, effects.stm));
  FC_TRY(members.read_if("own-stm", 0, most_stamina, effects.own_stm));
  FC_TRY(members.read_if("cut", 0, 1, effects.cut));
  FC_TRY(members.read_if("hard", 0, 1, effects.hard));
  FC_TRY(members.read_if("counter", 0, 1, effects.counter));
  FC_TRY(members.read_if("foul", 0, 1, effects.foul));
  const std::array<bool, 4> leads_on{effects.cut, effects.hard, effects.counter, effects.foul};
  if (std::ranges::count(leads_on, true) > 1) {
    return fault(FaultCode::unknown_value, where, "at most one of cut, hard, counter and foul");
  }
  return effects;
}

Result<Entry> read_basic_entry(const Json& list, const std::string& where) {
  FC_TRY(check_list(list, where));
  if (list.empty() || list.size() > most_clauses) {
    return fault(FaultCode::out_of_range, where, fmt::format("must have 1 to {} clauses", most_clauses));
  }
  Entry entry;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string place = element_place(where, index);
    FC_TRY(const JsonMembers members, members_of(list[index], place, {"do"}, {"if"}));
    Clause clause;
    FC_TRY(members.keep_if("if", clause.holds_if, read_condition));
    FC_TRY(clause.effects, members.get("do", read_effects));
    entry.push_back(clause);
  }
  return entry;
}

/// A number of two dice: tens and ones, each 1 to 6.
Result<int> read_d66(const Json& value, const std::string& where) {
  FC_TRY(const int number, read_int(value, where, 11, 66));
  if (number % 10 < 1 || number % 10 > 6) {
    return fault(FaultCode::out_of_range, where, fmt::format("{} is not a red and a green die of 1 to 6", number));
  }
  return number;
}

}  // namespace

Result<void> read_basic_chart(const Json& file, Charts& charts) {
  FC_TRY(check_object(file, "", {"entries"}, {"provenance"}));
  const Json& entries = file["entries"];
  FC_TRY(check_list(entries, "entries"));
  std::bitset<entry_count> seen;
  for (std::size_t index = 0; index < entries.size(); ++index) {
    const std::string where = element_place("entries", index);
    FC_TRY(const JsonMembers members, members_of(entries[index], where, {"column", "roll", "text", "clauses"}));
    FC_TRY(const int column, members.get("column", read_int, 1, static_cast<int>(column_count)));
    FC_TRY(const int number, members.get("roll", read_d66));
    FC_TRY(members.get("text", read_text));
    const std::size_t place = entry_place(column, number / 10, number % 10);
    if (seen.test(place)) {
      return fault(FaultCode::unknown_value, members.place("roll"),
                   fmt::format("column {} number {} is given twice", column, number));
    }
    seen.set(place);
    FC_TRY(charts.basic[place], members.get("clauses", read_basic_entry));
  }
  for (std::size_t place = 0; place < entry_count; ++place) {
    if (!seen.test(place)) {
      const std::size_t number = place % d66_count;
      return fault(FaultCode::missing_key, "entries",
                   fmt::format("column {} number {}{} is missing", place / d66_count + 1, number / 6 + 1, number % 6 + 1));
    }
  }
  charts.quick = quick_chart(charts.basic);
  return {};
}

namespace {

constexpr std::array<std::string_view, shot_count> shot_words{"none", "hard", "STG", "KD"};

/// "none", "STG", "L KD", "R STG-5".
Result<ShotCell> read_cell(const Json& value, const std::string& where) {
  FC_TRY(read_text(value, where));
  const auto refuse = [&] {
    return fault(
        FaultCode::unknown_value, where,
        fmt::format("must be none, hard, STG or KD, with a hand and a rating as \"R KD-6\", not {}", described(value)));
  };
  ShotCell cell;
  std::string_view word = value.get_ref<const std::string&>();
  if (word.size() > 2 && word[1] == ' ') {
    const auto hand = named<Hand>(hand_letters, word.substr(0, 1));
    if (!hand) {
      return refuse();
    }
    cell.has_hand = true;
    cell.hand = *hand;
    word.remove_prefix(2);
    if (const std::size_t dash = word.find('-'); dash != std::string_view::npos) {
      const std::string_view needs = word.substr(dash + 1);
      if (needs.size() != 1 || needs[0] < '1' || needs[0] > '9') {
        return refuse();
      }
      cell.needs = static_cast<std::int8_t>(needs[0] - '0');
      word = word.substr(0, dash);
    }
  }
  const auto shot = named<Shot>(shot_words, word);
  if (!shot || (cell.has_hand && *shot < Shot::stagger)) {
    return refuse();
  }
  cell.shot = *shot;
  return cell;
}

}  // namespace

Result<void> read_hard_shot_cards(const Json& file, Charts& charts) {
  FC_TRY(check_object(file, "", {"cards"}, {"provenance"}));
  const Json& list = file["cards"];
  FC_TRY(check_list(list, "cards"));
  std::bitset<shot_card_count> seen;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("cards", index);
    FC_TRY(const JsonMembers members, members_of(list[index], where, {"difference", "results"}));
    FC_TRY(const int difference, members.get("difference", read_int, lowest_card, highest_card));
    const auto card = static_cast<std::size_t>(difference - lowest_card);
    if (seen.test(card)) {
      return fault(FaultCode::unknown_value, members.place("difference"), fmt::format("{} is given twice", difference));
    }
    seen.set(card);
    FC_TRY(for_each_number(members["results"], members.place("results"), lowest_total, highest_total,
                           [&](std::size_t total, const Json& value, const std::string& place) {
                             return keep(read_cell(value, place), charts.hard_shot[card][total]);
                           }));
  }
  for (std::size_t card = 0; card < shot_card_count; ++card) {
    if (!seen.test(card)) {
      return fault(FaultCode::missing_key, "cards",
                   fmt::format("the card of {} is missing", static_cast<int>(card) + lowest_card));
    }
  }
  return {};
}

}  // namespace fc::the_ring

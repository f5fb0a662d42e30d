#include <fmt/format.h>

#include <array>
#include <bitset>

#include "library/the-ring/charts_json.h"
#include "library/the-ring/outcomes_json.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
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
    FC_TRY(check_object(list[index], where, {"difference", "results"}));
    FC_TRY(const int difference,
           read_int(list[index]["difference"], member_place(where, "difference"), lowest_card, highest_card));
    const auto card = static_cast<std::size_t>(difference - lowest_card);
    if (seen.test(card)) {
      return fault(FaultCode::unknown_value, member_place(where, "difference"),
                   fmt::format("{} is given twice", difference));
    }
    seen.set(card);
    FC_TRY(take_outcomes(list[index]["results"], member_place(where, "results"), lowest_total, highest_total,
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

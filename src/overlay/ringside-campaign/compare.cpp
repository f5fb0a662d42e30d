#include "overlay/ringside-campaign/compare.h"

#include <algorithm>
#include <array>
#include <string>

namespace fc::ringside_campaign {

using namespace overlay;

std::vector<LetterLine> compare(const BoutView& view, Person left, Person right, std::size_t most, Ui& ui) {
  const State& now = view.now();
  const std::array men{left, right};
  std::vector<LetterLine> lines;
  const auto add = [&](std::string_view label, const std::array<int, 2>& values, const std::array<std::string, 2>& sides,
                       int sign) {
    const int difference = sign * (values[0] - values[1]);
    lines.push_back({.label = panel_text(ui, label),
                     .sides = sides,
                     .better = difference > 0   ? 0
                               : difference < 0 ? 1
                                                : -1});
  };
  const auto figures = [&](std::string_view label, auto value, int sign = 1) {
    const std::array values{static_cast<int>(value(men[0])), static_cast<int>(value(men[1]))};
    add(label, values, {std::to_string(values[0]), std::to_string(values[1])}, sign);
  };
  figures("strength", [&](Person person) { return strength(now.man(person).boxer); });
  {
    const std::array values{now.man(left).pop(), now.man(right).pop()};
    add("pop", values, {points_text(values[0]), points_text(values[1])}, 1);
  }
  if (now.ladder.champion != nobody || !now.ladder.contenders.empty()) {
    const std::array ranks{rank_of(now.ladder, left), rank_of(now.ladder, right)};
    add("rank", ranks, {rank_text(ranks[0], ui.words()), rank_text(ranks[1], ui.words())}, -1);
  }
  lines.push_back({.label = panel_text(ui, "record"), .sides = {record_text(now.man(left)), record_text(now.man(right))}});
  figures(
      "carried", [&](Person person) { return carried_damage(*view.setup, now, person); }, -1);
  figures("agility", [&](Person person) { return now.man(person).boxer.agility; });
  figures("punches", [&](Person person) { return punches_of(now.man(person).boxer); });
  figures("endurance", [&](Person person) { return now.man(person).boxer.endurance; });
  figures("counterpunch", [&](Person person) { return now.man(person).boxer.counterpunch; });
  lines.resize(std::min(lines.size(), most));
  return lines;
}

}  // namespace fc::ringside_campaign

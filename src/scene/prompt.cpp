#include "scene/prompt.h"

#include <algorithm>
#include <cmath>

#include "core/result.h"

namespace fc::scene {
namespace {

struct Way {
  int columns = 0;
  int rows = 0;
};

constexpr Way way_of(Direction direction) {
  switch (direction) {
    case Direction::left: return {-1, 0};
    case Direction::right: return {1, 0};
    case Direction::up: return {0, -1};
    case Direction::down: return {0, 1};
  }
  return {};
}

/// How far a square is from another towards `way`, with a detour counting double; nothing if it does not lie that way.
std::optional<int> cost(Cell from, Cell to, Way way) {
  const int columns = to.column - from.column;
  const int rows = to.row - from.row;
  const int ahead = columns * way.columns + rows * way.rows;
  const int aside = std::abs(columns * way.rows) + std::abs(rows * way.columns);
  return ahead > 0 ? std::optional{ahead + 2 * aside} : std::nullopt;
}

std::size_t step_on_ring(const Prompt& prompt, std::size_t focused, Way way) {
  std::size_t best = focused;
  std::optional<int> best_cost;
  for (std::size_t index = 0; index < prompt.options.size(); ++index) {
    const std::optional<int> found = cost(*prompt.options[focused].cell, *prompt.options[index].cell, way);
    if (found && (!best_cost || *found < *best_cost)) {
      best = index;
      best_cost = found;
    }
  }
  return best;
}

}  // namespace

std::optional<std::size_t> Prompt::option_at_place(std::size_t place) const {
  if (!places.empty()) {
    return place < places.size() ? places[place].option : std::nullopt;
  }
  return place < options.size() ? std::optional(place) : std::nullopt;
}

std::optional<std::size_t> Prompt::option_of(std::span<const std::uint8_t> taken) const {
  const auto found = std::ranges::find_if(
      options, [taken](const Option& option) { return !option.pieces.empty() && std::ranges::equal(option.pieces, taken); });
  return found == options.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - options.begin()));
}

bool Prompt::on_ring() const {
  return !options.empty() && std::ranges::all_of(options, [](const Option& option) { return option.cell.has_value(); });
}

std::size_t step(const Prompt& prompt, std::size_t focused, Direction direction) {
  const std::size_t count = prompt.options.size();
  FC_CHECK(focused < count);
  if (prompt.on_ring()) {
    return step_on_ring(prompt, focused, way_of(direction));
  }
  const bool back = direction == Direction::left || direction == Direction::up;
  return (focused + (back ? count - 1 : 1)) % count;
}

std::optional<std::size_t> option_at(const Prompt& prompt, Cell cell) {
  for (std::size_t index = 0; index < prompt.options.size(); ++index) {
    if (prompt.options[index].cell == cell) {
      return index;
    }
  }
  return std::nullopt;
}

std::vector<Glow> glows(const Prompt& prompt, std::size_t focused) {
  std::vector<Glow> shining;
  if (focused < prompt.options.size()) {
    shining = prompt.options[focused].hints;
  }
  for (std::size_t index = 0; index < prompt.options.size(); ++index) {
    if (const std::optional<Cell>& cell = prompt.options[index].cell) {
      shining.push_back({.column = cell->column,
                         .row = cell->row,
                         .kind = index == focused ? GlowKind::focused : GlowKind::legal,
                         .strength = 1});
    }
  }
  return shining;
}

}  // namespace fc::scene

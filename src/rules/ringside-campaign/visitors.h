// Cameras come to an arena for a week, and visitors to the town. Source: rules/ringside-campaign/rules.md, 5.1.
#pragma once

#include <array>
#include <optional>

#include "rules/ringside-campaign/events.h"

namespace fc::ringside_campaign::visits {

/// By the die's roll, from 1: where the cameras are.
inline constexpr std::array<std::optional<Arena>, 6> camera_arenas{std::nullopt,  std::nullopt, Arena::low,
                                                                   Arena::middle, Arena::high,  Arena::best};
/// By the die's roll, from 1: where he boxes.
inline constexpr std::array visitor_arenas{Arena::low, Arena::low, Arena::middle, Arena::middle, Arena::high, Arena::best};
/// By Arena, from `low`: half points, and what is added to his Agility.
inline constexpr std::array visitor_pops{16, 24, 32, 40};
inline constexpr std::array visitor_agility{0, 3, 6, 9};

constexpr std::optional<Arena> cameras_at(int value) { return camera_arenas[static_cast<std::size_t>(value - 1)]; }
constexpr Arena arena_of(int value) { return visitor_arenas[static_cast<std::size_t>(value - 1)]; }

constexpr std::size_t class_of(Arena arena) {
  return static_cast<std::size_t>(arena) - static_cast<std::size_t>(Arena::low);
}

/// Half points of who boxes there.
constexpr int pop_at(Arena arena) { return visitor_pops[class_of(arena)]; }

template <class Sink>
constexpr void place_cameras(State& state, int value, Sink& tell) {
  state.television = cameras_at(value);
  state.phase = Phase::visitors;
  tell(CamerasPlaced{state.television});
}

/// Asks for the next visitor's die. Returns false when all are here.
constexpr bool go_on(const Setup& setup, State& state) {
  if (state.visitors.size() == static_cast<std::size_t>(setup.options.visitors)) {
    return false;
  }
  state.asked = ask_die(Purpose::visitor, d6, no_seat);
  return true;
}

/// He is made and has his name.
template <class Sink>
constexpr void arrive(State& state, const Visitor& visitor, Sink& tell) {
  Man& man = state.man(visitor.man);
  man.owner = visiting;
  man.boxer.agility = static_cast<std::int16_t>(man.boxer.agility + visitor_agility[class_of(visitor.arena)]);
  man.fight_pop = static_cast<std::int16_t>(pop_at(visitor.arena));
  state.visitors.push_back(visitor);
  tell(VisitorCame{visitor});
}

constexpr void leave(State& state) {
  for (const Visitor& visitor : state.visitors) {
    state.man(visitor.man) = {};
  }
  state.visitors.clear();
}

/// The visitor of this number; nullptr: he is none.
constexpr const Visitor* visitor_of(const State& state, Person person) {
  for (const Visitor& visitor : state.visitors) {
    if (visitor.man == person) {
      return &visitor;
    }
  }
  return nullptr;
}

}  // namespace fc::ringside_campaign::visits

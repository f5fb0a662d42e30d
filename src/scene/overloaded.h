// One function for each alternative of a variant, for std::visit.
#pragma once

#include <variant>

namespace fc::scene {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// Whether an event is one of these kinds.
template <class... Kinds, class Event>
constexpr bool is_one_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

}  // namespace fc::scene

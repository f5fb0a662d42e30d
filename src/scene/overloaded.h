// Helpers for std::visit: a visitor made of lambdas, and a test for several alternatives.
#pragma once

#include <variant>

namespace fc::scene {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// Whether a variant holds one of these alternatives.
template <class... Kinds, class Event>
constexpr bool is_one_of(const Event& event) {
  return (std::holds_alternative<Kinds>(event) || ...);
}

}  // namespace fc::scene

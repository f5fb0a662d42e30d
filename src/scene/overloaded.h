// One function for each alternative of a variant, for std::visit.
#pragma once

namespace fc::scene {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace fc::scene

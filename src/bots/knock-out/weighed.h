// Choices with what they are worth, and choosing among those that are as good as the best.
#pragma once

#include <algorithm>

#include "core/fixed_vector.h"
#include "core/random.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// A choice and the lead on the mean of the others that it is expected to leave, in thousands.
struct Weighed {
  Choice choice;
  double lead = 0;
};
using WeighedChoices = FixedVector<Weighed, 56>;

/// One of the choices whose lead is within `margin` of the best, each equally likely: who always took the first of them
/// would always challenge the same seat. weighed: not empty.
inline Choice one_of_the_best(WeighedChoices weighed, double margin, Random& random) {
  const double best = std::ranges::max_element(weighed, {}, &Weighed::lead)->lead;
  const auto* const end =
      std::partition(weighed.begin(), weighed.end(), [=](const Weighed& one) { return one.lead >= best - margin; });
  return weighed[random.below(static_cast<std::uint32_t>(end - weighed.begin()))].choice;
}

}  // namespace fc::knock_out

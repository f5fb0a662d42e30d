// What all of Ringside's bots share: the brief as this game knows it, and finding an answer in it.
#pragma once

#include <cstddef>

#include "core/check.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

using SeatBrief = BriefOf<Rules>;

/// A controller that answers briefs of Ringside and nothing else.
class SeatController : public Controller {
 public:
  std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) final {
    const auto* seat_brief = dynamic_cast<const SeatBrief*>(&brief);
    FC_CHECK(seat_brief != nullptr);
    return decide_seat(*seat_brief, seed, stop);
  }

 private:
  virtual std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) = 0;
};

inline Decision decision_of(const SeatBrief& brief) {
  return static_cast<Decision>(brief.need().topic);
}

inline bool is_legal(const SeatBrief& brief, Choice choice) {
  for (const Choice legal : brief.legal()) {
    if (legal == choice) {
      return true;
    }
  }
  return false;
}

/// Place of a legal choice among the answers.
inline std::size_t answer_index(const SeatBrief& brief, Choice choice) {
  std::size_t index = 0;
  while (index < brief.legal_count() && brief.legal()[index] != choice) {
    ++index;
  }
  FC_CHECK(index < brief.legal_count());
  return index;
}

/// Any answer, each equally likely.
inline std::size_t any_answer(const SeatBrief& brief, Random& random) {
  return random.below(static_cast<std::uint32_t>(brief.legal_count()));
}

}  // namespace fc::ringside

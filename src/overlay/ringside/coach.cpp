#include "overlay/ringside/coach.h"

namespace fc::ringside {
namespace {

using Moments = std::vector<std::string_view>;

constexpr float to_see_first = 0.4F;        ///< seconds in which something new is only looked at
constexpr int last_free_hit = 5;            ///< of a round: every one after it costs a point
constexpr int late = turns_in_a_round - 4;  ///< turn from which the end of the round is in sight

Moments of_question(const BoutReadout& now, Corner learner, Decision asked) {
  switch (asked) {
    case Decision::punch: return now.attacker == learner ? Moments{"welcome", "punch"} : Moments{"counter_punch"};
    case Decision::guess: return {"guess"};
    case Decision::move: return {"step"};
    case Decision::follow: return {"follow"};
    case Decision::tactic:
    case Decision::rush:
    case Decision::counterpunch:
    case Decision::clinch: break;
  }
  return {};
}

/// Both picks, and then what the punch did, once they can be read.
Moments of_punch(const Readout& readout, Corner learner) {
  const ShownPicks& picks = *readout.picks;
  if (picks.smothered || picks.age < to_see_first) {
    return {};
  }
  Moments moments{picks.thrower == learner ? "reveal" : "hurt"};
  if (!picks.landed) {
    return moments;
  }
  moments.push_back("endurance");
  if (readout.now.boxer(picks.thrower).hits > last_free_hit) {
    moments.push_back("tired");
  }
  return moments;
}

Moments of_roll(const Readout& readout, Corner learner) {
  const ShownRoll& roll = *readout.roll;
  const bool succeeds = roll.call.succeeds(roll.value);
  const bool own = static_cast<Corner>(roll.call.seat) == learner;
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::hit: return {succeeds ? (own ? "lands" : "caught") : (own ? "miss" : "missed")};
    case Purpose::counter: return {succeeds ? "counters" : "no_counter"};
    case Purpose::knockdown: return {"knockdown"};
    case Purpose::counter_hit:
    case Purpose::opening:
    case Purpose::count: break;
  }
  return {};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, Corner learner, std::optional<Decision> asked) {
  const BoutReadout& now = readout.now;
  if (now.finished) {
    return {"tactics", "end"};
  }
  if (readout.bell) {
    return {"bell"};
  }
  if (asked) {
    return of_question(now, learner, *asked);
  }
  if (readout.counting) {
    return {"down"};
  }
  if (now.boxer(Corner::red).trapped || now.boxer(Corner::blue).trapped) {
    return {"ropes"};
  }
  if (readout.knockdown_chance > 0 && readout.roll && !readout.roll->settled) {
    return {};
  }
  const bool rolled = readout.roll && readout.roll->settled;
  if (rolled && static_cast<Purpose>(readout.roll->call.purpose) != Purpose::hit) {
    return of_roll(readout, learner);
  }
  if (readout.picks) {
    return of_punch(readout, learner);
  }
  Moments moments = rolled ? of_roll(readout, learner) : Moments{};
  if (rolled && now.turn >= late) {
    moments.push_back("late");
  }
  return moments;
}

}  // namespace fc::ringside

#include "scene/ringside/pace.h"

#include <algorithm>

#include "scene/overloaded.h"

namespace fc::ringside {
namespace {

constexpr float tumbling = 0.5F;
constexpr float reading = 0.22F;  // a roll that rests, before its consequences

bool is_count(const Rolled& roll) { return roll.call.purpose == static_cast<std::uint8_t>(Purpose::count); }

float seconds_of_roll(const Rolled& roll) {
  return reading + (is_count(roll) ? counting.until_over(final_count(roll)) : tumbling);
}

}  // namespace

int final_count(const Rolled& roll) { return std::min(scene::counted_out, roll.value + roll.call.bonus); }

float seconds_to_settle(const Rolled& roll) { return is_count(roll) ? counting.until_read(final_count(roll)) : tumbling; }

int counted_at(const Rolled& roll, double age) { return counting.counted_at(age, final_count(roll)); }

float seconds_until_called(int number) { return counting.until_called(number); }

float seconds_since_called(const Rolled& roll, double age) {
  const int called = counted_at(roll, age);
  return called == 0 ? 0 : static_cast<float>(age) - seconds_until_called(called);
}

float seconds_of(const Event& event) {
  return std::visit(
      scene::Overloaded{
          [](const RoundBegan&) { return 0.9F; },
          [](const Rolled& roll) { return seconds_of_roll(roll); },
          [](const OpeningDecided& opening) { return opening.tied ? 0.5F : 0.35F; },
          [](const TurnBegan&) { return 0.1F; },
          [](const TacticChosen& choice) { return choice.tactic == Tactic::none ? 0.05F : 0.4F; },
          [](const RushDecided& choice) { return choice.rushes ? 0.4F : 0.05F; },
          [](const PickSealed&) { return 0.1F; },
          [](const SwingMissed&) { return 0.36F; },
          [](const PicksRevealed&) { return 0.8F; },
          [](const HookSmothered&) { return 0.6F; },
          [](const PunchLanded& punch) { return 0.4F + 0.02F * static_cast<float>(punch.damage); },
          [](const PunchingFatigue&) { return 0.3F; },
          [](const KnockedDown&) { return 1.0F; },
          [](const Counted& count) { return count.knockout ? 1.4F : 0.8F; },
          [](const CounterpunchAsked& choice) { return choice.counters ? 0.05F : 0.25F; },
          [](const RolesChanged&) { return 0.2F; },
          [](const ClinchHeld&) { return 0.35F; },
          [](const ClinchEnded&) { return 0.15F; },
          [](const Moved&) { return 0.28F; },
          [](const StoodStill&) { return 0.05F; },
          [](const Trapped&) { return 0.6F; },
          [](const RoundEnded&) { return 1.6F; },
          [](const Rested& rest) { return rest.corner == Corner::red ? 0.05F : 0.8F; },
          [](const BoutEnded& end) {
            return end.method == Method::ko ? 1.6F : end.method == Method::tko ? 3.8F : verdict_read_after + 1.9F;
          },
      },
      event);
}

float known_after(const BoutEnded& end) {
  return end.method == Method::decision || end.method == Method::draw ? verdict_read_after : 0;
}

float gliding_seconds(const Event& event) {
  // To the stools and from them, and back from a neutral corner.
  if (std::holds_alternative<RoundEnded>(event) || std::holds_alternative<RoundBegan>(event) ||
      std::holds_alternative<Counted>(event) || std::holds_alternative<BoutEnded>(event)) {
    return 0.8F;
  }
  return 0.28F;
}

}  // namespace fc::ringside

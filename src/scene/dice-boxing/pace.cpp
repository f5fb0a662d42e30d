#include "scene/dice-boxing/choreography.h"

#include <array>
#include <variant>

#include "scene/corners/two_men.h"
#include "scene/dice-boxing/readout.h"
#include "scene/overloaded.h"

namespace fc::dice_boxing {
namespace {

/// Of a roll: tumbling, and then resting on the bar before its consequences.
struct RollPace {
  float tumbles;
  float rests;
};

RollPace pace_of(const Rolled& roll) {
  const int value = roll.value;
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::control: {
      return value <= last_special ? RollPace{0.2F, 0.25F} : RollPace{0.14F, 0.1F};
    }
    case Purpose::punch: return {0.16F, roll.call.succeeds(value) ? 0.1F : 0.06F};
    case Purpose::result: return value >= roll.call.target ? RollPace{0.3F, 0.6F} : RollPace{0.18F, 0.14F};
    case Purpose::knockdown: return {0, 0.55F};
    case Purpose::special: return {0.3F, 0.25F};
    case Purpose::ring: return {0.25F, 0.2F};
    case Purpose::foul:
    case Purpose::cut: return {0.45F, 0.45F};
    case Purpose::unique: return {0.5F, 0.4F};
    case Purpose::doctor: return {1.1F, 0.7F};
    case Purpose::judge: return {0.5F, 0.15F};
  }
  return {0.3F, 0.2F};
}

float seconds_of_roll(const Rolled& roll, int count) {
  // Dice that fall together are told by the last of them.
  if (roll.call.more_dice > 0) {
    return 0;
  }
  return (count > 0 ? counting.until_over(count) : seconds_to_settle(roll, 0)) + pace_of(roll).rests;
}

float seconds_of_foul(Foul foul) { return foul == Foul::caution ? 0.6F : 1.0F; }

}  // namespace

int counts_to(const Setup& setup, const Event& event) {
  const Rolled* roll = std::get_if<Rolled>(&event);
  if (roll == nullptr || roll->call.purpose != static_cast<std::uint8_t>(Purpose::knockdown)) {
    return 0;
  }
  // Counted out, waved off, and up again the later the harder he was hit: ko, A, B, C, D, E.
  constexpr std::array<int, letter_count> last{10, 5, 9, 8, 6, 3};
  const Letter letter = setup.charts.knockdown_row(chin_of(roll->call))[static_cast<std::size_t>(roll->value)];
  return last[place_of(letter)];
}

float seconds_to_settle(const Rolled& roll, int count) {
  return count > 0 ? counting.until_read(count) : pace_of(roll).tumbles;
}

float seconds_of(const Event& event, int count) {
  return std::visit(scene::Overloaded{
                        [](const RoundBegan&) { return 1.0F; },
                        [count](const Rolled& roll) { return seconds_of_roll(roll, count); },
                        [](const PickSealed&) { return 0.1F; },
                        [](const StrategiesRevealed& both) {
                          const bool plain = both.strategies[0] == Strategy::none && both.strategies[1] == Strategy::none;
                          return plain ? 0.7F : 1.6F;
                        },
                        [](const ControlTaken&) { return 0.02F; },
                        [](const ControlLost&) { return 0.06F; },
                        [](const SpecialChartsCalled&) { return 0.25F; },
                        [](const SpecialChartChosen&) { return 0.15F; },
                        [](const FreePunchEarned&) { return 0.3F; },
                        [](const PunchMissed&) { return 0.26F; },
                        [](const PunchLanded&) { return 0.05F; },
                        [](const PunchScored& punch) { return 0.2F + 0.09F * static_cast<float>(punch.hit.points); },
                        [](const KnockedDown&) { return 1.1F; },
                        [](const KnockdownRead& read) { return read.saved_by_the_bell ? 1.4F : 0.05F; },
                        [](const GotUp&) { return 0.9F; },
                        [](const RingMoved&) { return 0.45F; },
                        [](const BackToCenter&) { return 0.3F; },
                        [](const FoulCalled& call) { return seconds_of_foul(call.foul); },
                        [](const Warned&) { return 0.6F; },
                        [](const PointDeducted&) { return 1.2F; },
                        [](const CutRead&) { return 0.25F; },
                        [](const CutOpened&) { return 1.1F; },
                        [](const CutReopened&) { return 1.0F; },
                        [](const CutStaysOpen&) { return 0.5F; },
                        [](const DoctorLooked& looked) { return looked.stops ? 0.5F : 0.9F; },
                        [](const UniqueHappened&) { return 1.5F; },
                        [](const StaminaChanged&) { return 0.5F; },
                        [](const RoundControlChanged&) { return 0.4F; },
                        [](const LastingChanged&) { return 0.5F; },
                        [](const ControlPassed&) { return 0.2F; },
                        [](const TowelConsidered& towel) { return towel.stops ? 1.2F : 0.7F; },
                        [](const EarlyBell&) { return 0.8F; },
                        [](const RoundEnded&) { return 0.6F; },
                        [](const JudgeDecided& judge) { return judge.judge == static_cast<int>(judge_count) ? 0.2F : 0.1F; },
                        [](const RoundScored&) { return 0.5F; },
                        [](const Rested& rest) { return rest.corner == Corner::red ? 0.1F : 1.2F; },
                        [](const CutsClosed&) { return 0.3F; },
                        [](const BoutEnded& end) { return end.end.on_cards ? scene::seconds_until_verdict + 1.6F : 3.1F; },
                    },
                    event);
}

float gliding_seconds(const Event& event) {
  // To the stools and from them, and to a neutral corner and back.
  const bool far = std::holds_alternative<RoundEnded>(event) || std::holds_alternative<RoundBegan>(event) ||
                   std::holds_alternative<KnockedDown>(event) || std::holds_alternative<GotUp>(event) ||
                   std::holds_alternative<BoutEnded>(event);
  return far ? 0.8F : 0.32F;
}

}  // namespace fc::dice_boxing

#include "scene/the-ring/choreography.h"

#include <variant>

#include "scene/corners/two_men.h"
#include "scene/overloaded.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

constexpr float sliding = 0.6F;  // of a Hard Shot card
constexpr float tumbling_of_a_shot = 0.8F;

/// Of a roll: tumbling, and then resting on the board before its consequences.
struct RollPace {
  float tumbles;
  float rests;
};

constexpr RollPace pace_of(Purpose purpose) {
  switch (purpose) {
    case Purpose::city:
    case Purpose::referee: return {0.7F, 0.3F};
    case Purpose::gloves: return {0.9F, 0.5F};
    case Purpose::training: return {0.9F, 0.4F};
    case Purpose::solitaire_decision: return {0.6F, 0.4F};
    case Purpose::solitaire: return {0.4F, 0.25F};
    case Purpose::first_mover: return {0.3F, 0.15F};
    case Purpose::tie_up: return {0.5F, 0.3F};
    case Purpose::basic_column:
    case Purpose::basic_red:
    case Purpose::basic_green: return {0.42F, 0.18F};
    case Purpose::counter: return {0.6F, 0.35F};
    case Purpose::hard_shot: return {tumbling_of_a_shot, shot_lands_after - sliding - tumbling_of_a_shot};
    case Purpose::pure_twelve: return {0.9F, 0.5F};
    case Purpose::knockout: return {0, 0.55F};
    case Purpose::finisher: return {0.5F, 0.3F};
    case Purpose::possible_cut: return {0.5F, 0.35F};
    case Purpose::cut_chart: return {0.5F, 0.4F};
    case Purpose::cut_stoppage: return {1.0F, 0.7F};
    case Purpose::foul:
    case Purpose::retaliation: return {0.6F, 0.5F};
    case Purpose::judge: return {0.5F, 0.1F};
    case Purpose::corner: return {0.4F, 0.25F};
    case Purpose::time: return {0.5F, 0.5F};
  }
  return {0.4F, 0.2F};
}

float seconds_of_roll(const Rolled& roll, int count) {
  // Dice that fall together are told by the last of them.
  if (roll.call.more_dice > 0) {
    return 0;
  }
  return (count > 0 ? counting.until_over(count) : seconds_to_settle(roll, 0)) +
         pace_of(static_cast<Purpose>(roll.call.purpose)).rests;
}

float seconds_of_entry(const EntryRead& entry) {
  constexpr float looking = 0.42F;
  if (entry.clause == no_clause) {
    return looking;
  }
  float blows = 0;
  for (const Told told : told_of(entry.column, entry.number, static_cast<std::size_t>(entry.clause))) {
    blows += between_blows + seconds_before(told);
  }
  const bool leads_on = entry.effects.hard || entry.effects.counter || entry.effects.foul;
  return looking + blows + (leads_on ? 0.2F : 0);
}

float seconds_of_shot(Shot shot) {
  constexpr std::array seconds{0.6F, 0.8F, 0.15F, 0.12F};
  return seconds[place_of(shot)];
}

}  // namespace

int counts_to(const CountCell& cell) {
  constexpr int waved_off_at = 9;
  switch (cell.count) {
    case Count::ko: return scene::counted_out;
    case Count::tko: return waved_off_at;
    case Count::up: break;
  }
  return cell.number;
}

float seconds_to_settle(const Rolled& roll, int count) {
  return count > 0 ? counting.until_read(count) : pace_of(static_cast<Purpose>(roll.call.purpose)).tumbles;
}

float seconds_of(const Setup& setup, const Event& event, int count) {
  const bool title = setup.is_title_bout();
  return std::visit(scene::Overloaded{
                        [count](const Rolled& roll) { return seconds_of_roll(roll, count); },
                        [](const CityNamed&) { return 0.8F; },
                        [title](const CitySet& city) { return title || city.by_champion ? 0.9F : 0.1F; },
                        [](const GlovesSought&) { return 0.4F; },
                        [title](const GlovesSet& gloves) { return gloves.refused ? 1.2F
                                                                  : title        ? 0.8F
                                                                                 : 0.05F; },
                        [](const RefereeNamed& named) { return named.again ? 0.6F : 0.8F; },
                        [title](const RefereeSet&) { return title ? anthem_seconds : 0.1F; },
                        [](const TrainingRead&) { return 1.8F; },
                        [](const CountersPlaced&) { return 0.2F; },
                        [](const SolitaireDecided&) { return 0.6F; },
                        [](const RoundBegan&) { return 1.0F; },
                        [](const SegmentBegan& segment) {
                          return segment.after_hurt ? 0.6F : segment.segment == 1 ? 0.1F : 0.25F;
                        },
                        [](const PickSealed&) { return 0.1F; },
                        [](const SolitaireRead&) { return 0.5F; },
                        [](const StrategiesRevealed&) { return 1.0F; },
                        [](const AggressorNamed&) { return 0.15F; },
                        [](const BothTiedUp&) { return 1.1F; },
                        [](const TieUpRead&) { return 0.9F; },
                        [](const FirstMoverSet&) { return 0.1F; },
                        [](const TurnBegan& turn) { return turn.second_roll ? 0.3F : 0.12F; },
                        [](const EntryRead& entry) { return seconds_of_entry(entry); },
                        [](const Scored& scored) { return scored.cause == Cause::entry ? 0.12F : 0.2F; },
                        [](const StaminaLost&) { return 0.12F; },
                        [](const Tired&) { return 1.2F; },
                        [](const DefenceChanged&) { return 0.4F; },
                        [](const CounterRead& counter) { return counter.end == CounterEnd::lands ? 0.7F : 0.45F; },
                        [](const HardShotBegan&) { return sliding; },
                        [](const HardShotRead& shot) { return seconds_of_shot(shot.shot); },
                        [](const PureTwelveQuestioned&) { return 0.9F; },
                        [](const Staggered&) { return 1.1F; },
                        [](const KnockedDown&) { return 1.2F; },
                        [](const CountRead& read) { return read.cell.count == Count::tko ? 0.4F : 0.05F; },
                        [](const GotUp&) { return 1.0F; },
                        [](const FinisherBegan&) { return 0.6F; },
                        [](const FinisherRead& read) {
                          return read.cell.kind == FinisherKind::points ? 0.5F : finisher_lands_after + 0.1F;
                        },
                        [](const FinisherGoesOn&) { return 0.45F; },
                        [](const StoppageRead&) { return 1.4F; },
                        [](const FinisherEnded&) { return 0.3F; },
                        [](const PossibleCutRead&) { return 0.4F; },
                        [](const CutRead&) { return 0.4F; },
                        [](const CutAttackBegan&) { return 0.4F; },
                        [](const CutPicked&) { return 0.2F; },
                        [](const CutDealt&) { return 1.1F; },
                        [](const CutChecked& check) { return check.stops ? 0.5F : 0.8F; },
                        [](const FoulRead&) { return 1.0F; },
                        [](const Warned&) { return 0.8F; },
                        [](const PointDeducted&) { return 1.2F; },
                        [](const RetaliationDecided&) { return 0.6F; },
                        [](const RetaliationRead&) { return 0.8F; },
                        [](const SegmentEnded&) { return 0.1F; },
                        [](const RoundEnded&) { return 1.6F; },
                        [](const JudgeScored& judge) { return judge.judge == static_cast<int>(judge_count) ? 0.4F : 0; },
                        [](const RoundScored&) { return 2.4F; },
                        [](const CornerWorked&) { return 0.5F; },
                        [](const BoutStopped&) { return 1.9F; },
                        [](const BoutEnded& end) {
                          // Who has been counted out lies there already, and only a belt is still to be told.
                          const float belt = end.end.title != Title::none ? 1.5F : 0;
                          return belt + (is_stoppage(end.end.method) ? 0.9F : scene::seconds_until_verdict + 1.9F);
                        },
                    },
                    event);
}

float gliding_seconds(const Event& event) {
  // To the stools and from them, and to a neutral corner and back.
  const bool far = std::holds_alternative<RoundEnded>(event) || std::holds_alternative<RoundBegan>(event) ||
                   std::holds_alternative<KnockedDown>(event) || std::holds_alternative<GotUp>(event) ||
                   std::holds_alternative<BoutStopped>(event) || std::holds_alternative<BoutEnded>(event);
  return far ? 0.8F : 0.45F;
}

}  // namespace fc::the_ring

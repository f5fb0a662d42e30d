#include "scene/dice-boxing-career/pace.h"

namespace fc::dice_boxing_career {
namespace {

/// What brings a person nothing to read takes no time: a purchase is seen at once, a bout's end is.
struct Pace {
  float operator()(const Rolled& /*event*/) const { return 1.1F; }
  float operator()(const QuestionOpened& /*event*/) const { return 0; }
  float operator()(const Upgraded& /*event*/) const { return 0.15F; }
  float operator()(const GymLeft& /*event*/) const { return 0; }
  float operator()(const FoughtOn& /*event*/) const { return 0; }
  float operator()(const ChartRead& /*event*/) const { return 1.3F; }
  float operator()(const OpponentNamed& /*event*/) const { return 0.8F; }
  float operator()(const BoutFought& /*event*/) const { return 1.2F; }
  float operator()(const PointsEarned& /*event*/) const { return 0.9F; }
  float operator()(const RankChanged& /*event*/) const { return 1; }
  float operator()(const BestRankReached& /*event*/) const { return 0.3F; }
  float operator()(const TitleWon& /*event*/) const { return 2.8F; }
  float operator()(const TitleDefended& /*event*/) const { return 1.8F; }
  float operator()(const TitleLost& /*event*/) const { return 1.6F; }
  float operator()(const TitleLockChanged& /*event*/) const { return 0.2F; }
  float operator()(const LostFightRead& /*event*/) const { return 1.4F; }
  float operator()(const RematchOpened& /*event*/) const { return 0.6F; }
  float operator()(const RetirementRead& /*event*/) const { return 1.2F; }
  float operator()(const WearRead& /*event*/) const { return 1.2F; }
  float operator()(const TourneyBegan& /*event*/) const { return 1.2F; }
  float operator()(const TourneyRoundBegan& /*event*/) const { return 0.6F; }
  float operator()(const OtherBoutFought& /*event*/) const { return 0.8F; }
  float operator()(const TourneyEnded& /*event*/) const { return 1.4F; }
  float operator()(const CareerEnded& /*event*/) const { return 1.5F; }
};

}  // namespace

float seconds_of(const Event& event) { return std::visit(Pace(), event); }

}  // namespace fc::dice_boxing_career

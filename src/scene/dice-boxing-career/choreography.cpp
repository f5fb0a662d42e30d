#include "scene/dice-boxing-career/choreography.h"

#include <algorithm>
#include <array>

#include "scene/dice-boxing-career/biography.h"
#include "scene/ornament.h"
#include "scene/particles.h"

namespace fc::dice_boxing_career {
namespace {

constexpr float settle_seconds = 0.6F;
constexpr float move_seconds = 0.9F;
constexpr float party_seconds = 2.8F;
constexpr float ring_middle = 3;  // squares

/// Changes what stays: `pose.now` is already the state after the event.
struct Staying {
  Pose& pose;
  const Cue& cue;

  void operator()(const Rolled& roll) const {
    pose.roll = roll;
    pose.roll_index = cue.index;
    pose.rolled = cue.start;
    const auto purpose = static_cast<Purpose>(roll.call.purpose);
    if (purpose == Purpose::schedule) {
      pose.sheet = Sheet::chart;
    } else if (purpose == Purpose::other_bout) {
      pose.sheet = Sheet::tourney;
    } else if (purpose == Purpose::lost_fight && pose.report) {
      pose.report->lost_roll = roll;
    }
  }
  void operator()(const QuestionOpened& /*event*/) const {}
  void operator()(const Upgraded& event) const {
    pose.upgrade = event;
    pose.sheet = Sheet::gym;
  }
  void operator()(const GymLeft& /*event*/) const { pose.upgrade.reset(); }
  void operator()(const FoughtOn& /*event*/) const {
    pose.roll.reset();
    pose.chart.reset();
    pose.coming.reset();
  }
  void operator()(const ChartRead& event) const {
    pose.chart = event;
    pose.sheet = Sheet::chart;
  }
  void operator()(const OpponentNamed& event) const {
    pose.coming = event;
    pose.report.reset();
    pose.upgrade.reset();
    pose.sheet = event.source == Source::tourney ? Sheet::tourney : Sheet::bill;
  }
  void operator()(const BoutFought& event) const {
    pose.report = Report{.bout = event};
    if (event.tourney) {
      pose.bracket[pose.tourney_round + 1].push_back(is_won(event.outcome) ? you : event.man);
    }
    pose.roll.reset();
    pose.chart.reset();
    pose.coming.reset();
    pose.sheet = Sheet::report;
  }
  void operator()(const PointsEarned& event) const { report().points = event; }
  void operator()(const RankChanged& event) const {
    report().rank = report().rank ? RankChanged{.before = report().rank->before, .after = event.after} : event;
    pose.moved = cue.start;
    pose.rank_before = event.before;
  }
  void operator()(const BestRankReached& /*event*/) const { report().best_rank = true; }
  void operator()(const TitleWon& event) const { report().won = event; }
  void operator()(const TitleDefended& event) const { report().defended = event; }
  void operator()(const TitleLost& event) const { report().title_lost = event; }
  void operator()(const TitleLockChanged& event) const { report().lock = event; }
  void operator()(const LostFightRead& event) const { report().lost = event; }
  void operator()(const RematchOpened& /*event*/) const { report().rematch = true; }
  void operator()(const RetirementRead& event) const { report().retirement = event; }
  void operator()(const WearRead& event) const {
    report().wear = event;
    add_to(pose.taken, event);
  }
  void operator()(const TourneyBegan& /*event*/) const {
    pose.sheet = Sheet::tourney;
    pose.bracket = {};
  }
  void operator()(const TourneyRoundBegan& event) const {
    pose.sheet = Sheet::tourney;
    pose.tourney_round = static_cast<std::size_t>(event.round - 1);
    for (const Person man : pose.now.tourney.field) {
      if (pose.bracket[pose.tourney_round].size() < pose.now.tourney.field.size()) {
        pose.bracket[pose.tourney_round].push_back(man);
      }
    }
  }
  void operator()(const OtherBoutFought& event) const {
    pose.sheet = Sheet::tourney;
    pose.bracket[pose.tourney_round + 1].push_back(event.first_won ? event.first : event.second);
  }
  void operator()(const TourneyEnded& /*event*/) const { pose.sheet = Sheet::tourney; }
  void operator()(const CareerEnded& /*event*/) const {
    pose.roll.reset();
    pose.sheet = Sheet::life;
  }

 private:
  /// Of the bout that all this follows.
  [[nodiscard]] Report& report() const {
    FC_CHECK(pose.report.has_value());
    return *pose.report;
  }
};

/// What lies over the ring while it is seen: gold for a title.
struct Show {
  scene::Ornament ornament;

  void operator()(const TitleWon& /*event*/) const { party("dice-boxing-career.call.champion", 0); }
  void operator()(const TitleDefended& event) const { party("dice-boxing-career.call.defended", event.defences); }
  template <class Other>
  void operator()(const Other& /*event*/) const {}

 private:
  void party(std::string_view key, int number) const {
    ornament.call(key, party_seconds, {ring_middle, 1.6F, 1.6F}, scene::big, scene::Ink::gold, number);
    ornament.burst({.kind = scene::ParticleKind::confetti, .count = 120}, ornament.age());
  }
};

bool is_party(const Event& event) {
  return std::holds_alternative<TitleWon>(event) || std::holds_alternative<TitleDefended>(event);
}

}  // namespace

Choreography::Choreography(const Setup& setup) : CuedPlay(setup, {.now = Rules::opening(setup)}) {}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  const std::size_t index = next_event();
  Cue cue{
      .start = next_start(now), .duration = seconds_of(news[at]), .index = index, .event = news[at], .pose = last_pose()};
  cue.pose.now = view;
  std::visit(Staying{cue.pose, cue}, cue.event);
  remember(cue);
  add(cue, std::max(cue.duration, is_party(cue.event) ? party_seconds : move_seconds));
}

void Choreography::remember(const Cue& cue) {
  if (const auto* bout = std::get_if<BoutFought>(&cue.event)) {
    past_.push_back({.start = cue.start, .bout = *bout, .after = bout->own_rank});
  } else if (const auto* points = std::get_if<PointsEarned>(&cue.event)) {
    past_.back().earned = points->earned;
  } else if (const auto* rank = std::get_if<RankChanged>(&cue.event)) {
    past_.back().after = rank->after;
  }
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage;
  stage.markers.push_back({.corner = Corner::red,
                           .at = {ring_middle - (pose.coming ? 0.7F : 0.0F), ring_middle, 0},
                           .crowned = pose.now.is_champion()});
  if (pose.coming) {
    stage.markers.push_back({.corner = Corner::blue, .at = {ring_middle + 0.7F, ring_middle, 0}, .facing = -1});
  }
  if (pose.roll) {
    const scene::ShownDie shown{.die = pose.roll->call.die, .value = pose.roll->value};
    for (const scene::TrayDie& die : scene::laid_out({&shown, 1})) {
      stage.dice.push_back(
          scene::thrown_die({.die = die, .settle = settle_seconds, .seed = pose.roll_index}, clock - pose.rolled, motion));
    }
  }
  for (const Cue& cue : timeline().recent(clock, static_cast<double>(party_seconds))) {
    const auto age = static_cast<float>(clock - cue.start);
    std::visit(Show{scene::Ornament(stage, age, cue.index, motion)}, cue.event);
  }
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  const auto over = std::ranges::find_if(past_, [clock](const PastBout& bout) { return bout.start > clock; });
  const auto recent = timeline().recent(clock, static_cast<double>(party_seconds));
  return {
      .now = pose.now,
      .sheet = pose.sheet,
      .roll = pose.roll,
      .settled = clock - pose.rolled >= static_cast<double>(settle_seconds),
      .chart = pose.chart,
      .coming = pose.coming,
      .report = pose.report,
      .upgrade = pose.upgrade,
      .bracket = pose.bracket,
      .rank_before = pose.rank_before,
      .taken = pose.taken,
      .moved = scene::eased(scene::Ease::in_out, scene::share_of(clock, pose.moved, static_cast<double>(move_seconds))),
      .since_bout = over == past_.begin() ? 10 : clock - std::prev(over)->start,
      .celebrates = std::ranges::any_of(
          recent,
          [clock](const Cue& cue) { return is_party(cue.event) && clock < cue.start + static_cast<double>(cue.duration); }),
      .past = {past_.data(), static_cast<std::size_t>(over - past_.begin())}};
}

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

#include "scene/dice-boxing-career/choreography.h"

#include <algorithm>

#include "scene/dice-boxing-career/biography.h"
#include "scene/ornament.h"

namespace fc::dice_boxing_career {
namespace {

constexpr float settle_seconds = 0.6F;
constexpr float move_seconds = 0.9F;
constexpr float party_seconds = 2.8F;

using scene::EventRow;

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
    pose.ranked = cue.start;
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

/// The ring is seen for a title.
bool is_party(const Cue& cue) { return !cue.row.call.key.empty(); }

struct Rows {
  EventRow operator()(const Rolled&) const { return {.seconds = 1.1F, .sounds = {Sound::dice, 0.7F}}; }
  EventRow operator()(const QuestionOpened&) const { return {.seconds = 0}; }
  EventRow operator()(const Upgraded&) const { return {.seconds = 0.15F, .sounds = {Sound::stamp, 0.5F}}; }
  EventRow operator()(const GymLeft&) const { return {.seconds = 0}; }
  EventRow operator()(const FoughtOn&) const { return {.seconds = 0}; }
  EventRow operator()(const ChartRead&) const { return {.seconds = 1.3F}; }
  EventRow operator()(const OpponentNamed& event) const {
    return {.seconds = 0.8F, .sounds = {Sound::card, event.title ? 1 : 0.6F}};
  }
  EventRow operator()(const BoutFought& event) const {
    return {.seconds = 1.2F,
            .sounds = scene::Sounds(Sound::bell, 0.8F)
                          .play(Sound::gasp, is_lost(event.outcome) ? 0.7F : 0, 0.3F)
                          .play(Sound::cheer, is_won(event.outcome) ? 0.6F : 0, 0.3F),
            .drama = true};
  }
  EventRow operator()(const PointsEarned&) const { return {.seconds = 0.9F}; }
  EventRow operator()(const RankChanged& event) const {
    return {.seconds = 1, .sounds = {event.after < event.before ? Sound::shuffle : Sound::thud, 0.6F}};
  }
  EventRow operator()(const BestRankReached&) const { return {.seconds = 0.3F}; }
  EventRow operator()(const TitleWon&) const {
    return {.seconds = 2.8F,
            .sounds = {Sound::cheer, 1},
            .call = {"dice-boxing-career.call.champion", scene::Ink::gold, party_seconds, scene::big},
            .drama = true};
  }
  EventRow operator()(const TitleDefended& event) const {
    return {.seconds = 1.8F,
            .sounds = {Sound::cheer, 0.9F},
            .call = {"dice-boxing-career.call.defended", scene::Ink::gold, party_seconds, scene::big, event.defences},
            .drama = true};
  }
  EventRow operator()(const TitleLost&) const { return {.seconds = 1.6F, .sounds = {Sound::gasp, 1}, .drama = true}; }
  EventRow operator()(const TitleLockChanged&) const { return {.seconds = 0.2F}; }
  EventRow operator()(const LostFightRead&) const { return {.seconds = 1.4F}; }
  EventRow operator()(const RematchOpened&) const { return {.seconds = 0.6F}; }
  EventRow operator()(const RetirementRead&) const { return {.seconds = 1.2F, .drama = true}; }
  EventRow operator()(const WearRead& event) const {
    return {.seconds = 1.2F, .sounds = {Sound::thud, event.before != event.after ? 0.7F : 0}};
  }
  EventRow operator()(const TourneyBegan&) const { return {.seconds = 1.2F}; }
  EventRow operator()(const TourneyRoundBegan&) const { return {.seconds = 0.6F}; }
  EventRow operator()(const OtherBoutFought&) const { return {.seconds = 0.8F, .sounds = {Sound::bell, 0.5F}}; }
  EventRow operator()(const TourneyEnded&) const { return {.seconds = 1.4F, .drama = true}; }
  EventRow operator()(const CareerEnded&) const { return {.seconds = 1.5F, .sounds = {Sound::bell, 1}, .drama = true}; }
};

}  // namespace

Choreography::Choreography(const Setup& setup) : CuedPlay(setup, {.now = Rules::opening(setup)}) {}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  Cue cue = next_cue(news[at], row_of(news[at]), now);
  cue.pose.now = view;
  std::visit(Staying{cue.pose, cue}, cue.event);
  remember(cue);
  add(cue, std::max(cue.duration, is_party(cue) ? party_seconds : move_seconds));
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
  stage.board.ring = celebrates(clock);
  constexpr float ring_middle = 3;  // squares
  stage.markers.push_back({.corner = Corner::red,
                           .at = {ring_middle - (pose.coming ? 0.7F : 0.0F), ring_middle, 0},
                           .crowned = pose.now.is_champion()});
  if (pose.coming) {
    stage.markers.push_back({.corner = Corner::blue, .at = {ring_middle + 0.7F, ring_middle, 0}, .facing = -1});
  }
  if (pose.roll) {
    const scene::ShownDie shown{.die = pose.roll->call.die, .value = pose.roll->value};
    scene::throw_dice(stage.dice, {&shown, 1}, {.die = {}, .settle = settle_seconds, .seed = pose.roll_index},
                      clock - pose.rolled, motion);
  }
  for (const Cue& cue : timeline().recent(clock, static_cast<double>(party_seconds))) {
    const scene::Ornament ornament(stage, static_cast<float>(clock - cue.start), cue.index, motion);
    if (is_party(cue)) {
      ornament.call(cue.row.call, {ring_middle, 1.6F, 1.6F});
      ornament.burst({.kind = scene::ParticleKind::confetti, .count = 120}, ornament.age());
    }
  }
  return stage;
}

bool Choreography::celebrates(double clock) const {
  return std::ranges::any_of(timeline().recent(clock, static_cast<double>(party_seconds)), [clock](const Cue& cue) {
    return is_party(cue) && clock < cue.start + static_cast<double>(cue.duration);
  });
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  const auto over = std::ranges::find_if(past_, [clock](const PastBout& bout) { return bout.start > clock; });
  Readout readout{pose};
  readout.settled = clock - pose.rolled >= static_cast<double>(settle_seconds);
  readout.moved = scene::eased(scene::Ease::in_out, scene::share_of(clock, pose.ranked, static_cast<double>(move_seconds)));
  readout.since_bout = over == past_.begin() ? readout.since_bout : clock - std::prev(over)->start;
  readout.celebrates = celebrates(clock);
  readout.past = {past_.data(), static_cast<std::size_t>(over - past_.begin())};
  return readout;
}

EventRow row_of(const Event& event) { return std::visit(Rows(), event); }

}  // namespace fc::dice_boxing_career

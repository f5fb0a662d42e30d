#include "scene/ringside-campaign/choreography.h"

#include <algorithm>

#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/front_office.h"
#include "rules/ringside-campaign/ladder.h"
#include "scene/ornament.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

/// Seconds until nothing of an event moves any more: posters that are stamped, ladders that slide.
constexpr float longest_motion = 1.2F;

Standings standings_of(const State& state) {
  Standings standings{.week = state.week, .ladder = state.ladder, .pops = {}, .cash = {}};
  for (std::size_t person = 0; person < most_people; ++person) {
    standings.pops[person] = static_cast<std::int16_t>(state.men[person].pop());
  }
  for (std::size_t seat = 0; seat < most_managers; ++seat) {
    standings.cash[seat] = state.managers[seat].cash;
  }
  return standings;
}

/// What of the pose is not the campaign's state.
class PoseUpdater {
 public:
  PoseUpdater(const Setup& setup, Pose& pose, const Cue& cue) : setup_(setup), pose_(pose), cue_(cue) {}

  void operator()(const Rolled& roll) {
    pose_.roll = roll;
    pose_.roll_index = cue_.index;
    pose_.rolled = cue_.start;
    pose_.cut.reset();
    const auto purpose = static_cast<Purpose>(roll.call.purpose);
    pose_.roller = purpose == Purpose::cut          ? cuts::next_due(setup_, pose_.now)
                   : purpose == Purpose::experience ? pose_.now.learner
                   : purpose == Purpose::wear       ? wear::next(pose_.now)
                                                    : nobody;
    pose_.was_stopped = purpose == Purpose::wear && pose_.roller == pose_.now.wearing.stopped;
    pose_.review = purpose == Purpose::cut && pose_.now.man(pose_.roller).cut > 0;
    if (purpose == Purpose::experience && !pose_.fought.empty()) {
      latest().die = roll.value;
    }
  }
  void operator()(const Picked& event) { pose_.roller = event.man; }
  void operator()(const CutSet& event) { pose_.cut = event.after; }
  void operator()(const MeetingBegan& /*event*/) { open_week(); }
  void operator()(const WeekBegan& /*event*/) { open_week(); }
  void operator()(const NightBegan& /*event*/) {
    pose_.night = true;
    pose_.began = cue_.start;
    pose_.fought.clear();
    pose_.roll.reset();
  }
  /// The state is still that from before the purses.
  void operator()(const BoutFought& event) {
    Fought fought{.bout = event.bout,
                  .result = event.result,
                  .men = {},
                  .at = cue_.start,
                  .die = {},
                  .learned = {},
                  .terms = terms_of(setup_, pose_.now, event.bout)};
    Ladder after = pose_.now.ladder;
    if (pose_.now.meeting == 0 && manager_of(pose_.now, event.bout.blue) != no_seat) {
      const Person winner = event.result.is_drawn() ? nobody : event.bout.man(event.result.winner);
      ladders::after_bout(after, event.bout.red, event.bout.blue, winner, event.bout.title);
    }
    for (const Corner corner : both_corners) {
      const Person person = event.bout.man(corner);
      const int pop = pose_.now.man(person).pop();
      fought.of(corner) = {.seat = manager_of(pose_.now, person),
                           .pop_before = pop,
                           .pop_after = pop,
                           .rank_before = rank_of(pose_.now.ladder, person),
                           .rank_after = rank_of(after, person)};
    }
    pose_.fought.push_back(fought);
    pose_.roll.reset();  // the winner before him learned by it
  }
  void operator()(const PursePaid& event) {
    if (pose_.fought.empty()) {
      return;
    }
    Earned& earned = latest().of(latest().bout.red == event.man ? Corner::red : Corner::blue);
    earned.purse = event.purse;
    earned.share = event.share;
    earned.pop_after = pose_.now.man(event.man).pop();
  }
  void operator()(const Learned& event) {
    if (!pose_.fought.empty()) {
      latest().die_is_read = true;
      latest().learned = event.ability;
    }
  }
  void operator()(const Worn& event) {
    if (!pose_.fought.empty()) {
      latest().of(latest().bout.red == event.man ? Corner::red : Corner::blue).worn = event.ability;
    }
  }
  void operator()(const WeekEnded& /*event*/) {
    pose_.week_over = true;
    pose_.roll.reset();
    pose_.began = cue_.start;
  }
  /// What was rolled has been read: dice never lie under a question that they have nothing to do with.
  void operator()(const QuestionOpened& /*event*/) { pose_.roll.reset(); }
  /// The state alone tells the rest.
  template <class Other>
  void operator()(const Other& /*event*/) {}

 private:
  [[nodiscard]] Fought& latest() { return pose_.fought[pose_.fought.size() - 1]; }
  void open_week() {
    pose_.before = standings_of(pose_.now);
    pose_.night = false;
    pose_.week_over = false;
    pose_.fought.clear();
    pose_.roll.reset();
  }

  const Setup& setup_;
  Pose& pose_;
  const Cue& cue_;
};

}  // namespace

Pose Choreography::pose_of(const View& view) {
  return {.now = view,
          .before = standings_of(view),
          .fought = {},
          .roll = {},
          .cut = {},
          .night = view.phase == Phase::fight_night};
}

const Chronicle& Choreography::chronicle(double clock) const {
  while (noted_ < coming_.size() && coming_[noted_].at <= clock) {
    chronicle_.note(coming_[noted_++].event);
  }
  if (noted_ == coming_.size()) {
    coming_.clear();
    noted_ = 0;
  }
  return chronicle_;
}

Pose Choreography::recalled_pose(const View& view) const {
  Pose pose = pose_of(view);
  const auto& weeks = chronicle_.cash();
  if (weeks.size() > 1 && weeks.back().week == view.week) {
    pose.before.cash = weeks[weeks.size() - 2].cash;
  }
  for (const PastBout& bout : chronicle_.bouts()) {
    if (!pose.night || bout.week != view.week) {
      continue;
    }
    Fought fought{.bout = bout.bout,
                  .result = bout.result,
                  .men = {},
                  .die = {},
                  .die_is_read = true,
                  .learned = {},
                  .terms = bout.terms};
    for (const Corner corner : both_corners) {
      const std::size_t own = index_of(corner);
      fought.of(corner) = {.purse = bout.purses[own],
                           .share = bout.shares[own],
                           .seat = bout.seats[own],
                           .pop_before = bout.pops[own],
                           .pop_after = bout.pops_after[own],
                           .rank_before = bout.ranks[own],
                           .rank_after = rank_of(view.ladder, bout.bout.man(corner)),
                           .worn = bout.wears[own]};
      fought.learned = bout.gains[own] ? bout.gains[own] : fought.learned;
    }
    pose.fought.push_back(fought);
  }
  return pose;
}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  Cue cue = next_cue(news[at], row_of(news[at]), now);
  cue.pose.now = view;
  coming_.push_back({.at = cue.start, .event = news[at]});
  std::visit(PoseUpdater(setup(), cue.pose, cue), news[at]);
  add(cue, cue.duration > 0 ? std::max(cue.duration, longest_motion) : 0);
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage;
  stage.board.ring = false;
  if (pose.roll) {
    const scene::ShownDie shown{.die = pose.roll->call.die, .value = pose.roll->value};
    constexpr float as_wide_as_its_place = 1.6F;  // the tray is short
    const scene::Throw way{
        .die = {.at = {}, .size = as_wide_as_its_place}, .settle = seconds_to_settle(*pose.roll), .seed = pose.roll_index};
    scene::throw_dice(stage.dice, {&shown, 1}, way, clock - pose.rolled, motion);
  }
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  Readout readout{pose};
  readout.settled = pose.roll && clock - pose.rolled >= static_cast<double>(seconds_to_settle(*pose.roll));
  readout.since = clock - pose.began;
  return readout;
}

}  // namespace fc::ringside_campaign

#include "scene/dice-boxing/choreography.h"

#include <algorithm>

#include "scene/blows/blow.h"
#include "scene/blows/stance.h"
#include "scene/commentary.h"
#include "scene/corners/two_men.h"
#include "scene/ornament.h"

namespace fc::dice_boxing {
namespace {

using scene::Ease;

constexpr float highest_hop = 0.18F;  // squares
constexpr float stamina_seconds = 0.9F;
constexpr float drains_seconds = 0.5F;  // in the minute, before it fills again
constexpr float fills_seconds = 0.45F;
// Every glide is over this long after its event.
constexpr float longest_glide = 1;

scene::Stances stances_of(const Pose& pose) {
  const Moment moment{.down = pose.down, .in_corners = pose.in_corners, .fell = pose.fell};
  return {stance_of(pose.seen, Corner::red, moment), stance_of(pose.seen, Corner::blue, moment)};
}

Pose opening_pose(const Setup& setup) {
  Pose pose;
  pose.seen = Rules::opening(setup);
  place(pose, stances_of(pose));
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    pose.stamina[index] = scene::Track(static_cast<float>(pose.seen.boxer(corner).stamina));
  }
  return pose;
}

/// Sends every track towards what the new state asks for.
void set_gliding(Pose& pose, const Event& event, double start) {
  const bool steps = scene::is<RingMoved>(event) || scene::is<BackToCenter>(event) || scene::is<RoundBegan>(event) ||
                     scene::is<RoundEnded>(event);
  float waits = 0;
  if (scene::is<KnockedDown>(event)) {
    waits = scene::held_seconds(1);
  } else if (pose.stopped) {
    waits = scene::until_they_come;
  }
  take_up(pose, stances_of(pose), steps, start + static_cast<double>(waits), gliding_seconds(event));
  if (const Rested* rested = std::get_if<Rested>(&event)) {
    scene::Track& recovered = pose.recovered[fc::index_of(rested->corner)];
    const int drained = rested->before - rested->taken - rested->missed;
    const auto gained = static_cast<float>(std::max(0, rested->after - std::max(0, drained)));
    glide_on(recovered, recovered.to() + gained, start + static_cast<double>(drains_seconds), fills_seconds, Ease::in_out);
  }
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    const float left = static_cast<float>(pose.seen.boxer(corner).stamina) - pose.recovered[index].to();
    glide_on(pose.stamina[index], left, start, scene::is<Rested>(event) ? drains_seconds : stamina_seconds, Ease::in_out);
  }
}

/// What a roll on the results comes to, which is told in the same breath.
std::optional<Event> coming_blow(std::span<const Event> news) {
  const Rolled* roll = std::get_if<Rolled>(&news.front());
  const bool results = roll != nullptr && roll->call.purpose == static_cast<std::uint8_t>(Purpose::result);
  return results && news.size() > 1 ? std::optional(news[1]) : std::nullopt;
}

/// Of a decision nobody knows the winner before the last card has been read.
bool winner_is_known(const Pose& pose, double clock) {
  return pose.end && (!pose.end->end.on_cards || clock - pose.ended_at >= static_cast<double>(scene::seconds_until_verdict));
}

std::optional<Corner> crowned_at(const Pose& pose, double clock) {
  return winner_is_known(pose, clock) ? winner_of(pose.seen) : std::nullopt;
}

// Dice stay below the men. Die sizes.
constexpr float highest_bounce = 0.5F;
// From the middle of a pair of dice to each of them, a share of the tray's width.
constexpr float half_step = 0.072F;

/// The last roll on the board, and those of its kind before it that fell with it.
std::span<const RollOnBoard> together(const Pose& pose) {
  const std::span<const RollOnBoard> rolls(pose.rolls.begin(), pose.rolls.end());
  std::size_t first = rolls.empty() ? 0 : rolls.size() - 1;
  while (first > 0 && rolls[first - 1].roll.call.more_dice > 0) {
    --first;
  }
  return rolls.subspan(first);
}

/// Dice lie over the face that they show, those of a count beside both men; several rolls lie side by side.
float middle_of(std::span<const RollOnBoard> thrown, std::size_t place) {
  if (thrown.size() > 1) {
    return (static_cast<float>(place) + 0.5F) / static_cast<float>(thrown.size());
  }
  if (thrown[place].count > 0) {
    return thrown[place].aside;
  }
  return std::clamp(place_on_bar(thrown[place].roll.value, 0), 2 * half_step, 1 - 2 * half_step);
}

/// middle: of the pair of dice, a share of the tray's width.
void add_dice(scene::Stage& stage, const RollOnBoard& thrown, float middle, double clock, scene::Motion motion) {
  constexpr float size = 1.75F;
  const RollCall& call = thrown.roll.call;
  const float waits = thrown.count > 0 ? counting.until_thrown(thrown.count) : 0;
  const double age = clock - thrown.start - static_cast<double>(waits);
  if (age < 0) {
    return;
  }
  const bool nobodys = call.seat == no_seat;
  std::uint64_t which = 0;
  for (scene::TrayDie& die : scene::solids_of(call.die, thrown.roll.value)) {
    die.at = {middle + (which == 0 ? -half_step : half_step), 0.5F, 0};
    die.size = size;
    die.ink = nobodys ? scene::Ink::paper : scene::ink_of(static_cast<Corner>(call.seat));
    const scene::Throw way{.die = die,
                           .from_left = call.seat != 1,
                           .settle = thrown.settles - waits,
                           .bounces = 3,
                           .height = highest_bounce,
                           .seed = 2 * thrown.event + which++};
    stage.dice.push_back(scene::thrown_die(way, age, motion));
  }
}

/// What the last of the dice that fell together come to; each judge has a roll of his own.
void read_out(scene::Stage& stage, const RollOnBoard& thrown, float middle, double clock, scene::Motion motion) {
  const RollCall& call = thrown.roll.call;
  if (call.purpose == static_cast<std::uint8_t>(Purpose::judge)) {
    return;
  }
  // Of a punch that has landed the bar says what it is worth: only the last numbers of it are a target, the knock-down.
  RollCall judged = call;
  if (call.purpose == static_cast<std::uint8_t>(Purpose::result) && !call.succeeds(thrown.roll.value)) {
    judged.success = Success::none;
  }
  add_reading(stage,
              {.call = judged,
               .value = thrown.roll.value,
               .text = scene::read_of(call.die, thrown.roll.value),
               .bodes_ill = thrown.count > 0 || call.purpose == static_cast<std::uint8_t>(Purpose::doctor),
               .at = {scene::beside(middle, 2 * half_step), 0.5F, 0},
               .settles = thrown.settles},
              clock - thrown.start, motion);
}

ShownRoll shown(const Setup& setup, const RollOnBoard& thrown, double clock) {
  const auto age = static_cast<float>(clock - thrown.start);
  return {.call = thrown.roll.call,
          .bar = bar_of(setup, thrown.roll.call),
          .value = thrown.roll.value,
          .settled = age >= thrown.settles,
          .age = age,
          .settles = thrown.settles,
          .was = thrown.was,
          .because = thrown.because};
}

ShownMinute shown_minute(const Pose& pose, double clock) {
  ShownMinute minute = *pose.minute;
  minute.age = static_cast<float>(clock - pose.bell);
  minute.scored_age = minute.scored ? static_cast<float>(clock - pose.scored) : 0;
  return minute;
}

ShownEnd shown_end(const Pose& pose, double clock) {
  const auto age = static_cast<float>(clock - pose.ended_at);
  return {.ended = *pose.end,
          .cards_read = scene::cards_read_by(age),
          .verdict = !pose.end->end.on_cards || age >= scene::seconds_until_verdict,
          .age = age};
}

}  // namespace

Choreography::Choreography(const Setup& setup) : BoardPlay(setup, opening_pose(setup)), board_(board_of()) {}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  const Event& event = news[at];
  Cue cue{{.start = next_start(now), .index = next_event(), .event = event, .pose = last_pose()},
          counts_to(setup(), event),
          coming_blow(news.subspan(at))};
  const Place was = action_place(cue.pose.seen);
  cue.pose.seen = view.seen;
  update_pose(cue, was);
  set_gliding(cue.pose, event, cue.start);
  cue.row = row_of(cue);
  cue.duration = cue.row.seconds;
  add_until_rest(cue, longest_glide);
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage = lit_stage(board_, clock);
  stage.glows = owned_place(pose.seen);
  add_men(stage, clock, motion, highest_hop, crowned_at(pose, clock));
  const std::span<const RollOnBoard> thrown = together(pose);
  // The dice of the blow do not lie on the man whom it felled.
  const bool swept = pose.knockdown.lies() && !thrown.empty() && thrown.back().count == 0 && pose.board.at(clock) < 1;
  for (std::size_t place = 0; place < thrown.size() && !swept; ++place) {
    add_dice(stage, thrown[place], middle_of(thrown, place), clock, motion);
  }
  if (thrown.size() == 1 && !swept) {
    read_out(stage, thrown[0], middle_of(thrown, 0), clock, motion);
  }
  add_effects(stage, clock, motion, longest_ornament);
  if (pose.end && pose.end->end.has_winner && !pose.end->end.on_cards && !pose.knockdown.lies()) {
    scene::look_at_both(stage, pose.end->end.winner, static_cast<float>(clock - pose.ended_at) - end_called_seconds);
  }
  show_wear(stage, moving_clock(clock), motion);
  return stage;
}

std::span<const RollOnBoard> Choreography::thrown_together(double clock) const { return together(pose_at(clock)); }

const State& Choreography::seen_at(const RollOnBoard& roll) const { return timeline().all()[roll.event].pose.seen; }

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  Readout readout = readout_of(setup(), {.seen = pose.seen});
  readout.sealed = pose.sealed;
  readout.special = pose.special;
  readout.last_hit = pose.last_hit;
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    readout.stamina_shown[index] = pose.stamina[index].at(clock) + pose.recovered[index].at(clock);
  }
  for (const RollOnBoard& thrown : pose.rolls) {
    readout.rolls.push_back(shown(setup(), thrown, clock));
    if (thrown.count > 0 && (pose.down[0] || pose.down[1])) {
      readout.counting = ShownCount{.corner = pose.down[0] ? Corner::red : Corner::blue,
                                    .count = counting.counted_at(clock - thrown.start, thrown.count)};
    }
  }
  if (pose.strategies) {
    readout.strategies = ShownStrategies{.revealed = *pose.strategies, .age = static_cast<float>(clock - pose.revealed)};
  }
  if (pose.minute) {
    readout.minute = shown_minute(pose, clock);
  }
  if (pose.end) {
    readout.end = shown_end(pose, clock);
  }
  return readout;
}

}  // namespace fc::dice_boxing

#include "scene/ringside/choreography.h"

#include <string>

#include "rules/ringside/rounds.h"
#include "rules/ringside/rules.h"
#include "scene/blows/blow.h"
#include "scene/blows/stance.h"
#include "scene/commentary.h"
#include "scene/ornament.h"

namespace fc::ringside {
namespace {

constexpr float highest_hop = 0.22F;  // squares
constexpr float endurance_seconds = 0.45F;
// Every glide is over this long after its event.
constexpr float longest_glide = 0.9F;

scene::Stances stances_of(const Pose& pose) {
  return {stance_of(pose.seen, Corner::red, pose.down, pose.in_corners),
          stance_of(pose.seen, Corner::blue, pose.down, pose.in_corners)};
}

Pose opening_pose(const Setup& setup) {
  Pose pose;
  pose.seen = Rules::opening(setup);
  place(pose, stances_of(pose));
  for (const Corner corner : both_corners) {
    const int endurance = pose.seen.boxer(corner).endurance;
    pose.endurance[fc::index_of(corner)] = scene::Track(static_cast<float>(endurance));
    pose.round_start[fc::index_of(corner)] = endurance;
  }
  return pose;
}

/// What of the pose is not the bout's state: sealed stamps, open picks, the tray, who lies on the canvas.
class PoseUpdater {
 public:
  PoseUpdater(Pose& pose, const Cue& cue, int rounds) : pose_(pose), index_(cue.index), start_(cue.start), rounds_(rounds) {}

  void operator()(const RoundBegan&) {
    forget_turn();
    take_up_dice();
    pose_.bell.reset();
    pose_.down = {};
    pose_.in_corners = false;
    for (const Corner corner : both_corners) {
      pose_.round_start[fc::index_of(corner)] = pose_.seen.boxer(corner).endurance;
    }
  }
  void operator()(const Rolled& roll) {
    const bool second_opening = roll.call.purpose == static_cast<std::uint8_t>(Purpose::opening) && roll.call.seat == 1;
    if (!second_opening || pose_.tray.size() != 1) {
      take_up_dice();
    }
    pose_.tray.push_back({.roll = roll, .event = index_, .start = start_});
    if (roll.call.purpose == static_cast<std::uint8_t>(Purpose::count)) {
      pose_.knockdown.count(start_, counting, final_count(roll));
    } else if (roll.call.purpose == static_cast<std::uint8_t>(Purpose::knockdown)) {
      pose_.picks.reset();  // what came of the punch is told: now it is about him who may go down
    }
  }
  void operator()(const TurnBegan&) { forget_turn(); }
  void operator()(const PickSealed& pick) { pose_.sealed[fc::index_of(pick.corner)] = true; }
  void operator()(const PicksRevealed& picks) {
    take_up_dice();  // they said that he hits; from here on the figures are about how hard
    pose_.sealed = {};
    pose_.picks = ShownPicks{.thrower = picks.thrower, .thrown = picks.thrown, .expected = picks.expected};
    pose_.revealed = start_;
    pose_.counters = picks.thrower != pose_.seen.attacker;
    for (const Corner corner : both_corners) {
      pose_.feet[fc::index_of(corner)] = pose_.markers[fc::index_of(corner)].bound();
    }
  }
  void operator()(const HookSmothered&) {
    if (pose_.picks) {
      pose_.picks->smothered = true;
    }
  }
  void operator()(const PunchLanded& punch) {
    if (pose_.picks) {
      pose_.picks->landed = true;
      pose_.picks->entry = punch.entry;
      pose_.picks->rating = punch.rating;
      pose_.picks->damage = punch.damage;
    }
  }
  void operator()(const KnockedDown& event) {
    pose_.down[fc::index_of(event.corner)] = true;
    pose_.knockdown = scene::knockdown_of(event.corner, start_);
  }
  void operator()(const Counted& event) {
    if (event.knockout) {
      pose_.knockdown.stay_down(start_);
    } else {
      get_up();
    }
  }
  void operator()(const RoundEnded& event) {
    get_up();
    pose_.in_corners = event.round < rounds_;
    if (pose_.in_corners || rounds_ == 1) {
      pose_.bell = event.score;  // the last of several cards is read in the middle of the ring
    }
  }
  void operator()(const ClinchEnded& event) {
    if (event.reason == ClinchEnd::broken) {
      constexpr float parting_seconds = 0.6F;
      part_the_men(pose_, start_, parting_seconds);
    }
  }
  void operator()(const BoutEnded& event) {
    forget_turn();
    if (is_decided(pose_.seen)) {
      await_verdict(pose_, start_,
                    {.at = start_ + static_cast<double>(verdict_read_after), .winner = winner_of(pose_.seen)});
    }
    if (event.method == Method::tko) {
      // He cannot go on, and goes down on his own.
      pose_.knockdown = scene::knockdown_of(other(event.winner), start_);
      pose_.knockdown.stop(start_ + static_cast<double>(scene::fall_seconds));
    }
    pose_.down = {};
    pose_.in_corners = false;
  }
  /// Everything else is state only.
  template <class Other>
  void operator()(const Other&) {}

 private:
  void get_up() {
    pose_.down = {};
    pose_.knockdown.get_up(start_);
  }
  /// A roll never lies beside figures that it has nothing to do with.
  void take_up_dice() { pose_.tray.clear(); }
  void forget_turn() {
    pose_.picks.reset();
    pose_.sealed = {};
  }

  Pose& pose_;
  std::size_t index_;
  double start_;
  int rounds_;
};

/// Of a decision nobody knows the winner before the card has been read.
std::optional<Corner> crowned_at(const Pose& pose, double clock) {
  return pose.verdict && clock < pose.verdict->at ? std::nullopt : winner_of(pose.seen);
}

/// Whether the card of the last of several rounds has been written, but not read.
bool is_last_card_unread(const Setup& setup, const Pose& pose, double clock) {
  constexpr auto before_verdict = static_cast<double>(verdict_read_after - card_read_after);
  return setup.rounds > 1 && pose.seen.scorecard.size() == static_cast<std::size_t>(setup.rounds) &&
         (!pose.verdict || clock < pose.verdict->at - before_verdict);
}

/// The standing without the last card.
void take_back_last_card(BoutReadout& shown) {
  const auto all = shown.scorecard;
  const ScoredRound& last = all[all.size() - 1];
  shown.scorecard = FixedVector<ScoredRound, most_rounds>();
  for (std::size_t round = 0; round + 1 < all.size(); ++round) {
    shown.scorecard.push_back(all[round]);
  }
  for (const Corner corner : both_corners) {
    const auto side = fc::index_of(corner);
    BoxerReadout& boxer = shown.boxer(corner);
    boxer.points -= last.points[side];
    boxer.rounds_won -= last.points[side] > last.points[1 - side] ? 1 : 0;
  }
}

bool is_knockdown_roll(const Event& event) {
  const Rolled* roll = std::get_if<Rolled>(&event);
  return roll != nullptr && roll->call.purpose == static_cast<std::uint8_t>(Purpose::knockdown);
}

/// The chance stays on show from the punch until the knockdown roll's outcome.
int shown_chance(const Pose& pose, const Event& event) {
  if (scene::is<PunchLanded>(event)) {
    const int chance = knockdown_chance(pose.seen);
    return chance >= knockdown_from ? chance : 0;
  }
  return is_knockdown_roll(event) || scene::is<PunchingFatigue>(event) ? pose.knockdown_chance : 0;
}

/// A counterpunch changes roles before it lands.
void look_ahead(Cue& cue, std::span<const Event> news) {
  cue.lands = cue.duration;
  for (const Event& next : news.subspan(1)) {
    if (const PunchLanded* punch = std::get_if<PunchLanded>(&next)) {
      cue.coming = *punch;
    }
    if (!scene::is<RolesChanged>(next)) {
      return;
    }
    cue.lands += roles_change_seconds;
  }
}

/// Sends every track towards what the new state asks for.
void set_gliding(Pose& pose, const Event& event, double start, float lasts) {
  const bool steps = scene::is<Moved>(event) || scene::is<RoundBegan>(event) || scene::is<RoundEnded>(event);
  scene::Stances stances = stances_of(pose);
  float held = 0;
  if (scene::is<PunchLanded>(event)) {
    held = scene::held_seconds(1);  // nobody goes on before the blow has met
  } else if (is_knockdown_roll(event)) {
    held = lasts;
  }
  if (pose.knockdown_chance > 0 && !is_knockdown_roll(event)) {
    reel(stances[fc::index_of(pose.seen.defender())]);
  }
  take_up(pose, stances, steps, start + static_cast<double>(held), gliding_seconds(event));
  for (const Corner corner : both_corners) {
    const auto endurance = static_cast<float>(pose.seen.boxer(corner).endurance);
    glide_on(pose.endurance[fc::index_of(corner)], endurance, start, endurance_seconds, scene::Ease::out);
  }
}

void add_die(scene::Stage& stage, const RollInTray& thrown, scene::TrayDie die, std::uint64_t which, double clock,
             scene::Motion motion) {
  const bool counts = thrown.roll.call.purpose == static_cast<std::uint8_t>(Purpose::count);
  const float waits = counts ? counting.until_thrown(counted_at(thrown.roll, 100)) : 0;
  const double age = clock - thrown.start - static_cast<double>(waits);
  if (age < 0) {
    return;
  }
  constexpr float highest_bounce = 0.6F;  // die sizes: dice stay below the men
  const bool red = thrown.roll.call.seat == 0;
  die.ink = red ? scene::Ink::red : scene::Ink::blue;
  const scene::Throw way{.die = die,
                         .from_left = red,
                         .settle = seconds_to_settle(thrown.roll) - waits,
                         .bounces = 4,
                         .height = highest_bounce,
                         .seed = 2 * thrown.event + which};
  stage.dice.push_back(scene::thrown_die(way, age, motion));
}

/// Opening rolls share the tray: red's in the left half, blue's in the right. All others lie left of their number.
void find_place(scene::TrayDie& die, const RollCall& call) {
  constexpr float large = 1.75F;
  constexpr float smaller = 1.2F;
  constexpr float closer = 0.11F / 0.15F;
  constexpr float dice_middle = 0.33F;  // of the tray's width
  const bool opening = call.purpose == static_cast<std::uint8_t>(Purpose::opening);
  const float middle = !opening ? dice_middle : call.seat == 0 ? 0.25F : 0.75F;
  die.at.x = middle + (die.at.x - 0.5F) * (opening ? closer : 1);
  die.size = opening ? smaller : large;
}

/// Who attacks is told by the dice side by side.
bool is_read_out(const RollCall& call) { return static_cast<Purpose>(call.purpose) != Purpose::opening; }

void add_dice(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  for (const RollInTray& thrown : pose.tray) {
    const RollCall& call = thrown.roll.call;
    const scene::ShownDie shown{.die = call.die, .value = thrown.roll.value};
    std::uint64_t which = 0;
    for (scene::TrayDie& die : scene::laid_out({&shown, 1})) {
      find_place(die, call);
      add_die(stage, thrown, die, which++, clock, motion);
    }
    if (is_read_out(call)) {
      constexpr float number_middle = 0.81F;  // of the tray's width
      const bool counts = static_cast<Purpose>(call.purpose) == Purpose::count;
      add_reading(
          stage,
          {.call = call,
           .value = thrown.roll.value,
           .text = counts ? std::to_string(thrown.roll.value + call.bonus) : scene::read_of(call.die, thrown.roll.value),
           .bodes_ill = counts,
           .at = {number_middle, 0.5F, 0},
           .settles = seconds_to_settle(thrown.roll)},
          clock - thrown.start, motion);
    }
  }
}

}  // namespace

Choreography::Choreography(const Setup& setup) : PlayOfTwo(setup, opening_pose(setup)) {}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  const Event& event = news[at];
  Cue cue{{.start = next_start(now), .index = next_event(), .event = event, .pose = last_pose()}};
  cue.pose.seen = view.seen;
  std::visit(PoseUpdater(cue.pose, cue, setup().rounds), event);
  cue.row = row_of(cue);
  cue.duration = cue.row.seconds;
  if (scene::is<PicksRevealed>(event)) {
    look_ahead(cue, news.subspan(at));
  }
  cue.pose.knockdown_chance = shown_chance(cue.pose, event);
  set_gliding(cue.pose, event, cue.start, cue.duration);
  add_until_rest(cue, longest_glide);
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage = lit_stage({.columns = ring_size, .rows = ring_size}, clock);
  stage.glows = warnings(pose.seen);
  add_men(stage, clock, motion, highest_hop, crowned_at(pose, clock));
  add_dice(stage, pose, clock, motion);
  add_effects(stage, clock, motion, longest_ornament);
  show_wear(stage, moving_clock(clock), motion);
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  Readout readout{.now = bout_readout_of(setup(), {.seen = pose.seen}),
                  .round_start = pose.round_start,
                  .roll = std::nullopt,
                  .picks = pose.picks,
                  .counting = std::nullopt,
                  .sealed = pose.sealed,
                  .knockdown_chance = pose.knockdown_chance,
                  .bell = pose.bell};
  for (const Corner corner : both_corners) {
    readout.now.boxer(corner).endurance_shown = pose.endurance[fc::index_of(corner)].at(clock);
  }
  if (is_last_card_unread(setup(), pose, clock)) {
    take_back_last_card(readout.now);
  }
  if (readout.picks) {
    readout.picks->age = static_cast<float>(clock - pose.revealed);
  }
  if (!pose.tray.empty()) {
    const RollInTray& last = pose.tray[pose.tray.size() - 1];
    const double age = clock - last.start;
    const bool settled = age >= static_cast<double>(seconds_to_settle(last.roll));
    readout.roll = ShownRoll{.call = last.roll.call, .value = last.roll.value, .settled = settled};
    const bool counts = last.roll.call.purpose == static_cast<std::uint8_t>(Purpose::count);
    if (counts && (pose.down[0] || pose.down[1])) {
      readout.counting =
          ShownCount{.corner = pose.down[0] ? Corner::red : Corner::blue, .count = counted_at(last.roll, age)};
    }
  }
  return readout;
}

}  // namespace fc::ringside

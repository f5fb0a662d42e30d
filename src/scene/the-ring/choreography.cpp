#include "scene/the-ring/choreography.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "scene/blows/stance.h"
#include "scene/commentary.h"
#include "scene/corners/two_men.h"
#include "scene/ornament.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {
namespace {

using scene::Ease;

constexpr float highest_bounce = 0.5F;  // die sizes: dice stay below the men
constexpr float highest_hop = 0.16F;    // squares
constexpr float dice_lie_at = 0.52F;    // of the tray's height
constexpr float stamina_seconds = 0.7F;
/// Seconds until the round's clock has moved to the beginning of a segment: every glide is over after that.
constexpr float clock_seconds = 1.6F;

scene::Stances stances_of(const Pose& pose) {
  const std::optional<ShownCut>& cut = pose.shown.cut;
  return the_ring::stances_of(pose.shown.now, {.down = pose.down,
                                               .in_corners = pose.in_corners,
                                               .at_work = pose.at_work,
                                               .stopped = pose.stopped.has_value(),
                                               .looks_on = cut && cut->dealt ? std::optional(cut->by) : std::nullopt});
}

Pose opening_pose(const Setup& setup) {
  Pose pose;
  pose.shown = readout_of(setup, {.seen = Rules::opening(setup)});
  pose.in_corners = true;
  if (pose.shown.now.phase == Phase::training_red) {
    pose.at_work = Corner::red;
  }
  place(pose, stances_of(pose));
  for (const Corner corner : both_corners) {
    pose.stamina[fc::index_of(corner)] = scene::Track(pose.shown.stm_shown[fc::index_of(corner)]);
  }
  return pose;
}

/// What of the readout follows from the state alone, as it is now.
void take_over(const Setup& setup, Pose& pose, const State& seen) {
  const Readout now = readout_of(setup, {.seen = seen});
  pose.shown.now = seen;
  pose.shown.stm_shown = now.stm_shown;
  pose.shown.fighting = now.fighting;
  pose.shown.clock = now.clock;
}

/// Sends every track towards what the new state asks for.
void set_gliding(Pose& pose, const Event& event, double start) {
  const bool waits = std::holds_alternative<BoutStopped>(event) && pose.stopped;
  const double goes = start + static_cast<double>(waits ? scene::until_they_come : 0);
  take_up(pose, stances_of(pose), true, goes, gliding_seconds(event));
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    glide_on(pose.stamina[index], pose.shown.stm_shown[index], start, stamina_seconds, Ease::in_out);
  }
  glide_on(pose.clock, pose.shown.clock, start, clock_seconds, Ease::in_out);
}

/// Of a decision nobody knows the winner before the last card has been read.
std::optional<Corner> crowned_at(const Pose& pose, double clock) {
  const std::optional<ShownEnd>& end = pose.shown.end;
  if (!end || !end->ended) {
    return std::nullopt;
  }
  const bool read =
      is_stoppage(end->ended->end.method) || clock - pose.since.end >= static_cast<double>(scene::seconds_until_verdict);
  return read ? winner_of(pose.shown.now) : std::nullopt;
}

float age_of(double clock, double since) { return static_cast<float>(clock - since); }

/// The big column die stands apart from the red and the green one; other dice lie in the roller's colour.
scene::Ink ink_of(const RollCall& call, Purpose purpose, std::size_t place) {
  if (purpose == Purpose::basic_green) {
    constexpr std::array inks{scene::Ink::paper, scene::Ink::red, scene::Ink::good};
    return inks[std::min<std::size_t>(place, 2)];
  }
  return call.seat == no_seat ? scene::Ink::paper : scene::ink_of(static_cast<Corner>(call.seat));
}

/// All dice of the last roll, on their way together.
void add_dice(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  // Those of a count are taken up when he is up: the word for it has their room.
  if (!pose.shown.roll || (pose.count > 0 && !pose.knockdown.lies())) {
    return;
  }
  constexpr float big_die = 1.9F;
  constexpr float die_size = 1.6F;
  constexpr float step = 0.115F;
  const ShownRoll& roll = *pose.shown.roll;
  const float waits = pose.count > 0 ? counting.until_thrown(pose.count) : 0;
  const double age = clock - pose.since.roll - static_cast<double>(waits);
  if (age < 0) {
    return;
  }
  const auto purpose = static_cast<Purpose>(roll.call.purpose);
  const bool three = purpose == Purpose::basic_column || purpose == Purpose::basic_red || purpose == Purpose::basic_green;
  const std::size_t all = roll.dice.size() + roll.call.more_dice;
  const float middle = pose.count > 0 ? pose.dice_at : 0.5F;
  for (std::size_t place = 0; place < roll.dice.size(); ++place) {
    const bool column = three && place == 0;
    scene::TrayDie die{.die = column ? d3 : d6, .face = roll.dice[place], .at = {}};
    die.at = {middle + step * (static_cast<float>(place) - 0.5F * static_cast<float>(all - 1)) - (column ? 0.35F * step : 0),
              dice_lie_at, 0};
    die.size = column ? big_die : die_size;
    die.ink = ink_of(roll.call, three ? Purpose::basic_green : purpose, place);
    const scene::Throw way{.die = die,
                           .from_left = roll.call.seat != 1,
                           .settle = roll.settles - waits,
                           .bounces = 3,
                           .height = highest_bounce,
                           .seed = 4 * pose.thrown + place};
    stage.dice.push_back(scene::thrown_die(way, age, motion));
  }
  if (roll.call.more_dice == 0 && purpose != Purpose::judge) {
    const int added = added_to(roll);
    const std::string sign = added < 0 ? " \u2013 " : " + ";
    add_reading(stage,
                {.call = roll.call,
                 .value = roll.total - roll.call.bonus,
                 .text = std::to_string(three        ? 10 * roll.dice[1] + roll.dice[2]
                                        : added == 0 ? roll.total
                                                     : roll.row),
                 .sum = added == 0 ? std::string() : std::to_string(roll.total) + sign + std::to_string(std::abs(added)),
                 .bodes_ill = purpose == Purpose::cut_stoppage,
                 .at = {scene::beside(middle, 0.5F * step * static_cast<float>(all)), 0.5F, 0},
                 .settles = roll.settles},
                clock - pose.since.roll, motion);
  }
}

void take_back_last(FixedVector<RoundScore, most_rounds>& scorecard) {
  const FixedVector<RoundScore, most_rounds> all = scorecard;
  scorecard.clear();
  for (std::size_t round = 0; round + 1 < all.size(); ++round) {
    scorecard.push_back(all[round]);
  }
}

/// Fills in what follows from the clock.
void set_ages(Readout& shown, const Pose& pose, double clock) {
  const Beginnings& since = pose.since;
  if (shown.roll) {
    shown.roll->age = age_of(clock, since.roll);
    shown.roll->settled = shown.roll->call.more_dice == 0 && shown.roll->age >= shown.roll->settles;
  }
  if (shown.strategies) {
    shown.strategies->age = age_of(clock, since.strategies);
  }
  if (shown.entry) {
    shown.entry->age = age_of(clock, since.entry);
  }
  if (shown.shot) {
    shown.shot->age = age_of(clock, since.shot);
    shown.shot->read_age = shown.shot->read ? age_of(clock, since.shot_read) : 0;
  }
  if (shown.finisher) {
    shown.finisher->age = age_of(clock, since.finisher);
  }
  if (shown.counting) {
    shown.counting->age = age_of(clock, since.counting);
    if (pose.count > 0 && !shown.counting->read) {
      shown.counting->count = counting.counted_at(clock - since.roll, pose.count);
    }
  }
  if (shown.cut) {
    shown.cut->age = age_of(clock, since.cut);
  }
  if (shown.foul) {
    shown.foul->age = age_of(clock, since.foul);
  }
  if (shown.before) {
    shown.before->age = age_of(clock, since.before);
  }
  if (shown.minute) {
    shown.minute->age = age_of(clock, since.minute);
    if (shown.roll && !shown.roll->settled) {
      shown.minute->judges = {};
    }
    // The cards are marked when all three have seen the round.
    if (!shown.minute->scored && shown.now.scorecard.size() == shown.now.round) {
      take_back_last(shown.now.scorecard);
    }
    shown.minute->scored_age = shown.minute->scored ? age_of(clock, since.scored) : 0;
  }
  if (shown.end) {
    ShownEnd& end = *shown.end;
    end.age = age_of(clock, since.end);
    const bool decision = end.ended && !is_stoppage(end.ended->end.method);
    end.cards_read = decision ? scene::cards_read_by(end.age) : 0;
    end.verdict = !decision || end.age >= scene::seconds_until_verdict;
  }
}

/// Where the referee will stop, of the last die of a count. The Knockout Chart is read in the same breath.
int count_of(std::span<const Event> news, std::size_t at) {
  const Rolled* const roll = std::get_if<Rolled>(&news[at]);
  if (roll == nullptr || roll->call.purpose != static_cast<std::uint8_t>(Purpose::knockout) || at + 1 == news.size()) {
    return 0;
  }
  const CountRead* const read = std::get_if<CountRead>(&news[at + 1]);
  return read == nullptr ? 0 : counts_to(read->cell);
}

/// What a roll on a Hard Shot card comes to, which is told in the same breath.
std::optional<HardShotRead> coming_shot(std::span<const Event> news) {
  const HardShotRead* read =
      std::holds_alternative<Rolled>(news.front()) && news.size() > 1 ? std::get_if<HardShotRead>(&news[1]) : nullptr;
  return read == nullptr ? std::nullopt : std::optional(*read);
}

/// What came of the roll that these cues begin with; null while more dice are awaited. What a Solitaire boxer's dice chose
/// is told when both strategies are in.
const Event* consequence_of(std::span<const Cue> cues) {
  const auto& roll = std::get<Rolled>(cues.front().event);
  if (roll.call.more_dice > 0 || cues.size() < 2) {
    return nullptr;
  }
  if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::solitaire)) {
    return &cues[1].event;
  }
  const auto read = std::ranges::find_if(cues, [&roll](const Cue& cue) {
    const SolitaireRead* const chosen = std::get_if<SolitaireRead>(&cue.event);
    return chosen != nullptr && static_cast<std::uint8_t>(chosen->corner) == roll.call.seat;
  });
  return read == cues.end() ? nullptr : &read->event;
}

/// Points and stamina of the blow that makes a man stagger or fall are told as he does.
bool is_before_a_fall(std::span<const Event> news, std::size_t at) {
  const auto of_a_blow = [](const Event& event) {
    return std::holds_alternative<Scored>(event) || std::holds_alternative<StaminaLost>(event) ||
           std::holds_alternative<Tired>(event);
  };
  std::size_t next = at;
  while (next < news.size() && of_a_blow(news[next])) {
    ++next;
  }
  return next > at && next < news.size() &&
         (std::holds_alternative<Staggered>(news[next]) || std::holds_alternative<KnockedDown>(news[next]));
}

}  // namespace

Choreography::Choreography(const Setup& setup) : BoardPlay(setup, opening_pose(setup)) {}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  const Event& event = news[at];
  Cue cue{{.start = next_start(now), .index = next_event(), .event = event, .pose = last_pose()},
          count_of(news, at),
          coming_shot(news.subspan(at))};
  take_over(setup(), cue.pose, view.seen);
  update_pose(setup(), cue);
  set_gliding(cue.pose, event, cue.start);
  cue.row = row_of(setup(), cue);
  cue.duration = is_before_a_fall(news, at) ? seconds_before_a_fall : cue.row.seconds;
  add_until_rest(cue, clock_seconds);
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage = lit_stage(board_of(), clock);
  add_men(stage, clock, motion, highest_hop, crowned_at(pose, clock));
  add_dice(stage, pose, clock, motion);
  add_effects(stage, clock, motion, longest_ornament);
  if (pose.shown.end && pose.shown.end->ended && !pose.knockdown.lies()) {
    if (const End& end = pose.shown.end->ended->end; is_stoppage(end.method) && end.has_winner) {
      scene::look_at_both(stage, end.winner, static_cast<float>(clock - pose.since.end));
    }
  }
  show_wear(stage, moving_clock(clock), motion);
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  Readout shown = pose.shown;
  for (const Corner corner : both_corners) {
    shown.stm_shown[fc::index_of(corner)] = pose.stamina[fc::index_of(corner)].at(clock);
  }
  shown.clock = pose.clock.at(clock);
  set_ages(shown, pose, clock);
  return shown;
}

std::optional<LastRoll> Choreography::last_roll(double clock) const {
  const std::span<const Cue> cues = timeline().all();
  const std::size_t started = timeline().started(clock);
  if (started == 0 || !cues[started - 1].pose.shown.roll) {
    return std::nullopt;
  }
  std::size_t at = started - 1;
  while (!std::holds_alternative<Rolled>(cues[at].event)) {
    --at;
  }
  const Cue& cue = cues[at];
  return LastRoll{.roll = *cue.pose.shown.roll,
                  .seen = cue.pose.shown.now,
                  .consequence = consequence_of(cues.subspan(at)),
                  .start = cue.pose.since.roll};
}

}  // namespace fc::the_ring

#include <algorithm>
#include <string>
#include <string_view>

#include "scene/blows/impact.h"
#include "scene/blows/stance.h"
#include "scene/ringside/choreography.h"

namespace fc::ringside {
namespace {

using scene::Ink;
using scene::Landing;

using scene::big;
using scene::small;

/// Thrown and guessed are one of the six: the guard is where it comes.
Landing landing_of(const PunchLanded& punch) {
  return punch.thrown == punch.expected || punch.damage == 0 ? Landing::blocked : Landing::landed;
}

/// What one event shows at one age of its cue.
class Painter : private scene::Impact {
 public:
  Painter(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion)
      : Impact(stage, static_cast<float>(clock - cue.start), cue.index, motion), cue_(cue) {}

  void operator()(const Rolled& roll) {
    if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::count)) {
      return;
    }
    if (const int number = counted_at(roll, static_cast<double>(age())); number > 0 && age() < cue_.duration) {
      count(number, seconds_since_called(roll, static_cast<double>(age())), fallen());
    }
  }
  void operator()(const RushDecided& event) {
    if (event.rushes) {
      show(scene::Charge{.who = event.corner});
    }
  }
  void operator()(const SwingMissed& event) {
    const bool rushed = cue_.pose.seen.rush;
    const float arrives = rushed ? scene::rush_seconds : scene::swing_seconds;
    show(aimed(cue_.pose, {.who = event.corner, .landing = Landing::missed, .arrives = arrives, .rushed = rushed}));
    after(arrives + scene::miss_called_seconds).over(other(event.corner), "ringside.call.miss", 0.7F, Ink::paper);
  }
  void operator()(const PicksRevealed& event) {
    scene::Blow blow = blow_of(event.thrower, event.thrown);
    blow.landing = Landing::coming;
    blow.arrives = cue_.lands;
    if (cue_.coming) {
      blow.weight = weight_of(*cue_.coming);
    }
    show(blow);
  }
  void operator()(const HookSmothered& event) {
    scene::Blow blow = blow_of(event.thrower, cue_.pose.picks ? cue_.pose.picks->thrown : Punch::left_hook);
    blow.landing = Landing::smothered;
    show(blow);
  }
  void operator()(const PunchLanded& event) { land(event); }
  void operator()(const KnockedDown& event) { fall(event); }
  void operator()(const Counted& event) {
    if (event.knockout) {
      constexpr float gone_by = 1.1F;  // the winner, to his corner
      after(gone_by).call_out(event.corner, "ringside.call.knockout", 1.4F);
    }
  }
  void operator()(const RolesChanged& event) {
    // His fist is on its way from here on.
    const float begins = cue_.duration - scene::seconds_until_it_meets(scene::Punch::counter);
    after(begins).over(event.attacker, "ringside.call.counter", 0.8F, scene::ink_of(event.attacker));
  }
  void operator()(const Moved& event) {
    show(scene::Footfall{.at = scene::centre_of({event.to.column, event.to.row}), .lands = gliding_seconds(cue_.event)});
  }
  void operator()(const Trapped&) { shake(age(), 0.03F, 0.25F); }
  void operator()(const BoutEnded& event) {
    const bool decided = is_decided(cue_.pose.seen);
    const float known = known_after(event);
    if (decided) {
      const State& seen = cue_.pose.seen;
      scene::show_card(stage(), 0, 1, seen.boxers[0].rounds_won, seen.boxers[1].rounds_won, age() - card_read_after,
                       verdict_read_after + after_verdict - card_read_after);
    }
    if (event.method == Method::tko) {
      constexpr float fits = 0.85F;
      const Ornament comes = after(cue_.pose.knockdown.winner_comes_after(cue_.start));
      if (scene::is_told_below(stage().board, fallen())) {
        comes.call_at_the_foot(end_call(event.method), after_verdict, fits);
      } else {
        comes.call_at_the_top(end_call(event.method), after_verdict, fits);
      }
    } else if (event.method != Method::ko) {
      after(known).call_at_the_foot(end_call(event.method), after_verdict, 0.85F);
    }
    if (event.has_winner) {
      burst({.kind = scene::ParticleKind::confetti, .count = 90, .at = {}}, age() - known);
    }
  }
  /// Everything else is told by the board.
  template <class Other>
  void operator()(const Other&) {}

 private:
  static constexpr float after_verdict = 2.2F;

  static std::string_view end_call(Method method) {
    switch (method) {
      case Method::tko: return "ringside.call.technical-knockout";
      case Method::decision: return "ringside.call.decision";
      default: return "ringside.call.drawn";
    }
  }

  static float weight_of(const PunchLanded& punch) { return static_cast<float>(punch.damage) / most_damage; }

  [[nodiscard]] scene::Blow blow_of(Corner thrower, Punch thrown) const {
    return {.who = thrower,
            .punch = cue_.pose.counters ? scene::Punch::counter : punch_of(thrown),
            .fist = fist_of(thrown),
            .thrown_from = cue_.pose.feet[fc::index_of(thrower)],
            .struck = cue_.pose.feet[fc::index_of(other(thrower))]};
  }

  void land(const PunchLanded& event) {
    scene::Blow blow = blow_of(event.thrower, event.thrown);
    blow.landing = landing_of(event);
    blow.weight = weight_of(event);
    show(blow);
    pop(blow, event.thrown == event.expected ? "ringside.call.read" : "ringside.call.damage", event.damage);
  }

  void fall(const KnockedDown& event) {
    show(scene::Fall{.who = event.corner});
    after(scene::down_called_seconds)
        .call("ringside.call.down", 0.75F, beside_who_falls(cue_.pose, event.corner, cue_.start), 1.1F, Ink::gold);
    constexpr float lies_after = 0.5F;
    after(lies_after).call_at_the_top("ringside.call.counts_twice", 1.4F, small);
  }

  /// Where the man lies who is counted over.
  [[nodiscard]] scene::Vec3 fallen() const { return stage().markers[cue_.pose.knockdown.who().value_or(0)].at; }

  const Cue& cue_;
};

}  // namespace

scene::Punch punch_of(Punch thrown) {
  switch (thrown) {
    case Punch::uppercut: return scene::Punch::uppercut;
    case Punch::combination: return scene::Punch::combination;
    case Punch::left_jab:
    case Punch::right_jab: return scene::Punch::jab;
    case Punch::left_hook:
    case Punch::right_hook: return scene::Punch::hook;
  }
  return scene::Punch::swing;
}

scene::Fist fist_of(Punch thrown) {
  const bool left = thrown == Punch::left_jab || thrown == Punch::left_hook;
  return left ? scene::Fist::left : scene::Fist::right;
}

float ornament_life(const Cue& cue) {
  if (const BoutEnded* end = std::get_if<BoutEnded>(&cue.event)) {
    return known_after(*end) + (end->has_winner ? scene::life_of(scene::ParticleKind::confetti) : 2.3F);
  }
  return std::max(cue.duration, 1.9F);
}

void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion) {
  scene::paint_cue<Painter>(stage, cue, clock, motion, ornament_life(cue), beside_the_men(cue.pose));
}

namespace {

using scene::EventRow;
using scene::ink_of;
using scene::Sounds;

constexpr int dramatic_damage = 6;

class Rows {
 public:
  explicit Rows(const Cue& cue) : cue_(cue) {}

  EventRow operator()(const RoundBegan& event) const {
    return {
        .seconds = 0.9F, .sounds = {Sound::bell, 0.7F}, .call = {"ringside.call.round", Ink::paper, 1.1F, big, event.round}};
  }
  EventRow operator()(const Rolled& roll) const {
    constexpr float reading = 0.22F;  // a roll that rests, before its consequences
    if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::count)) {
      return {.seconds = reading + seconds_to_settle(roll), .sounds = {Sound::dice, 0.7F}};
    }
    return {.seconds = reading + counting.until_over(final_count(roll)),
            .sounds = Sounds().count(floored(cue_.pose), final_count(roll), counting)};
  }
  EventRow operator()(const OpeningDecided& event) const {
    if (event.tied) {
      return {.seconds = 0.5F, .call = {"ringside.call.tied", Ink::paper, 0.6F, small}};
    }
    return {.seconds = 0.35F};
  }
  EventRow operator()(const TurnBegan&) const { return {.seconds = 0.1F}; }
  /// A tactic is called openly; to use none is not.
  EventRow operator()(const TacticChosen& event) const {
    const auto called = [&event](std::string_view key, Sound sound, float strength) -> EventRow {
      return {.seconds = 0.4F,
              .sounds = {event.corner, sound, strength},
              .call = scene::over(event.corner, std::string(key), 0.8F, ink_of(event.corner))};
    };
    switch (event.tactic) {
      case Tactic::none: break;
      case Tactic::cover_up: return called("ringside.call.cover-up", Sound::leather, 0.5F);
      case Tactic::backpedal: return called("ringside.call.backpedal", Sound::shuffle, 0.7F);
      case Tactic::clinch: return called("ringside.call.clinch", Sound::leather, 0.8F);
    }
    return {.seconds = 0.05F};
  }
  EventRow operator()(const RushDecided& event) const {
    if (!event.rushes) {
      return {.seconds = 0.05F};
    }
    return {.seconds = 0.4F,
            .sounds = {event.corner, Sound::shuffle, 0.9F},
            .call = scene::over(event.corner, "ringside.call.rush", 0.8F, ink_of(event.corner))};
  }
  EventRow operator()(const PickSealed&) const { return {.seconds = 0.1F}; }
  EventRow operator()(const SwingMissed& event) const {
    return {.seconds = 0.36F, .sounds = {event.corner, Sound::swish, 0.8F}};
  }
  EventRow operator()(const PicksRevealed&) const { return {.seconds = 0.8F, .sounds = {Sound::card, 0.8F}, .drama = true}; }
  EventRow operator()(const HookSmothered& event) const {
    return {.seconds = 0.6F,
            .sounds = Sounds().land(scene::Punch::hook, other(event.thrower), 0.2F),
            .call = scene::over(event.thrower, "ringside.call.smothered", 0.8F, Ink::paper)};
  }
  EventRow operator()(const PunchLanded& event) const {
    const auto damage = static_cast<float>(event.damage);
    const float moved = event.damage < dramatic_damage ? 0 : 0.35F + 0.15F * (damage - dramatic_damage);
    const scene::Punch punch = cue_.pose.counters ? scene::Punch::counter : punch_of(event.thrown);
    return {.seconds = 0.4F + 0.02F * damage,
            .sounds = Sounds().land(punch, other(event.thrower), 0.25F + 0.09F * damage).play(Sound::gasp, moved, 0.08F)};
  }
  EventRow operator()(const PunchingFatigue& event) const {
    return {.seconds = 0.3F, .call = scene::over(event.corner, "ringside.call.tired", 0.8F, ink_of(event.corner))};
  }
  EventRow operator()(const KnockedDown& event) const {
    return {.seconds = 1,
            .sounds = Sounds(Sound::gasp, 0.9F).fall(event.corner, 1, scene::floor_seconds),
            .spoken_after = scene::down_called_seconds,
            .drama = true};
  }
  EventRow operator()(const Counted& event) const {
    if (event.knockout) {
      return {.seconds = 1.4F, .sounds = Sounds(Sound::bell, 1).play(Sound::cheer, 1)};
    }
    return {.seconds = 0.8F,
            .sounds = {Sound::cheer, 0.5F},
            .call = {"ringside.call.up", ink_of(event.corner), 1.0F, big, event.count}};
  }
  EventRow operator()(const CounterpunchAsked& event) const { return {.seconds = event.counters ? 0.05F : 0.25F}; }
  EventRow operator()(const RolesChanged&) const {
    return {.seconds = roles_change_seconds, .sounds = {Sound::gasp, 0.35F}};
  }
  EventRow operator()(const ClinchHeld& event) const {
    return {.seconds = 0.35F,
            .sounds = {event.corner, Sound::leather, 0.6F},
            .call = scene::over(event.corner, "ringside.call.holds", 0.7F, ink_of(event.corner))};
  }
  EventRow operator()(const ClinchEnded& event) const {
    if (event.reason != ClinchEnd::broken) {
      return {.seconds = 0.15F};
    }
    return {.seconds = 0.15F,
            .sounds = {event.corner, Sound::shuffle, 0.5F},
            .call = {"ringside.call.break", Ink::paper, 0.7F, small}};
  }
  EventRow operator()(const Moved& event) const {
    return {.seconds = 0.28F, .sounds = {event.corner, Sound::shuffle, 0.35F}};
  }
  EventRow operator()(const StoodStill&) const { return {.seconds = 0.05F}; }
  EventRow operator()(const Trapped& event) const {
    return {.seconds = 0.6F,
            .sounds = {Sound::gasp, 0.3F},
            .call = scene::over(event.corner, "ringside.call.trapped", 1.0F, Ink::bad)};
  }
  EventRow operator()(const RoundEnded&) const {
    return {
        .seconds = 1.6F, .sounds = {Sound::bell, 1}, .call = {"ringside.call.bell", Ink::gold, 1.5F, big}, .drama = true};
  }
  EventRow operator()(const Rested& event) const { return {.seconds = event.corner == Corner::red ? 0.05F : 0.8F}; }
  EventRow operator()(const BoutEnded& event) const {
    const float stopped = event.method == Method::ko ? 1.6F : 3.8F;
    const float known = known_after(event);
    return {.seconds = known > 0 ? known + 1.9F : stopped,
            .sounds = {Sound::cheer, event.has_winner ? 1 : 0.6F, known},
            .spoken_after = known,
            .drama = true};
  }

 private:
  const Cue& cue_;
};

}  // namespace

EventRow row_of(const Cue& cue) { return std::visit(Rows(cue), cue.event); }

}  // namespace fc::ringside

#include "scene/ringside/effects.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "scene/blows/impact.h"
#include "scene/blows/poise.h"
#include "scene/ringside/choreography.h"

namespace fc::ringside {
namespace {

using scene::Ink;
using scene::Landing;
using scene::Motion;
using scene::ParticleKind;

using scene::big;
using scene::small;

/// Thrown and guessed are one of the six: the guard is where it comes.
Landing landing_of(const PunchLanded& punch) {
  return punch.thrown == punch.expected || punch.damage == 0 ? Landing::blocked : Landing::landed;
}

/// What one event shows at one age of its cue.
class Painter : private scene::Impact {
 public:
  Painter(scene::Stage& stage, const Cue& cue, double clock, Motion motion)
      : Impact(stage, static_cast<float>(clock - cue.start), cue.index, motion), cue_(cue) {}

  void operator()(const RoundBegan& event) {
    call("ringside.call.round", 1.1F, beside_the_men(cue_.pose), big, Ink::paper, event.round);
  }
  void operator()(const Rolled& roll) {
    if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::count)) {
      return;
    }
    if (const int number = counted_at(roll, static_cast<double>(age())); number > 0 && age() < cue_.duration) {
      count(number, seconds_since_called(roll, static_cast<double>(age())), fallen());
    }
  }
  void operator()(const OpeningDecided& event) {
    if (event.tied) {
      call("ringside.call.tied", 0.6F, beside_the_men(cue_.pose), small, Ink::paper);
    }
  }
  void operator()(const TurnBegan&) {}
  void operator()(const TacticChosen& event) {
    if (event.tactic != Tactic::none) {
      over(event.corner, tactic_call(event.tactic), 0.8F, scene::ink_of(event.corner));
    }
  }
  void operator()(const RushDecided& event) {
    if (event.rushes) {
      show(scene::Charge{.who = event.corner});
      over(event.corner, "ringside.call.rush", 0.8F, scene::ink_of(event.corner));
    }
  }
  void operator()(const PickSealed&) {}
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
    over(event.thrower, "ringside.call.smothered", 0.8F, Ink::paper);
  }
  void operator()(const PunchLanded& event) { land(event); }
  void operator()(const PunchingFatigue& event) {
    over(event.corner, "ringside.call.tired", 0.8F, scene::ink_of(event.corner));
  }
  void operator()(const KnockedDown& event) { fall(event); }
  void operator()(const Counted& event) {
    if (event.knockout) {
      constexpr float gone_by = 1.1F;  // the winner, to his corner
      after(gone_by).call_out(event.corner, "ringside.call.knockout", 1.4F);
    } else {
      call("ringside.call.up", 1.0F, beside_the_men(cue_.pose), big, scene::ink_of(event.corner), event.count);
    }
  }
  void operator()(const CounterpunchAsked&) {}
  void operator()(const RolesChanged& event) {
    // His fist is on its way from here on.
    const float begins = seconds_of(cue_.event) - scene::seconds_until_it_meets(scene::Punch::counter);
    after(begins).over(event.attacker, "ringside.call.counter", 0.8F, scene::ink_of(event.attacker));
  }
  void operator()(const ClinchHeld& event) { over(event.corner, "ringside.call.holds", 0.7F, scene::ink_of(event.corner)); }
  void operator()(const ClinchEnded& event) {
    if (event.reason == ClinchEnd::broken) {
      call("ringside.call.break", 0.7F, beside_the_men(cue_.pose), small, Ink::paper);
    }
  }
  void operator()(const Moved& event) {
    show(scene::Footfall{.at = scene::centre_of({event.to.column, event.to.row}), .lands = gliding_seconds(cue_.event)});
  }
  void operator()(const StoodStill&) {}
  void operator()(const Trapped& event) {
    over(event.corner, "ringside.call.trapped", 1.0F, Ink::bad);
    shake(age(), 0.03F, 0.25F);
  }
  void operator()(const RoundEnded&) { call_at_the_foot("ringside.call.bell", 1.5F, big); }
  void operator()(const Rested&) {}
  void operator()(const BoutEnded& event) {
    const bool decided = is_decided(cue_.pose.seen);
    const float known = known_after(event);
    if (decided) {
      const State& seen = cue_.pose.seen;
      scene::show_card(stage(), 0, 1, seen.boxers[0].rounds_won, seen.boxers[1].rounds_won, age() - card_read_after,
                       verdict_read_after + after_verdict - card_read_after);
    }
    if (event.method == Method::tko) {
      after(cue_.pose.knockdown.sinks_after(cue_.start))
          .call_out(other(event.winner), end_call(event.method), after_verdict);
    } else if (event.method != Method::ko) {
      after(known).call_at_the_foot(end_call(event.method), after_verdict, 0.85F);
    }
    if (event.has_winner) {
      burst({.kind = ParticleKind::confetti, .count = 90, .at = {}}, age() - known);
    }
  }

 private:
  static constexpr float after_verdict = 2.2F;

  static std::string_view tactic_call(Tactic tactic) {
    switch (tactic) {
      case Tactic::cover_up: return "ringside.call.cover-up";
      case Tactic::backpedal: return "ringside.call.backpedal";
      default: return "ringside.call.clinch";
    }
  }

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

float ornament_life(const Event& event) {
  if (const BoutEnded* end = std::get_if<BoutEnded>(&event)) {
    return known_after(*end) + (end->has_winner ? scene::life_of(ParticleKind::confetti) : 2.3F);
  }
  return std::max(seconds_of(event), 1.9F);
}

void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, Motion motion) {
  scene::paint_cue<Painter>(stage, cue, clock, motion, ornament_life(cue.event));
}

namespace {

/// What one event sounds like.
class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds), cue_(cue) {}

  void operator()(const RoundBegan&) { play(Sound::bell, 0.7F); }
  void operator()(const Rolled& roll) {
    if (roll.call.purpose != static_cast<std::uint8_t>(Purpose::count)) {
      play(Sound::dice, 0.7F);
      return;
    }
    const int last = counted_at(roll, static_cast<double>(cue_.duration));
    for (int number = 1; number <= last; ++number) {
      // The count gets more urgent.
      play_at(floored(cue_.pose), Sound::count, 0.55F + 0.045F * static_cast<float>(number), seconds_until_called(number));
    }
  }
  /// A tactic is called openly; to use none is not.
  void operator()(const TacticChosen& event) {
    switch (event.tactic) {
      case Tactic::none: break;
      case Tactic::cover_up: play_at(event.corner, Sound::leather, 0.5F); break;
      case Tactic::backpedal: play_at(event.corner, Sound::shuffle, 0.7F); break;
      case Tactic::clinch: play_at(event.corner, Sound::leather, 0.8F); break;
    }
  }
  void operator()(const RushDecided& event) {
    if (event.rushes) {
      play_at(event.corner, Sound::shuffle, 0.9F);
    }
  }
  void operator()(const SwingMissed& event) { play_at(event.corner, Sound::swish, 0.8F); }
  void operator()(const PicksRevealed&) { play(Sound::card, 0.8F); }
  void operator()(const HookSmothered& event) { land(scene::Punch::hook, other(event.thrower), 0.2F); }
  void operator()(const PunchLanded& event) {
    land(cue_.pose.counters ? scene::Punch::counter : punch_of(event.thrown), other(event.thrower),
         0.25F + 0.09F * static_cast<float>(event.damage));
    if (event.damage >= dramatic_damage) {
      play(Sound::gasp, 0.35F + 0.15F * static_cast<float>(event.damage - dramatic_damage), 0.08F);
    }
  }
  void operator()(const KnockedDown& event) {
    play(Sound::gasp, 0.9F);
    fall(event.corner, 1, scene::floor_seconds);
  }
  void operator()(const Counted& event) {
    if (event.knockout) {
      play(Sound::bell, 1);
    }
    play(Sound::cheer, event.knockout ? 1 : 0.5F);
  }
  void operator()(const ClinchHeld& event) { play_at(event.corner, Sound::leather, 0.6F); }
  void operator()(const ClinchEnded& event) {
    if (event.reason == ClinchEnd::broken) {
      play_at(event.corner, Sound::shuffle, 0.5F);
    }
  }
  void operator()(const Moved& event) { play_at(event.corner, Sound::shuffle, 0.35F); }
  void operator()(const RolesChanged&) { play(Sound::gasp, 0.35F); }
  void operator()(const Trapped&) { play(Sound::gasp, 0.3F); }
  void operator()(const RoundEnded&) { play(Sound::bell, 1); }
  void operator()(const BoutEnded& event) { play(Sound::cheer, event.has_winner ? 1 : 0.6F, known_after(event)); }
  /// Everything else is only seen; a pick that is sealed above all.
  template <class Other>
  void operator()(const Other&) {}

 private:
  static constexpr int dramatic_damage = 6;

  const Cue& cue_;
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::ringside

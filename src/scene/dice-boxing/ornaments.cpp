#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "rules/dice-boxing/state.h"
#include "scene/blows/impact.h"
#include "scene/corners/two_men.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/game.h"
#include "scene/ornament.h"

namespace fc::dice_boxing {
namespace {

using scene::Ink;
using scene::Landing;
using scene::Motion;
using scene::ParticleKind;

using scene::big;
using scene::small;

/// No roll tells what a punch that misses would have been.
constexpr PunchType missed_punch(std::size_t event) {
  constexpr std::array usual{PunchType::jab,  PunchType::cross, PunchType::jab,     PunchType::hook,
                             PunchType::body, PunchType::jab,   PunchType::uppercut};
  return usual[event % usual.size()];
}

/// Even faces are right hands.
constexpr scene::Fist fist_of(int face) { return face % 2 == 0 ? scene::Fist::right : scene::Fist::left; }

/// What one event shows at one age of its cue.
class Painter : private scene::Impact {
 public:
  Painter(scene::Stage& stage, const Cue& cue, double clock, Motion motion)
      : Impact(stage, static_cast<float>(clock - cue.start), cue.index, motion), cue_(cue) {}

  void operator()(const Rolled& roll) {
    if (static_cast<Purpose>(roll.call.purpose) == Purpose::doctor) {
      call_doctor(roll.call.seat == no_seat ? std::nullopt : std::optional(static_cast<Corner>(roll.call.seat)));
    }
    call_count(*this, cue_.pose, counting, cue_.count, cue_.duration);
    if (cue_.coming) {
      approach(*cue_.coming);
    }
  }
  void operator()(const StrategiesRevealed& both) {
    for (const Corner corner : both_corners) {
      const Strategy strategy = both.strategies[fc::index_of(corner)];
      if (strategy != Strategy::none) {
        // On his side of the ring: two long names would run into each other over the men.
        const scene::Vec3 side = corner == Corner::red ? scene::Vec3{1.3F, 3, 1.95F} : scene::Vec3{4.7F, 3, 1.65F};
        call(key_of(strategy), 1.4F, side, small, scene::ink_of(corner));
      }
    }
  }
  void operator()(const PunchMissed& event) {
    const bool covers = cue_.pose.seen.boxer(other(event.corner)).strategy == Strategy::cover_up;
    const bool counters = event.free == FreePunch::counter;
    show(aimed(cue_.pose, {.who = event.corner,
                           .punch = counters ? scene::Punch::counter : punch_of(missed_punch(cue_.index)),
                           .fist = fist_of(static_cast<int>(cue_.index)),
                           .landing = covers ? Landing::blocked : Landing::missed,
                           .weight = 0.2F,
                           .arrives = scene::swing_seconds}));
    after(scene::swing_seconds + scene::miss_called_seconds)
        .call("dice-boxing.call.miss", 0.5F, above(other(event.corner)), 0.36F, Ink::paper);
  }
  void operator()(const PunchScored& event) {
    const scene::Blow blow = blow_of(event);
    show(blow);
    pop(blow, "dice-boxing.call.points", event.hit.points);
  }
  void operator()(const KnockedDown& event) {
    // The other man is already bound for his corner.
    const scene::Blow blow = aimed_at(cue_.pose, blow_of(event), cue_.start);
    show(blow);
    const float falls = scene::held_seconds(blow.weight);
    later(falls).show(scene::Fall{.who = event.corner});
    after(falls + scene::down_called_seconds)
        .call("dice-boxing.call.down", 0.75F, beside_who_falls(cue_.pose, event.corner, cue_.start), 1.1F, Ink::gold);
  }
  void operator()(const RingMoved& event) {
    show(scene::Footfall{.at = marker(event.corner).at, .lands = gliding_seconds(cue_.event)});
  }
  void operator()(const FoulCalled& event) {
    if (event.foul == Foul::clash_of_heads) {
      shake(age(), 0.06F, 0.3F);
    }
    show(scene::FoulBlow{.who = event.corner, .act = foul_of(event.foul)});
  }
  void operator()(const CutOpened& event) { bleed(event.corner); }
  void operator()(const CutReopened& event) { bleed(event.corner); }
  void operator()(const DoctorLooked& event) {
    if (!event.at_both) {
      look_at(stage(), event.of, age() + doctor_stays, cue_.duration + doctor_stays);
      scene::send_doctor(stage(), event.of, age() + doctor_stays, cue_.duration + 2 * doctor_stays, motion());
    }
    if (event.stops) {
      return;  // the referee says it
    }
    if (event.at_both) {
      call("dice-boxing.call.box-on", 0.9F, beside_the_men(cue_.pose), 0.7F, Ink::paper);
    } else {
      call_at_his_head(*this, event.of, "dice-boxing.call.box-on", 0.9F, Ink::paper);
    }
  }
  void operator()(const UniqueHappened& event) {
    if (event.event == UniqueEvent::long_clinch) {
      show(scene::Clinch{.lasts = cue_.duration});
    }
  }
  void operator()(const BoutEnded& event) {
    const float since = age() - verdict_after(event);
    if (since >= 0) {
      if (cue_.pose.knockdown.lies()) {
        after(cue_.pose.knockdown.sinks_after(cue_.start))
            .call_out(other(event.end.winner), end_call(event.end), called_out_seconds);
      } else {
        after(verdict_after(event)).call_at_the_foot(end_call(event.end), end_called_seconds, 0.85F);
      }
    }
    if (event.end.on_cards) {
      scene::show_cards(stage(), event.cards, age(), scene::seconds_until_verdict + end_called_seconds);
    }
    if (event.end.has_winner && event.end.method != Method::disqualification) {
      burst({.kind = ParticleKind::confetti, .count = 90, .at = {}}, since);
    }
  }
  /// Everything else is told by the bars.
  template <class Other>
  void operator()(const Other&) {}

  /// When the winner is known: a decision is read card by card.
  static float verdict_after(const BoutEnded& event) { return event.end.on_cards ? scene::seconds_until_verdict : 0; }

 private:
  static constexpr float called_out_seconds = 1.3F;  // then the other man has come
  static constexpr float doctor_stays = 1;           // seconds beyond the roll: what he says is told next

  /// He comes to the man, or nobody knows to whom of both first.
  void call_doctor(std::optional<Corner> man) {
    if (!man) {
      call("dice-boxing.call.doctor", 0.9F, beside_the_men(cue_.pose), 0.7F, Ink::paper);
      return;
    }
    look_at(stage(), *man, age(), cue_.duration);
    scene::send_doctor(stage(), *man, age(), cue_.duration + doctor_stays, motion());
    call_at_his_head(*this, *man, "dice-boxing.call.doctor", 0.9F, Ink::paper);
  }

  /// The chart says what it costs and not what he did.
  [[nodiscard]] scene::Act foul_of(Foul foul) const {
    constexpr std::array fouls{scene::Act::low_blow, scene::Act::elbow, scene::Act::butt};
    return foul == Foul::clash_of_heads ? scene::Act::butt : fouls.at(cue_.index % fouls.size());
  }
  [[nodiscard]] scene::Blow blow_of(const PunchScored& event) const {
    return aimed(cue_.pose, {.who = event.corner,
                             .punch = punch_of(cue_.pose, event.hit.type),
                             .fist = fist_of(event.face),
                             .weight = static_cast<float>(event.hit.points) / most_hit_points});
  }
  [[nodiscard]] scene::Blow blow_of(const KnockedDown& event) const {
    return aimed(cue_.pose, {.who = other(event.corner),
                             .punch = punch_of(cue_.pose, PunchType::hook),
                             .fist = fist_of(event.face),
                             .weight = 1});
  }
  /// The blow that the next event tells is on its way while its dice rest.
  void approach(const Event& next) const {
    std::optional<scene::Blow> blow;
    if (const PunchScored* scored = std::get_if<PunchScored>(&next)) {
      blow = blow_of(*scored);
    } else if (const KnockedDown* down = std::get_if<KnockedDown>(&next)) {
      blow = blow_of(*down);
    }
    if (blow) {
      blow->landing = Landing::coming;
      blow->arrives = cue_.duration;
      show(*blow);
    }
  }

  static std::string end_call(const End& end) {
    switch (end.method) {
      case Method::ko: return "dice-boxing.call.knockout";
      case Method::tko: return "dice-boxing.call.technical-knockout";
      case Method::disqualification: return "dice-boxing.call.disqualified";
      case Method::decision: return std::string("dice-boxing.call.decision.").append(name_of(end.verdict));
      case Method::technical_draw:
      case Method::technical_decision: return "dice-boxing.call.technical-stop";
      case Method::draw:
      case Method::none: break;
    }
    return "dice-boxing.call.draw";
  }

  void bleed(Corner corner) const { show_wound(*this, corner, "dice-boxing.call.cut", cue_.duration); }

  const Cue& cue_;
};

}  // namespace

scene::Punch punch_of(PunchType type) {
  switch (type) {
    case PunchType::jab: return scene::Punch::jab;
    case PunchType::body: return scene::Punch::body;
    case PunchType::cross: return scene::Punch::cross;
    case PunchType::hook: return scene::Punch::hook;
    case PunchType::uppercut: return scene::Punch::uppercut;
  }
  return scene::Punch::swing;
}

scene::Punch punch_of(const Pose& pose, PunchType type) { return pose.counters ? scene::Punch::counter : punch_of(type); }

float ornament_life(const Cue& cue) {
  if (const BoutEnded* end = std::get_if<BoutEnded>(&cue.event)) {
    return Painter::verdict_after(*end) + (end->end.has_winner ? scene::life_of(ParticleKind::confetti) : 2.3F);
  }
  return std::max(cue.duration, 1.7F);
}

void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, Motion motion) {
  scene::paint_cue<Painter>(stage, cue, clock, motion, ornament_life(cue), beside_the_men(cue.pose));
}

}  // namespace fc::dice_boxing

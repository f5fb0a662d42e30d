#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "rules/the-ring/names.h"
#include "scene/blows/impact.h"
#include "scene/corners/two_men.h"
#include "scene/ornament.h"
#include "scene/the-ring/choreography.h"

namespace fc::the_ring {
namespace {

using scene::big;
using scene::Ink;
using scene::Landing;
using scene::Motion;
using scene::ParticleKind;
using scene::small;

/// When the winner is known: a decision is read card by card.
float verdict_after(const BoutEnded& event) { return is_stoppage(event.end.method) ? 0 : scene::seconds_until_verdict; }

/// From the end, or the verdict, until the belt is fastened.
float belt_after(const BoutEnded& event) { return is_stoppage(event.end.method) ? 0 : 1.8F; }

/// What one event shows at one age of its cue.
class Painter : private scene::Impact {
 public:
  Painter(scene::Stage& stage, const Cue& cue, double clock, Motion motion)
      : Impact(stage, static_cast<float>(clock - cue.start), cue.index, motion), cue_(cue) {}

  void operator()(const Rolled& roll) {
    if (static_cast<Purpose>(roll.call.purpose) == Purpose::cut_stoppage && cue_.pose.shown.cut) {
      look_at(stage(), cue_.pose.shown.cut->on, age(), cue_.duration);
      look_on(other(cue_.pose.shown.cut->on), 1);
      if (age() <= cue_.duration) {  // then what he says is told
        scene::send_doctor(stage(), cue_.pose.shown.cut->on, age(), cue_.duration + doctor_stays, motion());
        call_at_his_head(*this, cue_.pose.shown.cut->on, "the-ring.call.doctor", 1.0F, Ink::paper);
      }
    }
    call_count(*this, cue_.pose, counting, cue_.count, cue_.duration);
    if (cue_.coming) {
      scene::Blow blow = aimed(cue_.pose, blow_of(*cue_.coming, cue_.index + 1));
      blow.landing = Landing::coming;
      blow.arrives = cue_.duration;
      show(blow);
    }
  }

  // Before the bout
  void operator()(const RefereeSet&) {
    if (cue_.duration >= anthem_seconds && age() >= anthem_after) {
      after(anthem_after)
          .call("the-ring.call.title", anthem_seconds - anthem_after, beside_the_men(cue_.pose), 1.1F, Ink::gold);
    }
  }
  void operator()(const TrainingRead& event) {
    show(aimed(cue_.pose,
               {.who = event.corner, .punch = scene::Punch::combination, .landing = Landing::smothered, .arrives = 0.44F}));
  }

  // Rounds and segments
  void operator()(const StrategiesRevealed& event) {
    for (const Corner corner : both_corners) {
      // On his side of the ring: two long names would run into each other over the men.
      const scene::Vec3 side = corner == Corner::red ? scene::Vec3{1.3F, 3, 1.95F} : scene::Vec3{4.7F, 3, 1.65F};
      call(key_of(event.strategies[fc::index_of(corner)]), 1.2F, side, small, scene::ink_of(corner));
    }
  }

  // A turn
  void operator()(const EntryRead& event) { show_entry(event); }
  void operator()(const Scored& event) {
    const bool left = cue_.index % 2 == 0;
    const scene::Blow blow = aimed(cue_.pose, {.who = event.corner,
                                               .punch = left ? scene::Punch::hook : scene::Punch::cross,
                                               .fist = left ? scene::Fist::left : scene::Fist::right,
                                               .weight = weight_of_points(event.points + 1)});
    if (event.cause == Cause::finisher) {
      show(blow);
    }
    if (event.cause != Cause::cut) {
      pop(blow, "the-ring.call.points", event.points);
    }
  }
  void operator()(const CounterRead& event) {
    if (event.end == CounterEnd::lands) {
      constexpr float arrives = 0.3F;
      after(arrives - scene::seconds_until_it_meets(scene::Punch::counter))
          .over(event.corner, "the-ring.call.counter", 0.9F, scene::ink_of(event.corner));
      show(aimed(cue_.pose, {.who = event.corner,
                             .punch = scene::Punch::counter,
                             .landing = Landing::blocked,
                             .weight = 0.3F,
                             .arrives = arrives}));
    } else if (event.end == CounterEnd::fails) {
      show(aimed(cue_.pose, {.who = event.corner,
                             .punch = scene::Punch::counter,
                             .landing = Landing::missed,
                             .arrives = scene::swing_seconds}));
    }
  }
  void operator()(const HardShotBegan& event) {
    call("the-ring.call.hard-shot", 0.8F, above(event.by), 0.6F, Ink::gold);
    show(scene::Charge{.who = event.by});
  }
  void operator()(const HardShotRead& event) { show(aimed(cue_.pose, blow_of(event, cue_.index))); }
  void operator()(const Staggered&) { shake(age(), 0.05F, 0.3F); }
  void operator()(const KnockedDown& event) {
    show(scene::Fall{.who = event.corner});
    after(scene::down_called_seconds)
        .call("the-ring.call.down", 0.75F, beside_who_falls(cue_.pose, event.corner, cue_.start), 1.1F, Ink::gold);
  }
  void operator()(const FinisherBegan& event) { show(scene::Charge{.who = event.by, .lasts = 0.55F}); }
  void operator()(const FinisherRead& event) {
    if (const auto blow = blow_of(event, finisher_lands_after)) {
      show(aimed(cue_.pose, *blow));
    }
  }

  // Cuts and fouls
  void operator()(const CutAttackBegan& event) {
    over(event.by, "the-ring.call.at-the-cut", 0.8F, scene::ink_of(event.by));
    show(aimed(cue_.pose, {.who = event.by,
                           .punch = scene::Punch::jab,
                           .fist = scene::Fist::left,
                           .landing = Landing::landed,
                           .weight = 0.35F,
                           .arrives = scene::swing_seconds}));
  }
  void operator()(const CutDealt& event) {
    // First he leaves what he was doing.
    constexpr float lowers_after = 0.3F;
    constexpr float lowering_seconds = 0.3F;
    look_on(other(event.on), std::clamp((age() - lowers_after) / lowering_seconds, 0.0F, 1.0F));
    show_wound(*this, event.on, event.opened ? "the-ring.call.cut" : "the-ring.call.deeper", cue_.duration);
  }
  void operator()(const CutChecked& event) {
    look_at(stage(), event.on, age() + cue_.duration, 2 * cue_.duration);
    scene::send_doctor(stage(), event.on, age() + doctor_stays, cue_.duration + doctor_stays + scene::look_away_seconds,
                       motion());
    look_on(other(event.on), 1);
    if (!event.stops) {  // else the referee says it
      call_at_his_head(*this, event.on, "the-ring.call.box-on", 1.0F, Ink::paper);
    }
  }
  void operator()(const FoulRead& event) {
    constexpr std::array fouls{scene::Act::low_blow, scene::Act::elbow, scene::Act::butt};
    show(scene::FoulBlow{.who = event.by, .act = fouls.at(static_cast<std::size_t>(event.legend) % fouls.size())});
  }
  void operator()(const RetaliationDecided& event) {
    if (event.retaliates) {
      over(event.corner, "the-ring.call.retaliates", 0.9F, scene::ink_of(event.corner));
      show(aimed(cue_.pose, {.who = event.corner,
                             .punch = scene::Punch::body,
                             .landing = Landing::landed,
                             .weight = 0.3F,
                             .arrives = scene::swing_seconds}));
    }
  }

  // Ends
  void operator()(const BoutStopped& event) {
    const scene::Knockdown& knockdown = cue_.pose.knockdown;
    if (knockdown.lies()) {
      after(knockdown.sinks_after(cue_.start)).call_out(other(event.winner), end_call(event.method), 1.4F);
    } else {
      // The board folds away first: there is room before the two then.
      const float between = (marker(Corner::red).at.x + marker(Corner::blue).at.x) / 2;
      after(scene::folding_seconds).call(end_call(event.method), 1.5F, {between, 5.1F, 0.45F}, 0.85F, Ink::gold);
    }
  }
  void operator()(const BoutEnded& event) {
    const float since = age() - verdict_after(event);
    const bool decided = !is_stoppage(event.end.method);
    if (since >= 0 && decided) {
      after(verdict_after(event)).call_at_the_foot(end_call(event.end.method), belt_after(event), 0.85F);
    }
    if (event.end.title != Title::none && since >= belt_after(event)) {
      const scene::Ornament fastened = after(verdict_after(event) + belt_after(event));
      const std::string champion = key_of("call.champion", name_of(event.end.title));
      if (cue_.pose.knockdown.lies()) {
        fastened.call_at_the_top(champion, belt_told, 0.85F);
      } else {
        fastened.call_at_the_foot(champion, belt_told, 0.85F);
      }
    }
    if (decided) {
      scene::show_cards(stage(), event.cards, age(), scene::seconds_until_verdict + belt_after(event) + 0.4F);
    }
    if (event.end.has_winner && event.end.method != Method::dq) {
      burst({.kind = ParticleKind::confetti, .count = 90, .at = {}}, since);
    }
  }
  /// Everything else is told by the board.
  template <class Other>
  void operator()(const Other&) {}

 private:
  static constexpr float anthem_after = 1.4F;
  static constexpr float belt_told = 2.2F;
  static constexpr float doctor_stays = 1;  // seconds beyond the roll: what he says is told next

  static std::string_view end_call(Method method) {
    switch (method) {
      case Method::ko: return "the-ring.call.knockout";
      case Method::tko: return "the-ring.call.technical-knockout";
      case Method::tko_cut: return "the-ring.call.stopped-on-a-cut";
      case Method::dq: return "the-ring.call.disqualified";
      case Method::unanimous: return "the-ring.call.decision.unanimous";
      case Method::majority: return "the-ring.call.decision.majority";
      case Method::split: return "the-ring.call.decision.split";
      default: break;
    }
    return "the-ring.call.draw";
  }

  /// While everybody looks at a cut the man who dealt it lowers his guard. lowered: 0 to 1.
  void look_on(Corner who, float lowered) {
    scene::Likeness& likeness = std::ranges::find(stage().markers, who, &scene::Marker::corner)->likeness;
    if (likeness.gesture.act == scene::Act::stance && age() < cue_.duration) {
      constexpr float at_ease = 0.6F;  // no ropes for his arms there
      likeness.gesture = {.act = scene::Act::wait, .amount = at_ease * lowered};
    }
  }

  /// The blows of a line, one after the other.
  void show_entry(const EntryRead& event) const {
    if (event.clause == no_clause) {
      return;
    }
    const bool lands = event.effects.score > 0 || event.effects.stm > 0;
    float meets = first_blow;
    for (const ClauseWord told : words_of_clause(event.column, event.number, static_cast<std::size_t>(event.clause))) {
      meets += seconds_before(told);
      if (const auto blow = blow_of(told, event.to, lands, weight_of_points(event.effects.score), meets)) {
        show(aimed(cue_.pose, *blow));
        meets += between_blows;
      }
    }
    if (meets == first_blow && !event.effects.hard && !event.effects.counter && !event.effects.foul) {
      show(aimed(cue_.pose, {.who = event.to, .landing = Landing::missed, .arrives = first_blow}));
    }
  }

  const Cue& cue_;
};

}  // namespace

float ornament_life(const Cue& cue) {
  constexpr float longest_call = 2.3F;
  const Event& event = cue.event;
  if (const BoutEnded* end = std::get_if<BoutEnded>(&event)) {
    const float confetti = end->end.has_winner ? scene::life_of(ParticleKind::confetti) : 0;
    return verdict_after(*end) + std::max(confetti, belt_after(*end) + longest_call);
  }
  const bool looked_at = std::holds_alternative<CutDealt>(event) || std::holds_alternative<CutChecked>(event);
  return std::max(cue.row.seconds + (looked_at ? scene::look_away_seconds : 0), shot_lands_after);
}

void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, Motion motion) {
  scene::paint_cue<Painter>(stage, cue, clock, motion, ornament_life(cue), beside_the_men(cue.pose));
}

}  // namespace fc::the_ring
